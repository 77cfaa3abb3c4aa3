/** What takes the place of `src/site/assets.ts` where nothing was compiled: addresses under which there is no file. */
import type { Assets } from '#src/site/assets.ts'

const text = { href: '/assets/text.woff2', type: 'font/woff2' }

export const assetsOf = (): Assets => ({
  stylesheet: '/assets/site.css',
  scripts: '/assets/scripts.css',
  whole: {},
  rare: '/assets/rare.css',
  preloads: { serif: [text], italic: [text], sans: [text] },
  early: '/assets/early.js',
  script: '/assets/site.js',
})

export const assets = { takes: () => false }

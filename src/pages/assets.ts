/** Addresses of the files that every page links. */

export type Assets = {
  stylesheet: string
  preloads: readonly { href: string; type: string }[]
  early: string
  script: string
}

export const assetsOf = (): Assets => ({
  stylesheet: '/assets/site.css',
  preloads: [],
  early: '/assets/early.js',
  script: '/assets/site.js',
})

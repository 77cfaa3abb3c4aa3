/** Addresses of the files that every page links. */

export type Assets = { stylesheet: string; preloads: readonly { href: string; type: string }[]; script: string }

export const assetsOf = (): Assets => ({ stylesheet: '/assets/site.css', preloads: [], script: '/assets/site.js' })

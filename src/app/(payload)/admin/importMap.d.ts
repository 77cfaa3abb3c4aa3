import type { ImportMap } from 'payload'

/** The admin's components by their paths. Written by `npm run generate`. */
export const importMap: ImportMap

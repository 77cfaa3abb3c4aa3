/** Slugs: the part of an address that names one entry. */

import { fold } from './fold.ts'

/** A slug is at most this many characters. */
export const maxSlugLength = 80

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether the text is a slug: `[a-z0-9]+(-[a-z0-9]+)*`, at most 80 characters. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && slugShape.test(text)

/**
 * The slug of a name: folded, words joined by hyphens, cut at a word after 80 characters. Words in other scripts are
 * left out; a name written wholly in another script gives the empty string, and the editor types a slug.
 */
export const slugify = (name: string): string => {
  const folded = fold(name)
  if (/\p{L}/u.test(folded) && !/[a-z]/.test(folded)) return ''
  const slug = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  if (slug.length <= maxSlugLength) return slug
  const lastCut = slug.lastIndexOf('-', maxSlugLength)
  return slug.slice(0, lastCut > 0 ? lastCut : maxSlugLength)
}

/**
 * The address of a plate. It says everything the drawing follows from, so that a plate is drawn from its address alone
 * and, once drawn, never changes.
 */
import { services } from '#src/services.ts'
import { isSlug } from '#src/text/slug.ts'
import { isHex } from '../swatch.tsx'
import { inkNames, isInkName } from './palette.ts'

/** What a plate is drawn from: the path of its entry, and either the colour that the entry is, or its inks, or an accent. */
export type PlateOf = { path: string; slug: string } & Coloured
type Coloured = { own: string } | { inks: readonly string[] } | { accentHueDegrees: number }

/** Edition of the drawings: raised whenever a plate is drawn in another way, so that no reader keeps the old one. */
export const edition = 1

/** Below which every plate has its address. */
export const platesFolder = '/plates/'

const begin = `${platesFolder}${edition}/`
const end = '.svg'
const accents = new Set(services.map(({ accentHueDegrees }) => accentHueDegrees))

/**
 * The address of an entry's plate. `words` may name colours, those that name none are passed over; `own` is the colour of
 * an entry that is one; the accent is that of its service, for an entry without colours.
 */
export function plateAddress({ path, slug, words, own, accentHueDegrees }: EntryWithWords): string {
  const inks = inkNames(words)
  const colours =
    own !== undefined ? `own-${bare(own)}` : inks.length > 0 ? inks.map(bare).join('-') : `accent-${accentHueDegrees}`
  return `${begin}${path}/${slug}/${colours}${end}`
}

type EntryWithWords = {
  path: string
  slug: string
  words: readonly string[]
  own?: string | undefined
  accentHueDegrees: number
}

/** What the plate at this address is drawn from; null where the address is not one that `plateAddress` gives. */
export function readPlateAddress(address: string): PlateOf | null {
  if (!address.startsWith(begin) || !address.endsWith(end)) return null
  const parts = address.slice(begin.length, -end.length).split('/')
  const [path = '', slug = '', colours = ''] = parts
  const coloured = readColours(colours)
  return parts.length === 3 && isSlug(path) && isSlug(slug) && coloured ? { path, slug, ...coloured } : null
}

function readColours(colours: string): Coloured | null {
  const [first = '', ...rest] = colours.split('-')
  if (first === 'own') return rest.length === 1 && isHex(`#${rest[0]}`) ? { own: `#${rest[0]}` } : null
  if (first === 'accent') {
    const hue = Number(rest[0])
    return colours === `accent-${hue}` && accents.has(hue) ? { accentHueDegrees: hue } : null
  }
  const inks = [first, ...rest].map((name) => (isHex(`#${name}`) ? `#${name}` : name))
  return inks.length <= 3 && inks.every(isInkName) ? { inks } : null
}

const bare = (name: string): string => name.replace('#', '')

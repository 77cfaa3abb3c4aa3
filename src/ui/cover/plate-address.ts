/**
 * The address of a plate. It holds everything that the drawing depends on: a plate is drawn from its address alone and, once drawn,
 * never changes.
 */
import { network, type PlateKind, services } from '#src/services.ts'
import { isSlug } from '#src/text/slug.ts'
import type { Trait } from './kind.ts'
import { findKind } from './kinds/index.ts'

/** What a plate is drawn from: its kind, the path of its entry, the accent of its service, and the known words of each trait. */
export type PlateOf = {
  kind: PlateKind
  path: string
  slug: string
  accentHueDegrees: number
  words: Readonly<Record<string, readonly string[]>>
}

/** Edition of the drawings: raised whenever a plate is drawn in another way, so that no reader keeps the old one. */
export const plateEdition = 3

/** The path below which all plates are served. */
export const platesFolder = '/plates/'

const begin = `${platesFolder}${plateEdition}/`
const end = '.svg'
const accents = new Set([network, ...services].map(({ accentHueDegrees }) => accentHueDegrees))

/** The address of an entry's plate. `said` has what the entry says by trait; words that the kind does not know are passed over. */
export function plateAddress({ kind, path, slug, accentHueDegrees, said }: EntrySays): string {
  const traits = Object.entries(findKind(kind)?.traits ?? {})
  const perTrait = traits.map(([name, trait]) => knownWords(trait, said[name] ?? []))
  const words = perTrait.some((one) => one.length > 0) ? perTrait.map((one) => `_${one.join('.')}`).join('') : ''
  return `${begin}${kind}/${path}/${slug}/${accentHueDegrees}${words}${end}`
}

type EntrySays = Omit<PlateOf, 'words'> & { said: Readonly<Record<string, readonly string[]>> }

/** What the plate at this address is drawn from; null where the address is not one that `plateAddress` gives. */
export function readPlateAddress(address: string): PlateOf | null {
  if (!address.startsWith(begin) || !address.endsWith(end)) return null
  const parts = address.slice(begin.length, -end.length).split('/')
  const [kind = '', path = '', slug = '', says = ''] = parts
  const definition = findKind(kind)
  if (parts.length !== 4 || definition === null || !isSlug(path) || !isSlug(slug)) return null
  const [hue = '', ...written] = says.split('_')
  const names = Object.keys(definition.traits)
  const words = Object.fromEntries(
    names.map((name, index) => [name, (written[index] ?? '').split('.').filter(Boolean)]),
  )
  const read = { kind: kind as PlateKind, path, slug, accentHueDegrees: Number(hue), words }
  const isWritten = accents.has(read.accentHueDegrees) && plateAddress({ ...read, said: words }) === address
  return isWritten ? read : null
}

/** The words among these that a trait knows, each once, no more than it takes. */
const knownWords = ({ most, word }: Trait, said: readonly string[]): string[] =>
  [...new Set(said.map(word).filter((one) => one !== null))].slice(0, most)

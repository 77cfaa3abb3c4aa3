/** What a kind of plate is: the words of an entry that it follows from, and how it is drawn from them. */
import type { Ink } from './palette.ts'

/** Measures of every sheet. */
export const sheet = { width: 240, height: 320 } as const

/** The middle of the sheet: what is drawn about it is seen whole wherever a plate is cut to another shape. */
export const middle = [sheet.width / 2, sheet.height / 2] as const

/** Numbers from 0 up to 1, always the same for the same entry. */
export type Draw = () => number

/** What of an entry a plate follows from. */
export type Trait = {
  /** No more words than these are taken. */
  most: number
  /** The word a drawing knows for what the entry says; null for what it does not know. A known word stands for itself. */
  word(said: string): string | null
}

/** A sheet by day and by night, and what is printed on it. */
export type Drawing = {
  ground: Ink
  night: Ink
  art: string
}

/** The known words of an entry by trait, with what else a drawing takes. */
export type Drawn<T extends string> = Readonly<Record<T, readonly string[]>> & {
  draw: Draw
  accentHueDegrees: number
}

/** A kind of plate. The order of its traits is the order of their words in the address. */
export type PlatePainter<T extends string> = {
  traits: Readonly<Record<T, Trait>>
  /** The plate of an entry of which at least one word is known. */
  plate(drawn: Drawn<T>): Drawing
  /** The plate of an entry without such a word, as a day, a place or a term, in the manner of the kind. */
  quiet(drawn: Drawn<never>): Drawing
}

/** A trait whose words are those of a list. */
export const traitOfWords = (
  vocabulary: readonly string[] | Readonly<Record<string, unknown>>,
  most: number,
): Trait => {
  const words = new Set(Array.isArray(vocabulary) ? (vocabulary as readonly string[]) : Object.keys(vocabulary))
  return { most, word: (said) => (words.has(said) ? said : null) }
}

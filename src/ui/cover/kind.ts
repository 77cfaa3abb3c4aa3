/** The type of a kind of plate: the words of an entry that it needs, and how it is drawn from them. */
import type { Ink } from './palette.ts'

/** Measures of every sheet. */
export const sheet = { width: 240, height: 320 } as const

/** The middle of the sheet: drawings around it stay whole when a plate is cut to another shape. */
export const middle = [sheet.width / 2, sheet.height / 2] as const

/** Numbers from 0 up to 1, always the same for the same entry. */
export type Draw = () => number

/** One of these, drawn by lot. */
export const byLot = <T>(all: readonly [T, ...T[]], draw: Draw): T => all[Math.floor(draw() * all.length)] ?? all[0]

/** A property of an entry that a plate is drawn from. */
export type Trait = {
  /** Most words that are used. */
  most: number
  /** The known word for what an entry says; null where there is none. A known word gives itself. */
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
  /** The plate of an entry without a known word, such as a day, a place or a term, in the manner of the kind. */
  quiet(drawn: Drawn<never>): Drawing
}

/** A trait whose known words are those of a list. */
export const traitOfWords = (
  vocabulary: readonly string[] | Readonly<Record<string, unknown>>,
  most: number,
): Trait => {
  const words = new Set(Array.isArray(vocabulary) ? (vocabulary as readonly string[]) : Object.keys(vocabulary))
  return { most, word: (said) => (words.has(said) ? said : null) }
}

/** Inks of a cover: from an entry's colours where it has some, else from the accent of its service. */
import { oklchOf } from '#src/colour/oklch.ts'
import { isHex } from '../swatch.tsx'
import type { Trait } from './kind.ts'

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Ink = { lightness: number; chroma: number; hueDegrees: number }

const ink = (lightness: number, chroma: number, hueDegrees: number): Ink => ({ lightness, chroma, hueDegrees })

/** Colour words in use as values of facets, as printing inks: chosen by eye to sit together on one sheet. */
const inkByWord: ReadonlyMap<string, Ink> = new Map(
  Object.entries({
    red: ink(0.57, 0.2, 27),
    pink: ink(0.74, 0.13, 356),
    orange: ink(0.7, 0.17, 52),
    yellow: ink(0.84, 0.155, 90),
    gold: ink(0.77, 0.13, 85),
    white: ink(0.975, 0.008, 95),
    cream: ink(0.93, 0.045, 92),
    ivory: ink(0.95, 0.03, 95),
    blue: ink(0.54, 0.15, 262),
    cyan: ink(0.72, 0.11, 205),
    indigo: ink(0.42, 0.13, 272),
    turquoise: ink(0.68, 0.1, 200),
    purple: ink(0.51, 0.16, 308),
    violet: ink(0.55, 0.17, 295),
    green: ink(0.6, 0.12, 145),
    maroon: ink(0.38, 0.12, 18),
    brown: ink(0.44, 0.07, 55),
    black: ink(0.26, 0.01, 60),
    grey: ink(0.62, 0.01, 250),
    silver: ink(0.78, 0.008, 250),
  }),
)

/** Most inks of its entry in which a plate is printed. */
const MOST_INKS = 3

/** A colour value as a word of an address: #ffd1dc without its sign. Null for any other text. */
const valueWord = (said: string): string | null => {
  const value = said.startsWith('#') ? said : `#${said}`
  return isHex(value) ? value.slice(1) : null
}

/** The words of an entry that are colours, #rrggbb. */
export const valueTrait = (most: number): Trait => ({ most, word: valueWord })

/** The words of an entry that name inks: a colour word or a value. Other words, such as "multi", are passed over. */
export const inkTrait: Trait = {
  most: MOST_INKS,
  word: (said) => (inkByWord.has(said) ? said : valueWord(said)),
}

/** The inks of these words. */
export const inksOf = (words: readonly string[]): Ink[] =>
  words.map((word) => inkByWord.get(word) ?? oklchOf(`#${word}`))

/** Steps round the circle of hues from the accent to its companions: neighbours, and now and then an opposite. */
const companions = [35, -40, 75, 150, -130] as const

/** Three inks about the accent of a service. */
export function accentInks(accentHueDegrees: number, draw: () => number): [Ink, Ink, Ink] {
  const hue = accentHueDegrees + (draw() - 0.5) * 36
  const first = ink(0.44 + draw() * 0.26, 0.13, hue)
  const away = companions[Math.floor(draw() * companions.length)] ?? 35
  const second = ink(first.lightness > 0.57 ? 0.42 : 0.78, 0.09, hue + away)
  return [first, second, ink(0.9, 0.04, hue + away / 2)]
}

/** The same ink, lighter or darker by this much, and so a little paler. */
export const shade = ({ lightness, chroma, hueDegrees }: Ink, by: number): Ink =>
  ink(Math.min(0.97, Math.max(0.2, lightness + by)), chroma * (1 - Math.abs(by) * 0.6), hueDegrees)

/** A colour as CSS writes it. */
export const css = ({ lightness, chroma, hueDegrees }: Ink): string =>
  `oklch(${round(lightness)} ${round(chroma)} ${Math.round(((hueDegrees % 360) + 360) % 360)})`

const round = (value: number): number => Math.round(value * 1000) / 1000

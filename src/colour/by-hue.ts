/** Colours in the order of the rainbow, as a chart of them is read. */
import { oklchOf } from './oklch.ts'

/** Chroma below which a colour is seen as a grey. */
const LEAST_CHROMA = 0.03

/** Breadth of a band of hues, in degrees: within a band, colours are ordered by lightness. */
const BAND_DEGREES = 15

/** The band of greys, after the last one of hues. */
const GREYS = 360 / BAND_DEGREES

/** Sorts colours: those with a hue first, band after band from light to dark, then greys from white to black. */
export const inOrderOfHue = <Coloured extends { hex: string }>(colours: readonly Coloured[]): Coloured[] =>
  colours
    .map((colour) => ({ colour, ...placeOf(colour.hex) }))
    .sort((a, b) => a.band - b.band || b.lightness - a.lightness)
    .map(({ colour }) => colour)

const placeOf = (hex: string): { band: number; lightness: number } => {
  const { lightness, chroma, hueDegrees } = oklchOf(hex)
  return { lightness, band: chroma < LEAST_CHROMA ? GREYS : Math.floor(hueDegrees / BAND_DEGREES) }
}

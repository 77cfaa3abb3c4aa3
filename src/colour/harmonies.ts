/** Harmonies: the colours that stand in a plain relation to one colour. */
import { converter, formatHex, type Hsl } from 'culori'
import { z } from 'zod'
import { hexShape, rgbOf } from './hex.ts'

/** Turns of the hue in HSL, in degrees, by the name of the harmony. */
const turns = {
  complementary: [180],
  analogous: [-30, 30],
  triadic: [120, 240],
  split_complementary: [150, 210],
  tetradic: [90, 180, 270],
} as const

/** Lightness in HSL of the shades a monochromatic harmony is drawn from, dark to light. */
const lightnesses = [0.1, 0.3, 0.5, 0.7, 0.9]

const hexes = (most: number) => z.array(z.string().regex(hexShape)).max(most)

/** The shape of a colour's harmonies. */
export const colourHarmonies = z
  .strictObject({
    complementary: hexes(1).describe('The opposite hue, 180 degrees away, as #rrggbb.'),
    analogous: hexes(2).describe('The neighbouring hues, 30 degrees before and after.'),
    triadic: hexes(2).describe('The hues 120 and 240 degrees on: with the colour, three evenly spaced.'),
    split_complementary: hexes(2).describe('The neighbours of the opposite hue, 150 and 210 degrees on.'),
    tetradic: hexes(3).describe('The hues 90, 180 and 270 degrees on: with the colour, four evenly spaced.'),
    monochromatic: hexes(4).describe('The same hue and saturation in four other lightnesses, dark to light.'),
  })
  .describe(
    'Harmonies by turning the hue in HSL, without the colour itself. A grey has no hue to turn: its lists are empty but the monochromatic one.',
  )

/** A colour's harmonies, each a list of `#rrggbb`. */
export type ColourHarmonies = z.infer<typeof colourHarmonies>

const toHsl = converter('hsl')

/**
 * The harmonies of a `#rrggbb` by rotation of the hue in HSL. A grey has no hue: only its monochromatic list is filled.
 * Next to grey, where turns fall on one value or on the colour itself, a list is shorter.
 */
export const harmoniesOf = (hex: string): ColourHarmonies => {
  const colour = toHsl(rgbOf(hex))
  const { h: hue, l: lightness } = colour
  const turned = (degrees: readonly number[]): string[] =>
    hue === undefined
      ? []
      : others(
          degrees.map((turn) => ({ ...colour, h: hue + turn })),
          hex,
        )
  return {
    complementary: turned(turns.complementary),
    analogous: turned(turns.analogous),
    triadic: turned(turns.triadic),
    split_complementary: turned(turns.split_complementary),
    tetradic: turned(turns.tetradic),
    monochromatic: others(
      withoutNearest(lightness).map((l) => ({ ...colour, l })),
      hex,
    ),
  }
}

/** The lightnesses of the shades without the one nearest to the colour's own; of two equally near, the darker is left out. */
const withoutNearest = (lightness: number): number[] => {
  const gaps = lightnesses.map((shade) => Math.abs(shade - lightness))
  return lightnesses.toSpliced(gaps.indexOf(Math.min(...gaps)), 1)
}

const others = (colours: readonly Hsl[], hex: string): string[] => [
  ...new Set(colours.map((colour) => formatHex(colour)).filter((other) => other !== hex)),
]

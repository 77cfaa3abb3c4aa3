/** One colour in the notations of screen and print. */
import { converter } from 'culori'
import { z } from 'zod'
import { hexShape, rgbOf } from './hex.ts'

const percent = z.int().min(0).max(100)
const channel = z.int().min(0).max(255)

/** The shape of a colour's values. */
export const colourValues = z.strictObject({
  hex: z.string().regex(hexShape).describe('Value in sRGB as #rrggbb, lower case.'),
  rgb: z
    .strictObject({
      red: channel.describe('Red, 0 to 255.'),
      green: channel.describe('Green, 0 to 255.'),
      blue: channel.describe('Blue, 0 to 255.'),
    })
    .describe('Channels in sRGB.'),
  hsl: z
    .strictObject({
      hue_degrees: z.int().min(0).max(359).describe('Hue in degrees, 0 to 359; 0 for a grey, which has none.'),
      saturation_percent: percent.describe('Saturation in percent, 0 to 100.'),
      lightness_percent: percent.describe('Lightness in percent, 0 to 100.'),
    })
    .describe('Hue, saturation and lightness, rounded.'),
  cmyk: z
    .strictObject({
      cyan_percent: percent.describe('Cyan in percent, 0 to 100.'),
      magenta_percent: percent.describe('Magenta in percent, 0 to 100.'),
      yellow_percent: percent.describe('Yellow in percent, 0 to 100.'),
      black_percent: percent.describe('Black in percent, 0 to 100.'),
    })
    .describe(
      'Ink shares by the plain formula, rounded. They know no printer or paper; a print needs its colour profile.',
    ),
})

/** A colour's values: `#rrggbb`, channels 0 to 255, hue in whole degrees, shares in whole percent. */
export type ColourValues = z.infer<typeof colourValues>

const toHsl = converter('hsl')

/** The values of a `#rrggbb`. Nothing is rounded before the last step. */
export const colourValuesOf = (hex: string): ColourValues => {
  const rgb = rgbOf(hex)
  const { h: hue = 0, s: saturation, l: lightness } = toHsl(rgb)
  const brightest = Math.max(rgb.r, rgb.g, rgb.b)
  // Pure black has no other ink, and nothing to divide by.
  const ink = (channel: number): number => (brightest === 0 ? 0 : inPercent((brightest - channel) / brightest))
  return {
    hex,
    rgb: { red: Math.round(rgb.r * 255), green: Math.round(rgb.g * 255), blue: Math.round(rgb.b * 255) },
    hsl: {
      hue_degrees: nearestWhole(hue) % 360,
      saturation_percent: inPercent(saturation),
      lightness_percent: inPercent(lightness),
    },
    cmyk: {
      cyan_percent: ink(rgb.r),
      magenta_percent: ink(rgb.g),
      yellow_percent: ink(rgb.b),
      black_percent: inPercent(1 - brightest),
    },
  }
}

const inPercent = (share: number): number => nearestWhole(share * 100)

/** Rounds a half up, also where floating-point arithmetic leaves it slightly below. */
const nearestWhole = (value: number): number => Math.round(value + 1e-9)

/** Contrast: whether black or white text can be read on a colour. */
import { wcagContrast } from 'culori'
import { z } from 'zod'
import { rgbOf } from './hex.ts'

/** The least ratio of each level. WCAG 2.2, success criteria 1.4.3 (AA) and 1.4.6 (AAA). */
const leastRatios = { aa_normal: 4.5, aa_large: 3, aaa_normal: 7, aaa_large: 4.5 } as const

const textContrast = z.strictObject({
  ratio: z.number().min(1).max(21).describe('WCAG 2 contrast ratio to one, 1 to 21, rounded down to two decimals.'),
  aa_normal: z.boolean().describe('Whether text of normal size passes level AA: 4.5 or more.'),
  aa_large: z.boolean().describe('Whether large text (24 px, or 18.66 px bold) passes level AA: 3 or more.'),
  aaa_normal: z.boolean().describe('Whether text of normal size passes level AAA: 7 or more.'),
  aaa_large: z.boolean().describe('Whether large text passes level AAA: 4.5 or more.'),
})

/** The shape of a colour's contrast with black and with white text. */
export const colourContrast = z.strictObject({
  black_text: textContrast.describe('Black text on this colour.'),
  white_text: textContrast.describe('White text on this colour.'),
  better: z.enum(['black', 'white']).describe('The text colour with the higher contrast.'),
})

/** How well text can be read. */
export type TextContrast = z.infer<typeof textContrast>

/** A colour's contrast with black and with white text. */
export type ColourContrast = z.infer<typeof colourContrast>

const black = rgbOf('#000000')
const white = rgbOf('#ffffff')

/** The contrast of a `#rrggbb` with text. A ratio is rounded down, so that what is shown passes exactly when the text does. */
export const contrastOf = (hex: string): ColourContrast => {
  const ground = rgbOf(hex)
  const withBlack = wcagContrast(ground, black)
  const withWhite = wcagContrast(ground, white)
  return {
    black_text: passes(withBlack),
    white_text: passes(withWhite),
    better: withBlack >= withWhite ? 'black' : 'white',
  }
}

/** The contrast of text in one `#rrggbb` on another, whichever of them is the text. */
export const contrastBetween = (one: string, other: string): TextContrast =>
  passes(wcagContrast(rgbOf(one), rgbOf(other)))

const passes = (contrast: number): TextContrast => {
  // A ratio that is a whole number, such as 21, may be computed slightly below it.
  const ratio = Math.floor(contrast * 100 + 1e-9) / 100
  return {
    ratio,
    aa_normal: ratio >= leastRatios.aa_normal,
    aa_large: ratio >= leastRatios.aa_large,
    aaa_normal: ratio >= leastRatios.aaa_normal,
    aaa_large: ratio >= leastRatios.aaa_large,
  }
}

/** OKLCH: lightness, chroma and hue as the eye sees them. */
import { converter, formatHex } from 'culori'
import { rgbOf } from './hex.ts'

const toOklch = converter('oklch')

/** A `#rrggbb` in OKLCH (Björn Ottosson, 2020): lightness 0 to 1, chroma, hue in degrees; the hue of a grey is 0. */
export const oklchOf = (hex: string): { lightness: number; chroma: number; hueDegrees: number } => {
  const { l, c, h = 0 } = toOklch(rgbOf(hex))
  return { lightness: l, chroma: c, hueDegrees: h }
}

/** A colour in OKLCH as `#rrggbb`, cut to what a screen can show. */
export const hexOf = ({ lightness, chroma, hueDegrees }: ReturnType<typeof oklchOf>): string =>
  formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hueDegrees })

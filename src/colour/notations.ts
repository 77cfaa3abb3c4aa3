/** A colour as it is written for screens, for print and for those who measure. */
import { labOf } from './lab.ts'
import { oklchOf } from './oklch.ts'
import { colourValuesOf } from './values.ts'

/** A notation by its name, ready to be copied. */
export type Notation = { name: string; text: string }

/** The notations of a `#rrggbb`: those of style sheets as these take them; CMYK by the plain formula; CIE Lab under D65. */
export const notationsOf = (hex: string): Notation[] => {
  const { rgb, hsl, cmyk } = colourValuesOf(hex)
  const { lightness, chroma, hueDegrees } = oklchOf(hex)
  return [
    { name: 'Hex', text: hex },
    { name: 'RGB', text: `rgb(${rgb.red} ${rgb.green} ${rgb.blue})` },
    { name: 'HSL', text: `hsl(${hsl.hue_degrees} ${hsl.saturation_percent}% ${hsl.lightness_percent}%)` },
    {
      name: 'CMYK',
      text: Object.values(cmyk)
        .map((share) => `${share}%`)
        .join(' '),
    },
    {
      name: 'CIE Lab, D65',
      text: labOf(hex)
        .map((part) => rounded(part, 2))
        .join(' '),
    },
    {
      name: 'OKLCH',
      text: `oklch(${rounded(lightness, 3)} ${rounded(chroma, 3)} ${rounded(hueOf(chroma, hueDegrees), 1)})`,
    },
  ]
}

/** Chroma below which the hue is only a rounding error. */
const hueOf = (chroma: number, degrees: number): number => (chroma < 5e-4 ? 0 : degrees)

/** A number in which -0 is 0. */
const rounded = (value: number, decimals: number): string => {
  const factor = 10 ** decimals
  return String(Math.round(value * factor) / factor + 0)
}

/** Colours as people see them whose eyes lack one of the three sorts of cones, or all. */
import { converter, formatHex, type LinearRgb } from 'culori'
import { rgbOf } from './hex.ts'

/** Rows by which linear red, green and blue become what is seen. */
type Matrix = readonly [Row, Row, Row]
type Row = readonly [red: number, green: number, blue: number]

/**
 * A sort of sight, what it is called, and how many have it in northern Europe, where it was counted best.
 * Matrices: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE TVCG 15 (6), 2009, at severity 1.0; they are for linear light. Where no cone tells colours apart, what is
 * left is the luminance of sRGB (IEC 61966-2-1). Shares: J. Birch, "Worldwide prevalence of red-green color deficiency", JOSA
 * A 29 (3), 2012, for the first two.
 */
const sights: readonly { name: string; lacks: string; matrix: Matrix }[] = [
  {
    name: 'Protanopia',
    lacks: 'no red cones, about 1 man in 100',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    name: 'Deuteranopia',
    lacks: 'no green cones, about 1 man in 100',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    name: 'Tritanopia',
    lacks: 'no blue cones, rare',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
  {
    name: 'Achromatopsia',
    lacks: 'no cones that work, very rare',
    matrix: [
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
    ],
  },
]

/** A colour in one sort of sight. */
export type SeenColour = { name: string; lacks: string; hex: string }

const toLinear = converter('lrgb')

/** A `#rrggbb` as it looks in each sort of sight. What the model puts outside sRGB is cut to it. */
export const seenBy = (hex: string): SeenColour[] => {
  const { r, g, b } = toLinear(rgbOf(hex))
  const through = ([red, green, blue]: Row) => red * r + green * g + blue * b
  return sights.map(({ name, lacks, matrix: [red, green, blue] }) => {
    const seen: LinearRgb = { mode: 'lrgb', r: through(red), g: through(green), b: through(blue) }
    return { name, lacks, hex: formatHex(seen) }
  })
}

/** CIE Lab: colours as points, so that a difference is a distance. */
import { converter } from 'culori'
import { rgbOf } from './hex.ts'

/** A colour in CIE Lab under D65: L* (0 to 100), a* and b*. */
export type Lab = readonly [lightness: number, a: number, b: number]

const toLab = converter('lab65')

/** The CIE Lab coordinates of a `#rrggbb` under D65, the white of sRGB, for the two-degree observer. */
export const labOf = (hex: string): Lab => {
  const { l, a, b } = toLab(rgbOf(hex))
  return [l, a, b]
}

/** The difference of two colours: Euclidean in CIE Lab, ΔE*ab of CIE 1976. About 2.3 is just noticeable. */
export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Harmonies of a colour by turns of its hue and steps of its lightness in OKLCH, which matches how the eye sees colours. */
import { converter, formatHex, type Oklch, toGamut } from 'culori'
import { rgbOf } from './hex.ts'

/** Turns of the hue in degrees, by the name of the harmony. */
const turns = {
  Complement: [180],
  Triad: [120, 240],
  Analogous: [-60, -30, 30, 60],
  'Split complement': [150, 210],
  Tetrad: [90, 180, 270],
} as const

/** Steps to white, and to black. */
const STEPS = 5

/** Chroma below which a colour is a grey, without a hue to turn. */
const LEAST_CHROMA = 0.004

/** A harmony, the colour itself left out, as `#rrggbb`. */
export type Harmony = { name: string; hexes: string[] }

const toOklch = converter('oklch')
const intoSrgb = toGamut('rgb', 'oklch')

/**
 * The harmonies of a `#rrggbb`, each colour of the same lightness and, as far as a screen can show it, of the same chroma; then
 * its tints and shades, evenly on to white and to black. A grey has no hue to turn: it has tints and shades alone.
 */
export const harmoniesInOklch = (hex: string): Harmony[] => {
  const colour = toOklch(rgbOf(hex))
  const { l, c, h = 0 } = colour
  const shown = (changed: Partial<Oklch>): string => formatHex(intoSrgb({ ...colour, ...changed }))
  const others = (colours: readonly Partial<Oklch>[]) => [...new Set(colours.map(shown))].filter((one) => one !== hex)
  const steps = Array.from({ length: STEPS }, (_, index) => (index + 1) / (STEPS + 1))
  return [
    ...Object.entries(c < LEAST_CHROMA ? {} : turns).map(([name, degrees]) => ({
      name,
      hexes: others(degrees.map((turn) => ({ h: h + turn }))),
    })),
    { name: 'Tints', hexes: others(steps.map((step) => ({ l: l + (1 - l) * step, c: c * (1 - step) }))) },
    { name: 'Shades', hexes: others(steps.map((step) => ({ l: l * (1 - step), c: c * (1 - step) }))) },
  ].filter(({ hexes }) => hexes.length > 0)
}

/** Colour families: the everyday word for a colour, found in its name or from its value. */
import { converter } from 'culori'
import { rgbOf } from './hex.ts'

/** The thirteen families, in the order they are shown. */
export const families = [
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
  'white',
  'grey',
  'black',
  'gold',
] as const

/** A colour family. */
export type Family = (typeof families)[number]

/** OKLCH: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees. */
type Perceived = { lightness: number; chroma: number; hue: number }

/** Part of the hue circle, up to `below` degrees; its family may depend on lightness and chroma. */
type Band = { below: number; family: (colour: Perceived) => Family }

/** Corners of a limit: colours both darker and duller than one are under it. A chroma of 1 is above that of any colour. */
type Corner = readonly [lightness: number, chroma: number]

/** Where orange becomes brown. */
const darkOranges: readonly Corner[] = [
  [0.54, 1],
  [0.64, 0.157],
  [0.66, 0.145],
  [0.7, 0.135],
  [0.84, 0.085],
]

/** Where yellow and gold become brown. */
const darkYellows: readonly Corner[] = [
  [0.63, 1],
  [0.7, 0.13],
  [0.8, 0.1],
  [0.84, 0.085],
]

/**
 * The hue circle in OKLCH (Björn Ottosson, "A perceptual color space for image processing", 2020). The bounds are our
 * own, set by trial against names that people gave to screen colours. Brown is a dark or dull orange or yellow, or a dull
 * red; pink a light red or a light reddish purple; gold a strong deep yellow. Maroon and burgundy count as red, the
 * magenta of screens as purple, salmon as pink, olive as green, teal and turquoise as cyan, beige and ivory as white, very
 * pale peach as yellow.
 */
const bands: readonly Band[] = [
  { below: 8.5, family: ({ lightness }) => (lightness < 0.52 ? 'red' : 'pink') },
  { below: 20, family: (colour) => (isDullRed(colour) ? 'brown' : isRose(colour) ? 'pink' : 'red') },
  { below: 34.5, family: (colour) => (isDullRed(colour) ? 'brown' : colour.lightness < 0.7 ? 'red' : 'pink') },
  { below: 77, family: (colour) => (isUnder(darkOranges, colour) ? 'brown' : 'orange') },
  { below: 98, family: (colour) => (isUnder(darkYellows, colour) ? 'brown' : isGold(colour) ? 'gold' : 'yellow') },
  { below: 105, family: ({ lightness }) => (lightness < 0.62 ? 'brown' : 'yellow') },
  { below: 113, family: ({ lightness }) => (lightness < 0.68 ? 'green' : 'yellow') },
  { below: 121, family: ({ lightness }) => (lightness < 0.87 ? 'green' : 'yellow') },
  { below: 168, family: () => 'green' },
  { below: 180, family: ({ lightness }) => (lightness < 0.7 ? 'green' : 'cyan') },
  { below: 205, family: () => 'cyan' },
  { below: 284, family: () => 'blue' },
  { below: 332, family: () => 'purple' },
  { below: 357, family: (colour) => (isMauve(colour) ? 'purple' : 'pink') },
  { below: 360, family: ({ lightness }) => (lightness < 0.52 ? 'red' : 'pink') },
]

/** Words at the end of a name that say its family. */
const namedBy: Readonly<Record<string, Family>> = {
  ...(Object.fromEntries(families.map((family) => [family, family])) as Record<Family, Family>),
  gray: 'grey',
  violet: 'purple',
}

/** Matches additions after the name itself: a meaning, a letter of a list, another name, an admixture. */
const afterName = /\s*(?:\(|,|\s\||\s\/\s|\swith\s).*$/su

/**
 * The family that the English name of a colour tells: "Dark Yellowish Pink" is a pink and "green blue" a blue, whatever their values.
 * Null where the last word is no family ("salmon").
 */
export const familyInName = (name: string): Family | null => {
  const last =
    name
      .toLowerCase()
      .replace(afterName, '')
      .split(/[\s/-]/u)
      .at(-1) ?? ''
  // In a name of one word ("darkseagreen") it is the end; but other words end in red too ("weathered").
  const said = Object.keys(namedBy).find((word) => last === word || (word !== 'red' && last.endsWith(word)))
  return said === undefined ? null : (namedBy[said] ?? null)
}

const toOklch = converter('oklch')

/** The family of a `#rrggbb`. Every colour has one; where people differ, `bands` says what was chosen. */
export const familyOf = (hex: string): Family => {
  const { l, c, h = 0 } = toOklch(rgbOf(hex))
  const colour = { lightness: l, chroma: c, hue: h }
  // The last band ends where the circle does.
  const band = bands.find(({ below }) => h < below) as Band
  return achromatic(colour) ?? band.family(colour)
}

/** Black, white or grey; null for a colour with a hue to speak of. A pale tint needs less chroma to be seen as one. */
const achromatic = ({ lightness, chroma, hue }: Perceived): Family | null => {
  if (lightness < 0.27 && chroma < (lightness < 0.2 ? 0.06 : 0.025)) return 'black'
  const isWarm = hue >= 20 && hue < 110
  if (lightness > 0.925 && chroma < (isWarm ? 0.035 : lightness < 0.94 ? 0.02 : 0.027)) return 'white'
  return chroma < (lightness > 0.85 ? 0.02 : isWarm ? 0.025 : lightness > 0.75 ? 0.03 : 0.039) ? 'grey' : null
}

const isRose = ({ lightness, chroma }: Perceived): boolean => lightness > 0.62 || (lightness > 0.5 && chroma < 0.125)

const isMauve = ({ lightness, chroma }: Perceived): boolean => lightness < 0.52 || (lightness < 0.68 && chroma < 0.11)

const isGold = ({ lightness, chroma }: Perceived): boolean => lightness < 0.9 && chroma >= 0.115

/** The limit of brown beyond a pinkish red: dark colours less strong than a maroon. `#a52a2a`, the brown of CSS, is just within. */
const isDullRed = ({ lightness, chroma, hue }: Perceived): boolean =>
  hue < 20
    ? lightness < 0.72 && chroma < 0.055
    : (lightness < 0.72 && chroma < 0.075) || (lightness < 0.5 && chroma < 0.34 * lightness)

const isUnder = (corners: readonly Corner[], { lightness, chroma }: Perceived): boolean =>
  corners.some(([light, strong]) => lightness < light && chroma < strong)

/**
 * The cover of an entry without a picture: a sheet folded into eight leaves, printed with one printer's flower. Its
 * shape follows from the entry's address, its inks from the entry: the same entry has the same cover everywhere.
 */
import { oklchOf } from '#src/colour/oklch.ts'
import { accentInks, type Ink, inksOf, shade } from './palette.ts'
import { discPath, type Ring, ringPath, type ShapeName, shapes } from './petals.ts'
import type { PlateOf } from './plate-address.ts'
import { seeded } from './seeded.ts'

/** Measures of the sheet: eight leaves, two across and four down. */
export const sheet = { width: 240, height: 320 } as const
export const leaf = { width: sheet.width / 2, height: sheet.height / 4 } as const

export type Layer = { d: string; ink: Ink }
/** `ground` is the sheet by day, `night` on a dark page. What is printed on each leaf is drawn once, on the first. */
export type Composition = { ground: Ink; night: Ink; layers: Layer[]; isOnEachLeaf: boolean }

type Place = { centre: readonly [number, number]; radius: number; step: number }
type Draw = () => number

/** Light inks would not show on a light sheet: they are printed on a deep one. */
const LIGHT = 0.86

/** Composes the cover of an entry. One that is a colour is its own sheet. */
export function compose(of: PlateOf): Composition {
  const draw = seeded(`/${of.path}/${of.slug}`)
  if ('own' in of) return printedOn(oklchOf(of.own), draw)
  const inks = 'inks' in of ? inksOf(of.inks) : accentInks(of.accentHueDegrees, draw)
  const first = inks[0] as Ink
  const isDeep = first.lightness > LIGHT || draw() < 0.2
  const ground = isDeep ? deepGround(inks, draw) : { lightness: 0.935, chroma: 0.022, hueDegrees: first.hueDegrees }
  const stand = places(draw)
  const isOnEachLeaf = stand.every(({ radius }) => radius < leaf.height)
  const rings = flower(draw, isOnEachLeaf ? 8 : 16)
  const colours = ringInks(inks, isDeep, rings.length)
  const layers = stand.flatMap((place) => print(place, rings, colours))
  return {
    ground,
    night: isDeep ? shade(ground, -0.06) : { lightness: 0.285, chroma: 0.028, hueDegrees: first.hueDegrees },
    layers: joined(layers),
    isOnEachLeaf,
  }
}

/** A sheet of one colour, printed in shades of it. */
function printedOn(ground: Ink, draw: Draw): Composition {
  const toward = ground.lightness > 0.6 ? -1 : 1
  const shades = [0.05, 0.1, 0.16, 0.24].map((by) => shade(ground, toward * by))
  const stand = places(draw)
  const isOnEachLeaf = stand.every(({ radius }) => radius < leaf.height)
  const rings = flower(draw, isOnEachLeaf ? 8 : 16)
  const layers = stand.flatMap((place) => print(place, rings, shades))
  return { ground, night: ground, layers: joined(layers), isOnEachLeaf }
}

/** Where flowers stand on the sheet. */
function places(draw: Draw): Place[] {
  const { width, height } = sheet
  const kind = draw()
  if (kind < 0.36) return [{ centre: [width / 2, height / 2], radius: 104, step: 0.5 }]
  if (kind < 0.53) return [{ centre: [width / 2, height], radius: 232, step: 1 }]
  if (kind < 0.72) return [{ centre: [draw() < 0.5 ? 0 : width, height * 0.25], radius: 236, step: 1 }]
  if (kind < 0.86)
    return [
      { centre: [width / 2, 0], radius: 150, step: 1 },
      { centre: [width / 2, height], radius: 150, step: 1 },
    ]
  return [{ centre: [leaf.width / 2, leaf.height / 2], radius: 35, step: 0.2 }]
}

/** Two or three rings, each within the last and turned against it, as shares of the whole. */
function flower(draw: Draw, mostPetals: number): Ring[] {
  const names = Object.keys(shapes) as ShapeName[]
  const count = Math.min(mostPetals, [5, 6, 8, 8, 10, 12, 16][Math.floor(draw() * 7)] ?? 8)
  const outer = names[Math.floor(draw() * names.length)] ?? 'drop'
  const inner = draw() < 0.6 ? outer : (names[Math.floor(draw() * names.length)] ?? 'vesica')
  // Petals that just touch have this half-breadth; more and they overprint, less and they stand apart.
  const touching = Math.tan(Math.PI / count) * 0.62
  const width = Math.min(0.4, touching * (0.75 + draw() * 0.65))
  const half = 0.5 / count
  const rings: Ring[] = [
    { shape: outer, count, length: 1, width, turn: 0 },
    { shape: inner, count, length: 0.62 + draw() * 0.14, width: width * (0.8 + draw() * 0.5), turn: half },
  ]
  if (draw() < 0.7) rings.push({ shape: inner, count, length: 0.34 + draw() * 0.12, width: width * 1.1, turn: 0 })
  return rings
}

function print({ centre, radius, step }: Place, rings: readonly Ring[], inks: readonly Ink[]): Layer[] {
  const petals = rings.map((ring, index) => ({
    d: ringPath(centre, { ...ring, length: ring.length * radius }, { step, ...sheet }),
    ink: inks[index] as Ink,
  }))
  return [...petals, { d: discPath(centre, radius * 0.11), ink: inks.at(-1) as Ink }]
}

/** An ink for each ring and one for the heart: the entry's own, and shades of them where it has too few. */
function ringInks(inks: readonly Ink[], isDeep: boolean, rings: number): Ink[] {
  const [first, second, third] = inks as [Ink, Ink?, Ink?]
  const toward = isDeep ? -0.16 : first.lightness > 0.66 ? -0.15 : 0.2
  const middle = second ?? shade(first, toward)
  const inner = third ?? (second ? shade(first, toward / 2) : shade(first, toward * 1.6))
  const heart = isDeep ? { lightness: 0.84, chroma: 0.13, hueDegrees: 88 } : shade(first, -0.26)
  return [first, middle, inner].slice(0, rings).concat(heart)
}

/** A deep sheet: of the entry's own last ink where that is deep, else a dark green, blue or plum. */
function deepGround(inks: readonly Ink[], draw: Draw): Ink {
  const hues = [160, 205, 255, 330, 30]
  const last = inks.at(-1)
  const own = inks.length > 1 && last && last.lightness < 0.7 && last.chroma > 0.05 ? last.hueDegrees : undefined
  return { lightness: 0.37, chroma: 0.055, hueDegrees: own ?? hues[Math.floor(draw() * hues.length)] ?? 160 }
}

/** Layers of one ink as one path, in the order of printing. */
function joined(layers: readonly Layer[]): Layer[] {
  const found: Layer[] = []
  for (const layer of layers) {
    const same = found.find(({ ink }) => ink === layer.ink)
    if (same) same.d += layer.d
    else found.push({ ...layer })
  }
  return found
}

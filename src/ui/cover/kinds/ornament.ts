/** A printer's flower on a sheet folded into eight leaves: for resources without another kind of plate. */

import { type Draw, type Drawing, type PlatePainter, sheet } from '../kind.ts'
import { accentInks, type Ink, inksOf, inkTrait, shade } from '../palette.ts'
import { drawnLine, filled, lines } from '../pen.ts'
import { discPath, type Ring, ringPath, type ShapeName, shapes } from '../petals.ts'

const leaf = { width: sheet.width / 2, height: sheet.height / 4 } as const
const folds = [
  lines([
    [leaf.width, 0],
    [leaf.width, sheet.height],
  ]),
  ...[1, 2, 3].map((fold) =>
    lines([
      [0, fold * leaf.height],
      [sheet.width, fold * leaf.height],
    ]),
  ),
].join('')

/** Light inks would not show on a light sheet: they are printed on a deep one. */
const LIGHT = 0.86

type Place = { centre: readonly [number, number]; radius: number; step: number }

/** The plates of whatever has no drawing of its own: an ornament. */
export const ornament: PlatePainter<'ink'> = {
  traits: { ink: inkTrait },
  plate: ({ ink, draw }) => composed(inksOf(ink), draw),
  quiet: ({ draw, accentHueDegrees }) => composed(accentInks(accentHueDegrees, draw), draw),
}

function composed(inks: readonly Ink[], draw: Draw): Drawing {
  const first = inks[0] as Ink
  const isDeep = first.lightness > LIGHT || draw() < 0.2
  const ground = isDeep ? deepGround(inks, draw) : { lightness: 0.935, chroma: 0.022, hueDegrees: first.hueDegrees }
  const rings = flower(draw)
  const colours = ringInks(inks, isDeep, rings.length)
  return {
    ground,
    night: isDeep ? shade(ground, -0.06) : { lightness: 0.285, chroma: 0.028, hueDegrees: first.hueDegrees },
    art:
      places(draw)
        .map((place) => print(place, rings, colours))
        .join('') + drawnLine(folds, 'line', 0.6, ' opacity=".2"'),
  }
}

/** Where flowers stand on the sheet. */
function places(draw: Draw): Place[] {
  const { width, height } = sheet
  const sort = draw()
  if (sort < 0.5) return [{ centre: [width / 2, height / 2], radius: 104, step: 0.5 }]
  if (sort < 0.7) return [{ centre: [width / 2, height], radius: 232, step: 1 }]
  return [
    { centre: [width / 2, 0], radius: 150, step: 1 },
    { centre: [width / 2, height], radius: 150, step: 1 },
  ]
}

/** Two or three rings, each within the last and turned against it, as shares of the whole. */
function flower(draw: Draw): Ring[] {
  const names = Object.keys(shapes) as ShapeName[]
  const count = [5, 6, 8, 8, 10, 12, 16][Math.floor(draw() * 7)] ?? 8
  const outer = names[Math.floor(draw() * names.length)] ?? 'drop'
  const inner = draw() < 0.6 ? outer : (names[Math.floor(draw() * names.length)] ?? 'vesica')
  // With this half-breadth petals just touch; with more they overlap, with less they stand apart.
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

function print({ centre, radius, step }: Place, rings: readonly Ring[], inks: readonly Ink[]): string {
  const petals = rings.map((ring, index) =>
    filled(ringPath(centre, { ...ring, length: ring.length * radius }, { step, ...sheet }), inks[index] as Ink),
  )
  return petals.join('') + filled(discPath(centre, radius * 0.11), inks.at(-1) as Ink)
}

/** An ink for each ring and one for the heart: the entry's own, and shades of them where it has too few. */
function ringInks(inks: readonly Ink[], isDeep: boolean, rings: number): Ink[] {
  const [first, second, third] = inks as [Ink, Ink?, Ink?]
  const toward = isDeep ? -0.16 : first.lightness > 0.66 ? -0.15 : 0.2
  const between = second ?? shade(first, toward)
  const inner = third ?? (second ? shade(first, toward / 2) : shade(first, toward * 1.6))
  const heart = isDeep ? { lightness: 0.84, chroma: 0.13, hueDegrees: 88 } : shade(first, -0.26)
  return [first, between, inner].slice(0, rings).concat(heart)
}

/** A deep sheet: of the entry's own last ink where that is deep, else a dark green, blue or plum. */
function deepGround(inks: readonly Ink[], draw: Draw): Ink {
  const hues = [160, 205, 255, 330, 30]
  const last = inks.at(-1)
  const own = inks.length > 1 && last && last.lightness < 0.7 && last.chroma > 0.05 ? last.hueDegrees : undefined
  return { lightness: 0.37, chroma: 0.055, hueDegrees: own ?? hues[Math.floor(draw() * hues.length)] ?? 160 }
}

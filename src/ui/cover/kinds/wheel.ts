/** A cheese: its whole form from above with a piece cut out, and that piece beside it, by style, milk and age. */

import { byLot, type Draw, type Drawing, type PlatePainter, sheet, traitOfWords } from '../kind.ts'
import { accentInks, type Ink, shade } from '../palette.ts'
import {
  arc,
  box,
  curve,
  disc,
  drawnLine,
  filled,
  lines,
  oval,
  type Point,
  polar,
  printed,
  seeds,
  slice,
} from '../pen.ts'

type Shape = 'wheel' | 'small' | 'block' | 'ball' | 'basket' | 'logs' | 'beads' | 'wedges'

/** The form and rind that each style tells; where several styles tell one, the first in this order counts. */
const styles: Readonly<Record<string, { shape?: Shape; rind?: Ink; holes?: 'eyes' | 'veins' | 'curd' | 'layers' }>> = {
  processed: { shape: 'wedges', rind: { lightness: 0.8, chroma: 0.01, hueDegrees: 250 } },
  dried: { shape: 'beads', rind: { lightness: 0.88, chroma: 0.04, hueDegrees: 88 } },
  smoked: { rind: { lightness: 0.48, chroma: 0.09, hueDegrees: 55 } },
  'washed-rind': { rind: { lightness: 0.66, chroma: 0.14, hueDegrees: 55 } },
  'soft-ripened': { shape: 'small', rind: { lightness: 0.965, chroma: 0.012, hueDegrees: 95 } },
  blue: { holes: 'veins', rind: { lightness: 0.78, chroma: 0.035, hueDegrees: 95 } },
  alpine: { shape: 'wheel', holes: 'eyes', rind: { lightness: 0.58, chroma: 0.08, hueDegrees: 62 } },
  'pasta-filata': { shape: 'ball', holes: 'layers', rind: { lightness: 0.955, chroma: 0.02, hueDegrees: 95 } },
  brined: { shape: 'block', holes: 'curd', rind: { lightness: 0.965, chroma: 0.012, hueDegrees: 100 } },
  whey: { shape: 'basket', holes: 'curd', rind: { lightness: 0.97, chroma: 0.01, hueDegrees: 95 } },
  lactic: { shape: 'logs', rind: { lightness: 0.93, chroma: 0.018, hueDegrees: 95 } },
  fresh: { shape: 'basket', holes: 'curd', rind: { lightness: 0.97, chroma: 0.012, hueDegrees: 95 } },
  hard: { shape: 'wheel', rind: { lightness: 0.62, chroma: 0.1, hueDegrees: 68 } },
  'semi-hard': { shape: 'wheel', rind: { lightness: 0.74, chroma: 0.12, hueDegrees: 78 } },
  'semi-soft': { shape: 'wheel', rind: { lightness: 0.82, chroma: 0.08, hueDegrees: 82 } },
}

/** The paste by milk: cows pass carotene on, goats and buffaloes do not. */
const pastes: Readonly<Record<string, Ink>> = {
  cow: { lightness: 0.9, chroma: 0.085, hueDegrees: 92 },
  sheep: { lightness: 0.925, chroma: 0.045, hueDegrees: 95 },
  goat: { lightness: 0.965, chroma: 0.012, hueDegrees: 100 },
  buffalo: { lightness: 0.97, chroma: 0.01, hueDegrees: 110 },
  yak: { lightness: 0.88, chroma: 0.08, hueDegrees: 88 },
  camel: { lightness: 0.955, chroma: 0.015, hueDegrees: 95 },
  mixed: { lightness: 0.93, chroma: 0.05, hueDegrees: 95 },
}

const plain: Ink = pastes.mixed as Ink

/** The plates of cheeses: a wheel, by its rind, paste and age. */
export const wheel: PlatePainter<'style' | 'milk' | 'age'> = {
  traits: {
    style: traitOfWords(styles, 3),
    milk: traitOfWords(pastes, 1),
    age: traitOfWords(['0', '1', '2', '3', '4', '5'], 6),
  },
  plate: ({ style, milk: [milk], age, draw, accentHueDegrees }) => {
    const styleNames = Object.keys(styles).filter((name) => style.includes(name))
    const say = <K extends 'shape' | 'rind' | 'holes'>(what: K) =>
      styleNames.map((name) => styles[name]?.[what]).find((one) => one !== undefined)
    const oldest = Math.max(0, ...age.map(Number))
    const paste = shade(milk === undefined ? plain : (pastes[milk] ?? plain), -0.024 * oldest)
    const ripe = { ...paste, chroma: paste.chroma * (1 + oldest * 0.09) }
    const cheese: Cheese = {
      paste: ripe,
      rind: say('rind') ?? shade(paste, -0.12),
      holes: say('holes'),
      age: oldest,
      draw,
    }
    return { ...board(accentHueDegrees, draw), art: shapes[say('shape') ?? 'wheel'](cheese) }
  },
  quiet: ({ draw, accentHueDegrees }) => {
    const [first] = accentInks(accentHueDegrees, draw)
    return { ...board(accentHueDegrees, draw), art: shelf(first, draw) }
  },
}

type Cheese = {
  paste: Ink
  rind: Ink
  holes: 'eyes' | 'veins' | 'curd' | 'layers' | undefined
  age: number
  draw: Draw
}

/** The board or slate it lies on: cheese is pale, so that most are deep. */
function board(hue: number, draw: Draw): Omit<Drawing, 'art'> {
  const grounds: [Ink, ...Ink[]] = [
    { lightness: 0.42, chroma: 0.05, hueDegrees: 250 },
    { lightness: 0.4, chroma: 0.06, hueDegrees: 160 },
    { lightness: 0.44, chroma: 0.09, hueDegrees: 30 },
    { lightness: 0.36, chroma: 0.03, hueDegrees: 60 },
    { lightness: 0.5, chroma: 0.07, hueDegrees: 210 },
    { lightness: 0.43, chroma: 0.06, hueDegrees: hue + 200 },
  ]
  const ground = byLot(grounds, draw)
  return { ground, night: shade(ground, -0.09) }
}

const blue: Ink = { lightness: 0.48, chroma: 0.06, hueDegrees: 215 }

/** The texture of the cut face between these corners. */
function texture(
  { holes, paste, age, draw }: Cheese,
  centre: Point,
  radius: number,
  inside: (at: Point) => boolean,
): string {
  const places = seeds(centre, radius, 60).filter(inside)
  const some = (every: number) => places.filter((_, index) => (index + Math.floor(draw() * 2)) % every === 0)
  const dark = shade(paste, -0.1)
  const crystals =
    age >= 4
      ? printed(
          some(3)
            .map((at) => disc(at, 1))
            .join(''),
          { lightness: 0.99, chroma: 0, hueDegrees: 0 },
        )
      : ''
  switch (holes) {
    case 'eyes':
      return printed(
        some(5)
          .map((at) => oval(at, 3.4 + draw() * 5, 2.8 + draw() * 4))
          .join(''),
        dark,
      )
    case 'veins':
      return (
        drawnLine(
          some(2)
            .map(([x, y]) =>
              curve([
                [x - 5 - draw() * 7, y - 3],
                [x, y + draw() * 5 - 2],
                [x + 5 + draw() * 6, y + 4 - draw() * 8],
              ]),
            )
            .join(''),
          blue,
          2.2,
        ) +
        printed(
          some(3)
            .map((at) => disc(at, 1.4 + draw() * 1.8))
            .join(''),
          shade(blue, 0.06),
        )
      )
    case 'curd':
      return printed(
        some(3)
          .map(([x, y]) => oval([x, y], 2.6 + draw() * 2, 1.4, draw() * 90))
          .join(''),
        shade(paste, -0.06),
      )
    case 'layers':
      return ''
    default:
      return (
        printed(
          some(age >= 3 ? 4 : 6)
            .map(([x, y]) => oval([x, y], age >= 3 ? 3.2 : 1.6, 0.9, 12 + draw() * 16))
            .join(''),
          dark,
        ) + crystals
      )
  }
}

/** The piece cut out of a round cheese, seen from the side: its two faces, and the rind where the knife began. */
function piece(cheese: Cheese, x: number, y: number, length: number, height: number): string {
  const { paste, rind } = cheese
  const top: Point[] = [
    [x, y],
    [x + length, y - height * 0.34],
    [x + length * 0.86, y + height * 0.2],
  ]
  const face: Point[] = [
    [x, y],
    [x + length * 0.86, y + height * 0.2],
    [x + length * 0.86, y + height * 1.2],
    [x, y + height * 0.86],
  ]
  const back: Point[] = [
    [x + length * 0.86, y + height * 0.2],
    [x + length, y - height * 0.34],
    [x + length, y + height * 0.62],
    [x + length * 0.86, y + height * 1.2],
  ]
  const inFace = ([px, py]: Point) => {
    const along = (px - x) / (length * 0.86)
    const upper = y + height * 0.2 * along
    return along > 0.06 && along < 0.93 && py > upper + 6 && py < upper + height * 0.86 + height * 0.14 * along - 6
  }
  return (
    filled(lines(face, true), paste) +
    texture(cheese, [x + length * 0.45, y + height * 0.6], length * 0.55, inFace) +
    filled(lines(top, true), shade(rind, 0.03)) +
    filled(lines(back, true), shade(rind, -0.05))
  )
}

const shapes: Record<Shape, (cheese: Cheese) => string> = {
  wheel: (cheese) => round(cheese, [112, 118], 94, 0.27 + cheese.draw() * 0.05, 0.15) + piece(cheese, 66, 246, 150, 44),
  small: (cheese) => {
    const { paste, rind, draw } = cheese
    const centre: Point = [106, 108]
    // On the side away from the cut.
    const bloom = seeds(centre, 66, 44).filter(([x, y]) => x < centre[0] || y < centre[1] - 14)
    return (
      round(cheese, centre, 76, 0.27 + draw() * 0.04, 0.17) +
      printed(bloom.map((dot) => disc(dot, 1.1 + draw() * 1.3)).join(''), shade(rind, -0.05)) +
      piece(cheese, 62, 232, 142, 38) +
      drawnLine(
        curve([
          [72, 262],
          [110, 270],
          [178, 272],
        ]),
        shade(paste, 0.03),
        4,
      )
    )
  },
  block: (cheese) => {
    const { paste, rind, draw } = cheese
    const cube = (x: number, y: number, w: number, h: number): string => {
      const lift = h * 0.36
      const inside = ([px, py]: Point) => px > x + 5 && px < x + w - 5 && py > y + 5 && py < y + h - 5
      return (
        filled(
          lines(
            [
              [x, y],
              [x + lift, y - lift],
              [x + w + lift, y - lift],
              [x + w, y],
            ],
            true,
          ),
          shade(rind, 0.02),
        ) +
        filled(
          lines(
            [
              [x + w, y],
              [x + w + lift, y - lift],
              [x + w + lift, y + h - lift],
              [x + w, y + h],
            ],
            true,
          ),
          shade(paste, -0.09),
        ) +
        filled(box(x, y, w, h), paste) +
        texture(cheese, [x + w / 2, y + h / 2], w * 0.6, inside)
      )
    }
    const brine = [0, 1, 2]
      .map((row) =>
        curve([
          [0, 286 + row * 12],
          [60, 281 + row * 12],
          [120, 287 + row * 12],
          [180, 282 + row * 12],
          [240, 287 + row * 12],
        ]),
      )
      .join('')
    return (
      cube(34, 108, 122, 84) +
      cube(20, 222, 62, 48) +
      cube(112 + draw() * 14, 216, 66, 54) +
      drawnLine(brine, shade(paste, -0.2), 1.4)
    )
  },
  ball: (cheese) => {
    const { paste, rind, draw } = cheese
    const neck = draw() < 0.5
    const body: Point = [120, 124]
    const strings = neck
      ? drawnLine(
          curve([
            [120, 0],
            [121, 26],
            [119, 50],
          ]),
          { lightness: 0.72, chroma: 0.06, hueDegrees: 80 },
          3.4,
        ) + filled(oval([120, 56], 25, 20), rind)
      : ''
    const layers = Array.from({ length: 4 }, (_, index) => arc([120, 252], 12 + index * 11, 0.8, 1.2)).join('')
    return (
      strings +
      filled(oval(body, 82, neck ? 74 : 70), rind) +
      drawnLine([arc(body, 60, 0.05, 0.18), arc(body, 52, 0.06, 0.14)].join(''), shade(rind, 0.03), 4) +
      drawnLine(
        curve([
          [52, 150],
          [110, 172],
          [186, 144],
        ]),
        shade(rind, -0.07),
        1.2,
      ) +
      filled(oval([120, 262], 68, 42), paste) +
      drawnLine(
        [26, 40, 54].map((across) => oval([120, 262], across, across * 0.6)).join(''),
        shade(paste, -0.08),
        1.3,
      ) +
      (layers && drawnLine(oval([120, 262], 68, 42), rind, 4))
    )
  },
  basket: (cheese) => {
    const { paste, rind } = cheese
    const weave = Array.from({ length: 6 }, (_, row) => box(44 + row * 2.4, 178 + row * 15, 152 - row * 4.8, 7)).join(
      '',
    )
    const stakes = Array.from({ length: 9 }, (_, index) =>
      lines([
        [46 + index * 18.5, 172],
        [60 + index * 15, 268],
      ]),
    ).join('')
    const straw: Ink = { lightness: 0.7, chroma: 0.1, hueDegrees: 78 }
    const dome = curve([
      [42, 172],
      [52, 112],
      [92, 74],
      [120, 70],
      [148, 74],
      [188, 112],
      [198, 172],
    ])
    const inside = ([x, y]: Point) => y < 164 && y > 84 && Math.abs(x - 120) < 30 + (y - 84) * 0.5
    return (
      filled(`${dome}L42 172z`, rind) +
      texture(cheese, [120, 130], 80, inside) +
      drawnLine(
        [100, 124, 148]
          .map((y, row) => arc([120, y + 150 - row * 8], 150 - row * 8, 0.93 - row * 0.012, 1.07 + row * 0.012))
          .join(''),
        shade(paste, -0.08),
        1.4,
      ) +
      filled(
        lines(
          [
            [36, 168],
            [204, 168],
            [186, 276],
            [54, 276],
          ],
          true,
        ),
        shade(straw, -0.1),
      ) +
      filled(weave, straw) +
      drawnLine(stakes, shade(straw, -0.14), 2)
    )
  },
  logs: (cheese) => {
    const { paste, rind } = cheese
    const puck = (x: number, y: number, r: number): string =>
      filled(`M${x - r} ${y}v${r * 0.7}a${r} ${r * 0.4} 0 0 0 ${2 * r} 0v${-r * 0.7}z`, shade(rind, -0.06)) +
      filled(oval([x, y], r, r * 0.4), rind) +
      printed(
        seeds([x, y], r * 0.8, 16)
          .map(([px, py]) => disc([px, y + (py - y) * 0.4], 1.2))
          .join(''),
        shade(rind, -0.07),
      )
    const log =
      filled(`M44 206h132a17 34 0 0 1 0 68h-132z`, rind) +
      filled(oval([44, 240], 17, 34), paste) +
      drawnLine(oval([44, 240], 13, 28), shade(paste, -0.07), 1.4) +
      drawnLine([78, 112, 146].map((x) => `M${x} 207a17 33 0 0 1 0 66`).join(''), shade(rind, -0.1), 1)
    return puck(80, 74, 46) + puck(164, 128, 42) + log
  },
  beads: ({ paste, rind, draw }) => {
    const places = Array.from({ length: 20 }, (_, index): readonly [Point, number] => {
      const row = Math.floor(index / 4)
      return [
        [42 + (index % 4) * 52 + (row % 2 ? 22 : -2) + (draw() - 0.5) * 8, 52 + row * 56 + (draw() - 0.5) * 8],
        20 + draw() * 5,
      ]
    })
    return (
      filled(places.map(([at, r]) => disc(at, r)).join(''), paste) +
      drawnLine(places.map(([at, r]) => arc(at, r * 0.68, 0.5, 0.82)).join(''), shade(rind, -0.1), 1.6) +
      printed(
        places.flatMap(([at, r]) => seeds(at, r * 0.7, 4).map((dot) => disc(dot, 1.1))).join(''),
        shade(paste, -0.12),
      )
    )
  },
  wedges: ({ paste, rind, draw }) => {
    const centre: Point = [120, 150]
    const missing = Math.floor(draw() * 8)
    return (
      filled(disc(centre, 104), shade(paste, -0.02)) +
      Array.from({ length: 8 }, (_, index) =>
        index === missing
          ? ''
          : filled(slice(centre, 98, index / 8 + 0.006, (index + 1) / 8 - 0.006), index % 2 ? shade(rind, 0.07) : rind),
      ).join('') +
      filled(slice(centre, 96, missing / 8 + 0.012, (missing + 1) / 8 - 0.012), paste) +
      filled(disc(centre, 20), { lightness: 0.55, chroma: 0.16, hueDegrees: 27 })
    )
  },
}

/** A round cheese that lacks a piece: its side, its top, and the face that the knife left. */
function round({ paste, rind }: Cheese, centre: Point, radius: number, at: number, width: number): string {
  const depth = radius * 0.2
  const down = ([x, y]: Point): Point => [x, y + depth]
  const edge = polar(centre, radius, at)
  const rings = [0.92, 0.56].map((share) => arc(centre, radius * share, at + width + 0.012, at + 0.988))
  return (
    filled(slice(down(centre), radius, at + width, at + 1), shade(rind, -0.1)) +
    filled(lines([centre, edge, down(edge), down(centre)], true), shade(paste, -0.04)) +
    filled(slice(centre, radius, at + width, at + 1), rind) +
    drawnLine(rings.join(''), shade(rind, -0.06), 1)
  )
}

/** Cheeses on the boards of a cellar, none of them any one cheese. */
function shelf(accent: Ink, draw: Draw): string {
  const rows = [72, 152, 232, 312]
  const wood: Ink = { lightness: 0.52, chroma: 0.06, hueDegrees: 62 }
  const rounds = rows.flatMap((y) => {
    let x = 8 + draw() * 14
    const row: string[] = []
    while (x < sheet.width - 30) {
      const [width, height] = [30 + draw() * 34, 16 + draw() * 28]
      const ink = byLot(
        [plain, shade(plain, -0.16), { lightness: 0.72, chroma: 0.12, hueDegrees: 70 }, shade(accent, 0.1)],
        draw,
      )
      if (x + width < sheet.width - 4)
        row.push(
          filled(box(x, y - height, width, height), ink) +
            drawnLine(
              lines([
                [x, y - height * 0.5],
                [x + width, y - height * 0.5],
              ]),
              shade(ink, -0.08),
              1,
            ),
        )
      x += width + 6 + draw() * 8
    }
    return row
  })
  return printed(rows.map((y) => box(0, y, sheet.width, 7)).join(''), wood) + rounds.join('')
}

/** A length of cloth: its body, its two borders and, across the foot, its pallu, by fibre, craft and colour. */

import { byLot, type Draw, type Drawing, type PlatePainter, sheet, traitOfWords } from '../kind.ts'
import { accentInks, css, type Ink, inksOf, inkTrait, shade } from '../palette.ts'
import { arc, box, curve, disc, drawnLine, figure, filled, lines, oval, type Point, polar, printed } from '../pen.ts'

/** Fibres that show their own colour where they are not dyed. */
const undyed: Readonly<Record<string, Ink>> = {
  tussar: { lightness: 0.76, chroma: 0.085, hueDegrees: 78 },
  muga: { lightness: 0.74, chroma: 0.13, hueDegrees: 82 },
  eri: { lightness: 0.93, chroma: 0.03, hueDegrees: 88 },
  linen: { lightness: 0.84, chroma: 0.035, hueDegrees: 82 },
}

const others = ['silk', 'cotton', 'georgette', 'chiffon', 'organza', 'net', 'crepe', 'wool', 'synthetic', 'blend']
/** Sheer cloths. */
const sheer = ['georgette', 'chiffon', 'organza', 'net']

const zari: Ink = { lightness: 0.8, chroma: 0.115, hueDegrees: 85 }

/** The plates of sarees: the cloth, by its fibre, its craft and its colours. */
export const cloth: PlatePainter<'fibre' | 'craft' | 'ink'> = {
  traits: {
    fibre: traitOfWords([...Object.keys(undyed), ...others], 2),
    craft: { most: 3, word: (said) => (Object.hasOwn(crafts, said) ? said : null) },
    ink: inkTrait,
  },
  plate: ({ fibre, craft, ink, draw, accentHueDegrees }) => {
    const inks = inksFor(fibre, ink, accentHueDegrees, draw)
    const isSheer = fibre.some((one) => sheer.includes(one))
    const isGold = craft.includes('zari') || craft.includes('brocade') || craft.includes('tanchoi')
    return woven({ inks, craft, isSheer, isGold, draw })
  },
  quiet: ({ draw, accentHueDegrees }) =>
    woven({ inks: dyes(accentHueDegrees, draw), craft: [], isSheer: false, isGold: false, draw }),
}

type Cloth = {
  inks: readonly Ink[]
  craft: readonly string[]
  isSheer: boolean
  isGold: boolean
  draw: Draw
}

/** Two inks that go together, as dyers combine them and not printers. */
function dyes(hue: number, draw: Draw): Ink[] {
  const [first] = accentInks(hue, draw)
  const bodies: [Ink, ...Ink[]] = [
    { lightness: 0.44, chroma: 0.15, hueDegrees: 18 },
    { lightness: 0.4, chroma: 0.1, hueDegrees: 255 },
    { lightness: 0.46, chroma: 0.09, hueDegrees: 165 },
    { lightness: 0.42, chroma: 0.13, hueDegrees: 335 },
    { lightness: 0.72, chroma: 0.14, hueDegrees: 75 },
    { lightness: 0.52, chroma: 0.09, hueDegrees: 205 },
  ]
  const body = byLot(bodies, draw)
  return [
    draw() < 0.4 ? { ...first, lightness: Math.min(first.lightness, 0.56) } : body,
    shade(body, body.lightness > 0.6 ? -0.3 : -0.14),
  ]
}

/** An ink as it looks in cloth: deeper than on paper, unless it is a pale one. */
const dyed = (ink: Ink): Ink =>
  ink.lightness > 0.85 ? ink : { ...ink, lightness: ink.lightness - 0.05, chroma: ink.chroma * 0.86 }

function inksFor(fibre: readonly string[], names: readonly string[], hue: number, draw: Draw): Ink[] {
  if (names.length > 0) return inksOf(names).map(dyed)
  const own = fibre.map((one) => undyed[one]).find((one) => one !== undefined)
  return own ? [own, { lightness: 0.46, chroma: 0.14, hueDegrees: 22 }] : dyes(hue, draw)
}

/** Least distance between the inks of border and body for the border to be seen. */
const TOLD_APART = 0.07

/** How far two inks are apart in Oklab. */
function apart(one: Ink, other: Ink): number {
  const [a, b] = [one, other].map(({ chroma, hueDegrees }) => {
    const hue = (hueDegrees * Math.PI) / 180
    return [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  }) as [[number, number], [number, number]]
  return Math.hypot(one.lightness - other.lightness, a[0] - b[0], a[1] - b[1])
}

/** Where body, borders and pallu lie. */
const border = 30
const fall = 226
const body = { x: border, width: sheet.width - 2 * border, height: fall }

function woven({ inks: [first, second], craft, isSheer, isGold, draw }: Cloth): Drawing {
  const ground = first as Ink
  const away = ground.lightness > 0.62 ? -0.3 : 0.3
  const edge =
    second && apart(second, ground) > TOLD_APART
      ? second
      : shade(ground, ground.lightness > 0.9 ? -0.1 : ground.lightness > 0.62 ? -0.34 : -0.13)
  const figureInk = isGold
    ? ground.lightness > 0.72
      ? shade(zari, -0.14)
      : zari
    : ground.lightness > 0.85 && second
      ? edge
      : shade(ground, away)
  const knownCrafts = craft.filter((one) => Object.hasOwn(crafts, one))
  const motif: Motif = { ground, edge, ink: figureInk, draw }
  const bodies = knownCrafts.map((one) => crafts[one]?.body?.(motif) ?? '').filter((drawnOne) => drawnOne !== '')
  const ends = knownCrafts
    .map((one) => crafts[one]?.pallu?.({ ...motif, ground: edge, ink: endInk(edge, isGold) }))
    .find((one) => one !== undefined)
  const isTemple = knownCrafts.includes('temple-border')
  return {
    ground,
    night: shade(ground, ground.lightness > 0.8 ? -0.08 : -0.03),
    art:
      threads(ground, isSheer) +
      // Two crafts may have the same figure, which is drawn once.
      [...new Set(bodies.slice(0, 2))].join('') +
      borders(edge, isGold ? zari : shade(edge, edge.lightness > 0.62 ? -0.24 : 0.26), isTemple, draw) +
      pallu(edge, isGold, ends ?? crafts.plain?.pallu?.({ ...motif, ground: edge, ink: endInk(edge, isGold) }) ?? ''),
  }
}

const endInk = (edge: Ink, isGold: boolean): Ink =>
  isGold ? (edge.lightness > 0.72 ? shade(zari, -0.16) : zari) : shade(edge, edge.lightness > 0.62 ? -0.3 : 0.32)

/** Warp and weft: fine lines of the cloth's own colour, wider apart where it is sheer. */
function threads(ground: Ink, isSheer: boolean): string {
  const step = isSheer ? 6 : 4
  const ink = css(shade(ground, ground.lightness > 0.62 ? -0.045 : 0.05))
  return (
    `<pattern id="n" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><path d="M1 0v${step}M0 1h${step}" stroke="${ink}" stroke-width="${isSheer ? 1.5 : 0.7}"/></pattern>` +
    `<path d="${box(0, 0, sheet.width, fall)}" fill="url(#n)" stroke="none"/>`
  )
}

function borders(edge: Ink, ink: Ink, isTemple: boolean, draw: Draw): string {
  const right = sheet.width - border
  const teeth = (x: number, side: number): string =>
    Array.from(
      { length: Math.ceil(fall / 16) },
      (_, index) => `M${x} ${index * 16}l${side * 17} 8l${-side * 17} 8z`,
    ).join('')
  const sort = Math.floor(draw() * 3)
  const row = Array.from({ length: Math.floor(fall / 15) }, (_, index) => {
    const y = index * 15 + 8
    return [border / 2, sheet.width - border / 2]
      .map((x) =>
        sort === 0
          ? disc([x, y], 4)
          : sort === 1
            ? lines(
                [
                  [x, y - 6],
                  [x + 6, y],
                  [x, y + 6],
                  [x - 6, y],
                ],
                true,
              )
            : oval([x, y], 3, 6, x < 120 ? 35 : -35),
      )
      .join('')
  }).join('')
  const rails = [4.5, border - 4.5].flatMap((x) => [`M${x} 0V${fall}`, `M${sheet.width - x} 0V${fall}`]).join('')
  return (
    printed(box(0, 0, border, fall) + box(right, 0, border, fall), edge) +
    (isTemple ? printed(teeth(border, 1) + teeth(right, -1), edge) : '') +
    drawnLine(rails, ink, 1.6) +
    printed(row, ink)
  )
}

function pallu(edge: Ink, isGold: boolean, figures: string): string {
  const ink = endInk(edge, isGold)
  const bands = [fall + 5, sheet.height - 14].map((y) => `M0 ${y}H${sheet.width}`).join('')
  const fine = [fall + 10, sheet.height - 19].map((y) => `M0 ${y}H${sheet.width}`).join('')
  const fringe = Array.from({ length: 40 }, (_, index) => `M${index * 6 + 3} ${sheet.height - 8}v8`).join('')
  return (
    printed(box(0, fall, sheet.width, sheet.height - fall), edge) +
    drawnLine(bands, ink, 2.6) +
    drawnLine(fine, ink, 0.9) +
    figures +
    drawnLine(fringe, ink, 1.4)
  )
}

type Motif = { ground: Ink; edge: Ink; ink: Ink; draw: Draw }
type Craft = { body?(motif: Motif): string; pallu?(motif: Motif): string }

/** Places of small motifs over the body, each row half a step from the last. */
const scattered = (across: number, step: number): Point[] =>
  Array.from({ length: Math.floor((body.height - 10) / step) }, (_, row) =>
    Array.from(
      { length: row % 2 ? across - 1 : across },
      (_, index): Point => [body.x + ((index + (row % 2 ? 1 : 0.5)) * body.width) / across, 16 + row * step],
    ),
  ).flat()

/** Places of the larger figures of the pallu. */
const atEnd = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => [((index + 0.5) * sheet.width) / count, (fall + sheet.height) / 2 - 4])

/** One figure many times: it is drawn once about the origin. */
const stamped = (id: string, figureOnce: string, places: readonly Point[]): string =>
  `<defs><g id="${id}">${figureOnce}</g></defs>${places
    .map(([x, y]) => `<use href="#${id}" x="${figure(x)}" y="${figure(y)}"/>`)
    .join('')}`

/** The mango or paisley: a drop that leans. */
const mango = (size: number): string =>
  curve(
    [
      [0, size * 0.62],
      [-size * 0.5, size * 0.16],
      [-size * 0.22, -size * 0.5],
      [size * 0.3, -size * 0.78],
      [size * 0.16, -size * 0.42],
      [size * 0.5, size * 0.1],
    ],
    true,
  )

const bloom = (size: number, petals: number): string =>
  Array.from({ length: petals }, (_, index) =>
    oval(polar([0, 0], size * 0.6, index / petals), size * 0.26, size * 0.4, (index / petals) * 360),
  ).join('')

const crafts: Readonly<Record<string, Craft>> = {
  plain: {
    pallu: ({ ink }) =>
      drawnLine([0, 1, 2, 3, 4].map((row) => `M0 ${fall + 22 + row * 13}H${sheet.width}`).join(''), ink, 4),
  },
  brocade: {
    body: ({ ink }) =>
      stamped('m', printed(mango(13), ink) + drawnLine(arc([0, 4], 5, 0.1, 0.8), 'sheet', 1), scattered(5, 36)),
    pallu: ({ ink, ground }) =>
      stamped('e', printed(mango(40), ink) + printed(mango(25), ground) + printed(mango(13), ink), atEnd(5)),
  },
  zari: {
    body: ({ ink }) => stamped('z', printed(disc([0, 0], 2.3), ink), scattered(8, 24)),
    pallu: ({ ink }) =>
      drawnLine(
        Array.from({ length: 10 }, (_, row) => `M0 ${fall + 18 + row * 6.6}H${sheet.width}`).join(''),
        ink,
        3.4,
      ),
  },
  tanchoi: {
    body: ({ ink }) =>
      stamped(
        't',
        printed(bloom(9, 5), ink, 0.85) +
          drawnLine(
            curve([
              [0, 8],
              [4, 14],
              [1, 20],
            ]),
            ink,
            1,
          ),
        scattered(7, 27),
      ),
    pallu: ({ ink }) => stamped('g', printed(bloom(30, 7), ink) + printed(disc([0, 0], 6), ink), atEnd(4)),
  },
  jamdani: {
    body: ({ ink }) =>
      stamped(
        'j',
        drawnLine(
          lines([
            [-9, 5],
            [0, -7],
            [9, 5],
          ]) +
            lines([
              [0, -7],
              [0, 8],
            ]),
          ink,
          2,
        ) +
          printed(
            [
              [-9, 5],
              [9, 5],
              [0, -9],
            ]
              .map(([x, y]) => disc([x as number, y as number], 2.2))
              .join(''),
            ink,
          ),
        scattered(6, 30),
      ),
    pallu: ({ ink }) =>
      stamped(
        'k',
        drawnLine(
          lines([
            [-20, 26],
            [0, 6],
            [20, 26],
          ]) +
            lines([
              [-20, 8],
              [0, -12],
              [20, 8],
            ]) +
            lines([
              [-20, -10],
              [0, -30],
              [20, -10],
            ]),
          ink,
          3,
        ),
        atEnd(6),
      ),
  },
  ikat: {
    body: ({ ink, edge }) => {
      const steps = (size: number) =>
        Array.from({ length: 7 }, (_, row) => {
          const half = (3.5 - Math.abs(row - 3)) * size
          return box(-half - (row % 2 ? 1.4 : 0), (row - 3.5) * size, 2 * half + (row % 2 ? 2.8 : 0), size)
        }).join('')
      return stamped('i', printed(steps(5.4), ink) + printed(steps(2.3), edge), scattered(4, 40))
    },
    pallu: ({ ink }) =>
      drawnLine(
        Array.from({ length: 3 }, (_, row) =>
          lines(
            Array.from({ length: 21 }, (_, index): Point => [index * 12, fall + 32 + row * 18 + (index % 2 ? 9 : -5)]),
          ),
        ).join(''),
        ink,
        5,
      ),
  },
  'tie-dye': {
    body: ({ ink }) =>
      stamped('d', drawnLine(disc([0, 0], 3.2), ink, 2), scattered(9, 19)) +
      drawnLine([40, 74].map((radius) => disc([120, 112], radius)).join(''), ink, 2.4, ' stroke-dasharray="0.1 7"'),
    pallu: ({ ink }) =>
      drawnLine(
        [10, 20, 30]
          .map((radius) =>
            atEnd(3)
              .map((at) => disc(at, radius))
              .join(''),
          )
          .join(''),
        ink,
        3.4,
        ' stroke-dasharray="0.1 7.4"',
      ),
  },
  'block-print': {
    body: ({ ink, edge }) =>
      stamped('b', printed(bloom(12, 6), ink) + printed(disc([0, 0], 3), edge), scattered(5, 36)),
    pallu: ({ ink, ground }) =>
      stamped(
        'c',
        printed(bloom(34, 8), ink) + printed(disc([0, 0], 9), ground) + printed(disc([0, 0], 4), ink),
        atEnd(3),
      ),
  },
  kalamkari: {
    body: ({ ink, edge }) => vine(ink, edge),
    pallu: ({ ink }) =>
      stamped(
        'q',
        drawnLine(
          curve([
            [0, 36],
            [-4, 8],
            [0, -20],
          ]),
          ink,
          2,
        ) +
          printed(
            [-1, 1].flatMap((side) => [-14, 2, 18].map((y) => oval([side * 13, y], 12, 5, side * -34))).join(''),
            ink,
          ) +
          printed(bloom(13, 5), ink),
        atEnd(4),
      ),
  },
  batik: {
    body: ({ ink, draw }) =>
      drawnLine(
        Array.from({ length: 16 }, () => {
          const [x, y] = [body.x + draw() * body.width, draw() * fall]
          return lines([
            [x, y],
            [x + (draw() - 0.5) * 40, y + draw() * 34],
            [x + (draw() - 0.5) * 50, y + 20 + draw() * 46],
          ])
        }).join(''),
        ink,
        0.9,
      ) + stamped('a', drawnLine(disc([0, 0], 11), ink, 2) + printed(disc([0, 0], 4), ink), scattered(4, 44)),
  },
  embroidery: {
    body: ({ ink, edge }) =>
      stamped(
        's',
        drawnLine(
          Array.from({ length: 8 }, (_, index) =>
            lines([polar([0, 0], 3.4, index / 8), polar([0, 0], 10, index / 8)]),
          ).join(''),
          ink,
          2.2,
        ) + printed(disc([0, 0], 2.2), edge),
        scattered(5, 38),
      ),
    pallu: ({ ink }) =>
      stamped(
        'y',
        drawnLine(
          Array.from({ length: 12 }, (_, index) =>
            lines([polar([0, 0], 8, index / 12), polar([0, 0], index % 2 ? 24 : 31, index / 12)]),
          ).join(''),
          ink,
          2.6,
        ),
        atEnd(4),
      ),
  },
  kantha: {
    body: ({ ink }) =>
      drawnLine(
        Array.from({ length: 19 }, (_, row) =>
          curve(
            [0, 1, 2, 3, 4].map(
              (index): Point => [body.x + 6 + (index * (body.width - 12)) / 4, 10 + row * 12 + (index % 2 ? 5 : -2)],
            ),
          ),
        ).join(''),
        ink,
        1.6,
        ' stroke-dasharray="5 5"',
      ),
    pallu: ({ ink }) =>
      drawnLine(
        [12, 22, 32]
          .map((radius) =>
            atEnd(3)
              .map((at) => disc(at, radius))
              .join(''),
          )
          .join(''),
        ink,
        2,
        ' stroke-dasharray="4 4"',
      ),
  },
  'mirror-work': {
    body: ({ ink }) =>
      stamped(
        'w',
        printed(disc([0, 0], 5.6), { lightness: 0.93, chroma: 0.01, hueDegrees: 230 }) +
          drawnLine(disc([0, 0], 8), ink, 2.2, ' stroke-dasharray="2 2.2"'),
        scattered(5, 34),
      ),
  },
  applique: {
    body: ({ ink, edge }) =>
      stamped(
        'l',
        filled(
          lines(
            [
              [-13, 0],
              [0, -13],
              [13, 0],
              [0, 13],
            ],
            true,
          ),
          edge,
        ) + filled(disc([0, 0], 5), ink),
        scattered(4, 42),
      ),
    pallu: ({ ink }) =>
      printed(
        Array.from({ length: 12 }, (_, index) =>
          lines(
            [
              [index * 20, fall + 72],
              [index * 20 + 10, fall + 24],
              [index * 20 + 20, fall + 72],
            ],
            true,
          ),
        ).join(''),
        ink,
      ),
  },
  'hand-painting': {
    body: ({ ink, edge }) => vine(ink, edge),
    pallu: ({ ink, ground }) =>
      stamped(
        'h',
        printed(oval([-4, 0], 24, 12), ink) +
          printed(
            lines(
              [
                [16, 0],
                [32, -12],
                [32, 12],
              ],
              true,
            ),
            ink,
          ) +
          printed(disc([-16, -2], 2.4), ground) +
          drawnLine([-6, 2, 10].map((x) => arc([x - 8, 0], 9, 0.1, 0.4)).join(''), ground, 1.4),
        atEnd(3),
      ),
  },
  'temple-border': {
    pallu: ({ ink }) =>
      printed(
        Array.from({ length: 8 }, (_, index) =>
          [0, 1, 2].map((step) => box(index * 30 + 3 + step * 4, fall + 62 - step * 15, 24 - step * 8, 15)).join(''),
        ).join(''),
        ink,
      ),
  },
  checks: {
    body: ({ ink, edge }) =>
      drawnLine(
        Array.from({ length: 6 }, (_, index) => `M${body.x + 15 + index * 30} 0V${fall}`).join('') +
          Array.from({ length: 7 }, (_, index) => `M${body.x} ${17 + index * 32}H${sheet.width - border}`).join(''),
        ink,
        2.2,
      ) +
      drawnLine(
        Array.from({ length: 6 }, (_, index) => `M${body.x + 20 + index * 30} 0V${fall}`).join('') +
          Array.from({ length: 7 }, (_, index) => `M${body.x} ${22 + index * 32}H${sheet.width - border}`).join(''),
        edge,
        1,
      ),
  },
}

/** A stem that wanders over the body, with leaves and flowers on both sides. */
function vine(ink: Ink, edge: Ink): string {
  const stem: Point[] = Array.from({ length: 8 }, (_, index) => [120 + (index % 2 ? 44 : -44), -10 + index * 36])
  const leaves = stem.slice(1, 7).flatMap(([x, y], index) => {
    const side = index % 2 ? 1 : -1
    return [oval([x - side * 26, y - 2], 15, 6, side * 30), oval([x - side * 14, y + 16], 12, 5, side * -20)]
  })
  return (
    drawnLine(curve(stem), ink, 2.4) +
    printed(leaves.join(''), ink) +
    stamped('v', printed(bloom(19, 6), edge) + printed(bloom(11, 6), ink), stem.slice(1, 7))
  )
}

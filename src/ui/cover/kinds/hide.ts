/** A coat of cattle, full sheet, under the sign of a head: by coat, horns and lineage where these are known. */

import { type Draw, type Drawing, type PlatePainter, traitOfWords } from '../kind.ts'
import { accentInks, type Ink, shade } from '../palette.ts'
import { curve, disc, drawnLine, filled, lines, oval, type Point, printed } from '../pen.ts'

const coats: Readonly<Record<string, Ink>> = {
  black: { lightness: 0.27, chroma: 0.012, hueDegrees: 50 },
  brown: { lightness: 0.4, chroma: 0.06, hueDegrees: 52 },
  red: { lightness: 0.47, chroma: 0.115, hueDegrees: 38 },
  fawn: { lightness: 0.72, chroma: 0.085, hueDegrees: 68 },
  grey: { lightness: 0.66, chroma: 0.012, hueDegrees: 250 },
  white: { lightness: 0.955, chroma: 0.012, hueDegrees: 90 },
}

const patterns = [
  'solid',
  'pied',
  'belted',
  'brindle',
  'roan',
  'speckled',
  'white-faced',
  'finched',
  'stockinged',
  'pointed',
  'shaded',
] as const
type Pattern = (typeof patterns)[number]

const horns = ['polled', 'short', 'lyre', 'long', 'crescent'] as const
type Horns = (typeof horns)[number]
/** What traits of a breed say of its horns. */
const hornWords: ReadonlyMap<string, Horns> = new Map([
  ['long-horned', 'long'],
  ['none', 'polled'],
])

const white = coats.white as Ink

/** The plates of cattle: a coat, by its colours and pattern. */
export const hide: PlatePainter<'coat' | 'pattern' | 'horns' | 'lineage'> = {
  traits: {
    coat: traitOfWords(coats, 2),
    pattern: traitOfWords(patterns, 1),
    horns: { most: 1, word: (said) => horns.find((one) => one === said) ?? hornWords.get(said) ?? null },
    lineage: traitOfWords(['taurine', 'zebu', 'sanga', 'composite', 'yak', 'gayal', 'banteng', 'wild'], 1),
  },
  plate: ({ coat, pattern, horns: [horn], lineage: [lineage], draw, accentHueDegrees }) => {
    const [first] = coat
    // Without a coat that is known there is no coat to show: the sign stands on a pasture.
    if (first === undefined) {
      const land = pasture(accentHueDegrees, draw)
      return {
        ...land,
        art:
          land.art +
          sign({ coat: { lightness: 0.9, chroma: 0.02, hueDegrees: 90 }, face: 'plain', horn: horn as Horns, lineage }),
      }
    }
    const own = coats[first] as Ink
    const other = coat[1] === undefined ? undefined : coats[coat[1]]
    const face = pattern[0] === 'white-faced' ? 'white' : pattern[0] === 'pied' ? 'blazed' : 'plain'
    // White and a colour: patches of the colour on white.
    const isPied = pattern[0] === 'pied' && other !== undefined
    const sheetInk = isPied ? other : own
    return {
      ground: sheetInk,
      night: shade(sheetInk, sheetInk.lightness > 0.8 ? -0.1 : 0.02),
      art:
        hair(sheetInk, draw) +
        coatOf((pattern[0] ?? 'solid') as Pattern, sheetInk, isPied ? own : other, draw) +
        medal(own) +
        sign({ coat: own, face, horn: horn as Horns, lineage }),
    }
  },
  quiet: ({ draw, accentHueDegrees }) => pasture(accentHueDegrees, draw),
}

/** The lie of the hair: short strokes of the coat's own colour. */
function hair(own: Ink, draw: Draw): string {
  const strokes = Array.from({ length: 64 }, (_, index) => {
    const [x, y] = [(index % 8) * 30 + draw() * 24, Math.floor(index / 8) * 40 + draw() * 30]
    return `M${Math.round(x)} ${Math.round(y)}q3 6 1 13`
  })
  return drawnLine(strokes.join(''), shade(own, own.lightness > 0.6 ? -0.06 : 0.06), 1.2)
}

/** A patch with an uneven edge. */
function patch([cx, cy]: Point, across: number, down: number, draw: Draw): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * 2 * Math.PI
    const reach = 0.72 + draw() * 0.42
    return [cx + Math.cos(angle) * across * reach, cy + Math.sin(angle) * down * reach]
  })
  return curve(points, true)
}

/** The second colour of a coat: white, unless the breed has another. */
function coatOf(pattern: Pattern, own: Ink, other: Ink | undefined, draw: Draw): string {
  const second = other ?? (own.lightness > 0.85 ? (coats.black as Ink) : white)
  switch (pattern) {
    case 'pied': {
      const places: [Point, number, number][] = [
        [[20, 30], 74, 52],
        [[214, 66], 66, 74],
        [[44, 212], 62, 56],
        [[222, 262], 60, 52],
        [[116, 318], 58, 34],
        [[128, 8], 30, 24],
      ]
      return filled(places.map(([at, across, down]) => patch(at, across, down, draw)).join(''), second)
    }
    case 'belted': {
      const edge = (y: number): Point[] =>
        Array.from({ length: 6 }, (_, index) => [index * 48, y + (draw() - 0.5) * 12])
      return filled(`${curve(edge(96))}L240 224${curve(edge(224).toReversed()).replace('M', 'L')}z`, second)
    }
    case 'brindle':
      return drawnLine(
        Array.from({ length: 19 }, (_, index) => {
          const x = index * 14 - 8
          return curve([
            [x, -6],
            [x + 9 * draw(), 70 + draw() * 30],
            [x - 7 + 10 * draw(), 170],
            [x + 8 * draw(), 250],
            [x + 4, 326],
          ])
        })
          .filter((_, index) => index % 2 === 0)
          .join(''),
        other ?? shade(own, own.lightness > 0.4 ? -0.18 : 0.16),
        5,
      )
    case 'roan':
      return drawnLine(
        Array.from({ length: 210 }, () => `M${Math.round(draw() * 240)} ${Math.round(draw() * 320)}q2 4 1 8`).join(''),
        second,
        1.7,
      )
    case 'speckled':
      return printed(
        Array.from({ length: 70 }, () =>
          disc([Math.round(draw() * 240), Math.round(draw() * 320)], 1.5 + draw() * draw() * 9),
        ).join(''),
        second,
      )
    case 'white-faced':
      return filled(
        curve(
          [
            [-10, 262],
            [40, 250],
            [92, 270],
            [150, 252],
            [206, 268],
            [250, 256],
            [250, 330],
            [-10, 330],
          ],
          true,
        ),
        white,
      )
    case 'finched':
      return filled(
        curve(
          [
            [92, -10],
            [100, 60],
            [88, 150],
            [102, 240],
            [94, 330],
            [150, 330],
            [142, 240],
            [154, 150],
            [140, 60],
            [148, -10],
          ],
          true,
        ),
        second,
      )
    case 'stockinged':
      return (
        filled(
          curve(
            [
              [-10, 280],
              [60, 274],
              [120, 284],
              [180, 274],
              [250, 282],
              [250, 330],
              [-10, 330],
            ],
            true,
          ),
          second,
        ) +
        drawnLine(
          lines([
            [120, -4],
            [120, 60],
          ]),
          shade(own, own.lightness > 0.4 ? -0.2 : 0.2),
          7,
        )
      )
    case 'pointed':
      return printed(
        Array.from({ length: 34 }, () =>
          disc([Math.round(draw() * 240), 264 + Math.round(draw() * 54)], 1.2 + draw() * 2.6),
        ).join(''),
        second,
      )
    case 'shaded':
      return [0.035, 0.07, 0.11]
        .map((by, index) =>
          printed(
            curve(
              [
                [-10, 226 + index * 32],
                [60, 214 + index * 32],
                [130, 232 + index * 32],
                [250, 216 + index * 32],
                [250, 340],
                [-10, 340],
              ],
              true,
            ),
            shade(own, -by),
            0.8,
          ),
        )
        .join('')
    case 'solid':
      return ''
  }
}

const bone: Ink = { lightness: 0.9, chroma: 0.035, hueDegrees: 88 }
const tip: Ink = { lightness: 0.33, chroma: 0.02, hueDegrees: 60 }

/** A round on which the sign is seen on any coat. */
function medal(coat: Ink): string {
  const [ground, line]: [Ink, Ink] =
    coat.lightness > 0.85
      ? [
          { lightness: 0.46, chroma: 0.06, hueDegrees: 150 },
          { lightness: 0.86, chroma: 0.04, hueDegrees: 100 },
        ]
      : [
          { lightness: 0.93, chroma: 0.03, hueDegrees: 85 },
          { lightness: 0.45, chroma: 0.05, hueDegrees: 60 },
        ]
  return filled(disc([120, 156], 84), ground) + drawnLine(disc([120, 156], 78), line, 1.2)
}

type Sign = { coat: Ink; face: 'plain' | 'white' | 'blazed'; horn: Horns | undefined; lineage: string | undefined }

/** A head from the front, as a sign. The ears of zebu hang; horns have their form, and are left out where it is not known. */
function sign({ coat, face, horn, lineage }: Sign): string {
  const [x, y] = [120, 166]
  const isZebu = lineage === 'zebu'
  const dark = coat.lightness > 0.45
  const muzzle =
    face === 'white'
      ? { lightness: 0.8, chroma: 0.05, hueDegrees: 30 }
      : dark
        ? { lightness: 0.36, chroma: 0.02, hueDegrees: 50 }
        : { lightness: 0.56, chroma: 0.03, hueDegrees: 40 }
  const ear = (side: number) =>
    isZebu
      ? curve(
          [
            [x + side * 24, y - 26],
            [x + side * 44, y - 20],
            [x + side * 52, y + 10],
            [x + side * 42, y + 26],
            [x + side * 32, y + 2],
          ],
          true,
        )
      : curve(
          [
            [x + side * 22, y - 28],
            [x + side * 42, y - 36],
            [x + side * 56, y - 26],
            [x + side * 46, y - 14],
            [x + side * 26, y - 14],
          ],
          true,
        )
  const head = curve(
    [
      [x, y - 44],
      [x + 24, y - 38],
      [x + 29, y - 12],
      [x + 20, y + 24],
      [x + 17, y + 42],
      [x, y + 52],
      [x - 17, y + 42],
      [x - 20, y + 24],
      [x - 29, y - 12],
      [x - 24, y - 38],
    ],
    true,
  )
  const blaze =
    face === 'plain'
      ? ''
      : filled(
          curve(
            face === 'white'
              ? [
                  [x, y - 43],
                  [x + 20, y - 34],
                  [x + 22, y - 6],
                  [x + 15, y + 40],
                  [x - 15, y + 40],
                  [x - 22, y - 6],
                  [x - 20, y - 34],
                ]
              : [
                  [x, y - 42],
                  [x + 7, y - 20],
                  [x + 8, y + 22],
                  [x, y + 40],
                  [x - 8, y + 22],
                  [x - 7, y - 20],
                ],
            true,
          ),
          white,
        )
  const eye = [-1, 1].map((side) => oval([x + side * 19, y - 10], 3.6, 2.8, side * 24)).join('')
  return (
    (horn === undefined ? '' : hornsOf[horn](x, y - 36)) +
    filled(ear(1) + ear(-1), coat.lightness > 0.9 ? shade(coat, -0.06) : coat) +
    filled(head, coat.lightness > 0.9 ? shade(coat, -0.02) : coat) +
    blaze +
    filled(oval([x, y + 40], 21, 14), muzzle) +
    printed(
      disc([x - 8, y + 38], 2.6) + disc([x + 8, y + 38], 2.6),
      shade(muzzle, muzzle.lightness > 0.5 ? -0.25 : 0.2),
    ) +
    filled(
      eye,
      face === 'white' || dark
        ? { lightness: 0.22, chroma: 0.01, hueDegrees: 50 }
        : { lightness: 0.78, chroma: 0.02, hueDegrees: 60 },
    )
  )
}

/** Two horns that mirror one another, from the poll at this place. */
const pair = (x: number, y: number, points: readonly Point[]): string => {
  const side = (sign: number) =>
    curve(
      points.map(([dx, dy]): Point => [x + sign * dx, y + dy]),
      true,
    )
  const [dx, dy] = points[Math.floor(points.length / 2)] ?? [0, 0]
  const tips = [-1, 1].map((sign) => disc([x + sign * dx, y + dy], 3))
  return filled(side(1) + side(-1), bone) + printed(tips.join(''), tip)
}

const hornsOf: Record<Horns, (x: number, y: number) => string> = {
  polled: (x, y) =>
    filled(
      curve(
        [
          [x - 15, y + 4],
          [x - 10, y - 12],
          [x, y - 16],
          [x + 10, y - 12],
          [x + 15, y + 4],
        ],
        true,
      ),
      { lightness: 0.5, chroma: 0.05, hueDegrees: 50 },
    ),
  short: (x, y) =>
    pair(x, y, [
      [16, 2],
      [30, -4],
      [36, -12],
      [35, -22],
      [28, -12],
      [18, -8],
    ]),
  lyre: (x, y) =>
    pair(x, y, [
      [14, 0],
      [36, -8],
      [46, -28],
      [40, -50],
      [50, -74],
      [30, -52],
      [33, -30],
      [26, -16],
      [12, -10],
    ]),
  long: (x, y) =>
    pair(x, y, [
      [14, 2],
      [46, 0],
      [74, -10],
      [94, -34],
      [104, -52],
      [86, -38],
      [66, -22],
      [42, -12],
      [14, -10],
    ]),
  crescent: (x, y) =>
    pair(x, y, [
      [14, 2],
      [36, -2],
      [52, -18],
      [54, -40],
      [42, -60],
      [40, -40],
      [34, -22],
      [24, -12],
      [12, -10],
    ]),
}

/** Hills, fences and grass: land, and no herd on it. */
function pasture(hue: number, draw: Draw): Drawing {
  const [first] = accentInks(hue, draw)
  const greens = [0.8, 0.7, 0.6, 0.5, 0.41].map(
    (lightness, index): Ink => ({
      lightness,
      chroma: 0.05 + index * 0.012,
      hueDegrees: first.hueDegrees - 20 + index * 6,
    }),
  )
  const hills = greens.map((ink, index) => {
    const y = 96 + index * 46
    const points: Point[] = Array.from({ length: 6 }, (_, step) => [step * 52 - 10, y + (draw() - 0.5) * 40])
    return filled(`${curve(points)}L250 330L-10 330z`, ink)
  })
  const sun: Point = [60 + draw() * 120, 62 + draw() * 26]
  const grass = Array.from(
    { length: 30 },
    (_, index) =>
      `M${4 + index * 8} 322q${Math.round((draw() - 0.5) * 8)}-14 ${Math.round((draw() - 0.5) * 12)}-${18 + Math.round(draw() * 12)}`,
  )
  return {
    ground: { lightness: 0.93, chroma: 0.03, hueDegrees: 90 },
    night: { lightness: 0.3, chroma: 0.03, hueDegrees: 240 },
    art:
      filled(disc(sun, 22), { lightness: 0.84, chroma: 0.11, hueDegrees: 80 }) +
      hills.join('') +
      drawnLine(grass.join(''), shade(greens[4] as Ink, -0.1), 1.6),
  }
}

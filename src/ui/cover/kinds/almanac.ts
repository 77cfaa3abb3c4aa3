/** A custom as a leaf of an almanac: the sign of its category, and about it the year with its season, where it has one. */

import { type Draw, middle, type PlatePainter, traitOfWords } from '../kind.ts'
import { accentInks, type Ink, shade } from '../palette.ts'
import { arc, box, curve, disc, drawnLine, filled, lines, oval, type Point, polar, slice } from '../pen.ts'

const [cx, cy] = middle

/** Where in the year a season begins, in turns from midwinter at the top, and its ink. */
const seasons: Readonly<Record<string, { from: number; ink: Ink }>> = {
  spring: { from: 0.15, ink: { lightness: 0.72, chroma: 0.13, hueDegrees: 135 } },
  summer: { from: 0.4, ink: { lightness: 0.82, chroma: 0.15, hueDegrees: 90 } },
  harvest: { from: 0.62, ink: { lightness: 0.66, chroma: 0.16, hueDegrees: 52 } },
  midwinter: { from: 0.9, ink: { lightness: 0.78, chroma: 0.07, hueDegrees: 230 } },
}

/** The plates of customs: a sheet of an almanac. */
export const almanac: PlatePainter<'category' | 'season' | 'theme'> = {
  traits: {
    category: { most: 1, word: (said) => (Object.hasOwn(signs, said) ? said : null) },
    season: traitOfWords(seasons, 2),
    theme: { most: 1, word: (said) => (Object.hasOwn(themes, said) ? said : null) },
  },
  plate: ({ category: [category], season, theme: [theme], draw, accentHueDegrees }) => {
    const inks = inksFor(category ?? '', season, accentHueDegrees, draw)
    const sign = theme === undefined ? (category === undefined ? '' : signs[category]?.(inks)) : themes[theme]?.(inks)
    return { ground: inks.ground, night: inks.night, art: year(inks, season, draw) + (sign ?? '') }
  },
  quiet: ({ draw, accentHueDegrees }) => {
    const inks = inksFor('', [], accentHueDegrees, draw)
    return { ground: inks.ground, night: inks.night, art: star(inks, draw) }
  },
}

type Inks = { ground: Ink; night: Ink; main: Ink; second: Ink; third: Ink }

/** The order of categories decides their hues, so that each has its own. */
function inksFor(category: string, season: readonly string[], accent: number, draw: Draw): Inks {
  const order = Object.keys(signs).indexOf(category)
  const hueDegrees = order < 0 ? accent + (draw() - 0.5) * 50 : (accent + order * 137.5) % 360
  const own = season.map((name) => seasons[name]?.ink).find((ink) => ink !== undefined)
  const [first] = accentInks(hueDegrees, draw)
  if (draw() < 0.45) {
    const ground: Ink = { lightness: 0.34, chroma: 0.07, hueDegrees }
    return {
      ground,
      night: shade(ground, -0.06),
      main: { lightness: 0.9, chroma: 0.06, hueDegrees: 88 },
      second: own ?? { lightness: 0.76, chroma: 0.13, hueDegrees: 60 },
      third: { lightness: 0.62, chroma: 0.11, hueDegrees },
    }
  }
  return {
    ground: { lightness: 0.925, chroma: 0.03, hueDegrees },
    night: { lightness: 0.29, chroma: 0.035, hueDegrees },
    main: { ...first, lightness: 0.5, chroma: 0.13, hueDegrees },
    second: own ?? { lightness: 0.68, chroma: 0.15, hueDegrees: 45 },
    third: { lightness: 0.74, chroma: 0.09, hueDegrees: hueDegrees + 30 },
  }
}

/** Twelve months around the sign; those of its season are filled. */
function year({ main, second, third }: Inks, season: readonly string[], draw: Draw): string {
  const inSeason = (month: number): boolean =>
    season.some((name) => {
      const from = seasons[name]?.from ?? 0
      return (month / 12 - from + 1) % 1 < 0.25
    })
  const months = Array.from({ length: 12 }, (_, month) => month)
  const leaf = (month: number) => arc(middle, 106, month / 12 + 0.01, (month + 1) / 12 - 0.01)
  const full = months.filter(inSeason)
  const rays = months.map((month) =>
    lines([polar(middle, 116, month / 12), polar(middle, 121 + (month % 3 ? 0 : 6), month / 12)]),
  )
  const corners = [
    [22, 22],
    [218, 22],
    [22, 298],
    [218, 298],
  ].map(([x, y]) => disc([x as number, y as number], 4 + (draw() > 0.5 ? 2 : 0)))
  return (
    drawnLine(
      months
        .filter((month) => !full.includes(month))
        .map(leaf)
        .join(''),
      third,
      3,
    ) +
    drawnLine(full.map(leaf).join(''), second, 11) +
    drawnLine(rays.join(''), main, 1.4) +
    drawnLine(disc(middle, 94), main, 1) +
    filled(corners.join(''), third)
  )
}

type Sign = (inks: Inks) => string

const flame = (x: number, y: number, size: number): string =>
  curve(
    [
      [x, y - size],
      [x + size * 0.52, y - size * 0.1],
      [x + size * 0.36, y + size * 0.5],
      [x, y + size * 0.66],
      [x - size * 0.36, y + size * 0.5],
      [x - size * 0.52, y - size * 0.1],
    ],
    true,
  )

/** A sign for each category of customs: abstract shapes, of no single faith or people. */
const signs: Readonly<Record<string, Sign>> = {
  spiritual: ({ main, second, third }) =>
    filled(`M${cx - 56} ${cy + 22}h112q-6 40-56 40t-56-40z`, main) +
    filled(flame(cx, cy - 16, 44), second) +
    filled(flame(cx, cy - 2, 22), third) +
    drawnLine(
      lines([
        [cx - 30, cy + 70],
        [cx + 30, cy + 70],
      ]),
      main,
      5,
    ),
  celebration: ({ main, second, third }) =>
    Array.from({ length: 12 }, (_, index) =>
      filled(
        oval(polar(middle, index % 2 ? 50 : 62, index / 12), 6, index % 2 ? 14 : 20, index * 30),
        index % 2 ? third : main,
      ),
    ).join('') +
    filled(disc(middle, 25), second) +
    drawnLine(disc(middle, 15), 'sheet', 2),
  'life-cycle': ({ main, second, third }) =>
    [main, third, second, main, third]
      .map((ink, ring) => filled(disc([cx, cy + 66 - (72 - ring * 15)], 72 - ring * 15), ink))
      .join(''),
  food: ({ main, second, third }) =>
    filled(`M${cx - 66} ${cy}h132q-4 60-66 60t-66-60z`, main) +
    filled(slice([cx, cy], 56, 0.75, 1.25), second) +
    drawnLine(
      [-24, 0, 24]
        .map((dx) =>
          curve([
            [cx + dx, cy - 30],
            [cx + dx + 8, cy - 46],
            [cx + dx - 6, cy - 62],
            [cx + dx + 3, cy - 78],
          ]),
        )
        .join(''),
      third,
      4,
    ) +
    drawnLine(
      lines([
        [cx - 24, cy + 68],
        [cx + 24, cy + 68],
      ]),
      main,
      6,
    ),
  calendar: ({ main, second, third }) =>
    filled(disc(middle, 62), second) +
    filled(disc([cx + 24, cy - 12], 54), third) +
    drawnLine(
      Array.from({ length: 24 }, (_, index) =>
        lines([polar(middle, 70, index / 24), polar(middle, index % 2 ? 76 : 84, index / 24)]),
      ).join(''),
      main,
      3,
    ) +
    filled(disc([cx + 24, cy - 12], 16), main),
  dress: ({ main, second, third }) =>
    [main, second, third, second, main]
      .map((ink, row) =>
        filled(
          Array.from({ length: 5 }, (_, index) =>
            lines(
              [
                [cx - 62 + index * 25, cy - 40 + row * 24],
                [cx - 50 + index * 25, cy - 62 + row * 24],
                [cx - 37 + index * 25, cy - 40 + row * 24],
                [cx - 50 + index * 25, cy - 28 + row * 24],
              ],
              true,
            ),
          ).join(''),
          ink,
        ),
      )
      .join(''),
  arts: ({ main, second, third }) =>
    filled(oval([cx, cy + 44], 54, 20), main) +
    filled(`M${cx - 54} ${cy - 40}v84h108v-84z`, second) +
    filled(oval([cx, cy - 40], 54, 20), third) +
    drawnLine(
      lines(Array.from({ length: 9 }, (_, index): Point => [cx - 54 + index * 13.5, index % 2 ? cy + 40 : cy - 22])),
      main,
      3,
    ),
  etiquette: ({ main, second, third }) =>
    filled(slice([cx - 34, cy + 50], 62, 0.75, 1.25), main) +
    filled(slice([cx + 34, cy + 50], 62, 0.75, 1.25), third) +
    filled(disc([cx - 30, cy - 34], 24), main) +
    filled(disc([cx + 30, cy - 34], 24), third) +
    filled(
      lines(
        [
          [cx - 12, cy + 20],
          [cx, cy + 6],
          [cx + 12, cy + 20],
          [cx, cy + 34],
        ],
        true,
      ),
      second,
    ),
  crafts: ({ main, second, third }) =>
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 5 }, (_, column) =>
        filled(
          box(
            cx - 60 + column * 24 + ((row + column) % 2 ? 3 : 0),
            cy - 60 + row * 24 + ((row + column) % 2 ? 0 : 3),
            (row + column) % 2 ? 18 : 24,
            (row + column) % 2 ? 24 : 18,
          ),
          (row + column) % 2 ? main : row % 2 ? second : third,
        ),
      ).join(''),
    ).join(''),
  games: ({ main, second, third }) =>
    filled(disc(middle, 72), main) +
    drawnLine(
      [24, 48].map((r) => disc(middle, r)).join('') +
        [0, 0.125, 0.25, 0.375].map((turn) => lines([polar(middle, 72, turn), polar(middle, 72, turn + 0.5)])).join(''),
      third,
      2,
    ) +
    filled(
      Array.from({ length: 8 }, (_, index) => disc(polar(middle, index % 2 ? 24 : 48, index / 8), 8)).join(''),
      second,
    ) +
    filled(disc(middle, 8), third),
  folklore: ({ main, second, third }) =>
    filled(`${disc(middle, 70)}`, main) +
    filled(disc([cx + 22, cy - 10], 56), third) +
    filled(
      [
        [0, 0],
        [34, -8],
        [52, 22],
        [16, 34],
        [40, 50],
      ]
        .map(([dx = 0, dy = 0]) => flame(cx - 18 + dx, cy - 30 + dy, 8))
        .join(''),
      second,
    ),
  home: ({ main, second, third }) =>
    filled(
      lines(
        [
          [cx - 74, cy - 4],
          [cx, cy - 74],
          [cx + 74, cy - 4],
        ],
        true,
      ),
      main,
    ) +
    filled(box(cx - 54, cy - 4, 108, 70), third) +
    filled(`M${cx - 18} ${cy + 66}v-34a18 18 0 0 1 36 0v34z`, second) +
    drawnLine(
      lines([
        [cx - 70, cy + 70],
        [cx + 70, cy + 70],
      ]),
      main,
      5,
    ),
  civic: ({ main, second, third }) =>
    filled(
      lines(
        [
          [cx - 70, cy - 32],
          [cx, cy - 72],
          [cx + 70, cy - 32],
        ],
        true,
      ),
      main,
    ) +
    filled([0, 1, 2, 3].map((index) => box(cx - 58 + index * 34, cy - 26, 14, 72)).join(''), third) +
    filled(box(cx - 72, cy + 50, 144, 16), second) +
    filled(disc([cx, cy - 46], 8), second),
}

/** Signs for what customs of several categories are compared under. */
const themes: Readonly<Record<string, Sign>> = {
  wedding: ({ main, second, third }) =>
    drawnLine(disc([cx - 26, cy + 4], 42), main, 12) +
    drawnLine(disc([cx + 26, cy + 4], 42), second, 12) +
    drawnLine(arc([cx - 26, cy + 4], 42, 0.04, 0.26), main, 12) +
    filled(disc([cx, cy - 60], 8), third),
  tea: ({ main, second, third }) =>
    filled(disc(middle, 72), main) +
    filled(disc(middle, 60), third) +
    filled(disc(middle, 51), second) +
    drawnLine(arc(middle, 40, 0.6, 0.85), 'sheet', 4),
  'new-year': ({ main, second, third }) =>
    filled(slice(middle, 70, 0, 0.5), main) +
    filled(slice(middle, 70, 0.5, 1), third) +
    filled(Array.from({ length: 12 }, (_, index) => disc(polar(middle, 54, index / 12), 5)).join(''), second) +
    drawnLine(
      lines([
        [cx, cy],
        [cx, cy - 42],
      ]),
      second,
      5,
    ),
  funeral: ({ main, second, third }) =>
    filled(`M${cx - 54} ${cy + 66}v-76a54 54 0 0 1 108 0v76z`, main) +
    filled(`M${cx - 34} ${cy + 66}v-70a34 34 0 0 1 68 0v70z`, third) +
    filled(flame(cx, cy + 10, 26), second) +
    drawnLine(
      lines([
        [cx, cy + 32],
        [cx, cy + 60],
      ]),
      main,
      9,
    ),
  pilgrimage: ({ main, second, third }) =>
    filled(
      lines(
        [
          [cx - 76, cy + 62],
          [cx - 8, cy - 60],
          [cx + 76, cy + 62],
        ],
        true,
      ),
      main,
    ) +
    drawnLine(
      curve([
        [cx - 30, cy + 66],
        [cx + 24, cy + 44],
        [cx - 16, cy + 16],
        [cx + 12, cy - 8],
        [cx - 6, cy - 40],
      ]),
      third,
      7,
    ) +
    filled(disc([cx - 8, cy - 66], 13), second),
  healing: ({ main, second, third }) =>
    drawnLine(
      curve([
        [cx, cy + 74],
        [cx - 4, cy],
        [cx + 4, cy - 72],
      ]),
      main,
      5,
    ) +
    filled(
      [-1, 1]
        .flatMap((side) => [-44, -10, 24].map((dy) => oval([cx + side * 28, cy + dy], 27, 11, side * -32)))
        .join(''),
      third,
    ) +
    filled(oval([cx + 4, cy - 74], 10, 17), second),
  royalty: ({ main, second, third }) =>
    filled(
      lines(
        [
          [cx - 66, cy + 42],
          [cx - 72, cy - 36],
          [cx - 34, cy],
          [cx, cy - 58],
          [cx + 34, cy],
          [cx + 72, cy - 36],
          [cx + 66, cy + 42],
        ],
        true,
      ),
      main,
    ) +
    filled(box(cx - 66, cy + 46, 132, 16), third) +
    filled(
      [
        [-72, -44],
        [0, -68],
        [72, -44],
      ]
        .map(([dx, dy]) => disc([cx + (dx as number), cy + (dy as number)], 10))
        .join(''),
      second,
    ),
  ancestors: ({ main, second, third }) =>
    drawnLine(
      lines([
        [cx, cy + 76],
        [cx, cy + 20],
        [cx - 40, cy - 16],
      ]) +
        lines([
          [cx, cy + 20],
          [cx + 40, cy - 16],
        ]) +
        [-40, 40]
          .map((dx) =>
            lines([
              [cx + dx - 20, cy - 50],
              [cx + dx, cy - 16],
              [cx + dx + 20, cy - 50],
            ]),
          )
          .join(''),
      main,
      5,
    ) +
    filled([-60, -20, 20, 60].map((dx) => disc([cx + dx, cy - 54], 14)).join(''), third) +
    filled([-40, 40].map((dx) => disc([cx + dx, cy - 16], 14)).join('') + disc([cx, cy + 22], 17), second),
}

/** A star of eight, as on tiles, boxes and quilts everywhere: it stands for no one custom. */
function star({ main, second, third }: Inks, draw: Draw): string {
  const points = [8, 12, 16, 10][Math.floor(draw() * 4)] ?? 8
  const skip = 0.36 + draw() * 0.2
  const ring = (reach: number, inner: number, turn: number): string =>
    lines(
      Array.from({ length: points * 2 }, (_, index) =>
        polar(middle, index % 2 ? inner : reach, index / (points * 2) + turn),
      ),
      true,
    )
  const tiles = [
    [0, 0],
    [240, 0],
    [0, 320],
    [240, 320],
  ]
    .map(
      ([x, y]) =>
        filled(disc([x as number, y as number], 46), third) + filled(disc([x as number, y as number], 24), second),
    )
    .join('')
  return (
    tiles +
    drawnLine(disc(middle, 114), main, 1.4) +
    filled(ring(108, 108 * skip, 0), main) +
    filled(ring(80, 80 * skip, 0.5 / points), second) +
    filled(ring(54, 54 * skip, 0), third) +
    filled(disc(middle, 13), main)
  )
}

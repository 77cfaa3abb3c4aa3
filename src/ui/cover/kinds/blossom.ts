/** A flower seen from the front: petals by number and form where these are certain, a meadow from afar where not. */
import {
  type FlowerForm,
  type FormName,
  flowerFormOf,
  flowerForms,
  type Heart,
  type PetalShape,
} from '#src/botany/flower-form.ts'
import { type Draw, type Drawing, middle, type PlatePainter, sheet } from '../kind.ts'
import { accentInks, type Ink, inksOf, inkTrait, shade } from '../palette.ts'
import {
  arc,
  curve,
  disc,
  drawnLine,
  figure,
  filled,
  lines,
  oval,
  type Point,
  polar,
  printed,
  seeds,
  turned,
} from '../pen.ts'

const formNames = new Set<string>(Object.keys(flowerForms))

/** Light petals would not show on a light sheet: they are printed on a deep one. */
const LIGHT = 0.86
/** How far petals reach from the middle. */
const REACH = 106

/** The plates of flowers: the form of the flower in its colours. */
export const blossom: PlatePainter<'form' | 'ink'> = {
  traits: {
    form: { most: 1, word: (said) => (formNames.has(said) ? said : flowerFormOf(said)) },
    ink: inkTrait,
  },
  plate: ({ form: [name], ink, draw, accentHueDegrees }) => {
    const inks = inksFor(ink, accentHueDegrees, draw)
    const form: FlowerForm = flowerForms[(name ?? 'uncertain') as FormName]
    return { ...groundFor(inks, draw), art: flowerOf(form, inks, draw) }
  },
  quiet: ({ draw, accentHueDegrees }) => {
    const inks = accentInks(accentHueDegrees, draw)
    return { ...groundFor(inks, draw), art: meadow(inks, draw) }
  },
}

type Petals = { outer: Ink; vein: Ink; inner: Ink; heart: Ink }

const pollen: Ink = { lightness: 0.82, chroma: 0.15, hueDegrees: 85 }
const leafGreen: Ink = { lightness: 0.5, chroma: 0.075, hueDegrees: 150 }

function inksFor(names: readonly string[], hue: number, draw: Draw): Ink[] {
  return names.length > 0 ? inksOf(names) : accentInks(hue, draw)
}

/** A pale sheet of the first ink's hue; a deep one where petals are pale, and sometimes otherwise. */
function groundFor([first]: readonly Ink[], draw: Draw): Omit<Drawing, 'art'> {
  const { lightness, chroma, hueDegrees } = first as Ink
  const isDeep = lightness > LIGHT || draw() < 0.28
  if (!isDeep)
    return {
      ground: { lightness: 0.935, chroma: 0.024, hueDegrees },
      night: { lightness: 0.27, chroma: 0.028, hueDegrees },
    }
  const hues = [155, 200, 250, 165, 140]
  const away = hues[Math.floor(draw() * hues.length)] ?? 155
  const ground = { lightness: 0.36, chroma: chroma < 0.03 ? 0.045 : 0.055, hueDegrees: away }
  return { ground, night: shade(ground, -0.07) }
}

function petalInks([first, second, third]: readonly Ink[]): Petals {
  const outer = first as Ink
  const away = outer.lightness > 0.66 ? -0.1 : 0.13
  const own = outer.lightness > LIGHT ? { lightness: 0.9, chroma: 0.06, hueDegrees: 112 } : shade(outer, away)
  const inner = second && Math.abs(second.lightness - outer.lightness) > 0.06 ? second : own
  return { outer, inner, vein: shade(outer, outer.lightness > 0.66 ? -0.13 : 0.1), heart: third ?? shade(outer, -0.24) }
}

function flowerOf(form: FlowerForm, inks: readonly Ink[], draw: Draw): string {
  const colours = petalInks(inks)
  switch (form.plan) {
    case 'whorl':
      return whorlFlower(form, colours, draw)
    case 'head':
      return headFlower(form, colours, draw)
    case 'cluster':
      return cluster(form, colours, inks)
    case 'uncertain':
      return meadow(inks, draw)
    default:
      return alone[form.plan](colours, draw)
  }
}

/** For each shape of petal: the ratio of half its breadth to its length at which this number of petals touch, and its outline. */
const outlines: Record<PetalShape, { breadth: number; outline(w: number): readonly Point[] }> = {
  round: {
    breadth: 1.3,
    outline: (w) => [
      [0.06, 0.02],
      [0.34, w * 0.62],
      [0.66, w],
      [0.9, w * 0.72],
      [1, 0],
    ],
  },
  notched: {
    breadth: 1.36,
    outline: (w) => [
      [0.06, 0.02],
      [0.36, w * 0.62],
      [0.74, w],
      [0.95, w * 0.66],
      [0.985, w * 0.32],
      [0.9, 0],
    ],
  },
  pointed: {
    breadth: 1.02,
    outline: (w) => [
      [0.1, 0.02],
      [0.3, w * 0.7],
      [0.52, w],
      [0.78, w * 0.62],
      [0.93, w * 0.18],
      [1, 0],
    ],
  },
  strap: {
    breadth: 0.84,
    outline: (w) => [
      [0.1, 0.02],
      [0.3, w * 0.7],
      [0.7, w],
      [0.92, w * 0.7],
      [1, 0],
    ],
  },
  needle: {
    breadth: 0.72,
    outline: (w) => [
      [0.1, 0.02],
      [0.4, w],
      [0.8, w * 0.8],
      [0.96, w * 0.3],
      [1, 0],
    ],
  },
  spoon: {
    breadth: 1.1,
    outline: (w) => [
      [0.1, 0.02],
      [0.35, w * 0.5],
      [0.66, w],
      [0.86, w * 0.8],
      [0.97, w * 0.22],
      [1, 0],
    ],
  },
  wavy: {
    breadth: 1.2,
    outline: (w) => [
      [0.12, 0.03],
      [0.36, w * 0.58],
      [0.52, w * 0.7],
      [0.66, w * 1.02],
      [0.8, w * 0.84],
      [0.9, w * 0.72],
      [0.92, w * 0.3],
      [1, 0],
    ],
  },
  lobe: {
    breadth: 1.55,
    outline: (w) => [
      [0.1, 0.1],
      [0.4, w * 0.62],
      [0.7, w],
      [0.9, w * 0.68],
      [0.96, w * 0.2],
      [1, 0],
    ],
  },
  fringed: {
    breadth: 1.5,
    outline: (w) => [
      [0.06, 0.02],
      [0.4, w * 0.62],
      [0.8, w],
      [0.98, w * 0.8],
      [0.9, w * 0.7],
      [1, w * 0.5],
      [0.92, w * 0.38],
      [1, w * 0.22],
      [0.93, w * 0.1],
      [1, 0],
    ],
  },
  twisted: {
    breadth: 1.15,
    outline: (w) => [
      [0.12, 0.02],
      [0.4, w * 0.5],
      [0.7, w],
      [0.9, w * 0.8],
      [1, w * 0.1],
    ],
  },
}

/** One petal that grows upwards from the middle. */
function petal(shape: PetalShape, length: number, halfBreadth: number): string {
  const right = outlines[shape].outline(halfBreadth)
  const left = right.toReversed().map(([along, across]): Point => {
    // A twisted petal is full on one side and hollow on the other.
    return shape === 'twisted' ? [along - 0.05, -across * 0.42] : [along, -across]
  })
  const [cx, cy] = middle
  const place = ([along, across]: Point): Point => [cx + across * length, cy - along * length]
  const around = [...right, ...left.slice(shape === 'twisted' ? 0 : 1)].map(place)
  return shape === 'fringed' ? lines(around, true) : curve(around, true)
}

const breadthFor = (shape: PetalShape, count: number): number =>
  Math.min(0.74, Math.tan(Math.PI / Math.max(count, 4)) * 0.62 * outlines[shape].breadth)

/** A ring of petals: one is drawn, the others are copies of it. */
function ring(id: string, { shape, count, length, turn, ink, vein, breadth = breadthFor(shape, count) }: Ring): string {
  const [cx, cy] = middle
  const veins = [0, -0.2, 0.2].map((side) =>
    lines([
      [cx + side * breadth * length * 0.5, cy - length * 0.28],
      [cx + side * breadth * length * 1.7, cy - length * (side === 0 ? 0.84 : 0.74)],
    ]),
  )
  const one = filled(petal(shape, length, breadth), ink) + (count > 14 ? '' : drawnLine(veins.join(''), vein, 0.8))
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${figure(((index + 1) / count) * 360)} ${cx} ${cy})"/>`,
  )
  return turned(`<g id="${id}">${one}</g>${copies.join('')}`, turn, middle)
}

type Ring = { shape: PetalShape; count: number; length: number; turn: number; ink: Ink; vein: Ink; breadth?: number }

function whorlFlower(form: FlowerForm & { plan: 'whorl' }, { outer, inner, vein, heart }: Petals, draw: Draw): string {
  const { petals: count, shape, inner: innerCount, isDouble } = form
  const turn = (draw() - 0.5) * 0.16
  const base = { shape, count, length: REACH, turn, ink: outer, vein }
  if (isDouble) {
    const rows = [1, 0.8, 0.6].map((share, row) =>
      ring(`r${row}`, {
        ...base,
        length: REACH * share,
        turn: turn + (row * 0.5) / count,
        ink: row === 0 ? outer : row === 1 ? shade(outer, outer.lightness > 0.66 ? -0.05 : 0.06) : inner,
        breadth: breadthFor(shape, count) * 1.25,
      }),
    )
    return rows.join('') + heartOf(form.heart, 0.2, heart, count)
  }
  const rest = innerCount
    ? ring('i', {
        ...base,
        count: innerCount,
        length: REACH * (count <= 3 ? 0.54 : 0.74),
        turn: turn + 0.5 / count,
        ink: inner,
      })
    : ''
  const isBehind = innerCount === 5
  const whorl = ring('o', base) + (shape === 'lobe' ? '' : throatOf(count, inner, turn, shape))
  return (isBehind ? rest + whorl : whorl + rest) + heartOf(form.heart, 0.28, heart, count)
}

/** The second ink at the foot of each petal. */
const throatOf = (count: number, ink: Ink, turn: number, shape: PetalShape): string =>
  ring('t', {
    shape: shape === 'fringed' ? 'round' : shape === 'twisted' ? 'pointed' : shape,
    count,
    length: REACH * 0.46,
    turn,
    ink,
    vein: ink,
    breadth: breadthFor(shape, count) * 0.78,
  })

/** The middle of a flower, by its stamens or what else stands there. */
function heartOf(heart: Heart, share: number, dark: Ink, petals: number): string {
  const reach = REACH * share
  const dots = (count: number, radius: number, size: number, ink: Ink, from = 0) =>
    printed(
      Array.from({ length: count }, (_, index) => disc(polar(middle, radius, from + index / count), size)).join(''),
      ink,
    )
  const threads = (count: number, radius: number, ink: Ink, from = 0, width = 1) =>
    drawnLine(
      Array.from({ length: count }, (_, index) =>
        lines([polar(middle, radius * 0.2, from + index / count), polar(middle, radius, from + index / count)]),
      ).join(''),
      ink,
      width,
    )
  const gold = pollen
  switch (heart) {
    case 'brush':
      return (
        threads(24, reach * 1.05, gold) +
        dots(24, reach * 1.08, 2.1, gold) +
        dots(14, reach * 0.66, 1.9, shade(gold, -0.1), 0.03) +
        filled(disc(middle, reach * 0.26), shade(gold, -0.2))
      )
    case 'six': {
      const anthers = Array.from({ length: 6 }, (_, index) => {
        const turn = index / 6 + 1 / 12
        return oval(polar(middle, reach * 1.15, turn), 6.4, 2.3, turn * 360)
      })
      return (
        threads(6, reach * 1.15, shade(gold, 0.08), 1 / 12, 1.6) +
        filled(anthers.join(''), { lightness: 0.5, chroma: 0.12, hueDegrees: 50 }) +
        filled(disc(middle, 5), leafGreen)
      )
    }
    case 'ten':
      return (
        threads(10, reach * 1.7, shade(dark, 0.2), 0.02, 1) +
        dots(10, reach * 1.74, 2.6, gold, 0.02) +
        filled(disc(middle, 5), gold)
      )
    case 'eye':
      return filled(disc(middle, reach * 0.36), gold) + dots(petals < 4 ? 3 : 5, reach * 0.18, 1.8, shade(gold, -0.25))
    case 'throat':
      return printed(disc(middle, reach * 0.52), gold, 0.75) + printed(disc(middle, reach * 0.2), shade(gold, -0.3))
    case 'ring':
      return (
        filled(disc(middle, reach * 0.48), gold) +
        filled(disc(middle, reach * 0.24), shade(dark, -0.05)) +
        dots(5, reach * 0.36, 1.6, shade(gold, -0.2))
      )
    case 'column': {
      const along = Array.from({ length: 9 }, (_, index) => index)
      const tip: Point = [middle[0] + 34, middle[1] - 40]
      const stem = curve([middle, [middle[0] + 14, middle[1] - 24], tip])
      const anthers = along.flatMap((step) => {
        const share2 = 0.35 + (step / 9) * 0.65
        const at: Point = [middle[0] + 34 * share2, middle[1] - 40 * share2 ** 0.9]
        return [disc([at[0] - 5, at[1] - 3], 2.1), disc([at[0] + 4, at[1] + 3], 2.1)]
      })
      return (
        filled(disc(middle, reach * 0.5), dark) + drawnLine(stem, shade(gold, 0.05), 4) + filled(anthers.join(''), gold)
      )
    }
    case 'cone':
      return (
        filled(oval(middle, 12, 12), leafGreen) +
        dots(18, 15, 2.2, { lightness: 0.66, chroma: 0.1, hueDegrees: 10 }) +
        dots(10, 8, 1.8, gold)
      )
    case 'trumpet': {
      const edge = Array.from({ length: 24 }, (_, index) =>
        polar(middle, reach * (index % 2 ? 1.22 : 1.38), index / 24),
      )
      const flare: Ink = { lightness: 0.76, chroma: 0.165, hueDegrees: 68 }
      return (
        filled(curve(edge, true), flare) +
        filled(disc(middle, reach * 0.86), shade(flare, -0.09)) +
        threads(6, reach * 0.6, shade(gold, 0.08), 0, 2.4)
      )
    }
    case 'capsule':
      return (
        printed(disc(middle, reach * 0.95), { lightness: 0.25, chroma: 0.04, hueDegrees: 320 }, 0.92) +
        dots(22, reach * 0.78, 2, { lightness: 0.42, chroma: 0.04, hueDegrees: 320 }) +
        filled(disc(middle, reach * 0.46), leafGreen) +
        drawnLine(
          Array.from({ length: 10 }, (_, index) => lines([middle, polar(middle, reach * 0.42, index / 10)])).join(''),
          shade(leafGreen, -0.22),
          1.6,
        )
      )
    case 'holes':
      return (
        dots(40, reach * 1.42, 1.9, gold) +
        filled(disc(middle, reach * 1.15), { lightness: 0.74, chroma: 0.11, hueDegrees: 112 }) +
        printed([...seeds(middle, reach * 0.92, 17)].map((at) => disc(at, 2.4)).join(''), shade(leafGreen, -0.08))
      )
    case 'dark':
      return (
        dots(26, reach * 0.86, 2.2, { lightness: 0.26, chroma: 0.05, hueDegrees: 300 }) +
        filled(disc(middle, reach * 0.52), { lightness: 0.24, chroma: 0.05, hueDegrees: 300 }) +
        dots(12, reach * 0.3, 1.6, { lightness: 0.48, chroma: 0.06, hueDegrees: 300 })
      )
    case 'crown': {
      const tips = Array.from({ length: 3 }, (_, index) =>
        lines([middle, polar(middle, reach * 1.3, index / 3 + 0.08)]),
      )
      return (
        filled(disc(middle, reach * 0.4), shade(gold, 0.06)) +
        drawnLine(tips.join(''), { lightness: 0.62, chroma: 0.19, hueDegrees: 42 }, 4)
      )
    }
  }
}

/** The head of a daisy or its like: rays about a disc of florets, which stand by the golden angle. */
function headFlower(
  { rays, shape, disc: sort, rows = 1 }: FlowerForm & { plan: 'head' },
  { outer, inner, vein }: Petals,
  draw: Draw,
): string {
  const turn = draw() / Math.max(rays, 1)
  const isFull = sort === 'none'
  const heart = { broad: 0.4, small: 0.24, dark: 0.44, none: 0.13 }[sort]
  const rings =
    rays === 0
      ? []
      : Array.from({ length: rows }, (_, row) => {
          const share = 1 - (row * (isFull ? 0.8 : 0.46)) / Math.max(rows, 2)
          const ink = row % 2 === 0 ? outer : isFull ? shade(outer, outer.lightness > 0.66 ? -0.07 : 0.07) : inner
          return ring(`h${row}`, {
            shape,
            count: isFull ? Math.max(9, rays - row * 4) : rays,
            length: REACH * share,
            turn: turn + (row * 0.5) / rays,
            ink,
            vein,
            breadth: breadthFor(shape, isFull ? Math.max(9, rays - row * 4) : rays) * 1.12,
          })
        })
  const florets = {
    broad: pollen,
    small: pollen,
    dark: { lightness: 0.34, chroma: 0.06, hueDegrees: 50 },
    none: shade(outer, -0.12),
  }[sort]
  const radius = REACH * (rays === 0 ? 0.8 : heart)
  const places = seeds(middle, radius * 0.94, rays === 0 ? 110 : Math.round(14 + radius * 1.3))
  const half = Math.floor(places.length * 0.45)
  const size = rays === 0 ? 3.2 : sort === 'dark' ? 2.1 : 1.9
  return (
    rings.join('') +
    filled(disc(middle, radius), florets) +
    printed(
      places
        .slice(half)
        .map((at) => disc(at, size))
        .join(''),
      shade(florets, sort === 'dark' ? 0.24 : -0.12),
    ) +
    printed(
      places
        .slice(0, half)
        .map((at) => disc(at, size * 0.8))
        .join(''),
      shade(florets, sort === 'dark' ? -0.1 : 0.08),
    )
  )
}

/** Many small flowers as one head. */
function cluster(
  { petals: count, shape }: FlowerForm & { plan: 'cluster' },
  { outer, inner, heart }: Petals,
  inks: readonly Ink[],
): string {
  const size = 19
  const outline = Array.from({ length: count }, (_, index) => {
    const tip = polar([0, 0], size * 0.52, index / count)
    return oval(tip, size * (shape === 'strap' ? 0.3 : 0.42), size * 0.5, (index / count) * 360)
  }).join('')
  const floret = (id: string, ink: Ink) =>
    `<g id="${id}">${filled(outline, ink)}${printed(disc([0, 0], 2.4), heart)}</g>`
  const tones = [outer, inks[1] ?? shade(outer, 0.07), shade(outer, -0.07)]
  const places = seeds(middle, REACH * 0.9, 34).toReversed()
  const placed = places.map(
    ([x, y], index) =>
      `<use href="#f${index % 3}" transform="translate(${figure(x)} ${figure(y)})rotate(${(index * 37) % 90})"/>`,
  )
  return `<defs>${tones.map((ink, index) => floret(`f${index}`, ink ?? inner)).join('')}</defs>${placed.join('')}`
}

/** Flowers with a structure of their own. */
const alone: Record<
  Exclude<FlowerForm['plan'], 'whorl' | 'head' | 'cluster' | 'uncertain'>,
  (inks: Petals, draw: Draw) => string
> = {
  orchid: ({ outer, inner, vein, heart }) => {
    const sepal = {
      shape: 'pointed' as const,
      length: REACH,
      ink: shade(outer, outer.lightness > 0.66 ? -0.04 : 0.05),
      vein,
    }
    const [x, y] = middle
    const wing = (side: number) =>
      curve(
        [
          [x, y],
          [x + side * 42, y - 52],
          [x + side * 96, y - 44],
          [x + side * 102, y - 2],
          [x + side * 60, y + 22],
        ],
        true,
      )
    const lip = curve(
      [
        [x, y + 4],
        [x + 24, y + 18],
        [x + 40, y + 50],
        [x + 22, y + 78],
        [x, y + 70],
        [x - 22, y + 78],
        [x - 40, y + 50],
        [x - 24, y + 18],
      ],
      true,
    )
    return (
      ring('s', { ...sepal, count: 3, turn: 0, breadth: 0.3 }) +
      filled(wing(1) + wing(-1), outer) +
      drawnLine(
        [1, -1]
          .flatMap((side) => [
            lines([
              [x + side * 14, y - 8],
              [x + side * 82, y - 30],
            ]),
            lines([
              [x + side * 14, y - 4],
              [x + side * 80, y - 8],
            ]),
          ])
          .join(''),
        vein,
        0.8,
      ) +
      filled(lip, heart) +
      filled(
        curve(
          [
            [x, y + 8],
            [x + 12, y + 26],
            [x, y + 56],
            [x - 12, y + 26],
          ],
          true,
        ),
        inner,
      ) +
      filled(oval([x, y + 2], 9, 12), pollen) +
      printed(disc([x, y - 2], 3), shade(heart, -0.1))
    )
  },
  iris: ({ outer, inner, vein, heart }) =>
    ring('f', { shape: 'spoon', count: 3, length: REACH * 1.06, turn: 0.5, ink: outer, vein, breadth: 0.4 }) +
    ring('b', {
      shape: 'needle',
      count: 3,
      length: REACH * 0.62,
      turn: 0.5,
      ink: pollen,
      vein: pollen,
      breadth: 0.07,
    }) +
    ring('u', {
      shape: 'wavy',
      count: 3,
      length: REACH * 0.86,
      turn: 0,
      ink: inner,
      vein: shade(inner, -0.12),
      breadth: 0.38,
    }) +
    ring('y', {
      shape: 'strap',
      count: 3,
      length: REACH * 0.36,
      turn: 0.5,
      ink: shade(outer, 0.12),
      vein: heart,
      breadth: 0.16,
    }),
  pea: ({ outer, inner, vein, heart }) => {
    const [x, y] = middle
    const banner = curve(
      [
        [x, y + 26],
        [x - 74, y + 4],
        [x - 98, y - 54],
        [x - 50, y - 96],
        [x, y - 82],
        [x + 50, y - 96],
        [x + 98, y - 54],
        [x + 74, y + 4],
      ],
      true,
    )
    const wing = (side: number) =>
      curve(
        [
          [x + side * 2, y + 2],
          [x + side * 42, y - 4],
          [x + side * 62, y + 40],
          [x + side * 34, y + 74],
          [x + side * 6, y + 62],
        ],
        true,
      )
    const keel = curve(
      [
        [x, y + 10],
        [x + 18, y + 40],
        [x + 6, y + 92],
        [x - 6, y + 92],
        [x - 18, y + 40],
      ],
      true,
    )
    const fan = [-0.11, -0.055, 0, 0.055, 0.11].map((turn) =>
      lines([polar([x, y + 10], 26, turn), polar([x, y + 10], 84, turn)]),
    )
    return (
      filled(banner, outer) +
      drawnLine(fan.join(''), vein, 0.9) +
      filled(wing(1) + wing(-1), inner) +
      filled(keel, shade(heart, 0.12)) +
      filled(oval([x, y - 4], 7, 11), pollen)
    )
  },
  pansy: ({ outer, inner, heart }) => {
    const [x, y] = middle
    const lobe = (cx: number, cy: number, r: number) => oval([x + cx, y + cy], r, r * 0.94)
    const whiskers = [-0.36, -0.42, -0.5, -0.58, -0.64].map((turn) =>
      lines([polar([x, y + 8], 12, turn), polar([x, y + 8], 42, turn)]),
    )
    const side = [0.24, 0.3, -0.24, -0.3].map((turn) =>
      lines([polar([x, y + 4], 14, turn), polar([x, y + 4], 40, turn)]),
    )
    return (
      filled(lobe(-36, -48, 54) + lobe(36, -48, 54), shade(outer, outer.lightness > 0.5 ? -0.12 : -0.04)) +
      filled(lobe(-52, 6, 48) + lobe(52, 6, 48), outer) +
      filled(
        curve(
          [
            [x, y],
            [x + 54, y + 22],
            [x + 58, y + 70],
            [x + 18, y + 96],
            [x, y + 88],
            [x - 18, y + 96],
            [x - 58, y + 70],
            [x - 54, y + 22],
          ],
          true,
        ),
        inner,
      ) +
      drawnLine(whiskers.join('') + side.join(''), heart, 2.2) +
      filled(oval([x, y + 10], 11, 9), pollen) +
      filled(disc([x, y + 3], 4), leafGreen)
    )
  },
  passion: ({ outer, vein, heart }) => {
    const crown: Ink = { lightness: 0.5, chroma: 0.15, hueDegrees: 285 }
    const threads = Array.from({ length: 60 }, (_, index) =>
      lines([polar(middle, 22, index / 60), polar(middle, 66, index / 60)]),
    ).join('')
    return (
      ring('o', { shape: 'strap', count: 10, length: REACH, turn: 0.05, ink: outer, vein, breadth: 0.2 }) +
      drawnLine(threads, crown, 1.5) +
      drawnLine(disc(middle, 44), 'sheet', 5, ' opacity=".8"') +
      filled(disc(middle, 22), shade(heart, -0.1)) +
      Array.from({ length: 5 }, (_, index) =>
        filled(oval(polar(middle, 26, index / 5), 9, 4.4, (index / 5) * 360), shade(pollen, -0.02)),
      ).join('') +
      drawnLine(
        Array.from({ length: 3 }, (_, index) => lines([middle, polar(middle, 18, index / 3 + 0.5)])).join(''),
        { lightness: 0.36, chroma: 0.1, hueDegrees: 330 },
        3.4,
      ) +
      filled(disc(middle, 6), leafGreen)
    )
  },
  spathe: ({ outer, vein, inner }) => {
    const [x, y] = middle
    const sheath = curve(
      [
        [x - 4, y + 104],
        [x - 62, y + 40],
        [x - 76, y - 36],
        [x - 30, y - 86],
        [x + 26, y - 118],
        [x + 70, y - 62],
        [x + 74, y + 6],
        [x + 36, y + 74],
      ],
      true,
    )
    const fold = curve(
      [
        [x - 4, y + 104],
        [x + 20, y + 54],
        [x + 16, y - 4],
        [x + 48, y + 22],
        [x + 36, y + 74],
      ],
      true,
    )
    return (
      filled(sheath, outer) +
      drawnLine(
        [-34, -12, 12]
          .map((dx) =>
            curve([
              [x + dx * 0.3, y + 74],
              [x + dx, y],
              [x + dx * 0.7 + 12, y - 70],
            ]),
          )
          .join(''),
        vein,
        0.8,
      ) +
      filled(
        curve(
          [
            [x - 10, y + 66],
            [x - 12, y],
            [x, y - 62],
            [x + 12, y],
            [x + 8, y + 66],
          ],
          true,
        ),
        pollen,
      ) +
      printed(
        seeds([x, y], 9, 22)
          .map(([dx, dy]) => disc([dx, y + (dy - y) * 6], 1.6))
          .join(''),
        shade(pollen, -0.13),
      ) +
      filled(fold, shade(inner, inner.lightness > 0.5 ? -0.04 : 0.06))
    )
  },
  bracts: ({ outer, vein, inner }) =>
    ring('b', { shape: 'pointed', count: 3, length: REACH * 1.02, turn: 0, ink: outer, vein, breadth: 0.52 }) +
    Array.from({ length: 3 }, (_, index) => {
      const at = polar(middle, 30, index / 3)
      return (
        drawnLine(lines([middle, at]), shade(inner, -0.1), 3) +
        filled(
          Array.from({ length: 5 }, (_, tip) => oval(polar(at, 7, tip / 5), 4.6, 3, (tip / 5) * 360 + 90)).join(''),
          { lightness: 0.96, chroma: 0.03, hueDegrees: 95 },
        ) +
        printed(disc(at, 2), pollen)
      )
    }).join(''),
  globes: ({ outer }, draw) => {
    const places: Point[] = Array.from({ length: 13 }, (_, index) => [
      middle[0] + Math.sin(index * 1.9) * 46 + (draw() - 0.5) * 26,
      46 + index * 19,
    ])
    const stem = curve([
      [middle[0] - 10, 322],
      [middle[0] + 14, 220],
      [middle[0] - 12, 120],
      [middle[0] + 6, 20],
    ])
    const origin: Point = [0, 0]
    const rays = Array.from({ length: 22 }, (_, index) =>
      lines([polar(origin, 8, index / 22), polar(origin, 17 + (index % 3), index / 22)]),
    )
    const one =
      drawnLine(rays.join(''), shade(outer, 0.04), 1.3) +
      filled(disc([0, 0], 14), outer) +
      printed(
        seeds(origin, 11, 7)
          .map((dot) => disc(dot, 1.7))
          .join(''),
        shade(outer, -0.12),
      )
    return (
      drawnLine(stem, leafGreen, 3) +
      `<defs><g id="b">${one}</g></defs>` +
      places.map(([x, y]) => `<use href="#b" x="${figure(x)}" y="${figure(y)}"/>`).join('')
    )
  },
  filaments: ({ outer, inner }) => {
    const rays = Array.from({ length: 72 }, (_, index) => ({
      turn: index / 72,
      reach: REACH * (0.72 + ((index * 7) % 5) * 0.07),
    }))
    return (
      drawnLine(
        rays.map(({ turn, reach }) => lines([polar(middle, 14, turn), polar(middle, reach, turn)])).join(''),
        outer,
        1.7,
      ) +
      printed(rays.map(({ turn, reach }) => disc(polar(middle, reach, turn), 2.5)).join(''), pollen) +
      filled(
        Array.from({ length: 5 }, (_, index) =>
          oval(polar(middle, 22, index / 5 + 0.1), 11, 8, (index / 5 + 0.1) * 360),
        ).join(''),
        inner,
      ) +
      filled(disc(middle, 14), leafGreen)
    )
  },
  spike: ({ outer, inner, heart }, draw) => {
    const [x] = middle
    const sway = (draw() - 0.5) * 16
    const rows = Array.from({ length: 17 }, (_, row) => {
      const y = 34 + row * 12.6
      const reach = 10 + Math.sin(((row + 1.2) / 18) * Math.PI * 0.82) * 34
      const ink = row > 10 ? inner : row > 5 ? shade(outer, 0.05) : outer
      return filled(
        [-1, 1]
          .map((side) => oval([x + sway * (1 - row / 17) + side * reach * 0.5, y], reach * 0.52, 7.2, side * 24))
          .join(''),
        ink,
      )
    })
    return (
      drawnLine(
        curve([
          [x + sway, 40],
          [x, 180],
          [x + 3, 322],
        ]),
        leafGreen,
        3.4,
      ) +
      rows.join('') +
      filled(oval([x + sway, 28], 6, 10), shade(heart, 0.12))
    )
  },
  bells: ({ outer, inner }, draw) => {
    const side = draw() < 0.5 ? 1 : -1
    const stem: Point[] = [
      [middle[0] - side * 52, 322],
      [middle[0] - side * 40, 200],
      [middle[0] - side * 14, 90],
      [middle[0] + side * 44, 30],
    ]
    const bells = Array.from({ length: 7 }, (_, index) => {
      const share = index / 6
      const size = 15 + share * 13
      const foot: Point = [middle[0] + side * (44 - share * 76), 34 + share * 168]
      const at: Point = [foot[0] + side * (14 + share * 16), foot[1] + 15]
      const [x, y] = at
      const skirt = curve(
        [
          [x, y],
          [x + size * 0.78, y + size * 0.5],
          [x + size * 0.86, y + size * 1.2],
          [x + size * 1.02, y + size * 1.5],
          [x + size * 0.36, y + size * 1.4],
          [x, y + size * 1.56],
          [x - size * 0.36, y + size * 1.4],
          [x - size * 1.02, y + size * 1.5],
          [x - size * 0.86, y + size * 1.2],
          [x - size * 0.78, y + size * 0.5],
        ],
        true,
      )
      return (
        drawnLine(curve([foot, [x, y - 9], [x, y + 2]]), leafGreen, 1.8) +
        filled(skirt, index % 2 ? shade(outer, -0.03) : outer) +
        drawnLine(
          lines([
            [x, y + size * 1.4],
            [x, y + size * 1.75],
          ]),
          inner,
          2.6,
        )
      )
    })
    return drawnLine(curve(stem), leafGreen, 4) + bells.join('')
  },
  chain: ({ outer, inner }) => {
    const rows = Array.from({ length: 11 }, (_, row) => {
      const count = Math.max(1, 5 - Math.floor(row / 2.4))
      const y = 40 + row * 22
      return Array.from({ length: count }, (_, index) => {
        const x = middle[0] + (index - (count - 1) / 2) * 27 + (row % 2 ? 5 : -5)
        const ink = row > 7 ? shade(outer, -0.08) : row % 2 ? outer : shade(outer, 0.05)
        return filled(oval([x, y], 14, 11), ink) + filled(oval([x, y + 7], 7, 8), inner)
      }).join('')
    })
    return (
      drawnLine(
        lines([
          [middle[0], 0],
          [middle[0], 276],
        ]),
        leafGreen,
        3,
      ) + rows.join('')
    )
  },
  thistle: ({ outer, inner }) => {
    const [x, y] = middle
    const tuft = Array.from({ length: 41 }, (_, index) => {
      const turn = ((index - 20) / 40) * 0.38
      return lines([
        polar([x, y + 26], 26, turn * 0.5),
        polar([x, y + 30], 112 - Math.abs(index - 20) * 0.9 - (index % 2) * 9, turn),
      ])
    })
    const scales = Array.from({ length: 5 }, (_, row) => {
      const across = [3, 4, 5, 4, 3][row] ?? 3
      return Array.from({ length: across }, (_, index) => {
        const at: Point = [x + (index - (across - 1) / 2) * 23, y + 34 + row * 15]
        return lines(
          [
            [at[0] - 10, at[1] + 9],
            [at[0], at[1] - 10],
            [at[0] + 10, at[1] + 9],
          ],
          true,
        )
      }).join('')
    })
    return (
      drawnLine(
        lines([
          [x, y + 90],
          [x, 322],
        ]),
        leafGreen,
        7,
      ) +
      drawnLine(tuft.join(''), outer, 3) +
      drawnLine(tuft.filter((_, index) => index % 3 === 0).join(''), inner, 1.4) +
      filled(oval([x, y + 62], 58, 48), leafGreen) +
      filled(scales.join(''), shade(leafGreen, -0.08))
    )
  },
  crane: ({ outer, inner }) => {
    const blade = (tipX: number, tipY: number, ink: Ink, breadth: number) => {
      const foot: Point = [92, 196]
      const [dx, dy] = [tipX - foot[0], tipY - foot[1]]
      const side = (share: number, off: number): Point => [
        foot[0] + dx * share - dy * off,
        foot[1] + dy * share + dx * off,
      ]
      return filled(curve([foot, side(0.45, breadth), [tipX, tipY], side(0.45, -breadth)], true), ink)
    }
    return (
      drawnLine(
        curve([
          [30, 322],
          [34, 250],
          [40, 206],
        ]),
        leafGreen,
        9,
      ) +
      blade(64, 52, shade(outer, -0.05), 0.1) +
      blade(124, 34, outer, 0.1) +
      blade(184, 76, shade(outer, 0.05), 0.1) +
      blade(
        212,
        132,
        inner.chroma > 0.05 && inner.hueDegrees > 200 ? inner : { lightness: 0.45, chroma: 0.16, hueDegrees: 268 },
        0.07,
      ) +
      filled(
        curve(
          [
            [20, 190],
            [60, 176],
            [140, 188],
            [236, 178],
            [150, 214],
            [70, 224],
            [30, 212],
          ],
          true,
        ),
        leafGreen,
      ) +
      drawnLine(
        curve([
          [40, 196],
          [120, 196],
          [214, 184],
        ]),
        { lightness: 0.6, chroma: 0.16, hueDegrees: 25 },
        2,
      )
    )
  },
  dome: ({ outer, inner, vein }) => {
    const places = seeds(middle, REACH * 0.5, 60)
    return (
      ring('a', { shape: 'pointed', count: 13, length: REACH, turn: 0, ink: outer, vein, breadth: 0.19 }) +
      ring('b', {
        shape: 'pointed',
        count: 13,
        length: REACH * 0.82,
        turn: 0.5 / 13,
        ink: shade(outer, outer.lightness > 0.66 ? -0.06 : 0.06),
        vein,
        breadth: 0.19,
      }) +
      filled(disc(middle, REACH * 0.52), inner) +
      printed(places.map((at) => disc(at, 3.4)).join(''), shade(inner, inner.lightness > 0.6 ? -0.1 : 0.14)) +
      printed(
        places
          .slice(0, 30)
          .map((at) => disc(at, 1.5))
          .join(''),
        shade(inner, inner.lightness > 0.6 ? -0.24 : 0.28),
      )
    )
  },
}

/** Flowers too far away to be told apart: points of colour over stems, and no form claimed. */
function meadow(inks: readonly Ink[], draw: Draw): string {
  const stems = Array.from({ length: 23 }, (_, index): readonly [Point, Point, Point] => {
    const x = 8 + index * 10 + (draw() - 0.5) * 12
    const y = 60 + draw() * 190 + Math.abs(index - 11) * 3
    const lean = (draw() - 0.5) * 26
    return [
      [x - lean, 326],
      [x - lean * 0.2, (y + 326) / 2],
      [x, y],
    ]
  })
  const heads = stems.map(([, , top], index) => ({
    top,
    radius: 4.5 + draw() * 7,
    ink: inks[index % inks.length] as Ink,
  }))
  return (
    drawnLine(stems.map((stem) => curve(stem)).join(''), leafGreen, 1.6) +
    inks
      .map((ink) =>
        filled(
          heads
            .filter((one) => one.ink === ink)
            .map(({ top, radius }) => disc(top, radius))
            .join(''),
          ink,
        ),
      )
      .join('') +
    inks
      .map((ink) =>
        printed(
          heads
            .filter((one) => one.ink === ink)
            .map(({ top, radius }) => disc([top[0], top[1]], radius * 0.42))
            .join(''),
          shade(ink, ink.lightness > 0.66 ? -0.12 : 0.14),
        ),
      )
      .join('') +
    drawnLine(arc([sheet.width / 2, 520], 212, -0.1, 0.1), leafGreen, 1.2)
  )
}

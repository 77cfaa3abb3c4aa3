/** A dish from above: what it is served on by its kind, and on it what it is made of. */

import { byLot, type Draw, type Drawing, middle, type PlatePainter, sheet } from '../kind.ts'
import { accentInks, type Ink, shade } from '../palette.ts'
import {
  arc,
  box,
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
} from '../pen.ts'

type Form =
  | 'round'
  | 'ring'
  | 'leaf'
  | 'bean'
  | 'grain'
  | 'chunk'
  | 'strip'
  | 'egg'
  | 'curl'
  | 'wedge'
  | 'crumb'
  | 'pool'
type Food = { form: Form; ink: Ink }

const ink = (lightness: number, chroma: number, hueDegrees: number): Ink => ({ lightness, chroma, hueDegrees })
const green = ink(0.55, 0.12, 138)
const dark = ink(0.4, 0.07, 45)
const cream = ink(0.94, 0.035, 90)
const gold = ink(0.78, 0.13, 78)
const food = (form: Form, colour: Ink): Food => ({ form, ink: colour })

/** How each ingredient looks from above. */
const foods: Readonly<Record<string, Food>> = {
  tomato: food('round', ink(0.58, 0.19, 28)),
  onion: food('ring', ink(0.88, 0.04, 340)),
  'spring-onion': food('ring', green),
  shallot: food('ring', ink(0.68, 0.1, 350)),
  potato: food('chunk', ink(0.86, 0.09, 88)),
  'sweet-potato': food('chunk', ink(0.7, 0.15, 55)),
  carrot: food('round', ink(0.7, 0.17, 52)),
  pumpkin: food('wedge', ink(0.72, 0.16, 62)),
  cucumber: food('round', ink(0.82, 0.09, 130)),
  radish: food('round', ink(0.92, 0.03, 10)),
  cabbage: food('leaf', ink(0.83, 0.09, 125)),
  lettuce: food('leaf', ink(0.72, 0.13, 128)),
  spinach: food('leaf', ink(0.45, 0.1, 145)),
  seaweed: food('leaf', ink(0.33, 0.05, 150)),
  kelp: food('leaf', ink(0.36, 0.06, 140)),
  okra: food('round', ink(0.6, 0.12, 132)),
  aubergine: food('chunk', ink(0.35, 0.08, 320)),
  mushroom: food('bean', ink(0.7, 0.05, 68)),
  celery: food('strip', ink(0.78, 0.1, 125)),
  parsley: food('leaf', green),
  coriander: food('leaf', green),
  mint: food('leaf', ink(0.6, 0.11, 155)),
  dill: food('crumb', green),
  basil: food('leaf', ink(0.52, 0.12, 142)),
  chilli: food('strip', ink(0.54, 0.2, 28)),
  pepper: food('strip', ink(0.6, 0.18, 32)),
  garlic: food('crumb', cream),
  ginger: food('crumb', ink(0.85, 0.08, 85)),
  lemon: food('wedge', ink(0.88, 0.15, 100)),
  lime: food('wedge', ink(0.76, 0.16, 125)),
  egg: food('egg', ink(0.82, 0.16, 82)),
  rice: food('grain', ink(0.96, 0.015, 95)),
  maize: food('grain', ink(0.85, 0.15, 92)),
  noodle: food('strip', ink(0.88, 0.07, 88)),
  macaroni: food('ring', ink(0.86, 0.09, 85)),
  bread: food('chunk', ink(0.72, 0.1, 70)),
  chickpea: food('bean', ink(0.82, 0.09, 80)),
  lentil: food('bean', ink(0.58, 0.09, 60)),
  bean: food('bean', ink(0.5, 0.1, 30)),
  'broad-bean': food('bean', ink(0.68, 0.11, 130)),
  'black-bean': food('bean', ink(0.28, 0.02, 300)),
  'green-bean': food('strip', green),
  'bean-sprout': food('strip', ink(0.93, 0.03, 100)),
  'mung-bean': food('bean', ink(0.62, 0.1, 125)),
  dal: food('bean', ink(0.8, 0.12, 82)),
  pea: food('bean', ink(0.66, 0.14, 132)),
  peanut: food('bean', ink(0.74, 0.09, 70)),
  walnut: food('bean', ink(0.6, 0.07, 60)),
  cashew: food('bean', ink(0.88, 0.05, 80)),
  almond: food('bean', ink(0.78, 0.08, 70)),
  raisin: food('bean', ink(0.34, 0.05, 25)),
  sesame: food('grain', ink(0.9, 0.05, 85)),
  tofu: food('chunk', ink(0.95, 0.025, 95)),
  'bean-curd': food('chunk', ink(0.95, 0.025, 95)),
  cheese: food('chunk', ink(0.9, 0.09, 92)),
  parmesan: food('crumb', ink(0.92, 0.08, 92)),
  beef: food('chunk', ink(0.42, 0.08, 35)),
  pork: food('chunk', ink(0.66, 0.09, 30)),
  lamb: food('chunk', ink(0.47, 0.09, 32)),
  mutton: food('chunk', ink(0.45, 0.08, 34)),
  goat: food('chunk', ink(0.46, 0.08, 36)),
  chicken: food('chunk', ink(0.82, 0.08, 72)),
  turkey: food('chunk', ink(0.8, 0.06, 66)),
  duck: food('strip', ink(0.52, 0.1, 42)),
  rabbit: food('chunk', ink(0.76, 0.07, 60)),
  sausage: food('round', ink(0.5, 0.13, 32)),
  bacon: food('strip', ink(0.6, 0.13, 25)),
  ham: food('strip', ink(0.74, 0.1, 15)),
  fish: food('wedge', ink(0.88, 0.025, 60)),
  tuna: food('wedge', ink(0.58, 0.13, 20)),
  cod: food('wedge', ink(0.94, 0.015, 90)),
  prawn: food('curl', ink(0.74, 0.13, 40)),
  shrimp: food('curl', ink(0.74, 0.13, 40)),
  squid: food('ring', ink(0.95, 0.02, 340)),
  mussel: food('bean', ink(0.36, 0.05, 270)),
  coconut: food('crumb', ink(0.975, 0.008, 95)),
  butter: food('chunk', ink(0.92, 0.11, 95)),
  cream: food('pool', ink(0.97, 0.018, 90)),
  milk: food('pool', ink(0.965, 0.015, 95)),
  yoghurt: food('pool', ink(0.975, 0.01, 100)),
  ghee: food('pool', ink(0.86, 0.12, 90)),
  oil: food('pool', ink(0.8, 0.12, 100)),
  lard: food('crumb', ink(0.96, 0.012, 80)),
  saffron: food('crumb', ink(0.66, 0.19, 45)),
  cinnamon: food('strip', ink(0.5, 0.1, 48)),
  cumin: food('crumb', ink(0.52, 0.07, 65)),
  mustard: food('crumb', ink(0.76, 0.14, 88)),
  sumac: food('crumb', ink(0.45, 0.13, 22)),
  'star-anise': food('leaf', ink(0.4, 0.07, 40)),
  sugar: food('crumb', ink(0.98, 0.005, 90)),
  jaggery: food('crumb', ink(0.56, 0.11, 58)),
  chocolate: food('chunk', ink(0.36, 0.06, 45)),
  apple: food('wedge', ink(0.9, 0.07, 105)),
  banana: food('round', ink(0.92, 0.09, 95)),
  mango: food('wedge', ink(0.78, 0.16, 72)),
  olive: food('ring', ink(0.45, 0.06, 120)),
  avocado: food('wedge', ink(0.75, 0.12, 122)),
  cassava: food('chunk', ink(0.95, 0.02, 95)),
  plantain: food('round', ink(0.8, 0.14, 80)),
  flour: food('crumb', ink(0.95, 0.03, 88)),
  wheat: food('grain', ink(0.76, 0.09, 75)),
}

/** A food that is known by this name, or by its last words. */
const foodOf = (name: string): string | null =>
  Object.hasOwn(foods, name) ? name : (Object.keys(foods).findLast((one) => name.endsWith(`-${one}`)) ?? null)

/** Where food lies on a plate. */
const [cx, cy] = middle
const RIM = 108

/** The plates of food: a dish from above. */
export const dish: PlatePainter<'method' | 'ingredient'> = {
  traits: {
    method: { most: 1, word: (said) => (Object.hasOwn(served, said) ? said : null) },
    // "Red onion" is an onion; unknown ingredients are left out.
    ingredient: { most: 5, word: (said) => foodOf(said.replaceAll(' ', '-')) },
  },
  plate: ({ method, ingredient: said, draw, accentHueDegrees }) => {
    const ingredients = said.flatMap((name) => foods[name] ?? [])
    return {
      ...table(accentHueDegrees, draw),
      art: served[(method[0] ?? 'main') as keyof typeof served]({
        ingredients,
        draw,
        china: china(accentHueDegrees, draw),
      }),
    }
  },
  quiet: ({ draw, accentHueDegrees }) => {
    const hue = accentHueDegrees
    return { ...table(hue, draw), art: gingham(hue, draw) + plateOf(china(hue, draw), 84) + cutlery() }
  },
}

type Served = { ingredients: readonly Food[]; draw: Draw; china: China }
type China = { rim: Ink; well: Ink; line: Ink; glaze: Ink }

/** The table: cloth or wood. */
function table(hue: number, draw: Draw): Omit<Drawing, 'art'> {
  const grounds: [Ink, ...Ink[]] = [
    ink(0.86, 0.05, hue),
    ink(0.9, 0.03, 95),
    ink(0.52, 0.06, 55),
    ink(0.45, 0.06, 210),
    ink(0.8, 0.06, 150),
    ink(0.78, 0.08, 60),
  ]
  const ground = byLot(grounds, draw)
  return {
    ground,
    night: ground.lightness > 0.7 ? { ...ground, lightness: 0.33, chroma: ground.chroma * 0.8 } : shade(ground, -0.1),
  }
}

function china(hue: number, draw: Draw): China {
  const lines_: [Ink, ...Ink[]] = [ink(0.5, 0.13, 262), ink(0.55, 0.14, hue), ink(0.5, 0.09, 160), ink(0.62, 0.03, 70)]
  const line = byLot(lines_, draw)
  return { rim: ink(0.975, 0.01, 90), well: ink(0.955, 0.014, 88), line, glaze: ink(0.66, 0.08, line.hueDegrees) }
}

function plateOf({ rim, well, line }: China, share = RIM): string {
  const turn = Array.from({ length: 24 }, (_, index) =>
    disc(polar(middle, share * 0.9, index / 24), share * 0.022),
  ).join('')
  return (
    filled(disc(middle, share), rim) +
    printed(turn, line) +
    drawnLine(disc(middle, share * 0.965), line, 1.2) +
    filled(disc(middle, share * 0.78), well)
  )
}

const bowlOf = ({ rim, line }: China, inside: Ink): string =>
  filled(disc(middle, 102), line) +
  filled(disc(middle, 97), rim) +
  filled(disc(middle, 88), shade(inside, -0.08)) +
  printed(disc([cx, cy + 3], 83), inside)

/** The look of broth and sauce, by the ingredient that colours it. */
function brothOf(ingredients: readonly Food[], depth: number): Ink {
  const stain = ingredients.find(({ form, ink: { chroma } }) => form === 'pool' || chroma > 0.14)
  const base =
    stain?.form === 'pool'
      ? stain.ink
      : stain
        ? ink(0.62, 0.13, (stain.ink.hueDegrees + 60) / 2 + 8)
        : ink(0.68, 0.11, 68)
  return shade(base, -depth)
}

/** One piece of an ingredient about the origin. */
const pieceOf = ({ form, ink: own }: Food): string => {
  const edge = shade(own, own.lightness > 0.6 ? -0.1 : 0.1)
  switch (form) {
    case 'round':
      return (
        filled(disc([0, 0], 11), own) +
        drawnLine(disc([0, 0], 8), edge, 1.2) +
        printed(disc([0, -3.5], 1.6) + disc([3.2, 2], 1.6) + disc([-3.2, 2], 1.6), edge)
      )
    case 'ring':
      return drawnLine(disc([0, 0], 8), 'sheet', 5.2) + drawnLine(disc([0, 0], 8), own, 3.4)
    case 'leaf':
      return (
        filled(
          curve(
            [
              [0, -14],
              [8, -4],
              [6, 8],
              [0, 14],
              [-6, 8],
              [-8, -4],
            ],
            true,
          ),
          own,
        ) +
        drawnLine(
          lines([
            [0, -11],
            [0, 12],
          ]),
          edge,
          1,
        )
      )
    case 'bean':
      return filled(
        curve(
          [
            [-8, 0],
            [-5, -6],
            [3, -6],
            [8, -1],
            [5, 5],
            [0, 3],
            [-5, 5],
          ],
          true,
        ),
        own,
      )
    case 'grain':
      return printed(
        [0, 1, 2, 3, 4]
          .map((index) => oval([Math.cos(index * 2.4) * 7, Math.sin(index * 2.4) * 7], 4, 1.7, index * 67))
          .join(''),
        own,
      )
    case 'chunk':
      return (
        filled(
          lines(
            [
              [-10, -7],
              [7, -10],
              [11, 4],
              [-5, 10],
            ],
            true,
          ),
          own,
        ) +
        printed(
          lines(
            [
              [-5, 10],
              [11, 4],
              [10, 0],
              [-7, 5],
            ],
            true,
          ),
          edge,
        )
      )
    case 'strip':
      return (
        drawnLine(
          curve([
            [-14, 5],
            [-4, -5],
            [5, 4],
            [14, -5],
          ]),
          'sheet',
          6.4,
        ) +
        drawnLine(
          curve([
            [-14, 5],
            [-4, -5],
            [5, 4],
            [14, -5],
          ]),
          own,
          4.6,
        )
      )
    case 'egg':
      return filled(oval([0, 0], 17, 14), ink(0.985, 0.008, 95)) + printed(disc([1, 0], 7.6), own)
    case 'curl':
      return (
        drawnLine(arc([0, 0], 9, 0.02, 0.72), 'sheet', 9) +
        drawnLine(arc([0, 0], 9, 0.02, 0.72), own, 7) +
        drawnLine(arc([0, 0], 9, 0.1, 0.66), edge, 1.4, ' stroke-dasharray="1 4"')
      )
    case 'wedge':
      return filled('M-14 5A15 15 0 0 1 14 5z', own) + drawnLine('M-9 3A10 10 0 0 1 9 3', edge, 1.3)
    case 'crumb':
      return printed(
        [0, 1, 2, 3, 4, 5]
          .map((index) => disc([Math.cos(index * 2.4) * (3 + index), Math.sin(index * 2.4) * (3 + index)], 1.9))
          .join(''),
        own,
      )
    case 'pool':
      return drawnLine(
        curve([
          [-16, 2],
          [-6, -6],
          [4, 3],
          [14, -4],
        ]),
        own,
        4,
      )
  }
}

/** Pieces of the ingredients, laid within a round: the first ingredients more often than the last. */
function strewn(
  ingredients: readonly Food[],
  radius: number,
  count: number,
  draw: Draw,
  centre: Point = middle,
): string {
  if (ingredients.length === 0) return ''
  const shown = ingredients.slice(0, 4)
  const places = seeds(centre, radius, count)
  const defined = shown.map((one, index) => `<g id="f${index}">${pieceOf(one)}</g>`).join('')
  const weights = shown.flatMap((_, index) => Array.from({ length: shown.length - index + 1 }, () => index))
  const laid = places.map(([x, y]) => {
    const which = weights[Math.floor(draw() * weights.length)] ?? 0
    return `<use href="#f${which}" transform="translate(${figure(x)} ${figure(y)})rotate(${Math.round(draw() * 36) * 10})scale(1.3)"/>`
  })
  return `<defs>${defined}</defs>${laid.join('')}`
}

const paper = (own: Ink): string =>
  filled(
    lines(
      [
        [26, 76],
        [206, 50],
        [220, 246],
        [40, 270],
      ],
      true,
    ),
    own,
  ) +
  drawnLine(
    lines([
      [60, 72],
      [72, 266],
    ]) +
      lines([
        [168, 56],
        [184, 250],
      ]),
    shade(own, -0.06),
    1,
  )

/** How each kind of dish is served. */
const served = {
  main: ({ ingredients, draw, china: set }) =>
    plateOf(ingredients.every(({ ink: { lightness } }) => lightness > 0.84) ? { ...set, well: set.glaze } : set) +
    strewn(ingredients, 64, 19, draw),
  street: ({ ingredients, draw }) => paper(ink(0.93, 0.03, 85)) + strewn(ingredients, 70, 20, draw),
  soup: ({ ingredients, draw, china: set }) =>
    bowlOf(set, brothOf(ingredients, 0)) +
    strewn(
      ingredients.filter(({ form }) => form !== 'pool'),
      62,
      13,
      draw,
    ) +
    spoon(),
  stew: ({ ingredients, draw }) => {
    const broth = brothOf(ingredients, 0.13)
    return (
      filled(box(0, cy - 13, sheet.width, 26), dark) +
      filled(disc(middle, 104), dark) +
      filled(disc(middle, 96), shade(dark, 0.08)) +
      printed(disc(middle, 88), broth) +
      strewn(
        ingredients.filter(({ form }) => form !== 'pool'),
        70,
        20,
        draw,
      )
    )
  },
  rice: ({ ingredients, draw, china: set }) => {
    const grains = seeds(middle, 74, 80).map(([x, y]) => lines([[x, y], polar([x, y], 6, draw())]))
    const bed = ingredients.some(({ ink: { hueDegrees, chroma } }) => chroma > 0.18 && hueDegrees < 50)
      ? gold
      : ink(0.965, 0.015, 95)
    return (
      plateOf({ ...set, well: set.glaze }) +
      filled(
        curve(
          Array.from({ length: 14 }, (_, index) => polar(middle, 72 + draw() * 8, index / 14)),
          true,
        ),
        shade(bed, -0.045),
      ) +
      drawnLine(grains.join(''), bed, 3) +
      strewn(
        ingredients.filter(({ form }) => form !== 'grain'),
        54,
        11,
        draw,
      )
    )
  },
  noodle: ({ ingredients, draw, china: set }) => {
    const strand = ink(0.88, 0.075, 86)
    const loops = seeds(middle, 46, 26).map((at) => arc(at, 14 + draw() * 12, draw(), draw() * 0.4 + 1.2))
    return (
      bowlOf(set, brothOf(ingredients, 0.05)) +
      drawnLine(loops.join(''), shade(strand, -0.13), 4.6) +
      drawnLine(loops.join(''), strand, 3) +
      strewn(
        ingredients.filter(({ form, ink: { lightness } }) => form !== 'strip' || lightness < 0.8),
        52,
        9,
        draw,
      ) +
      sticks()
    )
  },
  dumpling: ({ ingredients, draw, china: set }) => {
    const dough = ink(0.95, 0.03, 88)
    const one =
      filled('M-25 12C-26-16 26-16 25 12Q0 22-25 12z', dough) +
      drawnLine(
        [-16, -8, 0, 8, 16].map((x) => `M${x} 11q${figure(x * -0.1)}-8 ${figure(x * -0.3)}-13`).join(''),
        shade(dough, -0.12),
        1.3,
      )
    const ring = Array.from(
      { length: 7 },
      (_, index) =>
        `<use href="#d" transform="translate(${polar(middle, 58, index / 7)
          .map(figure)
          .join(' ')})rotate(${figure((index / 7) * 360)})"/>`,
    )
    return (
      plateOf({ ...set, well: set.glaze }) +
      `<defs><g id="d">${one}</g></defs>${ring.join('')}` +
      filled(disc(middle, 25), set.line) +
      printed(disc(middle, 21), ink(0.36, 0.06, 40)) +
      strewn(
        ingredients.filter(({ form }) => form === 'ring' || form === 'crumb' || form === 'strip').slice(0, 2),
        12,
        3,
        draw,
      )
    )
  },
  bread: ({ ingredients, draw }) => {
    const crust = ink(0.76, 0.11, 70)
    const wood =
      filled('M36 34h168v196H36zM102 226h36v72H102z', ink(0.56, 0.07, 58)) +
      drawnLine([74, 120, 166].map((x) => `M${x} 40v184`).join(''), ink(0.49, 0.07, 56), 1)
    const scorch = seeds([cx, 134], 68, 26).map(([x, y]) =>
      oval([x, y], 3 + draw() * 6, 2 + draw() * 4, Math.round(draw() * 90)),
    )
    const edge = Array.from({ length: 12 }, (_, index) => polar([cx, 134], 76 + draw() * 9, index / 12))
    return (
      wood +
      filled(curve(edge, true), crust) +
      printed(scorch.join(''), shade(crust, -0.11)) +
      strewn(ingredients.filter(({ form }) => form !== 'pool' && form !== 'crumb').slice(0, 2), 44, 6, draw, [cx, 134])
    )
  },
  grill: ({ ingredients, draw, china: set }) => {
    const meat =
      ingredients.find(({ form }) => form === 'chunk' || form === 'wedge' || form === 'strip') ??
      food('chunk', ink(0.46, 0.09, 38))
    const seared = { ...meat, ink: shade(meat.ink, -0.06) }
    const rows = [0, 1, 2].map((row) => {
      const x = cx - 46 + row * 46
      const cubes = [0, 1, 2, 3].map(
        (index) =>
          filled(box(x - 16, 84 + index * 36, 32, 31), index % 2 && ingredients[1] ? ingredients[1].ink : seared.ink) +
          drawnLine(
            lines([
              [x - 12, 92 + index * 36],
              [x + 8, 88 + index * 36],
            ]) +
              lines([
                [x - 10, 104 + index * 36],
                [x + 12, 100 + index * 36],
              ]),
            ink(0.27, 0.03, 40),
            2.6,
          ),
      )
      return drawnLine(`M${x} 44V290`, ink(0.72, 0.08, 75), 4) + cubes.join('')
    })
    return (
      filled(box(24, 70, 192, 172), set.rim) +
      drawnLine(box(31, 77, 178, 158), set.line, 1.4) +
      rows.join('') +
      strewn(
        ingredients.filter(({ form }) => form === 'ring' || form === 'leaf' || form === 'wedge').slice(0, 2),
        70,
        5,
        draw,
      )
    )
  },
  sandwich: ({ ingredients, draw, china: set }) => {
    const crumb = ink(0.9, 0.06, 82)
    const layer = (y: number, own: Ink, wave: number) =>
      filled(
        `${curve(Array.from({ length: 7 }, (_, index): Point => [50 + index * 23.4, y + (index % 2 ? wave : -wave)]))}L190 ${y + 20}L50 ${y + 20}z`,
        own,
      )
    const fill = (ingredients.length > 0 ? ingredients : [food('leaf', green)]).slice(0, 4)
    return (
      plateOf(set) +
      filled('M44 142C44 84 196 84 196 142z', ink(0.68, 0.11, 65)) +
      printed(
        seeds([cx, 120], 50, 16)
          .filter(([, y]) => y < 134 && y > 100)
          .map((at) => oval(at, 3, 1.6, 20))
          .join(''),
        crumb,
      ) +
      fill.map((one, index) => layer(146 + index * 15, one.ink, 4 - index * 0.4 + draw())).join('') +
      filled(`M46 ${150 + fill.length * 15}h148v14q0 16-18 16H64q-18 0-18-16z`, ink(0.72, 0.1, 68))
    )
  },
  pastry: ({ ingredients, draw, china: set }) => {
    const crust = ink(0.74, 0.12, 70)
    const inside = ingredients.find(({ form }) => form !== 'crumb' && form !== 'pool')?.ink ?? ink(0.6, 0.12, 45)
    const leaves = [66, 52, 38, 24].map((radius, index) =>
      arc(middle, radius, draw(), 1.62 + draw() * 0.3 + index * 0.01),
    )
    const cuts = Array.from({ length: 8 }, (_, index) =>
      lines([polar(middle, 12, index / 8), polar(middle, 78, index / 8)]),
    )
    return (
      plateOf(set) +
      filled(disc(middle, 80), shade(crust, -0.07)) +
      filled(disc(middle, 73), crust) +
      drawnLine(leaves.join(''), shade(crust, -0.1), 2) +
      drawnLine(cuts.join(''), shade(crust, -0.16), 2.4) +
      filled(Array.from({ length: 8 }, (_, index) => disc(polar(middle, 50, (index + 0.5) / 8), 8)).join(''), inside)
    )
  },
  salad: ({ ingredients, draw, china: set }) => {
    const leaves = seeds(middle, 64, 17).map(
      (at, index) =>
        `<use href="#s" transform="translate(${at.map(figure).join(' ')})rotate(${(index * 137) % 360})scale(${figure(1.1 + draw() * 0.6)})"/>`,
    )
    return (
      bowlOf(set, ink(0.82, 0.08, 125)) +
      `<defs><g id="s">${pieceOf(food('leaf', ink(0.66, 0.13, 128)))}</g></defs>${leaves.join('')}` +
      strewn(ingredients, 60, 14, draw)
    )
  },
  cheese: ({ ingredients, draw, china: set }) =>
    plateOf(set) +
    filled(
      lines(
        [
          [70, 196],
          [174, 174],
          [120, 104],
        ],
        true,
      ),
      ink(0.9, 0.1, 92),
    ) +
    printed(
      seeds([122, 164], 30, 7)
        .map((at) => disc(at, 4))
        .join(''),
      ink(0.8, 0.1, 88),
    ) +
    strewn(ingredients.slice(1), 58, 5, draw),
  cured: ({ ingredients, draw, china: set }) => {
    const meat =
      ingredients.find(({ form }) => form === 'chunk' || form === 'strip' || form === 'wedge')?.ink ??
      ink(0.5, 0.13, 25)
    const slices = Array.from({ length: 9 }, (_, index) => {
      const at = polar(middle, 48, index / 9)
      return (
        filled(disc(at, 27), meat) +
        printed(
          seeds(at, 21, 7)
            .map((dot) => disc(dot, 1.6 + draw() * 1.2))
            .join(''),
          cream,
        )
      )
    })
    return plateOf(set) + slices.join('') + strewn(ingredients.slice(1, 3), 18, 3, draw)
  },
  preserve: ({ ingredients, draw, china: set }) => {
    const inside = ingredients[0]?.ink ?? ink(0.6, 0.14, 40)
    return (
      filled(disc(middle, 92), ink(0.82, 0.03, 210)) +
      filled(disc(middle, 82), shade(inside, inside.lightness > 0.6 ? -0.1 : 0.06)) +
      strewn(ingredients, 66, 22, draw) +
      drawnLine(arc(middle, 87, 0.02, 0.2) + arc(middle, 87, 0.55, 0.66), ink(0.97, 0.01, 210), 3) +
      drawnLine(disc(middle, 96), set.line, 3)
    )
  },
  sweet: ({ ingredients, draw, china: set }) => {
    const own = ingredients.find(({ form }) => form !== 'pool' && form !== 'crumb')?.ink ?? ink(0.76, 0.12, 70)
    const isRound = draw() < 0.5
    const places = Array.from(
      { length: 7 },
      (_, index): Point => (index === 6 ? [cx, cy] : polar(middle, 50, index / 6)),
    )
    const one = isRound
      ? filled(disc([0, 0], 23), own) + drawnLine(disc([0, 0], 16), shade(own, own.lightness > 0.6 ? -0.09 : 0.1), 1.6)
      : filled(
          lines(
            [
              [0, -25],
              [24, 0],
              [0, 25],
              [-24, 0],
            ],
            true,
          ),
          own,
        ) +
        drawnLine(
          lines(
            [
              [0, -15],
              [14, 0],
              [0, 15],
              [-14, 0],
            ],
            true,
          ),
          shade(own, own.lightness > 0.6 ? -0.09 : 0.1),
          1.6,
        )
    const topping =
      ingredients.find(({ form }) => form === 'bean' || form === 'crumb')?.ink ??
      shade(own, own.lightness > 0.6 ? -0.24 : 0.26)
    return (
      plateOf(own.lightness > 0.84 ? { ...set, well: set.glaze } : set) +
      `<defs><g id="w">${one}${printed(disc([0, 0], 5), topping)}</g></defs>` +
      places.map(([x, y]) => `<use href="#w" transform="translate(${figure(x)} ${figure(y)})"/>`).join('') +
      strewn([food('crumb', topping)], 70, 6, draw)
    )
  },
  drink: ({ ingredients, draw, china: set }) =>
    plateOf(set, 104) +
    filled('M196 148a22 22 0 0 1 0 30l-12-6a10 10 0 0 0 0-18z', set.rim) +
    filled(disc(middle, 66), set.rim) +
    drawnLine(disc(middle, 63), set.line, 1.6) +
    filled(disc(middle, 57), brothOf(ingredients, 0.12)) +
    drawnLine(arc(middle, 48, 0.03, 0.2), ink(0.95, 0.02, 80), 2.4) +
    strewn(ingredients.filter(({ form }) => form !== 'pool').slice(0, 2), 30, 4, draw),
} satisfies Record<string, (dish: Served) => string>

const metal = ink(0.86, 0.008, 240)

const spoon = (): string => filled(`${oval([214, 96], 13, 20)}M210 114h8l2 150q-6 6-12 0z`, metal)

const sticks = (): string =>
  filled(
    lines(
      [
        [204, 36],
        [210, 34],
        [226, 300],
        [222, 300],
      ],
      true,
    ) +
      lines(
        [
          [218, 34],
          [224, 34],
          [236, 300],
          [232, 300],
        ],
        true,
      ),
    ink(0.5, 0.1, 35),
  )

/** A fork and a knife beside the plate. */
const cutlery = (): string =>
  filled(`M16 70v40q0 12 8 14v132q4 5 8 0V124q8-2 8-14V70h-4v38h-6V70h-4v38h-6V70z`, metal) +
  filled('M208 70q14 24 10 92h-4v94q-4 5-8 0V74z', metal)

/** A checked cloth. */
function gingham(hue: number, draw: Draw): string {
  const [first] = accentInks(hue, draw)
  const step = 24
  const own = ink(0.62, 0.11, first.hueDegrees)
  const bands =
    Array.from({ length: 5 }, (_, index) => box(index * step * 2, 0, step, sheet.height)).join('') +
    Array.from({ length: 7 }, (_, index) => box(0, index * step * 2 + 4, sheet.width, step)).join('')
  return `<g opacity=".34">${bands
    .split('M')
    .filter(Boolean)
    .map((one) => printed(`M${one}`, own))
    .join('')}</g>`
}

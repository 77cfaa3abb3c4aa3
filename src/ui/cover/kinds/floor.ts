/** A dance as paths on a floor: by formation, in loops of its metre, each dancer a point with what was stepped behind. */

import { type Draw, middle, type PlatePainter, sheet, traitOfWords } from '../kind.ts'
import { accentInks, css, type Ink, shade } from '../palette.ts'
import { arc, curve, disc, drawnLine, figure, filled, lines, type Point, polar, printed } from '../pen.ts'

const formations = ['solo', 'couple', 'circle', 'line', 'set', 'group', 'procession'] as const
type Formation = (typeof formations)[number]

/** The floor of each form of dance. */
const floors: Readonly<Record<string, Ink>> = {
  ballroom: { lightness: 0.6, chroma: 0.085, hueDegrees: 62 },
  court: { lightness: 0.42, chroma: 0.11, hueDegrees: 22 },
  classical: { lightness: 0.36, chroma: 0.06, hueDegrees: 35 },
  concert: { lightness: 0.24, chroma: 0.02, hueDegrees: 285 },
  street: { lightness: 0.46, chroma: 0.012, hueDegrees: 250 },
  mask: { lightness: 0.3, chroma: 0.07, hueDegrees: 310 },
  ritual: { lightness: 0.46, chroma: 0.1, hueDegrees: 40 },
  martial: { lightness: 0.38, chroma: 0.09, hueDegrees: 28 },
  drama: { lightness: 0.33, chroma: 0.1, hueDegrees: 350 },
  social: { lightness: 0.44, chroma: 0.1, hueDegrees: 290 },
  folk: { lightness: 0.68, chroma: 0.09, hueDegrees: 128 },
  historical: { lightness: 0.72, chroma: 0.05, hueDegrees: 85 },
}

/** The plates of dances: the ways of the dancers over the floor. */
export const floor: PlatePainter<'formation' | 'form' | 'metre'> = {
  traits: {
    formation: traitOfWords(formations, 2),
    form: traitOfWords(floors, 3),
    metre: traitOfWords(['2', '3', '4', '5', '6', '7', '8', '9', '12', '16'], 1),
  },
  plate: ({ formation, form, metre: [beats], draw, accentHueDegrees }) => {
    const [, ground = plainFloor(accentHueDegrees)] = Object.entries(floors).find(([name]) => form.includes(name)) ?? []
    const inks = pathInks(ground, accentHueDegrees, draw)
    // A dance for one or for many shows the first formation, and the second more faintly beneath.
    const drawnPaths = formation.map((one, index) => ({ path: paths[one as Formation], under: index > 0 }))
    const dance = { beats: beats === undefined ? undefined : Number(beats), draw }
    const under = drawnPaths
      .filter((one) => one.under)
      .map(({ path }) => `<g opacity=".32">${path({ ...dance, inks: [inks[1], inks[1], inks[1]] })}</g>`)
    const over = drawnPaths.filter((one) => !one.under).map(({ path }) => path({ ...dance, inks }))
    return {
      ground,
      night: shade(ground, -0.05),
      art: boards(ground) + under.join('') + (over.join('') || paths.solo({ ...dance, inks })),
    }
  },
  quiet: ({ draw, accentHueDegrees }) => {
    const ground = plainFloor(accentHueDegrees + (draw() - 0.5) * 60)
    return {
      ground,
      night: shade(ground, -0.06),
      art: boards(ground) + steps(pathInks(ground, accentHueDegrees, draw), draw),
    }
  },
}

const plainFloor = (hueDegrees: number): Ink => ({ lightness: 0.4, chroma: 0.075, hueDegrees })

type Paths = { inks: readonly [Ink, Ink, Ink]; beats: number | undefined; draw: Draw }

function pathInks(ground: Ink, hue: number, draw: Draw): [Ink, Ink, Ink] {
  const isLight = ground.lightness > 0.58
  const [first] = accentInks(hue, draw)
  return [
    isLight
      ? { lightness: 0.34, chroma: 0.11, hueDegrees: first.hueDegrees }
      : { lightness: 0.88, chroma: 0.09, hueDegrees: 85 },
    isLight
      ? { lightness: 0.48, chroma: 0.15, hueDegrees: 25 }
      : { lightness: 0.76, chroma: 0.13, hueDegrees: 30 + draw() * 30 },
    isLight
      ? { lightness: 0.97, chroma: 0.02, hueDegrees: 90 }
      : { lightness: 0.8, chroma: 0.1, hueDegrees: first.hueDegrees },
  ]
}

/** The boards of the floor. */
const boards = (ground: Ink): string =>
  drawnLine(
    [40, 80, 120, 160, 200].map((x) => `M${x} 0V${sheet.height}`).join('') +
      'M0 96h40M40 214h40M80 60h40M120 250h40M160 128h40M200 32h40',
    shade(ground, ground.lightness > 0.58 ? -0.05 : 0.035),
    1,
  )

/** A dancer: a point with a ring. */
const dancer = (at: Point, ink: Ink, size = 6.5): string =>
  drawnLine(disc(at, size + 3.2), ink, 1) + filled(disc(at, size), ink)

/** A rosette: a curve that goes out and in. */
function rosette(centre: Point, reach: number, lobes: number, depth: number, turn = 0): string {
  const count = lobes * 6
  const points = Array.from({ length: count }, (_, index): Point => {
    const share = index / count
    return polar(centre, reach * (1 - depth + depth * Math.cos(share * lobes * 2 * Math.PI)), share + turn)
  })
  return curve(points, true)
}

/** A loop for each beat; any number of them where the metre is not known. */
const lobesOf = (beats: number | undefined, draw: Draw): number =>
  beats === undefined ? 4 + Math.floor(draw() * 6) : Math.min(beats, 12)

const paths: Record<Formation, (dance: Paths) => string> = {
  solo: ({ inks: [main, second, third], beats, draw }) => {
    const lobes = lobesOf(beats, draw)
    const turn = draw()
    const depth = beats === undefined ? 0.14 + draw() * 0.3 : 0.34
    const id = `s${lobes}`
    const round = (share: number, colour: Ink, width: number) =>
      `<use href="#${id}" transform="translate(${middle.join(' ')})rotate(${figure((1 - share) * 60)})scale(${share})" stroke="${css(colour)}" stroke-width="${figure(width / share)}"/>`
    return (
      `<defs><path id="${id}" fill="none" d="${rosette([0, 0], 98, lobes, depth, turn)}"/></defs>` +
      round(0.62, third, 1.2) +
      round(0.8, second, 1.6) +
      round(1, main, 2.6) +
      beatsAt(beats ?? 0, 112, third, turn) +
      dancer(middle, main, 9)
    )
  },
  couple: ({ inks: [main, second, third], beats, draw }) => {
    const lobes = lobesOf(beats, draw)
    const turn = draw()
    const loop = beats === undefined ? 18 + draw() * 22 : 30
    // Two who turn about one another while both go round the floor.
    const place = (half: number, share: number): Point =>
      polar(polar(middle, 68, share + turn), loop, share * -lobes + half + turn)
    const path = (half: number): Point[] =>
      Array.from({ length: 8 * (lobes + 1) }, (_, index) => place(half, index / (8 * (lobes + 1))))
    return (
      drawnLine(disc(middle, 68), third, 0.9, ' stroke-dasharray="2 5"') +
      drawnLine(curve(path(0), true), main, 2.6) +
      drawnLine(curve(path(0.5), true), second, 2.6) +
      dancer(place(0, 0), main) +
      dancer(place(0.5, 0), second) +
      beatsAt(beats ?? 0, 114, third, turn)
    )
  },
  circle: ({ inks: [main, second, third], beats, draw }) => {
    const dancers = beats === undefined ? 11 + Math.floor(draw() * 8) : beats * (beats > 7 ? 1 : beats > 4 ? 2 : 4)
    const turn = draw()
    const gap = 1 / dancers
    const trails = Array.from({ length: dancers }, (_, index) =>
      arc(middle, 86, turn + index * gap + gap * 0.16, turn + (index + 1) * gap - gap * 0.2),
    )
    const inward = Array.from({ length: dancers }, (_, index) =>
      lines([polar(middle, 76, turn + index * gap), polar(middle, 40, turn + index * gap)]),
    )
    return (
      drawnLine(trails.join(''), main, 2.6) +
      drawnLine(inward.join(''), second, 1.4, ' stroke-dasharray="1 5"') +
      drawnLine(disc(middle, 30) + disc(middle, 108), third, 1) +
      filled(
        Array.from({ length: dancers }, (_, index) => disc(polar(middle, 86, turn + index * gap), 6)).join(''),
        main,
      ) +
      filled(disc(middle, 7), second)
    )
  },
  line: ({ inks: [main, second, third], beats, draw }) => {
    const across = 6
    const waves = beats === undefined ? 3 + Math.floor(draw() * 4) : Math.min(beats, 8)
    const from = draw() < 0.5 ? 1 : -1
    const trails = Array.from({ length: across }, (_, index) => {
      const x = 38 + index * 33
      return {
        at: [x, 66] as Point,
        d: curve(
          Array.from(
            { length: Math.min(waves, 6) * 2 + 1 },
            (_, step): Point => [
              x + (step % 2 ? 11 : -11) * from * (step === 0 ? 0 : 1),
              66 + (step * 210) / (Math.min(waves, 6) * 2),
            ],
          ),
        ),
      }
    })
    return (
      drawnLine(trails.map(({ d }) => d).join(''), second, 2) +
      drawnLine(
        lines([
          [38, 66],
          [203, 66],
        ]),
        main,
        2.6,
      ) +
      drawnLine(
        lines([
          [22, 282],
          [218, 282],
        ]),
        third,
        1,
        ' stroke-dasharray="2 5"',
      ) +
      trails.map(({ at }) => dancer(at, main)).join('')
    )
  },
  set: ({ inks: [main, second, third], beats, draw }) => {
    const corners = [0, 0.25, 0.5, 0.75]
    const lobes = lobesOf(beats, draw)
    const crossing = corners.map((turn) =>
      curve([
        polar(middle, 84, turn + 0.03),
        polar(middle, 26, turn + 0.2),
        polar(middle, 26, turn + 0.36),
        polar(middle, 84, turn + 0.47),
      ]),
    )
    return (
      drawnLine(
        lines(
          corners.map((turn) => polar(middle, 118, turn + 0.125)),
          true,
        ),
        third,
        1,
      ) +
      drawnLine(rosette(middle, 58, lobes, 0.3), third, 1.2) +
      drawnLine(crossing.join(''), second, 2.4) +
      corners
        .flatMap((turn) => [
          dancer(polar(middle, 88, turn + 0.035), main),
          dancer(polar(middle, 88, turn - 0.035), second),
        ])
        .join('')
    )
  },
  group: ({ inks: [main, second, third], beats, draw }) => {
    const lobes = lobesOf(beats, draw)
    const places: Point[] = [
      [120, 84],
      [66, 140],
      [174, 140],
      [92, 214],
      [148, 214],
      [120, 156],
    ]
    const inkAt = (index: number): Ink => (index % 3 === 0 ? main : index % 3 === 1 ? second : third)
    const paths = places.map(([x, y], index) => `<use href="#g" x="${x}" y="${y}" stroke="${css(inkAt(index))}"/>`)
    return (
      `<defs><path id="g" fill="none" stroke-width="2" d="${rosette([0, 0], 40, lobes, 0.3, draw() * 0.2)}"/></defs>` +
      paths.join('') +
      places.map((at, index) => dancer(at, inkAt(index), 5.5)).join('')
    )
  },
  procession: ({ inks: [main, second, third], beats, draw }) => {
    const side = draw() < 0.5 ? 1 : -1
    const way: Point[] = Array.from({ length: 25 }, (_, index) => {
      const share = index / 24
      return [120 + side * Math.sin(share * Math.PI * 2.5) * 74, 330 - share * 306]
    })
    const every = beats === undefined ? 2 : Math.max(2, Math.min(5, beats))
    const feet = way.flatMap(([x, y], index) =>
      index > 0 && index < 24 ? [disc([x + (index % 2 ? 14 : -14), y], index % every === 0 ? 3.6 : 1.8)] : [],
    )
    return (
      drawnLine(curve(way), third, 20, ' opacity=".22"') +
      drawnLine(curve(way), main, 2.4) +
      printed(feet.join(''), second) +
      way
        .filter((_, index) => index % 6 === 0 && index > 5)
        .map((at, index) => dancer(at, index === 2 ? second : main))
        .join('')
    )
  },
}

/** A point for each beat, about the floor. */
const beatsAt = (beats: number, radius: number, ink: Ink, turn: number): string =>
  printed(
    Array.from({ length: beats }, (_, index) =>
      disc(polar(middle, radius, turn + index / beats), index === 0 ? 4.4 : 2.6),
    ).join(''),
    ink,
  )

/** Footsteps as in a book of dances, of no one dance. */
function steps([main, second, third]: readonly [Ink, Ink, Ink], draw: Draw): string {
  const away = draw() * 0.6
  const way = Array.from(
    { length: 9 },
    (_, index): Point => [120 + Math.sin(index * 0.8 + away * 6) * 62, 296 - index * 33],
  )
  const soles = way.map(([x, y], index) => {
    const side = index % 2 ? 1 : -1
    const lean = Math.cos(index * 0.8 + away * 6) * 34
    return `<g transform="translate(${Math.round(x + side * 15)} ${Math.round(y)})rotate(${Math.round(lean)})">${filled('M-7 2C-9-14-4-23 1-23S9-13 7 0Q1 5-7 2zM-6 8Q0 5 6 7C8 17 4 20 0 20S-7 17-6 8z', side > 0 ? main : second)}</g>`
  })
  return drawnLine(curve(way), third, 1.4, ' stroke-dasharray="1 6"') + soles.join('')
}

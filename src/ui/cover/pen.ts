/** Writes paths and marks with few digits, since a page shows many plates. */
import { css, type Ink } from './palette.ts'

/** A point of a drawing, in its units: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** A number to a tenth, without a needless leading zero. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

const at = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`.replace(' -', '-')

/** The point at this distance from a centre; turns run clockwise from the top. */
export const polar = ([cx, cy]: Point, radius: number, turn: number): Point => {
  const angle = turn * 2 * Math.PI
  return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius]
}

/** Numbers one after another, apart only where they would run together. */
const row = (values: readonly number[]): string =>
  values.map(figure).reduce((written, next) => (next.startsWith('-') ? written + next : `${written} ${next}`))

/** Points relative to the pen, which begins at the first one. Rounding errors do not add up. */
function relative(from: Point) {
  let [x, y] = [Math.round(from[0] * 10) / 10, Math.round(from[1] * 10) / 10]
  return (points: readonly Point[]): string => {
    const written = row(points.flatMap(([px, py]) => [px - x, py - y]))
    const [toX, toY] = points.at(-1) as Point
    x += Math.round((toX - x) * 10) / 10
    y += Math.round((toY - y) * 10) / 10
    return written
  }
}

const joined = (letter: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : letter + parts.reduce((all, part) => (part.startsWith('-') ? all + part : `${all} ${part}`))

/** Straight lines through points; closed where it is to be filled. */
export function lines(points: readonly Point[], isClosed = false): string {
  const [from, ...rest] = points as [Point, ...Point[]]
  const told = relative(from)
  return `M${at(from)}${joined(
    'l',
    rest.map((point) => told([point])),
  )}${isClosed ? 'z' : ''}`
}

/**
 * One smooth curve through points (Catmull and Rom, 1974). Each part continues the last one smoothly, so only the first needs a control
 * point at its start.
 */
export function curve(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const point = (index: number): Point =>
    (isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) as Point
  const told = relative(point(0))
  const parts = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const trail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return told(index === 0 ? [lead, trail, to] : [trail, to])
  })
  return `M${at(point(0))}c${parts[0]}${joined('s', parts.slice(1))}${isClosed ? 'z' : ''}`
}

/** A disc, or a ring to be drawn as a line. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${at([x - radius, y])}a${figure(radius)} ${figure(radius)} 0 1 0 ${figure(2 * radius)} 0a${figure(radius)} ${figure(radius)} 0 1 0 ${figure(-2 * radius)} 0z`

/** An ellipse, leaning by this many degrees. */
export const oval = ([x, y]: Point, across: number, down: number, leanDegrees = 0): string => {
  const lean = (leanDegrees / 180) * Math.PI
  const [dx, dy] = [Math.cos(lean) * across, Math.sin(lean) * across]
  const arc = `a${figure(across)} ${figure(down)} ${figure(leanDegrees)} 1 0 `
  return `M${at([x - dx, y - dy])}${arc}${at([2 * dx, 2 * dy])}${arc}${at([-2 * dx, -2 * dy])}z`
}

/** A rectangle from its corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${figure(width)}v${figure(height)}h${figure(-width)}z`

/** A slice of a disc between two turns. */
export const slice = (centre: Point, radius: number, from: number, to: number): string =>
  `M${at(centre)}L${at(polar(centre, radius, from))}A${figure(radius)} ${figure(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(polar(centre, radius, to))}z`

/** Part of a circle between two turns, as a line. */
export const arc = (centre: Point, radius: number, from: number, to: number): string =>
  `M${at(polar(centre, radius, from))}A${figure(radius)} ${figure(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(polar(centre, radius, to))}`

/** An ink, or the ink of lines, which is dark by day and light by night. */
export type Colour = Ink | 'line'

const colourOf = (colour: Colour): string => (colour === 'line' ? 'currentColor' : css(colour))

/** A filled shape, cut out by a line of the sheet's own colour as in a linocut. */
export const filled = (d: string, colour: Colour, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${colourOf(colour)}"${more}/>`

/** A filled shape without that line. */
export const printed = (d: string, colour: Colour, opacity = 1): string =>
  filled(d, colour, ` stroke="none"${opacity === 1 ? '' : ` opacity="${figure2(opacity)}"`}`)

/** A drawn line with round ends. */
export const drawnLine = (d: string, colour: Colour | 'sheet', width: number, more = ''): string =>
  d === ''
    ? ''
    : `<path d="${d}" fill="none"${colour === 'sheet' ? '' : ` stroke="${colourOf(colour)}"`} stroke-width="${figure(width)}" stroke-linecap="round"${more}/>`

/** What is inside, turned about a point. */
export const turned = (inside: string, turn: number, [x, y]: Point): string =>
  `<g transform="rotate(${figure(turn * 360)} ${at([x, y])})">${inside}</g>`

const figure2 = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

/** Places of seeds about a centre, from the middle outwards, each a golden angle from the last (Vogel, 1979). */
export const seeds = (centre: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) =>
    polar(centre, radius * Math.sqrt((index + 0.5) / count), index * 0.381966),
  )

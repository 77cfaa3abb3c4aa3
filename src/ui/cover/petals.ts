/** Petals and rings of petals: the printer's flowers that covers are composed of, as SVG paths. */

type Point = readonly [x: number, y: number]
type Command = readonly [letter: 'M' | 'L' | 'C' | 'Q', ...points: Point[]]

/** A petal that grows from the origin to (0, -1); `width` is half its breadth as a share of its length. */
type Shape = (width: number) => readonly Command[]

/** The outlines of petals, from the root at 0 to the tip at -1; `w` is half their width. */
export const shapes = {
  vesica: (w) => [
    ['M', [0, 0]],
    ['Q', [w * 1.9, -0.5], [0, -1]],
    ['Q', [-w * 1.9, -0.5], [0, 0]],
  ],
  drop: (w) => [
    ['M', [0, 0]],
    ['C', [w * 1.25, -0.3], [w * 1.5, -1], [0, -1]],
    ['C', [-w * 1.5, -1], [-w * 1.25, -0.3], [0, 0]],
  ],
  spoon: (w) => [
    ['M', [0, 0]],
    ['C', [w * 0.12, -0.42], [w * 1.25, -0.52], [w, -0.8]],
    ['C', [w * 0.85, -0.97], [w * 0.4, -1], [0, -1]],
    ['C', [-w * 0.4, -1], [-w * 0.85, -0.97], [-w, -0.8]],
    ['C', [-w * 1.25, -0.52], [-w * 0.12, -0.42], [0, 0]],
  ],
  notched: (w) => [
    ['M', [0, 0]],
    ['C', [w * 0.9, -0.28], [w * 1.7, -0.92], [w * 0.5, -1]],
    ['Q', [w * 0.12, -1], [0, -0.87]],
    ['Q', [-w * 0.12, -1], [-w * 0.5, -1]],
    ['C', [-w * 1.7, -0.92], [-w * 0.9, -0.28], [0, 0]],
  ],
  kite: (w) => [
    ['M', [0, 0]],
    ['L', [w, -0.62]],
    ['L', [0, -1]],
    ['L', [-w, -0.62]],
    ['L', [0, 0]],
  ],
} as const satisfies Record<string, Shape>

/** The name of an outline. */
export type ShapeName = keyof typeof shapes

/** A ring of petals that are alike. */
export type Ring = {
  shape: ShapeName
  count: number
  /** Distance from the centre to the tip, in units of the drawing. */
  length: number
  width: number
  /** Where the first petal points, in turns clockwise from the top. */
  turn: number
}

/**
 * The path of a ring of petals about a centre. `step` is the grain its places are rounded to. Petals that lie wholly off
 * a sheet of this width and height are left out.
 */
export function ringPath([cx, cy]: Point, ring: Ring, { step, width, height }: Paper): string {
  const pen = relativePen(step)
  const petal = shapes[ring.shape](ring.width)
  return Array.from({ length: ring.count }, (_, index) => {
    const angle = (ring.turn + index / ring.count) * 2 * Math.PI
    const [sin, cos] = [Math.sin(angle) * ring.length, Math.cos(angle) * ring.length]
    const placed = petal.map(([letter, ...points]) => ({
      letter,
      points: points.map(([x, y]): Point => [cx + x * cos - y * sin, cy + x * sin + y * cos]),
    }))
    // A curve lies within the points that lead it.
    const all = placed.flatMap(({ points }) => points)
    const isOff = [
      all.every(([x]) => x <= 0),
      all.every(([x]) => x >= width),
      all.every(([, y]) => y <= 0),
      all.every(([, y]) => y >= height),
    ]
    return isOff.some(Boolean) ? '' : placed.map(({ letter, points }) => pen(letter, points)).join('')
  }).join('')
}

type Paper = { step: number; width: number; height: number }

/** The path of a disc. */
export const discPath = ([cx, cy]: Point, radius: number): string => {
  const r = Math.round(radius * 10) / 10
  return `M${Math.round((cx - r) * 10) / 10} ${Math.round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

/** Writes commands with relative coordinates and few digits, since a page holds many covers. */
function relativePen(step: number) {
  let last: Point | undefined
  const grain = (value: number) => Math.round(value / step)
  const figure = (value: number) => String(Math.round(value * step * 10) / 10).replace(/^(-?)0\./, '$1.')
  return (letter: Command[0], points: readonly Point[]): string => {
    const places = points.map(([x, y]): Point => [grain(x), grain(y)])
    const [fromX, fromY] = last ?? [0, 0]
    const numbers = places.flatMap(([x, y]) => [figure(x - fromX), figure(y - fromY)])
    const written = last ? letter.toLowerCase() : letter
    last = places.at(-1) ?? last
    return written + numbers.join(' ').replaceAll(' -', '-')
  }
}

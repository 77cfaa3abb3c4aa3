/** A map of the world: where a place lies on its sheet, and which part of it to show. The countries on it are in `world-shapes.ts`. */

/** Units of the sheet. North of the 84th and south of the 56th parallel nobody lives. */
export const worldSheet = { width: 1000, height: 458 } as const

const NORTHERNMOST = 84

/** Coefficients of the projection. */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796]
const M = Math.sqrt(3) / 2

/** The Equal Earth projection (Šavrič, Patterson and Jenny, 2018), in radii of the globe: areas are true. */
function equalEarth(latitude: number, longitude: number): [x: number, y: number] {
  const radians = Math.PI / 180
  const theta = Math.asin(M * Math.sin(latitude * radians))
  const [square, sixth] = [theta ** 2, theta ** 6]
  const x = (longitude * radians * Math.cos(theta)) / (M * (A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square)))
  return [x, theta * (A1 + A2 * square + sixth * (A3 + A4 * square))]
}

const scale = worldSheet.width / 2 / equalEarth(0, 180)[0]
const top = equalEarth(NORTHERNMOST, 0)[1]

/** A place on the sheet, from its coordinates in degrees (WGS 84). */
export function onWorld(latitude: number, longitude: number): [x: number, y: number] {
  const [x, y] = equalEarth(latitude, longitude)
  return [worldSheet.width / 2 + x * scale, (top - y) * scale]
}

/** A part of the sheet, in its units. */
export type SheetPart = { x: number; y: number; width: number; height: number }

/** Least width of a part: below, coasts are too coarse and one cannot tell where it is. */
const NARROWEST = 250
/** Greatest width of a part: above, the whole map is no smaller and says more. */
const WIDEST = 620
/** Margin around what is shown, as a share of its size. */
const ABOUT = 0.7

/** The part of the sheet with all of these, and a margin; the whole sheet where they are far apart. */
export function partAbout(shown: readonly SheetPart[]): SheetPart {
  const { width: sheetWidth, height: sheetHeight } = worldSheet
  const left = Math.min(...shown.map(({ x }) => x))
  const high = Math.min(...shown.map(({ y }) => y))
  const across = Math.max(...shown.map(({ x, width }) => x + width)) - left
  const down = Math.max(...shown.map(({ y, height }) => y + height)) - high
  const width = Math.max(NARROWEST, (1 + ABOUT) * Math.max(across, (down * sheetWidth) / sheetHeight))
  if (!(width < WIDEST)) return { x: 0, y: 0, ...worldSheet }
  const height = (width * sheetHeight) / sheetWidth
  const within = (middle: number, length: number, all: number) =>
    Math.min(Math.max(0, middle - length / 2), all - length)
  return {
    x: within(left + across / 2, width, sheetWidth),
    y: within(high + down / 2, height, sheetHeight),
    width,
    height,
  }
}

/** The part of the sheet that an outline takes: absolute moves, lines from point to point. Nothing for an empty one. */
export function partOf(path: string): SheetPart | null {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const outline of path.split('M').slice(1)) {
    const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0
      y += numbers[at + 1] ?? 0
      xs.push(x)
      ys.push(y)
    }
  }
  if (xs.length === 0) return null
  const [left, high] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: high, width: Math.max(...xs) - left, height: Math.max(...ys) - high }
}

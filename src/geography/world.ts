/** A map of the world: where a place lies on its sheet. The countries on it are in `world-shapes.ts`. */

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

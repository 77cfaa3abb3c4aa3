/**
 * The countries of the world as shapes on the sheet of `src/geography/world.ts`, from Natural Earth (public domain): the outlines of
 * its scale 1:110m, and where a country is too small for that, its place by 1:50m.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import isoCountries from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { onWorld, worldSheet } from '#src/geography/world.ts'

type Point = readonly [x: number, y: number]
type Outline = { code: string | null; rings: Point[][] }

/** South of this line of the sheet, France has only Guiana. */
const southOfEurope = onWorld(20, 0)[1]

const resolve = createRequire(import.meta.url).resolve
const root = new URL('../../../', import.meta.url)

/** Countries without a number in the data, since not all others recognise them. */
const byName: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' }

/** Places of countries that the data count to another one, or that are too small even for 1:50m. */
const ownPlaces: Readonly<Record<string, Point>> = {
  BQ: [12.15, -68.27],
  CC: [-12.17, 96.83],
  CX: [-10.49, 105.63],
  GI: [36.14, -5.35],
  GP: [16.25, -61.55],
  MQ: [14.65, -61],
  RE: [-21.1, 55.53],
  SJ: [78, 18],
  TK: [-9.2, -171.85],
  TV: [-8.52, 179.2],
  YT: [-12.8, 45.15],
}

/** Writes `src/geography/world-shapes.ts`, and the whole land as one picture for the style sheet. */
export function writeWorld(): void {
  const [coarse, fine] = [outlinesOf('110m'), outlinesOf('50m')]
  const rows = countriesOfTheWorld.flatMap(({ code }) => {
    const rings = ringsOf(coarse, code)
    const largest = widest(rings.length > 0 ? rings : ringsOf(fine, code))
    const own = ownPlaces[code]
    const at = largest ? middleOf(largest) : own && onWorld(...own)
    if (!at || at[1] > worldSheet.height) return []
    return [`  ${code}: { at: [${at.map(Math.round).join(', ')}], path: '${pathOf(rings)}' },`]
  })
  const shapes = [
    '/** Countries on the map of the world, by their codes, from Natural Earth. Written by `npm run generate -- world`. */',
    '',
    '/** Where a country lies, and its outline, which is empty where it is too small to have one. */',
    'export const worldShapes: Readonly<Record<string, { at: readonly [x: number, y: number]; path: string }>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
  writeFileSync(new URL('src/geography/world-shapes.ts', root), shapes)
  const { width, height } = worldSheet
  const land = pathOf(coarse.flatMap(({ rings }) => rings))
  writeFileSync(
    new URL('src/ui/styles/world.svg', root),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${land}"/></svg>\n`,
  )
}

function outlinesOf(scale: '110m' | '50m'): Outline[] {
  const topology = JSON.parse(readFileSync(resolve(`world-atlas/countries-${scale}.json`), 'utf8'))
  const { features } = feature(topology, topology.objects.countries) as unknown as {
    features: {
      id?: string
      properties: { name: string }
      geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }
    }[]
  }
  return features.map(({ id, properties: { name }, geometry: { type, coordinates } }) => {
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as [longitude: number, latitude: number][][][]
    const code = byName[name] ?? (id === undefined ? null : (isoCountries.numericToAlpha2(id) ?? null))
    // Only the outer ring of each: at this scale lakes and enclaves are specks.
    const rings = polygons.map(([outer = []]) =>
      unbroken(outer).map(([longitude, latitude]) => onWorld(latitude, longitude)),
    )
    return { code, rings: rings.filter((ring) => ring.every(([, y]) => y < worldSheet.height)) }
  })
}

/** A ring that leaves the map on one side and comes back on the other, all on the side where it begins. */
function unbroken(ring: readonly (readonly [longitude: number, latitude: number])[]) {
  const [first] = ring[0] ?? [0]
  return ring.map(([longitude, latitude]) => {
    const turns = Math.round((first - longitude) / 360)
    return [longitude + turns * 360, latitude] as const
  })
}

/** The outlines of a country. French Guiana is part of France in the data, but has a code of its own. */
const ringsOf = (outlines: readonly Outline[], wanted: string): Point[][] =>
  outlines.flatMap(({ code, rings }) =>
    rings.filter((ring) => (code === 'FR' && middleOf(ring)[1] > southOfEurope ? 'GF' : code) === wanted),
  )

const boundsOf = (ring: readonly Point[]) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), high: Math.min(...ys), low: Math.max(...ys) }
}

const widest = (rings: readonly Point[][]): Point[] | undefined => {
  const areaOf = (ring: Point[]) => {
    const { left, right, high, low } = boundsOf(ring)
    return (right - left) * (low - high)
  }
  return [...rings].sort((a, b) => areaOf(b) - areaOf(a))[0]
}

function middleOf(ring: readonly Point[]): Point {
  const { left, right, high, low } = boundsOf(ring)
  return [(left + right) / 2, (high + low) / 2]
}

/** Rings as a path in whole units, each point relative to the last. Smaller details are left out. */
function pathOf(rings: readonly Point[][]): string {
  return rings
    .map((ring) => {
      const points = ring.map(([x, y]) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2] as const)
      const corners = points.filter(
        ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
      )
      if (corners.length < 4) return ''
      const [[fromX, fromY], ...rest] = corners as [Point, ...Point[]]
      let [lastX, lastY] = [fromX, fromY]
      const steps = rest.slice(0, -1).map(([x, y]) => {
        const step = `${figure(x - lastX)} ${figure(y - lastY)}`.replaceAll(' -', '-')
        ;[lastX, lastY] = [x, y]
        return step
      })
      return `M${fromX} ${fromY}l${steps.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

const figure = (value: number): string => String(value).replace(/^(-?)0\./, '$1.')

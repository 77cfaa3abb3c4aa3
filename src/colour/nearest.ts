/**
 * The named colours nearest to a value. By hand, since `nearest` of culori makes an object of every colour and sorts all of them at
 * each search, which takes more than ten times as long.
 */
import { labOf } from './lab.ts'

/** Anything with a name and a `#rrggbb`. */
type NamedColour = { name: string; hex: string }

/** A named colour and how far it lies from the one asked for: ΔE*ab in CIE Lab under D65, not rounded. */
export type NearestColour<Entry extends NamedColour> = { entry: Entry; distance: number }

/** Named colours made ready to be searched. */
export type ColourIndex<Entry extends NamedColour> = {
  /** How many entries it holds. */
  size: number
  /** At most `limit` entries, the nearest first, ties by name. Exact: every entry is measured. */
  nearest: (hex: string, limit: number) => NearestColour<Entry>[]
}

/** Lab coordinates of one entry. */
const perEntry = 3

/**
 * Measures the entries once. A search then passes over all of them: half a millisecond for thirty thousand, so
 * no tree is needed. Entries of one value and one name keep their order.
 */
export const indexColours = <Entry extends NamedColour>(entries: readonly Entry[]): ColourIndex<Entry> => {
  const byName = entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const coordinates = new Float64Array(byName.length * perEntry)
  for (const [place, entry] of byName.entries()) coordinates.set(labOf(entry.hex), place * perEntry)
  return {
    size: byName.length,
    nearest: (hex, limit) => {
      const squares = squaredDistances(coordinates, hex)
      return leastPlaces(squares, limit).flatMap((place) => {
        const entry = byName[place]
        return entry ? [{ entry, distance: Math.sqrt(squares[place] ?? 0) }] : []
      })
    },
  }
}

/** The squared distance of every entry: the order is that of the distances, without thirty thousand roots. */
const squaredDistances = (coordinates: Float64Array, hex: string): Float64Array => {
  const [lightness, a, b] = labOf(hex)
  const squares = new Float64Array(coordinates.length / perEntry)
  for (let place = 0, at = 0; place < squares.length; place++, at += perEntry) {
    const byLightness = (coordinates[at] ?? 0) - lightness
    const byA = (coordinates[at + 1] ?? 0) - a
    const byB = (coordinates[at + 2] ?? 0) - b
    squares[place] = byLightness * byLightness + byA * byA + byB * byB
  }
  return squares
}

/** The places of the least values in rising order; of equal values the first places, which are in order of name. */
const leastPlaces = (values: Float64Array, limit: number): number[] => {
  const least: { place: number; value: number }[] = []
  let worst = Number.POSITIVE_INFINITY
  values.forEach((value, place) => {
    if (least.length >= limit && value >= worst) return
    least.splice(least.findLastIndex((other) => other.value <= value) + 1, 0, { place, value })
    if (least.length > limit) least.pop()
    worst = least.at(-1)?.value ?? value
  })
  return least.map(({ place }) => place)
}

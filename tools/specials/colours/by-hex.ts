/** Lets search find colours by their value. */
import { parseHex } from '#src/colour/hex.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { colours, swatches } from '#src/read-model/resources/colours.ts'
import type { AlsoFinds } from '#tools/kinds/search.ts'
import { namedColours } from './named-colours.ts'

/** Most colours shown for a value, the distance up to which few eyes could tell them apart, and how many where none is as near. */
const SHOWN = 8
const NEAR_DISTANCE = 2.3
const FEW = 3

/** Finds the named colours of a hex value: those no further than a just noticeable difference in CIE Lab, or else the nearest. */
export const byHex: AlsoFinds = {
  description: 'hex value',
  async find(query, { database }) {
    const hex = /^#|\d/.test(query) ? parseHex(query) : null
    if (!hex) return []
    const nearest = (await namedColours(database)).nearest(hex, SHOWN)
    const same = nearest.filter(({ distance }) => distance <= NEAR_DISTANCE)
    const near = same.length > 0 ? same : nearest.slice(0, FEW)
    const pages = await Promise.all(
      near.map(async ({ entry }) => {
        const resource = entry.resource === 'colour' ? colours : swatches
        const page = await bySlug(database, resource, entry.slug)
        return page ? [{ resource, summary: page.record }] : []
      }),
    )
    return pages.flat()
  },
}

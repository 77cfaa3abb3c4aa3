/** Every colour that has a name: the entries of the catalogue and the swatches, indexed by their place in CIE Lab. */
import { indexColours } from '#src/colour/nearest.ts'
import type { Database } from '#src/read-model/database.ts'
import { parsed } from '#src/read-model/json.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import { everything } from '#src/read-model/queries/related.ts'
import { colours, swatches } from '#src/read-model/resources/colours.ts'

/** A named colour, as readers get it. */
export type NamedColour = {
  resource: (typeof colours | typeof swatches)['id']
  slug: string
  name: string
  url: string
  hex: string
  family: string | null
  /** The set of a swatch; null for an entry of the catalogue. */
  set: { slug: string; name: string; url: string } | null
}

/** Bytes that a colour takes in process. */
const COLOUR_BYTES = 700

const named = (
  resource: NamedColour['resource'],
  { slug, name, url, hex, family, set }: Omit<NamedColour, 'resource'>,
): NamedColour => ({ resource, slug, name, url, hex, family, set })

/** All named colours, made once per revision: those of the catalogue come before swatches of the same value. */
export const namedColours = (database: Database) =>
  database.store.remember(
    {
      key: 'named colours',
      sources: sourcesOf(colours.service, ['entries']),
      weigh: ({ size }) => size * COLOUR_BYTES,
    },
    async () => {
      const [entries, sets] = await Promise.all([everything(database, colours), everything(database, swatches)])
      return indexColours([
        ...entries.map(parsed).map((entry) => named('colour', { ...entry, set: null })),
        ...sets.map(parsed).map((entry) => named('swatch', entry)),
      ])
    },
  )

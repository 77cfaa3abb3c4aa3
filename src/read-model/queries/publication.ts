/** What a service says of itself, and the headlines kept for it. */
import type { ServiceId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { bytesOfStored, type StoredJson, storedJson } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import type { Publication } from '../publication.ts'

/** The publication card an editor wrote; null while there is none. */
export const publicationOf = (database: Database, service: ServiceId): Promise<StoredJson<Publication> | null> =>
  database.store.remember(
    {
      key: `card of ${service}`,
      sources: sourcesOf(service, ['card']),
      weigh: (card) => (card === null ? 0 : bytesOfStored(card)),
    },
    async () => {
      const [row] = await database.execute<{ record: string }>(
        'select record from read_model.publications where service = $1',
        [service],
      )
      return row ? storedJson(row.record) : null
    },
  )

type Headline = { title: string; outlet: string; address: string; published_at: string }

/** The newest headlines, at most `limit`. */
export async function headlines(
  database: Database,
  service: ServiceId,
  limit: number,
): Promise<{ items: Headline[]; total: number }> {
  const rows = await database.execute<{
    title: string
    outlet: string
    address: string
    published_at: Date
    total: string
  }>(
    `select title, outlet, address, published_at, count(*) over () as total from read_model.headlines
     where service = $1 order by published_at desc, address limit $2`,
    [service, limit],
  )
  return {
    items: rows.map(({ title, outlet, address, published_at }) => ({
      title,
      outlet,
      address,
      published_at: published_at.toISOString(),
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}

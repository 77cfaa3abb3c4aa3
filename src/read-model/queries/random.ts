/** One published entry drawn at random: each row has a random key, and the next one after a draw is taken. */
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** The slug of an entry that has all of `terms`; null when none has. `draw` is from 0 up to 1. */
export async function randomSlug(
  database: Database,
  resource: AnyResource,
  terms: readonly string[],
  draw: number,
): Promise<string | null> {
  const [row] = await database.prepared<{ slug: string }>(
    'random-slug',
    `(select slug from read_model.records
      where service = $1 and resource = $2 and terms @> $3::text[] and random >= $4 order by random limit 1)
     union all
     (select slug from read_model.records
      where service = $1 and resource = $2 and terms @> $3::text[] and random < $4 order by random limit 1)
     limit 1`,
    [resource.service, resource.id, terms, draw],
  )
  return row?.slug ?? null
}

/** A topic with everything that catalogues say of it. */
import type { Database } from '../database.ts'
import { elsewhereOf, type SpokenOf, speaking } from '../elsewhere.ts'
import type { JsonText } from '../json.ts'
import type { ElsewhereEntry } from '../resource.ts'
import { topics } from '../resources/topics.ts'
import { bySlug, type FoundRecord } from './by-slug.ts'

/** The topic itself, and the entries that speak of it, in the order of the catalogues. */
export type FoundTopic = FoundRecord<typeof topics> & { entries: readonly ElsewhereEntry[] }

/** The topic under this slug or, where it was renamed, under its present one. Null when there is none. */
export async function topicBySlug(database: Database, slug: string): Promise<FoundTopic | null> {
  const topic = await bySlug(database, topics, slug)
  if (!topic) return null
  const [row] = await database.prepared<{ entries: JsonText<SpokenOf[]> | null }>(
    'entries of topic',
    `select (${speaking('$1', 'true')}) as entries`,
    [topic.slug],
  )
  return { ...topic, entries: elsewhereOf(row?.entries ?? null) }
}

/** Which catalogues speak of each topic. */
import type { ServiceId } from '#src/services.ts'
import type { Database } from '../database.ts'

/** The catalogues with an entry that speaks of a topic, by the slug of the topic; topics of which none speaks yet are left out. */
export async function speakers(database: Database): Promise<Map<string, ServiceId[]>> {
  const rows = await database.prepared<{ topic: string; services: ServiceId[] }>(
    'speakers',
    `select topic, array_agg(distinct service) as services from read_model.records where topic is not null group by topic`,
    [],
  )
  return new Map(rows.map(({ topic, services }) => [topic, services]))
}

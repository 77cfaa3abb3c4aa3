/** What entries of several collections are called, by one statement. */
import { catalogueCollections } from '#collections/index.ts'
import { tableOf } from '#src/publish/references.ts'
import type { Execute } from '#src/read-model/database.ts'

/** By `<collection> <id>`; those in the trash are not among them. */
export async function namesOfDocuments(
  execute: Execute,
  entries: readonly { collection: string; id: number }[],
): Promise<Map<string, string>> {
  const parts = catalogueCollections.flatMap(({ config, resource }) => {
    const ids = entries.filter(({ collection }) => collection === config.slug).map(({ id }) => id)
    if (ids.length === 0) return []
    return `select '${config.slug} ' || id as key, coalesce(name, 'Number ' || id) as name from ${tableOf(resource)}
      where id in (${ids.map(Number).join()}) and deleted_at is null`
  })
  if (parts.length === 0) return new Map()
  const rows = await execute<{ key: string; name: string }>(parts.join(' union all '))
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/**
 * What editors find entries by: a row for each entry, draft or published, that is not in the trash, with the names of its newest version.
 * Each save and each rebuild writes it, so that a search over all catalogues is one statement on one table.
 */
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fold } from '#src/text/fold.ts'
import { tableOf, versionsTableOf } from './references.ts'

/** The state of an entry that editors look for; `changed`: readers see it, and newer changes wait. */
export const findableStates = ['draft', 'changed', 'published'] as const
export type FindableState = (typeof findableStates)[number]

type Newest = {
  document_id: number
  name: string
  slug: string
  other_names: string[]
  state: FindableState
  is_trashed: boolean
}

/** Folded names, each on a line; the first is the name on the entry's page. */
export const findableKey = (names: readonly string[]): string => `\n${names.map(fold).join('\n')}\n`

/** Writes the rows of these documents from their tables; documents in the trash have none. */
export async function writeFindable(execute: Execute, resource: AnyResource, ids: readonly number[]): Promise<void> {
  const versions = versionsTableOf(resource)
  const texts = `"${versions.slice(1, -1)}_texts"`
  const rows = await execute<Newest>(
    `select e.id as document_id, e.deleted_at is not null as is_trashed,
       coalesce(v.version_name, e.name, v.version_slug, e.slug, 'Number ' || e.id) as name, coalesce(v.version_slug, e.slug, '') as slug,
       array_remove(array_prepend(v.version_native_name,
         (select array_agg(t.text order by t."order") from ${texts} t where t.parent_id = v.id and t.path = 'version.otherNames')),
         null) as other_names,
       case when e._status <> 'published' then 'draft' when v.version__status = 'draft' then 'changed' else 'published' end as state
     from ${tableOf(resource)} e
     left join lateral (
       select * from ${versions} where parent_id = e.id and latest order by updated_at desc, id desc limit 1
     ) v on true
     where e.id = any($1::int[])`,
    [ids],
  )
  const entries = rows
    .filter(({ is_trashed }) => !is_trashed)
    .map((row) => ({ ...row, key: findableKey([row.name, ...row.other_names, row.slug]) }))
  await forgetFindable(
    execute,
    resource,
    [...new Set(ids)].filter((id) => !entries.some((row) => row.document_id === id)),
  )
  if (entries.length === 0) return
  await execute(
    `insert into editing.findable as f (collection, document_id, name, slug, other_names, state, key)
     select $1, document_id, name, slug, other_names, state, key from json_to_recordset($2::json)
       as given (document_id int, name text, slug text, other_names text[], state text, key text)
     on conflict (collection, document_id) do update
       set (name, slug, other_names, state, key) = (excluded.name, excluded.slug, excluded.other_names, excluded.state, excluded.key)
       where (f.name, f.slug, f.other_names, f.state, f.key)
         is distinct from (excluded.name, excluded.slug, excluded.other_names, excluded.state, excluded.key)`,
    [collectionSlug(resource), JSON.stringify(entries)],
  )
}

/** Removes the rows of these documents. */
export async function forgetFindable(execute: Execute, resource: AnyResource, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await execute('delete from editing.findable where collection = $1 and document_id = any($2::int[])', [
    collectionSlug(resource),
    ids,
  ])
}

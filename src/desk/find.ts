/** Entries of all catalogues that a person may read, drafts too, by name, by another name and by slug. */
import { mayEver } from '#collections/access/permissions.ts'
import type { Person } from '#collections/access/person.ts'
import { titleOf } from '#collections/components/title-of.ts'
import { catalogueCollections } from '#collections/index.ts'
import type { FindableState } from '#src/publish/findable.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { plateSource } from '#src/ui/plate.tsx'
import type { Summary } from '#src/ui/records.ts'

/**
 * An entry that was found. `matched` is the other name that it was found by, null where it was found by its own; `plate` is the address
 * of its picture or plate, null for topics and for entries that readers do not see.
 */
export type FoundDocument = {
  href: string
  name: string
  matched: string | null
  slug: string
  state: FindableState
  kind: string
  catalogue: string
  plate: string | null
}

/** Most entries shown: as many as fit below the field. To find others, people type more of the name. */
const MOST = 12
/** Most words that are looked for: no name has more. */
const MOST_WORDS = 8

type Row = {
  collection: string
  id: number
  name: string
  slug: string
  otherNames: string[]
  state: FindableState
  summary: Summary | null
}

/** Entries whose names contain all the words; names that equal the text come first, then names that begin with it. None for no words. */
export async function findEntries(execute: Execute, person: Person, typed: string): Promise<FoundDocument[]> {
  const asked = fold(typed)
  const words = asked.split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const mine = catalogueCollections.filter(({ resource }) => mayEver(person, 'read', resource.service))
  if (words.length === 0 || mine.length === 0) return []
  // Folded text has only letters, digits and spaces: no character has a meaning in a pattern.
  const patterns = words.map((word) => `%${word}%`)
  const rows = await execute<Row>(
    `select f.collection, f.document_id as id, f.name, f.slug, f.other_names as "otherNames", f.state, r.summary
     from editing.findable f
     join unnest($1::text[], $2::text[], $3::text[]) as mine (collection, service, resource) using (collection)
     left join read_model.records r on (r.service, r.resource, r.document_id) = (mine.service, mine.resource, f.document_id)
     where ${patterns.map((_, index) => `f.key like $${index + 5}`).join(' and ')}
     order by case
       when f.key like E'\\n' || $4 || E'\\n%' then 0
       when f.key like E'%\\n' || $4 || E'\\n%' then 1
       when f.key like E'\\n' || $4 || '%' then 2
       when f.key like E'%\\n' || $4 || '%' then 3
       when f.key like '% ' || $4 || '%' then 4
       else 5 end, length(f.name), f.name, f.collection, f.document_id
     limit ${MOST}`,
    [
      mine.map(({ config }) => config.slug),
      mine.map(({ resource }) => resource.service),
      mine.map(({ resource }) => resource.id),
      asked,
      ...patterns,
    ],
  )
  return rows.flatMap((row): FoundDocument[] => {
    const resource = mine.find(({ config }) => config.slug === row.collection)?.resource
    if (!resource) return []
    const has = (name: string) => words.every((word) => fold(name).includes(word))
    return [
      {
        href: `/admin/collections/${row.collection}/${row.id}`,
        name: row.name,
        matched: has(row.name) ? null : (row.otherNames.find(has) ?? null),
        slug: row.slug,
        state: row.state,
        kind: resource.one,
        catalogue: titleOf(resource.service),
        plate: row.summary && plateOf(resource, row.summary),
      },
    ]
  })
}

function plateOf(resource: AnyResource, summary: Summary): string | null {
  const catalogue = findService(resource.service)
  return catalogue ? plateSource({ resource, entry: summary, accent: catalogue.accentHueDegrees }) : null
}

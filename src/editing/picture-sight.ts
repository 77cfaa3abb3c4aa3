/**
 * Which pictures a person sees, with their texts. Every signed-in person sees pictures of published entries. Pictures that only drafts or
 * waiting changes hold are seen by people who work on the catalogue of one of them. Pictures that no entry holds are seen by the person
 * who added them, and by those who share a catalogue with that person.
 */
import type { Access, PayloadRequest } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { catalogueCollections } from '#collections/index.ts'
import { tableOf, versionsTableOf } from '#src/publish/references.ts'
import { executePlannedFor } from '#src/publish/transaction.ts'

/** As access to the collection of pictures: all of them, none, or all but some. */
export const seenPictures: Access = async ({ req, id }) => {
  if (!personOf(req)) return false
  const hidden = await hiddenPictures(req, id === undefined ? undefined : Number(id))
  return hidden.length === 0 || { id: { not_in: hidden } }
}

/** The pictures that the signed-in person does not see. With an id, only that one, which counts as unseen where there is none. */
export async function hiddenPictures(req: PayloadRequest, id?: number): Promise<number[]> {
  const person = personOf(req)
  const services = person?.services ?? []
  if (services.length === 0 || Number.isNaN(id)) return []
  const execute = await executePlannedFor(req)
  const rows = await execute<{ id: number }>(id === undefined ? amongAll : amongOne, [
    // Everybody works on what all catalogues hold in common.
    [...services, 'network'],
    Number(person?.id),
    ...(id === undefined ? [] : [id]),
  ])
  return rows.map((row) => row.id)
}

/**
 * A select of where entries hold pictures, as their main picture or in a gallery: with the catalogue, and whether readers see it there.
 * `versions` is the condition for versions to count.
 */
export const holdings = ({ pictures, versions }: { pictures: string; versions: string }): string =>
  catalogueCollections
    .flatMap(({ resource }) => {
      const [entries, versionTable] = [tableOf(resource), versionsTableOf(resource)]
      const shown = `'${resource.service}' as service, e._status = 'published' and e.deleted_at is null as is_shown`
      const hidden = `'${resource.service}', false`
      return [
        `select e.picture_id, ${shown} from ${entries} e where e.picture_id ${pictures}`,
        `select v.version_picture_id, ${hidden} from ${versionTable} v where v.version_picture_id ${pictures} and ${versions}`,
        `select r.media_id, ${shown} from ${relationsOf(entries)} r join ${entries} e on e.id = r.parent_id
         where r.media_id ${pictures}`,
        `select r.media_id, ${hidden} from ${relationsOf(versionTable)} r join ${versionTable} v on v.id = r.parent_id
         where r.media_id ${pictures} and ${versions}`,
      ]
    })
    .join(' union all ')

/** The table of a table's references with several values. */
const relationsOf = (table: string): string => `${table.slice(0, -1)}_rels"`

/** A select of hidden pictures: $1 are the person's catalogues, $2 is their id. Unlike for permission, old versions count too. */
const hiddenWhere = (condition: string): string => `
  with holding as (${holdings({ pictures: condition, versions: 'true' })}),
  held as (select picture_id, bool_or(is_shown or service = any($1::text[])) as is_seen from holding group by picture_id)
  select m.id from media m
  left join held h on h.picture_id = m.id
  left join editing.authors a on h.picture_id is null and (a.collection, a.document_id) = ('media', m.id)
  left join users u on u.id = a.person_id
  where m.id ${condition} and not coalesce(h.is_seen, u.id is not null and (u.id = $2
    or not exists (select from users_services s where s.parent_id = u.id)
    or exists (select from users_services s where s.parent_id = u.id and s.value::text = any($1::text[]))))`

const amongAll = hiddenWhere('is not null')
const amongOne = `${hiddenWhere('= $3')} union all select $3 where not exists (select from media where id = $3)`

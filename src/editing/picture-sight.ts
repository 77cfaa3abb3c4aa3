/**
 * Which pictures a person sees, and so their words. What a published entry shows, everyone who is signed in; what is held by
 * entries that are not published, or by changes that wait, who works on the catalogue of one of them; what no entry holds, who
 * added it and who works on a catalogue with them.
 */
import type { Access, PayloadRequest } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { catalogueCollections } from '#collections/index.ts'
import { tableOf, versionsTableOf } from '#src/publish/references.ts'
import { executeFor } from '#src/publish/transaction.ts'

/** As access to the collection of pictures: all of them, none, or all but some. */
export const seenPictures: Access = async ({ req, id }) => {
  if (!personOf(req)) return false
  const hidden = await hiddenPictures(req, id === undefined ? undefined : Number(id))
  return hidden.length === 0 || { id: { not_in: hidden } }
}

/** The pictures that the signed-in person does not see; of the one with this id, whether it is among them, as one is that is not there. */
export async function hiddenPictures(req: PayloadRequest, id?: number): Promise<number[]> {
  const person = personOf(req)
  const services = person?.services ?? []
  if (services.length === 0 || Number.isNaN(id)) return []
  const execute = await executeFor(req)
  const rows = await execute<{ id: number }>(id === undefined ? amongAll : amongOne, [
    // What all catalogues hold in common is everybody's.
    [...services, 'network'],
    Number(person?.id),
    ...(id === undefined ? [] : [id]),
  ])
  return rows.map((row) => row.id)
}

/** Statements that find them: $1 are the person's catalogues, $2 is who it is. Unlike permission, sight follows old versions too. */
const hiddenWhere = (condition: string): string => `
  with holding as (${catalogueCollections
    .flatMap(({ resource: of }) => [
      `select picture_id, '${of.service}' as service, _status = 'published' and deleted_at is null as is_shown
       from ${tableOf(of)} where picture_id ${condition}`,
      `select version_picture_id, '${of.service}', false from ${versionsTableOf(of)} where version_picture_id ${condition}`,
    ])
    .join(' union all ')}),
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

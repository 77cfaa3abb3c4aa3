/** How an entry stands, as far as permission goes: from its row, from what publishing remembers and from who made it. */
import type { PayloadRequest } from 'payload'
import type { State } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { tableOf, versionsTableOf } from '#src/publish/references.ts'
import { executeFor } from '#src/publish/transaction.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { OwnerId } from '#src/services.ts'

/** `state` is as the signed-in person of the request sees it; `status`, what the stored row says. */
export type EntryStanding = { service: OwnerId; state: State; status: 'draft' | 'published' }

type Row = {
  status: 'draft' | 'published'
  is_trashed: boolean
  was_public: boolean
  is_changed_again: boolean
  author: number | null
}

/** How the entry with this id stands; null where there is none. */
export async function standingOf(
  req: PayloadRequest,
  resource: AnyResource,
  id: number,
): Promise<EntryStanding | null> {
  if (!Number.isInteger(id)) return null
  const execute = await executeFor(req)
  const [row] = await execute<Row>(
    `select e._status as status, e.deleted_at is not null as is_trashed,
       e._status = 'published' or l.first_published_at is not null as was_public, a.person_id as author,
       exists (select from ${versionsTableOf(resource)} v
         where v.parent_id = e.id and v.latest and v.version__status = 'draft') as is_changed_again
     from ${tableOf(resource)} e
     left join publishing.ledger l on (l.service, l.resource, l.document_id) = ($1, $2, e.id)
     left join editing.authors a on (a.collection, a.document_id) = ($3, e.id)
     where e.id = $4`,
    [resource.service, resource.id, collectionSlug(resource), id],
  )
  if (!row) return null
  const person = personOf(req)
  const isOwn = person?.id !== undefined && row.author === Number(person.id)
  return { service: resource.service, status: row.status, state: stateOf(row, isOwn) }
}

function stateOf(row: Row, isOwn: boolean): State {
  if (row.is_trashed) {
    if (row.was_public) return 'trashed once public'
    return isOwn ? 'trashed own draft' : 'trashed draft of another'
  }
  if (row.status === 'published') return row.is_changed_again ? 'changed again' : 'published'
  if (row.was_public) return 'once public'
  return isOwn ? 'own draft' : 'draft of another'
}

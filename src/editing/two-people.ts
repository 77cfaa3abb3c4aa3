/** Catalogues that ask for two people: nobody publishes their own last change before somebody else has approved it. */
import type { PayloadRequest } from 'payload'
import { withAnother } from '#collections/access/permissions.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { OwnerId } from '#src/services.ts'
import { saverIdOf } from './begun-from.ts'
import { insist } from './refusal.ts'
import type { Of } from './revisions.ts'

/** An entry and what it is of. */
export type OfService = Of & { service: OwnerId }

/** Whether the card of a catalogue asks for two people. */
export async function needsTwoPeople(execute: Execute, service: OwnerId): Promise<boolean> {
  const [card] = await execute('select from publications where service::text = $1 and needs_two_people', [service])
  return card !== undefined
}

/** Who wrote the last change of an entry, or made it; null where that was no person. */
export async function lastWriter(execute: Execute, { collection, id }: Of): Promise<number | null> {
  const [row] = await execute<{ person_id: number | null }>(
    `select person_id from editing.field_changes
     where collection = $1 and document_id = $2 and revision > 0 and field not in ('_status', 'deletedAt')
     order by revision desc limit 1`,
    [collection, id],
  )
  if (row) return row.person_id
  const [author] = await execute<{ person_id: number }>(
    'select person_id from editing.authors where collection = $1 and document_id = $2',
    [collection, id],
  )
  return author?.person_id ?? null
}

/** Whether this person would be the only one to have seen what is to be published. */
export async function isAlone(execute: Execute, entry: OfService, personId: number): Promise<boolean> {
  if (!(await needsTwoPeople(execute, entry.service)) || (await lastWriter(execute, entry)) !== personId) return false
  const approved = await execute(
    `select from editing.reviews r left join editing.documents d using (collection, document_id)
     where r.collection = $1 and r.document_id = $2 and r.state = 'approved' and r.by_id <> $3
       and r.approved_revision = coalesce(d.revision, 0)`,
    [entry.collection, entry.id, personId],
  )
  return approved.length === 0
}

/**
 * Asked of each save that publishes something new. `isChanged`: the save itself changes words, which nobody else can have seen.
 * Throws an APIError with status 403; machines are not asked.
 */
export async function insistOnAnother(
  execute: Execute,
  req: PayloadRequest,
  entry: OfService,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  const personId = saverIdOf(req)
  if (personId === null) return
  const alone = isChanged ? await needsTwoPeople(execute, entry.service) : await isAlone(execute, entry, personId)
  insist(withAnother(alone))
}

/** Writes the names of drafts that readers are told of: drafts that an editor marked and that wait to be written. */

import { plainNameOf } from '#src/read-model/called.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { nextRevision } from './put.ts'

/** A plain name by which a draft is asked for, and the name that readers are told. */
export type WaitingName = { plain: string; name: string }

/** The names that readers are told of a draft; none while it is not marked. */
export function waitingNames(resource: AnyResource, draft: Readonly<Record<string, unknown>>): WaitingName[] {
  if (draft.mayBeNamed !== true || typeof draft.name !== 'string') return []
  const name = draft.name.trim()
  const others = Array.isArray(draft.otherNames) ? draft.otherNames : []
  const plain = [name, ...others].flatMap((one) => (typeof one === 'string' ? [plainNameOf(resource, one)] : []))
  return [...new Set(plain)].filter((one) => one !== '').map((one) => ({ plain: one, name }))
}

/** Replaces the names of these documents. Gives the documents whose names changed. */
export async function writeWaitingNames(
  execute: Execute,
  resource: AnyResource,
  documents: ReadonlyMap<number, readonly WaitingName[]>,
): Promise<number[]> {
  const ids = [...documents.keys()]
  const rows = await execute<WaitingName & { document_id: number }>(
    'select document_id, plain, name from read_model.waiting where service = $1 and resource = $2 and document_id = any($3::int[])',
    [resource.service, resource.id, ids],
  )
  const compared = (names: readonly WaitingName[]) =>
    JSON.stringify(names.map(({ plain, name }) => [plain, name]).sort())
  const changed = ids.filter(
    (id) => compared(rows.filter((row) => row.document_id === id)) !== compared(documents.get(id) ?? []),
  )
  if (changed.length === 0) return []
  await execute(
    'delete from read_model.waiting where service = $1 and resource = $2 and document_id = any($3::int[])',
    [resource.service, resource.id, changed],
  )
  const names = changed.flatMap((id) => (documents.get(id) ?? []).map((name) => ({ document_id: id, ...name })))
  await execute(
    `insert into read_model.waiting (service, resource, document_id, plain, name)
     select $1, $2, * from json_to_recordset($3::json) as given (document_id int, plain text, name text)`,
    [resource.service, resource.id, JSON.stringify(names)],
  )
  await nextRevision(execute, resource.service, ['waiting'])
  return changed.filter((id) => (documents.get(id) ?? []).length > 0)
}

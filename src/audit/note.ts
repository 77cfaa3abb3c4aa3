/** Writes into the record of what was done. The database lets nobody change or delete a line of it. */
import type { Execute } from '#src/read-model/database.ts'
import type { OwnerId } from '#src/services.ts'
import type { Difference } from './differences.ts'
import type { AuditKind } from './kinds.ts'
import type { Who } from './who.ts'

/** A line of the record. `title` is the name of the document, `reason` a remark, and `changes` has fields before and after. */
export type Note = {
  who: Who
  kind: AuditKind
  service?: OwnerId | null
  collection?: string | null
  documentId?: number | null
  title?: string | null
  reason?: string
  changes?: readonly Difference[]
}

/** Writes lines by one statement. It is called in the transaction of the recorded change, so that both are stored or neither. */
export async function note(execute: Execute, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  const rows = notes.map(({ who, kind, service, collection, documentId, title, reason, changes }) => ({
    person_id: who.personId,
    machine: who.machine,
    kind,
    service,
    collection,
    document_id: documentId,
    title: title || null,
    reason: reason ?? '',
    changes: changes ?? [],
  }))
  await execute(
    `insert into editing.audit (person_id, person, machine, kind, service, collection, document_id, title, reason, changes)
     select given.person_id, u.name, given.machine, kind, service, collection, document_id, title, reason, changes
     from rows from (json_to_recordset($1::json) as (person_id integer, machine text, kind text, service text,
       collection text, document_id integer, title text, reason text, changes jsonb)) with ordinality
       as given (person_id, machine, kind, service, collection, document_id, title, reason, changes, place)
     left join users u on u.id = given.person_id order by place`,
    [JSON.stringify(rows)],
  )
}

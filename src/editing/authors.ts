/** Who made which document. Imported documents, and those made by a script, have no author. */
import type { PayloadRequest } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { executeIn } from '#src/publish/transaction.ts'

/** Writes down, in the transaction of the save, that the signed-in person made this document. */
export async function noteAuthor(req: PayloadRequest, collection: string, documentId: number): Promise<void> {
  const person = personOf(req)
  if (person?.id === undefined) return
  const execute = await executeIn(req)
  await execute(
    `insert into editing.authors (collection, document_id, person_id) values ($1, $2, $3)
     on conflict (collection, document_id) do update set person_id = excluded.person_id`,
    [collection, documentId, Number(person.id)],
  )
}

/** Forgets the author of a document that is deleted for good. */
export async function forgetAuthor(req: PayloadRequest, collection: string, documentId: number): Promise<void> {
  const execute = await executeIn(req)
  await execute('delete from editing.authors where collection = $1 and document_id = $2', [collection, documentId])
}

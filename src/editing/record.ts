/** Writes into the record of what was done (src/audit) what happens to entries: each save, and its outcome. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { ContentField } from '#collections/content-fields.ts'
import { type Difference, differencesOf } from '#src/audit/differences.ts'
import { aboutEntry, noteOfNew } from '#src/audit/entries.ts'
import type { AuditKind } from '#src/audit/kinds.ts'
import { note } from '#src/audit/note.ts'
import { whoOf } from '#src/audit/who.ts'
import { tableOf } from '#src/publish/references.ts'
import { executeIn } from '#src/publish/transaction.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isLate, lateField, plannedInContext } from './planned.ts'

type Document = Readonly<Record<string, unknown>>

/** In the context of a save: the status of the stored row before it. */
export const statusBefore = 'status before the save'

/** `written` are the fields that the save changes; `isWritten`: it writes the entry's own row, and not only a version. */
type Save = {
  resource: AnyResource
  before: Document
  data: Document
  written: readonly ContentField[]
  isWritten: boolean
  isRestoring: boolean
}

/** Records a save of an existing entry, unless it changes neither a text nor what readers see. */
export async function noteSaved(execute: Execute, req: PayloadRequest, save: Save): Promise<void> {
  const { resource, before, data, written } = save
  const kind = kindOf(save, req.context[statusBefore])
  if (kind === 'changed' && written.length === 0) return
  const changes = [...(await differencesOf(execute, written, before, data)), ...lateness(req)]
  await note(execute, [{ ...aboutEntry(resource, { ...before, ...data }, whoOf(req)), kind, changes }])
}

function lateness({ context }: PayloadRequest): Difference[] {
  const planned = context[plannedInContext]
  const now = new Date()
  if (typeof planned !== 'string' || !isLate(new Date(planned), now)) return []
  return [{ field: lateField, label: 'Done late', before: planned, after: now.toISOString() }]
}

function kindOf({ before, data, isWritten, isRestoring }: Save, status: unknown): AuditKind {
  if (Boolean(data.deletedAt) !== Boolean(before.deletedAt) && data.deletedAt !== undefined)
    return data.deletedAt ? 'trashed' : 'restored'
  if (isRestoring) return 'version restored'
  if (isWritten && data._status === 'published') return 'published'
  return isWritten && status === 'published' ? 'unpublished' : 'changed'
}

/** Records a new entry; those that are made by hundreds are recorded together (src/publish/new-documents.ts). */
export const noteMade =
  (resource: AnyResource): CollectionAfterChangeHook =>
  async ({ doc, operation, req, context }) => {
    if (operation === 'create' && !context.isPublishedLater)
      await note(await executeIn(req), [noteOfNew(resource, doc, whoOf(req))])
    return doc
  }

/** Records an entry that is deleted for good, with all that it said. */
export async function noteDeleted(
  execute: Execute,
  req: PayloadRequest,
  { resource, doc, fields }: { resource: AnyResource; doc: Document; fields: readonly ContentField[] },
): Promise<void> {
  const changes = await differencesOf(execute, fields, doc, {})
  await note(execute, [{ ...aboutEntry(resource, doc, whoOf(req)), kind: 'deleted', changes }])
}

/** Records what is done with an entry apart from changes of its text. */
export async function noteDone(
  execute: Execute,
  req: PayloadRequest,
  { resource, id, kind, reason }: { resource: AnyResource; id: number; kind: AuditKind; reason: string },
): Promise<void> {
  const [row] = await execute<{ name: string | null }>(`select name from ${tableOf(resource)} where id = $1`, [id])
  await note(execute, [{ ...aboutEntry(resource, { id, name: row?.name }, whoOf(req)), kind, reason }])
}

/** Hooks that record each change of things other than entries: pictures, cards, picks, outlets, headlines and people. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload'
import { type ContentField, contentFields } from '#collections/content-fields.ts'
import { executeIn } from '#src/publish/transaction.ts'
import type { OwnerId } from '#src/services.ts'
import { differencesOf } from './differences.ts'
import { note } from './note.ts'
import { whoOf } from './who.ts'

type Document = Readonly<Record<string, unknown>> & { id: number }

/** The collection with the hooks. Fields that people cannot type, such as the state of a feed, are not recorded. */
export function withAudit(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  const fields = recorded(config)
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), noteSave(fields)],
      afterDelete: [...(hooks.afterDelete ?? []), noteDeletion(fields)],
    },
  }
}

/** The fields that people type. E-mail addresses are changed elsewhere (src/sign-in), and the file of a picture is chosen. */
function recorded({ fields, upload }: CollectionConfig): ContentField[] {
  const typed = contentFields(fields.filter((field) => !isKeptByMachine(field)))
  return upload ? [...typed, { name: 'filename', label: 'File', type: 'text' }] : typed
}

const isKeptByMachine = (field: Field): boolean =>
  'access' in field && field.access?.update !== undefined && field.admin?.readOnly === true

const noteSave =
  (fields: readonly ContentField[]): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    const execute = await executeIn(req)
    const before = operation === 'create' ? {} : (previousDoc ?? {})
    const changes = await differencesOf(execute, fields, before, doc)
    if (changes.length > 0)
      await note(execute, [
        { who: whoOf(req), kind: operation === 'create' ? 'made' : 'changed', ...told(collection.slug, doc), changes },
      ])
    return doc
  }

const noteDeletion =
  (fields: readonly ContentField[]): CollectionAfterDeleteHook =>
  async ({ collection, doc, req }) => {
    const execute = await executeIn(req)
    const changes = await differencesOf(execute, fields, doc, {})
    await note(execute, [{ who: whoOf(req), kind: 'deleted', ...told(collection.slug, doc), changes }])
  }

const told = (collection: string, { id, ...doc }: Document) => ({
  collection,
  documentId: id,
  service: (doc.service as OwnerId | undefined) ?? null,
  title: String(doc.name ?? doc.title ?? doc.alt ?? doc.day ?? ''),
})

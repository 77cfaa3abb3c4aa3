/** Hooks for saves of entries: each says the revision that it began from, is counted, and gets the revision that it made. */
import {
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  getLatestCollectionVersion,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { executeWith } from '#collections/components/execute.ts'
import { contentFields } from '#collections/content-fields.ts'
import { executeIn, publishAlone } from '#src/publish/transaction.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { OwnerId } from '#src/services.ts'
import { merged, pendingOf, type SaveArgs, saverIdOf } from './begun-from.ts'
import { type Aside, putBack, setAside } from './kept-aside.ts'
import { togetherEndpoint } from './presence.ts'
import { noteDeleted, noteMade, noteSaved, statusBefore } from './record.ts'
import { standingAgainst } from './refusals.ts'
import { followSave } from './reviews.ts'
import { type Changed, digestOf, forgetRevisions, historyOf, type Numbers, numbersOf, recordSave } from './revisions.ts'
import { insistOnAnother } from './two-people.ts'

type Document = Record<string, unknown> & { id: number }

/** Shared by the hooks of one save. `named`: the fields that a bulk change sets. `isRestoring`: it restores an older version. */
type Saving = Aside & { named?: readonly string[]; isRestoring?: boolean }

/** The collection whose saves are counted and merged, and whose forms know of each other. */
export function withRevisions({ resource }: CatalogueCollection, config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  return {
    ...config,
    endpoints: [togetherEndpoint(config.slug), ...(config.endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [begin(resource.service), ...(hooks.beforeOperation ?? [])],
      beforeValidate: [...(hooks.beforeValidate ?? []), refuseUnnamed, ontoThePresent(resource.service), setAside],
      beforeChange: [...(hooks.beforeChange ?? []), record(resource)],
      afterChange: [...(hooks.afterChange ?? []), putBack, noteMade(resource)],
      afterOperation: [...(hooks.afterOperation ?? []), tellRevision],
      afterDelete: [...(hooks.afterDelete ?? []), forget(resource)],
    },
  }
}

/**
 * Saves of a service are made one after the other, under the lock that publishing takes anyway: a save is then stored over the very
 * revision that it was merged with, and with only one lock there can be no deadlock.
 */
const begin =
  (service: OwnerId): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // Payload's arguments differ by operation; each is narrowed by what only it has.
    const given = args as unknown as SaveArgs & { where?: unknown }
    // A bulk change is made one by one (src/editing/many.ts), but still counts as a bulk change.
    const isOne = given.id !== undefined && given.id !== null && !req.context.isOneOfMany
    if (operation === 'read' && isOne && req.user) return { ...args, numbers: await numbersAsRead(req, given) } as never
    if (operation === 'create') return { ...args, data: without(given.data) } as never
    if (operation !== 'update' && operation !== 'restoreVersion') return args
    const data = without(given.data)
    const named = contentFields(given.collection.config.fields)
      .map(({ name }) => name)
      .filter((name) => data[name] !== undefined)
    const isBare = operation === 'update' && named.length === 0 && data._status === undefined
    const saving: Saving = { isDraft: Boolean(given.draft), isBare, isRestoring: operation === 'restoreVersion' }
    req.context.saving = saving
    if (operation === 'update' && !isOne) {
      saving.named = named
      return { ...args, data } as never
    }
    const execute = await executeIn(req)
    await publishAlone(execute, service)
    if (operation === 'restoreVersion' || !Number.isInteger(Number(given.id))) return args
    return (await merged(given, req, execute)) as never
  }

const without = ({ revision: _, ...data }: Record<string, unknown> = {}) => data

/** The numbers before the entry is read, so that a change made in between counts as not yet seen. */
async function numbersAsRead(req: PayloadRequest, { id, collection }: SaveArgs): Promise<Numbers | undefined> {
  if (!Number.isInteger(Number(id))) return undefined
  const execute = req.transactionID === undefined ? executeWith(req.payload) : await executeIn(req)
  return numbersOf(execute, { collection: collection.config.slug, id: Number(id) })
}

/** Refuses a new entry without a name: nobody would find it in a list. */
const refuseUnnamed: CollectionBeforeValidateHook = ({ data, operation, collection, req }) => {
  if (operation !== 'create' || !req.user || data?.name) return data
  const errors = [{ path: 'name', message: 'Give it a name first.', label: 'Name' }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}

/**
 * A bulk change sets the fields that it names, whatever they were. Its other fields are those of the present revision, and not those that
 * Payload read before the entry's turn came. Only a bulk change that names no fields publishes pending changes of others: it is meant to
 * publish what is there.
 */
const ontoThePresent =
  (service: OwnerId): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, collection, req }) => {
    const saving = req.context.saving as Saving | undefined
    if (operation !== 'update' || !saving?.named || !data) return data
    const execute = await executeIn(req)
    await publishAlone(execute, service)
    const { id } = originalDoc as Document
    const query = { collection: collection.slug, req, where: { id: { equals: id } } }
    const latest = await getLatestCollectionVersion({ id, config: collection, payload: req.payload, query, req })
    const present = latest as Document | undefined
    saving.present = present
    if (!present) return data
    const fields = contentFields(collection.fields)
    if (data._status === 'published' && saving.named.length > 0) {
      const history = await historyOf(execute, { collection: collection.slug, id })
      const pending = pendingOf(fields, present, history, history.storedRevision, {})
      if (pending.length > 0) throw standingAgainst(history.revision, [], pending)
    }
    const others = fields.filter(({ name }) => !saving.named?.includes(name))
    return { ...data, ...Object.fromEntries(others.map(({ name }) => [name, present[name]])) }
  }

/** Counts what is about to be stored, in the transaction that stores it. */
const record =
  (resource: AnyResource): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, collection, req }) => {
    const saving = req.context.saving as Saving | undefined
    if (operation !== 'update' || !saving) return data
    const before = (saving.present ?? originalDoc) as Document
    const isWritten = !saving.isDraft || data._status === 'published'
    const fields = contentFields(collection.fields)
    const names = fields.map(({ name }) => name)
    if (isWritten) names.push('_status', 'deletedAt')
    const changed = names.flatMap((field): Changed[] => {
      if (data[field] === undefined) return []
      const digests = { before: digestOf(before[field]), after: digestOf(data[field]) }
      return digests.before === digests.after ? [] : [{ field, ...digests }]
    })
    const entry = { collection: collection.slug, id: before.id }
    const execute = await executeIn(req)
    // Changes that were set aside are no more in the stored row than before.
    const isStored = isWritten && !saving.aside
    const written = fields.filter(({ name }) => changed.some(({ field }) => field === name))
    const isMoved = Boolean(data.deletedAt) !== Boolean(before.deletedAt)
    const isPublished = isWritten && data._status === 'published' && !isMoved
    const { revision, storedRevision } = await numbersOf(execute, entry)
    const isChanged = written.length > 0
    const isNew = isChanged || revision > storedRevision || req.context[statusBefore] !== 'published'
    if (isPublished && isNew)
      await insistOnAnother(execute, req, { ...entry, service: resource.service }, { isChanged })
    await recordSave(execute, entry, { changed, personId: saverIdOf(req), isStored })
    await followSave(execute, req, { resource, id: before.id, isChanged, isPublished })
    const save = { resource, before, data, written, isWritten, isRestoring: saving.isRestoring === true }
    await noteSaved(execute, req, save)
    return data
  }

/** Puts the revision into the answer: that of the published version or, with ?draft=true, of the latest one. */
const tellRevision: CollectionAfterOperationHook = async ({ args, operation, result, req, collection }) => {
  if (!req.user || typeof result !== 'object' || result === null) return result
  const document = result as unknown as Document & { revision?: number }
  if (operation === 'findByID') {
    const { numbers, draft } = args as unknown as { numbers?: Numbers; draft?: boolean }
    if (numbers) document.revision = draft ? numbers.revision : numbers.storedRevision
  }
  if (operation === 'create') document.revision = 0
  if (operation === 'updateByID' || operation === 'restoreVersion') {
    const entry = { collection: collection?.slug ?? '', id: document.id }
    document.revision = (await numbersOf(await executeIn(req), entry)).revision
  }
  return result
}

const forget =
  (resource: AnyResource): CollectionAfterDeleteHook =>
  async ({ id, doc, collection, req }) => {
    const execute = await executeIn(req)
    await forgetRevisions(execute, { collection: collection.slug, id: Number(id) })
    await noteDeleted(execute, req, { resource, doc, fields: contentFields(collection.fields) })
  }

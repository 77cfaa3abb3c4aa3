/**
 * Asks the table of permissions before a person changes a document, by whatever way: REST one by one or in bulk, the Local API with a
 * person, Payload's server functions, or a job in a person's name. Scripts, which act for no person, are not asked about.
 */
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { type Action, may, mayEver, type State, withAnother } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { executeFor } from '#src/publish/transaction.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { forgetAuthor, noteAuthor } from './authors.ts'
import { entryResource } from './entry-resource.ts'
import { manyEndpoints } from './many.ts'
import { statusBefore } from './record.ts'
import { insist } from './refusal.ts'
import { reviewEndpoints } from './review-endpoints.ts'
import { forgetSchedules } from './schedule.ts'
import { scheduleEndpoints } from './schedule-endpoints.ts'
import { type EntryStanding, standingOf } from './standing.ts'
import { needsTwoPeople } from './two-people.ts'

/** What a save says of itself. Payload tells it only before it looks up the documents and fills in other values. */
type Save = { isDraft: boolean; isRestoring: boolean; namesStatus: boolean }

type Values = { _status?: unknown; deletedAt?: unknown }

/** The collection of entries with the hooks that ask; they run before its own. */
export function withPermission(config: CollectionConfig): CollectionConfig {
  const resource = entryResource(config.slug)
  const { hooks = {}, access = {} } = config
  return {
    ...config,
    endpoints: [...manyEndpoints, ...scheduleEndpoints, ...reviewEndpoints, ...(config.endpoints || [])],
    access: { ...access, delete: deleteAccess(resource, access.delete) },
    hooks: {
      ...hooks,
      beforeOperation: [noteSave(resource), ...(hooks.beforeOperation ?? [])],
      beforeValidate: [askToSave(resource), ...(hooks.beforeValidate ?? [])],
      beforeDelete: [askToDestroy(resource), ...(hooks.beforeDelete ?? [])],
      afterChange: [...(hooks.afterChange ?? []), noteWhoMadeIt],
      afterDelete: [...(hooks.afterDelete ?? []), forgetAll],
    },
  }
}

/** Where Payload names a document to put into the trash, it is asked about this one, so that the form offers only what will be done. */
const deleteAccess =
  (resource: AnyResource, access: Access | undefined): Access =>
  async (asked) => {
    const general = (await access?.(asked)) ?? false
    if (!general || asked.id === undefined || !asked.data?.deletedAt) return general
    const standing = await standingOf(asked.req, resource, Number(asked.id))
    // An entry in the trash is asked about when it is saved.
    if (!standing || standing.state.startsWith('trashed')) return general
    return may(personOf(asked.req), 'trash', standing).isAllowed
  }

const noteSave =
  (resource: AnyResource): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id, draft, duplicateFromID, data } = args as {
      id?: number | string
      draft?: boolean
      duplicateFromID?: number | string
      data?: Values
    }
    if (operation === 'delete') insistOnAny(resource, req, 'destroy')
    if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args
    // Saved as a draft, only the version would go into the trash, or out of it, and the entry itself would stay where it is.
    const isTrashing = operation === 'update' && Boolean(data?.deletedAt)
    const isLeaving = operation === 'update' && draft && data?.deletedAt === null && id !== undefined
    const isMoved =
      isTrashing || (isLeaving && (await standingOf(req, resource, Number(id)))?.state.startsWith('trashed'))
    const save: Save = {
      isDraft: Boolean(draft) && !isMoved,
      isRestoring: operation === 'restoreVersion',
      namesStatus: data?._status === 'draft' || data?._status === 'published',
    }
    req.context[noted(resource)] = save
    if (data?._status === 'published') insistOnAny(resource, req, 'publish')
    if (duplicateFromID !== undefined && personOf(req)) {
      const source = await standingOf(req, resource, Number(duplicateFromID))
      if (source) insist(may(personOf(req), 'duplicate', source))
    }
    return isMoved ? { ...args, draft: false } : args
  }

/** Refuses with a reason whoever may never do it, before Payload's own check refuses without one. */
function insistOnAny({ service }: AnyResource, req: PayloadRequest, action: 'publish' | 'destroy'): void {
  const person = personOf(req)
  if (person && !mayEver(person, action, service)) insist(may(person, action, { service, state: 'published' }))
}

/** Fills in the status that a save does not name, then asks. */
const askToSave =
  (resource: AnyResource): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req }) => {
    const values: Values = data ?? {}
    const person = personOf(req)
    if (operation === 'create') {
      const action = values._status === 'published' ? 'publish' : 'create'
      if (person) insist(may(person, action, { service: resource.service, state: 'new' }))
      // A second person cannot have seen an entry that is published as it is made.
      if (person && action === 'publish')
        insist(withAnother(await needsTwoPeople(await executeFor(req), resource.service)))
      return data
    }
    const standing = await standingOf(req, resource, Number(originalDoc?.id))
    if (!standing) return data
    req.context[statusBefore] = standing.status
    const save = (req.context[noted(resource)] as Save | undefined) ?? {
      isDraft: false,
      isRestoring: false,
      namesStatus: true,
    }
    // Payload would take the status of the newest version, and a waiting draft would unpublish the entry.
    const present = save.isDraft ? 'draft' : standing.status
    const saved = { ...data, _status: save.namesStatus && !save.isRestoring ? values._status : present }
    if (person)
      for (const [action, state] of asked(saved, standing, save)) insist(may(person, action, { ...standing, state }))
    return saved
  }

/** The actions that a save of an existing entry amounts to. */
function asked(values: Values, { state, status }: EntryStanding, { isDraft, isRestoring }: Save): [Action, State][] {
  const isTrashed = state.startsWith('trashed')
  const publishes: [Action, State][] =
    values._status === 'published' && status !== 'published' ? [['publish', outOfTheTrash(state)]] : []
  if (!isTrashed && values.deletedAt) return [['trash', state], ...publishes]
  if (isTrashed && values.deletedAt === null) return [['restore', state], ...publishes]
  if (values._status === 'published') return [['publish', state]]
  if (!isDraft && status === 'published') return [['unpublish', state]]
  return [[isRestoring ? 'restoreVersion' : 'change', state]]
}

const outOfTheTrash = (state: State): State =>
  (
    ({
      'trashed own draft': 'own draft',
      'trashed draft of another': 'draft of another',
      'trashed once public': 'once public',
    }) as const
  )[state as 'trashed own draft'] ?? state

const askToDestroy =
  (resource: AnyResource): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const person = personOf(req)
    const standing = person && (await standingOf(req, resource, Number(id)))
    if (standing) insist(may(person, 'destroy', standing))
  }

const noteWhoMadeIt: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'create') await noteAuthor(req, collection.slug, Number(doc.id))
}

const forgetAll: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetAuthor(req, collection.slug, Number(id))
  await forgetSchedules(req, collection.slug, Number(id))
}

/** A key for each resource, since saves of two collections may share a request. */
const noted = ({ service, id }: AnyResource): string => `save of ${service} ${id}`

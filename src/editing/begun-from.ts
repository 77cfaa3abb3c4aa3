/**
 * A save begins from a revision of the entry, and is merged with the present one: changes of both sides in different fields are kept;
 * where both changed one field, nothing is saved and a person decides.
 */
import {
  type APIError,
  type CollectionSlug,
  combineQueries,
  executeAccess,
  getLatestCollectionVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { type ContentField, contentFields, sentValue } from '#collections/content-fields.ts'
import type { Execute } from '#src/read-model/database.ts'
import { verdict } from './merge.ts'
import {
  type Conflict,
  noSuchRevision,
  type Pending,
  pendingChange,
  standingAgainst,
  withoutRevision,
} from './refusals.ts'
import { digestAt, digestOf, type History, historyOf } from './revisions.ts'

type Document = Readonly<Record<string, unknown>>

/** What Payload has of a save of one entry. */
export type SaveArgs = {
  id: number | string
  collection: { config: SanitizedCollectionConfig }
  data?: Record<string, unknown>
  draft?: boolean
  autosave?: boolean
  overrideAccess?: boolean
}

/**
 * The save with the values to store: fields that it does not change are left as in the present revision. Raises 428 where a request over
 * HTTP does not say what it began from, 409 where changes of others stand against it. Errors tell only people who may change the entry.
 */
export async function merged<Args extends SaveArgs>(args: Args, req: PayloadRequest, execute: Execute): Promise<Args> {
  const { revision: given, ...data } = args.data ?? {}
  const fields = contentFields(args.collection.config.fields)
  const named = fields.filter(({ name }) => data[name] !== undefined)
  const plain = { ...args, data }
  if (named.length === 0 && data._status !== 'published') return plain
  if (given === undefined && req.payloadAPI !== 'REST') return plain
  const present = await presentOf(args, req)
  if (!present) return plain
  if (given === undefined || given === null) throw withoutRevision()
  const entry = { collection: args.collection.config.slug, id: Number(args.id) }
  const history = await historyOf(execute, entry)
  const base = Number(given)
  if (!Number.isInteger(base) || base < 0 || base > history.revision) throw noSuchRevision()
  const { saved, conflicts, isOver } = mergedFields({ named, data, present, history, base, person: saverIdOf(req) })
  const isPublishing = data._status === 'published' || (!args.draft && data._status === undefined)
  const pending =
    isPublishing && (await isPublished(data, entry, req)) ? pendingOf(fields, present, history, base, data) : []
  const wrong = conflicts.length + pending.length > 0
  if (wrong) throw standingAgainst(history.revision, conflicts, pending) satisfies APIError
  // Where the save replaces words of another person, it makes a new version, so that theirs stay in a version of their own.
  return { ...plain, data: saved, ...(isOver && args.autosave ? { autosave: false } : {}) }
}

type Merging = {
  named: readonly ContentField[]
  data: Record<string, unknown>
  present: Document
  history: History
  base: number
  person: number | null
}

function mergedFields({ named, data, present, history, base, person }: Merging) {
  const saved = { ...data }
  const conflicts: Conflict[] = []
  let isOver = false
  for (const field of named) {
    const last = history.changes.findLast((change) => change.field === field.name)
    const theirs = digestOf(present[field.name])
    const whose = verdict({
      mine: digestOf(sentValue(field, data[field.name])),
      theirs,
      base: digestAt(history, field.name, base, theirs),
    })
    if (whose === 'theirs') delete saved[field.name]
    if (whose === 'mine' && last && last.personId !== person) isOver = true
    if (whose === 'conflict')
      conflicts.push({ ...pendingChange(field, last), yours: data[field.name], theirs: present[field.name] })
  }
  return { saved, conflicts, isOver }
}

/** Unpublished changes made after the save's base: the save would publish them unseen. */
export function pendingOf(
  fields: readonly ContentField[],
  present: Document,
  history: History,
  base: number,
  data: Document,
): Pending[] {
  const { changes, storedRevision } = history
  return fields.flatMap((field) => {
    const last = changes.findLast((change) => change.field === field.name)
    if (!last || last.revision <= Math.max(base, storedRevision)) return []
    const now = digestOf(present[field.name])
    const isBack = digestAt(history, field.name, storedRevision, now) === now
    const isSent = data[field.name] !== undefined && digestOf(sentValue(field, data[field.name])) === now
    return isBack || isSent ? [] : [pendingChange(field, last)]
  })
}

/** The latest version of the entry, drafts included, for a person who may change it. Raises Forbidden for others; undefined where there is none. */
async function presentOf(args: SaveArgs, req: PayloadRequest): Promise<Document | undefined> {
  const { config } = args.collection
  const access = args.overrideAccess
    ? true
    : await executeAccess({ id: args.id, data: args.data, req }, config.access.update)
  const latest = await getLatestCollectionVersion({
    id: args.id,
    config,
    payload: req.payload,
    query: { collection: config.slug, req, where: combineQueries({ id: { equals: args.id } }, access) },
    req,
  })
  // A version holds the fields of its entry.
  return latest as Document | undefined
}

/** Whether the entry is published once this is saved. A save without a status keeps that of the entry. */
async function isPublished(
  data: Document,
  { collection, id }: { collection: string; id: number },
  req: PayloadRequest,
) {
  if (data._status !== undefined) return data._status === 'published'
  const stored = await req.payload.db.findOne({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  return (stored as Document | null)?._status === 'published'
}

/** The id of the person who saves; null where it is no person. */
export const saverIdOf = (req: PayloadRequest): number | null => (typeof req.user?.id === 'number' ? req.user.id : null)

/**
 * Saved views: the columns, filters and order of a list, kept under a name by the CMS's own presets. A view is private, or shared with
 * everybody who works on the catalogue; nobody sees or makes views of other catalogues.
 */
import type { Access, CollectionBeforeValidateHook, Config, Field, PayloadRequest, SanitizedConfig } from 'payload'
import { mayEver } from '#collections/access/permissions.ts'
import { type Person, personOf } from '#collections/access/person.ts'
import { catalogueCollections } from '#collections/index.ts'
import { columnsInOrder, type KeptColumn, orderIn } from '#collections/view-order.ts'

/** The lists whose entries the person may read. */
const listsOf = (person: Person | null): string[] =>
  catalogueCollections
    .filter(({ resource }) => mayEver(person, 'read', resource.service))
    .map(({ config }) => config.slug)

/** The views of a person's own lists; a view is never moved to a list of another catalogue. */
const ofTheirLists: Access = ({ req, data }) => {
  const lists = listsOf(personOf(req))
  const named = (data as { relatedCollection?: unknown } | undefined)?.relatedCollection
  if (named !== undefined && !lists.includes(String(named))) return false
  return lists.length > 0 && { relatedCollection: { in: lists } }
}

/** The presets of lists, as the CMS takes them: who may make, see and change one. */
export const savedViews: NonNullable<Config['queryPresets']> = {
  labels: { singular: 'saved view', plural: 'Saved views' },
  access: {
    create: (asked) => ofTheirLists(asked) !== false,
    read: ofTheirLists,
    update: ofTheirLists,
    delete: ofTheirLists,
  },
  constraints: {},
}

/** A shared view may be read by others; only its maker may change or delete it. */
const shareOrKeep: CollectionBeforeValidateHook = ({ data }) => {
  if (data?.isShared === undefined) return data
  const mine = { constraint: 'onlyMe' }
  const read = data.isShared ? { constraint: 'everyone' } : mine
  return { ...data, access: { read, update: mine, delete: mine } }
}

/**
 * Saves the order with the columns: it is the order that the person's list has at the time, as the CMS keeps it for them. Renaming a view
 * leaves its order alone.
 */
const withOrder: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const sent = (req.data ?? {}) as Readonly<Record<string, unknown>>
  const isOfList = operation === 'create' || !('title' in sent || 'isShared' in sent)
  const list = catalogueCollections.find(({ config }) => config.slug === data?.relatedCollection)
  if (!data || !req.user || !list) return data
  const order = isOfList ? await orderOfList(req, list.config.slug) : orderIn(originalDoc?.columns)
  if (!order) return data
  const columns = data.columns as KeptColumn[] | null | undefined
  const shown = (list.config.admin?.defaultColumns ?? []).map((accessor) => ({ accessor, active: true }))
  return { ...data, columns: columnsInOrder(columns?.length ? columns : shown, order) }
}

/** The order in which a person last saw a list. */
async function orderOfList(req: PayloadRequest, slug: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: `collection-${slug}` }, 'user.value': { equals: req.user?.id } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  // What the CMS remembers of a list is JSON.
  const order = (docs[0]?.value as { sort?: unknown } | undefined)?.sort
  return typeof order === 'string' && order !== '' ? order : null
}

/**
 * The form of a view asks only for its name and whether it is shared, and not separately who may read, change and delete it. This changes
 * the finished configuration, since the CMS makes this collection itself.
 */
export function withSavedViews(config: SanitizedConfig): SanitizedConfig {
  const views = config.collections.find(({ slug }) => slug === 'payload-query-presets')
  if (!views) return config
  views.hooks.beforeValidate.unshift(shareOrKeep, withOrder)
  for (const field of views.fields) if ('name' in field) Object.assign(field, worded[field.name])
  return config
}

const worded: Readonly<Record<string, Partial<Field>>> = {
  title: { label: 'Name' },
  isShared: { label: 'Everybody who works on this catalogue sees it' },
  columns: { label: 'Columns, and the order of the list' },
  access: { admin: { condition: () => false } },
  groupBy: { admin: { condition: () => false } },
}

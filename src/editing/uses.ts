/** Which entries, drafts too, link to an entry, by the declared links; and changes these links. */
import { APIError, type CollectionSlug, createLocalReq, type PayloadRequest, type Where } from 'payload'
import { mayEver } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { textLink, textLinksField, textsIn, withTexts } from '#collections/fields/text-links.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { entriesIn, type LinkedEntry, withLinks } from '#src/markdown/entry-links.ts'
import { referenceFields } from '#src/publish/references.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic, resourcesOf } from '#src/read-model/resources/index.ts'
import { owners } from '#src/services.ts'

/** Whether readers see the entry that links, and whether newer changes of it wait. */
type UseState = 'published' | 'changed' | 'draft'

/** An entry that links to another. `fields` are the fields of its form with the link. */
export type Use = {
  collection: CollectionSlug
  id: number
  one: string
  name: string
  fields: string[]
  state: UseState
}

/** The entries that link to an entry, and how many more do in catalogues that the person may not read. */
export type Linked = { uses: Use[]; others: number }

/** What the form of an entry is told: which entries link to it, and which former slugs lead to it. */
export type UsedBy = Linked & { formerSlugs: string[] }

type Referring = { resource: AnyResource; fields: { field: string; many: boolean }[] }
type Document = Readonly<Record<string, unknown>> & { id: number }

/** The other entries that link to any of these, by kind and name. What lies in the trash is not among them. */
export async function usesOf(req: PayloadRequest, target: AnyResource, ids: readonly number[]): Promise<Use[]> {
  const uses: Use[] = []
  for (const referring of referringTo(target)) uses.push(...(await usesIn(req, referring, { target, ids })))
  return uses
}

/** The entries with such links that the person of the request may read, and how many others there are. */
export async function usesSeen(req: PayloadRequest, target: AnyResource, ids: readonly number[]): Promise<Linked> {
  const uses = await usesOf(req, target, ids)
  const seen = uses.filter(({ collection }) => {
    const resource = referringTo(target).find((one) => collectionSlug(one.resource) === collection)?.resource
    return resource && mayEver(personOf(req), 'read', resource.service)
  })
  return { uses: seen, others: uses.length - seen.length }
}

/**
 * Changes the links of other entries to any of these: they then lead to another entry, or are removed. Published entries are published
 * anew, drafts stay drafts; of a published entry with waiting changes, the waiting version is changed. Each is a save by the person of
 * the request, in its transaction. An APIError says which entry could not be changed, and why.
 */
export async function relink(
  req: PayloadRequest,
  target: AnyResource,
  ids: readonly number[],
  to: number | null,
): Promise<void> {
  if (to !== null) await requireTarget(req, target, ids, to)
  for (const { collection, id, name, fields, state } of await usesOf(req, target, ids)) {
    const referring = referringTo(target).find(({ resource }) => collectionSlug(resource) === collection)
    const asked = { collection, id, depth: 0, draft: state !== 'published' } as const
    // It needs a request of its own, so that notes of its hooks do not reach the save under way.
    const saving = await createLocalReq({ user: req.user ?? undefined } as never, req.payload)
    const transactionID = await req.transactionID
    if (transactionID !== undefined) saving.transactionID = transactionID
    const document = (await req.payload.findByID({ ...asked, req: saving })) as unknown as Document
    const changed = (referring?.fields ?? []).filter(({ field }) => fields.includes(field))
    const data = {
      ...Object.fromEntries(changed.map(({ field, many }) => [field, relinked(document[field], ids, to, many)])),
      ...(referring && textsRelinked(referring.resource, document, { target, ids, to })),
    }
    try {
      await req.payload.update({ ...asked, data: data as never, req: saving })
    } catch (error) {
      const { status = 400, message } = error as { status?: number; message: string }
      throw new APIError(`“${name}” links to it and could not be changed: ${message}`, status, null, true)
    }
  }
}

function relinked(value: unknown, from: readonly number[], to: number | null, many: boolean): unknown {
  if (!many) return to
  const ids = (Array.isArray(value) ? value : []).flatMap((one) => (from.includes(one) ? (to ?? []) : one))
  return [...new Set(ids)]
}

type Relinking = { target: AnyResource; ids: readonly number[]; to: number | null }

/** The texts of a document that link to some entries, with these links led to another entry or turned into plain words. */
function textsRelinked(resource: AnyResource, document: Document, { target, ids, to }: Relinking): object {
  const relationTo = collectionSlug(target)
  const links = ids.map((id) => textLink({ relationTo, id }))
  const isFrom = (entry: LinkedEntry) => links.includes(textLink(entry))
  const fields = textsIn(resource, document).filter(({ text }) => entriesIn(text).some(isFrom))
  const changed = withTexts(resource, document, (text) =>
    withLinks(text, (link, entry) => {
      if (!isFrom(entry)) return link
      return to === null ? null : { ...link, fields: { ...link.fields, doc: { relationTo, value: to } } }
    }),
  )
  return Object.fromEntries(fields.map(({ field }) => [field, changed[field]]))
}

async function requireTarget(
  req: PayloadRequest,
  target: AnyResource,
  ids: readonly number[],
  to: number,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: collectionSlug(target),
    where: { id: { equals: to } },
    req,
  })
  if (ids.includes(to) || totalDocs === 0)
    throw new APIError(`Choose another ${target.one}, which is not in the trash.`, 400, null, true)
}

/** The resources whose entries may link to those of this one, and by which fields. */
function referringTo(target: AnyResource): Referring[] {
  const all = isTopic(target) ? owners.flatMap(resourcesOf) : resourcesOf(target.service)
  // Texts of any entry may link to it.
  return all.map((resource) => ({ resource, fields: referenceFields(resource).filter(({ to }) => to === target) }))
}

/** Finds the links of published entries in their rows, and those of drafts and waiting changes in the newest versions. */
async function usesIn(
  req: PayloadRequest,
  { resource, fields }: Referring,
  { target, ids }: { target: AnyResource; ids: readonly number[] },
): Promise<Use[]> {
  const query = { collection: collectionSlug(resource), limit: 0, pagination: false, req } as const
  const links = ids.map((id) => textLink({ relationTo: collectionSlug(target), id }))
  const naming = (prefix: string): Where => ({
    or: [
      ...fields.map(({ field }) => ({ [prefix + field]: { in: ids } })),
      { [prefix + textLinksField]: { in: links } },
    ],
  })
  const isLatest: Where = { latest: { equals: true } }
  const stored = await req.payload.db.find({ ...query, where: { and: [isPublished, naming('')] } })
  const versions = await req.payload.db.findVersions({ ...query, where: { and: [isLatest, naming('version.')] } })
  // Rows of a collection's table are plain data, and a version holds the fields of its document.
  const published = stored.docs as unknown as Document[]
  const newest = (versions.docs as unknown as { parent: number; version: Document }[]).map(
    ({ parent, version }): Document => ({ ...version, id: Number(parent) }),
  )
  const waiting = newest.filter(({ _status }) => _status === 'draft').map((document) => document.id)
  const changed = await req.payload.db.find({ ...query, where: { and: [isPublished, { id: { in: waiting } }] } })
  const shown = new Set([...stored.docs, ...changed.docs].map((document) => Number(document.id)))
  const uses = new Map<number, Use>()
  for (const document of [...published, ...newest]) {
    if (document.deletedAt || (resource === target && ids.includes(document.id))) continue
    const isUpToDate = newest.some((one) => one.id === document.id && one._status === 'published')
    const texts = textsIn(resource, document).filter(({ text }) =>
      entriesIn(text).some((one) => links.includes(textLink(one))),
    )
    const named = fields.filter(({ field }) => [document[field]].flat().some((one) => ids.includes(Number(one))))
    const held = [...named, ...texts].map(({ field }) => field)
    uses.set(document.id, {
      collection: query.collection,
      id: document.id,
      one: resource.one,
      name: String(document.name ?? document.id),
      fields: [...new Set([...(uses.get(document.id)?.fields ?? []), ...held])],
      state: !shown.has(document.id) ? 'draft' : isUpToDate ? 'published' : 'changed',
    })
  }
  return [...uses.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const isPublished: Where = { _status: { equals: 'published' } }

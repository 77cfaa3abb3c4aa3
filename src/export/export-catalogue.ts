/** Exports a catalogue: its entries as files that the importer reads, with its card and its outlets. */
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { stringify } from 'yaml'
import { markdownOrNull } from '#collections/entry.ts'
import { collectionOf } from '#collections/index.ts'
import { everyDocument } from '#src/publish/documents.ts'
import { ledgerRows } from '#src/publish/ledger.ts'
import { latestVersions, type StoredDocument } from '#src/publish/settle.ts'
import { executeFor } from '#src/publish/transaction.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { findService, type OwnerId } from '#src/services.ts'
import { entryFileOf, type Slugs, tableFileOf, type WrittenEntry, writtenOf } from './file-of.ts'

/** A file, by its path below the folder of the catalogue. */
export type ExportedFile = { path: string; text: string }

/** The exported files, and what they lack: changes that wait beside a published entry, and pictures. */
export type Exported = { files: ExportedFile[]; entries: number; waiting: number; pictures: number }

type Wanted = { resource?: AnyResource | undefined; ids?: ReadonlySet<number> | undefined; req?: PayloadRequest }

/**
 * The files of a service or of one of its resources, including drafts. Where the request has a transaction, they are from one state of the
 * database. `ids`: only these entries. Entries in the trash are left out.
 */
export async function exportCatalogue(
  payload: Payload,
  owner: OwnerId,
  { resource, ids, req: given }: Wanted = {},
): Promise<Exported> {
  const req = given ?? (await createLocalReq({}, payload))
  const wanted = resource ? [resource] : resourcesOf(owner)
  const slugs = await slugsOf(req, owner)
  const exported: Exported = { files: [], entries: 0, waiting: 0, pictures: 0 }
  for (const resource of wanted) {
    const written: WrittenEntry[] = []
    for await (const { documents: all, waiting } of presentDocuments(req, resource)) {
      const documents = ids ? all.filter(({ id }) => ids.has(id)) : all
      const execute = await executeFor(req)
      const ledger = await ledgerRows(
        execute,
        resource,
        documents.map(({ id }) => id),
      )
      for (const document of documents)
        written.push(writtenOf(collectionOf(resource), document, { slugs, ledger: ledger.get(document.id) }))
      exported.waiting += waiting
      exported.pictures += documents.filter(hasPictures).length
    }
    written.sort((a, b) => (a.slug < b.slug ? -1 : 1))
    exported.entries += written.length
    exported.files.push(...filesOf(resource, written))
  }
  const catalogue = resource ? undefined : findService(owner)
  if (catalogue) exported.files.push(...(await shared(req, catalogue.id)))
  return exported
}

const hasPictures = ({ picture, gallery }: StoredDocument): boolean =>
  Boolean(picture) || (Array.isArray(gallery) && gallery.length > 0)

/** A table where no entry has a text, else a file for each. */
function filesOf(resource: AnyResource, written: readonly WrittenEntry[]): ExportedFile[] {
  if (written.length === 0) return []
  if (written.every(({ texts }) => Object.keys(texts).length === 0))
    return [{ path: `${resource.path}.csv`, text: tableFileOf(resource, written) }]
  return written.map((one) => ({ path: `${resource.path}/${one.slug}.md`, text: entryFileOf(resource, one) }))
}

/** The documents for files: published entries as readers see them, drafts in their newest version. `waiting`: those with newer changes. */
async function* presentDocuments(
  req: PayloadRequest,
  resource: AnyResource,
): AsyncGenerator<{ documents: StoredDocument[]; waiting: number }> {
  for await (const page of everyDocument(req, resource)) {
    const stored = page.filter(({ deletedAt }) => !deletedAt)
    const newest = await latestVersions(req, resource, stored)
    let waiting = 0
    const documents = stored.map((document): StoredDocument => {
      const latest = newest.get(document.id) ?? document
      if (document._status !== 'published') return { ...latest, id: document.id }
      if (latest._status !== 'published') waiting++
      return document
    })
    yield { documents: documents.filter(({ slug, name }) => Boolean(slug && name)), waiting }
  }
}

/** The slugs of all that entries of an owner may refer to, as files name them. */
async function slugsOf(req: PayloadRequest, owner: OwnerId): Promise<Slugs> {
  const slugs = new Map<string, Map<number, string>>()
  for (const resource of new Set([topics, ...resourcesOf(owner)])) {
    const slugsById = new Map<number, string>()
    for await (const { documents } of presentDocuments(req, resource))
      for (const { id, slug } of documents) slugsById.set(id, String(slug))
    slugs.set(resource.id, slugsById)
  }
  return slugs
}

/** The card of a service and its outlets. */
async function shared(req: PayloadRequest, service: string): Promise<ExportedFile[]> {
  const where = { service: { equals: service } }
  const query = { where, depth: 0, pagination: false, req } as const
  const cards = await req.payload.find({ collection: 'publications', ...query })
  const { docs } = await req.payload.find({ collection: 'outlets', ...query, sort: 'id' })
  const files = cards.docs.map(({ name, tagline, publisher, network, topics: about, contact, ...card }) => {
    const slots = (card.adSlots ?? []).map((slot) => ({ name: slot.name, place: slot.place, size: slot.size }))
    const said = { name, tagline, publisher, network, topics: about ?? [], contact }
    return yaml('publication.yaml', { ...said, about: markdownOrNull(card.about) ?? '', ad_slots: slots })
  })
  const outlets = docs.map(({ name, homepage, feed }) => ({ name, homepage, feed }))
  return outlets.length > 0 ? [...files, yaml('outlets.yaml', { outlets })] : files
}

const yaml = (path: string, value: object): ExportedFile => ({ path, text: stringify(value, { lineWidth: 0 }) })

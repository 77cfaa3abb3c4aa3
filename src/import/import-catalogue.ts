/** Imports a folder of entries into the collections: all of it or, with every fault named by file and line, nothing. */
import { createHash } from 'node:crypto'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { valueInWords } from '#collections/components/field-words.ts'
import { contentFields } from '#collections/content-fields.ts'
import { fieldName } from '#collections/field-name.ts'
import { collectionOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { note } from '#src/audit/note.ts'
import { machineInContext, whoOf } from '#src/audit/who.ts'
import { comparable } from '#src/editing/merge.ts'
import { type BeginPiece, withBeside } from '#src/publish/beside.ts'
import { documentsWith, PAGE } from '#src/publish/documents.ts'
import { formerAmong, reserved } from '#src/publish/former-slugs.ts'
import { type LedgerRow, writeLedger } from '#src/publish/ledger.ts'
import { holdRows, newDocuments } from '#src/publish/new-documents.ts'
import { isWritten, latestVersions, type Publishing, type StoredDocument, workedOut } from '#src/publish/settle.ts'
import { type Surveys, surveysIn } from '#src/publish/survey.ts'
import { executeIn, publishAlone } from '#src/publish/transaction.ts'
import { moveWords, type Reworded } from '#src/publish/words.ts'
import type { Execute } from '#src/read-model/database.ts'
import { BLOCK } from '#src/read-model/postings.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { referencesOf, resourcesOf } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { takingTurns } from '#src/read-model/turns.ts'
import { findService, type OwnerId } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'
import { documentOf, type KnownIds, slugsIn } from './document-of.ts'
import { importCard } from './import-card.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportedEntry } from './read-entry.ts'
import { type Read, readFiles } from './read-files.ts'
import { importFilesIn } from './read-folder.ts'
import { refusalOf } from './refusal-of.ts'
import { type ImportChange, ImportRefused, type Trouble } from './trouble.ts'

/** How many entries were made, replaced, and left as they were. */
export type ImportResult = { made: number; replaced: number; kept: number }

type Options = {
  /** Replace entries that exist already; otherwise they are kept as their editors left them. */
  isReplacing?: boolean
  /** Do everything but the commit, so that nothing is stored; changes are told by field. */
  isTrial?: boolean
  onChange?: (change: ImportChange) => void
  onProgress?: (done: number, all: number) => void
}

type Given = Options & {
  /** The person who imports, whose permissions are checked; without one, it is the operator of Octavo. */
  user?: PayloadRequest['user']
  /** Import entries as drafts, whatever their files say; the card and the outlets, which have none, are left out. */
  areDrafts?: boolean
  /** The plan that a person agreed to: if it is another by now, nothing is stored. */
  plan?: string | undefined
}

/** The result of an import. `plan` is a digest of the files and of all that they change: it stays the same as long as both do. */
export type PlannedImport = ImportResult & { plan: string; isStored: boolean }

/**
 * Imports `<folder>/<resource path>/<slug>.md` and the rows of `<folder>/<resource path>.csv` for every resource of the
 * service, in one transaction. Raises ImportRefused with every fault when any file has one; then nothing is saved.
 */
export async function importCatalogue(
  payload: Payload,
  service: OwnerId,
  folder: string,
  options: Options = {},
): Promise<ImportResult> {
  const { made, replaced, kept } = await importFiles(payload, service, await importFilesIn(service, folder), options)
  return { made, replaced, kept }
}

/** Imports such files, wherever they come from. */
export async function importFiles(
  payload: Payload,
  service: OwnerId,
  files: readonly ImportFile[],
  given: Given = {},
): Promise<PlannedImport> {
  const { isReplacing = false, isTrial = false, onChange = () => {}, onProgress = () => {} } = given
  const { user, areDrafts = false, plan: agreed } = given
  const entries = await readFiles(service, files, { areDrafts })
  const context = user ? {} : { [machineInContext]: 'import' }
  const req = await createLocalReq({ context, ...(user && { user }) }, payload)
  const digest = createHash('sha256').update(JSON.stringify([service, isReplacing, areDrafts]))
  for (const file of files) digest.update(JSON.stringify(file))
  await initTransaction(req)
  try {
    const execute = await executeIn(req)
    await publishAlone(execute, service)
    const surveys = surveysIn(execute)
    const result = await importEntries({ req, execute }, entries, {
      isReplacing,
      surveys,
      onChange,
      onProgress,
      onSeen: (seen) => digest.update(JSON.stringify(seen)),
    })
    const catalogue = findService(service)
    const tell = (change: ImportChange) => {
      digest.update(JSON.stringify(change))
      onChange(change)
    }
    if (catalogue && !areDrafts) await importCard(req, catalogue.id, files, { isReplacing, onChange: tell })
    const { made, replaced, kept } = result
    const reason = `${made} made, ${replaced} replaced, ${kept} kept as they were`
    await note(execute, [{ who: whoOf(req), kind: 'imported', service, reason }])
    const plan = digest.digest('hex')
    const isStored = !isTrial && (agreed === undefined || agreed === plan)
    if (isStored) await surveys.end()
    await (isStored ? commitTransaction(req) : killTransaction(req))
    return { ...result, plan, isStored }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** An entry of a file whose document has this id. */
type Identified = { resource: AnyResource; entry: ImportedEntry; id: number }

/** `onSeen` is called with the content of each existing entry before it is changed. */
type Importing = Required<Omit<Options, 'isTrial'>> & { surveys: Surveys; onSeen(seen: readonly unknown[]): void }

async function importEntries(
  publishing: Publishing,
  entries: readonly Read[],
  { isReplacing, surveys, onChange, onProgress, onSeen }: Importing,
): Promise<ImportResult> {
  const { req, execute } = publishing
  const present = new Map<string, Map<string, number>>()
  for (const resource of new Set([topics, ...entries.map(({ resource }) => resource)]))
    present.set(resource.id, await idsBySlug(req, resource))
  refuseUnknown(entries, present)
  const { knownIds, fresh, there } = await identified(execute, entries, present)
  let done = there.length
  const onMade = () => onProgress(++done, fresh.length + there.length)
  await make(publishing, fresh, { knownIds, surveys, onMade })
  for (const { resource, entry } of fresh) onChange(newEntry(resource, entry))
  onSeen([fresh.length, there.length])
  const changed = isReplacing ? await differing(req, there, knownIds, { onChange, onSeen }) : []
  for (const one of changed) await replace(req, one, knownIds)
  await surveys.wrote(changed.length)
  return { made: fresh.length, replaced: changed.length, kept: there.length - changed.length }
}

async function idsBySlug(req: PayloadRequest, resource: AnyResource): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection: collectionSlug(resource),
    select: { slug: true },
    draft: true,
    depth: 0,
    pagination: false,
    req,
  })
  // Every collection of catalogue entries has a slug.
  return new Map((docs as { id: number; slug: string }[]).map(({ id, slug }) => [slug, id]))
}

/** The entries with the ids of their documents; new ones get their ids here. */
async function identified(
  execute: Execute,
  entries: readonly Read[],
  present: KnownIds,
): Promise<{ knownIds: KnownIds; fresh: Identified[]; there: Identified[] }> {
  const knownIds = new Map(present)
  const fresh: Identified[] = []
  const there: Identified[] = []
  const troubles: Trouble[] = []
  for (const { resource, read } of entries) {
    const old = present.get(resource.id) ?? new Map<string, number>()
    const unknown = read.filter(({ slug }) => !old.has(slug))
    const slugs = unknown.map(({ slug }) => slug)
    const led = unknown.flatMap(({ past: { formerSlugs } }) => formerSlugs)
    const former = new Map((await formerAmong(execute, resource, [...slugs, ...led])).map((one) => [one.slug, one]))
    const held = await holdRows(execute, resource, slugs)
    knownIds.set(resource.id, new Map([...old, ...held]))
    for (const entry of read) {
      const id = old.get(entry.slug) ?? held.get(entry.slug)
      const taken = former.get(entry.slug)
      if (!old.has(entry.slug))
        for (const slug of entry.past.formerSlugs) {
          const other = former.get(slug)
          if (other) troubles.push(trouble(entry, ['former_slugs'], reserved(other)))
        }
      if (taken) troubles.push(trouble(entry, ['name'], reserved(taken)))
      else if (id !== undefined) (old.has(entry.slug) ? there : fresh).push({ resource, entry, id })
      else
        troubles.push(
          trouble(entry, ['name'], `Another ${resource.one}, perhaps in the trash, has the slug "${entry.slug}".`),
        )
    }
  }
  if (troubles.length > 0) throw new ImportRefused(troubles)
  return { knownIds, fresh, there }
}

type Making = Pick<Importing, 'surveys'> & { knownIds: KnownIds; onMade(): void }

/** Makes the documents of new entries, then publishes them: by then everything that they refer to exists. */
async function make(
  publishing: Publishing,
  fresh: readonly Identified[],
  { knownIds, surveys, onMade }: Making,
): Promise<void> {
  const { req, execute } = publishing
  const documents = newDocuments(req, execute)
  // PostgreSQL writes some documents while the next are made.
  const troubles = await withBeside(async (beside) => {
    const refusals: Trouble[] = []
    const turn = takingTurns()
    for (const [index, { resource, entry, id }] of fresh.entries()) {
      const data = documentOf(resource, entry, knownIds)
      const making = documents.make(resource, { id, data, isDraft: entry.isDraft })
      refusals.push(...(await refusalOf(making, () => entry)))
      onMade()
      await turn()
      if (refusals.length === 0 && (index + 1) % PAGE === 0) await beside(() => documents.write())
    }
    return refusals
  })
  if (troubles.length > 0) throw new ImportRefused(troubles)
  await documents.write()
  await documents.survey()
  for (const [resource, ones] of byResource(fresh)) {
    await remember(execute, resource, ones)
    await withBeside((beside) => show(publishing, resource, ones, { surveys, beside }))
  }
}

type Showing = { surveys: Surveys; beside: BeginPiece }

/** Publishes new entries of a resource: PostgreSQL writes one page while the next is worked out. */
async function show(
  publishing: Publishing,
  resource: AnyResource,
  fresh: readonly Identified[],
  { surveys, beside }: Showing,
): Promise<void> {
  const { req, execute } = publishing
  const entries = new Map(fresh.map(({ id, entry }) => [id, entry]))
  const later: Reworded[] = []
  const unrefused = async <T>(work: Promise<T>): Promise<T> => {
    const troubles = await refusalOf(work, (id) => entries.get(id))
    if (troubles.length > 0) throw new ImportRefused(troubles)
    return work
  }
  for await (const stored of documentsWith(req, resource, [...entries.keys()])) {
    const write = await unrefused(workedOut(publishing, collectionOf(resource), stored, { later }))
    await beside(async () => {
      await unrefused(write())
      await surveys.wrote(stored.length)
      if (later.length >= BLOCK) await moveWords(execute, resource, later.splice(0))
    })
  }
  await beside(() => moveWords(execute, resource, later))
}

/** Stores what files from another Octavo say of an entry's past, before the entries are published. */
async function remember(execute: Execute, resource: AnyResource, fresh: readonly Identified[]): Promise<void> {
  const told = fresh.filter(
    ({ entry: { past, isDraft } }) => !isDraft && (past.publishedAt || past.updatedAt || past.formerSlugs.length > 0),
  )
  const rows = told.map(({ id, entry: { past } }): [number, LedgerRow] => [
    id,
    {
      firstPublishedAt: past.publishedAt,
      textChangedAt: past.updatedAt,
      digest: null,
      slugs: [...past.formerSlugs],
      waitingTerms: null,
    },
  ])
  if (rows.length > 0) await writeLedger(execute, resource, new Map(rows))
}

/** Entries whose file differs from what it would replace: the published version, or the newest draft. Raises ImportRefused. */
async function differing(
  req: PayloadRequest,
  there: readonly Identified[],
  knownIds: KnownIds,
  { onChange, onSeen }: Pick<Importing, 'onChange' | 'onSeen'>,
): Promise<Identified[]> {
  const differ: Identified[] = []
  const troubles: Trouble[] = []
  for (const [resource, ones] of byResource(there)) {
    const fields = contentFields(collectionOf(resource).config.fields).map(({ name }) => name)
    for (let from = 0; from < ones.length; from += PAGE) {
      const page = ones.slice(from, from + PAGE)
      const stored = await storedOf(req, resource, page)
      for (const { one, row, latest } of stored) {
        const { entry } = one
        // A draft of a published entry waits beside it, and does not unpublish it.
        const names = entry.isDraft ? fields : ['_status', ...fields]
        const present: Document = !entry.isDraft && isWritten(row) ? row : latest
        const written = documentOf(resource, entry, knownIds)
        const differs = (name: string) => comparable(written[name]) !== comparable(present[name])
        const changed = names.filter((name) => written[name] !== undefined && differs(name))
        onSeen([resource.id, entry.slug, ...names.map((name) => comparable(latest[name]))])
        if (changed.length === 0) continue
        if (present === row && latest._status === 'draft') troubles.push(trouble(entry, ['name'], waits))
        differ.push(one)
        for (const change of changesOf({ resource, entry, changed, written, present, knownIds })) onChange(change)
      }
    }
  }
  if (troubles.length > 0) throw new ImportRefused(troubles)
  return differ
}

/** These entries as they are stored, each with its newest version. */
async function storedOf(req: PayloadRequest, resource: AnyResource, ones: readonly Identified[]) {
  const ids = ones.map(({ id }) => id)
  const rows = new Map<number, StoredDocument>()
  for await (const batch of documentsWith(req, resource, ids)) for (const row of batch) rows.set(row.id, row)
  const newest = await latestVersions(req, resource, [...rows.values()])
  return ones.flatMap((one) => {
    const [row, latest] = [rows.get(one.id), newest.get(one.id)]
    return row && latest ? [{ one, row, latest }] : []
  })
}

const waits = 'Changes of it wait to be published: publish them or take them back first, or import it as a draft.'

async function replace(req: PayloadRequest, { resource, entry, id }: Identified, knownIds: KnownIds): Promise<void> {
  const replaced = req.payload.update({
    collection: collectionSlug(resource),
    id,
    data: documentOf(resource, entry, knownIds) as never,
    draft: entry.isDraft,
    depth: 0,
    req,
  })
  const troubles = await refusalOf(replaced, () => entry)
  if (troubles.length > 0) throw new ImportRefused(troubles)
}

type Document = Readonly<Record<string, unknown>>

type Compared = {
  resource: AnyResource
  entry: ImportedEntry
  changed: readonly string[]
  written: Document
  present: Document
  knownIds: KnownIds
}

/** The present and new value of each field that differs, in words; references by their slugs. */
function changesOf({ resource, entry, changed, written, present, knownIds }: Compared): ImportChange[] {
  const recordFields = new Map(Object.keys(resource.record.shape).map((field) => [fieldName(field), field]))
  return changed.map((name) => {
    const field = recordFields.get(name) ?? (name === '_status' ? 'status' : name)
    const to = referencesOf(resource).find((reference) => reference.field === field)?.to
    const slugs = new Map([...(knownIds.get(to?.id ?? '') ?? [])].map(([slug, id]) => [id, slug]))
    const [before, after] = [present[name], written[name]].map((value) => valueInWords(value, slugs))
    const place = { file: entry.file, line: entry.lineOf([field]), entry: `${resource.path}/${entry.slug}` }
    return { ...place, field, before: before ?? '', after: after ?? '' }
  })
}

const newEntry = (resource: AnyResource, { file, slug, lineOf, fields }: ImportedEntry): ImportChange => ({
  file,
  line: lineOf(['name']),
  entry: `${resource.path}/${slug}`,
  field: null,
  before: '',
  after: Object.keys(resource.record.shape)
    .filter((field) => fields[field] !== undefined)
    .join(', '),
})

const byResource = (identified: readonly Identified[]): [AnyResource, Identified[]][] =>
  [...new Set(identified.map(({ resource }) => resource))].map((resource) => [
    resource,
    identified.filter((one) => one.resource === resource),
  ])

const trouble = ({ file, lineOf }: ImportedEntry, at: readonly PropertyKey[], detail: string): Trouble => ({
  file,
  line: lineOf(at),
  detail,
})

/** Refuses references to entries that neither exist nor are among the files, all at once. */
function refuseUnknown(entries: readonly Read[], presentIds: KnownIds): void {
  const slugs = new Map([...presentIds].map(([id, present]) => [id, new Set(present.keys())]))
  for (const { resource, read } of entries) for (const { slug } of read) slugs.get(resource.id)?.add(slug)
  const missing = (entry: ImportedEntry, at: readonly PropertyKey[], to: AnyResource, slug: string): Trouble[] => {
    const there = slugs.get(to.id) ?? new Set()
    if (there.has(slug)) return []
    const [near] = nearest(slug, there)
    const detail = `${String(at[0])}: there is no ${to.one} "${slug}".${near ? ` Did you mean "${near}"?` : ''}`
    return [trouble(entry, at, detail)]
  }
  const troubles = entries.flatMap(({ resource, read }) =>
    read.flatMap((entry) => [
      ...referencesOf(resource).flatMap(({ field, to }) =>
        slugsIn(entry, field).flatMap((slug, index) => missing(entry, [field, index], to, slug)),
      ),
      ...entry.links.flatMap(({ field, path, slug }) => {
        const to = resourcesOf(resource.service).find((one) => one.path === path)
        return to
          ? missing(entry, [field], to, slug)
          : [trouble(entry, [field], `${field}: there is no kind of entry "${path}".`)]
      }),
    ]),
  )
  if (troubles.length > 0) throw new ImportRefused(troubles)
}

/** Imports a folder of entries into the collections: all of it, or nothing with every fault named by file and line. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { fieldName } from '#collections/field-name.ts'
import { blocksFromRule } from '#collections/fields/calendar-rule.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { referencesOf, resourcesOf } from '#src/read-model/resources/index.ts'
import type { ServiceId } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'
import { importCard } from './import-card.ts'
import { type ImportedEntry, readEntry } from './read-entry.ts'
import { readTable } from './read-table.ts'
import { ImportRefused, type Trouble } from './trouble.ts'

/** How many entries were made, replaced, and left as they were. */
export type ImportResult = { made: number; replaced: number; kept: number }

type Options = {
  /** Replace entries that exist already; otherwise they are kept as their editors left them. */
  isReplacing?: boolean
  onProgress?: (done: number, all: number) => void
}

/**
 * Imports `<folder>/<resource path>/<slug>.md` and the rows of `<folder>/<resource path>.csv` for every resource of the
 * service, in one transaction. Raises ImportRefused with every fault when any file has one; then nothing is saved.
 */
export async function importCatalogue(
  payload: Payload,
  service: ServiceId,
  folder: string,
  { isReplacing = false, onProgress = () => {} }: Options = {},
): Promise<ImportResult> {
  const entries = await readFolder(service, folder)
  const all = entries.reduce((sum, { read }) => sum + read.length, 0)
  const result: ImportResult = { made: 0, replaced: 0, kept: 0 }
  const req = await createLocalReq({ context: { skipDependents: true } }, payload)
  await initTransaction(req)
  try {
    const known = new Map<string, Map<string, number>>()
    let done = 0
    for (const { of } of entries) known.set(of.id, await idsBySlug(req, of))
    refuseUnknown(entries, known)
    const later: { of: AnyResource; entry: ImportedEntry }[] = []
    for (const { of, read } of entries) {
      for (const entry of read) {
        const outcome = await save(req, of, entry, known, isReplacing)
        result[outcome]++
        if (outcome !== 'kept' && refersAhead(of, entry)) later.push({ of, entry })
        onProgress(++done, all)
      }
    }
    for (const { of, entry } of later) await save(req, of, entry, known, true)
    await importCard(req, service, folder, isReplacing)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  return result
}

type Read = { of: AnyResource; read: ImportedEntry[] }

async function readFolder(service: ServiceId, folder: string): Promise<Read[]> {
  const troubles: Trouble[] = []
  const entries: Read[] = []
  for (const of of resourcesOf(service)) {
    const read: ImportedEntry[] = []
    for (const name of await markdownFiles(path.join(folder, of.path))) {
      const file = path.join(folder, of.path, name)
      const found = readEntry(of, path.relative(process.cwd(), file), name.slice(0, -3), await readFile(file, 'utf8'))
      troubles.push(...found.troubles)
      read.push(found.entry)
    }
    const table = await readTable(of, path.join(folder, `${of.path}.csv`))
    troubles.push(...table.troubles)
    read.push(...table.entries)
    entries.push({ of, read })
  }
  if (troubles.length > 0) throw new ImportRefused(troubles)
  return entries
}

async function markdownFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
}

async function idsBySlug(req: PayloadRequest, of: AnyResource): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection: collectionSlug(of) as never,
    select: { slug: true } as never,
    draft: true,
    depth: 0,
    pagination: false,
    req,
  })
  // Every collection of catalogue entries has a slug.
  return new Map((docs as { id: number; slug: string }[]).map(({ id, slug }) => [slug, id]))
}

async function save(
  req: PayloadRequest,
  of: AnyResource,
  entry: ImportedEntry,
  known: ReadonlyMap<string, Map<string, number>>,
  isReplacing: boolean,
): Promise<keyof ImportResult> {
  const ids = known.get(of.id) ?? new Map<string, number>()
  const id = ids.get(entry.slug)
  if (id !== undefined && !isReplacing) return 'kept'
  const data = documentOf(of, entry, known)
  const collection = collectionSlug(of) as never
  try {
    if (id !== undefined) {
      await req.payload.update({ collection, id, data: data as never, draft: entry.isDraft, depth: 0, req })
      return 'replaced'
    }
    const made = (await req.payload.create({
      collection,
      data: data as never,
      draft: entry.isDraft,
      depth: 0,
      req,
    })) as { id: number }
    ids.set(entry.slug, made.id)
    return 'made'
  } catch (error) {
    const { data: details } = error as { data?: { errors?: { path: string; message: string }[] } }
    if (!details?.errors) throw error
    throw new ImportRefused(
      details.errors.map(({ path: field, message }) => ({
        file: entry.file,
        line: entry.lineOf(field.split('.')),
        detail: `${field}: ${message}`,
      })),
    )
  }
}

/** The document of an entry: fields by their names in the collection, rich text, and the ids of what it refers to. */
function documentOf(of: AnyResource, entry: ImportedEntry, known: Known) {
  const data: Record<string, unknown> = { slug: entry.slug, _status: entry.isDraft ? 'draft' : 'published' }
  for (const [field, value] of Object.entries(entry.fields))
    data[fieldName(field)] = field in of.sections ? lexicalFromMarkdown(String(value)) : inFormWords(value)
  if (Array.isArray(entry.fields.faq))
    data.faq = (entry.fields.faq as { question: string; answer: string }[]).map(({ question, answer }) => ({
      question,
      answer: lexicalFromMarkdown(answer),
    }))
  if (of.isCountry) {
    data.country = (entry.fields.countries as string[] | undefined)?.[0]
    delete data.countries
  }
  for (const { field, to, many } of referencesOf(of)) {
    if (!entry.fields[field]) continue
    const ids = idsOf(entry, field, to, known)
    data[fieldName(field)] = many ? ids : (ids[0] ?? null)
  }
  if (entry.rule) data.rule = blocksFromRule(entry.rule)
  return data
}

/** Rows of a list with their keys as the form has them. */
function inFormWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFormWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [fieldName(key), inFormWords(part)]))
}

type Known = ReadonlyMap<string, ReadonlyMap<string, number>>

const slugsIn = (entry: ImportedEntry, field: string): string[] => [entry.fields[field] ?? []].flat() as string[]

/** Ids of the entries named that exist so far; one that its file comes later for is linked once all are there. */
const idsOf = (entry: ImportedEntry, field: string, to: AnyResource, known: Known): number[] =>
  slugsIn(entry, field).flatMap((slug) => known.get(to.id)?.get(slug) ?? [])

/** Whether an entry names another of its own sort or of one that comes later, which its first save could not link. */
function refersAhead(of: AnyResource, entry: ImportedEntry): boolean {
  const order = resourcesOf(of.service)
  return referencesOf(of).some(
    ({ field, to }) => order.indexOf(to) >= order.indexOf(of) && slugsIn(entry, field).length > 0,
  )
}

/** Refuses references to entries that are neither there nor among the files, all at once. */
function refuseUnknown(entries: readonly Read[], known: Known): void {
  const slugs = new Map(
    entries.map(({ of, read }) => [
      of.id,
      new Set([...(known.get(of.id)?.keys() ?? []), ...read.map(({ slug }) => slug)]),
    ]),
  )
  const troubles = entries.flatMap(({ of, read }) =>
    read.flatMap((entry) =>
      referencesOf(of).flatMap(({ field, to }) =>
        slugsIn(entry, field).flatMap((slug, index): Trouble[] => {
          const there = slugs.get(to.id) ?? new Set()
          if (there.has(slug)) return []
          const [near] = nearest(slug, there)
          const detail = `${field}: there is no ${to.one} "${slug}".${near ? ` Did you mean "${near}"?` : ''}`
          return [{ file: entry.file, line: entry.lineOf([field, index]), detail }]
        }),
      ),
    ),
  )
  if (troubles.length > 0) throw new ImportRefused(troubles)
}

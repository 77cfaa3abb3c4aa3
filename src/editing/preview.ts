/**
 * What readers would see of an entry as it is now. Its record is put into the read model in a transaction that is always rolled back,
 * and readers' own pages are made within it: so a preview is the page, and nothing of a draft is anywhere when it is done.
 */
import { APIError, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import type { CatalogueCollection } from '#collections/collection.ts'
import { ledgerRows } from '#src/publish/ledger.ts'
import { calendarOf } from '#src/publish/project.ts'
import { putRecords, recordRow } from '#src/publish/put.ts'
import { publishAlone } from '#src/publish/transaction.ts'
import type { Execute } from '#src/read-model/database.ts'
import { textOfJson } from '#src/read-model/pool.ts'
import type { AnyRecord, AnyResource, Picture } from '#src/read-model/resource.ts'
import { isSlug } from '#src/text/slug.ts'
import { checksOf, draftOf } from './checks.ts'

/** Parts of a preview: the page, its record, and how it looks in feeds and when it is shared. */
export const previewParts = ['page', 'record', 'shared'] as const
export type PreviewPart = (typeof previewParts)[number]

/** What readers' code is asked to make: the preview of an entry that only `execute` sees. */
type Asked = {
  execute: Execute
  service: AnyResource['service']
  resource: string
  slug: string
  part: PreviewPart
  /** Whether readers have it in some form, and what keeps it from being published, in words. */
  isPublished: boolean
  blocking: readonly string[]
  /** Addresses of the other parts. */
  addressOf(part: PreviewPart): string
}

/** Makes the document of a preview. It gets only types that readers' code knows. */
export type Show = (asked: Asked) => Promise<{ text: string; headers: Readonly<Record<string, string>> }>

/** How long a preview waits for a publish in the catalogue to end; an import may take minutes. */
const LOCK_MS = 4000
const STATEMENT_MS = 15_000

/** Previews are made one after the other, since each keeps publishing in its catalogue waiting. */
let last: Promise<unknown> = Promise.resolve()

/** The document of one part of a preview; null where there is no such entry, or it is in the trash. */
export function previewOf(
  req: PayloadRequest,
  collection: CatalogueCollection,
  { id, part, addressOf }: { id: number; part: PreviewPart; addressOf: Asked['addressOf'] },
  show: Show,
): Promise<Awaited<ReturnType<Show>> | null> {
  const next = last.then(async () => {
    const draft = await draftOf(req, collection, id)
    if (!draft || draft.stored.deletedAt) return null
    const blocking = ((await checksOf(req, collection, id)) ?? []).filter(({ isBlocking }) => isBlocking)
    const { resource } = collection
    return rolledBack(req, async (execute) => {
      await publishAlone(execute, resource.service)
      const before = (await ledgerRows(execute, resource, [id])).get(id)
      const now = new Date().toISOString()
      const publishedAt = before?.firstPublishedAt ?? now
      const document = { ...draft.resolved, publishedAt, textChangedAt: now }
      const record = shownAs(resource, collection.project(document), await slugFor(execute, resource, draft.stored))
      const { data: calendar } = resource.isCalendar ? calendarOf(resource, document) : { data: null }
      await putRecords(execute, resource, [recordRow(resource, { documentId: id, record, calendar })])
      return show({
        execute,
        service: resource.service,
        resource: resource.id,
        slug: String(record.slug),
        part,
        isPublished: before?.firstPublishedAt != null && draft.stored._status === 'published',
        blocking: blocking.map(({ label, message }) => `${label}: ${message}`),
        addressOf,
      })
    })
  })
  last = next.catch(() => {})
  return next
}

/** Does the work in a transaction that is always rolled back. Raises 503 where a publish in the catalogue takes too long. */
async function rolledBack<T>(req: PayloadRequest, work: (execute: Execute) => Promise<T>): Promise<T> {
  // The adapter of PostgreSQL has a pool; the type for all databases does not say so.
  const { pool } = req.payload.db as unknown as { pool: Pool }
  const client = await pool.connect()
  const execute: Execute = async (text, values = []) =>
    (await client.query({ text, values: [...values], types: textOfJson })).rows
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${LOCK_MS}; set local statement_timeout = ${STATEMENT_MS}`)
    return await work(execute)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== LOCK_NOT_AVAILABLE) throw error
    throw new APIError('Somebody is publishing much in this catalogue: try again in a minute.', 503, null, true)
  } finally {
    const isBack = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!isBack)
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

/** The entry's own slug, unless readers find another entry under it. */
async function slugFor(execute: Execute, resource: AnyResource, { id, slug }: { id: number; slug?: unknown }) {
  const taken = await execute(
    'select from read_model.records where service = $1 and resource = $2 and slug = $3 and document_id <> $4',
    [resource.service, resource.id, String(slug), id],
  )
  return typeof slug === 'string' && isSlug(slug) && taken.length === 0 ? slug : `draft-${id}`
}

/** A record of what has been written so far: fields without a text are empty, and pictures come from where editors see them. */
function shownAs(resource: AnyResource, projection: Record<string, unknown>, slug: string): AnyRecord {
  const whole: Record<string, unknown> = { ...projection, slug, url: `/${resource.path}/${slug}` }
  const isShown = resource.record.safeParse(whole)
  for (const key of new Set((isShown.error?.issues ?? []).map(({ path: [field] }) => String(field))))
    whole[key] = emptyOf(resource, key)
  const shown = whole as AnyRecord
  return {
    ...shown,
    picture: shown.picture && whereEditorsSee(shown.picture),
    gallery: shown.gallery.map(whereEditorsSee),
  }
}

/** A picture at the addresses at which editors see it. */
function whereEditorsSee(picture: Picture): Picture {
  const moved = <File extends { src: string }>(file: File): File => ({
    ...file,
    src: file.src.replace(/^\/media\//, '/cms/api/media/file/'),
  })
  return moved({ ...picture, sizes: picture.sizes.map(moved) })
}

/** The empty value of a field. */
function emptyOf(resource: AnyResource, field: string): unknown {
  const schema = (
    resource.record.shape as Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>
  )[field]
  const blank = [null, [], '', false].find((value) => schema?.safeParse(value).success)
  return blank ?? (schema?.safeParse('–').success ? '–' : null)
}

/** Turns a document into a file that the importer reads: front matter and sections, or a row of a table. */
import { stringify } from 'yaml'
import type { CatalogueCollection } from '#collections/collection.ts'
import { entry } from '#collections/entry.ts'
import { fieldName } from '#collections/field-name.ts'
import { ruleFromBlocks } from '#collections/fields/calendar-rule.ts'
import { withTexts } from '#collections/fields/text-links.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { madeFields } from '#src/import/read-entry.ts'
import { isText } from '#src/import/read-table.ts'
import { inFile, type LinkedEntry, withLinks } from '#src/markdown/entry-links.ts'
import type { LinkNode } from '#src/markdown/lexical.ts'
import type { LedgerRow } from '#src/publish/ledger.ts'
import type { StoredDocument } from '#src/publish/settle.ts'
import type { Provenance } from '#src/read-model/provenance.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { referencesOf, resourcesOf } from '#src/read-model/resources/index.ts'

/** An entry in the form of files: fields under their names in the record, in its order, and texts by field. */
export type WrittenEntry = { slug: string; fields: Record<string, unknown>; texts: Record<string, string> }

/** Slugs of the entries that references lead to, by the id of their resource. */
export type Slugs = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The entry of a document in the form of files, without empty fields and references that lead nowhere. Pure. */
export function writtenOf(
  { resource }: Pick<CatalogueCollection, 'resource'>,
  document: StoredDocument,
  { slugs, ledger }: { slugs: Slugs; ledger: LedgerRow | undefined },
): WrittenEntry {
  const named = withTexts(resource, document, (text) => withLinks(text, nameIn(resource, slugs)))
  const record = entry(resource, { ...named, publishedAt: null, textChangedAt: null, speaksOf: null })
  const said: Record<string, unknown> = { ...record, ...refersTo(resource, document, slugs) }
  said.countries = (record.countries as { code: string }[]).map(({ code }) => code)
  said.sources = (record.sources as object[]).map(withoutNull)
  said.provenance = authorshipOf(record.provenance as Provenance)
  const generated = madeFields(resource)
  const names = Object.keys(resource.record.shape).filter(
    (field) => !generated.includes(field) && !(field in resource.sections),
  )
  const fields = {
    ...Object.fromEntries(names.flatMap((field) => (isEmpty(said[field]) ? [] : [[field, said[field]]]))),
    ...datesOf(resource, document),
    ...standingOf(document, ledger),
  }
  const texts = Object.keys(resource.sections).flatMap((key) => (record[key] ? [[key, record[key]]] : []))
  return { slug: String(document.slug), fields, texts: Object.fromEntries(texts) }
}

/** The file of an entry. */
export function entryFileOf(resource: AnyResource, { fields, texts }: WrittenEntry): string {
  const sections = Object.entries(texts).map(([key, text]) => `\n## ${resource.sections[key]?.title}\n\n${text}\n`)
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${sections.join('')}`
}

/** The table of entries that have no texts. */
export function tableFileOf(resource: AnyResource, written: readonly WrittenEntry[]): string {
  const columns = [...new Set(written.flatMap(({ fields }) => Object.keys(fields)))]
  const cell = (field: string, value: unknown): string => {
    if (value === undefined) return ''
    return isText(resource, field) ? String(value) : JSON.stringify(value)
  }
  const rows = written.map(({ slug, fields }) => [slug, ...columns.map((field) => cell(field, fields[field]))])
  return [['slug', ...columns], ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

/** A cell as RFC 4180 quotes it. */
const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Links of texts name their entry by kind and slug; a link to an entry that does not exist becomes plain words. */
const nameIn =
  ({ service }: AnyResource, slugs: Slugs) =>
  (link: LinkNode, { relationTo, id }: LinkedEntry): LinkNode | null => {
    const to = resourcesOf(service).find((one) => collectionSlug(one) === relationTo)
    const slug = to && slugs.get(to.id)?.get(id)
    return to && slug ? { ...link, fields: { ...link.fields, url: inFile({ path: to.path, slug }) } } : null
  }

function refersTo(resource: AnyResource, document: StoredDocument, slugs: Slugs): Record<string, unknown> {
  const named = referencesOf(resource).map(({ field, to, many }) => {
    const ids = [document[fieldName(field)] ?? []].flat() as number[]
    const targets = ids.flatMap((id) => slugs.get(to.id)?.get(id) ?? [])
    return [field, many ? targets : targets[0]]
  })
  return Object.fromEntries(named)
}

/** When a day falls, and what was announced of it. */
function datesOf(resource: AnyResource, document: StoredDocument): Record<string, unknown> {
  if (!resource.isCalendar) return {}
  const rule = ruleFromBlocks(document.rule)
  const rows = (Array.isArray(document.overrides) ? document.overrides : []) as Record<string, unknown>[]
  // An announcement without a day means that the occasion is cancelled.
  const overrides = rows.map(({ of: day, to, ends, note, source }) => ({
    of: day,
    to: to || null,
    ...(ends ? { ends } : {}),
    ...(note ? { note } : {}),
    ...(source ? { source } : {}),
  }))
  return { ...(rule === undefined ? {} : { rule }), ...(overrides.length > 0 && { overrides }) }
}

/** Whether it is a draft, and what is remembered of what was published. */
function standingOf({ _status, mayBeNamed, slug }: StoredDocument, ledger: LedgerRow | undefined) {
  if (_status !== 'published') return { status: 'draft', ...(mayBeNamed === true && { may_be_named: true }) }
  const former = ledger?.slugs.filter((one) => one !== slug) ?? []
  return {
    ...(ledger?.firstPublishedAt && { published_at: ledger.firstPublishedAt }),
    ...(ledger?.textChangedAt && { updated_at: ledger.textChangedAt }),
    ...(former.length > 0 && { former_slugs: former }),
  }
}

/** Who wrote and checked it, as the form and files have it. */
function authorshipOf({ state, ...named }: Provenance): object {
  return withoutNull({ ...named, checked_by_expert: state === 'checked by an expert' || null })
}

const withoutNull = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''))

/** Whether a value is empty, so that it can be left out; an object of empty values is too. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

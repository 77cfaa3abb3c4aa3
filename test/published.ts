/** Entries as publishing makes them of files, and what readers are answered from them, without PostgreSQL. */
import { collectionOf } from '#collections/index.ts'
import { type Site, type SiteSettings, siteOf } from '#src/http/site.ts'
import { documentOf } from '#src/import/document-of.ts'
import { readEntry } from '#src/import/read-entry.ts'
import { troubleLine } from '#src/import/trouble.ts'
import { projected } from '#src/publish/project.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { type Entry, entryOf } from '#src/read-model/entry.ts'
import type { LicenceId } from '#src/read-model/licences.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { storeOf } from '#src/read-model/store.ts'
import { type Recorded, type RecordedAnswer, recorded } from './recorded.ts'

/** An entry with all that the read model keeps of it. */
export type PublishedEntry = Entry & {
  resource: AnyResource
  documentId: number
  record: AnyRecord
  calendar: Calendar | null
}

type Publishing = {
  documentId?: number
  /** When it was first published, and when it was last changed. */
  at?: string
  changedAt?: string
  /** What it refers to, by the fields of the form, with slugs and names. */
  refers?: Readonly<Record<string, unknown>>
}

/** The form that a file fills in. Throws what its author would be told. */
export function filledForm(resource: AnyResource, slug: string, file: string): Record<string, unknown> {
  const { entry, troubles } = readEntry(resource, `${slug}.md`, slug, file)
  if (troubles.length > 0) throw new Error(troubles.map(troubleLine).join('\n'))
  return documentOf(resource, entry, new Map())
}

/** Publishes the file of an entry. Throws what an editor would be told. */
export function publishedEntry(
  resource: AnyResource,
  slug: string,
  file: string,
  { documentId = 1, at = '2026-03-04T10:00:00.000Z', changedAt = at, refers = {} }: Publishing = {},
): PublishedEntry {
  const form = { ...filledForm(resource, slug, file), ...refers, publishedAt: at, textChangedAt: changedAt }
  const { projection, mistakes } = projected(collectionOf(resource), form)
  if (!projection) throw new Error(mistakes.map(({ path, message }) => `${path}: ${message}`).join('\n'))
  const { record } = projection
  const calendar = projection.calendar as Calendar | null
  return { ...entryOf(resource, record, calendar), resource, documentId, record, calendar }
}

/** What the card of a catalogue says. */
export type PublishedCard = Readonly<Record<string, unknown>> & { name: string; licence: LicenceId }

/** What statements of readers are answered from these entries, and from a card that all catalogues have. */
const answersFrom = (entries: readonly PublishedEntry[], card: PublishedCard | null): RecordedAnswer[] => [
  { to: "record ->> 'name' as name", rows: () => (card ? [{ name: card.name, licence: card.licence }] : []) },
  {
    to: 'select record from read_model.publications',
    rows: () => (card ? [{ record: JSON.stringify(card) }] : []),
  },
  {
    to: 'and r.slug = any(',
    rows: ([service, id, slugs]) =>
      entries
        .filter(
          ({ resource, slug }) =>
            resource.service === service && resource.id === id && (slugs as string[]).includes(slug),
        )
        .map((entry) => ({ ...rowOf(entry), elsewhere: null })),
  },
  {
    // The newest pages of several resources.
    to: 'with ordinality as one',
    rows: ([services, resources, limit]) =>
      entries
        .flatMap((entry) => {
          const at = (services as string[]).findIndex(
            (service, index) =>
              service === entry.resource.service && (resources as string[])[index] === entry.resource.id,
          )
          return at < 0 ? [] : [{ ...rowOf(entry), at: at + 1 }]
        })
        .sort((a, b) => b.published_at.getTime() - a.published_at.getTime())
        .slice(0, limit as number),
  },
  {
    // The days of several calendars: none of their dates was worked out before.
    to: 'as calendar_index',
    rows: ([services, resources, , , , , , , slug, topic, ...terms]) =>
      entries.flatMap((entry) => {
        const index = (resources as string[]).findIndex(
          (resource, at) => resource === entry.resource.id && (services as string[])[at] === entry.resource.service,
        )
        const passes =
          index >= 0 &&
          entry.calendar !== null &&
          (slug === null || slug === entry.slug) &&
          topic === null &&
          (terms as string[][]).every((some) => some.some((term) => entry.terms.includes(term)))
        return passes ? [{ ...rowOf(entry), ...undated, calendar_index: index + 1 }] : []
      }),
  },
  { to: 'from read_model.former_slugs', rows: () => [] },
  { to: 'from read_model.counts', rows: () => [] },
]

const undated = { starts: null, ends: null, certainty: null, source: null }

const rowOf = ({
  resource,
  documentId,
  slug,
  record,
  summary,
  calendar,
  terms,
  html,
  publishedAt,
  updatedAt,
}: PublishedEntry) => ({
  slug,
  document_id: documentId,
  record: JSON.stringify(record),
  summary: JSON.stringify(summary),
  calendar: calendar === null ? null : JSON.stringify(calendar),
  html: JSON.stringify(html),
  terms,
  topic: record.speaks_of?.slug ?? null,
  // An occasion has one, whichever of its pages is meant.
  identity: record.speaks_of ? `topic-${record.speaks_of.slug}` : `${resource.service}-${resource.id}-${documentId}`,
  published_at: new Date(publishedAt),
  updated_at: new Date(updatedAt),
})

export type ReadingSite = {
  site: Site
  asked: Recorded['asked']
  /** What was told to those on call. */
  failures: unknown[]
  /** Something was published: what is kept is good no more. */
  grow(): void
}

/** A site of these entries, at an instant, that keeps what it made until it grows. */
export function siteWith(
  entries: readonly PublishedEntry[],
  {
    now = '2026-11-22T12:00:00Z',
    card = null,
    answers = [],
    settings = {},
  }: {
    now?: string
    card?: PublishedCard | null
    answers?: readonly RecordedAnswer[]
    settings?: Partial<SiteSettings>
  } = {},
): ReadingSite {
  const { database, asked } = recorded([...answers, ...answersFrom(entries, card)])
  const failures: unknown[] = []
  let revision = 1
  const revisions = { ...database.revisions, of: () => String(revision), areKnown: () => true, epoch: () => revision }
  const site = siteOf(
    { PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0, ...settings },
    { ...database, revisions, store: storeOf(revisions, 1e6) },
    { now: () => new Date(now), report: (_, __, error) => void failures.push(error) },
  )
  const grow = () => {
    revision += 1
  }
  return { site, asked, failures, grow }
}

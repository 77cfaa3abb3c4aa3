/**
 * A read model of a few entries, without PostgreSQL: each is derived from its record as publishing derives it, and what queries ask is
 * answered from them. So a kind of tool is asked what readers ask, and what it gives is made of real entries.
 */
import type { z } from 'zod'
import type { Weekday } from '#src/calendar/day.ts'
import { countryByCode } from '#src/geography/countries.ts'
import type { Holiday } from '#src/geography/holidays.ts'
import { plainNameOf } from '#src/read-model/called.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { entryOf } from '#src/read-model/entry.ts'
import { blockOf, changedBlock } from '#src/read-model/postings.ts'
import { nobody, provenanceOf } from '#src/read-model/provenance.ts'
import type { Publication } from '#src/read-model/publication.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { isWord, placedWords } from '#src/read-model/searched.ts'
import { differences, trigramLikeness } from '#src/text/differences.ts'
import { int4, type Recorded, recorded } from './recorded.ts'

/** An entry: what a test says of it; all else is as empty as its declaration lets it be. */
export type Few = {
  resource: AnyResource
  slug: string
  fields?: Readonly<Record<string, unknown>>
  calendar?: Calendar
  /** What lists go by, best documented first; without it an entry has less of it the later it stands among the others. */
  known?: number
}

export type FewGround = {
  entries: readonly Few[]
  /** What waits to be written and may be named. */
  waiting?: readonly { resource: AnyResource; name: string }[]
  /** How many drafts wait, by resource and term; an empty term is all of a resource. */
  drafts?: readonly { resource: AnyResource; term: string; waiting: number }[]
  /** Present slugs, by those that entries had before. */
  former?: Readonly<Record<string, string>>
  picks?: readonly { day: string; slug: string; is_planned: boolean }[]
  card?: Publication
}

/** What falls on the same date every year, for so many days. */
export const yearly = (month: number, day: number, durationDays = 1): Calendar => ({
  rule: { kind: 'fixed-date', month, day, durationDays },
  overrides: [],
})

/** What comes every week. */
export const weeklyCalendar = (weekday: Weekday): Calendar => ({
  rule: { kind: 'weekly', weekdays: [weekday], durationDays: 1 },
  overrides: [],
})

/** A reference to a country, as records have it. */
export function countryIn(code: string) {
  const { name = code, slug = code } = countryByCode(code) ?? {}
  return { code, name, url: `/countries/${slug}` }
}

/** A reference to another entry, as records have it. */
export const linkTo = (resource: AnyResource, slug: string) => ({
  slug,
  name: nameOf(slug),
  url: `/${resource.path}/${slug}`,
})

const nameOf = (slug: string): string => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The whole record of an entry. */
export function recordOf({ resource, slug, fields = {} }: Few): AnyRecord {
  const empty = Object.entries(resource.record.shape).map(([field, schema]) => [field, leastOf(schema)])
  return resource.record.parse({
    ...Object.fromEntries(empty),
    ...linkTo(resource, slug),
    summary: `${nameOf(slug)} in a line.`,
    provenance: provenanceOf(nobody),
    published_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  })
}

/** The least that a schema takes. */
const leastOf = (schema: z.ZodType): unknown => [null, [], false, '', 0].find((one) => schema.safeParse(one).success)

/** A row as the read model has it. Documents are counted from 1. */
function rowOf(few: Few, index: number) {
  const { resource, calendar = null, known = 1000 - index } = few
  const record = recordOf(few)
  const { slug, name, summary, terms, names, words, html } = entryOf(resource, record, calendar)
  return {
    ...{
      service: resource.service,
      resource: resource.id,
      document_id: index + 1,
      slug,
      name,
      terms,
      names,
      words: placedWords(words),
      known,
    },
    ...{ score: known, elsewhere: null, starts: null, topic: record.speaks_of?.slug ?? null },
    record: JSON.stringify(record),
    summary: JSON.stringify(summary),
    html: JSON.stringify(html),
    calendar: calendar && JSON.stringify(calendar),
  }
}

type Row = ReturnType<typeof rowOf>

/** What every day is in France. */
const labourDay: Holiday = {
  country: { code: 'FR', name: 'France' },
  name: 'Labour Day',
  local_name: 'Fête du travail',
  kind: 'public',
}

/** A database that has these entries, and what it was asked. */
export function fewEntries({ entries, waiting = [], drafts = [], former = {}, picks = [], card }: FewGround): Recorded {
  const rows = entries.map(rowOf)
  const within = ([service, resource]: readonly unknown[]) =>
    rows.filter((row) => row.service === service && row.resource === resource)
  const waits = waiting.map(({ resource, name }) => ({
    service: resource.service,
    resource: resource.id,
    name,
    plain: plainNameOf(resource, name),
  }))
  return recorded([
    ...networkAnswered(rows),
    { to: 'from read_model.counts', rows: ([service]) => countsIn(rows, drafts, service) },
    {
      to: 'and r.slug = any(',
      rows: ([service, resource, slugs]) => within([service, resource]).filter(({ slug }) => isIn(slugs, slug)),
    },
    { to: 'and r.document_id = any(', rows: (values) => byDocument(within(values), values[2]) },
    { to: 'select document_id, slug from', rows: (values) => byDocument(within(values), values[2]) },
    { to: 'select document_id, summary from', rows: (values) => byDocument(within(values), values[2]) },
    { to: 'select html from', rows: (values) => within(values).filter(({ slug }) => slug === values[2]) },
    {
      to: 'order by slug limit $3 offset $4',
      rows: (values, text) => cut(inOrder(within(values), text), values[2], values[3]),
    },
    {
      to: 'from read_model.former_slugs f',
      rows: (values) => within(values).filter(({ slug }) => slug === former[String(values[2])]),
    },
    { to: "record ->> 'licence'", rows: () => (card ? [{ name: card.name, licence: card.licence }] : []) },
    { to: 'select record from read_model.publications', rows: () => (card ? [{ record: JSON.stringify(card) }] : []) },
    {
      to: '$4) shown',
      rows: (values, text) => [{ summaries: summariesOf(cut(inOrder(within(values), text), values[2], values[3])) }],
    },
    {
      to: 'with hits as materialized',
      rows: (values, text) => {
        const hits = inOrder(having(within(values), values[2]), text)
        return [{ total: String(hits.length), summaries: summariesOf(cut(hits, values[3], values[4])) }]
      },
    },
    {
      to: 'as v (value)',
      rows: ([prefix, values, limit], text) =>
        textsOf(values).map((value) => ({
          value,
          list: (text.includes('to_json(slug)') ? namesOf : summariesOf)(
            cut(inOrder(having(rows, [`${prefix}${value}`]), text), limit),
          ),
        })),
    },
    {
      to: 'as a (term, most, at)',
      rows: ([terms, limits], text) =>
        textsOf(terms).flatMap((term, index) =>
          cut(inOrder(having(rows, [term]), text), (limits as number[])[index]).map((row) => ({
            ...row,
            at: index + 1,
          })),
        ),
    },
    {
      to: 'select document_id, slug, summary, terms, calendar',
      rows: (values) =>
        inOrder(
          within(values).filter(({ calendar }) => calendar !== null),
          'order by slug',
        ),
    },
    { to: 'select slug, summary, terms from', rows: (values, text) => inOrder(within(values), text) },
    {
      to: 'select summary from read_model.records where service = $1',
      rows: (values, text) => inOrder(within(values), text),
    },
    // Dates are worked out.
    { to: 'from read_model.dated d left join', rows: () => [] },
    {
      to: 'starts_with(term, prefix)',
      rows: ([term, prefixes]) => valuesCounted(having(rows, [String(term)]), textsOf(prefixes)),
    },
    { to: 'and random >= $4', rows: (values) => having(within(values), values[2]).slice(0, 1) },
    {
      to: 'as ids from',
      rows: (values, text) => {
        const passing = text.includes('terms @>') ? having(rows, [values[0]].flat()) : within(values)
        return [{ ids: int4(inOrder(passing, text).map((row) => row.document_id)) }]
      },
    },
    {
      to: 'as e (service, resource, slug, at)',
      rows: ([services, resources, slugs]) =>
        textsOf(slugs).flatMap((slug, index) =>
          within([textsOf(services)[index], textsOf(resources)[index]])
            .filter((row) => row.slug === slug)
            .map((row) => ({ ...row, at: index + 1 })),
        ),
    },
    { to: 'from read_model.picks p', rows: () => picks },
    { to: 'from read_model.headlines', rows: () => [] },
    { to: 'from read_model.holidays', rows: () => [{ holidays: [labourDay] }] },
    ...namesAnswered(rows),
    {
      to: 'convert_to(string_agg(plain',
      rows: ([service]) => [
        {
          keys: Buffer.from(
            waits
              .filter((one) => one.service === service)
              .map(({ plain }) => `${plain}\n`)
              .sort()
              .join(''),
          ),
        },
      ],
    },
    {
      to: 'from read_model.waiting where',
      rows: ([services, named, , letters]) =>
        waits.filter(
          ({ service, plain }) =>
            isIn(services, service) &&
            (letters === undefined ? isIn(named, plain) : differences(plain, String(letters)) <= 2),
        ),
    },
    ...wordsAnswered(rows),
  ])
}

const textsOf = (list: unknown): readonly string[] => list as readonly string[]
const isIn = (list: unknown, value: unknown): boolean => (list as readonly unknown[]).includes(value)
const byDocument = (rows: readonly Row[], documents: unknown) => rows.filter((row) => isIn(documents, row.document_id))
const having = (rows: readonly Row[], terms: unknown) =>
  rows.filter((row) => textsOf(terms).every((term) => row.terms.includes(term)))
const cut = (rows: readonly Row[], limit: unknown, offset: unknown = 0) =>
  rows.slice(Number(offset), limit === null ? undefined : Number(offset) + Number(limit))
const namesOf = (rows: readonly Row[]) => rows.map(({ slug, name }) => JSON.stringify({ slug, name })).join(',') || null
const summariesOf = (rows: readonly Row[]) => rows.map(({ summary }) => summary).join(',') || null

/** In the order that a statement asks for: by what is known of them, by name or by slug. */
const inOrder = (rows: readonly Row[], statement: string): Row[] =>
  rows.toSorted(
    (a, b) =>
      (statement.includes('order by known') ? b.known - a.known : 0) ||
      (statement.includes('order by name') ? a.name.localeCompare(b.name, 'en') : 0) ||
      (a.slug < b.slug ? -1 : 1),
  )

function countsIn(rows: readonly Row[], drafts: NonNullable<FewGround['drafts']>, service: unknown) {
  const counted = new Map<string, { resource: string; term: string; written: number; waiting: number }>()
  const count = (resource: string, term: string, more: { written?: number; waiting?: number }) => {
    const before = counted.get(`${resource} ${term}`) ?? { resource, term, written: 0, waiting: 0 }
    const { written = 0, waiting = 0 } = more
    counted.set(`${resource} ${term}`, {
      ...before,
      written: before.written + written,
      waiting: before.waiting + waiting,
    })
  }
  for (const { resource, terms } of rows.filter((row) => row.service === service))
    for (const term of ['', ...terms]) count(resource, term, { written: 1 })
  for (const { resource, term, waiting } of drafts)
    if (resource.service === service) count(resource.id, term, { waiting })
  return [...counted.values()]
}

const valuesCounted = (rows: readonly Row[], prefixes: readonly string[]) =>
  prefixes
    .flatMap((prefix) => {
      const terms = rows.flatMap((row) => row.terms).filter((term) => term.startsWith(prefix))
      return [...new Set(terms)].map((term) => ({
        prefix,
        value: term.slice(prefix.length),
        written: terms.filter((one) => one === term).length,
      }))
    })
    .sort((a, b) => b.written - a.written || (a.value < b.value ? -1 : 1))

/** What asks for entries by their names. */
const namesAnswered = (all: readonly Row[]) => {
  const namesOf = (rows: readonly Row[]) =>
    rows.flatMap((row) => row.names.map(({ key, plain, rank }) => ({ ...row, key, plain, rank })))
  const within = ([service, resource]: readonly unknown[]) =>
    namesOf(all.filter((row) => row.service === service && row.resource === resource))
  const placeIn = (list: unknown, value: string) => textsOf(list).indexOf(value) + 1
  return [
    {
      to: 'select slug, 100, 0 from',
      rows: ([service, resource, keys, plains, slug]: readonly unknown[]) =>
        within([service, resource])
          .map((name) => ({
            ...name,
            place:
              placeIn(keys, name.key) ||
              (name.slug === slug ? 100 : 0) ||
              (placeIn(plains, name.plain) > 0 ? 100 + placeIn(plains, name.plain) : 0),
          }))
          .filter(({ place }) => place > 0)
          .sort((a, b) => a.place - b.place || a.rank - b.rank || b.known - a.known),
    },
    {
      to: '1 - levenshtein(key, $3)',
      rows: ([service, resource, key, plain]: readonly unknown[]) =>
        within([service, resource])
          .map((name) => ({
            ...name,
            nearness: Math.max(
              trigramLikeness(name.key, String(key)),
              1 - differences(name.plain, String(plain)) / String(plain).length,
            ),
          }))
          .filter(({ nearness }) => nearness >= 0.3)
          .sort((a, b) => b.nearness - a.nearness || b.known - a.known),
    },
    {
      to: 'order by min(place)',
      rows: ([services, resources, keys, ats, plains]: readonly unknown[]) =>
        textsOf(services).flatMap((service, index) =>
          within([service, textsOf(resources)[index]])
            .filter(
              ({ key, plain }) =>
                isIn(keys, key) ||
                textsOf(plains).some((one, at) => one === plain && (ats as number[])[at] === index + 1),
            )
            .map((name) => ({ ...name, at: index + 1 })),
        ),
    },
    {
      to: 'int4send(owner)',
      rows: ([service]: readonly unknown[]) =>
        byResource(all, service).map(([resource, rows]) => {
          const names = namesOf(rows).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.rank - b.rank))
          return {
            resource,
            keys: names.map(({ key }) => `${key}\n`).join(''),
            owners: int4(names.map(({ document_id, rank }) => document_id * 2 + rank)),
          }
        }),
    },
  ]
}

/** What asks which entries hold which words. */
const wordsAnswered = (all: readonly Row[]) => [
  {
    to: 'read_model.postings using (service, word)',
    rows: ([services, words]: readonly unknown[]) =>
      textsOf(words).flatMap((word, index) =>
        byResource(all, textsOf(services)[index]).flatMap(([resource, rows]) => {
          const into = rows.flatMap(({ document_id: document, words: own }) => {
            const places = own.get(word)
            return places === undefined ? [] : [{ document, places }]
          })
          if (into.length === 0) return []
          // A few entries stand in the first block.
          const held = changedBlock(null, { out: new Set(), into })
          return [
            {
              at: index + 1,
              resource,
              blocks: Buffer.concat([int4([blockOf(0), held.length]), held]).toString('base64'),
            },
          ]
        }),
      ),
  },
  {
    to: 'select word, entries from read_model.words',
    rows: ([service]: readonly unknown[]) => {
      const held = all
        .filter((row) => row.service === service)
        .flatMap(({ words }) => [...words].flatMap(([word, places]) => (places > 0 && isWord(word) ? [word] : [])))
      return [...new Set(held)].map((word) => ({ word, entries: held.filter((one) => one === word).length }))
    },
  },
  {
    to: 'int4send(document_id) || int4send(score)',
    rows: ([service]: readonly unknown[]) =>
      byResource(all, service).map(([resource, rows]) => ({
        resource,
        scores: int4(rows.flatMap(({ document_id, score }) => [document_id, score])),
      })),
  },
  {
    to: 'as asked (service, resource, document_id, is_by_other, at)',
    rows: ([services, resources, documents, areByOther]: readonly unknown[]) =>
      (documents as number[]).flatMap((document, index) =>
        all
          .filter(
            ({ service, resource, document_id }) =>
              service === textsOf(services)[index] &&
              resource === textsOf(resources)[index] &&
              document_id === document,
          )
          .map((row) => ({
            ...row,
            at: index + 1,
            other_names: (areByOther as boolean[])[index]
              ? JSON.stringify(row.names.filter(({ rank }) => rank > 0).map(({ name }) => name))
              : null,
          })),
      ),
  },
]

/** What the network asks, of several catalogues at once. */
const networkAnswered = (all: readonly Row[]) => {
  const within = (services: unknown, resources: unknown) =>
    all.flatMap((row) => {
      const at = textsOf(resources).findIndex(
        (id, index) => id === row.resource && textsOf(services)[index] === row.service,
      )
      return at < 0 ? [] : [{ ...row, at: at + 1 }]
    })
  return [
    {
      // None of the dates was worked out before.
      to: 'as calendar_index',
      rows: ([services, resources, , , , , , , , , ...terms]: readonly unknown[]) =>
        within(services, resources)
          .filter((row) => row.calendar !== null && terms.every((some) => row.terms.some((term) => isIn(some, term))))
          .map((row) => ({ ...row, calendar_index: row.at })),
    },
    {
      to: 'from resources c join read_model.records r',
      rows: ([services, resources, slug]: readonly unknown[]) =>
        within(services, resources).filter((row) => row.slug === slug),
    },
    {
      to: 'word_similarity($3, n.key)',
      rows: ([services, resources, name, least]: readonly unknown[]) =>
        within(services, resources)
          .flatMap((row) =>
            row.names.map(({ key, plain }) => ({ ...row, plain, likeness: trigramLikeness(key, String(name)) })),
          )
          .filter(({ likeness }) => likeness >= Number(least))
          .sort((a, b) => b.likeness - a.likeness),
    },
    {
      to: ') as entries',
      rows: ([topic]: readonly unknown[]) => {
        const speaking = all.filter((row) => row.topic === topic)
        const lines = speaking.map(({ service, resource, slug, name, summary }) => {
          const { summary: line } = JSON.parse(summary) as { summary: string }
          return { service, resource, slug, name, summary: line }
        })
        return [{ entries: lines.length > 0 ? JSON.stringify(lines) : null }]
      },
    },
  ]
}

const byResource = (rows: readonly Row[], service: unknown): [string, Row[]][] => {
  const own = rows.filter((row) => row.service === service)
  return [...new Set(own.map(({ resource }) => resource))].map((resource) => [
    resource,
    own.filter((row) => row.resource === resource),
  ])
}

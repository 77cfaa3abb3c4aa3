/** What the starter catalogue promises, read from its files as the importer reads them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { addDays } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import { type ImportedEntry, readEntry } from '#src/import/read-entry.ts'
import { readTable } from '#src/import/read-table.ts'
import { troubleLine } from '#src/import/trouble.ts'
import { choicesOf } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type OwnerId, owners, services } from '#src/services.ts'
import { subjectOf } from '#tools/tool-of.ts'

/** Fewest published entries of each sort. */
const LEAST = { subject: 65, waiting: 45, calendar: 25, country: 12, other: 6 }
/** Fewest days over all catalogues, and kinds of rules they fall by. */
const LEAST_DAYS = 200
const LEAST_KINDS = 25
const LONGEST_SUMMARY = 160
const TWO_YEARS_DAYS = 730
/** Tables of published dates end some day; they are judged by the day they were entered. */
const WRITTEN_ON = '2026-11-21'

type Entries = ImportedEntry[]
type Read = { resource: AnyResource; entries: Entries; troubles: string[] }

function read(service: OwnerId, resource: AnyResource): Read {
  const folder = path.join('src/starter', service)
  const table = path.join(folder, `${resource.path}.csv`)
  const rows = existsSync(table) ? [...readTable(resource, { shown: table, text: readFileSync(table, 'utf8') })] : []
  const files = existsSync(path.join(folder, resource.path)) ? readdirSync(path.join(folder, resource.path)) : []
  const readings = files.map((name) => {
    const file = path.join(folder, resource.path, name)
    return readEntry(resource, file, name.replace(/\.md$/, ''), readFileSync(file, 'utf8'))
  })
  const all = [...rows, ...readings]
  return {
    resource,
    entries: all.flatMap(({ entry }) => entry ?? []),
    troubles: all.flatMap((one) => one.troubles).map(troubleLine),
  }
}

const everything = Object.fromEntries(
  owners.map((id) => [id, resourcesOf(id).map((resource) => read(id, resource))] as const),
) as Record<OwnerId, Read[]>

const published = ({ entries }: Read): Entries => entries.filter(({ isDraft }) => !isDraft)

const topics = new Map(everything.network.flatMap(published).map((topic) => [topic.slug, topic]))

const topicOf = ({ fields }: Entries[number]) => topics.get(String(fields.speaks_of))

/** The rule by which a day falls: that of its occasion, or its own. */
const ruleOf = (day: Entries[number]) => topicOf(day)?.rule ?? day.rule

describe.each(services.map(({ id }) => id))('%s', (service) => {
  const all = everything[service]

  test('has no file with a fault, and no summary that is too long for a list', () => {
    expect(all.flatMap(({ troubles }) => troubles)).toEqual([])
    const long = all.flatMap(({ entries }) =>
      entries.filter(({ fields }) => String(fields.summary).length > LONGEST_SUMMARY).map(({ file }) => file),
    )
    expect(long).toEqual([])
  })

  test('has enough of everything, and entries that wait to be written', () => {
    const subject = subjectOf(service)
    for (const ofResource of all) {
      const { resource, entries } = ofResource
      const least =
        resource.id === subject
          ? LEAST.subject
          : resource.isCalendar
            ? LEAST.calendar
            : resource.isCountry
              ? LEAST.country
              : LEAST.other
      expect(published(ofResource).length, resource.many).toBeGreaterThanOrEqual(least)
      if (resource.id === subject)
        expect(entries.filter(({ isDraft }) => isDraft).length, resource.many).toBeGreaterThanOrEqual(LEAST.waiting)
    }
  })

  test('has an entry for every value that it can be asked for', () => {
    const dead = all.flatMap((ofResource) =>
      Object.values(ofResource.resource.facets)
        .filter(({ field }) => !ofResource.resource.computed.includes(field))
        .flatMap((facet) => {
          const { field } = facet
          const used = new Set(published(ofResource).flatMap(({ fields }) => fields[field] ?? []))
          return choicesOf(facet)
            .filter((value) => !used.has(value))
            .map((value) => `${ofResource.resource.id}.${field}: ${value}`)
        }),
    )
    expect(dead).toEqual([])
  })

  test('has days that fall within two years of when they were written', () => {
    const never = all.flatMap((ofResource) =>
      published(ofResource)
        .filter((day) => {
          const rule = ruleOf(day)
          return rule && occurrences(rule, WRITTEN_ON, addDays(WRITTEN_ON, TWO_YEARS_DAYS)).length === 0
        })
        .map(({ file }) => file),
    )
    expect(never).toEqual([])
  })
})

test('what is in bloom leads to the flower of its name', () => {
  const [blooms, flowers] = ['bloom', 'flower'].map((id) =>
    everything.flowers.find(({ resource }) => resource.id === id),
  ) as [Read, Read]
  const bySlug = new Set(flowers.entries.map(({ slug }) => slug))
  const alone = blooms.entries.filter(({ slug, fields }) => bySlug.has(slug) && !fields.flower)
  expect(alone.map(({ slug }) => slug)).toEqual([])
})

test('traditional colours have names in Roman letters, and in characters', () => {
  /** Characters so rare that no reading is established. */
  const UNREAD = ['chinese-traditional-226b68', 'chinese-traditional-454659', 'chinese-traditional-cd7372']
  const swatches = everything.colours.find(({ resource }) => resource.id === 'swatch') as Read
  const traditional = swatches.entries.filter(({ fields }) => /traditional$/.test(String(fields.set)))
  expect(traditional.length).toBeGreaterThan(400)
  const unread = traditional.filter(
    ({ slug, fields }) => !UNREAD.includes(slug) && /\p{Script=Han}/u.test(String(fields.name)),
  )
  expect(unread.map(({ slug }) => slug)).toEqual([])
  const untold = traditional.filter(({ fields }) => !/\p{Script=Han}/u.test(`${fields.name} ${fields.native_name}`))
  expect(untold.map(({ slug }) => slug)).toEqual([])
})

test('a day that is kept on another date elsewhere, as its text says, shares no land with the day of that date', () => {
  const shared = Object.values(everything).flatMap((all) => {
    const days = new Map(
      all
        .filter(({ resource }) => resource.isCalendar)
        .flatMap(published)
        .map((day) => [day.slug, day]),
    )
    const leadsTo = ({ fields }: Entries[number]) =>
      [...JSON.stringify(fields).matchAll(/\]\(\/days\/([a-z0-9-]+)\)/g)].map(([, slug]) => String(slug))
    return [...days.values()].flatMap((day) =>
      leadsTo(day).flatMap((slug) => {
        const other = days.get(slug)
        if (!other || !leadsTo(other).includes(day.slug)) return []
        const lands = new Set(other.fields.countries as string[])
        return (day.fields.countries as string[]).filter((land) => lands.has(land)).map((land) => `${slug}: ${land}`)
      }),
    )
  })
  expect(shared).toEqual([])
})

test('the calendars hold days by every sort of calendar', () => {
  const rules = Object.values(everything).flatMap((all) =>
    all.flatMap(({ resource, entries }) =>
      resource.service === 'network' ? [] : entries.flatMap((day) => ruleOf(day) ?? []),
    ),
  )
  expect(rules.length).toBeGreaterThanOrEqual(LEAST_DAYS)
  expect(new Set(rules.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(LEAST_KINDS)
})

describe('the topics', () => {
  const speakers = services.flatMap(({ id }) =>
    everything[id].flatMap((ofResource) =>
      published(ofResource).map((entry) => ({ service: id, resource: ofResource.resource, entry })),
    ),
  )

  test('have no fault, and each is spoken of by two catalogues or more, drafts among them', () => {
    expect(everything.network.flatMap(({ troubles }) => troubles)).toEqual([])
    const spokenOf = new Map<unknown, Set<OwnerId>>()
    for (const { id } of services)
      for (const { fields } of everything[id].flatMap(({ entries }) => entries))
        if (fields.speaks_of) spokenOf.set(fields.speaks_of, (spokenOf.get(fields.speaks_of) ?? new Set()).add(id))
    expect([...spokenOf.keys()].filter((slug) => !topics.has(String(slug)))).toEqual([])
    expect([...topics.keys()].filter((slug) => (spokenOf.get(slug)?.size ?? 0) < 2)).toEqual([])
  })

  test('have the dates of the days that speak of them, which have none of their own', () => {
    const days = speakers.filter(({ resource, entry }) => resource.isCalendar && entry.fields.speaks_of)
    expect(days.length).toBeGreaterThan(150)
    expect(days.filter(({ entry }) => entry.rule || !topicOf(entry)?.rule).map(({ entry }) => entry.file)).toEqual([])
  })

  test('hold every feast that two catalogues keep by the same rule', () => {
    const alone = new Map<string, Set<OwnerId>>()
    for (const { service, resource, entry } of speakers)
      if (resource.isCalendar && entry.rule && entry.rule.kind !== 'weekly' && entry.rule.kind !== 'season') {
        const key = `${entry.slug.split('-').slice(0, 2).join('-')} ${JSON.stringify(entry.rule)}`
        alone.set(key, (alone.get(key) ?? new Set()).add(service))
      }
    expect([...alone].filter(([, catalogues]) => catalogues.size > 1).map(([key]) => key)).toEqual([])
  })
})

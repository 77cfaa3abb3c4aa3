/** What the starter catalogue promises, read from its files as the importer reads them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { addDays } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import { readEntry } from '#src/import/read-entry.ts'
import { readTable } from '#src/import/read-table.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type ServiceId, services } from '#src/services.ts'
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

type Entries = Awaited<ReturnType<typeof readTable>>['entries']
type Read = { of: AnyResource; entries: Entries; troubles: string[] }

async function read(service: ServiceId, of: AnyResource): Promise<Read> {
  const folder = path.join('src/starter', service)
  const table = await readTable(of, path.join(folder, `${of.path}.csv`))
  const files = existsSync(path.join(folder, of.path)) ? readdirSync(path.join(folder, of.path)) : []
  const found = files.map((name) => {
    const file = path.join(folder, of.path, name)
    return readEntry(of, file, name.replace(/\.md$/, ''), readFileSync(file, 'utf8'))
  })
  const troubles = [...table.troubles, ...found.flatMap((one) => one.troubles)]
  return {
    of,
    entries: [...table.entries, ...found.map(({ entry }) => entry)],
    troubles: troubles.map(({ file, line, detail }) => `${file}:${line}: ${detail}`),
  }
}

const everything = Object.fromEntries(
  await Promise.all(
    services.map(async ({ id }) => [id, await Promise.all(resourcesOf(id).map((of) => read(id, of)))] as const),
  ),
) as Record<ServiceId, Read[]>

const published = ({ entries }: Read): Entries => entries.filter(({ isDraft }) => !isDraft)

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
    for (const found of all) {
      const { of, entries } = found
      const least =
        of.id === subject ? LEAST.subject : of.isCalendar ? LEAST.calendar : of.isCountry ? LEAST.country : LEAST.other
      expect(published(found).length, of.many).toBeGreaterThanOrEqual(least)
      if (of.id === subject)
        expect(entries.filter(({ isDraft }) => isDraft).length, of.many).toBeGreaterThanOrEqual(LEAST.waiting)
    }
  })

  test('has an entry for every value that it can be asked for', () => {
    const dead = all.flatMap((found) =>
      Object.values(found.of.facets)
        .filter(({ values, field }) => values && !found.of.computed.includes(field))
        .flatMap(({ field, values = [] }) => {
          const used = new Set(published(found).flatMap(({ fields }) => fields[field] ?? []))
          return values.filter((value) => !used.has(value)).map((value) => `${found.of.id}.${field}: ${value}`)
        }),
    )
    expect(dead).toEqual([])
  })

  test('has days that fall within two years of when they were written', () => {
    const never = all.flatMap((found) =>
      published(found)
        .filter(({ rule }) => rule && occurrences(rule, WRITTEN_ON, addDays(WRITTEN_ON, TWO_YEARS_DAYS)).length === 0)
        .map(({ file }) => file),
    )
    expect(never).toEqual([])
  })
})

test('the calendars hold days by every sort of calendar', () => {
  const rules = Object.values(everything).flatMap((all) =>
    all.flatMap(({ entries }) => entries.flatMap(({ rule }) => rule ?? [])),
  )
  expect(rules.length).toBeGreaterThanOrEqual(LEAST_DAYS)
  expect(new Set(rules.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(LEAST_KINDS)
})

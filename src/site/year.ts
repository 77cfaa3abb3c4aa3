/** The year of an entry: the months it names, and when the days fall that it is tied to. */
import { linkedEntries, namedMonths } from '#src/read-model/declared-fields.ts'
import { kindOf } from '#src/read-model/facets/index.ts'
import { read } from '#src/read-model/json.ts'
import { yearAhead } from '#src/read-model/queries/calendar.ts'
import { related } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { Beside } from '#src/read-model/surrogate-keys.ts'
import { isWeekly, termsOf } from '#src/read-model/terms.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import type { YearOf } from '#src/ui/year-wheel.tsx'
import { toolOf } from '#tools/tool-of.ts'
import { type Catalogue, resourceOf } from './catalogue.ts'

/** Most entries of the register of seasons that are asked for about one thing. */
const MOST_SEASONS = 4

/** The months and days in the year of an entry, and the entries that they are known from. */
export async function yearOfEntry(
  catalogue: Catalogue,
  resource: AnyResource,
  record: EntryRecord,
): Promise<{ year: YearOf; beside: Beside[] }> {
  const [seasons, days] = await Promise.all([
    seasonsOf(catalogue, resource, record.slug),
    resource.isCalendar ? ownDay(resource, record) : daysOf(catalogue, resource, record),
  ])
  return {
    year: { months: [...monthsIn(resource, [record]), ...seasons.months], days: days.days },
    beside: [...seasons.beside, ...days.beside],
  }
}

/** The months that entries name, by the label of each facet of months. */
const monthsIn = (resource: AnyResource, entries: readonly Readonly<Record<string, unknown>>[]): YearOf['months'] =>
  Object.values(resource.facets)
    .filter((facet) => kindOf(facet).hasMonths)
    .map((facet) => ({
      label: facet.label,
      months: [...new Set(entries.flatMap((entry) => namedMonths(facet, entry)))].sort((a, b) => a - b),
    }))

/** The months of an entry by the catalogue's register of seasons, where that has a row for such entries. */
async function seasonsOf(catalogue: Catalogue, resource: AnyResource, slug: string) {
  const register = toolOf(catalogue.service.id, ['season'])?.tool.resource
  const from = register === undefined ? undefined : resourceOf(catalogue, register)
  const link = Object.entries(from?.links ?? {}).find(([, { to, many }]) => to === resource.id && !many)?.[0]
  if (!from || link === undefined) return { months: [], beside: [] }
  const bySlug = await related(catalogue.site.database, from, link, [slug], MOST_SEASONS)
  const rows = bySlug.get(slug)
  return { months: rows ? monthsIn(from, read(rows)) : [], beside: [{ resource: from.id }] }
}

/** The entry itself if it is a day, on its next date; a day of every week has no place in the year. */
function ownDay(resource: AnyResource, record: EntryRecord) {
  const { starts, ends } = record
  const days =
    starts && ends && !isWeekly(resource, termsOf(resource, record))
      ? [{ name: record.name, url: null, starts, ends }]
      : []
  return { days, beside: [] }
}

/** The days that an entry is linked to, each on its next date, without those that come every week. */
async function daysOf(catalogue: Catalogue, resource: AnyResource, record: EntryRecord) {
  const { site, today } = catalogue
  const links = Object.values(resource.links).flatMap((link) => {
    const target = resourceOf(catalogue, link.to)
    const named = linkedEntries(link, record)
    return target.isCalendar && named.length > 0 ? [{ target, named }] : []
  })
  const all = await Promise.all(
    links.map(async ({ target, named }) => {
      const ahead = await yearAhead(site.database, target, today, [])
      const dates = new Map(
        ahead.filter(({ terms }) => !isWeekly(target, terms)).map((day) => [day.slug, day.occurrence]),
      )
      const days = named.flatMap(({ slug, name, url }) => {
        const date = dates.get(slug)
        return date ? [{ name, url, starts: date.starts, ends: date.ends }] : []
      })
      return { days, beside: { resource: target.id, slugs: named.map(({ slug }) => slug) } }
    }),
  )
  return {
    days: all.flatMap(({ days }) => days).sort((a, b) => (a.starts < b.starts ? -1 : 1)),
    beside: all.map(({ beside }) => beside),
  }
}

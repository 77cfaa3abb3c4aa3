import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { blooms, cities, flowerDays, flowers, terms } from '#src/read-model/resources/flowers.ts'
import { dishes, foodDays, produce } from '#src/read-model/resources/food.ts'
import { findService, type ServiceId } from '#src/services.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { type Few, linkTo, recordOf, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { openCatalogue } from './catalogue.ts'
import { yearOfEntry } from './year.ts'

const bloom = (slug: string, north: number[], more: object = {}): Few => ({
  resource: blooms,
  slug,
  fields: { months_north: north, flower: linkTo(flowers, 'rose'), ...more },
})
const rose: Few = {
  resource: flowers,
  slug: 'rose',
  fields: {
    cities: [linkTo(cities, 'paris')],
    days: ['late', 'early', 'gone', 'middle', 'every-week'].map((slug) => linkTo(flowerDays, slug)),
  },
}

/** What is known of the year of an entry. */
async function yearOf(few: Few, entries: readonly Few[] = [], more: object = {}) {
  const { site } = readerOf({ entries: [few, ...entries] }, { now: '2026-11-23T12:00:00Z' })
  const service = findService(few.resource.service as ServiceId)
  if (!service) throw new Error('There is no such catalogue.')
  const record = { ...recordOf(few), ...more } as unknown as EntryRecord
  return yearOfEntry(openCatalogue(service, site, site.now()), few.resource, record)
}

describe('the months of an entry', () => {
  it('are those of the register of seasons, each once and in order, in both halves of the globe', async () => {
    const { year } = await yearOf(rose, [
      bloom('early-roses', [6, 5], { months_south: [12] }),
      bloom('late-roses', [6, 9]),
      bloom('lilies', [1], { flower: linkTo(flowers, 'lily') }),
    ])
    expect(year.months.map(({ months }) => months)).toEqual([[5, 6, 9], [12]])
    expect(year.months.map(({ label }) => label)).toEqual(
      Object.values(blooms.facets)
        .filter(({ type }) => type === 'months')
        .map(({ label }) => label),
    )
  })

  it('are of four rows of the register at most, those that are known best', async () => {
    const { year } = await yearOf(
      rose,
      [1, 2, 3, 4, 5].map((month) => bloom(`row-${month}`, [month])),
    )
    expect(year.months[0]?.months).toEqual([1, 2, 3, 4])
  })

  it('are those that the entry names itself', async () => {
    const asparagus = { resource: produce, slug: 'asparagus', fields: { months_north: [5, 4] } }
    expect((await yearOf(asparagus)).year.months[0]?.months).toEqual([4, 5])
  })

  it('are none where the register has no row of it, or none for such entries', async () => {
    expect((await yearOf(rose)).year.months.flatMap(({ months }) => months)).toEqual([])
    const { year, beside } = await yearOf({ resource: terms, slug: 'petal' }, [bloom('roses', [5])])
    expect([year, beside]).toEqual([{ months: [], days: [] }, []])
  })
})

describe('the days of an entry', () => {
  const days: Few[] = [
    { resource: flowerDays, slug: 'early', calendar: yearly(12, 1) },
    { resource: flowerDays, slug: 'late', calendar: yearly(6, 5, 3) },
    { resource: flowerDays, slug: 'middle', calendar: yearly(1, 6) },
    { resource: flowerDays, slug: 'other', calendar: yearly(7, 1) },
    { resource: flowerDays, slug: 'every-week', calendar: weeklyCalendar('monday'), fields: { weekdays: ['monday'] } },
  ]

  it('are those that it belongs to, each on its next date, soonest first', async () => {
    const { year } = await yearOf(rose, days)
    expect(year.days).toEqual([
      { name: 'Early', url: '/days/early', starts: '2026-12-01', ends: '2026-12-01' },
      { name: 'Middle', url: '/days/middle', starts: '2027-01-06', ends: '2027-01-06' },
      { name: 'Late', url: '/days/late', starts: '2027-06-05', ends: '2027-06-07' },
    ])
  })

  it('are not what comes every week', async () => {
    const dish: Few = {
      resource: dishes,
      slug: 'soup',
      fields: { cities: [linkTo(cities, 'paris')], days: [linkTo(foodDays, 'fish-friday'), linkTo(foodDays, 'feast')] },
    }
    const { year } = await yearOf(dish, [
      { resource: foodDays, slug: 'fish-friday', calendar: weeklyCalendar('friday'), fields: { weekdays: ['friday'] } },
      { resource: foodDays, slug: 'feast', calendar: yearly(12, 24) },
    ])
    expect(year.days.map(({ name }) => name)).toEqual(['Feast'])
  })

  it('are its own date, where it is a day itself and has one', async () => {
    const day: Few = { resource: flowerDays as AnyResource, slug: 'fair', calendar: yearly(12, 1) }
    const dates = { starts: '2026-12-01', ends: '2026-12-02' }
    expect((await yearOf(day, [], dates)).year.days).toEqual([{ name: 'Fair', url: null, ...dates }])
    expect((await yearOf({ ...day, fields: { weekdays: ['monday'] } }, [], dates)).year.days).toEqual([])
    expect((await yearOf(day, [], { starts: null, ends: null })).year.days).toEqual([])
    expect((await yearOf(day, [], { starts: '2026-12-01', ends: null })).year.days).toEqual([])
    expect((await yearOf(day, [], { starts: null, ends: '2026-12-01' })).year.days).toEqual([])
  })
})

it('names the entries that the year is known from, so that a page follows them', async () => {
  const { beside } = await yearOf(rose, [bloom('roses', [5])])
  expect(beside).toEqual([
    { resource: 'bloom' },
    { resource: flowerDays.id, slugs: ['late', 'early', 'gone', 'middle', 'every-week'] },
  ])
})

import { describe, expect, it } from 'vitest'
import { fewEntries, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { jsonText } from '#test/json-text.ts'
import { recorded } from '#test/recorded.ts'
import type { Calendar } from '../dates.ts'
import { flowerDays } from '../resources/flowers.ts'
import { datesFrom, datesOf, daysBetween, everyWeek, nextDate, yearAhead } from './calendar.ts'

const { database } = fewEntries({
  entries: [
    { resource: flowerDays, slug: 'new-year', calendar: yearly(1, 1) },
    { resource: flowerDays, slug: 'show', fields: { kind: 'show' }, calendar: yearly(12, 30, 5) },
    { resource: flowerDays, slug: 'market', fields: { weekdays: ['friday'] }, calendar: weeklyCalendar('friday') },
    { resource: flowerDays, slug: 'always', calendar: yearly(1, 1, 1) },
  ],
})
const dates = (days: Awaited<ReturnType<typeof daysBetween>>) =>
  days.map(({ slug, occurrence }) => `${slug} ${occurrence.starts}`)

describe('the days of a window', () => {
  it('are on at its first day or start by its last, soonest first, then by slug', async () => {
    expect(dates(await daysBetween(database, flowerDays, '2027-01-01', '2027-01-08'))).toEqual([
      'show 2026-12-30',
      'always 2027-01-01',
      'market 2027-01-01',
      'new-year 2027-01-01',
      'market 2027-01-08',
    ])
  })

  it('are not over when it opens, and do not start after it', async () => {
    expect(dates(await daysBetween(database, flowerDays, '2027-01-03', '2027-01-07'))).toEqual(['show 2026-12-30'])
    expect(dates(await daysBetween(database, flowerDays, '2027-01-04', '2027-01-07'))).toEqual([])
  })

  it('are those of a year from a day on, both ends included', async () => {
    const shows = dates(await datesFrom(database, flowerDays, '2026-12-30')).filter((one) => one.startsWith('show'))
    expect(shows).toEqual(['show 2026-12-30', 'show 2027-12-30'])
  })
})

it('works out a rule once for all the days that have it', async () => {
  const days = await daysBetween(database, flowerDays, '2027-01-01', '2027-01-01')
  const [one, other] = ['new-year', 'always'].map((slug) => days.find((day) => day.slug === slug)?.occurrence)
  expect(one).toMatchObject({ starts: '2027-01-01' })
  expect(other).toBe(one)
})

describe('the year ahead', () => {
  it('has each day once, at its next date', async () => {
    const days = dates(await yearAhead(database, flowerDays, '2026-11-23', []))
    expect(days).toEqual(['market 2026-11-27', 'show 2026-12-30', 'always 2027-01-01', 'new-year 2027-01-01'])
  })

  it('has those alone that have every term asked for', async () => {
    const term = 'flowers/flower_day.kind:show'
    expect(dates(await yearAhead(database, flowerDays, '2026-11-23', [term]))).toEqual(['show 2026-12-30'])
    expect(await yearAhead(database, flowerDays, '2026-11-23', [term, 'flowers/flower_day.faith:other'])).toEqual([])
  })
})

describe('dates of the ledger', () => {
  const moved = {
    document_id: 1,
    starts: '2027-03-03',
    ends: '2027-03-04',
    certainty: 'published',
    source: 'A gazette',
  }
  const ledger = (rows: object[]) =>
    recorded([
      {
        to: 'select document_id, slug, summary',
        rows: () => [
          { document_id: 1, slug: 'fair', summary: '{}', terms: [], calendar: JSON.stringify(yearly(3, 1)) },
        ],
      },
      {
        to: 'from read_model.dated d left join',
        rows: ([, , first]) => (first === '2027-01-01' ? rows : []),
      },
    ]).database

  it('count before what the rule says', async () => {
    const [day, ...more] = await daysBetween(ledger([moved]), flowerDays, '2027-03-01', '2027-03-31')
    expect(day?.occurrence).toEqual({
      starts: '2027-03-03',
      ends: '2027-03-04',
      certainty: 'published',
      source: 'A gazette',
    })
    expect(more).toEqual([])
  })

  it('say by a row without a date that there is none, and by no row that it is to be worked out', async () => {
    const none = ledger([{ ...moved, starts: null }])
    expect(await daysBetween(none, flowerDays, '2027-03-01', '2027-03-31')).toEqual([])
    expect(dates(await daysBetween(ledger([]), flowerDays, '2027-03-01', '2027-03-31'))).toEqual(['fair 2027-03-01'])
  })
})

it('finds what comes every week on a weekday', async () => {
  expect((await everyWeek(database, flowerDays, 'friday')).map(({ slug }) => slug)).toEqual(['market'])
  expect(await everyWeek(database, flowerDays, 'monday')).toEqual([])
})

describe('what is told of a date', () => {
  const occurrence = { starts: '2027-03-03', ends: '2027-03-05', certainty: 'approximate' } as const

  it('is whether it is on, from its first day to its last', () => {
    const isOn = (day: Parameters<typeof datesOf>[1]) => datesOf(occurrence, day).on_now
    expect([isOn('2027-03-02'), isOn('2027-03-03'), isOn('2027-03-05'), isOn('2027-03-06')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is how sure it is and who says so', () => {
    expect(datesOf(occurrence, '2027-01-01')).toMatchObject({
      date_approximate: true,
      certainty: 'approximate',
      date_source: null,
    })
    expect(datesOf({ ...occurrence, certainty: 'published', source: 'A gazette' }, '2027-01-01')).toMatchObject({
      date_approximate: false,
      date_source: 'A gazette',
    })
  })

  it('is nothing where none is known', () => {
    expect(datesOf(null, '2027-01-01')).toEqual({
      starts: null,
      ends: null,
      on_now: false,
      date_approximate: false,
      certainty: null,
      date_source: null,
    })
  })
})

it('finds the next date of a stored calendar, announcements applied', () => {
  expect(nextDate(jsonText(yearly(3, 1)), '2027-03-02')).toMatchObject({ starts: '2028-03-01' })
  const announced: Calendar = { ...yearly(3, 1), overrides: [{ of: '2028-03-01', to: '2028-03-04' }] }
  expect(nextDate(jsonText(announced), '2027-03-02')).toMatchObject({ starts: '2028-03-04' })
})

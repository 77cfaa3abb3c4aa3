import { describe, expect, it } from 'vitest'
import { weeklyCalendar, yearly } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import { edition } from '../dates.ts'
import { parsed } from '../json.ts'
import { flowerDays } from '../resources/flowers.ts'
import { days as traditionDays } from '../resources/traditions.ts'
import { daysEverywhere } from './days-everywhere.ts'

const calendars = [flowerDays, traditionDays]

/** A row of the statement: a day whose dates have to be worked out. */
const row = (slug: string, more: object = {}) => ({
  ...{ calendar_index: 1, slug, topic: null, identity: `flowers-flower_day-${slug}`, terms: [`is:${slug}`] },
  ...{ summary: `{"slug":"${slug}"}`, starts: null, ends: null, certainty: null, source: null },
  ...{ calendar: JSON.stringify(yearly(5, 1)), updated_at: new Date('2026-02-03T00:00:00Z') },
  ...more,
})
const dated = (slug: string, starts: string, ends: string, more: object = {}) =>
  row(slug, { starts, ends, certainty: 'published', ...more })

const window = { from: '2027-05-01', to: '2027-05-31', terms: [] } as const
const asking = (...rows: object[]) => recorded([{ to: 'as calendar_index', rows: () => rows }])
const days = async (rows: object[], asked: Parameters<typeof daysEverywhere>[2] = window) =>
  daysEverywhere(asking(...rows).database, calendars, asked)
const told = (answer: Awaited<ReturnType<typeof days>>) =>
  answer.map(({ slug, occurrence: { starts, ends } }) => `${slug} ${starts} ${ends}`)

describe('the days of many calendars', () => {
  it('are asked for from the longest day before the window on, with what they have to be', async () => {
    const { database, asked } = asking()
    await daysEverywhere(database, calendars, { ...window, terms: [['a', 'b'], ['c']], only: { topic: 'may-day' } })
    expect(asked[0]?.values).toEqual([
      ['flowers', 'traditions'],
      ['flower_day', 'day'],
      '2026-03-27',
      '2027-05-31',
      '2027-05-01',
      edition,
      2026,
      2027,
      null,
      'may-day',
      ['a', 'b'],
      ['c'],
    ])
    expect(asked[0]?.text).toContain('and r.terms && $11::text[] and r.terms && $12::text[]')
    expect(asked[0]?.text).not.toContain('$13')
    await daysEverywhere(database, calendars, { ...window, only: { slug: 'hanami' } })
    expect(asked[1]?.values.slice(8)).toEqual(['hanami', null])
    expect(asked[1]?.text).not.toContain('$11')
  })

  it('have the dates of the ledger, and by their rule those that are not in it', async () => {
    const rows = [
      dated('hanami', '2027-05-03', '2027-05-04'),
      row('may-day'),
      row('winter', { calendar: JSON.stringify(yearly(12, 1)) }),
      row('market', { calendar: JSON.stringify(weeklyCalendar('saturday')) }),
    ]
    expect(told(await days(rows))).toEqual([
      'market 2027-05-01 2027-05-01',
      'may-day 2027-05-01 2027-05-01',
      'hanami 2027-05-03 2027-05-04',
      'market 2027-05-08 2027-05-08',
      'market 2027-05-15 2027-05-15',
      'market 2027-05-22 2027-05-22',
      'market 2027-05-29 2027-05-29',
    ])
  })

  it('stand by date, then by slug, then by catalogue', async () => {
    const rows = [
      dated('b', '2027-05-03', '2027-05-03', { calendar_index: 2 }),
      dated('b', '2027-05-03', '2027-05-03'),
      dated('a', '2027-05-04', '2027-05-04'),
      dated('a', '2027-05-03', '2027-05-09', { calendar_index: 2 }),
    ]
    const answer = await days(rows)
    expect(answer.map(({ slug, resource, occurrence }) => [slug, resource.service, occurrence.starts])).toEqual([
      ['a', 'traditions', '2027-05-03'],
      ['b', 'flowers', '2027-05-03'],
      ['b', 'traditions', '2027-05-03'],
      ['a', 'flowers', '2027-05-04'],
    ])
  })

  it('tell who they are, of which calendar, and when they changed', async () => {
    const [day] = await days([
      dated('may', '2027-05-03', '2027-05-03', { topic: 'may-day', identity: 'topic-7', calendar_index: 2 }),
    ])
    expect(day).toMatchObject({ slug: 'may', topic: 'may-day', identity: 'topic-7', terms: ['is:may'] })
    expect(day?.resource).toBe(traditionDays)
    expect(day && parsed(day.summary)).toEqual({ slug: 'may' })
    expect(day?.calendar).toEqual(yearly(5, 1))
    expect(day?.updatedAt).toEqual(new Date('2026-02-03T00:00:00Z'))
  })

  it('name who announced a date where somebody did, and nobody else', async () => {
    const [one, other] = await days([
      dated('a', '2027-05-03', '2027-05-04', { source: 'A gazette' }),
      dated('b', '2027-05-03', '2027-05-04'),
    ])
    expect(one?.occurrence).toEqual({
      starts: '2027-05-03',
      ends: '2027-05-04',
      certainty: 'published',
      source: 'A gazette',
    })
    expect(other?.occurrence).not.toHaveProperty('source')
  })

  it('are known by the day of their rule when they are moved', async () => {
    const overrides = [
      { of: '2026-05-01', to: '2026-05-09' },
      { of: '2027-05-01', to: '2027-05-08' },
      { of: '2028-05-01', to: null },
    ]
    const calendar = JSON.stringify({ ...yearly(5, 1), overrides })
    const answer = await days([
      row('worked-out', { calendar }),
      dated('in-ledger', '2027-05-08', '2027-05-08', { calendar }),
      dated('unmoved', '2027-05-11', '2027-05-11', { calendar }),
    ])
    expect(answer.map(({ slug, occurrence, byRule }) => [slug, occurrence.starts, byRule])).toEqual([
      ['in-ledger', '2027-05-08', '2027-05-01'],
      ['worked-out', '2027-05-08', '2027-05-01'],
      ['unmoved', '2027-05-11', '2027-05-11'],
    ])
  })
})

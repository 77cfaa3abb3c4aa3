import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import {
  EveryWeek,
  lastOfMonth,
  MonthGrid,
  monthAfter,
  monthBefore,
  type NetworkDayOf,
  NetworkDayRows,
} from './network-days.tsx'

const day = (name: string, starts: string, more: Partial<NetworkDayOf> = {}): NetworkDayOf => ({
  name,
  url: `/topics/${name}`,
  starts: starts as Day,
  ends: starts as Day,
  on_now: false,
  date_approximate: false,
  certainty: null,
  date_source: null,
  faiths: [],
  kinds: [],
  countries: [],
  pages: [{ catalogue: 'flowers', url: `/flowers/days/${name}` }],
  ...more,
})

const grid = (month: string, days: readonly NetworkDayOf[], more: { isOfOne?: boolean; today?: string } = {}) => {
  const { today = '2026-11-22', isOfOne = false } = more
  const addressOf = (date: Day) => `/calendar?date=${date}`
  return renderToStaticMarkup(
    createElement(MonthGrid, { month: month as Day, today: today as Day, days, addressOf, isOfOne }),
  )
}

/** What stands on a date of a grid. */
const on = (page: string, date: string): string => {
  const [, from = ''] = page.split(`<a class="date" href="/calendar?date=${date}"`)
  return from.split('<a class="date"')[0] ?? ''
}

describe('a month', () => {
  it('has all of its days, the first under its weekday', () => {
    const leap = grid('2028-02-01', [])
    expect(leap.match(/class="date"/g)).toHaveLength(29)
    // 1 February 2028 is a Tuesday.
    expect(leap.match(/grid-column-start:(\d)/g)).toEqual(['grid-column-start:2'])
    expect(leap).toContain('No festival or holy day of this month.')
    expect(grid('2026-11-01', [])).toContain('grid-column-start:7')
  })

  it('has each day on its date, and on its first what began before', () => {
    const page = grid('2026-11-01', [
      day('begun', '2026-10-30', { ends: '2026-11-02' as Day }),
      day('diwali', '2026-11-08'),
    ])
    expect(on(page, '2026-11-01')).toContain('begun')
    expect(on(page, '2026-11-08')).toContain('diwali')
    expect(page.match(/begun<\/a>/g)).toHaveLength(1)
  })

  it('marks today, and no day of another month', () => {
    expect(on(grid('2026-11-01', []), '2026-11-22')).toContain('aria-current="date"')
    expect(grid('2026-12-01', [])).not.toContain('aria-current')
  })

  it('names six of a day and leads to the others', () => {
    const many = Array.from({ length: 8 }, (_, index) => day(`feast-${index}`, '2026-11-08'))
    const text = on(grid('2026-11-01', many), '2026-11-08')
    expect(text.match(/\/topics\/feast-/g)).toHaveLength(6)
    expect(text).toContain('<a href="/calendar?date=2026-11-08">2 more</a>')
  })

  it('tells the catalogues of each day apart, but where all are of one', () => {
    const pages = [
      { catalogue: 'flowers', url: '/flowers/days/a' },
      { catalogue: 'food', url: '/food/days/a' },
    ]
    const text = grid('2026-11-01', [day('a', '2026-11-08', { pages })])
    expect(on(text, '2026-11-08')).toContain('title="Flowers"')
    expect(text.split('class="legend"')[1]).toContain('Food')
    const ofOne = grid('2026-11-01', [day('a', '2026-11-08')], { isOfOne: true })
    expect(ofOne).not.toMatch(/class="(dot|legend)"/)
  })

  it('says which date is another elsewhere, or may be', () => {
    const text = grid('2026-11-01', [
      day('a', '2026-11-08', { date_approximate: true, certainty: 'differs by place' }),
      day('b', '2026-11-09', { date_approximate: true, certainty: 'approximate' }),
    ])
    expect(on(text, '2026-11-08')).toContain(' by place')
    expect(on(text, '2026-11-09')).toContain(' about')
  })
})

test('rows say what sort of day it is and where, three countries by name', () => {
  const days = [day('a', '2026-11-08', { kinds: ['festival'], faiths: ['hindu'], countries: ['IN', 'NP', 'LK', 'MU'] })]
  expect(renderToStaticMarkup(createElement(NetworkDayRows, { days }))).toContain(
    'Festival · Hindu · India, Nepal, Sri Lanka and 1 more',
  )
})

test('what comes every week stands under each of its weekdays, and no other is named', () => {
  const days = [
    { name: 'a', url: '/a', weekdays: ['friday', 'monday'] as const, pages: [{ catalogue: 'food', url: '/a' }] },
  ]
  const text = renderToStaticMarkup(createElement(EveryWeek, { days, isOfOne: true }))
  expect(text.match(/<dt>\w+/g)).toEqual(['<dt>Monday', '<dt>Friday'])
})

test.each([
  ['2026-12-01', '2026-12-31', '2027-01-01', '2026-11-01'],
  ['2028-02-01', '2028-02-29', '2028-03-01', '2028-01-01'],
] as const)('the month of %s ends on %s, and stands between %s and %s', (first, last, after, before) => {
  expect([lastOfMonth(first as Day), monthAfter(first as Day), monthBefore(first as Day)]).toEqual([
    last,
    after,
    before,
  ])
})

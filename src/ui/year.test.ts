/** A year in advance: the dates of one day, and the seasons of all. */
import { describe, expect, it } from 'vitest'
import { type Day, daysFromTo } from '#src/calendar/day.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { MonthStrip } from './month-strip.tsx'
import type { DaySummary } from './records.ts'
import { YearBars } from './year-bars.tsx'
import { AddToCalendar, type SureDate, YearsAhead } from './years-ahead.tsx'

const today = '2027-05-01' as Day

describe('the dates of a day in the years ahead', () => {
  const date = (starts: string, ends = starts, label = 'sure', why = 'It is fixed.') =>
    ({ starts, ends, label, why }) as unknown as SureDate
  const rows = (dates: SureDate[]) => partsIn(shown(YearsAhead, { dates, today }), 'tr').slice(1).map(pageText)

  it('say the weekday they begin on, how sure they are, and of the first how far off it is', () => {
    expect(rows([date('2027-05-04'), date('2028-05-04', '2028-05-06')])).toEqual([
      '4 May 2027 in 3 days Tuesday sure',
      '4–6 May 2028 Thursday sure',
    ])
  })

  it('say of one that has begun no distance', () => {
    expect(rows([date('2027-04-30', '2027-05-02')])).toEqual(['30 April – 2 May 2027 Friday sure'])
    expect(rows([date('2027-05-01')])).toEqual(['1 May 2027 today Saturday sure'])
  })

  it('give each reason once', () => {
    const page = shown(YearsAhead, {
      dates: [
        date('2027-05-04'),
        date('2028-05-04'),
        date('2029-05-04', '2029-05-04', 'by sight', 'The <moon> decides.'),
      ],
      today,
    })
    expect(partsIn(page, 'li').map(pageText)).toEqual(['Sure. It is fixed.', 'By sight. The &lt;moon&gt; decides.'])
  })
})

it('a calendar is subscribed to by an address of its own, and saved by that of the file', () => {
  const page = shown(AddToCalendar, { address: 'https://example.org/days/rose.ics', holds: 'Ten years.' })
  expect(addressesIn(page)).toEqual(['webcal://example.org/days/rose.ics', 'https://example.org/days/rose.ics'])
  expect(page).toContain('<code data-copy="https://example.org/days/rose.ics">')
  expect(shown(AddToCalendar, { address: 'http://localhost/a.ics', holds: '' })).toContain('webcal://localhost/a.ics')
})

describe('the seasons of the year ahead', () => {
  const day = (slug: string, starts: string | null, ends = starts) =>
    ({ slug, name: slug, url: `/days/${slug}`, starts, ends }) as unknown as DaySummary
  const bars = (...days: DaySummary[]) => shown(YearBars, { days, today })
  const spring = day('spring', '2027-05-11', '2027-05-18')
  const winter = day('winter', '2027-12-01', '2028-08-01')

  it('are what lasts more than a week; of a single one there is no picture', () => {
    const week = day('week', '2027-05-11', '2027-05-17')
    expect(bars(spring, week, day('feast', '2027-06-01'), day('unknown', null))).toBe('')
    expect(addressesIn(bars(spring, week, winter))).toEqual(['/days/spring', '/days/winter'])
  })

  it('say in words when they are', () => {
    expect(bars(spring, winter)).toContain('<span class="visually-hidden">11–18 May 2027</span>')
  })

  it('stand where they fall, cut at the ends of the year', () => {
    const page = bars(spring, winter, day('late', '2027-04-01', '2027-05-10'))
    const places = [...page.matchAll(/style="--from:([\d.]+);--for:([\d.]+)"><span class="bar"/g)].map(
      ([, ...at]) => at,
    )
    expect(places).toEqual([
      [(10 / 365).toFixed(4), (8 / 365).toFixed(4)],
      [(214 / 365).toFixed(4), (152 / 365).toFixed(4)],
      ['0.0000', (10 / 365).toFixed(4)],
    ])
  })

  it('have their names before them late in the year', () => {
    expect(bars(spring, day('frost', '2028-02-01', '2028-02-20')).match(/<li class="late"/g)).toHaveLength(1)
  })

  it('stand under the months from the present one on', () => {
    const names = /<ol class="months".*?<\/ol>/s.exec(bars(spring, winter))?.[0] ?? ''
    expect(partsIn(names, 'li')).toEqual([
      ...['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'],
    ])
    const midMonth = shown(YearBars, { days: [spring, winter], today: '2027-05-20' as Day })
    expect(partsIn(/<ol class="months".*?<\/ol>/s.exec(midMonth)?.[0] ?? '', 'li')[0]).toBe('Jun')
  })

  it.each<[Day, number, Day, Day]>([
    ['2026-01-01', 12, '2026-01-01', '2026-12-01'],
    ['2026-12-31', 12, '2027-01-01', '2027-12-01'],
    ['2027-05-20', 12, '2027-06-01', '2028-05-01'],
    ['2027-12-02', 11, '2028-01-01', '2028-11-01'],
    ['2027-03-02', 11, '2027-04-01', '2028-02-01'],
  ])('have from %s on %i months, the first of which begins on %s and the last on %s', (now, count, first, last) => {
    const months =
      /<ol class="months".*?<\/ol>/s.exec(shown(YearBars, { days: [spring, winter], today: now }))?.[0] ?? ''
    const places = [...months.matchAll(/--from:([\d.]+)/g)].map(([, from]) => from)
    const placeOf = (day: Day) => (daysFromTo(now, day) / 365).toFixed(4)
    expect([places.length, places[0], places.at(-1)]).toEqual([count, placeOf(first), placeOf(last)])
  })
})

it('a strip of months fills in those that count, tells the present one apart, and says them in words', () => {
  const page = shown(MonthStrip, { marked: [3, 12], label: 'Blooms', now: 12 })
  expect(page).toContain('role="img" aria-label="Blooms: March, December"')
  expect(
    [...page.matchAll(/<span class="([^"]*)">(\w)</g)].flatMap(([, name, letter]) => (name ? [[name, letter]] : [])),
  ).toEqual([
    ['in', 'M'],
    ['in now', 'D'],
  ])
  expect(shown(MonthStrip, { marked: [], label: 'Blooms' })).toContain('aria-label="Blooms: no month"')
})

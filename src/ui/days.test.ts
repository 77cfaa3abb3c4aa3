import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import { DateLeaf, DayRows, daysByMonth } from './days.tsx'
import type { Dates, DaySummary } from './records.ts'

const dates = (starts: string | null, ends = starts, more: Partial<Dates> = {}): Dates => ({
  starts: starts as Day | null,
  ends: ends as Day | null,
  on_now: false,
  date_approximate: false,
  certainty: null,
  date_source: null,
  ...more,
})

const day = (slug: string, when: Dates, countries: readonly string[] = []): DaySummary =>
  ({
    slug,
    name: slug,
    url: `/flowers/days/${slug}`,
    summary: `${slug}.`,
    countries: countries.map((name) => ({ name })),
    ...when,
  }) as unknown as DaySummary

describe('the leaf of a day', () => {
  const today = '2027-05-01' as Day
  const leaf = (when: Dates, more: { rule?: string; sure?: string } = {}) =>
    renderToStaticMarkup(createElement(DateLeaf, { dates: when, rule: null, sure: null, today, ...more }))

  it('says when it falls next, and how far off that is', () => {
    const text = leaf(dates('2027-05-04'), { rule: 'On 4 May.' })
    expect(text).toContain('Next <span>in 3 days</span>')
    expect(text).toContain('<time dateTime="2027-05-04">')
    expect(text).toContain('On 4 May.')
    expect(text).not.toContain('class="range"')
  })

  it('says until when it is on', () => {
    expect(leaf(dates('2027-04-20', '2027-05-10', { on_now: true }))).toContain('On now <span>until 10 May 2027</span>')
    expect(leaf(dates('2027-04-20', '2027-05-01', { on_now: true }))).toContain('until tonight')
    expect(leaf(dates('2027-04-20', '2027-05-10', { on_now: true }))).toContain('20 April – 10 May 2027')
  })

  it('says that no date is known, and by what rule it would fall', () => {
    const text = leaf(dates(null), { rule: 'As announced.' })
    expect(text).toContain('No date is known yet')
    expect(text).toContain('As announced.')
    expect(text).not.toContain('<time')
  })

  it('leads to the calendar from the word on how sure the date is', () => {
    expect(leaf(dates('2027-05-04'), { sure: 'By sight of the moon.' })).toContain(
      'By sight of the moon. <a class="no-paper" href="#add">',
    )
  })
})

describe('days one after another', () => {
  const rows = (...days: DaySummary[]) => renderToStaticMarkup(createElement(DayRows, { resource: flowerDays, days }))

  it('say which date differs by place, and which may be another', () => {
    const text = rows(
      day('eid', dates('2027-03-10', '2027-03-10', { certainty: 'differs by place' })),
      day('hanami', dates('2027-03-20', '2027-04-05', { certainty: 'approximate' })),
      day('may-day', dates('2027-05-01')),
    )
    expect(text.match(/<abbr class="approximate"[^>]*>([^<]+)/g)?.map((one) => one.split('>')[1])).toEqual([
      'by place',
      'about',
    ])
  })

  it('name three countries and count the others', () => {
    expect(rows(day('a', dates('2027-05-01'), ['India', 'Nepal', 'Japan', 'Peru', 'Chad']))).toContain(
      'India, Nepal, Japan and 2 more',
    )
    expect(rows(day('a', dates('2027-05-01'), ['India', 'Nepal']))).toContain('India, Nepal</p>')
  })

  it('stand under the month they start in; what is on stands first, what has no date last', () => {
    const groups = daysByMonth([
      day('hanami', dates('2027-03-20', '2027-05-05', { on_now: true })),
      day('may-day', dates('2027-05-01')),
      day('rose-day', dates('2027-05-20')),
      day('lily-day', dates('2028-05-20')),
      day('some-day', dates(null)),
    ])
    expect(groups.map(({ title, days }) => [title, days.map(({ slug }) => slug)])).toEqual([
      ['On now', ['hanami']],
      ['May 2027', ['may-day', 'rose-day']],
      ['May 2028', ['lily-day']],
      ['No date yet', ['some-day']],
    ])
  })
})

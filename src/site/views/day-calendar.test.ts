import { describe, expect, it } from 'vitest'
import { danceDays } from '#src/read-model/resources/dance.ts'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import { foodDays } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { countryIn, type Few, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const speaks_of = { slug: 'may-day', name: 'May Day', kind: 'occasion', url: '//topics/may-day' }

const entries: Few[] = [
  {
    resource: flowerDays,
    slug: 'first-of-may',
    calendar: yearly(5, 1),
    fields: { kind: 'festival', speaks_of, countries: [countryIn('FR')] },
  },
  {
    resource: foodDays,
    slug: 'may-feast',
    calendar: yearly(5, 1),
    fields: { speaks_of, countries: [countryIn('DE'), countryIn('FR')] },
  },
  { resource: danceDays, slug: 'maypole-day', calendar: yearly(5, 4) },
  { resource: flowerDays, slug: 'long-spring', calendar: yearly(4, 20, 30), fields: { kind: 'bloom' } },
  { resource: flowerDays, slug: 'tulip-time', calendar: yearly(5, 10, 9), fields: { kind: 'bloom' } },
  { resource: danceDays, slug: 'market', calendar: weeklyCalendar('friday'), fields: { weekdays: ['friday'] } },
  { resource: topics, slug: 'may-day', calendar: yearly(5, 1), fields: { kind: 'occasion' } },
]
const reader = readerOf({ entries }, { now: '2026-05-01T12:00:00Z' })
const labels = ({ links }: { links: [string, string][] }) => links.map(([label]) => label)

describe('the calendar of all catalogues', () => {
  it('tells what is on today, in season and every week, each apart', async () => {
    const page = await reader.open('/calendar')
    const on = page.under('Today Friday, 1 May 2026')
    expect(on.lines).toEqual([
      ...['Today Friday, 1 May 2026', '1 May', 'First of may FlowersFood', 'First of may in a line.'],
      ...['Festival · France, Germany', 'In season', 'Long spring 20 Apr – 19 May', 'Every Friday', 'Market Dance'],
    ])
    expect(on.links.slice(0, 3)).toEqual([
      ['First of may', '/topics/may-day'],
      ['Flowers', '/flowers/days/first-of-may'],
      ['Food', '/food/days/may-feast'],
    ])
    expect(page.part('count').lines).toEqual(['4 days and seasons in May 2026'])
    expect(page.head).toMatchObject({ title: 'Calendar · Octavo', canonical: 'https://octavo.example/calendar' })
  })

  it('shows the month around it, what goes on for weeks below, and leads to every day', async () => {
    const page = await reader.open('/calendar')
    const dates = page.part('dates')
    expect(dates.links.filter(([label]) => !/day \d/.test(label))).toEqual([
      ['First of may', '/topics/may-day'],
      ['Maypole day', '/dance/days/maypole-day'],
      ['Tulip time', '/flowers/days/tulip-time'],
    ])
    expect(dates.links).toContainEqual(['Monday 4', '/calendar?date=2026-05-04'])
    expect(dates.links).toContainEqual(['Friday 1', '/calendar'])
    expect(dates.current).toEqual(['Friday 1'])
    expect(labels(page.under('Seasons on in May 2026'))).toEqual(['Long spring'])
    expect(page.part('Months').links).toEqual([
      ['April 2026', '/calendar?month=2026-04'],
      ['June 2026', '/calendar?month=2026-06'],
      ['All of 2026', '/calendar?year=2026'],
      ['As a list', '/calendar?month=2026-05&view=list'],
    ])
  })

  it('shows any other day, which is not to be found again', async () => {
    const page = await reader.open('/calendar?date=2027-05-04')
    expect(page.head.title).toBe('Calendar: Tuesday, 4 May 2027 · Octavo')
    expect(page.head.canonical).toBeUndefined()
    expect(page.under('On Tuesday, 4 May 2027').lines).toContain('Maypole day Dance')
    expect(page.field('date').value).toBe('2027-05-04')
    expect(page.field('year').value).toBe('2027')
    expect(page.links).toContainEqual(['Today', '/calendar'])
    expect(labels(await reader.open('/calendar'))).not.toContain('Today')
    expect((await reader.open('/calendar?date=2027-06-01')).lines).toContain('No festival or holy day is on.')
  })

  it('shows a month as a list, and keeps to lists from there', async () => {
    const page = await reader.open('/calendar?month=2027-05&view=list&kind=bloom')
    expect(page.part('Months').links).toEqual([
      ['April 2027', '/calendar?kind=bloom&view=list&month=2027-04'],
      ['June 2027', '/calendar?kind=bloom&view=list&month=2027-06'],
      ['All of 2027', '/calendar?kind=bloom&view=list&year=2027'],
      ['As a grid', '/calendar?kind=bloom&month=2027-05'],
    ])
    expect(page.all('dates')).toEqual([])
    expect(page.under('May 2027').lines).toContain('Tulip time Flowers')
    expect(page.all('on-day'), 'no day was asked for').toEqual([])
  })

  it('shows a year month by month, where what goes on stands once', async () => {
    const page = await reader.open('/calendar?year=2027')
    expect(page.head.title).toBe('Calendar: 2027 · Octavo')
    expect(page.all('month-of-year').map(({ lines }) => lines.slice(0, 2))).toEqual([
      ['April 2027', 'Long spring 20 Apr – 19 May'],
      ['May 2027', 'First of may 1 May'],
    ])
    expect(page.part('count').lines).toEqual(['4 days and seasons in 2027'])
    expect(page.part('Years').links).toEqual([
      ['2026', '/calendar?year=2026'],
      ['2028', '/calendar?year=2028'],
    ])
    expect(labels((await reader.open('/calendar?year=1900')).part('Years'))).toEqual(['1901'])
    expect(labels((await reader.open('/calendar?month=2199-12')).part('Months'))[0]).toBe('November 2199')
    expect(page.under('April 2027').links[0]).toEqual(['April 2027', '/calendar?month=2027-04'])
  })

  it('is kept to its filters, each of which is taken off by itself', async () => {
    const page = await reader.open('/calendar?kind=festival&catalogue=flowers')
    expect(page.part('Filters set').links).toEqual([
      ['Kind of day Festival ×', '/calendar?catalogue=flowers'],
      ['Catalogue Flowers ×', '/calendar?kind=festival'],
      ['Clear all', '/calendar'],
    ])
    expect(page.part('count').lines).toEqual(['1 day or season in May 2026'])
    expect(page.under('Today Friday, 1 May 2026').lines).toContain('First of may Flowers')
    expect(page.field('date').value).toBe('2026-05-01')
    expect(page.head.canonical).toBeUndefined()
  })

  it('says what is wrong, and leads to what was meant at the place that was asked for', async () => {
    const page = await reader.open('/calendar?month=2026-08&faith=hindo')
    expect(page.part('mistakes').lines[0]).toMatch(/^Faith takes one of/)
    expect(page.part('mistakes').links[0]).toEqual(['hindu', '/calendar?month=2026-08&faith=hindu'])
    expect(page.all('empty').at(-1)?.lines, 'no filter is set').toEqual(['Nothing is on in August 2026.'])
  })

  it.each([
    ['date=2026-02-30', '“2026-02-30” is not a date from 1900-01-01 to 2199-12-31.'],
    ['month=2026-13', '“2026-13” is not a month from 1900-01 to 2199-12.'],
    ['year=2200', '“2200” is not a year from 1900 to 2199.'],
  ])('shows today where %s is asked for, and says so', async (query, words) => {
    const page = await reader.open(`/calendar?${query}`)
    expect(page.part('mistakes').lines).toEqual([words])
    expect(page.lines).toContain('Today Friday, 1 May 2026')
  })

  it('says that nothing passes the filters, which may be taken off', async () => {
    const empty = (await reader.open('/calendar?month=2026-08&kind=festival')).all('empty').at(-1)
    expect(empty?.lines[0]).toBe('Nothing that passes the filters is on in August 2026.')
    expect(empty?.links).toEqual([['Take the filters off', '/calendar?month=2026-08']])
  })

  it('says what a feed of it holds, with its filters, and without what comes every week', async () => {
    const add = (await reader.open('/calendar')).under('Add to my calendar')
    expect(add.lines.join(' ')).toContain(
      'The 6 days and seasons of the year ahead, and one event that comes every week. It goes on',
    )
    expect(add.links).toEqual([
      ['Subscribe', 'webcal://octavo.example/calendar.ics'],
      ['Save as a file', '/calendar.ics'],
      ['The same without what comes every week', '/calendar.ics?weekly=false'],
    ])
    const filtered = (await reader.open('/calendar?catalogue=food&month=2026-08')).under('Add to my calendar')
    expect(filtered.links[1]).toEqual(['Save as a file', '/calendar.ics?catalogue=food'])
    expect(filtered.links).toHaveLength(2)
    expect(filtered.lines.join(' ')).toContain('The 2 days and seasons of the year ahead that pass the filters. It')
  })
})

describe('the calendar of a catalogue', () => {
  it('has its own days, which lead to their pages, and no word of others', async () => {
    const page = await reader.open('/flowers/calendar')
    expect(page.head).toMatchObject({
      title: 'Calendar · Octavo Flowers',
      canonical: 'https://octavo.example/flowers/calendar',
    })
    const on = page.under('Today Friday, 1 May 2026')
    expect(on.links).toEqual([
      ['First of may', '/flowers/days/first-of-may'],
      ['Long spring', '/flowers/days/long-spring'],
    ])
    expect(on.lines).toContain('Festival · France')
    expect(page.lines.join()).not.toMatch(/Maypole|Market|Food/)
    expect(page.html).not.toContain('name="catalogue"')
    expect(page.under('Add to my calendar').links[1]?.[1]).toBe('/flowers/calendar.ics')
  })

  it('shows its seasons as bars on its first page alone, and leads to the list of its days', async () => {
    const page = await reader.open('/flowers/calendar')
    expect(page.lines).toContain('Seasons of the year ahead')
    expect(page.links.at(-1)).toEqual(['All flower days, with more filters', '/flowers/days'])
    for (const query of ['?view=list', '?kind=bloom', '?month=2026-05'])
      expect((await reader.open(`/flowers/calendar${query}`)).lines, query).not.toContain('Seasons of the year ahead')
  })
})

import { describe, expect, it } from 'vitest'
import { blooms, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { dishes, foodDays } from '#src/read-model/resources/food.ts'
import { services } from '#src/services.ts'
import { type Few, linkTo, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const day = (slug: string, month: number, date: number, days = 1): Few => ({
  resource: flowerDays,
  slug,
  calendar: yearly(month, date, days),
})
const headline = (title: string, published_at: string) => ({
  ...{ title, outlet: 'The Post', address: `https://a.example/${title}` },
  ...{ published_at: new Date(published_at), total: '2' },
})
const headlines = [headline('Frost', '2026-11-22T23:00:00Z'), headline('Dew', '2026-11-20T10:00:00Z')]

const reader = readerOf(
  {
    entries: [
      {
        resource: flowers,
        slug: 'rose',
        fields: { scientific_name: 'Rosa', published_at: '2026-01-01T00:00:00.000Z' },
      },
      { resource: flowers, slug: 'lily', fields: { scientific_name: 'Lilium' } },
      {
        resource: blooms,
        slug: 'camellias',
        fields: { months_north: [11], flower: linkTo(flowers, 'rose'), where_met: '' },
      },
      { resource: blooms, slug: 'jacarandas', fields: { months_south: [11], where_met: '' } },
      day('late-show', 11, 20, 7),
      ...[25, 26, 27, 28, 29, 30].map((date) => day(`day-${date}`, 11, date)),
      day('december', 12, 1),
      { resource: dishes, slug: 'soup' },
      { resource: foodDays, slug: 'washing-day', calendar: weeklyCalendar('monday'), fields: { weekdays: ['monday'] } },
      { resource: foodDays, slug: 'fish-friday', calendar: weeklyCalendar('friday'), fields: { weekdays: ['friday'] } },
    ],
    card: { name: 'Our flowers', tagline: 'All of them.', licence: 'CC-BY-4.0' } as never,
  },
  {
    answers: [
      { to: 'from read_model.headlines', rows: () => headlines },
      {
        to: 'from read_model.picks p',
        rows: (values) => (values.includes('flowers') ? [{ day: '2026-11-23', slug: 'lily', is_planned: true }] : []),
      },
    ],
  },
)

describe('the home of a catalogue', () => {
  const home = () => reader.open('/flowers')

  it('says what it is and which day it is', async () => {
    const page = await home()
    expect(page.part('home-head').lines).toEqual(['Flowers', 'All of them.', 'Monday 23 November 2026'])
    expect(page.head).toMatchObject({
      canonical: 'https://octavo.example/flowers',
      data: { '@type': 'WebSite', name: 'Our flowers', url: 'https://octavo.example/flowers' },
    })
  })

  it('has the item of the day that was picked, by all its names', async () => {
    const { lines, links } = (await home()).part('featured')
    expect(lines).toEqual(['The flower of the day', 'Lily', 'Lilium', 'Lily in a line.', 'Read its page'])
    expect(links).toEqual([
      ['Lily', '/flowers/flowers/lily'],
      ['Read its page', '/flowers/flowers/lily'],
    ])
  })

  it('has what is on now before the six days that come next', async () => {
    const { links } = (await home()).under('On now, and soon')
    expect(links.slice(0, 2)).toEqual([
      ['The year ahead', '/flowers/calendar'],
      ['Subscribe to these days', 'webcal://octavo.example/flowers/calendar.ics'],
    ])
    expect(links.slice(2).map(([label]) => label)).toEqual([
      ...['Late show', 'Day 25', 'Day 26', 'Day 27', 'Day 28', 'Day 29', 'Day 30'],
    ])
    const later = readerOf({ entries: [day('december', 12, 1)] })
    expect((await later.open('/flowers')).under('Soon').lines).toContain('December')
  })

  it('has what is in season in both halves of the globe', async () => {
    const { lines, links } = (await home()).under('In bloom in November')
    expect(lines).toEqual(['In bloom in November', 'North 1', 'Camellias', 'South 1', 'Jacarandas'])
    expect(links[0]).toEqual(['North', '/flowers/in-bloom?month=11&hemisphere=north'])
    expect((await reader.open('/food')).lines.join()).not.toContain('In season in')
  })

  it('has headlines with the way to all of them, while there are any', async () => {
    const { links } = (await home()).under('Headlines')
    expect(links.map(([label]) => label)).toEqual(['Frost', 'Dew', 'All headlines'])
    expect((await readerOf({ entries: [] }).open('/flowers')).lines).not.toContain('Headlines')
  })

  it('has what comes every week on the weekday it is', async () => {
    const food = await reader.open('/food')
    expect(food.under('Mondays').links).toEqual([['Washing day', '/food/days/washing-day']])
    expect(food.lines.join()).not.toContain('Fish friday')
  })

  it('counts all that it holds, what it is about before all else', async () => {
    const { lines, links } = (await home()).under('Contents')
    expect(lines.slice(1, 5)).toEqual([...['Flowers2', flowers.about, 'Flower days8', flowerDays.about]])
    expect(links.at(-1)).toEqual(['Calendar', '/flowers/calendar'])
    expect(links.at(-2)?.[1], 'small registers stand last').toBe('/flowers/in-bloom')
  })

  it('has no part of which there is nothing', async () => {
    const page = await readerOf({ entries: [] }).open('/flowers')
    expect(page.all('featured')).toEqual([])
    expect(page.lines).not.toContain('Newest pages')
    expect(page.under('Contents').lines).toContain('Flowers0')
  })
})

describe('the page of headlines', () => {
  it('has them under the days on which they appeared', async () => {
    const page = await reader.open('/flowers/news')
    expect(page.part('count').lines).toEqual(['The 2 newest'])
    expect(page.under('Sunday, 22 November 2026').links).toEqual([['Frost', 'https://a.example/Frost']])
    expect(page.under('Friday, 20 November 2026').links).toEqual([['Dew', 'https://a.example/Dew']])
  })

  it('says that none have come in', async () => {
    const page = await readerOf({ entries: [] }).open('/flowers/news')
    expect(page.part('empty').lines[0]).toBe('No headlines have come in yet.')
    expect(page.part('count').lines).toEqual([])
  })
})

describe('the home of the network', () => {
  it('has a leaf for each catalogue, with its item of the day and the days that come next', async () => {
    const page = await reader.open('/')
    expect(page.head).toMatchObject({ title: 'Octavo', canonical: 'https://octavo.example/' })
    const leaf = page.under('Flowers')
    expect(leaf.links).toEqual([
      ['Flowers', '/flowers'],
      ['Lily', '/flowers/flowers/lily'],
      ['Late show', '/flowers/days/late-show'],
      ['Day 25', '/flowers/days/day-25'],
      ['Day 26', '/flowers/days/day-26'],
    ])
    expect(leaf.lines).toEqual(expect.arrayContaining(['On now Late show', '25 Nov Day 25']))
    const titles = page.links.map(([label]) => label)
    expect(titles.filter((label) => services.some(({ title }) => title === label))).toHaveLength(services.length)
    expect(page.links[0]).toEqual(['Monday 23 November 2026', '/today'])
  })
})

describe('today', () => {
  it('has what is on, what is in season, what comes, and one entry of each catalogue', async () => {
    const page = await readerOf(
      {
        entries: [
          day('rose-day', 11, 23),
          day('short-show', 11, 20, 7),
          day('long-bloom', 11, 1, 40),
          day('next-day', 11, 25),
          { resource: flowers, slug: 'rose' },
          {
            resource: foodDays,
            slug: 'washing-day',
            calendar: weeklyCalendar('monday'),
            fields: { weekdays: ['monday'] },
          },
        ],
      },
      {},
    ).open('/today')
    expect(page.part('count').lines).toEqual(['Monday, 23 November 2026'])
    const on = page.under('On today')
    expect(on.links.map(([label]) => label).filter((label) => label !== 'Flowers')).toEqual([
      ...['Rose day', 'Short show', 'Washing day', 'Food'],
    ])
    expect(on.lines).toContain('Every Monday')
    expect(page.under('In season').links).toEqual([['Long bloom', '/flowers/days/long-bloom']])
    expect(page.under('This week').links.map(([label]) => label)).toContain('Next day')
    expect(page.under('One from each catalogue').links).toEqual([
      ['Flowers', '/flowers'],
      ['Rose', '/flowers/flowers/rose'],
    ])
  })

  it('says that nothing is on', async () => {
    const page = await readerOf({ entries: [] }).open('/today')
    expect(page.under('On today').lines).toContain('No festival or holy day of the catalogues is on.')
    expect(page.lines).not.toContain('This week')
  })
})

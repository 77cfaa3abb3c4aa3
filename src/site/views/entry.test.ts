import { describe, expect, it } from 'vitest'
import {
  blooms,
  cities,
  decorations,
  flowerDays,
  flowers,
  nationalFlowers,
  places,
  terms,
} from '#src/read-model/resources/flowers.ts'
import { dishes } from '#src/read-model/resources/food.ts'
import { countryIn, linkTo, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const picture = {
  ...{ src: '/media/lily.webp', alt: 'A lily', caption: null, credit: 'Ada', licence: 'CC0 1.0' },
  ...{ width: 900, height: 600, focus: { x: 50, y: 50 }, sizes: [] },
}

const reader = readerOf({
  former: { briar: 'rose' },
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: {
        colors: ['red', 'pink'],
        other_names: ['Queen of flowers'],
        countries: [countryIn('FR')],
        cities: [linkTo(cities, 'paris')],
        days: [linkTo(flowerDays, 'rose-day'), linkTo(flowerDays, 'market'), linkTo(flowerDays, 'spring-show')],
        appearance: 'A petal-like sepal (sepals), five petals, and more. [The petal](/flowers/places/garden) falls.',
        origin: '### Corolla\n\nThe corolla, Petal by petal.',
      },
    },
    { resource: flowers, slug: 'lily', fields: { picture } },
    {
      resource: places,
      slug: 'garden',
      fields: { latitude: 52.3, longitude: 4.5, flowers: [linkTo(flowers, 'rose')] },
    },
    { resource: places, slug: 'lily' },
    { resource: cities, slug: 'paris' },
    { resource: terms, slug: 'petal', fields: { definition: 'A petal is a leaf of the corolla.' } },
    { resource: terms, slug: 'sepal' },
    { resource: terms, slug: 'corolla' },
    {
      resource: blooms,
      slug: 'roses',
      fields: { months_north: [11, 5, 6], months_south: [12], flower: linkTo(flowers, 'rose'), where_met: 'Gardens' },
    },
    { resource: blooms, slug: 'asters', fields: { months_north: [9, 10, 11], where_met: '' } },
    { resource: blooms, slug: 'vines', fields: { months_north: [6, 7, 8], where_met: '' } },
    { resource: blooms, slug: 'witch-hazel', fields: { months_north: [2], where_met: '' } },
    { resource: blooms, slug: 'proteas', fields: { months_south: [12], where_met: '' } },
    { resource: blooms, slug: 'lilies', fields: { months_north: [7], flower: linkTo(flowers, 'lily'), where_met: '' } },
    { resource: flowerDays, slug: 'rose-day', calendar: yearly(12, 1), fields: { kind: 'festival' } },
    { resource: flowerDays, slug: 'spring-show', calendar: yearly(3, 20, 3), fields: { kind: 'show' } },
    { resource: flowerDays, slug: 'market', calendar: weeklyCalendar('friday'), fields: { weekdays: ['friday'] } },
    { resource: flowerDays, slug: 'undated' },
    { resource: nationalFlowers, slug: 'france', fields: { flower_name: 'Iris', countries: [countryIn('FR')] } },
  ],
})

const rose = () => reader.open('/flowers/flowers/rose')

describe('the page of an entry', () => {
  it('tells what it is, and leads to lists of what shares its facts', async () => {
    const page = await rose()
    expect(page.head).toMatchObject({
      title: 'Rose · Octavo Flowers',
      description: 'Rose in a line.',
      canonical: 'https://octavo.example/flowers/flowers/rose',
      type: 'article',
    })
    expect(page.part('Facts').links).toEqual(
      expect.arrayContaining([
        ['red', '/flowers/flowers?color=red'],
        ['pink', '/flowers/flowers?color=pink'],
        ['France', '/flowers/countries/france'],
        ['Paris', '/flowers/cities/paris'],
      ]),
    )
    expect(page.under('Where to see it').links).toContainEqual(['Garden', '/flowers/places/garden'])
    expect(page.part('crumbs').links).toEqual([
      ['Flowers', '/flowers'],
      ['All flowers', '/flowers/flowers'],
    ])
  })

  it('is shown by its picture to those who link to it, and by a card where it has none', async () => {
    expect((await rose()).head.image?.src).toBe('https://octavo.example/cards/flowers/flowers/rose.png')
    const lily = await reader.open('/flowers/flowers/lily')
    expect(lily.head.image).toMatchObject({ src: 'https://octavo.example/media/lily.webp', alt: 'A lily' })
  })

  it('leads to the same as JSON where a tool gives it', async () => {
    const [label, address] = ['This entry as JSON', '/flowers/api/v1/get_flower?slug=rose']
    expect((await rose()).links).toContainEqual([label, address])
    expect((await rose()).page.json).toBe(`https://octavo.example${address}`)
    const national = await reader.open('/flowers/national-flowers/france')
    expect(national.page.json).toBeNull()
    expect(national.lines.join()).not.toContain(label)
  })

  it('leads to it beside another, and to itself in two countries where it has something of two', async () => {
    const links = (await rose()).links
    expect(links).toContainEqual(['Beside another flower', '/flowers/flowers/rose/compare'])
    expect(links.map(([label]) => label)).not.toContain('Two countries side by side')
    const term = await reader.open('/flowers/glossary/petal')
    expect(term.lines.join(), 'what is only defined has nothing to compare').not.toContain('Beside another')
  })

  it.each(['briar', 'Rose', 'queen-of-flowers', 'Queen%20of%20flowers'])('is where %s leads', async (asked) => {
    expect(await reader.moved(`/flowers/flowers/${asked}`)).toEqual({
      movedTo: 'https://octavo.example/flowers/flowers/rose',
    })
  })

  it('is not there for other names, of which the nearest are told', async () => {
    await expect(reader.show('/flowers/flowers/rosebush')).rejects.toMatchObject({
      code: 'not_found',
      nearest: ['Rose'],
      suggestions: [{ slug: 'rose' }],
    })
    await expect(reader.show('/flowers/flowers/!!')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('counts as read, and names all that it is made from', async () => {
    expect((await rose()).page.entry).toEqual({
      resource: 'flower',
      slug: 'rose',
      beside: [
        { resource: 'bloom' },
        { resource: 'flower_day', slugs: ['rose-day', 'market', 'spring-show'] },
        { resource: 'term' },
        { resource: 'city', slugs: ['paris'] },
      ],
    })
  })
})

describe('the page of an entry without a text', () => {
  it('shows what it names in place of its text, and leaves it out of its facts', async () => {
    const page = await reader.open('/flowers/in-bloom/roses')
    expect(page.under('Flower').links).toEqual([['Rose', '/flowers/flowers/rose']])
    expect(page.under('Flower').lines).toContain('Rose in a line.')
    expect(page.part('Facts').lines.join(' ')).not.toContain('Rose')
    expect(page.page.entry?.beside).toContainEqual({ resource: 'flower', slugs: ['rose'] })
  })

  it('shows what is in season with it now, on its half of the globe, and not itself', async () => {
    const page = await reader.open('/flowers/in-bloom/roses')
    const shelf = page.under('Also in bloom in November, north of the equator')
    expect(shelf.links).toEqual([
      ['Also in bloom in November, north of the equator', '/flowers/in-bloom?month=11&hemisphere=north'],
      ['Asters', '/flowers/in-bloom/asters'],
    ])
    expect(page.page.entry?.beside).toContainEqual({ resource: 'bloom' })
  })

  it('shows the first month of its season where that is not now', async () => {
    const page = await reader.open('/flowers/in-bloom/lilies')
    expect(page.under('Also in bloom in July, north of the equator').links).toContainEqual([
      'Vines',
      '/flowers/in-bloom/vines',
    ])
    const southern = await reader.open('/flowers/in-bloom/proteas')
    expect(southern.lines).toContain('Also in bloom in December, south of the equator')
  })

  it('has no heading over nothing, where it is alone in its season', async () => {
    const { lines } = await reader.open('/flowers/in-bloom/witch-hazel')
    expect(lines.join(' ')).not.toMatch(/Also in bloom|Flower /)
  })

  it('ends with what it rests on and the ways to its neighbours', async () => {
    const { lines } = await reader.open('/flowers/in-bloom/roses')
    const at = (words: string) => lines.findIndex((line) => line.includes(words))
    expect(at('Also in bloom')).toBeGreaterThan(at('Flower'))
    expect(at('Not yet checked')).toBeGreaterThan(at('Also in bloom'))
    expect(at('Next bloom')).toBeGreaterThan(at('Not yet checked'))
  })

  it('is of no other page: a text is followed by what it rests on', async () => {
    const { lines } = await rose()
    const at = (words: string) => lines.findIndex((line) => line.includes(words))
    expect(at('Not yet checked')).toBeLessThan(at('Where to see it'))
    expect(lines.join(' ')).not.toContain('Also in bloom')
  })
})

describe('words of the glossary in a text', () => {
  const marked = ({ html }: { html: string }) =>
    [...html.matchAll(/popovertarget="term-(\w+)">([^<]*)</g)].map(([, term, word]) => `${term}: ${word}`)

  it('are marked where each is first used, as whole words, in the plural and in any case', async () => {
    expect(marked(await rose())).toEqual(['sepal: sepal', 'petal: petals', 'corolla: corolla'])
  })

  it('are marked neither in a link nor in a heading', async () => {
    const { html } = await rose()
    expect(html).toMatch(/<a [^>]*>The petal<\/a>/)
    expect(html).toMatch(/<h\d[^>]*>Corolla<\/h\d>/)
  })

  it('keep what stands behind them on their line', async () => {
    expect((await rose()).html).toContain(
      '<span class="with-stop"><button type="button" class="term" popovertarget="term-petal">petals</button>,</span>',
    )
  })

  it('are explained once, with the way to their pages, and not on their own page', async () => {
    const meanings = (await rose()).all('meaning').map(({ lines, links }) => [lines[0], links[0]?.[1]])
    expect(meanings).toEqual([
      ['Sepal Sepal in a line.', '/flowers/glossary/sepal'],
      ['Petal Petal in a line.', '/flowers/glossary/petal'],
      ['Corolla Corolla in a line.', '/flowers/glossary/corolla'],
    ])
    expect(marked(await reader.open('/flowers/glossary/petal'))).toEqual(['corolla: corolla'])
  })

  it('are at most twelve, the longest name first, and whatever letters a name has', async () => {
    const letters = [...'abcdefghijklmn'].map((letter) => `word-${letter}`)
    const many = readerOf({
      entries: [
        {
          resource: flowers,
          slug: 'rose',
          fields: {
            appearance: `Leaf bud and leaf and sap (US). ${letters.map((one) => one.replace('-', ' ')).join(' and ')}.`,
          },
        },
        { resource: terms, slug: 'leaf' },
        { resource: terms, slug: 'sap', fields: { name: 'Sap (US)' } },
        { resource: terms, slug: 'leaf-bud' },
        ...letters.map((slug) => ({ resource: terms, slug })),
      ],
    })
    const { html } = await many.open('/flowers/flowers/rose')
    const termWords = [...html.matchAll(/popovertarget="term-([\w-]+)">([^<]*)</g)].map(([, , word]) => word)
    expect(termWords.slice(0, 3)).toEqual(['Leaf bud', 'leaf', 'sap (US)'])
    expect(termWords).toHaveLength(12)
  })
})

describe('the year of an entry', () => {
  it('has the months of the register of seasons and the days it belongs to, in their order', async () => {
    const year = (await rose()).part('year-wheel').lines
    expect(year).toEqual([
      'North May and June, November',
      'South December',
      'Rose day 1 December 2026',
      'Spring show 20–22 March 2027',
    ])
  })

  it('leads to those days, and leaves out what comes every week', async () => {
    expect((await rose()).part('year-wheel').links).toEqual([
      ['Rose day', '/flowers/days/rose-day'],
      ['Spring show', '/flowers/days/spring-show'],
    ])
  })

  it('is that of the entry alone, and absent where nothing is known', async () => {
    expect((await reader.open('/flowers/flowers/lily')).part('year-wheel').lines).toEqual(['North July'])
    expect((await reader.open('/flowers/cities/paris')).all('year-wheel')).toEqual([])
    expect((await reader.open('/flowers/places/lily')).all('year-wheel'), 'which is no flower').toEqual([])
  })
})

describe('the page of a day', () => {
  it('has when it falls next and for ten years, with the way into a calendar', async () => {
    const page = await reader.open('/flowers/days/spring-show')
    expect(page.part('When it falls').lines.join(' ')).toContain('in 117 days')
    const years = page.under('The years ahead').lines.filter((line) => /\d{4}/.test(line))
    expect(years[0]).toBe('20–22 March 2027 in 117 days')
    expect(years).toHaveLength(10)
    const add = page.under('Add to my calendar')
    expect(add.lines).toContain(
      'Spring show, 10 dates to 2036, each with how sure it is. Who subscribes sees a date move when it is announced.',
    )
    expect(add.links).toEqual([
      ['Subscribe', 'webcal://octavo.example/flowers/days/spring-show/calendar.ics'],
      ['Save as a file', '/flowers/days/spring-show/calendar.ics'],
    ])
  })

  it('has one event where it comes every week, and no years', async () => {
    const page = await reader.open('/flowers/days/market')
    expect(page.under('Add to my calendar').lines).toContain('One event that comes every week: Market.')
    expect(page.lines).not.toContain('The years ahead')
  })

  it('has nothing to add where no date is known', async () => {
    expect((await reader.open('/flowers/days/undated')).lines).not.toContain('Add to my calendar')
  })
})

describe('beside the page of an entry', () => {
  it('stand the ways to its neighbours by address, for now, round and round', async () => {
    const to = async (step: string) => reader.moved(`/flowers/flowers/${step}`)
    expect(await to('lily/next')).toEqual({ movedTo: 'https://octavo.example/flowers/flowers/rose', isForNow: true })
    expect((await to('rose/next')).movedTo).toMatch(/lily$/)
    expect((await to('lily/previous')).movedTo).toMatch(/rose$/)
    await expect(reader.show('/flowers/decorations/wreath/next')).rejects.toMatchObject({
      code: 'not_found',
      detail: `No ${decorations.one} is published yet.`,
    })
  })

  it('stand files by which it is cited', async () => {
    const bib = await reader.file('/flowers/flowers/rose/cite.bib')
    expect(bib.contentType).toBe('application/x-bibtex; charset=utf-8')
    expect(bib.text).toContain('title = {{Rose}}')
    const ris = await reader.file('/flowers/flowers/rose/cite.ris')
    expect(ris.contentType).toBe('application/x-research-info-systems; charset=utf-8')
    expect(ris.text).toMatch(/^TI {2}- Rose\r?$/m)
  })

  it('stands the entry in a frame', async () => {
    const { text, headers } = await reader.file('/flowers/flowers/rose/embed')
    expect(text).toContain('<title>Rose</title>')
    expect(headers?.['content-security-policy']).not.toContain("frame-ancestors 'none'")
  })

  it.each(['constructor', 'palette.css', 'other'])('stands no %s', async (name) => {
    await expect(async () => reader.show(`/flowers/flowers/rose/${name}`)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stands nothing of what there is not', async () => {
    await expect(reader.show('/food/dishes/soup/cite.bib')).rejects.toMatchObject({ code: 'not_found' })
    expect(dishes.service).toBe('food')
  })
})

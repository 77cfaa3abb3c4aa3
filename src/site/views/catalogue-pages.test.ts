import { describe, expect, it } from 'vitest'
import { licenceOf } from '#src/read-model/licences.ts'
import { flowerDays, flowers, places } from '#src/read-model/resources/flowers.ts'
import { countryIn, linkTo, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const card = {
  ...{ name: 'Our flowers', tagline: 'All & some.', licence: 'CC-BY-SA-4.0', publisher: 'A house' },
  ...{ contact: 'ask@octavo.example', topics: [], about: 'See [the rose](/flowers/rose).' },
}
const reader = readerOf({
  entries: [
    { resource: flowers, slug: 'rose', fields: { colors: ['red'], countries: [countryIn('FR')] } },
    { resource: places, slug: 'giverny', fields: { kind: 'botanic', flowers: [linkTo(flowers, 'rose')] } },
  ],
  card: card as never,
})

describe('the page about a catalogue', () => {
  const about = () => reader.open('/flowers/about')

  it('tells its terms: the licence, what that asks of whoever uses it, and the words to give with it', async () => {
    const page = await about()
    const licence = licenceOf('CC-BY-SA-4.0')
    expect(page.links).toContainEqual([licence.name, licence.address])
    const words = page.lines.join(' ')
    expect(words).toContain(`Texts and data are published under ${licence.name}. ${licence.terms}`)
    expect(words).toContain('Pictures say their own licence beside them.')
    expect(words).toMatch(/Our flowers, .*CC BY-SA 4\.0/)
  })

  it('leads to where else it answers, and to what is written', async () => {
    const { links } = await about()
    expect(links).toEqual(
      expect.arrayContaining([
        ['Documentation', '/flowers/api'],
        ['index of tools', '/flowers/api/v1'],
        ['OpenAPI', '/flowers/api/v1/openapi.json'],
        ['What is written, and what waits to be', '/flowers/coverage'],
      ]),
    )
  })

  it('says whom to ask, leaves out what nobody wrote, and takes its words into its own pages', async () => {
    const page = await about()
    const facts = page.part('Facts').lines
    expect(facts.slice(0, 4)).toEqual(['Publisher', 'A house', 'Contact', 'ask@octavo.example'])
    expect(facts).not.toContain('Topics')
    expect(page.part('opening').links).toEqual([['the rose', '/flowers/flowers/rose']])
    const silent = await readerOf({ entries: [], card: { ...card, about: '', contact: '' } as never }).open(
      '/flowers/about',
    )
    expect(silent.all('opening')).toEqual([])
    expect(silent.part('Facts').lines).not.toContain('Contact')
    expect(silent.head.description).toBe('All & some.')
  })

  it('counts what it holds of each kind, with the way there, none as 0', async () => {
    const tally = (await about()).part('tally')
    expect(tally.lines).toEqual(expect.arrayContaining(['Flowers 1', 'Places 1', 'Flower traditions 0']))
    expect(tally.links).toContainEqual(['Places', '/flowers/places'])
  })
})

describe('the page of what is written', () => {
  it('has each kind of entry under its name, and each of its facets under a heading', async () => {
    const page = await reader.open('/flowers/coverage')
    const own = page.under('Flowers')
    expect(own.lines).toEqual(expect.arrayContaining(['By colour', 'By region']))
    expect(page.lines).toContain(
      'How far the catalogue has come: what is written, and what its editors have begun or planned.',
    )
    expect(page.under('Places').lines).toContain('By kind')
  })
})

describe('the page of data', () => {
  const file = (format: string, bytes: string, madeAt: string) => ({
    ...{ file: 'x', resource: 'flower', format, entries: 2, bytes, sha256: format, cursor: '7' },
    made_at: new Date(madeAt),
  })
  const data = readerOf(
    { entries: [], card: card as never },
    {
      answers: [
        {
          to: 'from serving.dumps',
          rows: () => [file('ndjson', '2500000', '2026-11-22T23:30:00Z'), file('csv', '1000', '2026-11-21T10:00:00Z')],
        },
      ],
    },
  )

  it('says of each file how large it is, and on which day the first was made', async () => {
    const table = (await data.open('/flowers/data')).part('files')
    expect(table.lines.slice(0, 4)).toEqual(['What', 'Entries', 'Files', 'Made'])
    expect(table.lines.join(' ')).toMatch(/Flowers 2 NDJSON 2\.5 MB, CSV 1 kB, schema 22 November 2026$/)
  })

  it('says under which licence they are, with the words to give with them', async () => {
    const used = (await data.open('/flowers/data')).under('How it may be used')
    expect(used.links[0]).toEqual(['CC BY-SA 4.0', licenceOf('CC-BY-SA-4.0').address])
    expect(used.lines.join(' ')).toContain(licenceOf('CC-BY-SA-4.0').terms)
    expect(used.lines.join(' ')).toContain('Our flowers')
  })

  it('leads to the list of files for programs, and to what has changed', async () => {
    expect((await data.open('/flowers/data')).under('To keep a copy').links).toEqual([
      ['The changes', '/flowers/data/changes'],
      ['as JSON', '/flowers/data/index.json'],
    ])
    expect((await reader.open('/data')).under('To keep a copy').links[1]).toEqual(['as JSON', '/data/index.json'])
  })

  it('is told to search engines as a catalogue of free sets, each with its licence and what it is', async () => {
    const { head } = await data.open('/flowers/data')
    const licence = licenceOf('CC-BY-SA-4.0').address
    expect(head.data).toMatchObject({
      name: 'Flowers',
      license: licence,
      dataset: [
        {
          '@type': 'Dataset',
          description: flowers.about,
          license: licence,
          isAccessibleForFree: true,
          distribution: [
            { '@type': 'DataDownload', encodingFormat: 'application/x-ndjson' },
            { '@type': 'DataDownload', encodingFormat: 'text/csv' },
          ],
        },
      ],
    })
  })
})

describe('what stands beside an entry', () => {
  it('leads to its neighbours in the alphabet, round and round, for now', async () => {
    const garden = readerOf({ entries: ['aster', 'iris', 'rose'].map((slug) => ({ resource: flowers, slug })) })
    const towards = async (address: string) => garden.moved(`/flowers/flowers/${address}`)
    expect(await towards('aster/next')).toEqual({
      movedTo: 'https://octavo.example/flowers/flowers/iris',
      isForNow: true,
    })
    expect((await towards('rose/next')).movedTo).toMatch(/\/aster$/)
    expect((await towards('iris/previous')).movedTo).toMatch(/\/aster$/)
    expect((await towards('aster/previous')).movedTo).toMatch(/\/rose$/)
    await expect(readerOf({ entries: [] }).show('/flowers/flowers/rose/next')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('are files by which it is cited, each of its own type, and none of what is not there', async () => {
    const bib = await reader.file('/flowers/flowers/rose/cite.bib')
    expect(bib.contentType).toBe('application/x-bibtex; charset=utf-8')
    expect(bib.text).toMatch(/^@\w+\{.*Rose/s)
    const ris = await reader.file('/flowers/flowers/rose/cite.ris')
    expect(ris.contentType).toBe('application/x-research-info-systems; charset=utf-8')
    expect(ris.text).toMatch(/^TY {2}- /)
    for (const name of ['cite.bib', 'cite.ris', 'embed'])
      await expect(reader.show(`/flowers/flowers/tulip/${name}`), name).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the calendar of a day', () => {
  const days = readerOf({
    entries: [
      { resource: flowerDays, slug: 'rose-day', calendar: yearly(6, 5) },
      { resource: flowerDays, slug: 'market', calendar: weeklyCalendar('monday') },
      { resource: flowers, slug: 'rose' },
    ],
  })

  it('has the years ahead, and how many dates come into the calendar of who adds it', async () => {
    const page = await days.open('/flowers/days/rose-day')
    expect(page.under('The years ahead').lines.join(' ')).toMatch(/5 June 2027 .*5 June 2028/)
    expect(page.under('Add to my calendar').lines.join(' ')).toMatch(
      /Rose day, \d+ dates to 20\d\d, each with how sure it is\. Who subscribes sees a date move when it is announced\./,
    )
    expect(page.under('Add to my calendar').links).toContainEqual([
      'Save as a file',
      '/flowers/days/rose-day/calendar.ics',
    ])
  })

  it('has no years of what comes every week, which is one event', async () => {
    const page = await days.open('/flowers/days/market')
    expect(page.lines).not.toContain('The years ahead')
    expect(page.under('Add to my calendar').lines.join(' ')).toContain('One event that comes every week: Market.')
  })

  it('is none where an entry is no day', async () => {
    expect((await days.open('/flowers/flowers/rose')).lines).not.toContain('Add to my calendar')
  })
})

describe('the page of headlines', () => {
  it('leads home where none have come in', async () => {
    expect((await reader.open('/flowers/news')).part('empty').links).toEqual([['Back to the home page', '/flowers']])
    expect((await reader.open('/flowers/news')).lines).toContain(
      'What others write about the subject. The stories open at the outlet that published them.',
    )
  })
})

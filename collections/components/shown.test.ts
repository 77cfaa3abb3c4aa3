/** What lists and the dashboard show to whom. */
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { ChosenCell, ColourCell, CountriesCell, ScoreCell, WordsCell } from './cells.tsx'
import { Choose } from './choose.tsx'
import { ChooseCatalogue } from './choose-catalogue.tsx'
import { Comments } from './comments.tsx'
import { Jobs } from './jobs.tsx'
import { BrokenLinks } from './links.tsx'
import { zoneWords } from './local-time.tsx'
import { TroubledOutlets } from './outlets.tsx'
import { PicksCalendar } from './picks-calendar.tsx'
import { Waiting } from './waiting.tsx'
import { WaitsForMe } from './waits-for-me.tsx'

const now = new Date('2026-11-23T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const administrator = { id: 1, role: 'administrator', services: [] }
const editor = { id: 2, role: 'editor', services: ['flowers', 'food'] }
const writer = { id: 3, role: 'writer', services: [] }

const page = (element: ReactNode): string => (element ? renderToStaticMarkup(element as ReactElement) : '')

/** The CMS of a database that answers a statement by words that are in it. */
const payloadOf = (answers: Readonly<Record<string, readonly object[]>>, docs: readonly object[] = []) => {
  const asked: { text: string; values: unknown }[] = []
  const queries: Record<string, unknown>[] = []
  const query = async (text: string, values?: unknown) => {
    asked.push({ text, values })
    const [, rows = []] = Object.entries(answers).find(([words]) => text.includes(words)) ?? []
    return { rows }
  }
  const find = async (given: Record<string, unknown>) => {
    queries.push(given)
    return { docs }
  }
  const payload = { find, db: { pool: { query }, drizzle: { execute: async () => ({ rows: answers.counts ?? [] }) } } }
  return { payload, asked, queries }
}

describe('a cell of a list', () => {
  const cellProps = { rowData: { id: 7 }, collectionSlug: 'flowers', link: false }
  const words = (cellData: unknown, more: object = {}) => page(WordsCell({ ...cellProps, cellData, ...more } as never))

  it('names four values, and counts the others', () => {
    expect(pageText(words(['a', 'b', 'c', 'd']))).toBe('a, b, c, d')
    expect(pageText(words(['a', 'b', 'c', 'd', 'e', 'f']))).toBe('a, b, c, d and 2 more')
    expect(words('a <b>')).toBe('a &lt;b&gt;')
  })

  it('has a dash where nothing is, and a zero is something', () => {
    for (const value of [null, undefined, '', []]) expect(pageText(words(value))).toBe('–')
    expect(pageText(words(0))).toBe('0')
  })

  it('leads to the entry where it is the first', () => {
    expect(addressesIn(words('Rose', { link: true }))).toEqual(['/admin/collections/flowers/7'])
    expect(addressesIn(words('Rose'))).toEqual([])
  })

  it('says what was chosen by its words', () => {
    const options = [{ value: '1', label: 'January' }]
    expect(pageText(page(ChosenCell({ ...cellProps, cellData: [1, 'x'], options } as never)))).toBe('January, x')
  })

  it('says countries by their names, and what is none as it is', () => {
    expect(pageText(page(CountriesCell({ ...cellProps, cellData: ['BG', 'QQ'] } as never)))).toBe('Bulgaria, QQ')
  })

  it('shows a colour beside its digits', () => {
    const cell = page(ColourCell({ ...cellProps, cellData: '#ff00aa' } as never))
    expect(cell).toContain('fill="#ff00aa"')
    expect(pageText(cell)).toBe('#ff00aa')
    expect(pageText(page(ColourCell({ ...cellProps, cellData: null } as never)))).toBe('–')
  })

  it('says how much of an entry is written, more where more is', () => {
    const score = (rowData: object) =>
      ScoreCell({ ...cellProps, service: 'flowers', resource: 'flower', rowData } as never)
    const uses = lexicalFromMarkdown('Tea.')
    expect(score({ id: 7 })).toBe(0)
    expect(score({ id: 7, uses })).toBe(203)
    expect(score({ id: 7, uses, countries: ['BG'] })).toBe(243)
  })
})

it('a time elsewhere is told with its zone and how far it is from UTC that day', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  expect(zoneWords('Europe/Berlin', at('2026-01-01'))).toBe('Europe/Berlin, UTC+1')
  expect(zoneWords('Europe/Berlin', at('2026-07-01'))).toBe('Europe/Berlin, UTC+2')
  expect(zoneWords('America/New_York', at('2026-01-01'))).toBe('America/New York, UTC-5')
  for (const zone of [null, 'UTC', 'Etc/GMT']) expect(zoneWords(zone, at('2026-01-01'))).toBeNull()
})

describe('what is written of each catalogue', () => {
  const counts = [
    { service: 'food', resource: 'city', written: 8, waiting: 8 },
    { service: 'flowers', resource: 'flower', written: 12, waiting: 3 },
    { service: 'flowers', resource: 'flower_day', written: 5, waiting: 0 },
    { service: 'food', resource: 'dish', written: 99, waiting: 99 },
  ]
  const told = async (user: object) => page(await Waiting({ payload: payloadOf({ counts }).payload, user } as never))

  it('is told of those that somebody works on, and of no other', async () => {
    const captions = partsIn(await told(editor), 'caption').map(pageText)
    expect(captions).toEqual(['Flowers: what is written Download', 'Food: what is written Download'])
    expect(partsIn(await told(administrator), 'caption').length).toBeGreaterThan(7)
  })

  it('says of each kind how many are written and how many wait, and leads to those', async () => {
    const [table = ''] = partsIn(await told(editor), 'table')
    const rows = partsIn(table, 'tr').map(pageText)
    expect(rows).toEqual(expect.arrayContaining(['flowers 12 3', 'flower days 5 0', 'places 0 0']))
    expect(
      rows.filter((row) => row.endsWith(' 8 8')),
      'of another catalogue',
    ).toEqual([])
    expect(addressesIn(table)).toContain('/admin/collections/flowers?where[or][0][and][0][_status][equals]=draft')
    expect(addressesIn(table).filter((one) => one.includes('draft'))).toHaveLength(1)
  })
})

describe('the outlets in trouble', () => {
  const outlet = { id: 4, name: 'The <Daily>', service: 'flowers', lastError: 'Gone.', failures: 3, isPaused: false }
  const told = async (user: object, docs: readonly object[] = [outlet]) => {
    const { payload, queries } = payloadOf({}, docs)
    return { page: page(await TroubledOutlets({ payload, user } as never)), queries }
  }

  it('are told to those who publish, and not at all while all is well', async () => {
    expect((await told(writer)).page).toBe('')
    expect((await told(editor, [])).page).toBe('')
  })

  it('are those of the catalogues that somebody works on, read and failing', async () => {
    const { queries } = await told(editor)
    expect(JSON.stringify(queries[0])).toContain('{"service":{"in":["flowers","food"]}}')
    expect(JSON.stringify(queries[0])).toContain('{"isActive":{"not_equals":false}}')
  })

  it('are told with what is wrong and since when', async () => {
    const paused = { ...outlet, id: 5, isPaused: true, failures: 1, lastFetchedAt: '2026-11-23T11:00:00Z' }
    const { page: whole } = await told(editor, [outlet, paused])
    const [, first = '', second = ''] = partsIn(whole, 'tr').map(pageText)
    expect(first).toBe('The &lt;Daily&gt; Flowers Gone. It failed 3 times in a row. never')
    expect(second).toMatch(/Paused\. Gone\. It failed once\. 23 Nov 2026, 11:00 UTC 1 hour ago$/)
    expect(addressesIn(whole)).toEqual(['/admin/collections/outlets/4', '/admin/collections/outlets/5'])
  })
})

describe('the broken links', () => {
  const link = (address: string) => ({
    address,
    reason: 'Not found.',
    first_failed_at: new Date('2026-11-20T12:00:00Z'),
  })
  const cited = (address: string, more: object = {}) => ({
    ...{ address, service: 'flowers', resource: 'flower', document_id: 7, name: 'Rose' },
    ...more,
  })
  const told = async (user: object, links: readonly object[], citations: readonly object[]) => {
    const there = payloadOf({ 'from jobs.links': links, 'select distinct address': citations })
    return { page: page(await BrokenLinks({ payload: there.payload, user } as never)), asked: there.asked }
  }
  const one = 'https://a.example/?x=1&y=2'

  it('are told to those who publish, of their catalogues, and not at all while there is none', async () => {
    expect((await told(writer, [link(one)], [cited(one)])).page).toBe('')
    expect((await told(editor, [], [])).page).toBe('')
    const { asked } = await told(editor, [link(one)], [cited(one)])
    expect(asked.at(-1)?.values).toEqual([[one], ['flowers', 'food']])
  })

  it('are told with who cites them, each a click away', async () => {
    const outlet = cited(one, { resource: null, document_id: 4, name: 'The Daily' })
    const { page: whole } = await told(editor, [link(one)], [cited(one), outlet])
    expect(addressesIn(whole)).toEqual([
      'https://a.example/?x=1&amp;y=2',
      '/admin/collections/flowers/7',
      '/admin/collections/outlets/4',
    ])
    expect(partsIn(whole, 'li').map(pageText)).toEqual(['Rose Flowers, flower', 'The Daily Flowers, news outlet'])
    expect(pageText(whole)).toContain('Not found.')
    expect(pageText(whole)).toContain('3 days ago')
  })

  it('are fifty at once, with how many more there are', async () => {
    const addresses = Array.from({ length: 53 }, (_, index) => `https://a.example/${index}`)
    const { page: whole } = await told(
      administrator,
      addresses.map(link),
      addresses.map((address) => cited(address)),
    )
    expect(partsIn(whole, 'tr')).toHaveLength(51)
    expect(pageText(whole)).toContain('And 3 more')
  })
})

describe('what runs by the clock', () => {
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const told = async (runs: { last?: object[]; done?: object[]; failed?: object[] }, user: object = editor) => {
    const { payload } = payloadOf({
      "outcome = 'done'": runs.done ?? [],
      "outcome = 'failed'": runs.failed ?? [],
      'where true': runs.last ?? [],
    })
    const whole = page(await Jobs({ payload, user } as never))
    return partsIn(whole, 'tr')
      .map(pageText)
      .find((row) => row.startsWith('news'))
  }
  const run = (outcome: string, hours: number, detail = 'read 3 feeds') => ({
    ...{ job: 'news', started_at: at(hours), outcome, detail },
  })

  it('is told to those who publish', async () => {
    expect(await told({}, writer)).toBeUndefined()
    expect(await told({})).toContain('It has not run yet.')
  })

  it('is told with what the last run did, and when the next is', async () => {
    const row = await told({ last: [run('done', 1)], done: [run('done', 1)] })
    expect(row).toMatch(
      /23 Nov 2026, 11:00 UTC 1 hour ago Done: read 3 feeds\. 23 Nov 2026, 12:\d\d UTC in \d+ minutes$/,
    )
    expect(await told({ last: [run('running', 0)] })).toContain('It is running.')
  })

  it('tells of a failure until a later run went well', async () => {
    const failed = run('failed', 2, 'no network')
    expect(await told({ last: [failed], failed: [failed], done: [run('done', 3)] })).toMatch(
      /It failed\. Failed 2 hours ago: no network/,
    )
    expect(await told({ last: [run('done', 1)], failed: [failed], done: [run('done', 1)] })).not.toContain('Failed')
  })
})

describe('the calendar of picks', () => {
  const picked = { day: '2026-11-02', slug: 'lily', resource: 'flower', name: null, document_id: null }
  const rose = { day: '2026-11-03', slug: 'rose', resource: 'flower', name: 'Rose', document_id: 7 }
  const planned = [
    { id: 1, day: '2026-11-25', entry: { value: { name: 'Tulip', _status: 'published' } } },
    { id: 2, day: '2026-11-26', entry: { value: { name: 'Iris', _status: 'draft' } } },
    { id: 3, day: '2026-11-27', entry: { value: 99 } },
  ]
  const told = async (user: object, searchParams: object = {}, picks: readonly object[] = [picked, rose]) => {
    const { payload, asked, queries } = payloadOf({ 'from read_model.picks': picks }, planned)
    const whole = page(await PicksCalendar({ payload, user, searchParams } as never))
    const days = partsIn(whole, 'li')
    const on = (day: number) => days[day - 1] ?? ''
    return { whole, days, on, asked, queries }
  }

  it('has every day of the month, beginning under its weekday', async () => {
    const { whole, days } = await told(editor)
    expect(days).toHaveLength(30)
    expect(whole).toContain('grid-column-start:7')
    expect(partsIn(whole, 'h2')).toEqual(['Flowers, November 2026'])
    expect(partsIn((await told(editor, { month: '2028-02' })).whole, 'li')).toHaveLength(29)
  })

  it('leads from each day to what was picked or is planned', async () => {
    const { on } = await told(editor)
    expect([pageText(on(2)), addressesIn(on(2))]).toEqual(['Mon 2 lily', ['/admin/collections/flowers']])
    expect([pageText(on(3)), addressesIn(on(3))]).toEqual(['Tue 3 Rose', ['/admin/collections/flowers/7']])
    expect([pageText(on(25)), addressesIn(on(25))]).toEqual(['Wed 25 Tulip', ['/admin/collections/picks/1']])
    expect(pageText(on(26))).toBe('Thu 26 Iris (not published)')
    expect(pageText(on(27))).toBe('Fri 27 An entry that is gone')
    const both = await told(editor, {}, [{ ...rose, day: '2026-11-25' }])
    expect(pageText(both.on(25)), 'what is planned goes first').toBe('Wed 25 Tulip')
  })

  it('offers a plan for today and days to come, to those who publish', async () => {
    const { on } = await told(editor)
    expect(addressesIn(on(22))).toEqual([])
    expect(addressesIn(on(23))).toEqual(['/admin/collections/picks/create?service=flowers&amp;day=2026-11-23'])
    expect(pageText(on(23))).toBe('Mon 23 today +')
    expect(addressesIn((await told(writer)).on(24))).toEqual([])
  })

  it('is of a catalogue that somebody works on, and of the month that is asked for', async () => {
    const { whole, asked } = await told(editor, { calendar: 'food', month: '2026-12' }, [])
    expect(partsIn(whole, 'h2')).toEqual(['Food, December 2026'])
    expect(asked[0]?.values).toEqual(['food', '2026-12-01', '2026-12-31', '2026-11-23'])
    expect(addressesIn(whole).slice(2, 4)).toEqual([
      '/admin/collections/picks?calendar=food&amp;month=2026-11',
      '/admin/collections/picks?calendar=food&amp;month=2027-01',
    ])
    expect(partsIn((await told(editor, { calendar: 'cheese', month: 'x' })).whole, 'h2')).toEqual([
      'Flowers, November 2026',
    ])
  })

  it('leads to no month before the first or after the last that is known', async () => {
    const steps = async (month: string) =>
      addressesIn((await told({ ...editor, services: ['flowers'] }, { month })).whole).filter((one) =>
        one.includes('month='),
      )
    expect(await steps('1900-01')).toEqual(['/admin/collections/picks?calendar=flowers&amp;month=1900-02'])
    expect(await steps('2199-12')).toEqual(['/admin/collections/picks?calendar=flowers&amp;month=2199-11'])
  })
})

describe('what waits for somebody', () => {
  it('is said to be nothing where nothing does, and to nobody who is not signed in', async () => {
    const { payload } = payloadOf({})
    expect(pageText(page(await WaitsForMe({ payload, user: editor } as never)))).toContain('Nothing waits for you.')
    expect(page(await WaitsForMe({ payload, user: null } as never))).toBe('')
  })
})

describe('a choice of catalogues', () => {
  const words = (more: object = {}) =>
    shown(ChooseCatalogue, { address: '/admin/audit', mine: ['flowers', 'network'], only: undefined, ...more } as never)

  it('offers all and each of one’s own, and keeps what else was asked', () => {
    const form = words({ hidden: { q: 'a"b' } })
    expect(partsIn(form, 'option')).toEqual(['All that you work on', 'Flowers', 'Topics'])
    expect(form).toContain('value="a&quot;b"')
    expect(partsIn(words({ offersAll: false }), 'option')).toEqual(['Flowers', 'Topics'])
  })

  it('begins with the one that is shown', () => {
    expect(words({ only: 'network' })).toContain('<option value="network" selected="">')
  })
})

describe('what was changed twice', () => {
  it('is shown with both texts, and where they differ', () => {
    const field = { name: 'name', label: 'Name', type: 'text' }
    const dialog = shown(Choose, {
      differences: [{ field, mine: 'A red rose', theirs: 'A white rose' }],
      tellOf: () => ({ by: 'Ben', at: '2026-11-23T11:00:00Z' }),
      onChosen: () => {},
    } as never)
    expect(partsIn(dialog, 'legend')).toEqual(['Name'])
    expect(partsIn(dialog, 'mark').map(pageText)).toEqual(['red', 'white'])
    expect(pageText(dialog)).toContain('This was changed twice')
    expect(pageText(dialog)).toContain('Ben')
  })
})

describe('what people say of an entry', () => {
  const comment = (id: number, more: object = {}) => ({
    ...{ id, by: 'Ann', at: '2026-11-23T11:00:00Z', body: `Comment <${id}>`, field: null },
    ...{ resolvedAt: null, resolvedBy: null, ...more },
  })
  const told = (comments: object[]) =>
    shown(Comments, {
      of: 'flowers/7',
      told: { comments, people: [], refusals: { comment: 'No.' } },
      fields: [{ name: 'uses', label: 'Uses' }],
      say: async () => true,
      resolve: async () => true,
    } as never)

  it('is told with who said it of which field, and what is resolved is out of the way', () => {
    const whole = told([
      comment(1, { field: 'uses' }),
      comment(2, { resolvedAt: '2026-11-23T11:00:00Z' }),
      comment(3, { by: null }),
    ])
    const [first = '', second = '', third = ''] = partsIn(whole, 'li').map(pageText)
    expect(first).toMatch(/^Ann on Uses, .* Comment &lt;1&gt; Resolve$/)
    expect(second).toMatch(/^Somebody who is gone , .* Comment &lt;3&gt; Resolve$/)
    expect(third).toMatch(/Comment &lt;2&gt; Open it again Resolved by somebody who is gone$/)
    expect(pageText(partsIn(whole, 'summary')[0] ?? '')).toBe('One is resolved')
  })

  it('is not written by who may not, and nothing is said of what is not there', () => {
    expect(told([])).not.toMatch(/<textarea|<details|<ul/)
  })
})

/** The pages of what is to be done, and their parts: the backlog, the plans of a month, what nobody has checked. */
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { termOf } from '#src/read-model/terms.ts'
import { pageSeen, payloadOf, seen } from '#test/admin-views.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import type { Plan } from '../plans.ts'
import { Backlog } from './backlog.tsx'
import { DeskLinks } from './links.tsx'
import { NextToWrite } from './next-to-write.tsx'
import { Plans } from './plans.tsx'
import { PlansCalendar } from './plans-calendar.tsx'
import { ReviewCell } from './review-cell.tsx'
import { RuleCell } from './rule-cell.tsx'
import { TaskActs } from './task-acts.tsx'
import { TroubledPlans } from './troubled-plans.tsx'
import { UncheckedEntries } from './unchecked.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)

const now = new Date('2027-05-01T12:00:00Z')
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterAll(() => void vi.useRealTimers())

const editor = { id: 7, role: 'editor' as const, services: ['flowers' as const] }
const writer = { ...editor, role: 'writer' as const }
const both = { ...editor, services: ['flowers' as const, 'food' as const] }

const nothing: RecordedAnswer = { to: '', rows: () => [] }
const rows = (to: string, ...given: object[]): RecordedAnswer => ({ to, rows: () => given })
const asked = (name: string, times = 1, more: object = {}) => ({
  ...{ service: 'flowers', name, times, resource: null, document: null, ...more },
})
const day = (name: string, starts: string, more: object = {}) => ({
  ...{ service: 'flowers', resource: flowerDays.id, id: 3, slug: name, name, terms: [], starts, ends: starts, ...more },
})
const count = (term: string, written: number, waiting: number) => ({
  ...{ service: 'flowers', resource: flowers.id, term, written, waiting },
})
const names = (...entries: [key: string, name: string][]): RecordedAnswer =>
  rows('as key', ...entries.map(([key, name]) => ({ key, name })))

describe('the page of the backlog', () => {
  const cms = { count: async () => ({ totalDocs: 0 }) }
  const page = (answers: readonly RecordedAnswer[], { user = editor as object, query = {} } = {}) =>
    pageSeen(Backlog, { user, query, cms, answers: [...answers, nothing] })

  it('tells what is wanted most first, why, by whom it is taken, and where one begins', async () => {
    const shown = await page([
      rows('from serving.asked', asked('moon lily', 20), asked('<b>rose</b>', 10)),
      rows('from editing.tasks', {
        ...asked('moon lily'),
        kind: 'asked',
        key: 'moon lily',
        assigneeId: 8,
        assignee: 'Ben',
      }),
    ])
    expect(shown.part('backlog__tasks').lines.slice(0, 2)).toEqual([
      '40',
      'moon lily Flowers · Asked for 20 times in 30 days · Ben',
    ])
    expect(shown.part('backlog__tasks').lines).toContain('<b>rose</b> Flowers · Asked for 10 times in 30 days')
    expect(shown.html).not.toContain('<b>rose')
    expect(shown.part('backlog__tasks').links[0]).toEqual(['moon lily', '/admin/collections/flowers/create'])
  })

  it('has nine tasks, and all of them where they are asked for, of the same catalogue', async () => {
    const many = rows('from serving.asked', ...Array.from({ length: 12 }, (_, at) => asked(`name ${at}`, 30 + at)))
    const shown = await page([many], { user: both, query: { service: 'flowers' } })
    expect(shown.part('backlog__tasks').links).toHaveLength(9)
    const [[words = '', address = ''] = []] = shown.part('backlog__note').links
    expect([words.replace(/\d+/, 'n'), address]).toEqual(['All n', '/admin/backlog?service=flowers&all=yes'])
    const whole = await page([many], { query: { all: 'yes' } })
    expect(whole.part('backlog__tasks').links.length).toBeGreaterThan(11)
    expect(whole.part('backlog__note').links).toEqual([])
  })

  it('is of the catalogues that the person works on, and of no other by its address', async () => {
    const shown = await page([], { query: { service: 'food' } })
    expect(shown.field('service').value).toBe('')
    expect(shown.field('service').options.map(([words]) => words)).toEqual([
      'All that you work on',
      'Topics',
      'Flowers',
    ])
    expect(JSON.stringify(shown.asked.map(({ values }) => values))).not.toContain('"food"')
  })

  it('counts the days ahead to which nothing belongs', async () => {
    const [parameter] = Object.entries(flowers.links).find(([, { to }]) => to === flowerDays.id) ?? ['']
    const shown = await page([
      rows('from read_model.occurrences', day('full', '2027-05-02', { ends: '2027-05-04' }), day('bare', '2027-05-03')),
      { to: 'and term = any(', rows: () => [{ term: termOf(flowers, parameter, 'full'), written: 2 }] },
    ])
    expect(shown.part('backlog__ahead').lines).toEqual(['Flowers87 with nothing'])
    const marks = [...shown.html.matchAll(/<i data-state="(\w+)" title="(.*?)">/g)]
      .slice(0, 5)
      .map(([, ...mark]) => mark)
    expect(marks).toEqual([
      ['none', '2027-05-01: nothing'],
      ['full', '2027-05-02: full'],
      ['full', '2027-05-03: full, bare'],
      ['full', '2027-05-04: full'],
      ['none', '2027-05-05: nothing'],
    ])
  })

  it('says what of a catalogue is written and waits, by kind; of one alone by facet and country too', async () => {
    const counts = [
      count('', 40, 2),
      count(termOf(flowers, 'color', 'red'), 7, 0),
      count(termOf(flowers, 'color', 'white'), 0, 0),
    ]
    const countries = { to: "split_part(term, ':', 2)", rows: () => [{ code: 'FR', written: 1, waiting: 3 }] }
    const all = await page([countries, rows('from read_model.counts', ...counts)])
    const waiting = all.part('backlog__waiting')
    expect(waiting.lines.slice(waiting.lines.indexOf('flowers'), waiting.lines.indexOf('flowers') + 3)).toEqual([
      ...['flowers', '40', '2'],
    ])
    expect(waiting.links[0]?.[0]).toBe('2')
    expect(all.lines.at(-1)).toBe('Choose a catalogue for what waits by facet, country and month.')
    const one = await page([countries, rows('from read_model.counts', ...counts)], { query: { service: 'flowers' } })
    const { lines } = one.part('backlog__waiting')
    expect(lines).toEqual(expect.arrayContaining(['flowers, colour', 'flowers, country', 'France']))
    expect(lines.slice(lines.indexOf('flowers, colour'), lines.indexOf('flowers, colour') + 7).slice(4)).toEqual([
      ...['red', '7', '0'],
    ])
    expect(lines).not.toContain('white')
  })

  it('says the values of each kind of facet in words', async () => {
    const old = { ...count(termOf(cheeses, 'min_age', 5), 2, 1), service: 'cheese', resource: cheeses.id }
    const { part } = await page([rows("split_part(term, ':', 2)"), rows('from read_model.counts', old)], {
      user: { ...editor, services: ['cheese'] },
      query: { service: 'cheese' },
    })
    const { lines } = part('backlog__waiting')
    const caption = lines.indexOf('cheeses, aged at least')
    expect(lines.slice(caption, caption + 7).slice(4)).toEqual(['extra-aged (2 years and more)', '2', '1'])
  })

  it('leads from what is to be looked after, while there is any', async () => {
    const { part } = await page([
      rows("state = 'in review'", { collection: 'flowers', id: 3 }),
      names(['flowers 3', 'Rose']),
    ])
    const care = part('backlog__care')
    expect(care.lines.slice(0, 2)).toEqual(['In review 1', 'Due for a re-check 0'])
    expect(care.links).toEqual([['In review', '/admin']])
  })

  it('is given to others by who publishes alone', async () => {
    const people = rows('from users u order', { id: 8, name: 'Ben', services: ['flowers'] })
    const wanted = rows('from serving.asked', asked('lily', 50))
    expect((await page([people, wanted])).html).toContain('aria-label="Who writes lily"')
    const taken = await page([people, wanted], { user: writer })
    expect(taken.html).not.toContain('Who writes')
    expect(taken.html).toContain('aria-label="Take lily"')
  })
})

describe('what is done with a task', () => {
  const acts = async (more: object) => {
    const task = { service: 'flowers', kind: 'asked', key: 'lily', title: 'Lily' }
    const props = { task, assigneeId: null, me: 7, isEditor: false, colleagues: [], ...more }
    const { html } = await seen(createElement(TaskActs, props as never))
    return [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)
  }

  it('is what the person may: of another’s task a writer does nothing', async () => {
    expect(await acts({})).toEqual(['Take Lily', 'Lily is done'])
    expect(await acts({ assigneeId: 7 })).toEqual(['Leave Lily', 'Lily is done'])
    expect(await acts({ assigneeId: 8 })).toEqual([])
    expect(await acts({ assigneeId: 8, isEditor: true })).toEqual(['Lily is done'])
    expect(await acts({ assigneeId: 8, isEditor: true, colleagues: [{ id: 8, name: 'Ben' }] })).toEqual([
      'Who writes Lily',
      'Lily is done',
    ])
  })
})

describe('on the dashboard', () => {
  const shown = async (answers: readonly RecordedAnswer[], user: object | null = editor) => {
    const { payload } = payloadOf([...answers, nothing])
    return seen(createElement(NextToWrite, { payload, user } as never))
  }

  it('stand the five tasks that are wanted most, who writes them, and the way to all', async () => {
    const many = rows('from serving.asked', ...[40, 50, 60, 45, 55, 35].map((times) => asked(`name ${times}`, times)))
    const taken = { ...asked('name 60'), kind: 'asked', key: 'name 60', assigneeId: 8, assignee: 'Ben' }
    const { lines, links } = await shown([many, rows('from editing.tasks', taken)])
    expect(links.map(([words]) => words)).toEqual([
      ...['name 60', 'name 55', 'name 50', 'name 45', 'name 40', 'The whole backlog'],
    ])
    expect(lines).toContain('Asked for 60 times in 30 daysBen writes it.')
    expect(lines).toContain('Flowers')
  })

  it('stands nothing for nobody', async () => {
    expect((await shown([], null)).html).toBe('')
  })
})

describe('what was planned and not done in time', () => {
  const job = (id: number, more: object = {}) => ({
    ...{ id, collection: 'flowers', document_id: '3', type: 'publish', planned_for: '2027-05-01T09:00:00Z' },
    ...{
      wait_until: '2027-05-01T13:00:00Z',
      total_tried: 0,
      has_error: false,
      reason: null,
      person: 'Ann',
      person_id: 8,
    },
    ...more,
  })
  const late = (id: string, more: object = {}) => ({
    ...{ id, collection: 'flowers', documentId: 3, type: 'unpublish', plannedFor: '2027-04-30T09:00:00Z' },
    ...{ at: new Date('2027-04-30T10:00:00Z'), by: null, ...more },
  })
  const shown = async (jobs: object[], done: object[] = [], user: object | null = editor) => {
    const answers = [
      rows('from payload_jobs', ...jobs),
      rows('from editing.audit', ...done),
      names(['flowers 3', 'Rose']),
    ]
    const { payload, asked: statements } = payloadOf(answers)
    const { html, lines, links } = await seen(createElement(TroubledPlans, { payload, user } as never))
    return { html, lines, links, statements }
  }

  it('says why, and whether it is tried again', async () => {
    const { lines, links } = await shown([
      job(5, { total_tried: 2, reason: 'connect ECONNREFUSED 10.0.0.7' }),
      job(6, { total_tried: 9, has_error: true, reason: 'Needs a source.', document_id: '4', person: null }),
    ])
    expect(links).toEqual([
      ['Rose', '/admin/collections/flowers/3'],
      ['Number 4', '/admin/collections/flowers/4'],
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        'The database was away.',
        'It is tried again in 1 hour.',
        'Needs a source.',
        'It was tried 9 times, and given up.',
        'Publish, planned by Annfor 1 May 2027, 09:00 UTC 3 hours ago',
      ]),
    )
    expect(lines.join()).toContain('Publish, planned by somebody who is gone')
  })

  it('tells what was done late with when that was', async () => {
    const { lines } = await shown([], [late('90')])
    expect(lines.join(' ')).toContain('Unpublish, planned by somebody who is gonefor 30 Apr 2027, 09:00 UTC 1 day ago')
    expect(lines).toContain('Done late: 30 Apr 2027, 10:00 UTC 1 day ago')
  })

  it('is nothing while all goes well, or is of other catalogues', async () => {
    expect((await shown([job(5)])).html).toBe('')
    const elsewhere = { collection: 'colours' }
    expect((await shown([job(5, { ...elsewhere, total_tried: 2 })], [late('90', elsewhere)])).html).toBe('')
  })

  it('is for who publishes, and others are not even asked about', async () => {
    for (const user of [writer, null]) {
      const { html, statements } = await shown([job(5, { total_tried: 2 })], [], user)
      expect([html, statements]).toEqual(['', []])
    }
  })
})

describe('the page of plans', () => {
  const page = (query: Record<string, string>, user: object = both) =>
    pageSeen(Plans, { user, query, answers: [nothing] })
  const steps = ({ links }: Awaited<ReturnType<typeof page>>) =>
    links.map(([, address]) => address).filter((address) => address.startsWith('/admin/plans?'))

  it('is of this month, and leads to the months beside it', async () => {
    const shown = await page({})
    expect(shown.lines).toContain('May 2027')
    expect(steps(shown)).toEqual(['/admin/plans?month=2027-04', '/admin/plans?month=2027-06'])
    expect(shown.lines).toContain('Nothing is planned in this month.')
  })

  it('is of another month and one catalogue where they are asked for, and stays so from month to month', async () => {
    const shown = await page({ month: '2028-02', service: 'food' })
    expect(shown.lines).toContain('February 2028')
    expect(steps(shown)).toEqual([
      '/admin/plans?month=2028-01&service=food',
      '/admin/plans?month=2028-03&service=food',
      '/admin/plans?month=2027-05&service=food',
    ])
    expect(shown.field('month').value).toBe('2028-02')
    expect(shown.html.match(/<li data-day="/g)).toHaveLength(29)
    expect(steps(await page({ month: '2027-12' })).slice(0, 2)).toEqual([
      '/admin/plans?month=2027-11',
      '/admin/plans?month=2028-01',
    ])
  })

  it('is of this month where no other is meant', async () => {
    for (const month of ['2027-13', '2027-1', 'next', '2027-00'])
      expect((await page({ month })).lines).toContain('May 2027')
  })

  it('is of what the person works on, whatever the address says', async () => {
    const { asked: statements } = await page({ service: 'colours' }, editor)
    expect(JSON.stringify(statements.map(({ values }) => values))).not.toContain('colours')
  })
})

describe('the calendar of plans', () => {
  const plan = (more: Partial<Plan> = {}): Plan => ({
    ...{ key: 'job 5', kind: 'publish', state: 'planned', day: '2027-05-02', at: '2027-05-02T09:05:00.000Z' },
    ...{ service: 'flowers', name: 'Rose', one: 'flower', href: '/admin/collections/flowers/3', by: 'Ann', said: '' },
    ...{ move: null, ...more },
  })
  const days = ['2027-05-01', '2027-05-02', '2027-05-03'] as const
  const shown = (plans: readonly Plan[], today: (typeof days)[number] = '2027-05-02') =>
    seen(createElement(PlansCalendar, { days, today, plans }))

  it('has each plan on its day, with what it is and when', async () => {
    const { html, links } = await shown([plan()])
    const [, second] = html.split('<li data-day=').slice(1)
    expect(second).toMatch(/^"2027-05-02" class="today" aria-current="date"/)
    expect(second).toContain('<small>Publish 09:05</small>')
    expect(second).toContain('title="flower, by Ann"')
    expect(links).toEqual([['Rose', '/admin/collections/flowers/3']])
    expect(html).not.toContain('Nothing is planned')
  })

  it('begins below the weekday of its first day, and tells what is past', async () => {
    const { html } = await shown([plan({ day: '2027-05-01' })])
    expect(html.match(/grid-column-start:\d/g)).toEqual(['grid-column-start:6'])
    expect(html).toContain('data-day="2027-05-01" class="past"')
    expect(html).toContain('data-day="2027-05-03" class="empty"')
  })

  it.each([
    [{ state: 'done' }, 'Published 09:05'],
    [{ state: 'done', kind: 'unpublish' }, 'Unpublished 09:05'],
    [{ state: 'done late', said: '2027-05-01T22:00:00Z' }, 'Published late, 09:05: it was due 1 May, 22:00'],
    [{ state: 'failed' }, 'Publish 09:05: it failed'],
    [{ state: 'tried again' }, 'Publish 09:05: it is tried again'],
    [{ kind: 're-check', at: null }, 'Re-check'],
    [{ kind: 'pick', at: null }, 'Pick of the day'],
  ] as const)('says of %j: %s', async (more, words) => {
    expect((await shown([plan(more)])).html).toContain(`<small>${words}</small>`)
  })

  it('lets those be moved that may be', async () => {
    const move = { method: 'PATCH', address: '/x', takes: 'instant', field: 'at' } as const
    const { html } = await shown([plan({ key: '1', move, name: 'Lily' }), plan()])
    expect(html.match(/aria-label="Move [^"]*"/g)).toEqual(['aria-label="Move Lily"'])
    expect(html.match(/draggable="true"/g)).toHaveLength(1)
  })
})

describe('the page of what nobody has checked', () => {
  const entry = (id: number, reads: number) => ({
    ...{ service: 'flowers', resource: 'flower', id, name: `Rose ${id}`, reads, score: 12 },
  })
  const page = (entries: object[], counted: number, query: Record<string, string> = {}) =>
    pageSeen(UncheckedEntries, {
      user: both,
      query,
      answers: [
        rows(
          'group by service, resource',
          ...(counted ? [{ service: 'flowers', resource: 'flower', count: counted }] : []),
        ),
        rows('order by reads desc', ...entries),
      ],
    })

  it('has what is read most first, and where all of a kind are', async () => {
    const { lines, links } = await page([entry(3, 12), entry(4, 1)], 2)
    expect(lines).toContain('What is read most, first')
    expect(lines).toContain('12')
    expect(lines).toContain('Rose 3 Flowers · flower · score 12')
    expect(lines).toContain('Flowers: flowers 2')
    expect(links.slice(-3).map(([words]) => words)).toEqual(['Rose 3', 'Rose 4', 'Flowers: flowers'])
    expect(links.at(-1)?.[1]).toContain('provenance.checkedBy')
  })

  it('says how many there are where not all are shown, and that there are none', async () => {
    expect((await page([entry(3, 12)], 101)).lines).toContain('The 100 that are read most, of 101')
    expect((await page([], 0)).lines).toContain('Everything that readers see has been checked.')
  })

  it('is of one catalogue where that is asked for', async () => {
    const { asked: statements, field } = await page([], 0, { service: 'food' })
    expect(statements.map(({ values }) => values[0])).toEqual([['food'], ['food']])
    expect(field('service').value).toBe('food')
  })
})

describe('a cell of a list', () => {
  const cell = async (part: never, props: object, answers: readonly RecordedAnswer[]) => {
    const { payload, asked: statements } = payloadOf(answers)
    const all = [3, 4].map((id) =>
      createElement(part, { ...props, payload, key: id, rowData: { id, speaksOf: id } } as never),
    )
    const shown = await seen(createElement('p', {}, all))
    return { lines: shown.lines, html: shown.html, statements }
  }
  const review = (told: object) =>
    cell(ReviewCell as never, { collectionSlug: 'flowers' }, [
      rows(
        'from unnest($2::int[])',
        { state: null, assignee: null, maker: null, ...told },
        { state: null, assignee: null, maker: null },
      ),
    ])

  it('says how far a review has come, whose turn it is and who made it; a dash where nobody is', async () => {
    expect((await review({ state: 'in review', assignee: 'Ben' })).lines).toEqual(['In review, Ben–'])
    expect((await review({ state: 'writing', assignee: 'Ben' })).lines).toEqual(['Writing, Ben–'])
    expect((await review({ state: 'approved' })).lines).toEqual(['Approved–'])
    expect((await review({ state: 'writing', maker: 'Ann' })).lines).toEqual(['made by Ann–'])
    expect((await review({ state: 'writing' })).lines).toEqual(['––'])
  })

  it('is asked about with all rows of its list, by one statement', async () => {
    const { statements } = await review({})
    expect(statements.map(({ values }) => values)).toEqual([['flowers', [3, 4]]])
  })

  const fixed = [{ blockType: 'fixed-date', month: 5, day: 1, durationDays: 1 }]

  it('says when a day falls by its occasion, which is named', async () => {
    const answers = [rows('left join', { name: 'May Day', rule: fixed }, { name: 'Some day', rule: null })]
    const { html } = await cell(RuleCell as never, { cellData: null }, answers)
    expect(html).toMatch(/1 May.*<small class="cell__beside">with May Day<\/small>/)
    expect(html).toContain('<small class="cell__beside">with Some day</small>')
  })

  it('says when a day falls by its own rule, and a dash where nobody has said', async () => {
    const own = async (cellData: unknown) => {
      const { payload } = payloadOf([])
      return (await seen(createElement(RuleCell as never, { cellData, payload, rowData: { speaksOf: null } }))).lines
    }
    expect((await own(fixed)).join()).toContain('1 May')
    expect(await own(null)).toEqual(['–'])
    expect(await own([{ blockType: 'fixed-date', month: 13, day: 1 }])).toEqual(['–'])
  })
})

it('the ways to what is to be done stand above the collections', async () => {
  expect((await seen(createElement(DeskLinks))).links).toEqual([
    ['Backlog', '/admin/backlog'],
    ['Plans', '/admin/plans'],
  ])
})

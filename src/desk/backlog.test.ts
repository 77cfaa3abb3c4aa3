import { describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { flowerDays, flowers, places } from '#src/read-model/resources/flowers.ts'
import { termOf } from '#src/read-model/terms.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { backlogOf, comingDays, isThere, waitingListOf, writtenAndWaiting } from './backlog.ts'
import { backlogEndpoint } from './endpoints.ts'

const today = '2027-05-01' as Day
const writer = { id: 7, role: 'writer' as const, services: ['flowers' as const] }

type Ground = { asked?: object[]; days?: object[]; counts?: object[]; taken?: object[] }

const answers = ({ asked = [], days = [], counts = [], taken = [] }: Ground): RecordedAnswer[] => [
  { to: 'from serving.asked', rows: () => asked },
  { to: 'from read_model.occurrences', rows: () => days },
  {
    to: 'and term = any(',
    rows: ([, terms]) => counts.filter((row) => (terms as string[]).includes((row as { term: string }).term)),
  },
  { to: 'from read_model.counts', rows: () => counts },
  { to: 'from editing.tasks', rows: () => taken },
]

/** The tasks of the backlog, without those of facets, which nearly all have few entries here. */
async function told(ground: Ground, { only }: { only?: 'flowers' } = {}) {
  const { execute, asked } = saving({ answers: answers(ground) })
  const all = await backlogOf(execute, writer, { today, ...(only && { only }) })
  return {
    all,
    asked,
    tasks: all.filter(({ kind }) => kind !== 'facet'),
    facets: all.filter(({ kind }) => kind === 'facet'),
  }
}

const day = (slug: string, starts: string, more: object = {}) => ({
  ...{ service: 'flowers', resource: flowerDays.id, id: 3, slug, name: slug, terms: [], starts, ends: starts },
  ...more,
})
const written = (term: string, count: number, more: object = {}) => ({
  ...{ service: 'flowers', resource: flowers.id, term, written: count, waiting: 0 },
  ...more,
})

describe('a name that readers ask for', () => {
  it('is wanted by how often it was asked for, and is written from nothing', async () => {
    const asked = [
      { service: 'flowers', name: 'blue rose', times: 1, resource: null, document: null },
      { service: 'flowers', name: 'moon lily', times: 5, resource: null, document: null },
    ]
    expect((await told({ asked })).tasks).toEqual([
      expect.objectContaining({
        ...{ kind: 'asked', key: 'moon lily', title: 'moon lily', why: 'Asked for 5 times in 30 days', points: 10 },
        ...{ href: '/admin/collections/flowers/create', assigneeId: null, assignee: null },
      }),
      expect.objectContaining({ title: 'blue rose', why: 'Asked for once in 30 days', points: 2 }),
    ])
  })

  it('is written from its draft where there is one, of whichever kind that is', async () => {
    const asked = [{ service: 'flowers', name: 'kew', times: 2, resource: places.id, document: 9 }]
    const [task] = (await told({ asked })).tasks
    expect(task).toMatchObject({ why: 'Asked for 2 times in 30 days; a draft waits' })
    expect(task?.href).toMatch(/places\/9$/)
  })
})

describe('a day to come', () => {
  it('is wanted where nothing belongs to it, the sooner the more', async () => {
    const days = [
      day('a day', '2027-05-01', { id: 1 }),
      day('b day', '2027-05-02', { id: 2 }),
      day('c day', '2027-07-30', { id: 4 }),
    ]
    expect((await told({ days })).tasks.map(({ title, why, points }) => [title, why, points])).toEqual([
      ['a day', 'Today, and nothing belongs to it', 12],
      ['b day', 'Tomorrow, and nothing belongs to it', 12],
      ['c day', 'In 90 days, and nothing belongs to it', 1],
    ])
  })

  it('is wanted once, for the first time that it falls, and not after it has begun', async () => {
    const days = [
      day('feast', '2027-04-30', { ends: '2027-05-02' }),
      day('feast', '2027-05-08'),
      day('feast', '2027-05-15'),
    ]
    const { tasks } = await told({ days })
    expect(tasks.map(({ key }) => key)).toEqual([expect.stringMatching(/ 3 2027-05-08$/)])
    expect(tasks[0]?.href).toMatch(/^\/admin\/collections\/.*\/3$/)
  })

  it('is not wanted where an entry names it', async () => {
    const [parameter] = Object.entries(flowers.links).find(([, { to }]) => to === flowerDays.id) ?? ['']
    const counts = [written(termOf(flowers, parameter, 'named'), 2)]
    const days = [day('named', '2027-05-03', { id: 1 }), day('bare', '2027-05-05')]
    expect((await told({ days, counts })).tasks.map(({ title }) => title)).toEqual(['bare'])
    const { execute } = saving({ answers: answers({ days, counts }) })
    const entries = (await comingDays(execute, ['flowers'], today)).map((one) => [one.name, one.entries])
    expect(entries).toEqual([
      ['named', 2],
      ['bare', 0],
    ])
  })

  it('is left alone once somebody said that it is done', async () => {
    const days = [day('feast', '2027-05-08')]
    const key = (await told({ days })).tasks[0]?.key
    const taken = [{ service: 'flowers', kind: 'day', key, assigneeId: null, assignee: null, doneOn: '2027-01-01' }]
    expect((await told({ days, taken })).tasks).toEqual([])
  })
})

describe('a value of a facet with few entries', () => {
  const term = termOf(flowers, 'color', 'multi')
  const task = async (counts: object[], taken: object[] = []) =>
    (await told({ counts, taken })).facets.find(({ key }) => key === 'color:multi')

  it('is wanted until there are three, in words', async () => {
    expect(await task([])).toMatchObject({
      title: 'flowers, colour: several at once',
      why: 'None is written',
      points: 3,
      href: waitingListOf(flowers),
    })
    expect(await task([written(term, 1)])).toMatchObject({ why: 'One is written', points: 2 })
    expect(await task([written(term, 2)])).toMatchObject({ why: '2 are written', points: 1 })
    expect(await task([written(term, 3)])).toBeUndefined()
  })

  it('leads to the drafts that have it, where some wait', async () => {
    const draftsTask = await task([written(term, 0, { waiting: 4 })])
    expect(draftsTask).toMatchObject({ why: 'None is written, 4 wait' })
    const query = new URL(draftsTask?.href ?? '', 'https://x').searchParams
    expect([...query.values()]).toEqual(['draft', 'multi'])
  })

  it('is left alone for ninety days once it is done, and then wanted again', async () => {
    const done = (doneOn: string) => [
      { service: 'flowers', kind: 'facet', key: 'color:multi', assigneeId: null, assignee: null, doneOn },
    ]
    expect(await task([], done('2027-01-31'))).toMatchObject({ points: 3 })
    expect(await task([], done('2027-02-01'))).toBeUndefined()
  })
})

describe('the backlog', () => {
  const asked = [{ service: 'flowers', name: 'moon lily', times: 1, resource: null, document: null }]

  it('has what is most wanted first, and names whoever took it', async () => {
    const taken = [
      { service: 'flowers', kind: 'asked', key: 'moon lily', assigneeId: 8, assignee: 'Ben', doneOn: null },
    ]
    const { all } = await told({ asked, taken, days: [day('feast', '2027-05-08')] })
    expect(all[0]).toMatchObject({ title: 'feast', assigneeId: null })
    expect(all.map(({ points }) => points)).toEqual(all.map(({ points }) => points).toSorted((a, b) => b - a))
    expect(all.find(({ kind }) => kind === 'asked')).toMatchObject({ assigneeId: 8, assignee: 'Ben' })
  })

  it('is of the catalogues that the person works on', async () => {
    const { asked: statements, all } = await told({ asked })
    for (const { values } of statements) expect(JSON.stringify(values)).not.toContain('colours')
    expect(new Set(all.map(({ service }) => service))).toEqual(new Set(['flowers']))
    expect((await told({ asked }, { only: 'flowers' })).asked.map(({ values }) => values[0])).toContainEqual([
      'flowers',
    ])
  })

  it('knows whether there is such a task: nobody takes what is not wanted', async () => {
    const { execute } = saving({ answers: answers({ asked }) })
    const there = (key: string) => isThere(execute, writer, today, { service: 'flowers', kind: 'asked', key })
    expect(await there('moon lily')).toMatchObject({ title: 'moon lily' })
    expect(await there('sun lily')).toBeUndefined()
  })
})

it('counts are of a term, or of all of a resource, and nothing where nobody wrote', async () => {
  const { execute } = saving({
    answers: answers({ counts: [written('', 40, { waiting: 2 }), written('flower:color:red', 7)] }),
  })
  const counts = await writtenAndWaiting(execute, ['flowers'])
  expect(counts(flowers)).toEqual({ written: 40, waiting: 2 })
  expect(counts(flowers, 'flower:color:red')).toEqual({ written: 7, waiting: 0 })
  expect(counts(flowers, 'flower:color:blue')).toEqual({ written: 0, waiting: 0 })
})

describe('what is done with a task', () => {
  const lily = { service: 'flowers', name: 'moon lily', times: 5, resource: null, document: null }
  const people = [
    { id: 7, name: 'Ann', services: ['flowers'] },
    { id: 8, name: 'Ben', services: [] },
    { id: 9, name: 'Cem', services: ['food'] },
  ]
  const task = { service: 'flowers', kind: 'asked', key: 'moon lily' }

  /** What the endpoint answers, and the row and the line of the record that came of it. */
  async function done(said: object, { user = writer as object | null, assigneeId = null as number | null } = {}) {
    const taken = assigneeId === null ? [] : [{ ...task, assigneeId, assignee: 'Somebody', doneOn: null }]
    const { req, asked, ended } = saving({
      user: user as never,
      answers: [
        { to: 'insert into editing', rows: () => [] },
        ...answers({ asked: [lily], taken }),
        { to: 'from users u order', rows: () => people },
      ],
    })
    Object.assign(req, { data: { ...task, ...said }, t: (words: string) => words })
    const status = await Promise.resolve()
      .then(() => backlogEndpoint.handler(req))
      .then(
        (response) => response.status,
        (error: { status?: number }) => error.status,
      )
    const row = asked.find(({ text }) => text.includes('insert into editing.tasks'))
    const line = asked.find(({ text }) => text.includes('insert into editing.audit'))
    const [record] = line
      ? (JSON.parse(String(line.values[0])) as { kind: string; title: string; reason: string }[])
      : []
    return { status, row: row?.values, record, ended }
  }
  const editor = { ...writer, id: 8, role: 'editor' }

  it('is taking it, leaving it, or saying that it is done, and is recorded', async () => {
    expect(await done({ action: 'take' })).toMatchObject({
      ...{ status: 200, row: ['flowers', 'asked', 'moon lily', 7, 7, false] },
      record: { kind: 'assigned', title: 'moon lily', reason: 'of the backlog, to Ann' },
    })
    expect(await done({ action: 'leave' }, { assigneeId: 7 })).toMatchObject({
      ...{ status: 200, row: ['flowers', 'asked', 'moon lily', null, 7, false] },
      record: { reason: 'of the backlog, to nobody' },
    })
    expect(await done({ action: 'done' }, { assigneeId: 7 })).toMatchObject({
      ...{ status: 200, row: ['flowers', 'asked', 'moon lily', null, 7, true] },
      record: { kind: 'task done', reason: 'of the backlog' },
    })
  })

  it('is giving it to who works there, by an editor alone', async () => {
    const given = (assigneeId: number | null, user: object) => done({ action: 'assign', assigneeId }, { user })
    expect(await given(8, editor)).toMatchObject({ status: 200, row: [...Object.values(task), 8, 8, false] })
    expect(await given(null, editor)).toMatchObject({ status: 200, record: { reason: 'of the backlog, to nobody' } })
    for (const id of [9, 10]) expect(await given(id, editor)).toMatchObject({ status: 400, row: undefined })
    expect(await given(7, writer)).toMatchObject({ status: 403, row: undefined })
  })

  it('is nothing with one that somebody else has, unless by an editor', async () => {
    for (const action of ['take', 'leave', 'done']) {
      expect(await done({ action }, { assigneeId: 8 }), action).toMatchObject({ status: 403, row: undefined })
      expect((await done({ action }, { user: editor, assigneeId: 7 })).status, action).toBe(200)
    }
  })

  it.each([
    [{ action: 'take' }, { user: null }, 403],
    [{ action: 'take' }, { user: { ...writer, services: ['food'] } }, 403],
    [{ action: 'take', key: 'sun lily' }, {}, 404],
    [{ action: 'give' }, {}, 400],
    [{ action: 'take', key: '' }, {}, 400],
    [{ action: 'take', key: 'a\0b' }, {}, 400],
    [{ action: 'take', service: 'nothing' }, {}, 400],
    [{ action: 'assign', assigneeId: 0 }, {}, 400],
  ])('is not asked by %j', async (said, who, status) => {
    expect(await done(said, who)).toMatchObject({ status, row: undefined, record: undefined })
  })
})

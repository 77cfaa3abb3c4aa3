import { describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { saving } from '#test/saving.ts'
import { plansOf } from './plans.ts'

const now = new Date('2027-05-01T10:00:00Z')
const span = { from: '2027-05-01' as Day, to: '2027-05-31' as Day, owners: ['flowers' as const, 'colours' as const] }
const editor = { id: 7, role: 'editor' as const, services: ['flowers' as const] }
const writer = { ...editor, role: 'writer' as const }

const job = (id: number, at: string, more: object = {}) => ({
  ...{ id, collection: 'flowers', document_id: '3', type: 'publish', planned_for: at, wait_until: at, total_tried: 0 },
  ...{ has_error: false, reason: null, person: 'Ann', person_id: 8, ...more },
})
const doneAt = (id: string, at: string, more: object = {}) => ({
  ...{ id, at: new Date(at), kind: 'published', collection: 'flowers', document: 3, by: 'Ann', late: null, ...more },
})

type Ground = { jobs?: object[]; done?: object[]; rechecks?: object[]; picks?: object[]; names?: object[] }

async function plans(
  { jobs = [], done = [], rechecks = [], picks = [], ...more }: Ground,
  person: Parameters<typeof plansOf>[1] = editor,
) {
  const { names = [{ key: 'flowers 3', name: 'Rose' }] } = more
  const { execute } = saving({
    answers: [
      { to: 'from payload_jobs', rows: () => jobs },
      { to: 'from editing.audit', rows: () => done },
      { to: 'from editing.reviews', rows: () => rechecks },
      { to: 'from picks', rows: () => picks },
      { to: 'as key', rows: () => names },
    ],
  })
  return plansOf(execute, person, span, now)
}

describe('what is planned', () => {
  it('stands on its day, with what it is of, who planned it, and how it is moved', async () => {
    expect(await plans({ jobs: [job(5, '2027-05-10T09:00:00.000Z')] })).toEqual([
      {
        ...{ key: 'job 5', kind: 'publish', state: 'planned', day: '2027-05-10', at: '2027-05-10T09:00:00.000Z' },
        ...{
          service: 'flowers',
          name: 'Rose',
          one: 'flower',
          href: '/admin/collections/flowers/3',
          by: 'Ann',
          said: '',
        },
        move: { method: 'PATCH', address: '/cms/api/flowers/3/schedule/5', takes: 'instant', field: 'at' },
      },
    ])
  })

  it('stands where it was planned while it is tried again, and says why it was not done', async () => {
    const tried = { total_tried: '2', wait_until: '2027-05-12T09:00:00Z', reason: 'Needs a source.' }
    expect(await plans({ jobs: [job(5, '2027-05-10T09:00:00Z', tried)] })).toMatchObject([
      { state: 'tried again', day: '2027-05-10', said: 'Needs a source.' },
    ])
    expect(await plans({ jobs: [job(5, '2027-05-10T09:00:00Z', { ...tried, has_error: true })] })).toMatchObject([
      { state: 'failed' },
    ])
  })

  it('is of the days that are looked at, the first and the last of them too', async () => {
    const at = ['2027-04-30T23:59:59Z', '2027-05-01T00:00:00Z', '2027-05-31T23:59:59Z', '2027-06-01T00:00:00Z']
    const days = (await plans({ jobs: at.map((one, index) => job(index, one)) })).map(({ day }) => day)
    expect(days).toEqual(['2027-05-01', '2027-05-31'])
  })

  it('is of catalogues that the person works on, and of entries that are there', async () => {
    const jobs = [
      job(5, '2027-05-10T09:00:00Z', { collection: 'colours' }),
      job(6, '2027-05-11T09:00:00Z', { document_id: '4' }),
    ]
    const names = [
      { key: 'colours 3', name: 'Red' },
      { key: 'flowers 3', name: 'Rose' },
    ]
    expect(await plans({ jobs, names })).toEqual([])
  })

  it('is told in the order of time; what has no time stands before its day', async () => {
    const jobs = [job(5, '2027-05-10T09:00:00Z'), job(6, '2027-05-02T09:00:00Z', { type: 'unpublish' })]
    const rechecks = [{ collection: 'flowers', id: 3, day: '2027-05-10', by: null }]
    const done = [doneAt('90', '2027-05-01T08:00:00Z')]
    expect((await plans({ jobs, rechecks, done })).map(({ kind, day }) => `${kind} ${day}`)).toEqual([
      'publish 2027-05-01',
      'unpublish 2027-05-02',
      're-check 2027-05-10',
      'publish 2027-05-10',
    ])
  })
})

describe('what was done', () => {
  it('is moved no more, and says when it should have been where it was late', async () => {
    const done = [
      doneAt('90', '2027-05-01T08:00:00Z'),
      doneAt('91', '2027-05-02T08:09:00Z', { kind: 'unpublished', late: '2027-05-02T08:00:00Z' }),
    ]
    expect(await plans({ done })).toMatchObject([
      { key: 'line 90', kind: 'publish', state: 'done', move: null, said: '' },
      { key: 'line 91', kind: 'unpublish', state: 'done late', move: null, said: '2027-05-02T08:00:00Z' },
    ])
  })
})

describe('who moves a plan', () => {
  const jobs = [job(5, '2027-05-10T09:00:00Z')]
  const picks = [{ id: 4, service: 'flowers', day: '2027-05-10', resource: 'flower', document: 3 }]

  it('is who publishes, and no writer', async () => {
    expect((await plans({ jobs, picks })).map(({ kind, move }) => [kind, move?.address])).toEqual([
      ['pick', '/cms/api/picks/4'],
      ['publish', '/cms/api/flowers/3/schedule/5'],
    ])
    expect((await plans({ jobs, picks }, writer)).map(({ move }) => move)).toEqual([null, null])
  })

  it('leaves a pick of a day that is past, and may move that of today', async () => {
    const on = async (day: string) => (await plans({ picks: [{ ...picks[0], day }] })).map(({ move }) => move !== null)
    expect(await on('2027-04-30')).toEqual([false])
    expect(await on('2027-05-01')).toEqual([true])
  })

  it('reaches a pick by its own form, and a re-check by the review of its entry', async () => {
    const rechecks = [{ collection: 'flowers', id: 3, day: '2027-05-10', by: 'Ben' }]
    const [pick] = await plans({ picks })
    expect(pick).toMatchObject({ href: '/admin/collections/picks/4', name: 'Rose', at: null })
    const [recheck] = await plans({ rechecks })
    expect(recheck).toMatchObject({
      by: 'Ben',
      move: {
        method: 'POST',
        address: '/cms/api/flowers/3/review',
        field: 'recheckOn',
        also: { action: 'set a re-check' },
      },
    })
  })
})

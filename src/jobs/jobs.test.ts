import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { termOf } from '#src/read-model/terms.ts'
import { encrypt } from '#src/sign-in/keys.ts'
import { fewEntries, yearly } from '#test/few-entries.ts'
import { ran } from '#test/ran.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { askedForJob } from './asked-for.ts'
import { auditJob } from './audit.ts'
import { datesJob } from './dates.ts'
import { hubJob } from './hub.ts'
import { jobs } from './index.ts'
import { measuresOfWork } from './measures.ts'
import { nextDatesJob } from './next-dates.ts'
import { picksJob } from './picks.ts'
import { picturesJob } from './pictures.ts'
import { purgesJob } from './purges.ts'
import { readCountsJob } from './read-counts.ts'
import { jobStatus } from './status.ts'
import { webhooksJob } from './webhooks.ts'

const now = new Date('2026-05-01T12:00:30Z')

const fails: RecordedAnswer = {
  to: '',
  rows: () => {
    throw new Error('away')
  },
}
const nothing: RecordedAnswer = { to: '', rows: () => [] }

const settings = { ...env }
afterEach(() => void Object.assign(env, settings))

describe('what was asked for in vain', () => {
  const reads = () => {
    const counter = readCounter()
    for (const name of ['orchid', 'peony', 'orchid']) counter.countMissed('flowers', name, 'Ask/1.0')
    counter.countMissed('cheese', 'brie', 'Ask/1.0')
    return counter
  }

  it('is added up by name under the day, in one order, and nothing is left to write', async () => {
    const counter = reads()
    const { detail, asked } = await ran(askedForJob, [nothing], { reads: counter })
    expect(detail).toBe('3 names were asked for in vain')
    expect(asked[0]?.values).toEqual([
      '2026-05-01',
      ['cheese', 'flowers', 'flowers'],
      ['brie', 'orchid', 'peony'],
      [1, 2, 1],
    ])
    expect(
      asked.slice(1).map(({ values }) => values),
      'of today, and of what is too old by today',
    ).toEqual([['2026-05-01'], ['2026-05-01']])
    expect(counter.takeMissed()).toEqual([])
  })

  it('is kept where it cannot be written, and is nothing where nobody asked', async () => {
    const counter = reads()
    await expect(ran(askedForJob, [fails], { reads: counter })).rejects.toThrow('away')
    expect(counter.takeMissed()).toHaveLength(3)
    expect(await ran(askedForJob, [], { reads: counter })).toMatchObject({
      detail: 'nothing was asked for in vain',
      asked: [],
    })
  })
})

describe('how often entries are read', () => {
  const reads = () => {
    const counter = readCounter()
    for (const slug of ['rose', 'rose', 'lily']) counter.count('flowers', 'flower', slug, 'Ask/1.0')
    counter.count('cheese', 'cheese', 'brie', 'Ask/1.0')
    return counter
  }

  it('is added to what is known, while nobody publishes there, and readers hear of it where there is such an entry', async () => {
    const { detail, asked } = await ran(
      readCountsJob,
      [{ to: 'update read_model.records', rows: () => [{ service: 'flowers' }, { service: 'flowers' }] }, nothing],
      { reads: reads() },
    )
    expect(detail).toBe('2 entries were read')
    expect(asked.slice(0, 2).map(({ text, values }) => [text.includes('advisory_xact_lock'), values])).toEqual([
      [true, ['cheese']],
      [true, ['flowers']],
    ])
    expect(asked[2]?.values[2]).toEqual(['rose', 'lily', 'brie'])
    expect(asked[2]?.values[3]).toEqual([2, 1, 1])
    const told = asked.slice(3).flatMap(({ values }) => values.map(String))
    expect(told.join()).toContain('flowers')
    expect(told.join()).not.toContain('cheese')
  })

  it('is kept where it cannot be written, and is nothing where nobody read', async () => {
    const counter = reads()
    await expect(ran(readCountsJob, [fails], { reads: counter })).rejects.toThrow('away')
    expect(counter.take().map(({ slug, reads: times }) => [slug, times])).toEqual([
      ['rose', 2],
      ['lily', 1],
      ['brie', 1],
    ])
    expect(await ran(readCountsJob, [], { reads: counter })).toMatchObject({ detail: 'nothing was read', asked: [] })
  })
})

describe('the items and dates of a day', () => {
  it('are chosen for each catalogue that has something, when the day begins', async () => {
    const ground = fewEntries({
      entries: [{ resource: flowers, slug: 'rose' }],
      picks: [{ day: '2026-05-01', slug: 'rose', is_planned: false }],
    })
    expect(await ran(picksJob, ground)).toMatchObject({ hasChanged: true })
    const drawing = fewEntries({ entries: [{ resource: flowers, slug: 'rose' }] })
    expect(await ran(picksJob, drawing)).toMatchObject({ detail: '1 picked', hasChanged: true })
    expect(await ran(picksJob, fewEntries({ entries: [] }))).toMatchObject({ detail: '0 picked', hasChanged: false })
  })

  it('of the year ahead are worked out before anybody asks', async () => {
    const entries = [
      { resource: flowerDays, slug: 'first', calendar: yearly(5, 1) },
      { resource: flowerDays, slug: 'last', calendar: yearly(4, 30) },
    ]
    expect((await ran(nextDatesJob, fewEntries({ entries: [] }))).detail).toBe('0 dates')
    expect((await ran(nextDatesJob, fewEntries({ entries }))).detail).toMatch(/^[1-9]\d* dates$/)
  })
})

describe('years further off', () => {
  const day = (id: number, years: object = { first_year: 2020, last_year: 2050 }) => ({
    ...{ service: 'flowers', resource: 'flower_day', document_id: id, terms: [] },
    calendar: JSON.stringify(yearly(5, 1)),
    ...years,
  })
  const daysAnswer = (days: readonly object[]): RecordedAnswer => ({ to: 'd.first_year > $2', rows: () => days })

  it('are worked out for each day that lacks them, ahead before back, and only while it is what it was', async () => {
    const held: RecordedAnswer = {
      to: 'update read_model.dated',
      rows: ([, , id]) => (id === 1 ? [{ service: 'flowers' }] : []),
    }
    const { detail, hasChanged, asked } = await ran(datesJob, [daysAnswer([day(1), day(2)]), held, nothing])
    expect([detail, hasChanged]).toEqual(['worked out further years of 2 days of 2', true])
    const [written, ...more] = asked.filter(({ text }) => text.includes('into read_model.occurrences'))
    expect(more, 'the other was changed meanwhile').toEqual([])
    const rows = JSON.parse(String(written?.values[2])) as { document_id: number; starts: string }[]
    expect(rows[0]).toMatchObject({ document_id: 1, starts: '2051-05-01' })
  })

  it('are worked out no further when the process stops, and that is to be done again', async () => {
    const stopping = AbortSignal.abort()
    await expect(ran(datesJob, [daysAnswer([day(1)])], { stopping })).rejects.toBe(stopping.reason)
  })

  it('are all there once none is missing; of what comes every week none is', async () => {
    expect(await ran(datesJob, [daysAnswer([])])).toMatchObject({ detail: 'all dates are there', hasChanged: false })
    const weekly = { ...day(1), terms: [termOf(flowerDays, 'weekday', 'friday')] }
    expect((await ran(datesJob, [daysAnswer([weekly])])).detail).toBe('all dates are there')
  })
})

describe('files that no picture needs', () => {
  it('are removed one by one, and each is then forgotten', async () => {
    const files = {
      to: 'from editing.unneeded_files order',
      rows: () => [{ file: 'no-such-a.jpg' }, { file: 'no-such-b.jpg' }],
    }
    const { detail, hasChanged, asked } = await ran(picturesJob, [files, nothing])
    expect([detail, hasChanged]).toEqual(['2 files removed', true])
    expect(asked.slice(1).map(({ values }) => values)).toEqual([['no-such-a.jpg'], ['no-such-b.jpg']])
    expect(await ran(picturesJob, [nothing])).toMatchObject({ detail: 'nothing to remove', hasChanged: false })
  })
})

describe('the record of what was done', () => {
  it('loses what it has kept for long enough, so many lines at a time until there are none', async () => {
    Object.assign(env, { AUDIT_DAYS: 90 })
    const left = [5000, 3, 0]
    const removes: RecordedAnswer = {
      to: 'delete from editing.audit',
      rows: () => Array.from({ length: left.shift() ?? 0 }, () => ({})),
    }
    const { detail, asked } = await ran(auditJob, [removes, nothing])
    expect(detail).toBe('5003 lines removed')
    expect(asked.filter(({ text }) => text.includes('delete')).map(({ values }) => values)).toEqual([[90], [90], [90]])
    expect((await ran(auditJob, [nothing])).detail).toBe('nothing is too old')
  })
})

describe('who is told', () => {
  let heard: string[] = []
  let status = 200
  let address = ''
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    incoming.on('end', () => {
      heard.push(body)
      outgoing.writeHead(status).end()
    })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  beforeEach(() => {
    heard = []
    status = 200
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  const changes = (number: string): RecordedAnswer => ({
    to: 'from serving.told',
    rows: () => [{ service: 'flowers', number }],
  })

  it('of feeds is the hub, once for each change, of those of its catalogue and of all', async () => {
    Object.assign(env, {
      WEBSUB_HUB: address,
      NEWS_ALLOW_LOOPBACK: 'on',
      PUBLIC_URL: 'https://octavo.example',
      SERVICE_HOSTS: {},
    })
    expect((await ran(hubJob, [changes('5')])).detail).toBe('8 feeds were named')
    const named = new URLSearchParams(heard[0]).getAll('hub.url')
    expect(named).toContain('https://octavo.example/flowers/changes.xml')
    expect(named).toContain('https://octavo.example/feed.json')
    expect(named).toHaveLength(8)
    expect((await ran(hubJob, [changes('5')])).detail).toBe('no feed has changed')
    expect(heard).toHaveLength(1)
    status = 500
    await expect(ran(hubJob, [changes('6')])).rejects.toThrow('The hub answers 500.')
    status = 200
    expect((await ran(hubJob, [changes('6')])).detail, 'what it did not take is told again').toBe('8 feeds were named')
  })

  it('is nobody where nobody is named', async () => {
    Object.assign(env, { WEBSUB_HUB: undefined, PURGE_URL: undefined })
    expect(await ran(hubJob, [])).toMatchObject({ detail: 'no hub is told', asked: [] })
    expect(await ran(purgesJob, [])).toMatchObject({ detail: 'no CDN is told', asked: [] })
  })

  it('is the CDN, and a failure of it is one of the job', async () => {
    Object.assign(env, { PURGE_URL: address, PURGE_KIND: 'cloudflare', PURGE_TOKEN: 'x' })
    const due = (failure: object[]): RecordedAnswer[] => {
      const rows = [{ id: '1', keys: ['a', 'b'] }]
      return [
        { to: 'returning id, keys', rows: () => rows.splice(0) },
        { to: 'select failure', rows: () => failure },
        nothing,
      ]
    }
    expect((await ran(purgesJob, due([]))).detail).toBe('2 keys were told')
    expect(heard.map((body) => JSON.parse(body))).toEqual([{ tags: ['a', 'b'] }])
    expect((await ran(purgesJob, [nothing])).detail).toBe('nothing was left to forget')
    await expect(ran(purgesJob, due([{ failure: 'It is away.' }]))).rejects.toThrow('It is away.')
  })

  it('by webhooks is nobody while nothing waits', async () => {
    expect(await ran(webhooksJob, [nothing])).toMatchObject({ detail: 'nothing was to be told', hasChanged: false })
  })

  const signing = encrypt('of this deployment', 'webhooks', Buffer.from(`whsec_${'a'.repeat(32)}`), 'webhook 9')
  /** An address for which something waits. */
  const waiting = (isPaused: boolean): RecordedAnswer[] => {
    const due = [
      {
        ...{ id: '1', message: 'm1', service: 'flowers', resource: 'flower', slug: 'rose', change: 'changed' },
        ...{ movedTo: null, toldAt: now, tries: 1 },
      },
    ]
    return [
      { to: 'former_secret', rows: () => [{ secret: signing, former: null }] },
      { to: 'skip locked', rows: () => due.splice(0) },
      { to: 'as "isPaused"', rows: () => [{ isPaused }] },
      { to: '"pausedAt"', rows: () => [{ id: 9, name: 'A press', url: address, pausedAt: null, waiting: 1 }] },
      nothing,
    ]
  }

  it('by webhooks is each address for which something waits, by the addresses of this deployment', async () => {
    Object.assign(env, {
      ...{ NEWS_ALLOW_LOOPBACK: 'on', PAYLOAD_SECRET: 'of this deployment' },
      ...{ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {} },
    })
    expect(await ran(webhooksJob, waiting(false))).toMatchObject({ detail: '1 told, 0 not taken', hasChanged: false })
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({
      type: 'entry.changed',
      data: { url: 'https://octavo.example/flowers/flowers/rose' },
    })
  })

  it('by webhooks is none of this machine unless that is allowed; that one is paused is a change', async () => {
    Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'off', PAYLOAD_SECRET: 'of this deployment' })
    expect(await ran(webhooksJob, waiting(true))).toMatchObject({ detail: '0 told, 1 not taken', hasChanged: true })
    expect(heard).toEqual([])
  })
})

describe('how jobs stand', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 11, minute))
  const latest: RecordedAnswer[] = [
    {
      to: "where outcome = 'done'",
      rows: () => [{ job: 'picks', started_at: at(10), outcome: 'done', detail: '8 picked' }],
    },
    {
      to: "where outcome = 'failed'",
      rows: () => [{ job: 'picks', started_at: at(20), outcome: 'failed', detail: 'It broke.' }],
    },
    { to: 'where true', rows: () => [{ job: 'picks', started_at: at(20), outcome: 'failed', detail: 'It broke.' }] },
  ]

  it('is told of every one: what it did last, when it went well, why it failed, and when it is due', async () => {
    const status = await jobStatus(recorded(latest).database.execute, now)
    expect(status.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
    expect(status.find(({ name }) => name === 'picks')).toMatchObject({
      lastRunAt: at(20),
      lastOutcome: 'failed',
      detail: 'It broke.',
      lastSuccessAt: at(10),
      lastError: { at: at(20), detail: 'It broke.' },
      nextRunAt: new Date('2026-05-02T00:00:00Z'),
    })
    expect(status.find(({ name }) => name === 'audit')).toMatchObject({
      lastRunAt: null,
      lastOutcome: null,
      detail: '',
      lastSuccessAt: null,
      lastError: null,
    })
  })

  it('is measured: when each began, whether it failed, and for how long it has been due', async () => {
    const answers: RecordedAnswer[] = [
      ...latest,
      { to: 'from jobs.webhooks', rows: () => [{ active: 2, failing: 1, paused: 0 }] },
      { to: 'from jobs.deliveries', rows: () => [{ waiting: 3, oldest: 60.5 }] },
      { to: 'from serving.purges', rows: () => [{ waiting: 4 }] },
      { to: 'from read_model.counts', rows: () => [{ service: 'flowers', published: 9, waiting: 2 }] },
    ]
    const { execute } = recorded(answers).database
    const samples = (await Promise.all(measuresOfWork().map((measure) => measure(execute, now)))).flat()
    const value = (metric: string, labels: object = {}) =>
      samples.find((one) => one.metric === metric && JSON.stringify(one.labels) === JSON.stringify(labels))?.value
    expect(value('octavo_job_last_run_timestamp_seconds', { job: 'picks' })).toBe(at(20).getTime() / 1000)
    expect(value('octavo_job_last_success_timestamp_seconds', { job: 'picks' })).toBe(at(10).getTime() / 1000)
    expect(value('octavo_job_failed', { job: 'picks' })).toBe(1)
    expect(value('octavo_job_late_seconds', { job: 'picks' }), 'it began after it was due').toBe(0)
    // Due at 03:40, and never begun.
    expect(value('octavo_job_late_seconds', { job: 'audit' })).toBe((8 * 60 + 20) * 60 + 30)
    expect(value('octavo_job_failed', { job: 'audit' })).toBe(0)
    expect(value('octavo_job_last_run_timestamp_seconds', { job: 'audit' })).toBeUndefined()
    expect([value('octavo_webhooks', { state: 'active' }), value('octavo_webhooks', { state: 'failing' })]).toEqual([
      2, 1,
    ])
    expect(value('octavo_webhook_deliveries_waiting')).toBe(3)
    expect(value('octavo_webhook_oldest_delivery_seconds')).toBe(60.5)
    expect(value('octavo_cdn_purges_waiting')).toBe(4)
    expect(value('octavo_entries', { service: 'flowers', state: 'published' })).toBe(9)
    expect(value('octavo_entries', { service: 'flowers', state: 'waiting' })).toBe(2)
  })

  it('has a name of its own for each, under which its lock and its runs are', () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  })
})

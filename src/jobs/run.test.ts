import { EventEmitter, once } from 'node:events'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCounter } from '#src/read-model/reads.ts'
import { recorded } from '#test/recorded.ts'
import type { Job, JobContext } from './job.ts'
import { runJob } from './run.ts'
import { startJobs } from './start.ts'

/** The table of jobs, as connections of their own are answered. */
const here = {
  isAway: false,
  isHeldElsewhere: false,
  isDone: false,
  asked: [] as { text: string; values: readonly unknown[] }[],
  ended: 0,
}

class Client extends EventEmitter {
  async connect() {
    if (here.isAway) throw new Error('connect ECONNREFUSED')
  }
  async query(text: string, values: readonly unknown[] = []) {
    here.asked.push({ text, values })
    if (text.includes('pg_try_advisory_lock')) return { rows: [{ held: !here.isHeldElsewhere }] }
    if (text.includes('insert into jobs.runs')) return { rows: here.isDone ? [] : [{}] }
    return { rows: [] }
  }
  async end() {
    here.ended += 1
  }
}

const { Client: own } = pg
beforeAll(() => void Object.assign(pg, { Client }))
afterAll(() => void Object.assign(pg, { Client: own }))

const dueAt = new Date('2026-03-05T12:00:00Z')
let now = dueAt
beforeEach(() => {
  now = new Date('2026-03-05T12:00:30Z')
  Object.assign(here, { isAway: false, isHeldElsewhere: false, isDone: false, asked: [], ended: 0 })
})
afterEach(() => void vi.useRealTimers())

const { database } = recorded([])
const surroundings = { url: 'postgres://nowhere', database, reads: readCounter(), now: () => now }

const job = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  ...{ name: 'a job', cron: '* * * * *', description: '', on: 'one editing server', mostSeconds: 60 },
  run,
  ...more,
})

const texts = () => here.asked.map(({ text }) => text)
const finished = () => here.asked.find(({ text }) => text.includes('set finished_at'))?.values

describe('a run', () => {
  it('is written down with what it did, and frees its lock by ending its connection', async () => {
    expect(
      await runJob(
        job(async () => 'three of them'),
        dueAt,
        surroundings,
      ),
    ).toEqual({
      outcome: 'done',
      detail: 'three of them',
    })
    expect(finished()).toEqual(['a job', dueAt, now, 'done', 'three of them'])
    expect(here.ended).toBe(1)
  })

  it('is left to who has its lock, and to who has done it', async () => {
    const run = vi.fn(async () => '')
    here.isHeldElsewhere = true
    expect(await runJob(job(run), dueAt, surroundings)).toEqual({ outcome: 'elsewhere', detail: '' })
    expect(texts().join(), 'it is not even begun').not.toContain('jobs.runs')
    Object.assign(here, { isHeldElsewhere: false, isDone: true })
    expect((await runJob(job(run), dueAt, surroundings)).outcome).toBe('elsewhere')
    expect(run).not.toHaveBeenCalled()
    expect(here.ended).toBe(2)
  })

  it('is every reader’s where it is for what each holds', async () => {
    here.isHeldElsewhere = true
    expect(
      (
        await runJob(
          job(async () => '', { on: 'every reader' }),
          dueAt,
          surroundings,
        )
      ).outcome,
    ).toBe('done')
    expect(texts().join()).not.toContain('advisory_lock')
  })

  it('that fails is written down with the reason, cut short, and what it began is undone', async () => {
    const fails = job(async ({ transaction }) =>
      transaction(async (execute) => {
        await execute('update something')
        throw new Error('a'.repeat(2000))
      }),
    )
    const { outcome, detail } = await runJob(fails, dueAt, surroundings)
    expect([outcome, detail]).toEqual(['failed', 'a'.repeat(1000)])
    expect(
      texts()
        .filter((text) => /^(begin|commit|rollback|update something)/.test(text))
        .slice(0, 3),
    ).toEqual(['begin', 'update something', 'rollback'])
    expect(finished()?.[3]).toBe('failed')
  })

  it('commits each of its transactions once its work is done, and bounds its statements', async () => {
    const works = job(async ({ transaction }) => transaction(async () => 'done so'))
    expect((await runJob(works, dueAt, surroundings)).detail).toBe('done so')
    expect(texts().filter((text) => /^(begin|commit|rollback|set local)/.test(text))).toEqual([
      'begin',
      'set local statement_timeout = 60000',
      'commit',
    ])
  })

  it('that changed what people see is told in the record, and no other', async () => {
    const noted = () =>
      here.asked.filter(({ text }) => text.includes('editing.audit')).map(({ values }) => String(values[0]))
    await runJob(
      job(async () => 'nothing'),
      dueAt,
      surroundings,
    )
    expect(noted()).toEqual([])
    await runJob(
      job(async ({ changed }) => {
        changed()
        return 'two published'
      }),
      dueAt,
      surroundings,
    )
    expect(JSON.parse(noted()[0] ?? '')).toMatchObject([
      { machine: 'a job', kind: 'job done', reason: 'two published' },
    ])
  })

  it('works on the day that it was due on, where a clock is a little behind', async () => {
    const day = job(async (context) => context.now.toISOString())
    now = new Date('2026-03-05T11:59:59Z')
    expect((await runJob(day, dueAt, surroundings)).detail).toBe('2026-03-05T12:00:00.000Z')
    now = new Date('2026-03-05T12:00:30Z')
    expect((await runJob(day, dueAt, surroundings)).detail).toBe('2026-03-05T12:00:30.000Z')
  })

  it('that takes too long has failed, and what it asks later still is not done', async () => {
    vi.useFakeTimers()
    let late: Promise<unknown> = Promise.resolve()
    const slow = job(({ transaction }) => {
      late = new Promise((resolve) => setTimeout(resolve, 61_000)).then(() =>
        transaction((execute) => execute('too late')),
      )
      late.catch(() => {})
      return late as Promise<string>
    })
    const ended = runJob(slow, dueAt, surroundings)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await ended).toEqual({ outcome: 'failed', detail: 'a job took longer than 60 seconds.' })
    await vi.advanceTimersByTimeAsync(1000)
    await expect(late).rejects.toThrow('took longer')
    expect(texts()).not.toContain('too late')
  })

  it('that gives up because the process stops is left unfinished, for another instance or the next start', async () => {
    const stop = new AbortController()
    const waits = job(async ({ stopping }) => {
      await once(stopping, 'abort')
      throw new Error('It gave up.')
    })
    const ended = runJob(waits, dueAt, { ...surroundings, stopping: stop.signal })
    await vi.waitFor(() => expect(texts().join()).toContain('insert into jobs.runs'))
    stop.abort()
    expect(await ended).toEqual({ outcome: 'elsewhere', detail: '' })
    expect(finished()).toBeUndefined()
    expect(here.ended).toBe(1)
  })

  it('that the process does at its end has failed where it fails then', async () => {
    const fails = job(async () => Promise.reject(new Error('It broke.')), { atStop: true })
    expect(await runJob(fails, dueAt, { ...surroundings, stopping: AbortSignal.abort() })).toEqual({
      outcome: 'failed',
      detail: 'It broke.',
    })
  })

  it('fails aloud only where the database is away', async () => {
    here.isAway = true
    await expect(
      runJob(
        job(async () => ''),
        dueAt,
        surroundings,
      ),
    ).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the jobs of a process', () => {
  // Due at noon of a day in March, and at no time while tests run.
  const yearly = (name: string, run: Job['run'], more: Partial<Job> = {}) =>
    job(run, { name, cron: '0 12 5 3 *', ...more })

  /** What is known of the runs that were due, by job. */
  function started(jobs: readonly Job[], runs: Readonly<Record<string, object>> = {}) {
    const told: unknown[][] = []
    const recordedRuns = recorded([
      {
        to: 'select outcome, started_at',
        rows: ([name]) => (runs[String(name)] ? [runs[String(name)] as object] : []),
      },
    ])
    const running = startJobs({
      ...surroundings,
      database: recordedRuns.database,
      jobs,
      report: (...one) => void told.push(one),
      // Never by itself.
      takeOver: '0 0 29 2 *',
    })
    return { running, told }
  }

  it('catch up what was missed, for what one editing server does alone', async () => {
    const [shared, own] = [vi.fn(async () => ''), vi.fn(async () => '')]
    const { running } = started([yearly('shared', shared), yearly('own', own, { on: 'every reader' })])
    await running.caughtUp
    expect([shared.mock.calls.length, own.mock.calls.length]).toEqual([1, 0])
    expect(here.asked.find(({ text }) => text.includes('insert into jobs.runs'))?.values.slice(0, 2)).toEqual([
      'shared',
      dueAt,
    ])
    await running.stop()
  })

  it('write down at the end what would be lost, and nothing else', async () => {
    const [held, other] = [vi.fn(async () => ''), vi.fn(async () => '')]
    const { running } = started([
      yearly('held', held, { on: 'every reader', atStop: true }),
      yearly('other', other, { on: 'every reader' }),
    ])
    await running.stop()
    expect([held.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })

  it('are told that the process stops, which waits for none that gives up', async () => {
    const waits = vi.fn(async ({ stopping }: JobContext) => {
      await once(stopping, 'abort')
      throw stopping.reason
    })
    const { running, told } = started([yearly('waiting', waits)])
    await vi.waitFor(() => expect(waits).toHaveBeenCalled())
    await running.stop()
    await running.caughtUp
    expect([told, finished()]).toEqual([[], undefined])
  })

  it('tell why one failed, and why one could not begin', async () => {
    const fails = yearly('failing', async () => Promise.reject(new Error('It broke.')))
    const { running, told } = started([fails])
    await running.caughtUp
    expect(told).toEqual([['failing', 'It broke.']])
    await running.stop()
    here.isAway = true
    const away = started([fails])
    await away.running.caughtUp
    expect(String(away.told[0]?.[1])).toContain('ECONNREFUSED')
    await away.running.stop()
  })

  it('take over what nobody did, and what failed five minutes ago; not what is done or failed just now', async () => {
    const ran: string[] = []
    const jobs = ['none', 'begun', 'done', 'failed', 'failed-now'].map((name) =>
      yearly(name, async () => {
        ran.push(name)
        return ''
      }),
    )
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    const { running } = started(jobs, {
      begun: { outcome: 'running', started_at: ago(9) },
      done: { outcome: 'done', started_at: ago(9) },
      failed: { outcome: 'failed', started_at: ago(5) },
      'failed-now': { outcome: 'failed', started_at: ago(4.9) },
    })
    await running.caughtUp
    ran.length = 0
    await running.takeOver()
    expect(ran.sort()).toEqual(['begun', 'failed', 'none'])
    await running.stop()
  })

  it('take over each that is left, whatever takes long before it', async () => {
    let end = () => {}
    const held = new Promise<string>((resolve) => {
      end = () => resolve('')
    })
    const [slow, other] = [vi.fn(async () => ''), vi.fn(async () => '')]
    const { running } = started([yearly('slow', slow), yearly('other', other)])
    await running.caughtUp
    slow.mockReturnValue(held)
    const takenOver = running.takeOver()
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2))
    end()
    await takenOver
    await running.stop()
  })

  it('do a job once at a time', async () => {
    let end = () => {}
    const slow = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          end = () => resolve('')
        }),
    )
    const { running } = started([yearly('slow', slow)])
    await vi.waitFor(() => expect(slow).toHaveBeenCalled())
    const again = running.takeOver()
    end()
    await again
    await running.stop()
    expect(slow).toHaveBeenCalledTimes(1)
  })
})

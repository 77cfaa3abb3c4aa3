/** Jobs over a real database: led by one, bounded, recorded, caught up; and the two there are. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { dumpsJob } from '#src/jobs/dumps.ts'
import { jobs } from '#src/jobs/index.ts'
import type { Job } from '#src/jobs/job.ts'
import { measuresOfWork } from '#src/jobs/measures.ts'
import { picksJob } from '#src/jobs/picks.ts'
import { readCountsJob } from '#src/jobs/read-counts.ts'
import { runJob, type Surroundings } from '#src/jobs/run.ts'
import { createJobs, dropJobs } from '#src/jobs/schema.ts'
import { startJobs } from '#src/jobs/start.ts'
import { jobStatus } from '#src/jobs/status.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { type ReadCounter, readCounter } from '#src/read-model/reads.ts'
import { type Service, services } from '#src/services.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { createWebhooks } from '#src/webhooks/schema.ts'
import { textOf } from '#tools/answer.ts'
import { callTool } from '#tools/index.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { Tool, ToolTable } from '#tools/tool.ts'
import { type StartedCatalogue, startCatalogue } from '../contract/catalogue.ts'

/** What is waited for comes at once; a busy machine may take longer to do anything at all. */
const WAIT_MS = 25_000

const service = services[0] as Service
/** The tool that gives the item of the day of each service that has one. */
const ofTheDay = services.flatMap(({ id }) =>
  (Object.entries(toolsByService[id] satisfies ToolTable) as [string, Tool][])
    .filter(([, { kind }]) => kind === 'of-the-day')
    .map(([name]) => ({ id, name })),
)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

let world: StartedCatalogue
let surroundings: Surroundings
let reads: ReadCounter
let now: Date

beforeAll(async () => {
  world = await startCatalogue()
})

beforeEach(async () => {
  for (const statement of [...dropJobs, ...createJobs]) await world.database.execute(statement)
  await world.database.execute('delete from read_model.picks')
  now = new Date('2026-03-05T12:34:56Z')
  reads = readCounter()
  surroundings = { url: world.databaseUrl, database: world.database, reads, now: () => now }
})

afterAll(() => world.stop())

const daily = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  name: 'a job',
  cron: '0 0 * * *',
  description: 'Made up.',
  on: 'one editing server',
  mostSeconds: 20,
  run,
  ...more,
})

const today = new Date('2026-03-05T00:00:00Z')

const runs = () =>
  world.database.execute<{ job: string; due_at: Date; finished_at: Date | null; outcome: string; detail: string }>(
    'select job, due_at, finished_at, outcome, detail from jobs.runs order by due_at, job',
  )

describe('a job', () => {
  test('is run by one instance only, at the same time or one after the other, and its run is recorded', async () => {
    let count = 0
    const job = daily(async ({ transaction }) => {
      count += 1
      await transaction((execute) => execute('select pg_sleep(0.2)'))
      return 'slept'
    })
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => runJob(job, today, surroundings)))
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'elsewhere', 'elsewhere', 'elsewhere'])
    expect((await runJob(job, today, surroundings)).outcome).toBe('elsewhere')
    expect(count).toBe(1)
    expect(await runs()).toEqual([{ job: 'a job', due_at: today, finished_at: now, outcome: 'done', detail: 'slept' }])
  })

  test('that fails leaves nothing half done, keeps its error, and is tried again', async () => {
    let fails = true
    const job = daily(async ({ transaction }) =>
      transaction(async (execute) => {
        await execute("insert into read_model.revisions values ('half', 'entries', 1)")
        if (fails) throw new Error('the outlet is away')
        return 'written'
      }),
    )
    expect(await runJob(job, today, surroundings)).toEqual({ outcome: 'failed', detail: 'the outlet is away' })
    expect(await world.database.execute("select from read_model.revisions where service = 'half'")).toEqual([])
    expect(await runs()).toMatchObject([{ outcome: 'failed', detail: 'the outlet is away' }])
    fails = false
    expect((await runJob(job, today, surroundings)).outcome).toBe('done')
    expect(
      await world.database.execute("delete from read_model.revisions where service = 'half' returning 1"),
    ).toHaveLength(1)
    expect(await runs()).toMatchObject([{ outcome: 'done', detail: 'written' }])
  })

  test('is stopped when its time is over, in the database and out of it', async () => {
    let isPast = false
    const inside = daily(
      async ({ transaction }) => {
        await transaction((execute) => execute('select pg_sleep(3600)'))
        return 'slept'
      },
      { mostSeconds: 1 },
    )
    const outside = daily(
      async ({ transaction }) => {
        await vi.waitUntil(() => isPast, { timeout: WAIT_MS })
        await transaction((execute) => execute("insert into read_model.revisions values ('late', 'entries', 1)"))
        return 'late'
      },
      { name: 'another', mostSeconds: 1 },
    )
    const outcomes = await Promise.all([runJob(inside, today, surroundings), runJob(outside, today, surroundings)])
    isPast = true
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
    expect(outcomes[1]?.detail).toBe('another took longer than 1 seconds.')
    expect(await world.database.execute("select from read_model.revisions where service = 'late'")).toEqual([])
  })

  test('holds no transaction but while it writes', async () => {
    const open = async () =>
      (
        await world.database.execute<{ state: string }>(
          "select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
        )
      ).length
    const seen: number[] = []
    const job = daily(async ({ transaction }) => {
      seen.push(await open())
      await transaction(async (execute) => {
        await execute('select 1')
        seen.push(await open())
      })
      seen.push(await open())
      return 'looked'
    })
    expect((await runJob(job, today, surroundings)).outcome).toBe('done')
    expect(seen).toEqual([0, 1, 0])
  })

  test('whose instance died in the middle is taken over', async () => {
    await world.database.execute(
      "insert into jobs.runs (job, due_at, started_at, outcome) values ('a job', $1, $1, 'running')",
      [today],
    )
    expect(
      (
        await runJob(
          daily(async () => 'again'),
          today,
          surroundings,
        )
      ).outcome,
    ).toBe('done')
  })

  test('whose instance lives is left to it', async () => {
    const other = new pg.Client({ connectionString: world.databaseUrl })
    await other.connect()
    await other.query("select pg_advisory_lock(hashtext('octavo job'), hashtext('a job'))")
    expect(
      (
        await runJob(
          daily(async () => 'again'),
          today,
          surroundings,
        )
      ).outcome,
    ).toBe('elsewhere')
    await other.end()
  })

  test('works on the day it is due on, even where the clock is a little behind', async () => {
    now = new Date('2026-03-04T23:59:59.990Z')
    const seen: Date[] = []
    await runJob(
      daily(async (context) => {
        seen.push(context.now)
        return ''
      }),
      today,
      surroundings,
    )
    expect(seen).toEqual([today])
  })

  test('keeps its last hundred runs, and failures for sixty days', async () => {
    await world.database.execute(
      `insert into jobs.runs (job, due_at, started_at, outcome)
       select 'a job', $1::timestamptz - n * interval '1 day', $1, case when n % 50 = 0 then 'failed' else 'done' end
       from generate_series(1, 200) n`,
      [today],
    )
    await runJob(
      daily(async () => ''),
      today,
      surroundings,
    )
    const remaining = await runs()
    expect(remaining.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1)
    expect(remaining.filter(({ outcome }) => outcome === 'done').length).toBeLessThanOrEqual(101)
  })

  test('of every instance runs in each of them, and a failure in one is not hidden by the others', async () => {
    let count = 0
    const job = daily(
      async () => {
        count += 1
        if (count === 1) throw new Error('only here')
        return 'well'
      },
      { on: 'every reader' },
    )
    for (let instance = 0; instance < 3; instance++) await runJob(job, today, surroundings)
    expect(count).toBe(3)
    expect(await runs()).toMatchObject([{ outcome: 'failed', detail: 'only here' }])
  })
})

describe('an instance that starts', () => {
  const report = vi.fn()
  beforeEach(() => report.mockReset())

  test('catches up what was due while none was there, once, and does not do again what was done', async () => {
    const days: Date[] = []
    const job = daily(async (context) => {
      days.push(context.now)
      return ''
    })
    const first = startJobs({ ...surroundings, report, jobs: [job] })
    await first.caughtUp
    await first.stop()
    const second = startJobs({ ...surroundings, report, jobs: [job] })
    await second.caughtUp
    await second.stop()
    expect(days).toEqual([now])
    now = new Date('2026-03-09T08:00:00Z')
    const third = startJobs({ ...surroundings, report, jobs: [job] })
    await third.caughtUp
    await third.stop()
    expect(days).toEqual([new Date('2026-03-05T12:34:56Z'), now])
    expect(report).not.toHaveBeenCalled()
  })

  test('runs a job whenever it is due', async () => {
    let count = 0
    const job = daily(
      async () => {
        count += 1
        return ''
      },
      { cron: '* * * * * *', on: 'every reader' },
    )
    const running = startJobs({ ...surroundings, now: () => new Date(), report, jobs: [job] })
    await vi.waitUntil(() => count >= 2, { timeout: WAIT_MS })
    await running.stop()
    expect(report).not.toHaveBeenCalled()
  })

  test('goes on when a job fails or the database is away, and says so', async () => {
    const failing = daily(async () => Promise.reject(new Error('no')))
    const one = startJobs({ ...surroundings, report, jobs: [failing] })
    await one.caughtUp
    await one.stop()
    expect(report).toHaveBeenCalledWith('a job', 'no')
    const away = startJobs({ ...surroundings, url: 'postgres://127.0.0.1:1/away', report, jobs: [failing] })
    await away.caughtUp
    await away.stop()
    expect(report).toHaveBeenCalledTimes(2)
  })

  test('takes over within a minute what another left when it died, and tries again what failed five minutes ago', async () => {
    let count = 0
    const job = daily(async () => {
      count += 1
      return ''
    })
    const running = startJobs({ ...surroundings, report, jobs: [job] })
    await running.caughtUp
    const leave = (outcome: string) =>
      world.database.execute('update jobs.runs set outcome = $1, started_at = $2', [outcome, now])
    await running.takeOver()
    expect(count).toBe(1)
    await leave('running')
    await running.takeOver()
    expect(count).toBe(2)
    await leave('failed')
    await running.takeOver()
    expect(count).toBe(2)
    now = new Date(now.getTime() + 5 * 60_000)
    await running.takeOver()
    expect(count).toBe(3)
    await running.stop()
  })

  test('waits for what is under way when it stops, and writes down what it still holds', async () => {
    let isDone = false
    const slow = daily(async ({ transaction }) => {
      await transaction((execute) => execute('select pg_sleep(0.3)'))
      isDone = true
      return ''
    })
    const held = vi.fn(async () => 'written')
    const prepared = vi.fn(async () => 'prepared')
    const running = startJobs({
      ...surroundings,
      report,
      jobs: [
        slow,
        daily(held, { name: 'held', on: 'every reader', atStop: true }),
        daily(prepared, { name: 'prepared', on: 'every reader' }),
      ],
    })
    await running.stop()
    expect(isDone).toBe(true)
    expect(held).toHaveBeenCalledTimes(1)
    expect(prepared).not.toHaveBeenCalled()
  })
})

describe('the items of the day', () => {
  const record = () =>
    world.database.execute<{ resource: string; slug: string; day: string }>(
      'select resource, slug, day::text from read_model.picks order by resource',
    )

  test('are recorded when the day begins, and are those the tools give', async () => {
    expect(await runJob(picksJob, today, surroundings)).toEqual({
      outcome: 'done',
      detail: `${services.length} picked`,
    })
    const recorded = await record()
    expect(recorded).toHaveLength(services.length)
    expect(recorded.every(({ day }) => day === '2026-03-05')).toBe(true)
    const call = { ...world.site, now }
    for (const { id, name } of ofTheDay) {
      const { slug } = JSON.parse(textOf(await callTool(id, name, {}, call))) as { slug: string }
      expect(recorded.map((row) => row.slug)).toContain(slug)
    }
  })

  test('of a catalogue in which nothing is published are none, and that is no failure', async () => {
    const url = await createDatabase(inject('clusterUrl'), `jobs_empty_${process.pid}`)
    const { createReadModel } = await import('#src/read-model/schema.ts')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of [...createReadModel, ...createJobs]) await client.query(statement)
    await client.end()
    const database = openDatabase(url)
    expect(await runJob(picksJob, today, { ...surroundings, url, database })).toEqual({
      outcome: 'done',
      detail: '0 picked',
    })
    await database.close()
  })
})

describe('read counts', () => {
  const minute = new Date('2026-03-05T12:34:00Z')
  const entries = () =>
    world.database.execute<{ resource: string; slug: string; reads: string }>(
      'select resource, slug, reads from read_model.records where service = $1 and reads > 0 order by resource, slug',
      [service.id],
    )
  const some = async () => {
    const [row] = await world.database.execute<{ resource: string; slug: string }>(
      'select resource, slug from read_model.records where service = $1 order by resource, slug limit 1',
      [service.id],
    )
    return row as { resource: string; slug: string }
  }

  beforeEach(async () => {
    await world.database.execute('update read_model.records set reads = 0')
  })

  test('are added to the entry, whichever instance counted them, and every instance hears of it', async () => {
    const { resource, slug } = await some()
    const before = Number(world.database.revisions.of(service.id, 'reads'))
    const entriesBefore = world.database.revisions.of(service.id, 'entries')
    for (let read = 0; read < 3; read++) reads.count(service.id, resource, slug, firefox)
    reads.count(service.id, resource, slug, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    reads.count(service.id, resource, 'unpublished-meanwhile', firefox)
    const elsewhere = readCounter()
    elsewhere.count(service.id, resource, slug, firefox)
    expect(await runJob(readCountsJob, minute, surroundings)).toEqual({
      outcome: 'done',
      detail: '1 entries were read',
    })
    expect((await runJob(readCountsJob, minute, { ...surroundings, reads: elsewhere })).outcome).toBe('done')
    expect(await entries()).toEqual([{ resource, slug, reads: '4' }])
    await vi.waitUntil(() => Number(world.database.revisions.of(service.id, 'reads')) === before + 2, {
      timeout: WAIT_MS,
    })
    expect(world.database.revisions.of(service.id, 'entries')).toBe(entriesBefore)
  })

  test('of nothing change nothing, the revision neither', async () => {
    const before = world.database.revisions.of(service.id, 'reads')
    expect((await runJob(readCountsJob, minute, surroundings)).detail).toBe('nothing was read')
    const [row] = await world.database.execute<{ revision: string }>(
      "select revision from read_model.revisions where service = $1 and part = 'reads'",
      [service.id],
    )
    expect(row?.revision).toBe(before)
  })

  test('wait for a publish under way, are kept when it takes too long, and come with the next run', async () => {
    const { resource, slug } = await some()
    reads.count(service.id, resource, slug, firefox)
    const publisher = new pg.Client({ connectionString: world.databaseUrl })
    await publisher.connect()
    await publisher.query('begin')
    await publisher.query("select pg_advisory_xact_lock(hashtext('octavo publish ' || $1::text))", [service.id])
    expect((await runJob({ ...readCountsJob, mostSeconds: 1 }, minute, surroundings)).outcome).toBe('failed')
    expect(await entries()).toEqual([])
    await publisher.query('rollback')
    await publisher.end()
    expect((await runJob(readCountsJob, minute, surroundings)).outcome).toBe('done')
    expect(await entries()).toEqual([{ resource, slug, reads: '1' }])
  })
})

describe('the table of jobs', () => {
  test('has each name once, and a schedule that a month holds', async () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
    for (const { nextRunAt, description } of await jobStatus(world.database.execute, now)) {
      expect(nextRunAt?.getTime()).toBeGreaterThan(now.getTime())
      expect(description).toMatch(/\.$/)
    }
  })

  test('tells editors when each last ran and runs next, and its last error', async () => {
    await runJob({ ...picksJob, run: async () => Promise.reject(new Error('no')) }, today, surroundings)
    await runJob(picksJob, new Date('2026-03-06T00:00:00Z'), surroundings)
    const status = await jobStatus(world.database.execute, now)
    expect(status.find(({ name }) => name === picksJob.name)).toMatchObject({
      lastRunAt: now,
      lastOutcome: 'done',
      lastSuccessAt: now,
      nextRunAt: new Date('2026-03-06T00:00:00Z'),
      lastError: { at: now, detail: 'no' },
    })
    expect(status.find(({ name }) => name === readCountsJob.name)).toMatchObject({ lastRunAt: null, lastOutcome: null })
  })

  test('tells those who watch what failed, what is late and what waits', async () => {
    const { execute } = world.database
    for (const statement of createWebhooks) await execute(statement)
    await execute(`insert into jobs.webhooks (name, url, services, secret, paused_at)
      values ('one', 'https://a.test', '{}', '', null), ('two', 'https://b.test', '{}', '', now())`)
    await execute(`insert into jobs.deliveries (webhook_id, service, resource, slug, change, told_at, due_at)
      values (1, 'flowers', 'flower', 'rose', 'changed', now() - interval '2 hours', now()),
        (1, 'flowers', 'flower', 'lily', 'changed', now() - interval '3 hours', null)`)
    await runJob({ ...picksJob, run: async () => Promise.reject(new Error('no')) }, today, surroundings)
    const all = (await Promise.all(measuresOfWork().map((measure) => measure(execute, now)))).flat()
    const value = (metric: string, labels: object = {}) =>
      all.find((one) => one.metric === metric && JSON.stringify(one.labels) === JSON.stringify(labels))?.value
    expect(value('octavo_job_failed', { job: picksJob.name })).toBe(1)
    expect(value('octavo_job_failed', { job: dumpsJob.name })).toBe(0)
    expect(value('octavo_job_late_seconds', { job: picksJob.name })).toBe(0)
    // Due at seventeen past twelve.
    expect(value('octavo_job_late_seconds', { job: dumpsJob.name })).toBe(17 * 60 + 56)
    expect(value('octavo_job_last_run_timestamp_seconds', { job: picksJob.name })).toBe(now.getTime() / 1000)
    expect(value('octavo_job_last_success_timestamp_seconds', { job: picksJob.name })).toBeUndefined()
    expect(['active', 'failing', 'paused'].map((state) => value('octavo_webhooks', { state }))).toEqual([1, 0, 1])
    expect(value('octavo_webhook_deliveries_waiting')).toBe(1)
    expect(Math.round((value('octavo_webhook_oldest_delivery_seconds') ?? 0) / 600)).toBe(12)
    expect(value('octavo_cdn_purges_waiting')).toBe(0)
    const [flowers] = await execute<{ count: string }>(
      "select count(*) as count from read_model.records where service = 'flowers'",
    )
    expect(value('octavo_entries', { service: 'flowers', state: 'published' })).toBe(Number(flowers?.count))
  })
})

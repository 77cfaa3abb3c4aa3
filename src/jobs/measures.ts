/** Metrics of jobs, webhooks, the CDN's outbox and catalogues, for monitoring. They are read when they are asked for. */
import type { Execute } from '#src/read-model/database.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { owners } from '#src/services.ts'
import { type Sample, sample } from '#src/telemetry/samples.ts'
import { lastDue } from './schedule.ts'
import { jobStatus } from './status.ts'

type Measure = (execute: Execute, now: Date) => Promise<Sample[]>

/** The measures. Each is read separately, so that one that fails does not affect the others. */
export const measuresOfWork = (): readonly Measure[] => [ofJobs, ofWebhooks, ofPurges, ofEntries]

const SECOND_MS = 1000

async function ofJobs(execute: Execute, now: Date): Promise<Sample[]> {
  const status = await jobStatus(execute, now)
  return status.flatMap(({ name, cron, lastRunAt, lastSuccessAt, lastOutcome }) => {
    const dueAt = lastDue(cron, now)
    const isLate = dueAt !== null && (lastRunAt === null || lastRunAt < dueAt)
    const at = (instant: Date) => instant.getTime() / SECOND_MS
    return [
      ...(lastRunAt ? [sample('octavo_job_last_run_timestamp_seconds', at(lastRunAt), { job: name })] : []),
      ...(lastSuccessAt ? [sample('octavo_job_last_success_timestamp_seconds', at(lastSuccessAt), { job: name })] : []),
      sample('octavo_job_failed', Number(lastOutcome === 'failed'), { job: name }),
      sample('octavo_job_late_seconds', isLate ? at(now) - at(dueAt) : 0, { job: name }),
    ]
  })
}

async function ofWebhooks(execute: Execute): Promise<Sample[]> {
  const [addresses] = await execute<Record<'active' | 'failing' | 'paused', number>>(
    `select count(*) filter (where paused_at is null and failing_since is null)::integer as active,
       count(*) filter (where paused_at is null and failing_since is not null)::integer as failing,
       count(*) filter (where paused_at is not null)::integer as paused from jobs.webhooks`,
  )
  const [deliveries] = await execute<{ waiting: number; oldest: number }>(
    `select count(*)::integer as waiting, coalesce(extract(epoch from now() - min(told_at)), 0)::float8 as oldest
     from jobs.deliveries where due_at is not null`,
  )
  return [
    ...Object.entries(addresses ?? {}).map(([state, count]) => sample('octavo_webhooks', count, { state })),
    sample('octavo_webhook_deliveries_waiting', deliveries?.waiting ?? 0, {}),
    sample('octavo_webhook_oldest_delivery_seconds', deliveries?.oldest ?? 0, {}),
  ]
}

async function ofPurges(execute: Execute): Promise<Sample[]> {
  const [purges] = await execute<{ waiting: number }>(
    'select count(*)::integer as waiting from serving.purges where due_at is not null',
  )
  return [sample('octavo_cdn_purges_waiting', purges?.waiting ?? 0, {})]
}

/** Selects only rows that count whole resources, by their keys: there are many others. */
async function ofEntries(execute: Execute): Promise<Sample[]> {
  const all = owners.flatMap((owner) => resourcesOf(owner))
  const rows = await execute<{ service: string; published: number; waiting: number }>(
    `select service, sum(written)::integer as published, sum(waiting)::integer as waiting from read_model.counts
     join unnest($1::text[], $2::text[]) as of (service, resource) using (service, resource)
     where term = '' group by service`,
    [all.map(({ service }) => service), all.map(({ id }) => id)],
  )
  return rows.flatMap(({ service, published, waiting }) => [
    sample('octavo_entries', published, { service, state: 'published' }),
    sample('octavo_entries', waiting, { service, state: 'waiting' }),
  ])
}

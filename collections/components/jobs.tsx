/** The jobs, on the dashboard of people who publish: how each did, and when it is due next. */
import type { ServerProps } from 'payload'
import { type JobStatus, jobStatus } from '#src/jobs/status.ts'
import { personOf, publishes } from '../access/person.ts'
import { executeWith } from './execute.ts'
import { fromNow, Instant } from './instant.tsx'
import { plainReason } from './plain-reason.ts'

/** One row per job; nothing for writers. */
export async function Jobs({ payload, user }: ServerProps) {
  if (!publishes(personOf({ user }))) return null
  const now = new Date()
  const jobs = await jobStatus(executeWith(payload), now)
  return (
    <section className="overview">
      <h2>By the clock</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Last run</th>
            <th scope="col">Next run</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.name}>
              <th scope="row">
                {job.name}
                <small>{job.description}</small>
              </th>
              <td data-label="Last run">
                <LastRun job={job} now={now} />
              </td>
              <td data-label="Next run">{job.nextRunAt ? <Instant at={job.nextRunAt} now={now} /> : 'never'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LastRun({ job, now }: { job: JobStatus; now: Date }) {
  const { lastRunAt, lastOutcome, detail, lastError, lastSuccessAt } = job
  if (!lastRunAt) return 'It has not run yet.'
  const isMended = lastError && lastSuccessAt && lastSuccessAt >= lastError.at
  return (
    <>
      <Instant at={lastRunAt} now={now} />
      <small>
        {lastOutcome === 'running' ? 'It is running.' : lastOutcome === 'failed' ? 'It failed.' : `Done: ${detail}.`}
      </small>
      {lastError && !isMended && (
        <p className="trouble">
          Failed {fromNow(lastError.at, now)}: {plainReason(lastError.detail)}
        </p>
      )}
    </>
  )
}

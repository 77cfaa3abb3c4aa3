/** Webhooks that fail, on the dashboard of administrators. */
import type { ServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import { Instant } from '#collections/components/instant.tsx'
import { webhooks } from '../webhooks.ts'

/** Webhooks that fail or are paused; shows nothing while all is well. */
export async function TroubledWebhooks({ payload, user }: ServerProps) {
  if (personOf({ user })?.role !== 'administrator') return null
  const troubled = (await webhooks(executeWith(payload))).filter(
    ({ failingSince, pausedAt }) => failingSince ?? pausedAt,
  )
  if (troubled.length === 0) return null
  const now = new Date()
  return (
    <section className="overview">
      <h2>Webhooks in trouble</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Webhook</th>
            <th scope="col">What is wrong</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {troubled.map(({ id, name, url, failure, failingSince, pausedAt }) => {
            const since = failingSince ?? pausedAt
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={`/admin/webhooks?webhook=${id}`}>{name}</a>
                  <small>{new URL(url).host}</small>
                </th>
                <td data-label="What is wrong">
                  {pausedAt && <strong>Paused. </strong>}
                  {failure}
                </td>
                <td data-label="Since">{since && <Instant at={since} now={now} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

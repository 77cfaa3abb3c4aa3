/** The first thing on the dashboard: the work on entries that waits for the person who is signed in. */
import type { ServerProps } from 'payload'
import { todayUtc } from '#src/calendar/day.ts'
import { waitsFor } from '#src/editing/waits-for.ts'
import { personOf } from '../access/person.ts'
import { catalogueCollections } from '../index.ts'
import { executeWith } from './execute.ts'
import { Help } from './help.tsx'
import { Instant } from './instant.tsx'

/** Also says when there is nothing to do, so that nobody has to look for work. */
export async function WaitsForMe({ payload, user }: ServerProps) {
  const person = personOf({ user })
  if (!person) return null
  const now = new Date()
  const waiting = await waitsFor(executeWith(payload), person, todayUtc(now))
  const kindOf = (slug: string) => catalogueCollections.find(({ config }) => config.slug === slug)?.resource.one
  return (
    <section className="overview">
      <h1 className="unseen">Dashboard</h1>
      <div className="with-help">
        <h2>Waits for you</h2>
        <Help chapter="dashboard" />
      </div>
      {waiting.length === 0 ? (
        <p>Nothing waits for you.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Why</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map(({ collection, id, name, because, said, since }) => (
              <tr key={`${collection} ${id} ${because} ${since.toISOString()}`}>
                <th scope="row">
                  <a href={`/admin/collections/${collection}/${id}`}>{name}</a>
                  <small>{kindOf(collection)}</small>
                </th>
                <td data-label="Why">
                  {because}
                  {said && <small>{said}</small>}
                </td>
                <td data-label="Since">
                  <Instant at={since} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

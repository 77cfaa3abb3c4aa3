/** For those who publish: what was planned and failed, is tried again, or was done late, of the catalogues they work on. */
import type { ServerProps } from 'payload'
import { mayEver } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import { fromNow, Instant } from '#collections/components/instant.tsx'
import { LocalTime } from '#collections/components/local-time.tsx'
import { plainReason } from '#collections/components/plain-reason.ts'
import { catalogueCollections } from '#collections/index.ts'
import { addDays, todayUtc } from '#src/calendar/day.ts'
import { namesOf } from '#src/editing/names.ts'
import { planned } from '#src/editing/planned.ts'
import { owners } from '#src/services.ts'
import { plansOf } from '../plans.ts'

/** What was done late is told for so many days. */
const DAYS_TOLD = 3

/** Nothing while all goes well. */
export async function TroubledPlans({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const person = personOf({ user })
  const mine = new Map(
    catalogueCollections
      .filter(({ resource }) => mayEver(person, 'schedule', resource.service))
      .map(({ config, resource }) => [config.slug, resource]),
  )
  if (!person || mine.size === 0) return null
  const execute = executeWith(payload)
  const now = new Date()
  const today = todayUtc(now)
  const troubled = (await planned(execute)).filter(
    ({ collection, hasFailed, tried }) => mine.has(collection) && (hasFailed || tried > 0),
  )
  const late = (await plansOf(execute, person, { from: addDays(today, -DAYS_TOLD), to: today, owners }, now)).filter(
    ({ state }) => state === 'done late',
  )
  if (troubled.length + late.length === 0) return null
  const names = await namesOf(
    execute,
    troubled.map(({ collection, documentId: id }) => ({ collection, id })),
  )
  return (
    <section className="overview">
      <h2>Planned, and not done in time</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Planned</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody>
          {troubled.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <a href={`/admin/collections/${one.collection}/${one.documentId}`}>
                  {names.get(`${one.collection} ${one.documentId}`) ?? `Number ${one.documentId}`}
                </a>
                <small>{mine.get(one.collection)?.one}</small>
              </th>
              <td data-label="Planned">
                {one.type === 'publish' ? 'Publish' : 'Unpublish'}, planned by {one.by ?? 'somebody who is gone'}
                {one.plannedFor && <When at={one.plannedFor} now={now} />}
              </td>
              <td data-label="What happened">
                <p className="trouble">{plainReason(one.reason ?? '')}</p>
                <small>
                  {one.hasFailed || !one.at
                    ? `It was tried ${one.tried} times, and given up.`
                    : `It is tried again ${fromNow(one.at, now)}.`}
                </small>
              </td>
            </tr>
          ))}
          {late.map((one) => (
            <tr key={one.key}>
              <th scope="row">
                <a href={one.href}>{one.name}</a>
                <small>{one.one}</small>
              </th>
              <td data-label="Planned">
                {one.kind === 'publish' ? 'Publish' : 'Unpublish'}, planned by {one.by ?? 'somebody who is gone'}
                <When at={new Date(one.said)} now={now} />
              </td>
              <td data-label="What happened">
                Done late: <Instant at={new Date(String(one.at))} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const When = ({ at, now }: { at: Date; now: Date }) => (
  <small>
    for <Instant at={at} now={now} /> <LocalTime at={at.toISOString()} />
  </small>
)

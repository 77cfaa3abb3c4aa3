/** Outlets whose feeds cannot be read, on the dashboard of people who publish. */
import type { ServerProps } from 'payload'
import { findService, services } from '#src/services.ts'
import { personOf, publishes, worksOn } from '../access/person.ts'
import { Instant } from './instant.tsx'

/** Paused or failing outlets of the services the person works on; nothing for writers, nor while all is well. */
export async function TroubledOutlets({ payload, user }: ServerProps) {
  const person = personOf({ user })
  if (!publishes(person)) return null
  const { docs: outlets } = await payload.find({
    collection: 'outlets',
    where: {
      and: [
        { service: { in: services.filter(({ id }) => worksOn(person, id)).map(({ id }) => id) } },
        { isActive: { not_equals: false } },
        { or: [{ isPaused: { equals: true } }, { failures: { greater_than: 0 } }] },
      ],
    },
    sort: ['service', 'name'],
    pagination: false,
    depth: 0,
  })
  if (outlets.length === 0) return null
  const now = new Date()
  return (
    <section className="overview">
      <h2>Outlets in trouble</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Outlet</th>
            <th scope="col">What is wrong</th>
            <th scope="col">Last asked</th>
          </tr>
        </thead>
        <tbody>
          {outlets.map(({ id, name, service, isPaused, failures, lastError, lastFetchedAt }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/admin/collections/outlets/${id}`}>{name}</a>
                <small>{findService(service)?.title}</small>
              </th>
              <td data-label="What is wrong">
                {isPaused ? <strong>Paused. </strong> : null}
                {lastError}
                <small>{failures === 1 ? 'It failed once.' : `It failed ${failures ?? 0} times in a row.`}</small>
              </td>
              <td data-label="Last asked">
                {lastFetchedAt ? <Instant at={new Date(lastFetchedAt)} now={now} /> : 'never'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

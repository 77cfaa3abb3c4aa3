/** On the dashboard of those who publish: planned publishes that failed, or are tried again, of the catalogues they work on. */
import type { CollectionSlug, Payload, ServerProps } from 'payload'
import { type Planned, planned } from '#src/editing/planned.ts'
import { mayEver } from '../access/permissions.ts'
import { personOf } from '../access/person.ts'
import { catalogueCollections } from '../index.ts'
import { executeWith } from './execute.ts'
import { Instant } from './instant.tsx'
import { plainReason } from './plain-reason.ts'

/** Nothing while all goes well. */
export async function FailedSchedules({ payload, user }: ServerProps) {
  const person = personOf({ user })
  const mine = new Map(
    catalogueCollections
      .filter(({ resource }) => mayEver(person, 'schedule', resource.service))
      .map(({ config, resource }) => [config.slug, resource]),
  )
  const troubled = (await planned(executeWith(payload))).filter(
    ({ collection, hasFailed, tried }) => mine.has(collection) && (hasFailed || tried > 0),
  )
  if (troubled.length === 0) return null
  const now = new Date()
  const names = await Promise.all(troubled.map((one) => nameOf(payload, one)))
  return (
    <section className="overview">
      <h2>Planned, and not done</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Planned</th>
            <th scope="col">Why not</th>
          </tr>
        </thead>
        <tbody>
          {troubled.map((one, row) => (
            <tr key={one.id}>
              <th scope="row">
                <a href={`/admin/collections/${one.collection}/${one.documentId}`}>{names[row]}</a>
                <small>{mine.get(one.collection)?.one}</small>
              </th>
              <td data-label="Planned">
                {one.type === 'publish' ? 'Publish' : 'Unpublish'}, planned by {one.by ?? 'somebody who is gone'}
                <small>
                  {one.hasFailed || !one.at ? (
                    `It was tried ${one.tried} times.`
                  ) : (
                    <>
                      It is tried again: <Instant at={one.at} now={now} />
                    </>
                  )}
                </small>
              </td>
              <td data-label="Why not">
                <p className="trouble">{plainReason(one.reason ?? '')}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

async function nameOf(payload: Payload, { collection, documentId }: Planned): Promise<string> {
  const found = await payload.findByID({
    collection: collection as CollectionSlug,
    id: documentId,
    depth: 0,
    draft: true,
    trash: true,
    disableErrors: true,
  })
  return (found as { name?: string } | null)?.name ?? `Number ${documentId}`
}

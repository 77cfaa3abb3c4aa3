/** For those who publish: what was planned and failed, is tried again, or was done late, of the catalogues they work on. */
import type { ServerProps } from 'payload'
import { mayEver } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import { fromNow, Instant } from '#collections/components/instant.tsx'
import { LocalTime } from '#collections/components/local-time.tsx'
import { plainReason } from '#collections/components/plain-reason.ts'
import { catalogueCollections } from '#collections/index.ts'
import { namesOfDocuments } from '#src/editing/names.ts'
import { doneLate, type Planned, planned } from '#src/editing/planned.ts'

/** Shows nothing while all goes well. */
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
  const troubled = (await planned(execute)).filter(
    ({ collection, hasFailed, tried }) => mine.has(collection) && (hasFailed || tried > 0),
  )
  const late = (await doneLate(execute, now)).filter(({ collection }) => mine.has(collection))
  if (troubled.length + late.length === 0) return null
  const names = await namesOfDocuments(
    execute,
    [...troubled, ...late].map(({ collection, documentId: id }) => ({ collection, id })),
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
              <What plan={one} names={names} one={mine.get(one.collection)?.one} now={now} />
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
            <tr key={one.id}>
              <What plan={one} names={names} one={mine.get(one.collection)?.one} now={now} />
              <td data-label="What happened">
                Done late: <Instant at={one.at} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Told = Pick<Planned, 'collection' | 'documentId' | 'type' | 'by' | 'plannedFor'>
type WhatProps = { plan: Told; names: ReadonlyMap<string, string>; one: string | undefined; now: Date }

/** The entry and what was planned of it. */
const What = ({ plan: { collection, documentId, type, by, plannedFor }, names, one, now }: WhatProps) => (
  <>
    <th scope="row">
      <a href={`/admin/collections/${collection}/${documentId}`}>
        {names.get(`${collection} ${documentId}`) ?? `Number ${documentId}`}
      </a>
      <small>{one}</small>
    </th>
    <td data-label="Planned">
      {type === 'publish' ? 'Publish' : 'Unpublish'}, planned by {by ?? 'somebody who is gone'}
      {plannedFor && <When at={plannedFor} now={now} />}
    </td>
  </>
)

const When = ({ at, now }: { at: Date; now: Date }) => (
  <small>
    for <Instant at={at} now={now} /> <LocalTime at={at.toISOString()} />
  </small>
)

/** On the dashboard: how much of each catalogue is written, and what still waits to be. */
import { sql } from '@payloadcms/db-postgres'
import type { ServerProps } from 'payload'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { personOf, worksOn } from '../access/person.ts'
import { collectionSlug } from '../slugs.ts'

type Count = { service: string; resource: string; written: number; waiting: number }

/** One table per service the person works on; each number of what waits leads to the drafts. */
export async function Waiting({ payload, user }: ServerProps) {
  const counts = await payload.db.drizzle.execute(
    sql`select service, resource, written, waiting from read_model.counts where term = ''`,
  )
  // The row of the statement above.
  const rows = counts.rows as Count[]
  const shown = services.filter(({ id }) => worksOn(personOf({ user }), id))
  return (
    <div className="waiting">
      {shown.map(({ id, title }) => (
        <table key={id}>
          <caption>
            {title}: what is written
            <a href={`/cms/api/export/${id}`} download title="Every entry as a file, as npm run import reads it">
              Download
            </a>
          </caption>
          <thead>
            <tr>
              <th scope="col">Pages</th>
              <th scope="col">Written</th>
              <th scope="col">Waiting</th>
            </tr>
          </thead>
          <tbody>
            {resourcesOf(id).map((resource) => {
              const count = rows.find((row) => row.service === id && row.resource === resource.id)
              const list = `/admin/collections/${collectionSlug(findResource(id, resource.id))}`
              return (
                <tr key={resource.id}>
                  <th scope="row">
                    <a href={list}>{resource.many}</a>
                  </th>
                  <td>{count?.written ?? 0}</td>
                  <td>
                    {count?.waiting ? (
                      <a href={`${list}?where[or][0][and][0][_status][equals]=draft`}>{count.waiting}</a>
                    ) : (
                      0
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
    </div>
  )
}

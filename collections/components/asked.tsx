/** What readers asked for and did not find, on the dashboard: what to write next. */
import type { ServerProps } from 'payload'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type OwnerId, owners } from '#src/services.ts'
import { personOf, worksOn } from '../access/person.ts'
import { collectionSlug } from '../slugs.ts'
import { executeWith } from './execute.ts'

type Asked = { service: OwnerId; name: string; times: string; resource: string | null; document_id: number | null }

/** So many names are shown, those asked for most often. */
const MOST_SHOWN = 30

/** The names asked for in the last month of the services the person works on, but for those written since; nothing while there is none. */
export async function AskedFor({ payload, user }: ServerProps) {
  const person = personOf({ user })
  const mine = owners.filter((owner) => worksOn(person, owner))
  const asked = await executeWith(payload)<Asked>(askedFor, [mine, MOST_SHOWN])
  if (asked.length === 0) return null
  return (
    <section className="overview">
      <h2>Asked for and not written</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Where</th>
            <th scope="col">Times in 30 days</th>
          </tr>
        </thead>
        <tbody>
          {asked.map(({ service, name, times, resource, document_id }) => (
            <tr key={`${service} ${name}`}>
              <th scope="row">
                {resource && document_id ? (
                  <a href={`/admin/collections/${collectionSlug(findResource(service, resource))}/${document_id}`}>
                    {name}
                  </a>
                ) : (
                  name
                )}
                {document_id && <small>A draft waits to be written.</small>}
              </th>
              <td data-label="Where">{findService(service)?.title ?? 'All catalogues'}</td>
              <td data-label="Times in 30 days">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Names with the draft that readers are told of by them. What was written or renamed since is found now. */
const askedFor = `
  select a.service, a.name, sum(a.times) as times, max(w.resource) as resource, max(w.document_id) as document_id
  from serving.asked a left join read_model.waiting w on w.service = a.service and lower(w.name) = a.name
  where a.service = any($1::text[]) and a.day > current_date - 30
    and not exists (select from read_model.names n where n.service = a.service and n.key = a.name)
  group by a.service, a.name order by times desc, a.name, a.service limit $2`

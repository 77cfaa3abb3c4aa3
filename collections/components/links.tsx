/** Dead links, and the entries that cite them, on the dashboard of people who publish. */
import type { ServerProps } from 'payload'
import { brokenLinks, type Citation } from '#src/links/broken-links.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, services } from '#src/services.ts'
import { personOf, publishes, worksOn } from '../access/person.ts'
import { collectionSlug } from '../slugs.ts'
import { executeWith } from './execute.ts'
import { Instant } from './instant.tsx'

/** Most that are shown at once; others follow as these are mended. */
const MOST_SHOWN = 50

/** The broken links of the services the person works on; nothing for writers, nor while there is none. */
export async function BrokenLinks({ payload, user }: ServerProps) {
  const person = personOf({ user })
  if (!publishes(person)) return null
  const mine = services.filter(({ id }) => worksOn(person, id)).map(({ id }) => id)
  const links = await brokenLinks(executeWith(payload), mine)
  if (links.length === 0) return null
  const now = new Date()
  return (
    <section className="overview">
      <h2>Broken links</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Cited by</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {links.slice(0, MOST_SHOWN).map(({ address, reason, firstFailedAt, citedBy }) => (
            <tr key={address}>
              <th scope="row">
                <a className="address" href={address} target="_blank" rel="noreferrer">
                  {address}
                </a>
                <small>{reason}</small>
              </th>
              <td data-label="Cited by">
                <ul>
                  {citedBy.map((citation) => (
                    <li key={formOf(citation)}>
                      <a href={formOf(citation)}>{citation.name}</a> <small>{kindOf(citation)}</small>
                    </li>
                  ))}
                </ul>
              </td>
              <td data-label="Since">
                <Instant at={firstFailedAt} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {links.length > MOST_SHOWN && <p>And {links.length - MOST_SHOWN} more, which come up as these are mended.</p>}
    </section>
  )
}

const formOf = ({ service, resource, documentId }: Citation): string =>
  `/admin/collections/${resource === null ? 'outlets' : collectionSlug(findResource(service, resource))}/${documentId}`

const kindOf = ({ service, resource }: Citation): string =>
  `${findService(service)?.title}, ${resource === null ? 'news outlet' : findResource(service, resource).one}`

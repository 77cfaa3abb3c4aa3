/** The broken links, and the entries and outlets that cite them, for editors. */
import type { Execute } from '#src/read-model/database.ts'
import type { ServiceId } from '#src/services.ts'
import { citations } from './cited.ts'

/** Failed days in a row that make a link broken. */
export const FAILURES_TILL_BROKEN = 3

/** A citation of an address: by an entry, or by an outlet, which has no `resource`. */
export type Citation = { service: ServiceId; resource: string | null; documentId: number; name: string }

/** A broken address: why, since when, and its citations. */
export type BrokenLink = { address: string; reason: string; firstFailedAt: Date; citedBy: Citation[] }

type Link = { address: string; reason: string; first_failed_at: Date }
type Cited = { address: string; service: ServiceId; resource: string | null; document_id: number; name: string }

/** The broken links that entries and outlets of these services cite, by address. */
export async function brokenLinks(execute: Execute, services: readonly ServiceId[]): Promise<BrokenLink[]> {
  const links = await execute<Link>(
    'select address, reason, first_failed_at from jobs.links where failures >= $1 order by address',
    [FAILURES_TILL_BROKEN],
  )
  // On most days no link is broken, and to find citations every record has to be read.
  if (links.length === 0) return []
  const cited = await execute<Cited>(
    `select distinct address, service, resource, document_id, name from (${citations}) c
     where address = any($1::text[]) and service = any($2::text[]) order by service, resource, name, document_id`,
    [links.map(({ address }) => address), services],
  )
  return links.flatMap(({ address, reason, first_failed_at }) => {
    const citedBy = cited
      .filter((one) => one.address === address)
      .map(({ service, resource, document_id, name }) => ({ service, resource, documentId: document_id, name }))
    return citedBy.length > 0 ? [{ address, reason, firstFailedAt: first_failed_at, citedBy }] : []
  })
}

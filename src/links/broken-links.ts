/** Which links are broken, and who cites them: for editors. */
import type { Execute } from '#src/read-model/database.ts'
import type { ServiceId } from '#src/services.ts'
import { citations } from './cited.ts'

/** So many failed days in a row make a link broken. */
export const FAILURES_TILL_BROKEN = 3

/** Who cites an address: an entry, or an outlet, which has no `resource`. */
export type Citation = { service: ServiceId; resource: string | null; documentId: number; name: string }

/** An address that leads nowhere: why, since when, and who cites it. */
export type BrokenLink = { address: string; reason: string; firstFailedAt: Date; citedBy: Citation[] }

type Link = { address: string; reason: string; first_failed_at: Date }
type Cited = { address: string; service: ServiceId; resource: string | null; document_id: number; name: string }

/** The broken links that entries and outlets of these services cite, by address. */
export async function brokenLinks(execute: Execute, services: readonly ServiceId[]): Promise<BrokenLink[]> {
  const links = await execute<Link>(
    'select address, reason, first_failed_at from jobs.links where failures >= $1 order by address',
    [FAILURES_TILL_BROKEN],
  )
  // Most days there is none, and who cites what is found by reading every record.
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

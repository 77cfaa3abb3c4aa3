/** Which entries changed since a revision: values kept of many entries are brought up to date from these alone. */
import type { Database } from '../database.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource } from '../resource.ts'

/** A document whose terms or place in an order changed; `terms` is null where it is no longer published. */
export type Change = { document: number; terms: readonly string[] | null }

/** When more entries than these changed, everything is read anew, which takes no longer. */
const MOST = 500

/** What a term of a change kept in process takes. */
const TERM_BYTES = 80

/** The changes of a resource since a revision, in no order; null where there are more than MOST. */
export const changesSince = (database: Database, resource: AnyResource, revision: string): Promise<Change[] | null> =>
  database.store.remember(
    {
      key: `changes ${resource.service} ${resource.id} ${revision}`,
      sources: sourcesOf(resource.service, ['entries']),
      weigh: (changes) => (changes ?? []).reduce((sum, { terms }) => sum + TERM_BYTES * (2 + (terms?.length ?? 0)), 0),
    },
    async () => {
      const rows = await database.prepared<Change>(
        'changes',
        `select c.document_id as document, r.terms from read_model.changes c
         left join read_model.records r using (service, resource, document_id)
         where c.service = $1 and c.resource = $2 and c.revision > $3 order by c.revision limit ${MOST + 1}`,
        [resource.service, resource.id, revision],
      )
      return rows.length > MOST ? null : rows
    },
  )

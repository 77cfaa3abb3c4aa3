/** In a list: how far the review of an entry has come, whose turn it is, and who made it. */
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import type { ReviewState } from '#collections/access/permissions.ts'
import { executeWith } from '#collections/components/execute.ts'
import { batched, oncePer } from '#src/read-model/batch.ts'
import { capital } from '#src/text/capital.ts'

type Told = { state: ReviewState | null; assignee: string | null; maker: string | null }

/** Empty for an entry that is not under review and that a script or an import made. */
export async function ReviewCell({
  payload,
  collectionSlug,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug' | 'rowData'>) {
  const { state, assignee, maker } = await standingsOf(payload, collectionSlug)(Number(rowData.id))
  const isUnderWay = state !== null && state !== 'writing'
  if (!isUnderWay && !assignee && !maker) return <span className="cell__none">–</span>
  return (
    <>
      {(isUnderWay || assignee) && (
        <>
          {isUnderWay ? capital(state) : 'Writing'}
          {assignee && `, ${assignee}`}
        </>
      )}
      {maker && <small className="cell__beside">made by {maker}</small>}
    </>
  )
}

/** All rows of a list ask by one statement. */
const standingsOf = oncePer((payload: Payload, collection) =>
  batched<number, Told>((ids) =>
    executeWith(payload)<Told>(
      `select r.state, a.name as assignee, m.name as maker
       from unnest($2::int[]) with ordinality as row (id, at)
       left join editing.reviews r on r.collection = $1 and r.document_id = row.id
       left join users a on a.id = r.assignee_id
       left join editing.authors w on w.collection = $1 and w.document_id = row.id
       left join users m on m.id = w.person_id
       order by row.at`,
      [collection, ids],
    ),
  ),
)

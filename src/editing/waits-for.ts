/**
 * The work on entries that waits for a person: entries they were given, may approve or publish, are called to, planned in vain, or have
 * to check again.
 */

import type { ReviewState } from '#collections/access/permissions.ts'
import { mayInReview } from '#collections/access/permissions.ts'
import type { Person } from '#collections/access/person.ts'
import { worksOn } from '#collections/access/person.ts'
import { catalogueCollections } from '#collections/index.ts'
import type { Execute } from '#src/read-model/database.ts'
import { namesOfDocuments } from './names.ts'
import { planned } from './planned.ts'

/** One thing to do. `because` says why it waits for this person; `since` is since when, for a re-check the day it is due. */
type Waiting = { collection: string; id: number; name: string; because: string; said: string; since: Date }

/** Most things that are shown: a longer list could not be done today. */
const MOST = 40

type Row = {
  collection: string
  id: number
  state: ReviewState
  reason: string
  at: Date
  by: string | null
  byId: number | null
  assigneeId: number | null
  recheckOn: string | null
}

/** What waits for a person on a day, the longest waiting first. */
export async function waitsFor(execute: Execute, person: Person, today: string): Promise<Waiting[]> {
  const mine = catalogueCollections.filter(({ resource }) => worksOn(person, resource.service))
  const slugs = mine.map(({ config }) => config.slug)
  const me = Number(person.id)
  const [reviews, mentions, plans] = await Promise.all([
    execute<Row>(
      `select r.collection, r.document_id as id, r.state, r.reason, r.at, u.name as by, r.by_id as "byId",
         r.assignee_id as "assigneeId", r.recheck_on::text as "recheckOn"
       from editing.reviews r left join users u on u.id = r.by_id
       where r.collection = any($1::text[]) and (r.assignee_id = $2 or r.state in ('in review', 'approved') or r.recheck_on <= $3::date)`,
      [slugs, me, today],
    ),
    execute<{ collection: string; id: number; body: string; at: Date; by: string | null }>(
      `select c.collection, c.document_id as id, c.body, c.at, u.name as by
       from editing.mentions m join editing.comments c on c.id = m.comment_id left join users u on u.id = c.person_id
       where m.person_id = $2 and c.resolved_at is null and c.collection = any($1::text[])`,
      [slugs, me],
    ),
    planned(execute),
  ])
  const waiting: Omit<Waiting, 'name'>[] = reviews.flatMap((row) => {
    const { collection, id, reason, at } = row
    const because = whyItWaits(row, person, mine.find(({ config }) => config.slug === collection)?.resource.service)
    const due = isDue(row, person, today)
    return [
      ...(because ? [{ collection, id, because, said: reason, since: at }] : []),
      ...(due
        ? [{ collection, id, because: 'Due for a re-check', said: '', since: new Date(String(row.recheckOn)) }]
        : []),
    ]
  })
  for (const { collection, id, body, at, by } of mentions)
    waiting.push({ collection, id, because: `${by ?? 'Somebody who is gone'} calls you`, said: body, since: at })
  for (const { collection, documentId, type, plannedFor, hasFailed, reason, byId } of plans)
    if (hasFailed && byId === me && slugs.includes(collection))
      waiting.push({
        collection,
        id: documentId,
        because: `What you planned was not done: ${type} it`,
        said: reason ?? '',
        since: plannedFor ?? new Date(0),
      })
  const names = await namesOfDocuments(execute, waiting)
  return waiting
    .flatMap((one) => {
      const name = names.get(`${one.collection} ${one.id}`)
      return name === undefined ? [] : [{ ...one, name }]
    })
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .slice(0, MOST)
}

/** Why it is this person's turn with an entry; null where it is not. People who ask for a review are not asked to do it. */
function whyItWaits(
  { state, assigneeId, byId, by }: Row,
  person: Person,
  service: Parameters<typeof mayInReview>[2]['service'] | undefined,
): string | null {
  const isMine = assigneeId === Number(person.id)
  if (!isMine && assigneeId !== null) return null
  const whoever = by ?? 'somebody who is gone'
  if (state === 'changes asked') return isMine ? `${whoever} asks for changes` : null
  if (state === 'writing') return isMine ? 'Assigned to you' : null
  const mayApprove =
    service !== undefined &&
    mayInReview(person, 'approve', { service, state: 'own draft', review: 'in review', isAlone: false }).isAllowed
  if (state === 'approved') return isMine || mayApprove ? `Approved by ${whoever}, to be published` : null
  return isMine || (mayApprove && byId !== Number(person.id)) ? `${whoever} asks for a review` : null
}

const isDue = ({ recheckOn, assigneeId }: Row, person: Person, today: string): boolean =>
  recheckOn !== null &&
  recheckOn <= today &&
  (assigneeId === Number(person.id) || (assigneeId === null && person.role !== 'writer'))

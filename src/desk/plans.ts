/** Everything that is planned for entries on the days of a span: publishing and unpublishing, picks, re-checks; and what was done of it. */
import { may, mayInReview, mayWithShared } from '#collections/access/permissions.ts'
import { type Person, worksOn } from '#collections/access/person.ts'
import { catalogueCollections } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { type Day, todayUtc } from '#src/calendar/day.ts'
import { namesOfDocuments } from '#src/editing/names.ts'
import { lateField, planned, plannedPublishingMachine } from '#src/editing/planned.ts'
import type { Execute } from '#src/read-model/database.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import type { OwnerId, ServiceId } from '#src/services.ts'

/** The states of a plan. A failed plan is tried again until it is given up; one done late is shown with its planned time. */
export const planStates = ['planned', 'tried again', 'failed', 'done', 'done late'] as const

/** The request that gives a plan another time, and the field of its body for the instant or the day. */
export type Move = { method: 'PATCH' | 'POST'; address: string; takes: 'instant' | 'day'; field: string; also?: object }

/**
 * Something planned. `at` is an instant as text, null for a plan of a whole day; `day` is its UTC day; `move` is null where it is done, or
 * the person may not move it.
 */
export type Plan = {
  key: string
  kind: 'publish' | 'unpublish' | 'pick' | 're-check'
  state: (typeof planStates)[number]
  day: Day
  at: string | null
  service: OwnerId
  name: string
  one: string
  href: string
  by: string | null
  said: string
  move: Move | null
}

/** What is known of a plan before its entry's name is. */
type Found = Omit<Plan, 'name' | 'one' | 'service' | 'href'> & { collection: string; id: number }

/** Days from the first to the last, of these catalogues. */
type Span = { from: Day; to: Day; owners: readonly OwnerId[] }

/** What is planned on these days of the catalogues that the person works on, by when. Entries in the trash have no plans. */
export async function plansOf(execute: Execute, person: Person, span: Span, now: Date): Promise<Plan[]> {
  const owners = span.owners.filter((owner) => worksOn(person, owner))
  const resources = new Map(
    catalogueCollections.flatMap(({ config, resource }) =>
      owners.includes(resource.service) ? [[config.slug, resource] as const] : [],
    ),
  )
  const asked = { execute, person, span: { ...span, owners }, now }
  const [queued, done, rechecks, picks] = await Promise.all([
    publishes(asked),
    donePublishes(asked),
    recheckPlans(asked),
    pickPlans(asked),
  ])
  const plans = [...queued, ...done, ...rechecks, ...picks].filter(({ collection }) => resources.has(collection))
  const names = await namesOfDocuments(execute, plans)
  return plans
    .flatMap(({ collection, id, ...plan }): Plan[] => {
      const resource = resources.get(collection)
      const name = names.get(`${collection} ${id}`)
      if (!resource || name === undefined) return []
      const href = plan.kind === 'pick' ? pickAddress(plan.key) : `/admin/collections/${collection}/${id}`
      return [{ ...plan, name, one: resource.one, service: resource.service, href }]
    })
    .map((plan) => ({ ...plan, move: plan.move && mayMove(person, plan, todayUtc(now)) ? plan.move : null }))
    .sort(
      (a, b) =>
        (a.at ?? a.day).localeCompare(b.at ?? b.day) || a.name.localeCompare(b.name) || a.kind.localeCompare(b.kind),
    )
}

type Asked = { execute: Execute; person: Person; span: Span; now: Date }

async function publishes({ execute, span }: Asked): Promise<Found[]> {
  return (await planned(execute)).flatMap(
    ({ id, collection, documentId, type, plannedFor, tried, ...plan }): Found[] => {
      // A plan that is tried again stands on its planned day, not on that of the next try.
      if (!plannedFor) return []
      const day = todayUtc(plannedFor)
      if (day < span.from || day > span.to) return []
      const state = plan.hasFailed ? 'failed' : tried > 0 ? 'tried again' : 'planned'
      const address = `/cms/api/${collection}/${documentId}/schedule/${id}`
      const move: Move = { method: 'PATCH', address, takes: 'instant', field: 'at' }
      const at = plannedFor.toISOString()
      return [
        {
          key: `job ${id}`,
          kind: type,
          state,
          day,
          at,
          collection,
          id: documentId,
          by: plan.by,
          said: plan.reason ?? '',
          move,
        },
      ]
    },
  )
}

async function donePublishes({ execute, span }: Asked): Promise<Found[]> {
  const rows = await execute<{
    id: string
    at: Date
    kind: 'published' | 'unpublished'
    collection: string
    document: number
    by: string | null
    late: string | null
  }>(
    `select a.id::text, a.at, a.kind, a.collection, a.document_id as document, coalesce(u.name, a.person) as by,
       (select c ->> 'before' from jsonb_array_elements(a.changes) c where c ->> 'field' = $5) as late
     from editing.audit a left join users u on u.id = a.person_id
     where a.machine = $4 and a.kind in ('published', 'unpublished') and a.service = any($3::text[])
       and a.at >= $1::date at time zone 'UTC' and a.at < ($2::date + 1) at time zone 'UTC'`,
    [span.from, span.to, span.owners, plannedPublishingMachine, lateField],
  )
  return rows.map(({ id, at, kind, collection, document, by, late }) => ({
    key: `line ${id}`,
    kind: kind === 'published' ? 'publish' : 'unpublish',
    state: late ? 'done late' : 'done',
    day: todayUtc(at),
    at: at.toISOString(),
    collection,
    id: document,
    by,
    said: late ?? '',
    move: null,
  }))
}

async function recheckPlans({ execute, span }: Asked): Promise<Found[]> {
  const rows = await execute<{ collection: string; id: number; day: Day; by: string | null }>(
    `select r.collection, r.document_id as id, r.recheck_on::text as day, u.name as by
     from editing.reviews r left join users u on u.id = r.assignee_id
     where r.recheck_on between $1::date and $2::date`,
    [span.from, span.to],
  )
  return rows.map(({ collection, id, day, by }) => ({
    key: `re-check ${collection} ${id}`,
    kind: 're-check',
    state: 'planned',
    day,
    at: null,
    collection,
    id,
    by,
    said: '',
    move: {
      method: 'POST',
      address: `/cms/api/${collection}/${id}/review`,
      takes: 'day',
      field: 'recheckOn',
      also: { action: 'set a re-check' },
    },
  }))
}

async function pickPlans({ execute, span }: Asked): Promise<Found[]> {
  const rows = await execute<{ id: number; service: ServiceId; day: Day; resource: string; document: number }>(
    `select p.id, p.service::text as service, p.day, k.resource, k.document_id as document
     from picks p join read_model.planned_picks k on k.service = p.service::text and k.day = p.day::date
     where p.service::text = any($3::text[]) and p.day between $1 and $2`,
    [span.from, span.to, span.owners],
  )
  return rows.map(({ id, service, day, resource, document }) => ({
    key: `pick ${id}`,
    kind: 'pick',
    state: 'planned',
    day,
    at: null,
    collection: collectionSlug(findResource(service, resource)),
    id: document,
    by: null,
    said: '',
    move: { method: 'PATCH', address: `/cms/api/picks/${id}`, takes: 'day', field: 'day' },
  }))
}

const pickAddress = (key: string): string => `/admin/collections/picks/${key.slice('pick '.length)}`

/** The move that is offered; the server checks again. Picks of past days have been shown, and cannot be moved. */
function mayMove(person: Person, { kind, service, day }: Plan, today: Day): boolean {
  if (kind === 'pick')
    // Only services have picks.
    return day >= today && mayWithShared(person, 'change', { kind: 'pick', service: service as ServiceId }).isAllowed
  if (kind === 're-check')
    return mayInReview(person, 'set a re-check', { service, state: 'published', review: 'writing', isAlone: false })
      .isAllowed
  return may(person, 'schedule', { service, state: 'published' }).isAllowed
}

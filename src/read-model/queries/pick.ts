/** The item of the day: planned by an editor, else tied to a day that is on, else drawn by the date; recorded once chosen. */
import { createHash } from 'node:crypto'
import { addDays, type Day } from '#src/calendar/day.ts'
import { batched, oncePer } from '../batch.ts'
import type { Database } from '../database.ts'
import { type DocumentSet, drawn, inAny } from '../document-set.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource } from '../resource.ts'
import { termOf } from '../terms.ts'
import { daysBetween } from './calendar.ts'
import { allHolders, holders } from './holders.ts'

/** Why an entry was picked. */
export type PickReason = 'planned' | 'day' | 'drawn'

/** What was picked: an entry by its slug or, if it was drawn by lot, by its document. */
export type Picked = { slug: string } | { document: number }

type Choice = { entry: Picked; reason: PickReason }

type Asked = { day: Day; today: Day; days: AnyResource | undefined }

/**
 * The item of a day; null while none is published. Today's is recorded, so that publishing another entry does not change it
 * and all instances agree; another day's is worked out each time.
 */
export const pickOf = (database: Database, resource: AnyResource, asked: Asked): Promise<Picked | null> =>
  database.store.remember(
    {
      key: `pick of ${resource.service} ${resource.id} ${asked.day}`,
      sources: sourcesOf(resource.service, ['entries', 'picks']),
      // The pick of a day to come is recorded on that day, so the answer changes with today.
      period: asked.today,
    },
    () => choose(database, resource, asked),
  )

/** The slug of the item of a day. */
export async function slugOfPick(database: Database, resource: AnyResource, asked: Asked): Promise<string | null> {
  const picked = await pickOf(database, resource, asked)
  return picked === null ? null : slugOf(database, resource, picked)
}

/** The slug of a pick; null where it was unpublished meanwhile. */
const slugOf = async (database: Database, resource: AnyResource, picked: Picked): Promise<string | null> =>
  'slug' in picked
    ? picked.slug
    : ((await slugsIn(database, `${resource.service} ${resource.id}`)(picked.document)) ?? null)

async function choose(database: Database, resource: AnyResource, { day, today, days }: Asked): Promise<Picked | null> {
  const { recorded, planned } = await decided(database, resource, today)
  const recordedSlug = recorded.get(day)
  if (recordedSlug !== undefined) return { slug: recordedSlug }
  const slug = planned.get(day)
  const chosen: Choice | null =
    slug === undefined
      ? ((await tiedToDay(database, resource, day, days)) ??
        lotOf({ day, from: await allHolders(database, resource), reason: 'drawn' }))
      : { entry: { slug }, reason: 'planned' }
  if (!chosen || day !== today) return chosen?.entry ?? null
  const present = await slugOf(database, resource, chosen.entry)
  return present === null
    ? null
    : { slug: await record(database, resource, day, { slug: present, reason: chosen.reason }) }
}

/** Slugs by day. */
type Decided = { recorded: ReadonlyMap<Day, string>; planned: ReadonlyMap<Day, string> }

/** Bytes that a day and its slug take in process. */
const DECIDED_BYTES = 200

/** The picks that are recorded, and those that editors planned. */
const decided = (database: Database, resource: AnyResource, today: Day): Promise<Decided> =>
  database.store.remember(
    {
      key: `picks of ${resource.service} ${resource.id}`,
      sources: sourcesOf(resource.service, ['entries', 'picks']),
      // Recording the pick of today raises no revision, so this is read again each day.
      period: today,
      weigh: ({ recorded, planned }) => (recorded.size + planned.size) * DECIDED_BYTES,
    },
    async () => {
      const rows = await database.execute<{ day: Day; slug: string; is_planned: boolean }>(
        `select p.day::text, r.slug, false as is_planned
         from read_model.picks p join read_model.records r using (service, resource, slug)
         where service = $1 and resource = $2
         union all
         select p.day::text, r.slug, true
         from read_model.planned_picks p join read_model.records r using (service, resource, document_id)
         where service = $1 and resource = $2`,
        [resource.service, resource.id],
      )
      const byDay = (isPlanned: boolean) =>
        new Map(rows.filter((row) => row.is_planned === isPlanned).map(({ day, slug }) => [day, slug]))
      return { recorded: byDay(false), planned: byDay(true) }
    },
  )

/**
 * Records the choice, unless another instance was quicker; gives the recorded one. A pick that was unpublished is replaced. While nothing
 * can be written the choice is given unrecorded: every instance that sees the same entries makes the same choice.
 */
async function record(
  database: Database,
  resource: AnyResource,
  day: Day,
  { slug, reason }: { slug: string; reason: PickReason },
): Promise<string> {
  if (!database.canWrite()) return slug
  const [row] = await database.write<{ slug: string }>(
    `insert into read_model.picks as p (service, resource, day, slug, reason) values ($1, $2, $3::date, $4, $5)
     on conflict (service, resource, day) do update set
       slug = case when exists (select from read_model.records r
         where (r.service, r.resource, r.slug) = (p.service, p.resource, p.slug)) then p.slug else excluded.slug end
     returning slug`,
    [resource.service, resource.id, day, slug, reason],
  )
  return row?.slug ?? slug
}

async function tiedToDay(
  database: Database,
  resource: AnyResource,
  day: Day,
  days: AnyResource | undefined,
): Promise<Choice | null> {
  if (!days) return null
  // Only a festival of a week or less makes a day special: a season lasts for months.
  const on = (await daysBetween(database, days, day, day)).filter(({ occurrence }) => isShort(occurrence))
  if (on.length === 0) return null
  const sets = await Promise.all(on.map(({ slug }) => holders(database, resource, termOf(resource, 'day', slug))))
  return lotOf({ day, from: inAny(sets), reason: 'day' })
}

const WEEK_DAYS = 7

const isShort = ({ starts, ends }: { starts: Day; ends: Day }): boolean => addDays(starts, WEEK_DAYS - 1) >= ends

type Lot = { day: Day; from: DocumentSet; reason: PickReason }

/** The entry that a date draws from a set. */
function lotOf({ day, from, reason }: Lot): Choice | null {
  const document = drawn(from, createHash('sha256').update(day).digest().readUInt32BE())
  return document === null ? null : { entry: { document }, reason }
}

/** The slugs of a resource by document. */
const slugsIn = oncePer((database: Database, resource: string) =>
  batched<number, string | undefined>(async (documents) => {
    const rows = await database.prepared<{ document_id: number; slug: string }>(
      'slugs-of-documents',
      `select document_id, slug from read_model.records
       where service = $1 and resource = $2 and document_id = any($3::int[])`,
      [...resource.split(' '), documents],
    )
    const slugs = new Map(rows.map(({ document_id, slug }) => [document_id, slug]))
    return documents.map((document) => slugs.get(document))
  }),
)

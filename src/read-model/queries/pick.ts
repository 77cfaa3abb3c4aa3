/** The item of the day: planned by an editor, else tied to a day that is on, else drawn by hash; recorded once chosen. */
import { addDays, type Day } from '#src/calendar/day.ts'
import type { Database } from '../database.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource } from '../resource.ts'
import { termOf } from '../terms.ts'
import { daysBetween } from './calendar.ts'

/** Why an entry was picked. */
export type PickReason = 'planned' | 'day' | 'drawn'

type Pick = { slug: string; reason: PickReason }

type Asked = { day: Day; today: Day; days: AnyResource | undefined }

/**
 * The slug of the item of a day; null while none is published. Today's is recorded, so that publishing another entry
 * does not change it and all instances agree; another day's is worked out each time.
 */
export const pickOf = (database: Database, of: AnyResource, asked: Asked): Promise<string | null> =>
  database.store.remember(
    {
      key: `pick of ${of.service} ${of.id} ${asked.day}`,
      sources: sourcesOf(of.service, ['entries', 'picks']),
      // What is not recorded yet is, as soon as its day has come.
      period: asked.today,
    },
    () => choose(database, of, asked),
  )

async function choose(database: Database, of: AnyResource, { day, today, days }: Asked): Promise<string | null> {
  const [recorded] = await database.prepared<{ slug: string }>(
    'recorded-pick',
    `select slug from read_model.picks p join read_model.records r using (service, resource, slug)
     where service = $1 and resource = $2 and day = $3::date`,
    [of.service, of.id, day],
  )
  if (recorded) return recorded.slug
  const chosen =
    (await planned(database, of, day)) ?? (await tiedToDay(database, of, day, days)) ?? (await drawn(database, of, day))
  if (!chosen || day !== today) return chosen?.slug ?? null
  return record(database, of, day, chosen)
}

/** Records the choice, unless another instance was quicker; gives what stands. A pick that was unpublished is replaced. */
async function record(database: Database, of: AnyResource, day: Day, { slug, reason }: Pick): Promise<string> {
  const [row] = await database.execute<{ slug: string }>(
    `insert into read_model.picks as p (service, resource, day, slug, reason) values ($1, $2, $3::date, $4, $5)
     on conflict (service, resource, day) do update set
       slug = case when exists (select from read_model.records r
         where (r.service, r.resource, r.slug) = (p.service, p.resource, p.slug)) then p.slug else excluded.slug end
     returning slug`,
    [of.service, of.id, day, slug, reason],
  )
  return row?.slug ?? slug
}

async function planned(database: Database, of: AnyResource, day: Day): Promise<Pick | null> {
  const [row] = await database.execute<{ slug: string }>(
    `select r.slug from read_model.planned_picks p join read_model.records r using (service, resource, document_id)
     where service = $1 and resource = $2 and day = $3::date`,
    [of.service, of.id, day],
  )
  return row ? { slug: row.slug, reason: 'planned' } : null
}

async function tiedToDay(
  database: Database,
  of: AnyResource,
  day: Day,
  days: AnyResource | undefined,
): Promise<Pick | null> {
  if (!days) return null
  // A season lasts for months: only what lasts a week or less makes a day special.
  const on = (await daysBetween(database, days, day, day)).filter(({ occurrence }) => isShort(occurrence))
  const terms = on.map(({ slug }) => termOf(of, 'day', slug))
  const slug = terms.length === 0 ? null : await leastHash(database, of, day, terms)
  return slug === null ? null : { slug, reason: 'day' }
}

const WEEK_DAYS = 7

const isShort = ({ starts, ends }: { starts: Day; ends: Day }): boolean => addDays(starts, WEEK_DAYS - 1) >= ends

async function drawn(database: Database, of: AnyResource, day: Day): Promise<Pick | null> {
  const slug = await leastHash(database, of, day, null)
  return slug === null ? null : { slug, reason: 'drawn' }
}

/** The entry whose hash with the date is least, among those with any of `terms`, or among all. */
async function leastHash(
  database: Database,
  of: AnyResource,
  day: Day,
  terms: readonly string[] | null,
): Promise<string | null> {
  const [row] = await database.execute<{ slug: string }>(
    `select slug from read_model.records where service = $1 and resource = $2 ${terms ? 'and terms && $4::text[]' : ''}
     order by md5($3 || ' ' || slug), slug limit 1`,
    [of.service, of.id, day, ...(terms ? [terms] : [])],
  )
  return row?.slug ?? null
}

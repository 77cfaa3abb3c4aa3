/**
 * The deliveries to each address, and their results. Every step is one statement, so that a process that dies between two leaves nothing
 * half done: a delivery that was taken and not settled is sent again, with the same id.
 */
import type { Execute } from '#src/read-model/database.ts'

/** A delivery to an address. `message` is its id, the same however often it is sent. */
export type Delivery = {
  id: string
  message: string
  service: string
  resource: string
  slug: string
  change: 'published' | 'changed' | 'moved' | 'removed'
  movedTo: string | null
  toldAt: Date
  tries: number
}

/** The result of sending it; `status` is null where there was no answer. */
export type Attempt = { isTaken: boolean; status: number | null; failure: string | null; tookMs: number }

/** Minutes until it is tried again, after each try: nine tries within a day. */
const pauseMinutes = [1, 5, 15, 60, 120, 240, 480, 480]

/** How long an address has to fail to be paused when a delivery to it is given up. */
const PAUSED_AFTER = '23 hours'

/** After this time a process that took a delivery and did not settle it counts as dead. */
const LEASE = '2 minutes'

/** Most deliveries that wait for an address: further changes stay in `serving.told`, which has each entry once. */
const MOST_WAITING = 1000

/** How long deliveries are kept to be shown. */
const KEPT = '30 days'

/**
 * Makes deliveries of the changes since the last time, for every address that is not paused, in the order of commits. Changes that another
 * process notes at the same time are left to it.
 */
export async function noteDeliveries(execute: Execute): Promise<number> {
  const rows = await execute(
    `with place as (
       select w.id as webhook_id, l.service, coalesce(p.number, 0) as number,
         $1 - (select count(*) from jobs.deliveries d where d.webhook_id = w.id and d.due_at is not null) as room
       from jobs.webhooks w cross join serving.tellings l
       left join jobs.webhook_places p on p.webhook_id = w.id and p.service = l.service
       where w.paused_at is null and (w.services = '{}' or l.service = any(w.services)) and l.number > coalesce(p.number, 0)
     ), found as (
       select place.webhook_id, t.* from place cross join lateral (
         select * from serving.told t where t.service = place.service and t.number > place.number
         order by t.number limit greatest(place.room, 0)) t
     ), reached as (
       insert into jobs.webhook_places as p (webhook_id, service, number)
       select webhook_id, service, max(number) from found group by webhook_id, service
       on conflict (webhook_id, service) do update set number = excluded.number
         where p.number = (select number from place where (place.webhook_id, place.service) = (p.webhook_id, p.service))
       returning webhook_id, service
     )
     insert into jobs.deliveries (webhook_id, service, resource, slug, change, moved_to, told_at)
     select webhook_id, service, resource, slug, change, moved_to, told_at
     from found join reached using (webhook_id, service) order by webhook_id, service, number
     returning id`,
    [MOST_WAITING],
  )
  return rows.length
}

/**
 * Takes the next due delivery to an address, if there is one. Deliveries about an entry keep their order, even when it moves to another
 * slug.
 */
export async function takeDelivery(execute: Execute, webhookId: number): Promise<Delivery | null> {
  const [taken] = await execute<Delivery>(
    `update jobs.deliveries set tries = tries + 1, tried_at = now(), due_at = now() + interval '${LEASE}'
     where id = (
       select d.id from jobs.deliveries d join jobs.webhooks w on w.id = d.webhook_id
       where d.webhook_id = $1 and d.due_at <= now() and w.paused_at is null and not exists (
         select from jobs.deliveries before
         where before.webhook_id = d.webhook_id and before.id < d.id and before.due_at is not null
           and (before.service, before.resource) = (d.service, d.resource) and d.slug in (before.slug, before.moved_to))
       order by d.id limit 1 for update of d skip locked)
     returning id::text, message, service, resource, slug, change, moved_to as "movedTo", told_at as "toldAt", tries`,
    [webhookId],
  )
  return taken ?? null
}

/** Stores the result of a try. Gives whether the address was paused for it: because it is gone, or has failed for a day. */
export async function settleDelivery(
  execute: Execute,
  webhookId: number,
  { id, tries }: Delivery,
  { isTaken, status, failure, tookMs }: Attempt,
): Promise<{ isPaused: boolean }> {
  const isGone = status === 410
  const pause = isTaken || isGone ? undefined : pauseMinutes[tries - 1]
  const [settled] = await execute<{ isPaused: boolean }>(
    `with tried as (
       update jobs.deliveries set status = $3, failure = $4, took_ms = $5,
         due_at = now() + make_interval(mins => $6), delivered_at = case when $7 then now() end
       where id = $2
     )
     update jobs.webhooks set
       failing_since = case when $7 then null else coalesce(failing_since, now()) end,
       failure = case when $7 then null else $4 end,
       paused_at = case when $8 or not $7 and $6::integer is null and failing_since < now() - interval '${PAUSED_AFTER}'
         then coalesce(paused_at, now()) else paused_at end
     where id = $1 returning paused_at = now() as "isPaused"`,
    [webhookId, id, status, failure, Math.round(tookMs), pause ?? null, isTaken, isGone],
  )
  return { isPaused: settled?.isPaused ?? false }
}

/** Removes old deliveries. */
export const forgetDeliveries = (execute: Execute): Promise<unknown> =>
  execute(`delete from jobs.deliveries where due_at is null and tried_at < now() - interval '${KEPT}'`)

/** What was told last, newest first, as people look at it: of one address, or of all. */
export type ShownDelivery = Delivery & {
  webhookId: number
  name: string
  dueAt: Date | null
  triedAt: Date | null
  deliveredAt: Date | null
  status: number | null
  failure: string | null
  tookMs: number | null
}

/** What was sent, newest first, at most `most`: to one address or to all, and before a delivery where one is named. */
export const newestDeliveries = (
  execute: Execute,
  { webhookId, before, most }: { webhookId: number | undefined; before: string | undefined; most: number },
): Promise<ShownDelivery[]> =>
  execute<ShownDelivery>(
    `select d.id::text, d.message, d.service, d.resource, d.slug, d.change, d.moved_to as "movedTo", d.told_at as "toldAt",
       d.tries, d.webhook_id as "webhookId", w.name, d.due_at as "dueAt", d.tried_at as "triedAt",
       d.delivered_at as "deliveredAt", d.status, d.failure, d.took_ms as "tookMs"
     from jobs.deliveries d join jobs.webhooks w on w.id = d.webhook_id
     where ($1::integer is null or d.webhook_id = $1) and ($2::bigint is null or d.id < $2) order by d.id desc limit $3`,
    [webhookId ?? null, before ?? null, most],
  )

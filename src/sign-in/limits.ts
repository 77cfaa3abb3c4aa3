/**
 * Limits of tries, counted in the database and so over all instances. A try is counted before it is checked, and taken back when it was
 * right.
 */
import type { Execute } from '#src/read-model/database.ts'

/** At most `most` tries in a window of `seconds`, which opens with the first. */
export type Limit = { key: string; most: number; seconds: number }

/** Undefined where the try may be made, else the seconds until the next. */
export type LimitReached = { seconds: number } | undefined

type Count = { key: string; used: number; seconds: number }

/** One count in this many, by chance, removes those whose window has closed. */
const clearingOdds = 1000

/** Counts a try against all of these limits. Of those reached, the one that opens last decides. */
export async function take(execute: Execute, limits: readonly Limit[]): Promise<LimitReached> {
  if (limits.length === 0) return undefined
  // Limits are counted in one order, so that two tries cannot deadlock.
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))
  const counts = await execute<Count>(
    `insert into editing.limits as known (key, used, ends_at)
     select key, 1, now() + seconds * interval '1 second'
       from json_to_recordset($1) as given (key text, seconds double precision)
     on conflict (key) do update set
       used = case when known.ends_at <= now() then 1 else known.used + 1 end,
       ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
     returning key, used, extract(epoch from ends_at - now())::double precision as seconds`,
    [JSON.stringify(sorted)],
  )
  if (Math.floor(Math.random() * clearingOdds) === 0) await clear(execute)
  const closed = counts.filter(({ key, used }) => used > (limits.find((limit) => limit.key === key)?.most ?? 0))
  return closed.length === 0 ? undefined : { seconds: Math.ceil(Math.max(...closed.map(({ seconds }) => seconds), 1)) }
}

/** Takes a try back. */
export async function giveBack(execute: Execute, keys: readonly string[]): Promise<void> {
  await execute('update editing.limits set used = greatest(used - 1, 0) where key = any($1::text[])', [keys])
}

/** Counts nothing: how often something was tried in its window. */
export async function tries(execute: Execute, key: string): Promise<number> {
  const [count] = await execute<{ used: number }>(
    'select used from editing.limits where key = $1 and ends_at > now()',
    [key],
  )
  return count?.used ?? 0
}

/** Forgets what was counted. */
export async function forgive(execute: Execute, keys: readonly string[]): Promise<void> {
  await execute('delete from editing.limits where key = any($1::text[])', [keys])
}

async function clear(execute: Execute): Promise<void> {
  await execute('delete from editing.limits where ends_at < now()')
}

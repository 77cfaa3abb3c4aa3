/**
 * The keys that a CDN in front still has to forget. They are stored in the transaction of the change, so that none is lost if a process
 * dies, and are told twice: a reader that learnt of the change a moment too late may have given the CDN the old reply again.
 */
import type { Execute } from '#src/read-model/database.ts'
import { everythingKey } from '#src/read-model/surrogate-keys.ts'

/** The table of what a CDN still has to forget, as a migration makes it. */
export const createPurges = [
  'create schema serving',
  // One row for each change; `due_at` is null once it is done. The row of a release stays, so that each release is told only once.
  `create table serving.purges (
    id bigint generated always as identity primary key,
    keys text[] not null,
    release text unique,
    passes smallint not null default 0,
    tries smallint not null default 0,
    due_at timestamptz default now(),
    failure text
  )`,
] as const

/** Most rows that are told at once; others follow. */
const MOST_ROWS = 5000

/** Time after which a process that took rows and did not settle them counts as dead. */
const LEASE = '30 seconds'

/** Time to the second telling: by then a reader has noticed a silent database, and keeps nothing outdated. */
const SECOND_PASS = '30 seconds'

/** The longest pause before an unanswering CDN is asked again, in seconds. */
const MOST_REST_SECONDS = 60

/** What to forget now: the rows, and their keys. */
export type Due = { ids: readonly string[]; keys: readonly string[] }

/** Stores that the replies with these keys have changed; does nothing where no CDN is told. */
export async function toForget(execute: Execute, keys: readonly string[]): Promise<void> {
  // Settings are read only here, so that modules that only name a job need none.
  const { env } = await import('#src/env.ts')
  if (env.PURGE_URL === undefined || keys.length === 0) return
  await execute('insert into serving.purges (keys) values ($1::text[])', [keys])
}

/** Stores that everything has changed, unless this release was the last one told. */
export async function toForgetOfRelease(execute: Execute, release: string): Promise<void> {
  await execute('delete from serving.purges where release <> $1', [release])
  await execute('insert into serving.purges (keys, release) values ($1::text[], $2) on conflict (release) do nothing', [
    [everythingKey],
    release,
  ])
}

/** Takes the due rows, for one instance at a time; null where there are none. Rows that are neither settled nor put off come again. */
export async function takeDue(execute: Execute): Promise<Due | null> {
  const rows = await execute<{ id: string; keys: string[] }>(
    `update serving.purges set due_at = now() + interval '${LEASE}', tries = tries + 1
     where id in (
       select id from serving.purges where due_at <= now() order by id limit ${MOST_ROWS} for update skip locked)
     returning id, keys`,
  )
  if (rows.length === 0) return null
  return { ids: rows.map(({ id }) => id), keys: [...new Set(rows.flatMap(({ keys }) => keys))] }
}

/** Notes that the CDN has forgotten it: rows told once are told again later, those told twice are done. */
export async function settlePurge(execute: Execute, { ids }: Due): Promise<void> {
  await execute('delete from serving.purges where id = any($1::bigint[]) and passes > 0 and release is null', [ids])
  await execute(
    `update serving.purges set passes = passes + 1, tries = 0, failure = null,
       due_at = case passes when 0 then now() + interval '${SECOND_PASS}' end
     where id = any($1::bigint[])`,
    [ids],
  )
}

/** Notes that the CDN failed: it is asked again after one second, two, four and so on up to a minute, or as late as it asks. */
export async function putOff(
  execute: Execute,
  { ids }: Due,
  { failure, atLeastSeconds }: { failure: string; atLeastSeconds: number },
): Promise<void> {
  await execute(
    `update serving.purges set failure = $2,
       due_at = now() + interval '1 second' * greatest($3::int, least(power(2, least(tries, 10) - 1), ${MOST_REST_SECONDS}))
     where id = any($1::bigint[])`,
    [ids, failure, atLeastSeconds],
  )
}

/** Milliseconds until a row is due; null where there is none. */
export async function dueInMs(execute: Execute): Promise<number | null> {
  const [row] = await execute<{ ms: number | null }>(
    'select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from serving.purges',
  )
  return row?.ms ?? null
}

/** Why the CDN has not forgotten something that is due, if so. */
export async function lastFailure(execute: Execute): Promise<string | null> {
  const [row] = await execute<{ failure: string }>(
    'select failure from serving.purges where failure is not null order by id desc limit 1',
  )
  return row?.failure ?? null
}

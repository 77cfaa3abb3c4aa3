/**
 * What a CDN in front has yet to forget. It is written down in the transaction that changes it, so that nothing is lost whatever
 * dies, and is told twice: a reader that heard of the change a moment too late may have given the CDN the old reply once more.
 */
import type { Execute } from '#src/read-model/database.ts'
import { everythingKey } from '#src/read-model/surrogate-keys.ts'

/** The table of what a CDN still has to forget, as a migration makes it. */
export const createPurges = [
  'create schema serving',
  // One row for each change; `due_at` is null once all is done. That of a release stays, so that it is told of once.
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

/** Rows that are told of at once; more are told of next. */
const MOST_ROWS = 5000

/** Who took rows and died is not waited for any longer. */
const LEASE = '30 seconds'

/** A reader notices by then that the database fell silent, and keeps nothing old any more. */
const SECOND_PASS = '30 seconds'

/** The longest that a CDN which does not answer is left alone, in seconds. */
const MOST_REST_SECONDS = 60

/** What is to be forgotten now: the rows it stands in, and the keys of what is kept. */
export type Due = { ids: readonly string[]; keys: readonly string[] }

/** Writes down that what these keys find has changed; nothing where no CDN is told. */
export async function toForget(execute: Execute, keys: readonly string[]): Promise<void> {
  // Read when something is published, as jobs read it when they run: whoever only names a job needs no settings.
  const { env } = await import('#src/env.ts')
  if (env.PURGE_URL === undefined || keys.length === 0) return
  await execute('insert into serving.purges (keys) values ($1::text[])', [keys])
}

/** Writes down that everything has changed, unless this release has been told of last. */
export async function toForgetOfRelease(execute: Execute, release: string): Promise<void> {
  await execute('delete from serving.purges where release <> $1', [release])
  await execute('insert into serving.purges (keys, release) values ($1::text[], $2) on conflict (release) do nothing', [
    [everythingKey],
    release,
  ])
}

/** Takes what is due, for one instance at a time; null where nothing is. What is neither settled nor put off comes again. */
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

/** The CDN has forgotten it: what was told of once is told of again later, what was told of twice is done. */
export async function settlePurge(execute: Execute, { ids }: Due): Promise<void> {
  await execute('delete from serving.purges where id = any($1::bigint[]) and passes > 0 and release is null', [ids])
  await execute(
    `update serving.purges set passes = passes + 1, tries = 0, failure = null,
       due_at = case passes when 0 then now() + interval '${SECOND_PASS}' end
     where id = any($1::bigint[])`,
    [ids],
  )
}

/** The CDN did not: it is asked again after one second, two, four and so on to a minute, or as late as it says itself. */
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

/** Milliseconds until something is due; null where nothing ever will be. */
export async function dueInMs(execute: Execute): Promise<number | null> {
  const [row] = await execute<{ ms: number | null }>(
    'select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from serving.purges',
  )
  return row?.ms ?? null
}

/** Why the CDN has not forgotten what it should have, if that is so. */
export async function lastFailure(execute: Execute): Promise<string | null> {
  const [row] = await execute<{ failure: string }>(
    'select failure from serving.purges where failure is not null order by id desc limit 1',
  )
  return row?.failure ?? null
}

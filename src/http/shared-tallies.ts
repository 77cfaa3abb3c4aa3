/** Where readers tell one another how many requests they let through: a small table that need not outlive a crash. */
import { createHash } from 'node:crypto'
import type { Execute } from '#src/read-model/database.ts'
import type { ClientTally, Tell } from './limiter.ts'

/** The table in which processes add up the requests of busy clients, as a migration makes it. */
export const createTallies = [
  // One row for each busy client and window; `ends_ms` is in milliseconds since 1970.
  `create unlogged table serving.tallies (
    ends_ms bigint not null,
    client text not null,
    used integer not null,
    primary key (ends_ms, client)
  )`,
] as const

/** How long a window is kept after its end, for clocks that are behind; rows are cleared out as often. */
const KEPT_MS = 60_000

/** Shares counts among the readers on this database. */
export function sharedTallies(write: Execute): Tell {
  let clearedMs = 0
  return async (tallies) => {
    const nowMs = Date.now()
    if (nowMs - clearedMs >= KEPT_MS) {
      clearedMs = nowMs
      await write('delete from serving.tallies where ends_ms < $1', [nowMs - KEPT_MS])
    }
    const names = tallies.map(nameOf)
    const rows = await write<{ ends_ms: string; client: string; used: number }>(add, [
      tallies.map(({ endsMs }) => endsMs),
      names,
      tallies.map(({ used }) => used),
    ])
    const sums = new Map(rows.map(({ ends_ms, client, used }) => [`${ends_ms} ${client}`, used]))
    return tallies.map(({ endsMs, used }, index) => sums.get(`${endsMs} ${names[index]}`) ?? used)
  }
}

/** Rows are written in one order, so that two readers cannot deadlock. */
const add = `
  insert into serving.tallies as t (ends_ms, client, used)
  select * from unnest($1::bigint[], $2::text[], $3::int[]) as told (ends_ms, client, used) order by ends_ms, client
  on conflict (ends_ms, client) do update set used = t.used + excluded.used
  returning ends_ms, client, used`

/** Addresses of readers are stored only as digests. */
const nameOf = ({ client, endsMs }: ClientTally): string =>
  createHash('sha256').update(`${endsMs} ${client}`).digest('base64url')

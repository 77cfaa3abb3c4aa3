/** Sessions of people. A session is a row; the cookie holds a token, of which the row keeps the digest. */
import type { Execute } from '#src/read-model/database.ts'
import { newToken, tokenHash } from './keys.ts'

/** How long a session lasts since it was last extended, which the admin does while somebody works in it. */
export const idleSeconds = 8 * 60 * 60
/** How long a session lasts at most since it began. */
const longestSeconds = 14 * 24 * 60 * 60
/** How often the time of last use is stored. */
const seenEverySeconds = 60

/** Most characters stored of a header; browsers send less. */
const longestAgent = 400

/** A session, until when it lasts. */
export type Session = { id: string; userId: number; endsAt: Date }

/** A session as its person sees it. */
export type SeenSession = { id: string; madeAt: Date; seenAt: Date; agent: string; address: string }

/** Where a session is used from. */
type Place = { agent: string; address: string }

/** Begins a session, and gives the token by which it is used. */
export async function beginSession(
  execute: Execute,
  userId: number,
  { agent, address }: Place,
): Promise<Session & { token: string }> {
  const token = newToken()
  await execute('delete from editing.sessions where user_id = $1 and ends_at <= now()', [userId])
  const [session] = await execute<{ id: string; ends_at: Date }>(
    `insert into editing.sessions (token_hash, user_id, ends_at, agent, address)
     values ($1, $2, now() + $3 * interval '1 second', $4, $5) returning id, ends_at`,
    [tokenHash(token), userId, idleSeconds, agent.slice(0, longestAgent), address],
  )
  if (!session) throw new Error('The session was not kept.')
  return { id: session.id, userId, endsAt: session.ends_at, token }
}

/** The session of a token, noting its use from here; undefined where it has ended. */
export async function findSession(execute: Execute, token: string): Promise<Session | undefined> {
  const [row] = await execute<{ id: string; user_id: number; ends_at: Date; is_old_news: boolean }>(
    `select id, user_id, ends_at, seen_at < now() - $2 * interval '1 second' as is_old_news
       from editing.sessions where token_hash = $1 and ends_at > now()`,
    [tokenHash(token), seenEverySeconds],
  )
  if (!row) return undefined
  if (row.is_old_news) await execute('update editing.sessions set seen_at = now() where id = $1', [row.id])
  return { id: row.id, userId: row.user_id, endsAt: row.ends_at }
}

/** Extends a session, and gives when it ends; undefined where it has ended. */
export async function prolong(execute: Execute, id: string): Promise<Date | undefined> {
  const [session] = await execute<{ ends_at: Date }>(
    `update editing.sessions
        set ends_at = least(now() + $2 * interval '1 second', made_at + $3 * interval '1 second'), seen_at = now()
      where id = $1 and ends_at > now() returning ends_at`,
    [id, idleSeconds, longestSeconds],
  )
  return session?.ends_at
}

/** The sessions of a person, the last used first. */
export function sessionsOf(execute: Execute, userId: number): Promise<SeenSession[]> {
  return execute<SeenSession>(
    `select id, made_at as "madeAt", seen_at as "seenAt", agent, address
       from editing.sessions where user_id = $1 and ends_at > now() order by seen_at desc, made_at desc`,
    [userId],
  )
}

/** Ends sessions of a person: one, or all but one, or all. Gives how many. */
export async function endSessions(
  execute: Execute,
  userId: number,
  which: { id: string } | { allBut: string | undefined },
): Promise<number> {
  const [condition, id] = 'id' in which ? ['id::text = $2', which.id] : ['id::text is distinct from $2', which.allBut]
  const ended = await execute(`delete from editing.sessions where user_id = $1 and ${condition} returning id`, [
    userId,
    id ?? null,
  ])
  return ended.length
}

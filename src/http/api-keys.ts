/**
 * Keys that lift the limit of requests. Administrators issue them (src/keys); readers look up the digest of a key by one index, and keep
 * the result for KEPT_SECONDS: so most requests with a key cost no statement, and a revoked key soon ends.
 */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { limiter } from './limiter.ts'
import type { HttpRequest } from './request-and-reply.ts'

/** The table of keys and of their use, as a migration makes it. */
export const createKeys = [
  // Of a key only `digest` and `beginning` are stored; by the beginning people tell their keys apart, and it tells nothing of the rest.
  `create table serving.api_keys (
    id integer generated always as identity primary key,
    name text not null,
    beginning text not null,
    digest text not null unique,
    per_minute integer not null check (per_minute >= 0),
    made_at timestamptz not null default now(),
    made_by integer,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`,
] as const

/** A valid key, and how many requests a minute it allows; 0 means without limit. */
export type ApiKey = { id: number; perMinute: number }

/** The keys that have been issued, as a process of readers knows them. */
export type ApiKeys = {
  /**
   * The key of this text. Raises `wrong_key` where it is not valid, or where this client has tried too many invalid ones. Rejects while
   * the database is away, unless the key was seen before.
   */
  find(text: string, client: string, nowMs: number): Promise<ApiKey>
}

/** Looks up the key of a digest, and notes its use. */
export type LookFor = (digest: string) => Promise<ApiKey | undefined>

/** Seconds for which a lookup is kept: a new key may be unknown, and a revoked one valid, for as long. */
export const KEPT_SECONDS = 10

/** Keys remembered at once, good and wrong ones, each some hundred bytes. */
const MOST_REMEMBERED = 10_000

/** Wrong keys that a client may show in a minute: enough for somebody who sets a program up, too few to flood the database with lookups. */
const WRONG_PER_MINUTE = 60

/** The form of a key: `octavo_` and 256 bits. Programs that scan published code for secrets recognise it by its beginning. */
export const newKey = (): string => `octavo_${randomBytes(32).toString('base64url')}`

/** The digest of a key, which is stored in its place. A key has 256 random bits: a slower hash would gain nothing. */
export const keyDigestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Characters of a key that are shown in lists. */
export const beginningOf = (key: string): string => key.slice(0, 'octavo_'.length + 4)

/** The key that a request shows; undefined where it shows none. Another scheme of Authorization is somebody else's. */
export function apiKeyOf(request: Pick<HttpRequest, 'header'>): string | undefined {
  const shown = request.header('x-api-key') ?? bearer(request.header('authorization'))
  return shown?.trim() || undefined
}

const bearer = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : /^bearer +(.*)$/i.exec(authorization)?.[1]

type Found = { key: ApiKey | undefined; untilMs: number }

/** The keys that `look` finds. */
export function apiKeys(look: LookFor): ApiKeys {
  const keysByDigest = new LRUCache<string, Found>({ max: MOST_REMEMBERED })
  const wrong = limiter(WRONG_PER_MINUTE)

  const foundBy = async (digest: string, client: string, nowMs: number): Promise<ApiKey | undefined> => {
    const before = keysByDigest.get(digest)
    if (before && nowMs < before.untilMs) return before.key
    if (before?.key === undefined && (await wrong.take(client || 'unknown', nowMs))?.refused)
      raise('wrong_key', 'Too many keys came from you that are not known here. Try again in a minute.')
    // While the database is away, a key that was valid stays valid.
    const key = await look(digest).catch((error) => before?.key ?? Promise.reject(error))
    keysByDigest.set(digest, { key, untilMs: nowMs + KEPT_SECONDS * 1000 })
    return key
  }

  return {
    async find(text, client, nowMs) {
      const key = await foundBy(keyDigestOf(text), client, nowMs)
      return key ?? raise('wrong_key', 'The key that came with the request is not known here, or was revoked.')
    },
  }
}

/** Looks in the primary, where a key that was just revoked is gone already; in a replica while the primary is away. */
export const keysIn = ({ execute, write, canWrite }: Pick<Database, 'execute' | 'write' | 'canWrite'>): LookFor => {
  const find = async (ask: Database['execute'], digest: string) =>
    (
      await ask<ApiKey>(
        'select id, per_minute as "perMinute" from serving.api_keys where digest = $1 and revoked_at is null',
        [digest],
      )
    )[0]
  return async (digest) => {
    if (!canWrite()) return find(execute, digest)
    const key = await find(write, digest).catch(() => find(execute, digest))
    // The reply does not wait for this. The time of use is exact to the minute.
    if (key) void write(noteUse, [key.id]).catch(() => {})
    return key
  }
}

const noteUse = `
  update serving.api_keys set last_used_at = now()
  where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`

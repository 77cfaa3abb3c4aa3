/** Keys as administrators see them: who issued each, its limit, and when it was last used. */
import { note } from '#src/audit/note.ts'
import type { Who } from '#src/audit/who.ts'
import { beginningOf, keyDigestOf, newKey } from '#src/http/api-keys.ts'
import type { Execute } from '#src/read-model/database.ts'

/** The data of a key without its secret. `perMinute` 0 means no limit; `lastUsedAt` is exact to the minute. */
export type Issued = {
  id: number
  name: string
  beginning: string
  perMinute: number
  madeAt: Date
  madeBy: string | null
  lastUsedAt: Date | null
  revokedAt: Date | null
}

/** Valid keys before revoked ones, the newest first. */
export const issuedKeys = (execute: Execute): Promise<Issued[]> =>
  execute<Issued>(
    `select k.id, k.name, k.beginning, k.per_minute as "perMinute", k.made_at as "madeAt", u.name as "madeBy",
       k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
     from serving.api_keys k left join users u on u.id = k.made_by
     order by k.revoked_at is not null, k.id desc`,
  )

/** The settings of a new key. */
type Wanted = { name: string; perMinute: number }

/** Makes a key, in the caller's transaction, and gives it. It is not stored and cannot be shown again. */
export async function issue(execute: Execute, { name, perMinute }: Wanted, by: Who): Promise<string> {
  const key = newKey()
  await execute(
    'insert into serving.api_keys (name, beginning, digest, per_minute, made_by) values ($1, $2, $3, $4, $5)',
    [name, beginningOf(key), keyDigestOf(key), perMinute, by.personId],
  )
  await note(execute, [
    { who: by, kind: 'key issued', title: name, reason: `${beginningOf(key)}…, ${keyLimitInWords(perMinute)}` },
  ])
  return key
}

/** Revokes a key, in the caller's transaction; gives its name, or null where there is no valid one. */
export async function revoke(execute: Execute, id: number, by: Who): Promise<string | null> {
  const [revoked] = await execute<{ name: string; beginning: string }>(
    'update serving.api_keys set revoked_at = now() where id = $1 and revoked_at is null returning name, beginning',
    [id],
  )
  if (!revoked) return null
  await note(execute, [{ who: by, kind: 'key revoked', title: revoked.name, reason: `${revoked.beginning}…` }])
  return revoked.name
}

/** A limit as people read it. */
export const keyLimitInWords = (perMinute: number): string =>
  perMinute === 0 ? 'without a limit' : `${perMinute.toLocaleString('en-GB')} requests a minute`

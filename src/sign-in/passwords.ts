/** Passwords: hashed as Payload hashes them, kept in a table of ours. */
import crypto from 'node:crypto'
import type { Execute } from '#src/read-model/database.ts'
import { atOnce } from './at-once.ts'
import { commonPasswords } from './common-passwords.ts'
import { voidLinks } from './links.ts'
import { type Owner, whyRefused } from './password-rule.ts'

/** As OWASP's cheat sheet on storing passwords recommends for PBKDF2 with SHA-256. */
const iterations = 600_000
const keyBytes = 32
const prefix = 'pbkdf2-sha256-v1:'

/** Passwords that are hashed at once: each takes a core, and more would only keep other requests waiting for a thread. */
const mostAtOnce = 2
/** Most that wait; others are asked to try again later. */
const mostWaiting = 64

/** A password as it is stored, in hexadecimal. */
export type HashedPassword = { hash: string; salt: string }

/** Stands in for the hash of an account without a password, so that the check takes as long. No password has this hash. */
const nobodys: HashedPassword = { hash: `${prefix}${'0'.repeat(2 * keyBytes)}`, salt: '0'.repeat(2 * keyBytes) }

const inTurn = atOnce({ most: mostAtOnce, waiting: mostWaiting })

/** Whether the password is right; false for a person without one. Always takes the same work. Throws `TooBusy`. */
export async function isPassword(given: string, password: HashedPassword | undefined): Promise<boolean> {
  const { hash, salt } = password ?? nobodys
  const [key, right] = [await derive(given, salt), Buffer.from(hash.slice(prefix.length), 'hex')]
  return (
    hash.startsWith(prefix) &&
    key.length === right.length &&
    crypto.timingSafeEqual(key, right) &&
    password !== undefined
  )
}

/** Hashes a password to be stored. */
export async function hashed(password: string): Promise<HashedPassword> {
  const salt = crypto.randomBytes(keyBytes).toString('hex')
  return { hash: `${prefix}${(await derive(password, salt)).toString('hex')}`, salt }
}

/** Why this person may not have the password; undefined where they may. */
export const whyNot = async (password: string, owner: Owner): Promise<string | undefined> =>
  whyRefused(password, owner, await commonPasswords())

/** Stores a password in place of the earlier one. All links that were sent before become void. */
export async function keepPassword(execute: Execute, userId: number, { hash, salt }: HashedPassword): Promise<void> {
  await execute(
    `insert into editing.passwords (user_id, hash, salt) values ($1, $2, $3)
     on conflict (user_id) do update set hash = excluded.hash, salt = excluded.salt, changed_at = now()`,
    [userId, hash, salt],
  )
  await voidLinks(execute, userId)
}

/** Normalises a password, since keyboards compose accented letters differently. */
const derive = (password: string, salt: string): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        crypto.pbkdf2(password.normalize('NFC'), salt, iterations, keyBytes, 'sha256', (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

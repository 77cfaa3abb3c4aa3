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

/** Hashing takes a core; more at once would only make every other request wait for a thread. */
const mostAtOnce = 2
/** While so many wait, others are asked to try again later. */
const mostWaiting = 64

/** A password as it is stored, in hexadecimal. */
export type HashedPassword = { hash: string; salt: string }

/** Compared with where an account has no password, so that the answer takes as long. No password has this hash. */
const nobodys: HashedPassword = { hash: `${prefix}${'0'.repeat(2 * keyBytes)}`, salt: '0'.repeat(2 * keyBytes) }

const inTurn = atOnce({ most: mostAtOnce, waiting: mostWaiting })

/** Whether it is the password; false for whoever has none. Takes the same work always. Throws `TooBusy`. */
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

/** The password as it is kept. */
export async function hashed(password: string): Promise<HashedPassword> {
  const salt = crypto.randomBytes(keyBytes).toString('hex')
  return { hash: `${prefix}${(await derive(password, salt)).toString('hex')}`, salt }
}

/** Why the password is not taken from this person; undefined for one that is. */
export const whyNot = async (password: string, owner: Owner): Promise<string | undefined> =>
  whyRefused(password, owner, await commonPasswords())

/** Puts a password in the place of the one before. Every link that was sent before is void. */
export async function keepPassword(execute: Execute, userId: number, { hash, salt }: HashedPassword): Promise<void> {
  await execute(
    `insert into editing.passwords (user_id, hash, salt) values ($1, $2, $3)
     on conflict (user_id) do update set hash = excluded.hash, salt = excluded.salt, changed_at = now()`,
    [userId, hash, salt],
  )
  await voidLinks(execute, userId)
}

/** Letters with accents are one and the same by whichever keyboard they come. */
const derive = (password: string, salt: string): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        crypto.pbkdf2(password.normalize('NFC'), salt, iterations, keyBytes, 'sha256', (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

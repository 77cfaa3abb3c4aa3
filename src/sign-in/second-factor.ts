/** The second factor: codes of an authenticator, and recovery codes for when it is lost. */
import { randomInt } from 'node:crypto'
import type { Execute } from '#src/read-model/database.ts'
import { decrypt, encrypt, keyedHash } from './keys.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

const recoveryCodes = 10
/** Letters and digits that are not easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The second factor of a person. */
type Standing = { isOn: boolean; recoveryCodesLeft: number }

/** Whether somebody has a second factor, and how many recovery codes are left. */
export async function standing(execute: Execute, userId: number): Promise<Standing> {
  const [row] = await execute<{ is_on: boolean; left_over: number }>(
    `select exists (select from editing.second_factors where user_id = $1 and confirmed_at is not null) as is_on,
            (select count(*)::integer from editing.recovery_codes where user_id = $1 and used_at is null) as left_over`,
    [userId],
  )
  return { isOn: row?.is_on ?? false, recoveryCodesLeft: row?.left_over ?? 0 }
}

/** A new secret, which counts once a code of it was given. Undefined where the person already has a second factor. */
export async function beginEnrolment(execute: Execute, secret: string, userId: number): Promise<Buffer | undefined> {
  const newSecret = newTotpSecret()
  const rows = await execute(
    `insert into editing.second_factors as known (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where known.confirmed_at is null
     returning user_id`,
    [userId, encrypt(secret, 'second factors', newSecret, String(userId))],
  )
  return rows.length === 0 ? undefined : newSecret
}

/** Activates the new secret if the code was made from it, and gives the recovery codes, which are shown only once. */
export async function confirmEnrolment(
  execute: Execute,
  secret: string,
  userId: number,
  code: string,
): Promise<string[] | undefined> {
  if (!(await takeCode(execute, secret, userId, code, false))) return undefined
  await execute('update editing.second_factors set confirmed_at = now() where user_id = $1', [userId])
  return renewRecoveryCodes(execute, secret, userId)
}

/** Whether this is a present code, or an unused recovery code; each works once. */
export async function isSecondFactor(execute: Execute, secret: string, userId: number, given: string) {
  const code = given.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return (await takeCode(execute, secret, userId, code, true)) && ('code' as const)
  const used = await execute(
    `update editing.recovery_codes set used_at = now()
      where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
    [userId, recoveryHash(secret, userId, code)],
  )
  return used.length > 0 && ('recovery code' as const)
}

/** Ten new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(execute: Execute, secret: string, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await execute('delete from editing.recovery_codes where user_id = $1', [userId])
  await execute('insert into editing.recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => recoveryHash(secret, userId, code.replace('-', ''))),
  ])
  return codes
}

/** Removes the second factor. Gives whether there was one. */
export async function removeSecondFactor(execute: Execute, userId: number): Promise<boolean> {
  await execute('delete from editing.recovery_codes where user_id = $1', [userId])
  const removed = await execute(
    'delete from editing.second_factors where user_id = $1 returning confirmed_at is not null as was_on',
    [userId],
  )
  return removed.some((row) => (row as { was_on: boolean }).was_on)
}

/** Whether everyone is asked for a second factor. */
export async function isAskedOfAll(execute: Execute): Promise<boolean> {
  const [rule] = await execute<{ asked: boolean }>('select is_second_factor_asked as asked from editing.sign_in_rules')
  return rule?.asked ?? false
}

/** Sets whether everybody is asked for a second factor. */
export async function askOfAll(execute: Execute, isAsked: boolean): Promise<void> {
  await execute(
    `insert into editing.sign_in_rules (is_second_factor_asked) values ($1)
     on conflict (is_only) do update set is_second_factor_asked = excluded.is_second_factor_asked`,
    [isAsked],
  )
}

/** Whether the code is right. Its step is then used up: of two requests with the same code at once, one is refused. */
async function takeCode(execute: Execute, secret: string, userId: number, code: string, isConfirmed: boolean) {
  const [factor] = await execute<{ secret: Buffer }>(
    'select secret from editing.second_factors where user_id = $1 and (confirmed_at is not null) = $2',
    [userId, isConfirmed],
  )
  const key = factor && decrypt(secret, 'second factors', factor.secret, String(userId))
  const step = key && stepOfCode(key, code, Date.now())
  if (step === undefined) return false
  const taken = await execute(
    'update editing.second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [userId, step],
  )
  return taken.length > 0
}

const recoveryHash = (secret: string, userId: number, code: string): Buffer =>
  keyedHash(secret, 'recovery codes', `${userId}:${code}`)

/** Two groups of five: 49 bits. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}`
}

/** Random secrets that the first start makes and keeps in DATA_DIR/secrets, readable only by their owner. */
import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The key that signs sessions: made once for a data folder. */
export const payloadSecret = (dataDir: string): string =>
  keptSecret(dataDir, 'payload-secret', () => randomBytes(32).toString('base64url'))

/**
 * The first administrator's password: made before the administrator is, so that a start that is broken off and begun
 * again gives the same.
 */
export const firstPassword = (dataDir: string): string => keptSecret(dataDir, 'first-password', readablePassword)

/** Notes that the administrator now has that password, which has to be shown. */
export function markPasswordUsed(dataDir: string): void {
  renameSync(secretFile(dataDir, 'first-password'), secretFile(dataDir, 'first-password-unshown'))
}

/** The first administrator's password while it has not been shown. */
export const readUnshownPassword = (dataDir: string): string | undefined =>
  read(secretFile(dataDir, 'first-password-unshown'))

/** Removes the first administrator's password, used or not. */
export function forgetPassword(dataDir: string): void {
  for (const name of ['first-password', 'first-password-unshown']) rmSync(secretFile(dataDir, name), { force: true })
}

function keptSecret(dataDir: string, name: string, make: () => string): string {
  const file = secretFile(dataDir, name)
  const stored = read(file)
  if (stored) return stored
  const secret = make()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return secret
}

const secretFile = (dataDir: string, name: string): string => path.join(dataDir, 'secrets', name)

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Four groups of five letters and digits that are not easily confused: 99 bits. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which all apps support. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const digits = 6
/** As RFC 4226 recommends, section 4. */
const secretBytes = 20
/** Codes of this many steps before and after are accepted too: clocks differ, and people type slowly. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret. */
export const newTotpSecret = (): Buffer => randomBytes(secretBytes)

/** The secret as apps take it: base32 (RFC 4648) without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The code of a step: RFC 4226, section 5.3. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute of an instant, counted from 1970. */
export const stepOf = (ms: number): number => Math.floor(ms / stepMs)

/** The step of this code among those accepted now; undefined where it is of none. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepOf(nowMs)
  let match: number | undefined
  for (let step = now - drift; step <= now + drift; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) match = step
  return match
}

/** The text of the QR code for apps, in the key URI format. */
export const keyUri = (secret: Buffer, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`

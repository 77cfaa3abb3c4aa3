/** Keys for what sign-in encrypts, signs and hashes: one for each use, all following from PAYLOAD_SECRET. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

type Use = 'second factors' | 'recovery codes' | 'tickets' | 'devices' | 'limits' | 'previews' | 'webhooks'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** A secret that is handed out once: 256 bits, in characters that need no escape in an address or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The digest that is stored of a token. A token has 256 random bits: a slower hash would gain nothing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The key for one use. */
const keyFor = (secret: string, use: Use): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'octavo', `octavo sign-in: ${use}`, keyBytes))

/** A digest of the text that nobody can make without the secret. */
export const keyedHash = (secret: string, use: Use, text: string): Buffer =>
  createHmac('sha256', keyFor(secret, use)).update(text).digest()

/** Nonce, tag and the bytes, encrypted by AES-256-GCM and bound to their owner. */
export function encrypt(secret: string, use: Use, bytes: Buffer, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, use), nonce).setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Decrypts bytes of `encrypt`; undefined where they are of another secret or owner. */
export function decrypt(secret: string, use: Use, encrypted: Buffer, owner: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, use), encrypted.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}

/** The value, signed: a browser can keep it, but not change it. */
export function sign(secret: string, use: Use, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${keyedHash(secret, use, text).toString('base64url')}`
}

/** The value that was signed; undefined for anything else. */
export function readSigned(secret: string, use: Use, signed: string): unknown {
  const [text = '', signature = ''] = signed.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = keyedHash(secret, use, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

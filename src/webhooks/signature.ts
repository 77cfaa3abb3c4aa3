/** How a delivery is signed: Standard Webhooks 1.0, https://github.com/standard-webhooks/standard-webhooks, "Signature scheme". */
import { createHmac, randomBytes } from 'node:crypto'

/** The least number of bits that the specification allows. */
const SECRET_BYTES = 32

const prefix = 'whsec_'

/** A secret as it is handed on: `whsec_` and its bytes in base64. */
export const newSecret = (): string => prefix + randomBytes(SECRET_BYTES).toString('base64')

/** The headers of a message: its id, when it is sent, and a signature by each of these secrets. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${signature(`${id}.${seconds}.${body}`, secret)}`).join(' '),
  }
}

const signature = (text: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest('base64')

/** Sends deliveries: only to public addresses, without following redirects. */
import { FeedTrouble } from '#src/news/feed-trouble.ts'
import { postOnce } from '#src/news/get-once.ts'
import { addressRefusal, publicLookup, type Resolve } from '#src/news/public-address.ts'
import { failureReasonOf } from '#src/news/reasons.ts'
import { TookTooLong, within } from '#src/news/within.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { type Addresses, addressOf, type OwnerId } from '#src/services.ts'
import type { Attempt, Delivery } from './deliveries.ts'
import { signedHeaders } from './signature.ts'

/** The longest that an address may take to answer. */
const PATIENCE_MS = 15_000

/** How a message is signed and sent. */
export type SendOptions = {
  secrets: readonly string[]
  addresses: Addresses
  allowLoopback: boolean
  at: Date
  signal?: AbortSignal | undefined
  patienceMs?: number | undefined
  /** Looks names up, in place of the system. */
  resolve?: Resolve | undefined
}

/** The body of a delivery, as text. It says what became of an entry, and its address: `/data/changes` has the records. */
export function messageOf(delivery: Delivery, addresses: Addresses): string {
  const { service, resource, slug, change, movedTo, toldAt } = delivery
  // Changes are only noted for our own services.
  const base = addressOf(service as OwnerId, addresses)
  const place = `${base}/${findResource(service as OwnerId, resource).path}`
  return JSON.stringify({
    type: `entry.${change}`,
    timestamp: toldAt.toISOString(),
    data: {
      service,
      resource,
      slug,
      url: `${place}/${slug}`,
      moved_to: movedTo,
      moved_to_url: movedTo === null ? null : `${place}/${movedTo}`,
      changes: `${base}/data/changes`,
    },
  })
}

/** Sends it once. Never throws: any answer but a success is a failure, in words for administrators. */
export async function send(url: string, delivery: Delivery, options: SendOptions): Promise<Attempt> {
  const begun = performance.now()
  const ended = (outcome: Omit<Attempt, 'tookMs'>): Attempt => ({ ...outcome, tookMs: performance.now() - begun })
  try {
    const status = await requestDelivery(new URL(url), delivery, options)
    const isTaken = status >= 200 && status < 300
    return ended({ isTaken, status, failure: isTaken ? null : failureOf(status) })
  } catch (error) {
    const failure = error instanceof TookTooLong ? 'The server does not answer.' : unsentReasonOf(error)
    return ended({ isTaken: false, status: null, failure })
  }
}

async function requestDelivery(url: URL, delivery: Delivery, options: SendOptions): Promise<number> {
  const { secrets, addresses, allowLoopback, at, signal, patienceMs = PATIENCE_MS, resolve } = options
  if (secrets.length === 0) throw new FeedTrouble('Its secret cannot be read with the present PAYLOAD_SECRET.')
  const refusal = addressRefusal(url, { allowLoopback })
  if (refusal) throw new FeedTrouble(refusal)
  const body = messageOf(delivery, addresses)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Octavo (webhooks)',
    ...signedHeaders({ id: delivery.message, body, at }, secrets),
  }
  const lookup = publicLookup(url, { allowLoopback, ...(resolve && { resolve }) })
  return within(patienceMs, signal, (over) => postOnce(url, { headers, lookup, signal: over, body }))
}

function failureOf(status: number): string {
  if (status === 410) return 'The server says that the address is gone (410).'
  if (status >= 300 && status < 400) return `The address leads on to another (${status}), where nothing is sent.`
  return `The server answers ${status}.`
}

/** Why a delivery could not be sent, in words without mention of feeds. */
export const unsentReasonOf = (error: unknown): string =>
  failureReasonOf(error).replace('The feed could not be read.', 'It could not be sent.')

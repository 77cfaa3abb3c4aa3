/** Checks over the network whether an address still leads anywhere, without reading its content. */
import { FeedTrouble } from '#src/news/feed-trouble.ts'
import { type FetchedAnswer, peekOnce } from '#src/news/get-once.ts'
import { addressRefusal, parsedAddress, publicLookup, type Resolve } from '#src/news/public-address.ts'
import { failureReasonOf, isWithoutNetwork } from '#src/news/reasons.ts'
import { within } from '#src/news/within.ts'
import type { Turn } from './host-turns.ts'

/** `reason` is a sentence for editors, if there is anything to say. `failed`: nothing is at the address, or no server answers. */
type Verdict = { status: 'fine' | 'unsure' | 'failed'; reason: string | null }

/** `isAnswered`: a server answered. `isOurs`: this machine had no network, which tells nothing about the address. */
export type AskedLink = Verdict & { isAnswered: boolean; isOurs: boolean }

/** How an address is asked. */
export type AskOptions = {
  /** Opens this machine's own addresses: for tests. */
  allowLoopback: boolean
  /** Awaited before each request; this wait is not part of the patience. */
  turn: Turn
  signal?: AbortSignal
  /** The longest its requests may take together, in milliseconds. */
  patienceMs?: number
  /** Looks names up, in place of the system. */
  resolve?: Resolve
}

type Head = Omit<FetchedAnswer, 'body'>

const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 5
const redirects = [301, 302, 303, 307, 308]

/** Statuses of servers that refuse HEAD. */
const refusesHead = [403, 405, 501]

const headers = { 'user-agent': 'Octavo (checks links)', accept: '*/*' }

/** Node's codes for an unknown or silent host, and for a wrong certificate. */
const failures = [
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** The beginnings of codes that are explained in words; any other error is only reported as one. */
const told = /^(HPE_|EPROTO|ERR_SSL|ERR_TLS|EAI_AGAIN|ENETUNREACH)/

/** Asks by HEAD, and by GET where that is refused; follows 5 redirects. Never throws; null when `signal` ended it. */
export async function askLink(address: string, options: AskOptions): Promise<AskedLink | null> {
  try {
    return { ...verdictOn(await follow(address, options)), isAnswered: true, isOurs: false }
  } catch (error) {
    return options.signal?.aborted ? null : verdictOnError(error)
  }
}

function verdictOn({ status }: Head): Verdict {
  if (status >= 200 && status < 300) return { status: 'fine', reason: null }
  if (status === 404 || status === 410)
    return { status: 'failed', reason: `There is nothing at the address (${status}).` }
  if (status === 401 || status === 403)
    return { status: 'unsure', reason: `The server does not let us in (${status}).` }
  if (status === 429) return { status: 'unsure', reason: 'The server wants to be asked less often (429).' }
  const isTrouble = status >= 500
  return {
    status: 'unsure',
    reason: isTrouble ? `The server has trouble of its own (${status}).` : `The server answers ${status}.`,
  }
}

function verdictOnError(error: unknown): AskedLink {
  // A host with several addresses fails with an error for each; errors about a missing network are ignored if there are others.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const telling = errors.find((one) => !isWithoutNetwork(one)) ?? errors[0]
  const code = telling instanceof Error && 'code' in telling ? String(telling.code) : ''
  const isFailure = failures.includes(code)
  const isTold = isFailure || told.test(code) || telling instanceof FeedTrouble
  return {
    status: isFailure ? 'failed' : 'unsure',
    reason: isTold ? failureReasonOf(telling) : 'The address could not be asked.',
    isAnswered: false,
    isOurs: isWithoutNetwork(telling),
  }
}

/** The first answer that is no redirect. */
async function follow(address: string, options: AskOptions): Promise<Head> {
  const ask = asker(options)
  let url = parsedAddress(address)
  for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
    const refusal = addressRefusal(url, options)
    if (refusal) throw new FeedTrouble(refusal)
    const head = await ask(url, 'HEAD')
    const answer = refusesHead.includes(head.status) ? await ask(url, 'GET') : head
    const { location } = answer.headers
    if (!redirects.includes(answer.status) || !location) return answer
    url = parsedAddress(location, url)
  }
  throw new FeedTrouble(`The address leads on to others more than ${MOST_REDIRECTS} times.`)
}

/** Makes requests in turn, as long as the patience for all of them lasts. */
function asker({ allowLoopback, turn, signal, patienceMs = PATIENCE_MS, resolve }: AskOptions) {
  let leftMs = patienceMs
  return async (url: URL, method: 'HEAD' | 'GET'): Promise<Head> => {
    await turn(url.hostname, signal)
    const lookup = publicLookup(url, { allowLoopback, ...(resolve && { resolve }) })
    const begun = performance.now()
    try {
      return await within(leftMs, signal, (ended) => peekOnce(url, { method, headers, lookup, signal: ended }))
    } finally {
      leftMs -= performance.now() - begun
    }
  }
}

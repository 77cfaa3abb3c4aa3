/**
 * One request: to an address that was checked, within bounds of time and size. By `node:http` alone, since `fetch` takes no `lookup`
 * and connects to an address of its own finding; client libraries follow redirects, try again or ask proxies unless each is forbidden.
 */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FeedTrouble } from './feed-trouble.ts'

/** `body` is unpacked; it is empty unless the status is 200. */
export type FetchedAnswer = { status: number; headers: IncomingHttpHeaders; body: Uint8Array }

/** A request to one address, whose redirects are not followed. */
export type Request = {
  method?: 'GET' | 'HEAD' | 'POST'
  headers: http.OutgoingHttpHeaders
  lookup: LookupFunction
  signal: AbortSignal
  /** What is sent with POST. */
  body?: string
}

/** Largest feed, packed and unpacked, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024

/** Ways of packing a feed that are understood (RFC 9110, section 8.4.1). */
const unpackers: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Asks once, with a connection of its own, and follows no redirect. Throws a FeedTrouble for an answer over 2 MB or in an unknown coding,
 * and Node's own error when the connection fails or `signal` ends it.
 */
export async function getOnce(url: URL, request: Request): Promise<FetchedAnswer> {
  const response = await responseTo(url, request)
  try {
    const status = response.statusCode ?? 0
    return {
      status,
      headers: response.headers,
      body: status === 200 ? await bodyOf(response, request.signal) : new Uint8Array(),
    }
  } finally {
    response.destroy()
  }
}

/** Asks once like {@link getOnce}, and leaves the body of the answer unread, however large. */
export async function peekOnce(url: URL, request: Request): Promise<Omit<FetchedAnswer, 'body'>> {
  const response = await responseTo(url, request)
  response.destroy()
  return { status: response.statusCode ?? 0, headers: response.headers }
}

/** Sends once, and gives the status of the answer, whose body is left unread. */
export async function postOnce(url: URL, request: Omit<Request, 'method'> & { body: string }): Promise<number> {
  const { status } = await peekOnce(url, { ...request, method: 'POST' })
  return status
}

/** The answer, with its body unread. The caller has to destroy it. */
async function responseTo(
  url: URL,
  { method = 'GET', headers, lookup, signal, body }: Request,
): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asked = { ...headers, 'accept-encoding': 'gzip, br' }
    const options = { agent: false, method, headers: asked, lookup, signal } as const
    // `close` without an answer or an error comes, for one, when the server switches protocols.
    const close = () => reject(new FeedTrouble('The server does not answer as a web server does.'))
    request(url, options, resolve).on('error', reject).on('close', close).end(body)
  })
  // A response that is ended early emits an error, which does not matter.
  response.on('error', () => {})
  return response
}

async function bodyOf(response: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  if (Number(response.headers['content-length']) > MOST_BYTES) throw tooLarge()
  const unpack = unpackers[response.headers['content-encoding']?.trim().toLowerCase() ?? '']
  if (!unpack) throw new FeedTrouble('The feed is packed in a way that is not understood.')
  const chunks: Uint8Array[] = []
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  await pipeline(response, bounded, unpack(), bounded, collect, { signal })
  return Buffer.concat(chunks)
}

/** Passes bytes on, and throws when there are too many. */
async function* bounded(source: AsyncIterable<Uint8Array> | Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw tooLarge()
    yield chunk
  }
}

const tooLarge = () => new FeedTrouble('The feed is larger than 2 MB.')

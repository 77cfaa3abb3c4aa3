/** A request and a reply in plain values: both doors, node:http and web-standard, turn theirs into these. */
import type { Readable } from 'node:stream'
import type { Subject } from '#src/telemetry/requests.ts'
import type { Answer } from '#tools/answer.ts'
import type { Site } from './site.ts'

/** A request as a door hands it over. */
export type HttpRequest = {
  method: string
  /** Path and query as sent, still percent-encoded, the path beginning with the service: `/flowers/api/v1/search?query=rose`. */
  url: string
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined
  /** The whole body, read when asked for and no further than the limit. */
  body(): Promise<Uint8Array | 'too large'>
  /** The client for which the request is counted against the limit; empty when it is not known. */
  client: string
  /** Its name in the log and in its reply, once it has one. */
  id?: string | undefined
  /** What it asks for, and its answer: the handler sets them for metrics. */
  subject?: Subject | undefined
  answer?: Pick<Answer, 'madeAt'> | undefined
}

/** A reply; header names are lower-case. A null body means no body, as for HEAD and with 304; a stream is for files. */
export type HttpReply = {
  status: number
  headers: Readonly<Record<string, string>>
  /** The list of these headers, where they were sent before; it holds for no others. */
  listed?: ListedHeaders
  body: string | Uint8Array | Readable | null
}

/** Headers with their list. */
export type ListedHeaders = { headers: HttpReply['headers']; list: readonly string[] }

/** Headers as names and values in turn, which node:http writes in half the time of an object. */
export function headerList(headers: HttpReply['headers']): string[] {
  const list: string[] = []
  for (const name of Object.keys(headers)) list.push(name, headers[name] as string)
  return list
}

/** Headers with others of which they have none. */
export const withHeaders = ({ headers, list }: ListedHeaders, more: HttpReply['headers']): ListedHeaders => ({
  headers: Object.assign({}, headers, more),
  list: [...list, ...headerList(more)],
})

/** Answers the requests for some addresses; it never throws or rejects. */
export type Handler = {
  /** What its requests are counted as. */
  transport: string
  takes(url: string): boolean
  respond(request: HttpRequest, site: Site): HttpReply | Promise<HttpReply>
}

/** Most bytes a request body may have (16 KiB). */
export const mostBodyBytes = 16_384

/**
 * Headers of every reply that is data: pages of any site may read it, and a browser takes it for nothing but its content type, loads
 * nothing for it and shows it in no frame.
 */
export const everyReply = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Deprecation, Sunset',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

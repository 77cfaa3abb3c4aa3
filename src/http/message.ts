/** A request and a reply in plain values: what the two doors, node:http and web-standard, both turn theirs into. */
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
  /** Who is asking, as far as the limit of requests goes; empty when that is not known. */
  client: string
  /** Its name in the log and in its reply, once it has one. */
  id?: string | undefined
  /** What it turned out to ask for, and the answer it is given: said by whoever answers, for those who count. */
  subject?: Subject | undefined
  answer?: Pick<Answer, 'madeAt'> | undefined
}

/** A reply; header names are lower-case. A null body is none at all, as after HEAD and with 304; a stream is for files. */
export type HttpReply = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array | Readable | null
}

/** What answers the requests for some addresses; it never throws or rejects. */
export type Handler = {
  /** What its requests are counted as. */
  transport: string
  takes(url: string): boolean
  respond(request: HttpRequest, site: Site): HttpReply | Promise<HttpReply>
}

/** Most bytes a request body may have (16 KiB). */
export const mostBodyBytes = 16_384

/**
 * Headers of every reply that is data: anyone may read it from anywhere, and a browser takes it for nothing but what it says it
 * is, loads nothing for it and shows it in no frame.
 */
export const everyReply = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Deprecation, Sunset',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

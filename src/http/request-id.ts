/** The name by which a request is found in the log: one that came with it, or one made here. */
import { randomUUID } from 'node:crypto'
import type { HttpRequest } from './request-and-reply.ts'

/** The form of a name that comes with a request: it is written into the log and into answers. */
const sane = /^[\w.:=+/-]{8,128}$/

/** W3C Trace Context, section 3.2: a version, the trace, who asks, and flags. */
const traceparent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** What a request is named by: headers that came with it, and the name that it was given before. */
type Named = Pick<HttpRequest, 'header' | 'id'>

/** `X-Request-Id` of the request where a log can hold it, else the trace that it is part of, else a name made for it, the same each time. */
export function requestIdOf(request: Named): string {
  request.id ??= givenTo(request) ?? randomUUID()
  return request.id
}

/** The name that a request came with. */
function givenTo(request: Named): string | undefined {
  const given = request.header('x-request-id')
  if (given !== undefined && sane.test(given)) return given
  const parent = request.header('traceparent')
  return parent === undefined ? undefined : traceparent.exec(parent)?.[1]
}

/** What every reply says of its request: its name, and how long it took here, in milliseconds (Server Timing, W3C). */
export const doorHeaders = (request: Named, seconds: number): Record<string, string> => ({
  'x-request-id': requestIdOf(request),
  'server-timing': `app;dur=${(seconds * 1000).toFixed(1)}`,
})

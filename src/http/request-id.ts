/** The name of a request, by which it is found in the log: one that came with it, or one of ours. */
import { randomUUID } from 'node:crypto'
import type { HttpRequest } from './message.ts'

/** What a name may be: it stands in the log and in answers, and is nobody's text. */
const sane = /^[\w.:=+/-]{8,128}$/

/** W3C Trace Context, section 3.2: a version, the trace, who asks, and flags. */
const traceparent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

const made = new WeakMap<object, string>()

/** `X-Request-Id` of the request where a log can hold it, else the trace that it is part of, else a name made for it, the same each time. */
export function requestIdOf(request: Pick<HttpRequest, 'header'>): string {
  const given = request.header('x-request-id')
  if (given !== undefined && sane.test(given)) return given
  const [, trace] = traceparent.exec(request.header('traceparent') ?? '') ?? []
  if (trace !== undefined) return trace
  const id = made.get(request) ?? randomUUID()
  made.set(request, id)
  return id
}

/** What every reply says of its request: its name, and how long it took here, in milliseconds (Server Timing, W3C). */
export const doorHeaders = (request: Pick<HttpRequest, 'header'>, seconds: number): Record<string, string> => ({
  'x-request-id': requestIdOf(request),
  'server-timing': `app;dur=${(seconds * 1000).toFixed(1)}`,
})

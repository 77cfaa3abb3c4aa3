/** The span of a request, with the names that OpenTelemetry has for what it tells (semantic conventions of HTTP, stable). */
import type { Subject } from '#src/telemetry/requests.ts'
import type { Begun, TraceSpan } from '#src/telemetry/trace.ts'
import type { HttpRequest } from './request-and-reply.ts'

/** The span as it begins: its parent and its path. The query is left out, for it may hold what a reader typed. */
export const spanOf = (request: Pick<HttpRequest, 'method' | 'url' | 'header'>): Begun => ({
  name: request.method,
  role: 'server',
  attributes: { 'http.request.method': request.method, 'url.path': request.url.split('?', 1)[0] ?? '' },
  traceparent: request.header('traceparent'),
})

/** Ends it by what was asked for, once that is known. */
export function endRequest(
  span: TraceSpan,
  { method }: Pick<HttpRequest, 'method'>,
  { transport, service, kind }: Pick<Subject, 'transport' | 'service' | 'kind'>,
  status: number,
): void {
  span.end({
    name: `${method} ${transport} ${kind}`,
    attributes: {
      'http.response.status_code': status,
      'octavo.transport': transport,
      'octavo.service': service,
      'octavo.kind': kind,
    },
    hasFailed: status >= 500,
  })
}

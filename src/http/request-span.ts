/** The span of a request, with the names that OpenTelemetry has for what it tells (semantic conventions of HTTP, stable). */
import type { Subject } from '#src/telemetry/requests.ts'
import type { Begun, TraceSpan } from '#src/telemetry/trace.ts'
import type { HttpRequest } from './message.ts'

/** As it begins: of whom it is a part, and where it asks. What readers ask for in the query is theirs. */
export const spanOf = (request: Pick<HttpRequest, 'method' | 'url' | 'header'>): Begun => ({
  name: request.method,
  role: 'server',
  attributes: { 'http.request.method': request.method, 'url.path': request.url.split('?', 1)[0] as string },
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

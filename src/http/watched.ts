/** What is counted of a site beside its requests, and of requests that none of its handlers answers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { countRequest, NONE, OTHER, requestSubjectOf } from '#src/telemetry/requests.ts'
import { collectWith, type Sample, sample } from '#src/telemetry/samples.ts'
import { beginSpan } from '#src/telemetry/trace.ts'
import { endRequest, spanOf } from './request-span.ts'
import type { Site } from './site.ts'

/** Places of the editing server that are counted apart. */
const places = /^\/(admin|cms|_next)(?=[/?]|$)/

/** The status for clients that left before there was a reply, the same as in nginx. */
const GONE = 499

/** Counts and traces a request that something else answers, from the start of `work`. */
export function watchRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  transport: string,
  work: () => void,
): void {
  const { method = 'GET', url = '/', headers } = incoming
  const begun = performance.now()
  const subject = requestSubjectOf(transport, NONE, places.exec(url)?.[1] ?? OTHER)
  const request = { method, url, header: (name: string) => [headers[name]].flat()[0] }
  const span = beginSpan(() => spanOf(request))
  outgoing.once('close', () => {
    const status = outgoing.headersSent ? outgoing.statusCode : GONE
    countRequest(subject, status, (performance.now() - begun) / 1000, false)
    if (span) endRequest(span, request, subject, status)
  })
  if (span) span.run(work)
  else work()
}

/** Measures what a site keeps, within its budget of bytes, and the state of its databases. */
export function watchSite({ database }: Pick<Site, 'database'>, budgetBytes: number): void {
  const { store, revisions } = database
  collectWith((): Sample[] => {
    const { hits, misses } = store.lookups()
    const standing = database.standing()
    return [
      sample('octavo_cache_lookups_total', hits, { result: 'hit' }),
      sample('octavo_cache_lookups_total', misses, { result: 'miss' }),
      sample('octavo_cache_bytes', store.bytes(), {}),
      sample('octavo_cache_budget_bytes', budgetBytes, {}),
      sample('octavo_revisions_known', Number(revisions.areKnown()), {}),
      ...(standing === null || standing.primary === 'not set'
        ? []
        : [sample('octavo_database_here', Number(standing.primary === 'here'), { database: 'primary' })]),
      ...(standing?.replicas ?? []).flatMap(({ name, state, lag_seconds }) => [
        sample('octavo_database_here', Number(state !== 'away'), { database: name }),
        ...(lag_seconds === null ? [] : [sample('octavo_replica_lag_seconds', lag_seconds, { database: name })]),
      ]),
    ]
  })
}

/** Counts requests, by a few additions for each, since a kept reply takes microseconds. */
import { collectWith, Durations, type Sample, sample } from './samples.ts'

/** How long replies of one transport and service took. */
type Taken = { transport: string; service: string; kept: Durations; made: Durations }

/** The subject of a request, in words of short lists. There is one object for each, made when it is first counted. */
export type Subject = {
  transport: string
  service: string
  kind: string
  /** How many were answered with each status. */
  answered: Map<number, number>
  taken: Taken
}

const subjects = new Map<string, Subject>()
const taken = new Map<string, Taken>()
let refused = 0

/** The labels of requests without a service, and of those for an unknown thing. */
export const NONE = 'none'
/** The word for requests of no kind in our lists. */
export const OTHER = 'other'

/** The subject of these words. Callers pass only words from lists of ours. */
export function requestSubjectOf(transport: string, service: string = NONE, kind: string = OTHER): Subject {
  const key = `${transport} ${service} ${kind}`
  const before = subjects.get(key)
  if (before) return before
  const place = `${transport} ${service}`
  const ofPlace = taken.get(place) ?? { transport, service, kept: new Durations(), made: new Durations() }
  taken.set(place, ofPlace)
  const subject = { transport, service, kind, answered: new Map(), taken: ofPlace }
  subjects.set(key, subject)
  return subject
}

/** Counts a reply with this status and time in seconds; `isKept` where it came from the store. */
export function countRequest({ answered, taken }: Subject, status: number, seconds: number, isKept: boolean): void {
  answered.set(status, (answered.get(status) ?? 0) + 1)
  if (isKept) taken.kept.add(seconds)
  else taken.made.add(seconds)
}

/** Counts a request that is refused before it is read. */
export function countRefused(): void {
  refused += 1
}

collectWith((): Sample[] => [
  sample('octavo_requests_refused_total', refused, {}),
  ...[...subjects.values()].flatMap(({ transport, service, kind, answered }) =>
    [...answered].map(([status, count]) =>
      sample('octavo_requests_total', count, { transport, service, kind, http_response_status_code: String(status) }),
    ),
  ),
  ...[...taken.values()].flatMap(({ transport, service, kept, made }) => [
    ...kept.samples('http_server_request_duration_seconds', { transport, service, answer: 'kept' }),
    ...made.samples('http_server_request_duration_seconds', { transport, service, answer: 'made' }),
  ]),
])

/** What is answered, over HTTP, when answering a request failed. */
import { OctavoError } from '#src/errors.ts'
import { StoreAway } from '#src/pictures/store.ts'
import { failureOf } from './failure.ts'
import { problemReply } from './problem.ts'
import type { HttpReply, HttpRequest } from './request-and-reply.ts'
import { requestIdOf } from './request-id.ts'
import type { Site } from './site.ts'

type Failing = {
  /** The methods of the address, as `Allow` lists them; used only where the request had another one. */
  methods?: string | ((url: string) => string)
  /** What a reader is told while no store of files can be reached. */
  away?: string
}

/** The problem that tells a reader what failed, with no body for HEAD. Failures on our side are reported. */
export function failureReply(
  thrown: unknown,
  request: HttpRequest,
  site: Site,
  { methods = '', away = 'The files cannot be reached for the moment.' }: Failing = {},
): HttpReply {
  const error = reportedFailure(thrown, request, site, away)
  const isOtherMethod = error.code === 'method_not_allowed'
  const allow = typeof methods === 'string' ? methods : isOtherMethod ? methods(request.url) : ''
  const reply = problemReply(error, site.publicUrl, requestIdOf(request), allow)
  return request.method === 'HEAD' ? { ...reply, body: null } : reply
}

/** The error that a reader is shown. Failures on our side are reported; names that were asked for and not found are counted. */
export function reportedFailure(thrown: unknown, request: HttpRequest, site: Site, away?: string): OctavoError {
  const isAway = away !== undefined && thrown instanceof StoreAway
  const error = isAway ? new OctavoError('unavailable', away) : failureOf(thrown)
  if (error !== thrown) site.report(requestIdOf(request), request, thrown)
  if (error.missed) site.reads.countMissed(error.missed.service, error.missed.name, request.header('user-agent'))
  return error
}

/** The replies to failed requests: problem details, RFC 9457. */
import {
  type ErrorCode,
  errors,
  type OctavoError,
  type ParameterError,
  type Suggestion,
  type WaitingEntry,
} from '#src/errors.ts'
import { everyReply, type HttpReply } from './request-and-reply.ts'

/** The content type of a problem. */
export const problemType = 'application/problem+json; charset=utf-8'

/** Seconds after which to come back when the database is away. */
export const comeBackSeconds = 5

/** The body of every reply from status 400 up. */
export type Problem = {
  /** Address of the documentation of this kind of failure. */
  type: string
  title: string
  status: number
  /** The same as the last part of `type`, for programs. */
  code: ErrorCode
  detail: string
  /** What to do about it. */
  next_step: string
  errors: readonly ParameterError[]
  /** Existing names nearest to the one that was not found; with status 404 only. */
  nearest?: readonly string[]
  /** The entries of these names, and how each is opened; with status 404 only. */
  did_you_mean?: readonly Suggestion[]
  /** Entries that were asked for and wait to be written; with status 404 only. */
  waiting?: readonly WaitingEntry[]
  request_id: string
}

/** Says how a valid key is to be sent: RFC 6750, section 3. */
export const challenge = 'Bearer realm="API", error="invalid_token"'

/** The address under which this kind of failure is explained. */
export const problemAddress = (publicUrl: string, code: ErrorCode): string => `${publicUrl}/errors/${code}`

/** The problem that tells of an error. */
export function problemOf(error: OctavoError, publicUrl: string, requestId: string): Problem {
  const { status, title, next } = errors[error.code]
  return {
    type: problemAddress(publicUrl, error.code),
    title,
    status,
    code: error.code,
    detail: error.detail,
    next_step: next,
    errors: error.errors,
    ...(status === 404 && { nearest: error.nearest, did_you_mean: error.suggestions, waiting: error.waiting }),
    request_id: requestId,
  }
}

/** The reply to a request that failed in one of the known ways. `allow` are the methods of its address. */
export function problemReply(error: OctavoError, publicUrl: string, requestId: string, allow = ''): HttpReply {
  const problem = problemOf(error, publicUrl, requestId)
  const body = JSON.stringify(problem)
  const headers: Record<string, string> = {
    ...everyReply,
    'content-type': problemType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
  }
  if (error.code === 'unavailable') headers['retry-after'] = String(comeBackSeconds)
  if (error.code === 'method_not_allowed') headers.allow = allow
  if (error.code === 'wrong_key') headers['www-authenticate'] = challenge
  return { status: problem.status, headers, body }
}

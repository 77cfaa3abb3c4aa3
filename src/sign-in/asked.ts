/** A request to the endpoints of sign-in: who asks, from where, and what they send. */
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { executeWith } from '#collections/components/execute.ts'
import { env } from '#src/env.ts'
import { clientAddressOf } from '#src/http/client.ts'
import type { User } from '#src/payload-types.ts'
import type { Execute } from '#src/read-model/database.ts'
import { TooBusy } from './at-once.ts'
import type { LimitReached } from './limits.ts'

/** The person of a request, with what the session says. */
export type SignedIn = User & { collection: 'users'; _sid: string; _endsMs: number }

/** A request to sign-in, its body read. */
export type Asked<Said> = {
  req: PayloadRequest
  execute: Execute
  secret: string
  said: Said
  /** The network the request comes from; empty where it is not known. */
  address: string
  agent: string
}

/** A refusal in words for the person who asked. `field` is the field that they have to change. */
export class Refused extends Error {
  readonly status: number
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, more: { field?: string; retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.field = more.field
    this.retryAfter = more.retryAfter
  }
}

/** An endpoint of the collection of people: the body is checked, and a refusal becomes the answer. */
export function endpoint<Said>(
  path: string,
  schema: z.ZodType<Said>,
  answer: (asked: Asked<Said>) => Promise<Response>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      try {
        refuseForeign(req)
        const { data: said } = schema.safeParse(await bodyOf(req))
        if (said === undefined) throw new Refused(400, 'Something is missing here. Fill in every field.')
        return await answer({ req, said, ...surroundings(req) })
      } catch (error) {
        return refusal(error)
      }
    },
  }
}

/** What is known of a request beside its body. */
export function surroundings(req: PayloadRequest) {
  const { payload, headers } = req
  return {
    execute: executeWith(payload),
    secret: payload.secret,
    address: senderAddress(headers),
    agent: headers.get('user-agent') ?? '',
  }
}

/** The signed-in person. Throws where there is none. */
export function signedIn(req: PayloadRequest): SignedIn {
  // Our strategy gives only users of this type.
  if (!req.user) throw new Refused(401, 'You are not signed in any more. Sign in again.')
  return req.user as SignedIn
}

/** Throws unless an administrator is signed in. */
export function askingAdministrator(req: PayloadRequest): SignedIn {
  const user = signedIn(req)
  if (user.role !== 'administrator') throw new Refused(403, 'Only administrators may do this.')
  return user
}

/** The id in the address of an endpoint. Throws, naming what was asked for, where it cannot be the id of a row. */
export function routeIdOf({ routeParams }: PayloadRequest, what: string): number {
  const id = Number(routeParams?.id)
  if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new Refused(404, `There is no such ${what}.`)
  return id
}

/** Throws where a limit is reached. */
export function requireLeft(refused: LimitReached): void {
  if (refused) throw tooMany(refused.seconds)
}

const tooMany = (seconds: number): Refused =>
  new Refused(429, `That was tried too often. Try again in ${inWords(seconds)}.`, { retryAfter: seconds })

/** An answer that no cache keeps. */
export const answered = (body: object, status = 200, headers: HeadersInit = {}): Response => {
  const all = new Headers(headers)
  all.set('cache-control', 'no-store')
  return Response.json(body, { status, headers: all })
}

function refusal(error: unknown): Response {
  if (error instanceof TooBusy) return refusal(tooMany(5))
  if (error instanceof Refused) {
    const { status, message, field, retryAfter } = error
    const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return answered({ errors: [{ message, ...(field && { field }) }] }, status, headers)
  }
  throw error
}

/** The same as an error of Payload's, for where Payload answers. */
export function asPayloadError(error: unknown): unknown {
  if (error instanceof TooBusy) return asPayloadError(tooMany(5))
  return error instanceof Refused ? new APIError(error.message, error.status, undefined, true) : error
}

/** Refuses requests from pages of other sites, which browsers tell by a header, whether or not somebody is signed in. */
function refuseForeign({ headers, payload }: PayloadRequest): void {
  const origin = headers.get('origin')
  if (origin !== null && !payload.config.csrf.includes(origin))
    throw new Refused(403, 'This was asked by a page of another place.')
}

/** The body: JSON, or the form field in which the forms of the CMS send it. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  if (/^multipart\/form-data/.test(req.headers.get('content-type') ?? '')) {
    const field = (await req.formData?.())?.get('_payload')
    return typeof field === 'string' ? parsed(field) : undefined
  }
  return parsed((await req.text?.()) ?? '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}

function senderAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for') ?? undefined
  // The address that connected to this process is the last one, after those that proxies wrote.
  return clientAddressOf(undefined, forwarded, env.TRUST_PROXY + 1)
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

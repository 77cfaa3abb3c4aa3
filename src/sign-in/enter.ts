/** What follows a right password: the second step, if there is one, then a session. */
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { type Asked, answered } from './asked.ts'
import { deviceCookie, knownDevice } from './devices.ts'
import { type EventName, record } from './events.ts'
import { together } from './execute.ts'
import type { HashedPassword } from './passwords.ts'
import type { Member } from './people.ts'
import { isAskedOfAll, standing } from './second-factor.ts'
import { beginSession } from './sessions.ts'
import { makeTicket } from './tickets.ts'

type Entering = Omit<Asked<unknown>, 'said'>

/** Gives a session, or a ticket for the second step, after a right password. */
export async function afterPassword(asked: Entering, member: Member, password: HashedPassword): Promise<Response> {
  const { execute, secret } = asked
  const step = (await standing(execute, member.id)).isOn ? 'code' : (await isAskedOfAll(execute)) ? 'enrol' : undefined
  if (step) return answered({ step, ticket: makeTicket(secret, member.id, step, password) })
  return enter(asked, member.id, 'signed in')
}

/** Begins a session, and makes the browser a known one. `more` is added to the answer. */
export async function enter(
  { req, secret, address, agent }: Entering,
  userId: number,
  what: EventName,
  more: object = {},
): Promise<Response> {
  const { payload } = req
  const session = await together(payload, async (inside) => {
    await record(inside, { userId, what, detail: address })
    return beginSession(inside, userId, { agent, address })
  })
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
  const headers = new Headers()
  const device = knownDevice(secret, req.headers, userId)
  headers.append('set-cookie', sessionCookie(req, session.token))
  headers.append('set-cookie', deviceCookie(secret, userId, device, authOf(req).cookies.secure === true))
  const told = { message: 'You are signed in.', user: { ...user, collection: 'users' }, token: session.token }
  return answered({ ...told, exp: secondsOf(session.endsAt), ...more }, 200, headers)
}

/** The cookie of a session, and the one that takes it away. */
export const sessionCookie = (req: PayloadRequest, token: string): string =>
  generatePayloadCookie({ collectionAuthConfig: authOf(req), cookiePrefix: prefixOf(req), token }) as string

/** The cookie that ends a session in the browser. */
export const expiredCookie = (req: PayloadRequest): string =>
  generateExpiredPayloadCookie({ collectionAuthConfig: authOf(req), cookiePrefix: prefixOf(req) }) as string

/** An instant as the CMS tells it to browsers. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

const authOf = ({ payload }: PayloadRequest): SanitizedCollectionConfig['auth'] => payload.collections.users.config.auth
const prefixOf = ({ payload }: PayloadRequest): string => payload.config.cookiePrefix

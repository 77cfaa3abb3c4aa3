/** The endpoints to sign in and out, in place of the CMS's own. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answered, endpoint, Refused, requireLeft, signedIn } from '../asked.ts'
import { knownDevice } from '../devices.ts'
import { afterPassword, enter, expiredCookie, secondsOf, sessionCookie } from '../enter.ts'
import { record, recordRefusal } from '../events.ts'
import { together } from '../execute.ts'
import { tryCode, trySignIn } from '../guard.ts'
import { mostCharacters } from '../password-rule.ts'
import { isPassword } from '../passwords.ts'
import { foldedEmail, memberByEmail, memberById } from '../people.ts'
import { isSecondFactor } from '../second-factor.ts'
import { endSessions, prolong } from '../sessions.ts'
import { tokenOf } from '../strategy.ts'
import { readTicket } from '../tickets.ts'

const wrong = 'The address or the password is wrong.'
const ticketEnded = 'That took too long. Begin again with your password.'

/** Most UTF-16 units of a password that are checked. */
const longestPassword = 4 * mostCharacters
const text = z.string().max(1000)

/** Signs in. The refusal and the work are the same whether there is no such person, they were only invited, or the password is wrong. */
const login = endpoint('/login', z.object({ email: text, password: text }), async (asked) => {
  const { req, execute, secret, address, said } = asked
  const email = foldedEmail(said.email)
  const member = await memberByEmail(execute, email)
  const device = member && knownDevice(secret, req.headers, member.id)
  const { refused, right } = await trySignIn(execute, secret, { address, email, device })
  requireLeft(refused)
  const isRight = await isPassword(said.password.slice(0, longestPassword), member?.password)
  if (!member?.password || !isRight) {
    await recordRefusal(execute, { userId: member?.id, address, because: 'wrong password' })
    throw new Refused(401, wrong)
  }
  await right()
  return afterPassword(asked, member, member.password)
})

/** The second step: a code, or a recovery code, from a person who has given the password. */
const secondStep = endpoint('/second-step', z.object({ ticket: text, code: text }), async (asked) => {
  const { req, execute, secret, address, said } = asked
  const ticket = readTicket(secret, said.ticket, 'code')
  const member = ticket && (await memberById(execute, ticket.userId))
  if (!member || member.password?.salt !== ticket.salt) throw new Refused(401, ticketEnded)
  const { refused, right } = await tryCode(execute, member.id, knownDevice(secret, req.headers, member.id))
  requireLeft(refused)
  const used = await isSecondFactor(execute, secret, member.id, said.code)
  if (!used) {
    await recordRefusal(execute, { userId: member.id, address, because: 'wrong code' })
    throw new Refused(401, 'This code is not right, or was used already. Wait for the next one.', { field: 'code' })
  }
  await right()
  return enter(asked, member.id, used === 'code' ? 'signed in' : 'recovery code used')
})

const logout = endpoint('/logout', z.unknown(), async ({ req, execute }) => {
  if (req.user) {
    const { id, _sid } = signedIn(req)
    await endSessions(execute, id, { id: _sid })
  }
  return answered({ message: 'You are signed out.' }, 200, { 'set-cookie': expiredCookie(req) })
})

/** Extends the session. The admin calls it while somebody works in it. */
const refresh = endpoint('/refresh-token', z.unknown(), async ({ req, execute }) => {
  const { id, _sid } = signedIn(req)
  const endsAt = await prolong(execute, _sid)
  const token = tokenOf(req.headers, req.payload.config)
  if (!endsAt || !token) throw new Refused(401, 'You are not signed in any more. Sign in again.')
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0 })
  const told = { message: 'You stay signed in.', user: { ...user, collection: 'users' }, exp: secondsOf(endsAt) }
  return answered({ ...told, setCookie: true }, 200, { 'set-cookie': sessionCookie(req, token) })
})

/** Ends sessions of the person who asks: one, or all but the present one. */
const endOwn = endpoint('/sessions/end', z.object({ id: text.optional() }), async ({ req, said }) => {
  const user = signedIn(req)
  const which = said.id === undefined ? { allBut: user._sid } : { id: said.id }
  const ended = await together(req.payload, async (inside) => {
    const count = await endSessions(inside, user.id, which)
    if (count > 0) await record(inside, { userId: user.id, what: 'sessions ended' })
    return count
  })
  return answered({ message: ended === 1 ? 'One sign-in was ended.' : `${ended} sign-ins were ended.`, ended })
})

/** The endpoints to sign in, in one step or two, to stay signed in, and to sign out. */
export const entering: Endpoint[] = [login, secondStep, logout, refresh, endOwn]

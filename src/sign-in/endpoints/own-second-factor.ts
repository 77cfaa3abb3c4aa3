/** The endpoints to begin, confirm, renew and remove one's own second factor, for people who are signed in, or need one to get in. */
import type { Endpoint } from 'payload'
import { encode } from 'uqr'
import { z } from 'zod'
import { type Asked, answered, endpoint, Refused, requireLeft, signedIn } from '../asked.ts'
import { knownDevice } from '../devices.ts'
import { enter } from '../enter.ts'
import { record } from '../events.ts'
import { together } from '../execute.ts'
import { tryCode } from '../guard.ts'
import { tell } from '../mail.ts'
import { memberById } from '../people.ts'
import { requirePresentPassword } from '../present-password.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  isAskedOfAll,
  removeSecondFactor,
  renewRecoveryCodes,
  standing,
} from '../second-factor.ts'
import { readTicket } from '../tickets.ts'
import { base32, keyUri } from '../totp.ts'

const text = z.string().max(1000)
const issuer = 'Octavo'

/** A secret for the app, as a picture and as text. */
const begin = endpoint(
  '/second-factor/begin',
  z.object({ ticket: text.optional(), currentPassword: text.optional() }),
  async (asked) => {
    const { execute, secret, said } = asked
    const userId = said.ticket === undefined ? await ownId(asked) : await ticketHolder(asked, said.ticket)
    const member = await memberById(execute, userId)
    const newSecret = member && (await beginEnrolment(execute, secret, userId))
    if (!newSecret) throw new Refused(409, 'You have a second factor already. Remove it first.')
    return answered({ secret: base32(newSecret), picture: picture(keyUri(newSecret, member.email, issuer)) })
  },
)

/** Confirms the second factor by the first code of the app. Only this answer has the recovery codes. */
const confirm = endpoint('/second-factor/confirm', z.object({ ticket: text.optional(), code: text }), async (asked) => {
  const { req, execute, secret, said } = asked
  const userId = said.ticket === undefined ? signedIn(req).id : await ticketHolder(asked, said.ticket)
  const { refused, right } = await tryCode(execute, userId, knownDevice(secret, req.headers, userId))
  requireLeft(refused)
  const code = said.code.replace(/\s/g, '')
  const recoveryCodes = await together(req.payload, async (inside) => {
    const codes = await confirmEnrolment(inside, secret, userId, code)
    if (codes) await record(inside, { userId, what: 'second factor added' })
    return codes
  })
  if (!recoveryCodes)
    throw new Refused(400, 'This code is not right. Is the clock of your phone? Wait for the next code.', {
      field: 'code',
    })
  await right()
  if (said.ticket === undefined) return answered({ recoveryCodes })
  return enter(asked, userId, 'signed in', { recoveryCodes })
})

const renew = endpoint('/recovery-codes', z.object({ currentPassword: text.optional() }), async (asked) => {
  const userId = await ownId(asked)
  if (!(await standing(asked.execute, userId)).isOn) throw new Refused(409, 'You have no second factor yet.')
  const recoveryCodes = await together(asked.req.payload, async (inside) => {
    await record(inside, { userId, what: 'recovery codes renewed' })
    return renewRecoveryCodes(inside, asked.secret, userId)
  })
  return answered({ recoveryCodes })
})

const remove = endpoint('/second-factor/remove', z.object({ currentPassword: text.optional() }), async (asked) => {
  const { req, execute } = asked
  const userId = await ownId(asked)
  if (await isAskedOfAll(execute))
    throw new Refused(409, 'Everyone here is asked for a second factor: an administrator decides it.')
  await together(req.payload, async (inside) => {
    if (await removeSecondFactor(inside, userId)) await record(inside, { userId, what: 'second factor removed' })
  })
  tell(
    req.payload,
    signedIn(req).email,
    'Your second factor was removed',
    'Signing in to Octavo asks for your password alone now.',
  )
  return answered({ message: 'Signing in asks for your password alone now.' })
})

/** The signed-in person, who has given their password again. */
async function ownId({ req, execute, said }: Asked<{ currentPassword?: string | undefined }>): Promise<number> {
  const user = signedIn(req)
  await requirePresentPassword(execute, user, said.currentPassword)
  return user.id
}

async function ticketHolder({ execute, secret }: Asked<unknown>, given: string): Promise<number> {
  const ticket = readTicket(secret, given, 'enrol')
  const member = ticket && (await memberById(execute, ticket.userId))
  if (!member || member.password?.salt !== ticket.salt)
    throw new Refused(401, 'That took too long. Begin again with your password.')
  return member.id
}

/** A QR code as one path of squares, in a picture of `size` by `size`. */
function picture(words: string): { size: number; path: string } {
  const { size, data } = encode(words, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** What people ask about their own second factor. */
export const ownSecondFactor: Endpoint[] = [begin, confirm, renew, remove]

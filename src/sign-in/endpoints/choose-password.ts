/** Choosing a password by a link, asking for such a link, and the very first person. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { env } from '#src/env.ts'
import { answered, endpoint, Refused, requireLeft } from '../asked.ts'
import { afterPassword, enter } from '../enter.ts'
import { record } from '../events.ts'
import { together } from '../execute.ts'
import { mayMail, tryForgotten, tryLink } from '../guard.ts'
import { accountLinkAddress, findLink, makeLink, useLink, validFor } from '../links.ts'
import { beside, isMailSet, type Mail } from '../mail.ts'
import { hashed, keepPassword, whyNot } from '../passwords.ts'
import { foldedEmail, memberByEmail, memberById } from '../people.ts'
import { endSessions } from '../sessions.ts'

const text = z.string().max(1000)
const linkEnded = 'This link was used already, or is too old. Ask for a new one.'

/** The key of a lock, any number that is the same on all instances, so that first people come one at a time. */
const firstPersonLock = 8_150_191

/** Answers every address alike and at once; the work for a known address is done afterwards. */
const forgot = endpoint('/forgot-password', z.object({ email: text }), async (asked) => {
  const { req, execute, secret, address, said } = asked
  requireLeft(await tryForgotten(execute, address))
  beside(req.payload, async () => {
    const email = foldedEmail(said.email)
    const member = isMailSet() ? await memberByEmail(execute, email) : undefined
    if (!member || !(await mayMail(execute, secret, email))) return
    const purpose = member.password ? 'reset' : 'invitation'
    const token = await makeLink(execute, { userId: member.id, purpose })
    await record(execute, { userId: member.id, what: 'link asked', detail: address })
    await req.payload.sendEmail(resetMail(member.email, accountLinkAddress(env.PUBLIC_URL, token), validFor[purpose]))
  })
  return answered({ message: 'If somebody here has this address, a link is on its way to it.' })
})

/** Tells whom a link is for, so that they see it is theirs. This does not use it up. */
const lookAtLink = endpoint('/link', z.object({ token: text }), async ({ execute, address, said }) => {
  requireLeft(await tryLink(execute, address))
  const link = await findLink(execute, said.token)
  const member = link && (await memberById(execute, link.userId))
  if (!member) throw new Refused(404, linkEnded)
  return answered({ purpose: link.purpose, name: member.name, email: member.email })
})

/** Sets a new password by a link, which is then used up. Every earlier sign-in ends. */
const choose = endpoint('/reset-password', z.object({ token: text, password: text }), async (asked) => {
  const { req, execute, address, said } = asked
  requireLeft(await tryLink(execute, address))
  const link = await findLink(execute, said.token)
  const member = link && (await memberById(execute, link.userId))
  if (!member) throw new Refused(404, linkEnded)
  const reason = await whyNot(said.password, member)
  if (reason) throw new Refused(400, reason, { field: 'password' })
  const password = await hashed(said.password)
  await together(req.payload, async (inside) => {
    if (!(await useLink(inside, said.token))) throw new Refused(404, linkEnded)
    await keepPassword(inside, member.id, password)
    await endSessions(inside, member.id, { allBut: undefined })
    await record(inside, { userId: member.id, what: 'password set', detail: address })
  })
  return afterPassword(asked, member, password)
})

/** Makes the very first person, an administrator. A second one is refused. */
const first = endpoint(
  '/first-register',
  z.object({ name: text.optional(), email: z.email().max(200), password: text }),
  async (asked) => {
    const { req, execute, address, said } = asked
    requireLeft(await tryLink(execute, address))
    const id = await together(req.payload, async (inside) => {
      const [lock] = await inside<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
        firstPersonLock,
      ])
      const [someone] = await inside('select from users limit 1')
      if (!lock?.taken || someone)
        throw new Refused(403, 'There are people here already. Ask an administrator for an invitation.')
      const { name = '', email, password } = said
      const reason = await whyNot(password, { name, email })
      if (reason) throw new Refused(400, reason, { field: 'password' })
      const data = { name: name.trim() || 'Administrator', email, password, role: 'administrator' as const }
      return (await req.payload.create({ collection: 'users', data })).id
    })
    return enter(asked, id, 'signed in')
  },
)

const resetMail = (to: string, address: string, time: string): Mail => ({
  to,
  subject: 'A new password for Octavo',
  text: `Somebody, you perhaps, asked for a new password for ${env.PUBLIC_URL}. Choose it here:

${address}

The link holds for ${time}, once. If you did not ask, do nothing: your password stays as it is.
`,
})

/** What is asked to get a link, and to choose a password by one. */
export const choosing: Endpoint[] = [forgot, lookAtLink, choose, first]

/** What administrators do for others: invite them, let them in again, sign them out, ask all for a second factor. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { roles } from '#collections/access/person.ts'
import { note } from '#src/audit/note.ts'
import { whoOf } from '#src/audit/who.ts'
import { env } from '#src/env.ts'
import { type ServiceId, services } from '#src/services.ts'
import { type Asked, answered, askingAdministrator, endpoint, Refused, routeIdOf } from '../asked.ts'
import { record } from '../events.ts'
import { together } from '../execute.ts'
import { accountLinkAddress, type LinkPurpose, makeLink, validFor, voidLinks } from '../links.ts'
import { isMailSet, type Mail, tell } from '../mail.ts'
import { type Member, memberById } from '../people.ts'
import { requirePresentPassword } from '../present-password.ts'
import { askOfAll, removeSecondFactor, standing } from '../second-factor.ts'
import { endSessions } from '../sessions.ts'

const text = z.string().max(1000)
const serviceIds = services.map(({ id }) => id) as [ServiceId, ...ServiceId[]]

const newPerson = z.object({
  name: text.trim().min(1),
  email: text,
  role: z.enum(roles),
  services: z.array(z.enum(serviceIds)).default([]),
})

/** A person without a password, and the link by which they choose one. */
const invite = endpoint('/invite', newPerson, async (asked) => {
  const { req, said } = asked
  const by = askingAdministrator(req)
  const { success } = z.email().max(200).safeParse(said.email.trim())
  if (!success) throw new Refused(400, 'This is not an email address.', { field: 'email' })
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: said.email.trim().toLowerCase() } },
  })
  if (totalDocs > 0) throw new Refused(409, 'Somebody with this address is here already.', { field: 'email' })
  const { id } = await req.payload.create({ collection: 'users', data: said, overrideAccess: false, user: by })
  return handOn(asked, await memberOf(asked, id), by)
})

/** A new link for somebody who lost theirs, or forgot their password. Earlier links become void. */
const link = endpoint('/:id/link', z.object({ currentPassword: text.optional() }), async (asked) => {
  const by = await sureAdministrator(asked)
  const member = await memberOf(asked, routeIdOf(asked.req, 'person'))
  await voidLinks(asked.execute, member.id)
  return handOn(asked, member, by)
})

/** Removes the second factor of a person who lost both the authenticator and the recovery codes. */
const takeAway = endpoint(
  '/:id/second-factor/take-away',
  z.object({ currentPassword: text.optional() }),
  async (asked) => {
    const by = await sureAdministrator(asked)
    const { id, email, name } = await memberOf(asked, routeIdOf(asked.req, 'person'))
    await together(asked.req.payload, async (inside) => {
      if (!(await removeSecondFactor(inside, id))) throw new Refused(409, `${name} has no second factor.`)
      await record(inside, { userId: id, byId: by.id, what: 'second factor taken away' })
    })
    tell(
      asked.req.payload,
      email,
      'Your second factor was taken away',
      `${by.name} took away your second factor for Octavo. Signing in asks for your password alone until you add one.`,
    )
    return answered({ message: `${name} signs in with the password alone now.` })
  },
)

const endTheirs = endpoint('/:id/sessions/end', z.unknown(), async (asked) => {
  const by = askingAdministrator(asked.req)
  const { id, name } = await memberOf(asked, routeIdOf(asked.req, 'person'))
  const ended = await together(asked.req.payload, async (inside) => {
    const count = await endSessions(inside, id, { allBut: id === by.id ? by._sid : undefined })
    if (count > 0) await record(inside, { userId: id, byId: by.id, what: 'sessions ended' })
    return count
  })
  return answered({ message: `${name} was signed out everywhere.`, ended })
})

/** Requires a second factor of everyone; the administrator needs one first. People without one are signed out, to add it at sign-in. */
const askFactorOfAll = endpoint(
  '/second-factor/ask-of-all',
  z.object({ isAsked: z.boolean(), currentPassword: text.optional() }),
  async (asked) => {
    const { req, execute, said } = asked
    const by = await sureAdministrator(asked)
    if (said.isAsked && !(await standing(execute, by.id)).isOn)
      throw new Refused(409, 'Add a second factor to your own account first.')
    await together(req.payload, async (inside) => {
      await askOfAll(inside, said.isAsked)
      const kind = said.isAsked ? 'second factor asked of all' : 'second factor left to each'
      await note(inside, [{ who: whoOf(req), kind }])
      if (said.isAsked)
        await inside(
          'delete from editing.sessions where user_id not in (select user_id from editing.second_factors where confirmed_at is not null)',
        )
    })
    return answered({
      message: said.isAsked
        ? 'Everyone is asked for a second factor now.'
        : 'A second factor is everyone’s own choice now.',
    })
  },
)

async function sureAdministrator({ req, execute, said }: Asked<{ currentPassword?: string | undefined }>) {
  const by = askingAdministrator(req)
  await requirePresentPassword(execute, by, said.currentPassword)
  return by
}

async function memberOf({ execute }: Asked<unknown>, id: number): Promise<Member> {
  const member = await memberById(execute, id)
  if (!member) throw new Refused(404, 'There is no such person.')
  return member
}

/** Makes the link, and mails it; where mail is not set or fails, the administrator is shown the link, only this once. */
async function handOn(
  { req, execute }: Asked<unknown>,
  member: Member,
  by: { id: number; name: string },
): Promise<Response> {
  const purpose: LinkPurpose = member.password ? 'reset' : 'invitation'
  const address = accountLinkAddress(env.PUBLIC_URL, await makeLink(execute, { userId: member.id, purpose }))
  await record(execute, { userId: member.id, byId: by.id, what: purpose === 'invitation' ? 'invited' : 'link made' })
  const told = { id: member.id, name: member.name, email: member.email, purpose, validFor: validFor[purpose] }
  if (!isMailSet()) return answered({ ...told, link: address }, 201)
  try {
    await req.payload.sendEmail(
      purpose === 'invitation' ? invitation(member, address, by) : newLink(member, address, by),
    )
    return answered({ ...told, isMailed: true }, 201)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A link was not mailed' })
    return answered({ ...told, link: address, trouble: 'The mail server did not take the mail.' }, 201)
  }
}

const invitation = ({ email, name }: Member, address: string, by: { name: string }): Mail => ({
  to: email,
  subject: 'You are invited to Octavo',
  text: `Hello ${name},

${by.name} invites you to write at ${env.PUBLIC_URL}. Choose your password here:

${address}

The link holds for ${validFor.invitation}, once.
`,
})

const newLink = ({ email, name }: Member, address: string, by: { name: string }): Mail => ({
  to: email,
  subject: 'A new password for Octavo',
  text: `Hello ${name},

${by.name} lets you choose a new password for ${env.PUBLIC_URL}:

${address}

The link holds for ${validFor.reset}, once.
`,
})

/** The endpoints of administrators for other people: to invite, make a link, remove a second factor, end sessions. */
export const administering: Endpoint[] = [invite, link, takeAway, endTheirs, askFactorOfAll]

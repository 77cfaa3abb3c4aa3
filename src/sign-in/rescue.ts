/** Lets a person back in who has no administrator to ask: done by somebody with access to the database. */
import type { Execute } from '#src/read-model/database.ts'
import { record } from './events.ts'
import { makeLink, voidLinks } from './links.ts'
import { foldedEmail } from './people.ts'
import { removeSecondFactor } from './second-factor.ts'

/** Who is let in, and whether without the second factor from then on. */
export type Rescue = { email: string; isFactorRemoved: boolean }

/** `token` makes a link to a new password; `hadFactor`: there was a second factor, which is gone. */
export type Rescued = { name: string; token: string; hadFactor: boolean }

const detail = 'On the command line'

/** Makes the link, and removes the second factor if asked to. Throws an Error of one line where nobody has the address. */
export async function rescue(execute: Execute, { email, isFactorRemoved }: Rescue): Promise<Rescued> {
  const [person] = await execute<{ id: number; name: string }>('select id, name from users where email = $1', [
    foldedEmail(email),
  ])
  if (!person) throw new Error(`Nobody signs in as ${email}. ${await administratorsOf(execute)}`)
  const { id, name } = person
  const hadFactor = isFactorRemoved && (await removeSecondFactor(execute, id))
  if (hadFactor) await record(execute, { userId: id, what: 'second factor removed', detail })
  await voidLinks(execute, id)
  const token = await makeLink(execute, { userId: id, purpose: 'reset' })
  await record(execute, { userId: id, what: 'link made', detail })
  return { name, token, hadFactor }
}

async function administratorsOf(execute: Execute): Promise<string> {
  const rows = await execute<{ email: string }>("select email from users where role = 'administrator' order by email")
  const [addresses, isOne] = [rows.map(({ email }) => email).join(', '), rows.length === 1]
  if (rows.length === 0) return 'There is no administrator: open /admin, and be the first.'
  return isOne ? `The administrator is ${addresses}.` : `The administrators are ${addresses}.`
}

/** A session without the way in, for tests that ask the CMS's REST as somebody. */
import type { Payload } from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import { memberByEmail } from '#src/sign-in/people.ts'
import { beginSession } from '#src/sign-in/sessions.ts'

/** The token of a new session of the person with this address: send it as `Authorization: JWT <token>`. */
export async function sessionTokenOf(payload: Payload, email: string): Promise<string> {
  const execute = executeWith(payload)
  const member = await memberByEmail(execute, email)
  if (!member) throw new Error(`There is nobody with the address ${email}.`)
  return (await beginSession(execute, member.id, { agent: 'test', address: '' })).token
}

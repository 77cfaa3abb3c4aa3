/** To change how somebody signs in, people have to give their own password again, so that an unattended screen is not enough. */
import type { Execute } from '#src/read-model/database.ts'
import { Refused, requireLeft, type SignedIn } from './asked.ts'
import { tryPresentPassword } from './guard.ts'
import { isPassword } from './passwords.ts'
import { memberById } from './people.ts'

/** Throws where this is not the present password of the signed-in person. */
export async function requirePresentPassword(execute: Execute, user: SignedIn, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '')
    throw new Refused(403, 'Give your present password too.', { field: 'currentPassword' })
  const { refused, right } = await tryPresentPassword(execute, user._sid)
  requireLeft(refused)
  const member = await memberById(execute, user.id)
  if (!(await isPassword(given, member?.password)))
    throw new Refused(403, 'Your present password is another one.', { field: 'currentPassword' })
  await right()
}

/** Changing how somebody signs in takes one's own password once more, so that an unattended screen is not enough. */
import type { Execute } from '#src/read-model/database.ts'
import { Refused, requireLeft, type SignedIn } from './asked.ts'
import { tryPresentPassword } from './guard.ts'
import { isPassword } from './passwords.ts'
import { memberById } from './people.ts'

/** Throws where the password is not the present one of whoever is signed in. */
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

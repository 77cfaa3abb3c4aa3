/** What somebody holds who gave the right password and has the second step before them. */
import { z } from 'zod'
import { readSigned, sign } from './keys.ts'
import type { HashedPassword } from './passwords.ts'

const validMs = 10 * 60_000

/** `code`: a code is asked for. `enrol`: a second factor is asked of all, and this person has none yet. */
type Step = 'code' | 'enrol'

const ticket = z.object({
  user: z.number().int(),
  step: z.enum(['code', 'enrol']),
  salt: z.string(),
  endsMs: z.number(),
})

/** The salt of the password is in it, so that a changed password makes it void. */
export const makeTicket = (secret: string, user: number, step: Step, { salt }: HashedPassword): string =>
  sign(secret, 'tickets', { user, step, salt, endsMs: Date.now() + validMs })

/** Who holds the ticket and with which password; undefined where it is none or has ended. */
export function readTicket(secret: string, given: string, step: Step): { userId: number; salt: string } | undefined {
  const { data } = ticket.safeParse(readSigned(secret, 'tickets', given))
  return data && data.step === step && data.endsMs > Date.now() ? { userId: data.user, salt: data.salt } : undefined
}

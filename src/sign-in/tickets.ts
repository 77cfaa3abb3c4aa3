/** Tickets of people who have given the right password and still need the second step. */
import { z } from 'zod'
import { readSigned, sign } from './keys.ts'
import type { HashedPassword } from './passwords.ts'

const validMs = 10 * 60_000

/** `code`: a code is asked for. `enrol`: everyone needs a second factor, and this person has none yet. */
type Step = 'code' | 'enrol'

const ticket = z.object({
  user: z.number().int(),
  step: z.enum(['code', 'enrol']),
  salt: z.string(),
  endsMs: z.number(),
})

/** Makes a ticket. It contains the salt of the password, so that a changed password makes it void. */
export const makeTicket = (secret: string, user: number, step: Step, { salt }: HashedPassword): string =>
  sign(secret, 'tickets', { user, step, salt, endsMs: Date.now() + validMs })

/** The person of a ticket, and the salt of their password; undefined where it is invalid or has expired. */
export function readTicket(secret: string, given: string, step: Step): { userId: number; salt: string } | undefined {
  const { data } = ticket.safeParse(readSigned(secret, 'tickets', given))
  return data && data.step === step && data.endsMs > Date.now() ? { userId: data.user, salt: data.salt } : undefined
}

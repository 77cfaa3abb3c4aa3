/** The arguments of `npm run rescue`. */
import { parseArgs } from 'node:util'
import type { Rescue } from '#src/sign-in/rescue.ts'

const usage = 'Usage: npm run rescue -- <address> [--without-second-factor]'

/** Reads the arguments. Throws an Error of one line where they are wrong. */
export function rescueArguments(args: readonly string[]): Rescue {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'without-second-factor': { type: 'boolean', default: false } },
  })
  const [email, ...rest] = positionals
  if (email === undefined || rest.length > 0) throw new Error(usage)
  return { email, isFactorRemoved: values['without-second-factor'] }
}

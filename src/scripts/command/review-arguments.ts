/** The arguments of `npm run review`. */
import { parseArgs } from 'node:util'
import type { OwnerId } from '#src/services.ts'
import { ownerCalled } from './owner-called.ts'

/** What is reviewed, and how many entries are listed. */
export type ReviewArguments = { owner: OwnerId; limit: number }

const usage = 'Usage: npm run review -- <service> [--limit <number>]'

/** Entries that are listed by default. */
const LIMIT = 20

/** Reads the arguments. Throws an Error of one line where they are wrong. */
export function reviewArguments(args: readonly string[]): ReviewArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { limit: { type: 'string', default: String(LIMIT) } },
  })
  const [name, ...rest] = positionals
  if (name === undefined || rest.length > 0) throw new Error(usage)
  if (!/^[1-9]\d{0,5}$/.test(values.limit)) throw new Error(`--limit ${values.limit} is no number of entries.`)
  return { owner: ownerCalled(name), limit: Number(values.limit) }
}

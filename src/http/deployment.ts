/** The deployment this process serves: one pool, one watch on revisions and one count of requests, whoever asks for it. */
import { env } from '#src/env.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { type Site, siteOf } from './site.ts'

/** Our own server and Next's bundles each load this module: what they share hangs on the global object. */
const shared = globalThis as typeof globalThis & { [key: symbol]: Site | undefined }
const KEY = Symbol.for('octavo.site')

/** The site of this process, made from the environment when first asked for. Throws while DATABASE_URL is not set. */
export function deployment(): Site {
  const known = shared[KEY]
  if (known) return known
  if (env.DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set. Start Octavo with npm start.')
  const made = siteOf(env, openDatabase(env.DATABASE_URL))
  shared[KEY] = made
  return made
}

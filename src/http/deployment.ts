/** The deployment this process serves: one pool, one watch on revisions and one count of requests, whoever asks for it. */
import { env } from '#src/env.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { type Site, siteOf } from './site.ts'

let known: Site | undefined

/** The site of this process, made from the environment when first asked for. Throws while DATABASE_URL is not set. */
export function deployment(): Site {
  if (env.DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set. Start Octavo with npm start.')
  known ??= siteOf(env, openDatabase(env.DATABASE_URL, env.CACHE_MB * 1e6))
  return known
}

/** The deployment this process serves: its pool, its watch on revisions and its count of requests, which all transports share. */
import { env } from '#src/env.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { sharedTallies } from './shared-tallies.ts'
import { type Site, siteOf } from './site.ts'

let ownSite: Site | undefined

/** The site of this process, made from the environment when first asked for. Throws while it names no database. */
export function deployment(): Site {
  const { DATABASE_URL = null, READ_DATABASE_URL, CACHE_MB } = env
  if (DATABASE_URL === null && READ_DATABASE_URL.length === 0)
    throw new Error('DATABASE_URL is not set. Start Octavo with npm start.')
  if (ownSite) return ownSite
  const database = openDatabase(DATABASE_URL, CACHE_MB * 1e6, READ_DATABASE_URL)
  ownSite = siteOf(env, database, { tell: sharedTallies(database.write) })
  return ownSite
}

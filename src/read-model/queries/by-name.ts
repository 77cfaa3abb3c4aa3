/** Which entry goes by a name, and which names come near it. */
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** Below this share of common trigrams two names have nothing to do with each other. */
const LEAST_SIMILARITY = 0.3
/** No name is compared by its letters beyond this; the function that counts differences takes 255 bytes. */
const LONGEST_KEY = 60

/** The slug of the entry with this name or other name, case, accents, punctuation and plural aside; else null. */
export async function slugByName(database: Database, of: AnyResource, name: string): Promise<string | null> {
  const key = fold(name)
  if (key === '') return null
  const [row] = await database.prepared<{ slug: string }>(
    'slug-by-name',
    `select n.slug from read_model.names n join read_model.records r using (service, resource, slug)
     where n.service = $1 and n.resource = $2 and n.key = any($3::text[])
     order by array_position($3::text[], n.key), n.rank, r.score desc, n.slug limit 1`,
    [of.service, of.id, [key, ...singulars(key)]],
  )
  return row?.slug ?? null
}

/** Names of at most `limit` entries that look like this one, nearest first: by common trigrams, or a letter or two apart. */
export async function nearestNames(database: Database, of: AnyResource, name: string, limit = 3): Promise<string[]> {
  const key = fold(name).slice(0, LONGEST_KEY)
  const rows = await database.execute<{ name: string }>(
    `select r.name from (
       select slug, max(greatest(similarity(key, $3), 1 - levenshtein(key, $3)::real / length($3))) as nearness
       from read_model.names where service = $1 and resource = $2 and length(key) <= ${LONGEST_KEY}
         and (lower(key) % $3 or (key ~>=~ $6 and key ~<~ $7 and levenshtein_less_equal(key, $3, 2) <= 2))
       group by slug
     ) near join read_model.records r on r.service = $1 and r.resource = $2 and r.slug = near.slug
     where nearness >= $4 order by nearness desc, r.slug limit $5`,
    [of.service, of.id, key, LEAST_SIMILARITY, limit, key.charAt(0), `${key.charAt(0)}\u{10ffff}`],
  )
  return rows.map((row) => row.name)
}

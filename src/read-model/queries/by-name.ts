/** Which entry goes by a name as readers say it, and which names come near it. */
import { ownWords, plainNames, slipsBetween } from '#src/text/called.ts'
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import { slugify } from '#src/text/slug.ts'
import { nounStemsOf } from '../called.ts'
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** An entry whose name comes near. */
export type NearEntry = { slug: string; name: string }

/** The entry that is meant, or those whose names come near. */
export type Meant = { slug: string; near: [] } | { slug: null; near: NearEntry[] }

/** Least share of trigrams that two names, or a name and a word of the other, have in common to be compared at all. */
const LEAST_SIMILARITY = 0.3
/** No name is compared by its letters beyond this; the function that counts differences takes 255 bytes. */
const LONGEST_KEY = 60
/** Most names with common trigrams that are compared: where more are alike, as in a large catalogue of a few words, none stands out. */
const MOST_ALIKE = 1000
/** Most names that are offered, and most that are looked at to see whether only one can be meant. */
const NEAREST = 3
const NEAREST_READ = 12

/**
 * The entry that has this name or other name, whatever the case, accents, punctuation, plural, article and the noun of its kind. A typing
 * slip is forgiven where only one name can be meant.
 */
export async function byName(database: Database, resource: AnyResource, name: string): Promise<Meant> {
  const slug = await slugCalled(database, resource, name)
  return slug === null ? slipMeant(database, resource, name) : { slug, near: [] }
}

/** The entry that a name with a typing slip stands for, where only one name can be meant; else names that come near. */
export async function slipMeant(database: Database, resource: AnyResource, name: string): Promise<Meant> {
  const names = await namesNear(database, resource, name)
  const [meant] = misspelt(plainNames(fold(name), nounStemsOf(resource)), names)
  return meant ? { slug: meant.slug, near: [] } : { slug: null, near: entriesOf(names) }
}

/** Entries whose names look like this one, nearest first: by common trigrams, or a letter or two apart. */
export const nearestEntries = async (database: Database, resource: AnyResource, name: string): Promise<NearEntry[]> =>
  entriesOf(await namesNear(database, resource, name))

/** The names that one of the plain names `asked` is the likeliest slip for; none unless they are all the same plain name. */
export function misspelt<N extends { plain: string }>(asked: readonly string[], names: readonly N[]): N[] {
  const slips = names.flatMap((name) => {
    const between = asked.flatMap((one) => slipsBetween(one, name.plain) ?? [])
    return between.length === 0 ? [] : [{ name, slips: Math.min(...between) }]
  })
  const fewest = Math.min(...slips.map((one) => one.slips))
  const meant = slips.filter((one) => one.slips === fewest).map(({ name }) => name)
  return new Set(meant.map(({ plain }) => plain)).size === 1 ? meant : []
}

/** The slug of the entry of this name, without allowing for typing slips; null where none has it. */
export async function slugCalled(database: Database, resource: AnyResource, name: string): Promise<string | null> {
  const key = fold(name)
  if (key === '') return null
  const [row] = await database.prepared<{ slug: string }>(
    'slug-by-name',
    // Looked up once, and not for each entry, however few it takes them for.
    `with called as materialized (
       select slug, array_position($3::text[], key) as place, rank from read_model.names
       where service = $1 and resource = $2 and key = any($3::text[])
       union all
       select slug, 100, 0 from read_model.records where service = $1 and resource = $2 and slug = $5
       union all
       select slug, 100 + array_position($4::text[], plain), rank from read_model.names
       where service = $1 and resource = $2 and plain = any($4::text[])
     ) select r.slug from called join read_model.records r on r.service = $1 and r.resource = $2 and r.slug = called.slug
     order by place, rank, r.score desc, r.slug limit 1`,
    [resource.service, resource.id, [key, ...singulars(key)], plainNames(key, nounStemsOf(resource)), slugify(name)],
  )
  return row?.slug ?? null
}

type NearName = NearEntry & { plain: string }

/** Names that come near, nearest first; an entry of several names may be there several times. */
async function namesNear(database: Database, resource: AnyResource, name: string): Promise<NearName[]> {
  const nouns = nounStemsOf(resource)
  const [plain = ''] = plainNames(fold(name), nouns)
  if (plain === '') return []
  const own = `service = $1 and resource = $2 and length(key) <= ${LONGEST_KEY}`
  const [key, start] = [ownWords(name, nouns).join(' ').slice(0, LONGEST_KEY), [...plain].slice(0, 1).join('')]
  return database.prepared<NearName>(
    'names-near',
    `select r.slug, r.name, near.plain from (
       select slug, plain, greatest(similarity(key, $3), word_similarity($3, key), 1 - levenshtein(key, $3)::real / length($3)) as nearness
       from (
         select slug, plain, key from read_model.names where ${own}
           and plain ~>=~ $5 and plain ~<~ $6 and levenshtein_less_equal(plain, $4, 2) <= 2
         union
         (select slug, plain, key from read_model.names where ${own} and (lower(key) % $3 or lower(key) %> $3) limit ${MOST_ALIKE})
       ) alike
     ) near join read_model.records r on r.service = $1 and r.resource = $2 and r.slug = near.slug
     where nearness >= ${LEAST_SIMILARITY} order by nearness desc, r.score desc, r.slug limit ${NEAREST_READ}`,
    [resource.service, resource.id, key, plain.slice(0, LONGEST_KEY), start, `${start}\u{10ffff}`],
  )
}

const entriesOf = (names: readonly NearEntry[]): NearEntry[] =>
  [...new Map(names.map(({ slug, name }) => [slug, { slug, name }])).values()].slice(0, NEAREST)

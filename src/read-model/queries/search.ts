/**
 * Free text over every resource of a service: exact name, then the start of a name, then any other name, then a word
 * of a name or of the text, and only where all that finds nothing, names that merely look alike.
 */
import type { ServiceId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'

/** How a query was matched, best first. */
export const matches = ['name', 'name start', 'other name', 'other name start', 'text', 'similar name'] as const
export type Match = (typeof matches)[number]

export type Hit = { resource: string; slug: string; summary: StoredJson; match: Match; matched: string | null }

type Row = { resource: string; slug: string; summary: string; name: string | null; step: number }

/** Full-text matches looked at before ranking: a word that most entries hold must not read them all. */
const TEXT_CANDIDATES = 150
const LEAST_SIMILARITY = 0.35
/** No name is compared by its letters beyond this; the function that counts differences takes 255 bytes. */
const LONGEST_KEY = 60

/** At most `limit` entries that match, best first, once each, in a stable order. */
export async function search(database: Database, service: ServiceId, query: string, limit: number): Promise<Hit[]> {
  const key = fold(query)
  if (key === '') return []
  const keys = [key, ...singulars(key)]
  const rows = await database.prepared<Row>('search', byNameAndText, [
    service,
    keys,
    startOf(key),
    startAfter(key),
    key,
    limit,
  ])
  const found = once(rows)
  if (found.length > 0) return found.slice(0, limit)
  const first = key.charAt(0)
  const similar = await database.prepared<Row>('search-similar', bySimilarName, [
    service,
    key.slice(0, LONGEST_KEY),
    limit,
    LEAST_SIMILARITY,
    startOf(first),
    startAfter(first),
  ])
  return once(similar).slice(0, limit)
}

/** The text is not looked at where names alone fill the answer: they come first anyway. */
const byNameAndText = `
  with exact as (
    select resource, slug, name, case rank when 0 then 0 else 2 end as step
    from read_model.names where service = $1 and key = any($2::text[]) limit 60
  ), starts as (
    select resource, slug, name, case rank when 0 then 1 else 3 end as step
    from read_model.names where service = $1 and key ~>=~ $3 and key ~<~ $4 order by key using ~<~, rank limit 60
  ), named as (
    select resource, slug from exact union select resource, slug from starts
  ), words as (
    select resource, slug, null::text as name, 4 as step from (
      select resource, slug, score, search from read_model.records
      where service = $1 and search @@ plainto_tsquery('english', $5)
        and (select count(*) from named) < $6 limit ${TEXT_CANDIDATES}
    ) held order by ts_rank(search, plainto_tsquery('english', $5)) desc, score desc, slug limit $6
  ), hits as (
    select distinct on (resource, slug) resource, slug, name, step
    from (select * from exact union all select * from starts union all select * from words) all_hits
    order by resource, slug, step, name
  )
  select h.resource, h.slug, h.name, h.step, r.summary
  from hits h join read_model.records r on r.service = $1 and r.resource = h.resource and r.slug = h.slug
  order by h.step, case when h.step = 4 then ts_rank(r.search, plainto_tsquery('english', $5)) end desc nulls last,
    r.score desc, r.slug, r.resource limit $6`

/** Whether a key has the initial of the query and is at most two letters away from it. */
const isNearly = `key ~>=~ $5 and key ~<~ $6 and length(key) between length($2) - 2 and length($2) + 2
  and length(key) < 60 and levenshtein_less_equal(key, $2, 2) <= case when length($2) < 5 then 1 else 2 end`

/**
 * Names with common trigrams, and names with at most two letters wrong. Two wrong letters touch six trigrams at most, so a
 * name of twelve or more keeps enough of them in common: only for shorter ones all names of that initial are compared.
 */
const bySimilarName = `
  with alike as (
    select resource, slug, name, greatest(similarity(key, $2), word_similarity($2, key), case when ${isNearly}
      then 1 - levenshtein(key, $2)::real / length($2) end) as nearness
    from read_model.names where service = $1 and (key % $2 or $2 <% key)
    union all
    select resource, slug, name, 1 - levenshtein(key, $2)::real / length($2)
    from read_model.names
    where service = $1 and key ~>=~ $5 and key ~<~ $6 and cardinality(show_trgm($2)) < 12 and ${isNearly}
  ), best as (
    select distinct on (resource, slug) resource, slug, name, nearness from alike
    order by resource, slug, nearness desc, name
  ), nearest as (
    select * from best where nearness >= $4 order by nearness desc fetch first $3 rows with ties
  )
  select n.resource, n.slug, n.name, 5 as step, r.summary
  from nearest n join read_model.records r on r.service = $1 and r.resource = n.resource and r.slug = n.slug
  order by n.nearness desc, r.score desc, n.slug, n.resource limit $3`

/** The range of keys that begin with this one, in byte order. */
const startOf = (key: string): string => key
const startAfter = (key: string): string => `${key}\u{10ffff}`

function once(rows: readonly Row[]): Hit[] {
  const seen = new Set<string>()
  return rows.flatMap(({ resource, slug, summary, name, step }) => {
    const id = `${resource} ${slug}`
    if (seen.has(id)) return []
    seen.add(id)
    return [{ resource, slug, summary: storedJson(summary), match: matches[step] as Match, matched: name }]
  })
}

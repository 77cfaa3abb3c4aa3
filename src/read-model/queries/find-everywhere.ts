/** Entries of any resource by slug or by name: what several catalogues may have an entry of. */
import { plainNames } from '#src/text/called.ts'
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import { nounStemsOf } from '../called.ts'
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'
import { misspelt } from './by-name.ts'

/** An entry that was found, and how well it is documented. */
export type FoundAnywhere = { resource: AnyResource; slug: string; name: string; score: number }

/** The entries that are meant, and those whose names come near. */
export type MeantAnywhere = { meant: FoundAnywhere[]; near: FoundAnywhere[] }

type Row = { at: number; slug: string; name: string; score: number }

/** Most names that are offered, and most that are read for it: catalogues write one name in several ways. */
const NEAREST = 3
const NEAREST_READ = 12

/** Least share of trigrams that two names have in common to be compared at all. */
const LEAST_SIMILARITY = 0.5

/** The entries under this slug, or that were once under it, in the order of the resources. */
export const bySlugEverywhere = async (
  database: Database,
  resources: readonly AnyResource[],
  slug: string,
): Promise<FoundAnywhere[]> =>
  foundIn(
    resources,
    await database.prepared<Row>(
      'by slug everywhere',
      `with resources as (select * from unnest($1::text[], $2::text[]) with ordinality as c (service, resource, at))
       select c.at::int, r.slug, r.name, r.score from resources c join read_model.records r
         on (r.service, r.resource, r.slug) = (c.service, c.resource, $3)
       union
       select c.at::int, r.slug, r.name, r.score from resources c join read_model.former_slugs f
         on (f.service, f.resource, f.slug) = (c.service, c.resource, $3)
         join read_model.records r on (r.service, r.resource, r.document_id) = (f.service, f.resource, f.document_id)
       order by 1, 2`,
      [...columnsOf(resources), slug],
    ),
  )

/** The entries that a name with a typing slip stands for, where only one name can be meant; else those whose names come near, each once. */
export async function slipsEverywhere(
  database: Database,
  resources: readonly AnyResource[],
  name: string,
): Promise<MeantAnywhere> {
  const names = await namesNear(database, resources, name)
  const asked = new Set(resources.flatMap((resource) => plainNames(fold(name), nounStemsOf(resource))))
  return { meant: misspelt([...asked], names), near: offered(names) }
}

/** The entries that have this name or other name, whatever the case, accents, punctuation, plural, article and the noun of their kind. */
export async function calledEverywhere(
  database: Database,
  resources: readonly AnyResource[],
  name: string,
): Promise<FoundAnywhere[]> {
  const key = fold(name)
  if (key === '') return []
  const plain = resources.flatMap((resource, index) =>
    plainNames(key, nounStemsOf(resource)).map((one) => [index + 1, one] as const),
  )
  const rows = await database.prepared<Row>(
    'by name everywhere',
    `with c as (select * from unnest($1::text[], $2::text[]) with ordinality as c (service, resource, at)), called as (
       select c.at, n.slug, array_position($3::text[], n.key) as place, n.rank
       from c join read_model.names n on n.service = c.service and n.resource = c.resource and n.key = any($3::text[])
       union all
       select c.at, n.slug, 100, n.rank from unnest($4::int[], $5::text[]) as p (at, plain) join c on c.at = p.at
         join read_model.names n on n.service = c.service and n.resource = c.resource and n.plain = p.plain
     )
     select c.at::int, r.slug, r.name, r.score
     from called join c using (at)
       join read_model.records r on (r.service, r.resource, r.slug) = (c.service, c.resource, called.slug)
     group by c.at, r.slug, r.name, r.score order by min(place), min(rank), c.at, r.score desc, r.slug`,
    [...columnsOf(resources), [key, ...singulars(key)], plain.map(([at]) => at), plain.map(([, one]) => one)],
  )
  return foundIn(resources, rows)
}

type NearName = FoundAnywhere & { plain: string }

/** Names that come near, over all resources, nearest first. */
async function namesNear(database: Database, resources: readonly AnyResource[], name: string): Promise<NearName[]> {
  const rows = await database.prepared<Row & { plain: string }>(
    'nearest everywhere',
    `select c.at::int, r.slug, r.name, r.score, n.plain
     from unnest($1::text[], $2::text[]) with ordinality as c (service, resource, at)
     join read_model.names n on (lower(n.key) % $3 or lower(n.key) %> $3) and n.service = c.service and n.resource = c.resource
     join read_model.records r on (r.service, r.resource, r.slug) = (n.service, n.resource, n.slug)
     where greatest(similarity(n.key, $3), word_similarity($3, n.key)) >= $4
     order by similarity(n.key, $3) desc, r.score desc, r.name, c.at, r.slug limit ${NEAREST_READ}`,
    [...columnsOf(resources), fold(name), LEAST_SIMILARITY],
  )
  return rows.map(({ at, ...row }) => ({ ...row, resource: resources[at - 1] as AnyResource }))
}

function offered(near: readonly NearName[]): FoundAnywhere[] {
  const seen = new Set<string>()
  return near.filter(({ name }) => !seen.has(fold(name)) && seen.add(fold(name))).slice(0, NEAREST)
}

const columnsOf = (resources: readonly AnyResource[]): [services: string[], ids: string[]] => [
  resources.map(({ service }) => service),
  resources.map(({ id }) => id),
]

const foundIn = (resources: readonly AnyResource[], rows: readonly Row[]): FoundAnywhere[] =>
  rows.map(({ at, ...row }) => ({ ...row, resource: resources[at - 1] as AnyResource }))

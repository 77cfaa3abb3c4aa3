/** Entries of any resource by slug or by name: what several catalogues may have an entry of. */
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** An entry that was found, and how well it is documented. */
export type FoundAnywhere = { of: AnyResource; slug: string; name: string; score: number }

type Row = { at: number; slug: string; name: string; score: number }

/** Names that are offered, and those read for it, since catalogues write one name in several ways. */
const NEAREST = 3
const NEAREST_READ = 12

/** Below this share of common trigrams two names have nothing to do with each other. */
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

/** The entries of this name or other name, case, accents, punctuation and plural aside; those it is the very name of first. */
export async function byNameEverywhere(
  database: Database,
  resources: readonly AnyResource[],
  name: string,
): Promise<FoundAnywhere[]> {
  const key = fold(name)
  if (key === '') return []
  const rows = await database.prepared<Row>(
    'by name everywhere',
    `select c.at::int, r.slug, r.name, r.score
     from unnest($1::text[], $2::text[]) with ordinality as c (service, resource, at)
     join read_model.names n on n.service = c.service and n.resource = c.resource and n.key = any($3::text[])
     join read_model.records r on (r.service, r.resource, r.slug) = (n.service, n.resource, n.slug)
     group by c.at, r.slug, r.name, r.score
     order by min(array_position($3::text[], n.key)), min(n.rank), c.at, r.score desc, r.slug`,
    [...columnsOf(resources), [key, ...singulars(key)]],
  )
  return foundIn(resources, rows)
}

/** At most three names, over all resources, that look like this one, nearest first. */
export async function nearestEverywhere(
  database: Database,
  resources: readonly AnyResource[],
  name: string,
): Promise<string[]> {
  const rows = await database.prepared<{ name: string }>(
    'nearest everywhere',
    `select r.name from unnest($1::text[], $2::text[]) as c (service, resource)
     join read_model.names n on n.key % $3 and n.service = c.service and n.resource = c.resource
     join read_model.records r on (r.service, r.resource, r.slug) = (n.service, n.resource, n.slug)
     group by r.name having max(similarity(n.key, $3)) >= $4
     order by max(similarity(n.key, $3)) desc, r.name limit ${NEAREST_READ}`,
    [...columnsOf(resources), fold(name), LEAST_SIMILARITY],
  )
  const seen = new Set<string>()
  const names = rows.map((row) => row.name).filter((one) => !seen.has(fold(one)) && seen.add(fold(one)))
  return names.slice(0, NEAREST)
}

const columnsOf = (resources: readonly AnyResource[]): [services: string[], ids: string[]] => [
  resources.map(({ service }) => service),
  resources.map(({ id }) => id),
]

const foundIn = (resources: readonly AnyResource[], rows: readonly Row[]): FoundAnywhere[] =>
  rows.map(({ at, ...row }) => ({ of: resources[at - 1] as AnyResource, ...row }))

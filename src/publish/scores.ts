/** Keeps the documentation scores of entries up to date with the number of entries that link to them. */
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces, resourcesOf } from '#src/read-model/resources/index.ts'
import { LINKED_FROM } from '#src/read-model/score.ts'
import { keysOfEntry } from '#src/read-model/surrogate-keys.ts'
import { termOf } from '#src/read-model/terms.ts'
import type { OwnerId } from '#src/services.ts'

/** The beginning of terms by which entries of one resource link to those of another. */
type Linking = { target: string; source: string; prefix: string }

/** An entry, by its resource's id. */
export type Scored = { resource: string; slug: string }

/** The entries that terms link to. */
export function linkedBy(service: OwnerId, terms: readonly string[]): Scored[] {
  const targets = new Map(linkings(service).map(({ prefix, target }) => [prefix, target]))
  return terms.flatMap((term) => {
    const end = term.indexOf(':') + 1
    const resource = targets.get(term.slice(0, end))
    return resource === undefined ? [] : [{ resource, slug: term.slice(end) }]
  })
}

/**
 * Adds up the scores of these entries of a service, or of all, after the links to them were counted. Gives the keys of the replies that
 * list an entry whose score changed.
 */
export async function scoreAnew(
  execute: Execute,
  service: OwnerId,
  entries: readonly Scored[] | 'all',
): Promise<string[]> {
  const links = linkings(service)
  const asked =
    entries === 'all'
      ? 'select resource, slug from read_model.records where service = $1'
      : 'select distinct resource, slug from unnest($6::text[], $7::text[]) as a (resource, slug)'
  const changed = await execute<{ resource: string; terms: string[] }>(
    `with linked as (
       select a.resource, a.slug, coalesce(sum(c.written), 0)::int as entries
       from (${asked}) a
         left join unnest($2::text[], $3::text[], $4::text[]) as l (target, source, prefix) on l.target = a.resource
         left join read_model.counts c on c.service = $1 and c.resource = l.source and c.term = l.prefix || a.slug
       group by 1, 2
     )
     update read_model.records r set score = r.written + $5::int * l.entries from linked l
     where r.service = $1 and r.resource = l.resource and r.slug = l.slug and r.score <> r.written + $5::int * l.entries
     returning r.resource, r.terms`,
    [
      service,
      links.map(({ target }) => target),
      links.map(({ source }) => source),
      links.map(({ prefix }) => prefix),
      LINKED_FROM,
      ...(entries === 'all' ? [] : [entries.map(({ resource }) => resource), entries.map(({ slug }) => slug)]),
    ],
  )
  return changed.flatMap(({ resource, terms }) => keysOfEntry({ service, id: resource }, { slugs: [], terms }))
}

const linkingsByOwner = new Map<OwnerId, readonly Linking[]>()

function linkings(service: OwnerId): readonly Linking[] {
  const own = linkingsByOwner.get(service) ?? resourcesOf(service).flatMap((resource) => linkingsOf(resource))
  linkingsByOwner.set(service, own)
  return own
}

function linkingsOf(resource: AnyResource): Linking[] {
  const places = resource.isPlace ? undefined : findPlaces(resource.service)
  const parameters = [
    ...Object.entries(resource.links).map(([parameter, { to }]) => [parameter, to] as const),
    ...(places ? [[places.id, places.id] as const] : []),
  ]
  return parameters.map(([parameter, target]) => ({
    target,
    source: resource.id,
    prefix: termOf(resource, parameter, ''),
  }))
}

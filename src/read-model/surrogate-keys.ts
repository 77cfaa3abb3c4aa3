/**
 * The keys by which a CDN finds the replies that it keeps: everything, a service, a part of it, a resource, an entry. A reply carries
 * the keys of all it is made from. Publishing names the keys of all it changed, so that a CDN forgets those replies and no others.
 */
import type { OwnerId } from '#src/services.ts'
import type { Source } from './parts.ts'
import type { AnyResource } from './resource.ts'
import { resourcesOf } from './resources/index.ts'
import { termOf } from './terms.ts'

/**
 * Entries of one resource, as the only ones of its service that a reply is made from, along with the entries that point at them and
 * those that are named `beside` them.
 */
export type EntriesAlone = { service: OwnerId; resource: string; slugs: readonly string[]; beside?: readonly Beside[] }

/** Entries of a resource by slug; without slugs, all of its entries. */
export type Beside = { resource: string; slugs?: readonly string[] }

/** On every reply that a CDN may keep. */
export const everythingKey = 'octavo'

/** `flowers:headlines`. */
export const partKey = ({ service, part }: Source): string => `${service}:${part}`

/** `flowers/flower`, and `flowers/flower/rose`. */
const resourceKey = (service: OwnerId, resource: string): string => `${service}/${resource}`
const entryKey = (service: OwnerId, resource: string, slug: string): string =>
  `${resourceKey(service, resource)}/${slug}`
/** `flowers/term/`: the key of replies made from all entries of a resource. */
const registerKey = (service: OwnerId, resource: string): string => entryKey(service, resource, '')

/** The keys of a reply that is made from these parts. Where `alone` is given, they name those entries in place of all of its service. */
export function keysOfReply(sources: readonly Source[], alone: EntriesAlone | null): string[] {
  const keys = new Set([everythingKey, ...sources.map(({ service }) => service)])
  for (const source of sources)
    if (alone && source.service === alone.service && source.part === 'entries') {
      for (const { resource, slugs } of [alone, ...(alone.beside ?? [])]) {
        keys.add(resourceKey(alone.service, resource))
        for (const slug of slugs ?? ['']) keys.add(entryKey(alone.service, resource, slug))
      }
    } else keys.add(partKey(source))
  return [...keys]
}

/** The keys of the entry with these present and former slugs and terms, and of the entries whose pages list it as pointing at them. */
export function keysOfEntry(
  { service, id }: Pick<AnyResource, 'service' | 'id'>,
  { slugs, terms }: { slugs: readonly string[]; terms: readonly string[] },
): string[] {
  const listed = terms.flatMap((term) => {
    const end = term.indexOf(':') + 1
    const lists = listing(service).get(term.slice(0, end)) ?? []
    return lists.map((resource) => entryKey(service, resource, term.slice(end)))
  })
  return [...new Set([...slugs.map((slug) => entryKey(service, id, slug)), registerKey(service, id), ...listed])]
}

/** At most `most` keys that find all replies that these find. Too many are replaced by coarser ones: resources, services, everything. */
export function atMostKeys(keys: readonly string[], most: number): string[] {
  if (keys.includes(everythingKey)) return [everythingKey]
  const coarser: readonly ((key: string) => string)[] = [
    (key) => key,
    (key) => key.split('/', 2).join('/'),
    (key) => key.replace(/[:/].*$/s, ''),
  ]
  for (const coarse of coarser) {
    const fewer = [...new Set(keys.map(coarse))]
    if (fewer.length <= most) return fewer
  }
  return [everythingKey]
}

const listings = new Map<OwnerId, ReadonlyMap<string, readonly string[]>>()

/** Resources of a service whose pages list the entries that point at them, by the start of the terms that point: `flowers/day.flower:`. */
function listing(service: OwnerId): ReadonlyMap<string, readonly string[]> {
  const earlier = listings.get(service)
  if (earlier) return earlier
  const byTerm = new Map<string, string[]>()
  for (const { id, backlinks } of resourcesOf(service))
    for (const { from, by } of Object.values(backlinks)) {
      const term = termOf({ service, id: from }, by, '')
      byTerm.set(term, [...(byTerm.get(term) ?? []), id])
    }
  listings.set(service, byTerm)
  return byTerm
}

/**
 * What people look for, judged: for each question what should be among the first so many found. It was written before any
 * answer was seen. One half, by a hash of the question, is never looked at by whoever tunes search.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '#src/read-model/database.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import { findService, type OwnerId, type ServiceId, services } from '#src/services.ts'

export type SearchNeed = {
  /** Where it is asked: a service, or all of them. */
  services: readonly ServiceId[]
  /** What sort of need it is: by a name, with a typo, by a facet. */
  kind: string
  /** A fitting entry is to stand among the first so many. */
  within: number
  query: string
  /** Entries that fit; none where nothing is to be found. */
  wanted: readonly Wanted[]
  /** Whether it may be looked at while search is tuned. */
  isSeen: boolean
}

/** An entry, or all of a resource that meet conditions on their facets. */
type Wanted = { service: ServiceId; resource: string; slug: string | null; conditions: readonly [string, string][] }

/** An entry as it is judged. */
export type Judged = { service: OwnerId; resource: string; slug: string }

const folder = new URL('needs/', import.meta.url)

/** Every need, of the services and of the network. */
export const needs: readonly SearchNeed[] = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => needOf(file.replace('.txt', ''), line)),
)

/** Tells of an entry whether it fits a need. */
export type Fits = (need: SearchNeed, entry: Judged) => boolean

/** Reads the facets of all entries, and in which months days fall. */
export async function fitting(database: Database): Promise<Fits> {
  const rows = await database.execute<Judged & { terms: string[] }>(
    `select service, resource, slug, terms || array(
       select distinct service || '/' || resource || '.month:' || extract(month from starts) from read_model.occurrences o
       where (o.service, o.resource, o.document_id) = (r.service, r.resource, r.document_id) and o.starts < '2031-01-01'
     ) as terms from read_model.records r`,
  )
  const terms = new Map(rows.map((row) => [idOf(row), new Set(row.terms)]))
  return ({ wanted }, entry) =>
    wanted.some(
      ({ service, resource, slug, conditions }) =>
        service === entry.service &&
        resource === entry.resource &&
        (slug === null || slug === entry.slug) &&
        conditions.every(([parameter, value]) =>
          terms.get(idOf(entry))?.has(termOf({ service, id: resource }, parameter, value)),
        ),
    )
}

const idOf = ({ service, resource, slug }: Judged): string => `${service}/${resource}/${slug}`

/** `facet | 3 | yellow flowers | flower?color=yellow flower_day/wattle-day`; `-` where nothing is to be found. */
function needOf(place: string, line: string): SearchNeed {
  const [kind = '', within = '', query = '', wanted = ''] = line.split(' | ')
  const asked = findService(place)
  return {
    services: asked ? [asked.id] : services.map(({ id }) => id),
    kind,
    within: Number(within),
    query,
    wanted: wanted === '-' ? [] : wanted.split(' ').map((one) => wantedOf(one, asked?.id)),
    isSeen: (createHash('sha256').update(`${place} ${query}`).digest()[0] as number) % 2 === 0,
  }
}

function wantedOf(text: string, asked: ServiceId | undefined): Wanted {
  const [, service = asked, resource = '', slug = '*', conditions = ''] =
    /^(?:(\w+):)?(\w+)(?:\/([^?]+))?(?:\?(.+))?$/.exec(text) ?? []
  const owner = findService(service ?? '')?.id
  if (!owner || !resourcesOf(owner).some(({ id }) => id === resource)) throw new Error(`No such resource: ${text}`)
  return {
    service: owner,
    resource,
    slug: slug === '*' ? null : slug,
    conditions: [...new URLSearchParams(conditions)],
  }
}

/** What catalogues say of a topic: the published entries that speak of it, wherever they stand, found by one index. */
import { findService, services } from '#src/services.ts'
import { type JsonText, parsedText } from './json.ts'
import type { ElsewhereEntry } from './resource.ts'
import { findResource } from './resources/index.ts'

const order = services.map(({ id }) => id)

/** Most entries told of one topic. */
const MOST = 100

/** A select of what speaks of a topic: `topic` and `which` are expressions over `o` and whatever is around. */
export const speaking = (topic: string, which: string): string =>
  `select json_agg(s) from (
     select o.service, o.resource, o.slug, o.name, o.summary ->> 'summary' as summary from read_model.records o
     where o.topic = ${topic} and ${which} order by o.service, o.resource, o.score desc, o.slug limit ${MOST}) s`

/** An entry as such a select gives it: without its address. */
export type SpokenOf = Omit<ElsewhereEntry, 'url'>

/** What such a select gave, in the order of the catalogues. Two slashes begin an address of the network's own. */
export function elsewhereOf(json: JsonText<SpokenOf[]> | null): ElsewhereEntry[] {
  return (parsedText(json) ?? [])
    .map((entry) => {
      const { service, resource, slug } = entry
      return { ...entry, url: `//${findService(service)?.path}/${findResource(service, resource).path}/${slug}` }
    })
    .sort((a, b) => order.indexOf(a.service) - order.indexOf(b.service))
}

/** What the search pages and the suggestions share: what is asked, what is shown of what was found, and where more of it is. */
import { summaries } from '#src/read-model/queries/summaries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type Service, type ServiceId, services } from '#src/services.ts'
import type { Summary } from '#src/ui/records.ts'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import { networkLineOf } from '#tools/network/entry.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { askNetwork, type Network } from './network.ts'
import { shortened } from './query.ts'

/** A match, as far as catalogues and the network show it alike. */
export type ShownHit = Omit<AnswerOf<ToolOfKind['search']>['items'][number], 'open'>

/** A match of any catalogue; of none, where several have something of it. */
export type NetworkHit = ShownHit & { catalogue: ServiceId | null }

/** What a search tool gives. */
export type SearchAnswer<H> = Omit<AnswerOf<ToolOfKind['search']>, 'items' | 'waiting'> & {
  items: H[]
  waiting: { name: string; resource: string; catalogue?: ServiceId }[]
}

/** No name is longer, and the tool takes no more than a little more. */
export const MOST_QUERY_CHARACTERS = 120

/** What was asked for, as a search tool takes it. */
export const askedWords = (asked: string): string =>
  shortened(asked.replaceAll(/[\p{Cc}\p{Cs}\ufffd]/gu, ' '), MOST_QUERY_CHARACTERS).trim()

/** What an empty query finds. */
export const nothing: SearchAnswer<never> = { items: [], total: 0, nearest: [], waiting: [] }

/** An entry as its plate shows it. */
export type Plated = { resource: AnyResource; entry: Summary; accent: number }

/** What plates show of entries, by their addresses; what is of no catalogue, or not written yet, has none. */
export async function platesOf(
  { database, baseUrls, publicUrl }: Network['call'],
  hits: readonly NetworkHit[],
): Promise<ReadonlyMap<string, Plated>> {
  const plated = hits.flatMap((hit) =>
    hit.catalogue === null
      ? []
      : [{ ...hit, resource: findResource(hit.catalogue, hit.resource), accent: accentOf(hit.catalogue) }],
  )
  const lines = await summaries(database, plated)
  return new Map(
    plated.flatMap(({ resource, url, accent }, index): [string, Plated][] => {
      const line = lines[index]
      return line
        ? [[url, { resource, entry: networkLineOf<Summary>(resource, line, { baseUrls, publicUrl }), accent }]]
        : []
    }),
  )
}

const accentOf = (id: ServiceId): number => (findService(id) as Service).accentHueDegrees

/** What each catalogue that matches has: exactly what a search of it alone finds. */
export async function foundBy(
  network: Network,
  query: string,
  limit: number,
): Promise<{ service: Service; items: NetworkHit[]; total: number }[]> {
  const answers = await Promise.all(
    services.map(async (service) => ({
      service,
      ...(await askNetwork(network, 'search', { query, catalogue: service.id, limit })),
    })),
  )
  return answers.filter(({ total }) => total > 0)
}

/** What sort of entry it is, in the words of its catalogue. */
export const kindInWords = ({ catalogue, resource }: Pick<NetworkHit, 'catalogue' | 'resource'>): string =>
  catalogue === null ? resource.replaceAll('_', ' ') : findResource(catalogue, resource).one

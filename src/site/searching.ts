/** Shared by the search pages and the suggestions: what is asked, how matches are shown, and where more of them are. */
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

/** The part of a match that catalogues and the network show alike. */
export type ShownHit = Omit<AnswerOf<ToolOfKind['search']>['items'][number], 'open'>

/** A match of any catalogue, or of none where it is a topic or country of several. */
export type NetworkHit = ShownHit & { catalogue: ServiceId | null }

/** What a search tool gives. */
export type SearchAnswer<H> = Omit<AnswerOf<ToolOfKind['search']>, 'items' | 'waiting'> & {
  items: H[]
  waiting: { name: string; resource: string; catalogue?: ServiceId }[]
}

/** Most characters of a question: no name is longer, and the tool takes little more. */
export const MOST_QUERY_CHARACTERS = 120

/** The question in the form that a search tool takes. */
export const askedWords = (asked: string): string =>
  shortened(asked.replaceAll(/[\p{Cc}\p{Cs}\ufffd]/gu, ' '), MOST_QUERY_CHARACTERS).trim()

/** What an empty query finds. */
export const nothing: SearchAnswer<never> = { items: [], total: 0, nearest: [], waiting: [] }

/** An entry as its plate shows it. */
export type Plated = { resource: AnyResource; entry: Summary; accent: number }

/** What plates show of entries, by their addresses; hits of no catalogue, and unwritten ones, have none. */
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

/** The matches of each catalogue that has any, and how many: the same as in a search of that catalogue alone. */
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

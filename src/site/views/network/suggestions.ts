/** Suggestions while somebody types: the best matches of all catalogues, how many each has, and what waits to be written. */
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type ServiceId } from '#src/services.ts'
import type { Suggestions } from '#src/ui/client/suggesting.ts'
import { plateSource } from '#src/ui/plate.tsx'
import { askNetwork, type Network } from '../../network.ts'
import type { View } from '../../page.ts'
import { withQuery } from '../../query.ts'
import { askedWords, foundBy, kindInWords, type NetworkHit, platesOf } from '../../searching.ts'

/** Most suggestions in all, and from the catalogue that the reader is in. */
const [MOST, MOST_OWN] = [8, 5]

/** Answers the script of pages, also from the host of a catalogue; matches of the catalogue that it names come first. */
export const suggestionsView = (network: Network): View => ({
  takes: ['q', 'catalogue'],
  reads: () => ['entries', 'waiting'],
  varies: 'today',
  show: async ({ q = '', catalogue = '' }) => ({
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify(await suggestions(network, askedWords(q), findService(catalogue)?.id)),
    isOpen: true,
  }),
})

async function suggestions(network: Network, query: string, own: ServiceId | undefined): Promise<Suggestions> {
  if (query === '') return { items: [], totals: [], notes: [] }
  const address = `${network.base}/search`
  const [{ items, nearest, waiting }, catalogues] = await Promise.all([
    askNetwork(network, 'search', { query, limit: MOST }),
    foundBy(network, query, MOST_OWN),
  ])
  const first = catalogues.find(({ service }) => service.id === own)?.items ?? []
  const shown = [...first, ...items.filter(({ url }) => !first.some((one) => one.url === url))].slice(0, MOST)
  const plates = await platesOf(network.call, shown)
  return {
    items: [
      ...shown.map((hit) => {
        const plate = plates.get(hit.url)
        return {
          ...{ name: hit.name, url: hit.url, kind: kindAndName(hit), catalogue: titleOf(hit.catalogue) },
          hue: plate?.accent ?? null,
          plate: plate ? plateSource(plate) : null,
        }
      }),
      ...nearest.map((name) => ({
        ...{ name, url: withQuery(address, { q: name }), kind: 'did you mean this?', catalogue: null },
        hue: null,
        plate: null,
      })),
    ],
    totals: catalogues.map(({ service: { id, title, accentHueDegrees: hue }, total }) => ({
      ...{ title, hue, total },
      url: withQuery(address, { q: query, catalogue: id }),
    })),
    notes: waiting.map(
      ({ name, resource, catalogue }) => `The ${findResource(catalogue, resource).one} “${name}” waits to be written.`,
    ),
  }
}

const titleOf = (catalogue: ServiceId | null): string | null => findService(catalogue ?? '')?.title ?? null

/** The sort of entry and, where it was found by that, its other name. */
const kindAndName = (hit: NetworkHit): string =>
  hit.match.startsWith('other name') && hit.matched ? `${kindInWords(hit)}, also ${hit.matched}` : kindInWords(hit)

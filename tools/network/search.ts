/** `search`: free text over every catalogue. */
import { z } from 'zod'
import { findCountry } from '#src/geography/find-country.ts'
import { nearestTo, type SearchHit, searchEntries } from '#src/read-model/queries/search.ts'
import { waitingIn } from '#src/read-model/queries/waiting.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { network, type OwnerId, owners, type Service, type ServiceId, services } from '#src/services.ts'
import { limit } from '../inputs.ts'
import {
  type CatalogueHit,
  foundOf,
  hitOf,
  matchDetails,
  matchFields,
  toldBeside,
  waitingEntry,
  withCountries,
} from '../kinds/search.ts'
import { joined } from '../outputs.ts'
import { type NetworkContext, networkTool } from '../tool.ts'
import { toolOf } from '../tool-of.ts'
import { networkEntry } from './entry.ts'
import { catalogueInput, catalogueOf } from './filters.ts'

/** Most matches in an answer. */
const MOST = 30

const hit = networkEntry.extend({
  catalogue: catalogueInput('The catalogue.')
    .nullable()
    .describe('The catalogue it is of; null for a topic and a country, of which several have something.'),
  ...matchFields,
  open: z
    .strictObject({
      tool: z.enum(['get', 'topic', 'country']).describe('Name of the tool.'),
      arguments: z.record(z.string(), z.string()).describe('What to give it.'),
    })
    .describe('How to open it in full.'),
})
type Hit = z.infer<typeof hit>

/** Matches, best first, over all catalogues. A query without matches gives an empty list, and the nearest names. */
export const networkSearch = networkTool({
  kind: 'search',
  description:
    'Free text over all catalogues and what they have in common: by name, by what is said of an entry (country, kind, month and the like) or by text; forgives a ' +
    'typo, a missing accent and a plural, says why each was found, when it falls and how to open it. Start here. For days by date, ' +
    'faith or country use calendar.',
  input: z.strictObject({
    query: z.string().describe('Free text to look for: a name, part of one, words or a question.'),
    catalogue: catalogueInput('Keep matches of this catalogue; default all.').optional(),
    limit: limit(MOST, 10, 'matches'),
  }),
  get output() {
    return foundOf(hit, waitingEntry.extend({ catalogue: catalogueInput('The catalogue it is of.') }))
  },
  example: { query: 'saffron' },
  varies: 'today',
  reads: ['entries', 'waiting'],
  run: async ({ query, catalogue: only, limit: most }, context) => {
    const { database, today, publicUrl } = context
    const asked = services.filter(({ id }) => only === undefined || id === only)
    const ids: readonly OwnerId[] = only === undefined ? owners : [only]
    const special = (await Promise.all(asked.map((service) => specialOf(service, query, context)))).flat()
    const [matching, named] = await Promise.all([
      searchEntries(database, { services: ids, query, limit: most, today }),
      waitingIn(
        database,
        asked.map(({ id }) => id),
        query,
      ),
    ])
    const own = matching.hits.map((one) => hitOfAny(one, context))
    // A country is one match for all catalogues.
    const first = [...special, ...own].filter(isFirst)
    const items = withCountries(query, first, (slug, name) => countryHit(slug, name, publicUrl)).filter(isFirst)
    return {
      items: items.slice(0, most),
      total: matching.total + items.length - matching.hits.length,
      nearest: items.length > 0 ? [] : await nearestTo(database, { services: ids, query, today }),
      waiting: toldBeside(items, named).map(({ name, resource, service }) => ({
        name,
        resource,
        catalogue: catalogueOf({ service }),
      })),
    }
  },
})

const isFirst = ({ url }: Hit, index: number, hits: readonly Hit[]): boolean =>
  hits.findIndex((one) => one.url === url) === index

/** The matches of one catalogue by something other than words of entries. */
async function specialOf(service: Service, query: string, context: NetworkContext): Promise<Hit[]> {
  const finds = toolOf(service.id, ['search'])?.tool.finds
  if (!finds) return []
  const hits = await finds(query, { ...context, service, baseUrl: context.baseUrls[service.id] })
  return hits.map((one) => opened(service.id, one, context))
}

/** A match of any owner: a topic is opened by its own tool, and a country topic becomes the country. */
function hitOfAny(hit: SearchHit, context: NetworkContext): Hit {
  const { today, publicUrl, baseUrls } = context
  if (isOfCatalogue(hit)) {
    const telling = { today, publicUrl, baseUrl: baseUrls[hit.service] }
    return opened(hit.service, hitOf(hit, telling), context)
  }
  const { resource, slug, name, ...told } = matchDetails(hit, { today, publicUrl, baseUrl: publicUrl })
  const country = hit.summary.kind === 'country' ? findCountry(name) : null
  if (country) {
    const { match, matched, why, missing } = told
    return { ...countryHit(country.slug, country.name, publicUrl), match, matched, why, missing }
  }
  const open = { tool: 'topic' as const, arguments: { slug } }
  return { catalogue: null, resource, slug, name, ...told, open }
}

const isOfCatalogue = (hit: SearchHit): hit is SearchHit<ServiceId> => hit.service !== network.id

/** A hit of a catalogue as the network gives it: opened by the catalogue's tools. */
function opened(service: ServiceId, own: CatalogueHit, { publicUrl }: NetworkContext): Hit {
  const { resource, slug, name, match, matched, why, missing } = own
  if (findResource(service, resource).isCountry)
    return { ...countryHit(slug, name, publicUrl), match, matched, why, missing }
  const open = { tool: 'get' as const, arguments: { catalogue: service, resource, slug } }
  return joined(own, { catalogue: service, open })
}

/** A country as a match, with what all catalogues have on it. */
const countryHit = (slug: string, name: string, publicUrl: string): Hit => ({
  ...{ catalogue: null, resource: 'country', slug, name, url: `${publicUrl}/countries/${slug}` },
  ...{
    summary: `${name} in all catalogues.`,
    match: 'name',
    matched: name,
    why: 'by its name',
    missing: [],
    falls: null,
  },
  open: { tool: 'country', arguments: { country: findCountry(name)?.code ?? name } },
})

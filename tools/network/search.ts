/** `search`: free text over every catalogue. */
import { z } from 'zod'
import { findCountry } from '#src/geography/find-country.ts'
import { encode, withAddresses } from '#src/read-model/json.ts'
import { type Match, matches } from '#src/read-model/queries/search.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { type Service, type ServiceId, services } from '#src/services.ts'
import { limit, listOf } from '../inputs.ts'
import { type NetworkContext, networkTool } from '../tool.ts'
import { toolOf } from '../tool-of.ts'
import { networkEntry } from './entry.ts'
import { catalogue } from './filters.ts'

/** Matches that are given at most. */
const MOST = 30

const hit = networkEntry.extend({
  catalogue: catalogue('The catalogue.')
    .nullable()
    .describe('The catalogue it is of; null for a country, of which all have something.'),
  match: z
    .enum(matches)
    .describe('How it was matched: by its name, the start of it, another name, its text, or a similar name.'),
  matched: z.string().nullable().describe('The name that matched; null where the text did.'),
  open: z
    .strictObject({
      tool: z.enum(['get', 'country']).describe('Name of the tool.'),
      arguments: z.record(z.string(), z.string()).describe('What to give it.'),
    })
    .describe('How to open it in full.'),
})
type Hit = z.infer<typeof hit>

/** Matches best first, over all catalogues. A query that nothing matches gives an empty list. */
export const search = networkTool({
  kind: 'search',
  description:
    'Free text over all catalogues: by name, other name or text; forgives a typo, a missing accent and a plural, says what each ' +
    'match is and how to open it. Start here. For days by date, faith or country use calendar.',
  input: z.strictObject({
    query: z.string().describe('Free text to look for: a name, part of one, or words of the text.'),
    catalogue: catalogue('Keep matches of this catalogue; default all.').optional(),
    limit: limit(MOST, 10, 'matches'),
  }),
  output: listOf(hit),
  example: { query: 'saffron' },
  varies: 'content',
  reads: ['entries'],
  run: async ({ query, catalogue: only, limit: most }, context) => {
    const asked = services.filter(({ id }) => only === undefined || id === only)
    const items = (await searchOver(asked, { query, limit: most }, context)).slice(0, most)
    return { items, total: items.length }
  },
})

/**
 * The matches in these catalogues, best first. Catalogues take turns where matches are as good; a country is found once, for all.
 */
async function searchOver(
  asked: readonly Service[],
  { query, limit: most }: { query: string; limit: number },
  context: NetworkContext,
): Promise<Hit[]> {
  const found = await Promise.all(asked.map((service) => hitsOf(service, query, most, context)))
  const turns = found.flatMap((hits) => hits.map((one, turn) => ({ one, turn })))
  const ranked = turns.sort((a, b) => rankOf(a.one) - rankOf(b.one) || a.turn - b.turn).map(({ one }) => one)
  const seen = new Set<string>()
  return ranked.filter(({ url }) => !seen.has(url) && seen.add(url))
}

type OwnHit = Omit<Hit, 'catalogue' | 'open'>

/** What the search of one catalogue finds. */
async function hitsOf(service: Service, query: string, most: number, context: NetworkContext): Promise<Hit[]> {
  const named = toolOf(service.id, ['search'])
  if (!named) return []
  const { publicUrl, baseUrls } = context
  const baseUrl = baseUrls[service.id]
  // The input of every search tool.
  const input = { query, limit: most } as never
  const answer = encode(await named.tool.run(input, { ...context, service, baseUrl }))
  const { items } = JSON.parse(withAddresses(answer, baseUrl, publicUrl)) as { items: OwnHit[] }
  return items.map((one) => opened(service.id, one, publicUrl))
}

function opened(service: ServiceId, one: OwnHit, publicUrl: string): Hit {
  const { isCountry } = findResource(service, one.resource)
  const { resource, slug, name } = one
  if (!isCountry)
    return { catalogue: service, ...one, open: { tool: 'get', arguments: { catalogue: service, resource, slug } } }
  const code = findCountry(name)?.code ?? name
  const summary = `${name} in all catalogues.`
  const url = `${publicUrl}/countries/${slug}`
  return { catalogue: null, ...one, url, summary, open: { tool: 'country', arguments: { country: code } } }
}

const rankOf = ({ match }: { match: Match }): number => matches.indexOf(match)

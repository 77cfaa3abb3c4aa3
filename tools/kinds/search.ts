/** Search: free text over everything a service holds. */
import { z } from 'zod'
import { countries } from '#src/geography/countries.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { encode, type StoredJson } from '#src/read-model/json.ts'
import { matches, search as searchEntries } from '#src/read-model/queries/search.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { fold } from '#src/text/fold.ts'
import { limit, listOf } from '../inputs.ts'
import { type Context, type Tool, tool } from '../tool.ts'

const hit = z.strictObject({
  resource: z.string().describe('Kind of entry found.'),
  slug: z.string().describe('Identifier of the entry.'),
  name: z.string().describe('Name of the entry.'),
  url: z.string().describe('Address of its page.'),
  summary: z.string().describe('The entry in one line.'),
  match: z
    .enum(matches)
    .describe('How it was matched: by its name, the start of it, another name, its text, or a similar name.'),
  matched: z.string().nullable().describe('The name that matched; null where the text did.'),
})
type Hit = z.infer<typeof hit>

/** Finds entries by something that is no word of theirs; what it finds comes first. */
export type AlsoFinds = {
  /** What a query may also be, in words. */
  description: string
  find(query: string, context: Context): Promise<{ of: AnyResource; summary: StoredJson }[]>
}

/** Matches best first. A query that nothing matches gives an empty list. */
export const search = (
  over: readonly AnyResource[],
  { example, alsoFinds }: { example: string; alsoFinds?: AlsoFinds },
): Tool =>
  tool({
    kind: 'search',
    description:
      `Free text over ${over.map(({ many }) => many).join(', ')}: by name, other name or text${alsoFinds ? `, or by ${alsoFinds.description}` : ''}; forgives a typo, a missing ` +
      `accent and a plural, and says what each match is. Start here when you do not know which tool you need; to browse ` +
      `by facets use a list tool.`,
    input: z.strictObject({
      query: z.string().describe('Free text to look for: a name, part of one, or words of the text.'),
      limit: limit(30, 10, 'matches'),
    }),
    output: listOf(hit),
    example: { query: example },
    varies: 'content',
    reads: ['entries'],
    run: async ({ query, limit: most }, context) => {
      const { database, service } = context
      const special = (await alsoFinds?.find(query, context)) ?? []
      const first = special.map(({ of, summary }) => hitOf(of.id, summary, 'name', query))
      const found = (await searchEntries(database, service.id, query, most))
        .map(({ resource, summary, match, matched }) =>
          hitOf(findResource(service.id, resource).id, summary, match, matched),
        )
        .filter((hit) => !first.some(({ resource, slug }) => resource === hit.resource && slug === hit.slug))
      const items = [...first, ...withCountries(query, service.id, found)].slice(0, most)
      return { items, total: items.length }
    },
  })

function hitOf(resource: string, json: StoredJson, match: Hit['match'], matched: string | null): Hit {
  const { slug, name, url, summary } = JSON.parse(encode(json)) as Pick<Hit, 'slug' | 'name' | 'url' | 'summary'>
  return { resource, slug, name, url, summary, match, matched }
}

/** Names of countries as a query is compared with them. */
const countryKeys = countries.map((country) => ({ country, key: fold(country.name) }))

/** Countries are facts: one that is named is found even while its overview waits to be written. */
function withCountries(query: string, service: Parameters<typeof resourcesOf>[0], found: readonly Hit[]): Hit[] {
  const of = resourcesOf(service).find(({ isCountry }) => isCountry)
  const key = fold(query)
  if (!of || key.length < 2) return [...found]
  const named = findCountry(query)
  const begun = key.length < 3 ? [] : countryKeys.filter((one) => one.key.startsWith(key)).slice(0, 3)
  const hits = [...new Set([...(named ? [named] : []), ...begun.map(({ country }) => country)])]
    .filter(({ slug }) => !found.some((known) => known.resource === of.id && known.slug === slug))
    .map(
      ({ slug, name }): Hit => ({
        resource: of.id,
        slug,
        name,
        url: `/countries/${slug}`,
        summary: `${name} in this catalogue.`,
        match: name === named?.name ? 'name' : 'name start',
        matched: name,
      }),
    )
  const rank = ({ match }: Hit) => matches.indexOf(match)
  return [...found, ...hits].sort((a, b) => rank(a) - rank(b))
}

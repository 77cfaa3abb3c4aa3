/** Search: free text over everything a service holds. */
import { z } from 'zod'
import { isApproximate } from '#src/calendar/rule.ts'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { parsed, type StoredJson, wholeAddress } from '#src/read-model/json.ts'
import { matches, nearestTo, type SearchHit, searchEntries } from '#src/read-model/queries/search.ts'
import { holds, type WaitingIn, waitingIn } from '#src/read-model/queries/waiting.ts'
import { reasonOf } from '#src/read-model/reasons.ts'
import type { AnyResource, AnySummary } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { phraseOf } from '#src/read-model/terms.ts'
import type { ServiceId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { limit } from '../inputs.ts'
import { instead } from '../instead.ts'
import { openingOf } from '../opening.ts'
import { isoDate, joined, opening } from '../outputs.ts'
import { type Context, tool } from '../tool.ts'

/** The fields of a match in a service and in the network. */
export const matchFields = {
  match: z
    .enum(matches)
    .describe('How it was matched: by its name, the start of it, another name, its words, or a similar name.'),
  matched: z.string().nullable().describe('The name that matched; null where words did.'),
  why: z
    .string()
    .describe('Why it was found, in a phrase: what of the query is its name, is said of it, or stands in its text.'),
  missing: z.array(z.string()).describe('Words of the query that it does not have; empty where it has all.'),
  falls: z
    .strictObject({
      starts: isoDate().describe('First day.'),
      ends: isoDate().describe('Last day.'),
      on_now: z.boolean().describe('Whether it is on today (UTC).'),
      date_approximate: z.boolean().describe('Whether the date is approximate.'),
    })
    .nullable()
    .describe('When it is on or falls next, for a calendar day; null for everything else.'),
}

/** What waits to be written. */
export const waitingEntry = z.strictObject({
  name: z.string().describe('Name of the entry.'),
  resource: z.string().describe('Kind of entry.'),
})

/** What a search gives, of a service or of the network. */
export const foundOf = <Z extends z.ZodType, W extends z.ZodType>(one: Z, waiting: W) =>
  z.strictObject({
    items: z.array(one).describe('The best matches, in order.'),
    total: z.int().describe('How many entries match.'),
    nearest: z.array(z.string()).describe('Where nothing matches, names that come nearest; else empty.'),
    waiting: z
      .array(waiting)
      .describe('Entries that the query names and that wait to be written: there is no page of them yet.'),
  })

const hit = z.strictObject({
  resource: z.string().describe('Kind of entry found.'),
  slug: slugSchema('Identifier of the entry.'),
  name: z.string().describe('Name of the entry.'),
  url: address('Address of its page.'),
  summary: z.string().describe('The entry in one line.'),
  ...matchFields,
  open: opening
    .nullable()
    .describe('The tool that opens the entry, and its arguments; null where none does: see its page.'),
})
export type CatalogueHit = z.infer<typeof hit>

/** Finds entries by something other than their words; its matches come first. */
export type AlsoFinds = {
  /** What a query may be for this, in words. */
  description: string
  find(query: string, context: Context): Promise<{ resource: AnyResource; summary: StoredJson<AnySummary> }[]>
}

/** Matches, best first. A query without matches gives an empty list, and the nearest names. */
export const search = (
  over: readonly AnyResource[],
  { example, alsoFinds }: { example: string; alsoFinds?: AlsoFinds },
) => {
  const finds = async (query: string, context: Context): Promise<CatalogueHit[]> => {
    const special = (await alsoFinds?.find(query, context)) ?? []
    return special.map(({ resource, summary }) => namedHit(resource, parsed(summary), query, context))
  }
  return tool({
    kind: 'search',
    description: ({ mainList }) => {
      return (
        `Free text over ${over.map(({ many }) => many).join(', ')}: by name, by what is said of an entry (country, kind, month and the like) ` +
        `or by text${alsoFinds ? `, or by ${alsoFinds.description}` : ''}; forgives a typo, a missing accent and a plural, and says why each was found, ` +
        `when it falls and which tool opens it. Start here when you do not know which tool you need.${instead(['to browse by filters', mainList])}`
      )
    },
    input: z.strictObject({
      query: z.string().describe('Free text to look for: a name, part of one, words or a question.'),
      limit: limit(30, 10, 'matches'),
    }),
    get output() {
      return foundOf(hit, waitingEntry)
    },
    example: { query: example },
    varies: 'today',
    reads: ['entries', 'waiting'],
    ...(alsoFinds && { finds }),
    run: async ({ query, limit: most }, context) => {
      const { database, service, today } = context
      const first = await finds(query, context)
      const [matching, named] = await Promise.all([
        searchEntries(database, { services: [service.id], query, limit: most, today }),
        waitingIn(database, [service.id], query),
      ])
      const hits = matching.hits
        .map((one) => hitOf(one, context))
        .filter((one) => !first.some((other) => isSame(other, one)))
      const together = [...first, ...hits]
      const items = withCountries(query, together, (slug, name) => countryHit(slug, name, context))
      return {
        items: items.slice(0, most),
        total: matching.total + items.length - matching.hits.length,
        nearest: items.length > 0 ? [] : await nearestTo(database, { services: [service.id], query, today }),
        waiting: toldBeside(items, named).map(({ name, resource }) => ({ name, resource })),
      }
    },
  })
}

const MOST_WAITING = 3

/** The waiting entries to show beside hits: one named by the whole query, and others in it whose name no hit has. */
export const toldBeside = (hits: readonly { name: string }[], named: readonly WaitingIn[]): WaitingIn[] =>
  named
    .filter(({ plain, isWhole }) => isWhole || !hits.some(({ name }) => holds(phraseOf(name), plain)))
    .slice(0, MOST_WAITING)

type Head = Pick<CatalogueHit, 'slug' | 'name' | 'url' | 'summary'>

/** When and under which addresses a match is told. */
type Telling = Pick<Context, 'today' | 'baseUrl' | 'publicUrl'>

/** A match of a catalogue, with how its tools open it. */
export function hitOf(hit: SearchHit<ServiceId>, telling: Telling): CatalogueHit {
  const details = matchDetails(hit, telling)
  return joined(details, { open: openingOf(hit.service, details.resource, details) })
}

/** The fields of a match of any owner. */
export function matchDetails(hit: SearchHit, { today, baseUrl, publicUrl }: Telling): Omit<CatalogueHit, 'open'> {
  const resource = findResource(hit.service, hit.resource)
  const { slug, name, url, summary } = hit.summary
  const { match, matched, missing, falls } = hit
  return {
    resource: resource.id,
    slug,
    name,
    url: wholeAddress(url, baseUrl, publicUrl),
    summary,
    match,
    matched,
    why: reasonOf(resource, hit),
    missing,
    falls: falls && {
      starts: falls.starts,
      ends: falls.ends,
      on_now: falls.starts <= today && falls.ends >= today,
      date_approximate: isApproximate(falls),
    },
  }
}

/** A hit by its name, or by what stands for it. */
const namedHit = (
  resource: AnyResource,
  { slug, name, url, summary }: Head,
  matched: string,
  { service, baseUrl, publicUrl }: Context,
): CatalogueHit => ({
  resource: resource.id,
  slug,
  name,
  url: wholeAddress(url, baseUrl, publicUrl),
  summary,
  match: 'name',
  matched,
  why: 'by its name',
  missing: [],
  falls: null,
  open: openingOf(service.id, resource.id, { slug, name }),
})

type Key = Pick<CatalogueHit, 'resource' | 'slug'>

const isSame = (a: Key, b: Key): boolean => a.resource === b.resource && a.slug === b.slug

/** Names of countries as a query is compared with them. */
const countryKeys = countriesOfTheWorld.map((country) => ({ country, key: fold(country.name) }))

/** A country as a match of a service, even without a written overview; none where the service has no countries. */
function countryHit(slug: string, name: string, context: Context): CatalogueHit | null {
  const resource = resourcesOf(context.service.id).find(({ isCountry }) => isCountry)
  if (!resource) return null
  const summary = `${name} in this catalogue.`
  return namedHit(resource, { slug, name, url: `/countries/${slug}`, summary }, name, context)
}

/** Finds a country that the query names, whether or not anything is written about it. */
export function withCountries<H extends Pick<CatalogueHit, 'resource' | 'slug' | 'match' | 'why'>>(
  query: string,
  hits: readonly H[],
  make: (slug: string, name: string) => H | null,
): H[] {
  const key = fold(query)
  if (key.length < 2) return [...hits]
  const named = findCountry(query)
  const begun = key.length < 3 ? [] : countryKeys.filter((one) => one.key.startsWith(key)).slice(0, 3)
  const countryHits = [...new Set([...(named ? [named] : []), ...begun.map(({ country }) => country)])].flatMap(
    ({ slug, name }) => {
      const one = make(slug, name)
      if (one === null || hits.some((other) => isSame(other, one))) return []
      return name === named?.name ? [one] : [{ ...one, match: 'name start' as const, why: 'its name begins so' }]
    },
  )
  const [first] = countryHits
  if (!first) return [...hits]
  const rank = ({ match }: H) => matches.indexOf(match)
  const before = hits.findLastIndex((one) => rank(one) <= rank(first)) + 1
  return [...hits.slice(0, before), ...countryHits, ...hits.slice(before)]
}

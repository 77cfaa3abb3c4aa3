/** `country`: what every catalogue has of one country. */
import { z } from 'zod'
import { addDays } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { CountryCode } from '#src/geography/countries.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { seasonNow } from '#src/geography/season.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { bestEverywhere } from '#src/read-model/queries/best-everywhere.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { summaries } from '#src/read-model/queries/summaries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import { services } from '#src/services.ts'
import { countryInput } from '../inputs.ts'
import { fieldOfPath } from '../kinds/countries.ts'
import { seasonShape } from '../kinds/country.ts'
import { type NetworkContext, networkTool } from '../tool.ts'
import { subjectOf } from '../tool-of.ts'
import { daysOver, networkDay } from './days.ts'
import { networkEntry, networkEntryOf } from './entry.ts'
import { catalogueInput } from './filters.ts'

/** Most entries of each catalogue that are shown, and most coming days. */
const SHOWN = 6
const DAYS = 10
/** Days ahead that are looked through for these. */
const DAYS_AHEAD = 120

/** Answers for every country, even without anything written about it. An unknown one raises `invalid_request`. */
export const networkCountry = networkTool({
  kind: 'country',
  description:
    'One country over all catalogues: in each, its overview in a line, how many entries are tied to it and the best known of what ' +
    'the catalogue is about; and the days that come next there. For its days at other dates use calendar, for one entry get; the catalogues have whole lists of their own.',
  input: z.strictObject({ country: countryInput('The country to show.') }),
  get output() {
    return z.strictObject({
      slug: slugSchema('Identifier of the country.'),
      name: z.string().describe('English name of the country.'),
      code: z.string().describe('ISO 3166-1 alpha-2 code.'),
      url: address('Address of its page.'),
      hemisphere: z.enum(['north', 'south']).describe('Half of the globe most of it lies in.'),
      season_now: seasonShape,
      total: z.int().describe('Entries of all catalogues that are tied to it.'),
      catalogues: z
        .array(
          z.strictObject({
            catalogue: catalogueInput('The catalogue.'),
            title: z.string().describe('Title of the catalogue.'),
            url: address("Address of the country's page in it."),
            overview: z
              .string()
              .nullable()
              .describe('What it says of the country, in one line; null while that is not written.'),
            counts: z
              .record(z.string(), z.int())
              .describe('Entries tied to the country, by kind; kinds without one are left out.'),
            best: z.array(networkEntry).describe(`The best known of what the catalogue is about, at most ${SHOWN}.`),
          }),
        )
        .describe('What each catalogue has of it.'),
      days: z.array(networkDay).describe(`Days that are on there or come next, at most ${DAYS}, soonest first.`),
    })
  },
  example: { country: 'IN' },
  varies: 'today',
  reads: ['entries'],
  run: async ({ country: asked }, context) => {
    const country = findCountry(asked) ?? raise('not_found', `No country is called "${asked}".`)
    const { code, name, slug, hemisphere } = country
    const { today } = context
    const [catalogues, { days }] = await Promise.all([
      cataloguesOf(country, context),
      daysOver(context, { from: today, to: addDays(today, DAYS_AHEAD), country: code }),
    ])
    return {
      slug,
      name,
      code,
      url: `/countries/${slug}`,
      hemisphere,
      season_now: seasonNow(country, today),
      total: catalogues.reduce((sum, { counts: each }) => sum + Object.values(each).reduce((a, b) => a + b, 0), 0),
      catalogues,
      days: days.slice(0, DAYS),
    }
  },
})

async function cataloguesOf({ code, slug }: { code: CountryCode; slug: string }, context: NetworkContext) {
  const { database, baseUrls } = context
  const all = services.map((service) => ({ service, resources: resourcesOf(service.id) }))
  const subjects = all.map(({ service, resources }) => resources.find(({ id }) => id === subjectOf(service.id)))
  const overviews = all.map(({ resources }) => resources.find(({ isCountry }) => isCountry))
  const asked = subjects.flatMap((resource) =>
    resource ? [{ resource, term: termOf(resource, 'country', code), limit: SHOWN }] : [],
  )
  const written = overviews.flatMap((resource) => (resource ? [{ resource, slug }] : []))
  const [best, lines, entryCounts] = await Promise.all([
    bestEverywhere(database, asked),
    summaries(database, written),
    Promise.all(services.map(({ id }) => counts(database, id))),
  ])
  const bestOf = new Map(asked.map(({ resource }, index) => [resource, best[index] ?? []]))
  const lineOf = new Map(written.map(({ resource }, index) => [resource, lines[index] ?? null]))
  return all.map(({ service, resources }, index) => {
    const [subject, overview] = [subjects[index], overviews[index]]
    const line = overview && lineOf.get(overview)
    const numbers = resources
      .filter(({ isCountry }) => !isCountry)
      .map((resource): [AnyResource, number] => [
        resource,
        entryCounts[index]?.having(resource, 'country', code).written ?? 0,
      ])
      .filter(([, number]) => number > 0)
    return {
      catalogue: service.id,
      title: service.title,
      url: `${baseUrls[service.id]}/${overview?.path ?? 'countries'}/${slug}`,
      overview: overview && line ? networkEntryOf(overview, line, context).summary : null,
      counts: Object.fromEntries(numbers.map(([{ path }, number]) => [fieldOfPath(path), number])),
      best: subject ? (bestOf.get(subject) ?? []).map((json) => networkEntryOf(subject, json, context)) : [],
    }
  })
}

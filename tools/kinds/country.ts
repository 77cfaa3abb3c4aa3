/** `get_country`: one country in full: its facts, its overview once written, counts and what is tied to it. */
import { z } from 'zod'
import { raise } from '#src/errors.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { seasonNow, seasons } from '#src/geography/season.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { facetCounts } from '#src/read-model/queries/facet-counts.ts'
import { related } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termOf } from '#src/read-model/terms.ts'
import { briefOverview, briefReference, briefSummary, inBrief } from '../brief.ts'
import { countryInput } from '../inputs.ts'
import { instead } from '../instead.ts'
import { fullRecord, joined, opening, summaryOf, withMore } from '../outputs.ts'
import { tool } from '../tool.ts'
import { countryFacts, countryLineOf, countsByField, countsSchema, fieldOfPath } from './countries.ts'

/** Most entries of each resource that are given where a tool lists the rest, best documented first: to pages, and to programs. */
const SHOWN = 12
const TOLD = 6

/** The season of a country. */
export const seasonShape = z
  .enum(seasons)
  .describe(
    'Season there today (UTC), as it is called there: of the temperate four by hemisphere, or the monsoon, the wet or the dry season.',
  )

type Options<S extends AnyResource> = {
  /** Resources counted by country; the first is what the service is about. */
  counted: readonly [S, ...AnyResource[]]
  tied: readonly AnyResource[]
  /** Facets of the first counted resource to count the country's entries by. */
  by?: readonly (keyof S['facets'] & string)[]
  /** Resources of `tied` whose lines matter most to readers of a country: programs and agents get their lines, of others only names. */
  inLines?: readonly AnyResource[]
  example: string
}

/** Every country answers; its overview is null until it is written. An unknown one raises `invalid_request`. */
export const country = <S extends AnyResource>(
  resource: AnyResource & { isCountry: true },
  { counted, tied, by = [], inLines = [], example }: Options<S>,
) => {
  const [subject] = counted
  const overview = briefOverview(resource)
  const lists = tied.map((one) => ({
    key: fieldOfPath(one.path),
    summary: summaryOf(one),
    about: (most: number) =>
      `Its ${one.many}, best documented first: the first ${most}, or all where no tool lists them.`,
    line: inLines.includes(one) ? briefSummary(one) : { output: briefReference, from: inBrief },
  }))
  // Pages read no counts by facet: the compiler need not know of them.
  const countsBy: Readonly<Record<never, z.ZodType>> =
    by.length > 0
      ? {
          counts_by: z
            .strictObject(Object.fromEntries(by.map((parameter) => [parameter, valueCounts(subject, parameter)])))
            .describe(`Its ${subject.many} by facet; values that none has are left out.`),
        }
      : {}
  const answerWith = <R extends z.ZodType>(record: R) =>
    z.strictObject({
      ...countryFacts,
      hemisphere: z.enum(['north', 'south']).describe('Half of the globe most of it lies in.'),
      season_now: seasonShape,
      overview: record
        .nullable()
        .describe('The overview as its editors wrote it, or null while it waits to be written.'),
      counts: countsSchema(counted),
      totals: countsSchema(tied).describe('How many there are in all, by the lists below.'),
      rest: z
        .record(z.string(), opening)
        .describe('The tool that lists all of each of which there are more than given below, and its arguments.'),
      ...countsBy,
    })
  return tool({
    kind: 'country',
    resource: resource.id,
    description: ({ nameOf, mainList }) => {
      return (
        `One country in full: its overview once written, the season now, how many ${counted.map(({ many }) => many).join(', ')} ` +
        `it has, and the best known of its ${tied.map(({ many }) => many).join(', ')}.${instead(
          ['to compare countries', nameOf(['countries'], resource.id)],
          ['for whole lists', mainList],
        )} ${resource.about}`
      )
    },
    input: z.strictObject({ country: countryInput('The country to show.') }),
    get output() {
      return withMore(
        answerWith(fullRecord(resource)),
        Object.fromEntries(lists.map(({ key, summary, about }) => [key, z.array(summary).describe(about(SHOWN))])),
      )
    },
    inBrief: {
      get output() {
        return withMore(
          answerWith(overview.output),
          Object.fromEntries(lists.map(({ key, line, about }) => [key, z.array(line.output).describe(about(TOLD))])),
        )
      },
      from: (whole) =>
        joined(
          { ...whole, overview: whole.overview && overview.from(whole.overview) },
          Object.fromEntries(
            lists.map(({ key, line }) => {
              const entries = whole[key] ?? []
              return [key, (whole.rest[key] ? entries.slice(0, TOLD) : entries).map(line.from)]
            }),
          ),
        ),
    },
    example: { country: example },
    varies: 'today',
    reads: ['entries', 'topics'],
    run: async ({ country: asked }, { database, service, today }) => {
      const country = findCountry(asked) ?? raise('not_found', `No country is called "${asked}".`)
      // The tool that lists the rest is looked up only when asked for, since this module takes part in making the tools.
      const { listingOf } = await import('../opening.ts')
      const rest = tied.map((one) => listingOf(one, country.code))
      const [entryCounts, overview, numbers, ...entries] = await Promise.all([
        counts(database, service.id),
        bySlug(database, resource, country.slug),
        by.length > 0 ? facetCounts(database, subject, termOf(subject, 'country', country.code), by) : null,
        ...tied.map((one, index) => related(database, one, 'country', [country.code], rest[index] ? SHOWN : null)),
      ])
      const total = (one: AnyResource) => entryCounts.having(one, 'country', country.code).written
      const facts = {
        ...countryLineOf(country, service.regions, overview !== null),
        hemisphere: country.hemisphere,
        season_now: seasonNow(country, today),
        overview: overview?.record ?? null,
        counts: countsByField(counted, total),
        ...(numbers ? { counts_by: numbers } : {}),
      }
      const lists = Object.fromEntries(
        tied.map(({ path }, index) => [fieldOfPath(path), entries[index]?.get(country.code) ?? []]),
      )
      return joined(joined(facts, lists), {
        totals: countsByField(tied, total),
        rest: Object.fromEntries(
          tied.flatMap((one, index) => {
            const listing = rest[index]
            return listing && total(one) > TOLD ? [[fieldOfPath(one.path), listing]] : []
          }),
        ),
      })
    },
  })
}

const valueCounts = (resource: AnyResource, parameter: string) =>
  z.record(z.string(), z.int()).describe(`Published ${resource.many} of the country by ${parameter}, most first.`)

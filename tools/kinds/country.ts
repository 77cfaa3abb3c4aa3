/** `get_country`: one country in full: its facts, its overview once written, counts and what is tied to it. */
import { z } from 'zod'
import { raise } from '#src/errors.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { seasonNow } from '#src/geography/season.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { facetCounts } from '#src/read-model/queries/facet-counts.ts'
import { related } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termOf } from '#src/read-model/terms.ts'
import { country as countryInput } from '../inputs.ts'
import { instead } from '../instead.ts'
import { fullRecord, withMore } from '../outputs.ts'
import { tool } from '../tool.ts'
import { countryFacts, countsOf, countsSchema, factsOf, keyOf } from './countries.ts'

/** Entries shown of each resource tied to the country, best documented first. */
const SHOWN = 12

type Options<S extends AnyResource> = {
  /** Resources counted by country; the first is what the service is about. */
  counted: readonly [S, ...AnyResource[]]
  tied: readonly AnyResource[]
  /** Facets of the first counted resource to count the country's entries by. */
  by?: readonly (keyof S['facets'] & string)[]
  example: string
}

/** Every country answers; its overview is null until it is written. An unknown one raises `invalid_request`. */
export const country = <S extends AnyResource>(
  of: AnyResource & { isCountry: true },
  { counted, tied, by = [], example }: Options<S>,
) => {
  const [subject] = counted
  return tool({
    kind: 'country',
    of: of.id,
    description: ({ nameOf, mainList }) => {
      return (
        `One country in full: its overview once written, the season now, how many ${counted.map(({ many }) => many).join(', ')} ` +
        `it has, and the best known of its ${tied.map(({ many }) => many).join(', ')}.${instead(
          ['to compare countries', nameOf(['countries'], of.id)],
          ['for whole lists', mainList],
        )} ${of.about}`
      )
    },
    input: z.strictObject({ country: countryInput('The country to show.') }),
    output: withMore(
      z.strictObject({
        ...countryFacts,
        hemisphere: z.enum(['north', 'south']).describe('Half of the globe most of it lies in.'),
        season_now: z
          .enum(['spring', 'summer', 'autumn', 'winter'])
          .describe('Meteorological season of that hemisphere today (UTC).'),
        overview: fullRecord(of)
          .nullable()
          .describe('The overview as its editors wrote it, or null while it waits to be written.'),
        counts: countsSchema(counted),
      }),
      {
        ...(by.length > 0
          ? {
              counts_by: z
                .strictObject(Object.fromEntries(by.map((parameter) => [parameter, valueCounts(subject, parameter)])))
                .describe(`Its ${subject.many} by facet; values that none has are left out.`),
            }
          : {}),
        ...Object.fromEntries(
          tied.map(({ path, many, summary }) => [
            keyOf(path),
            z.array(summary).describe(`Its ${many}, best documented first, at most ${SHOWN}.`),
          ]),
        ),
      },
    ),
    example: { country: example },
    varies: 'today',
    reads: ['entries', 'topics'],
    run: async ({ country: asked }, { database, service, today }) => {
      const found = findCountry(asked) ?? raise('not_found', `No country is called "${asked}".`)
      const [known, overview, numbers, ...entries] = await Promise.all([
        counts(database, service.id),
        bySlug(database, of, found.slug),
        by.length > 0 ? facetCounts(database, subject, termOf(subject, 'country', found.code), by) : null,
        ...tied.map((resource) => related(database, resource, 'country', [found.code], SHOWN)),
      ])
      return {
        ...factsOf(found, service.regions, overview !== null),
        hemisphere: found.hemisphere,
        season_now: seasonNow(found.hemisphere, today),
        overview: overview?.record ?? null,
        counts: countsOf(counted, (resource) => known.having(resource, 'country', found.code).written),
        ...(numbers ? { counts_by: numbers } : {}),
        ...Object.fromEntries(tied.map(({ path }, index) => [keyOf(path), entries[index]?.get(found.code) ?? []])),
      }
    },
  })
}

const valueCounts = (of: AnyResource, parameter: string) =>
  z
    .array(
      z.strictObject({
        value: z.string().describe('Value of the facet.'),
        written: z.int().describe(`Published ${of.many} of the country with it.`),
      }),
    )
    .describe(`By ${parameter}, most first.`)

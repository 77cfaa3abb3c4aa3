/** The filters of list tools: each parameter a resource can be filtered by, as an input and as a term. */
import { z } from 'zod'
import { type ParameterError, raiseInvalid } from '#src/errors.ts'
import { demonymsOf } from '#src/geography/demonyms.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { regionLists } from '#src/geography/regions.ts'
import type { Database } from '#src/read-model/database.ts'
import { type Facet, kindOf, type PerFacet, perFacet } from '#src/read-model/facets/index.ts'
import { byName } from '#src/read-model/queries/by-name.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { withTerms } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces, findResource, type PlacesOf } from '#src/read-model/resources/index.ts'
import { holding, phraseOf, termOf } from '#src/read-model/terms.ts'
import { findService, type OwnerId, type RegionParameterOf } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'
import { countryInput, EXAMPLE_MONTH, shownBy } from './inputs.ts'
import { mistake } from './parse-input.ts'

/** Filters by place that every resource of a service has; the parameters for places and regions have one name in a service. */
type Where<S extends OwnerId> = 'country' | PlacesOf<S>['id'] | RegionParameterOf<S>

type FilterValue = string | number | boolean

/** The parameters entries of a resource can be filtered by. */
export type FilterOf<R> = R extends { service: infer S extends OwnerId; facets: infer F; links: infer L }
  ? (keyof F & string) | (keyof L & string) | Where<S>
  : never

/** The inputs of these filters, optional by default. */
export const filterInputs = (
  resource: AnyResource,
  by: readonly string[],
  { isRequired = false }: { isRequired?: boolean } = {},
): Record<string, z.ZodType> =>
  Object.fromEntries(
    by.map((parameter) => {
      const input = filterInput(resource, parameter)
      return [parameter, isRequired ? input : input.optional()]
    }),
  )

function filterInput(resource: AnyResource, parameter: string): z.ZodType {
  const facet = resource.facets[parameter]
  if (facet) return perFacet(facetInputs, facet, resource.many)
  const target = targetOf(resource, parameter)
  if (target)
    return z
      .string()
      .describe(`Keep ${resource.many} tied to this ${target.one}: its slug or name.`)
      .meta(shownBy(target.example))
  if (parameter === 'country') return countryInput(`Keep ${resource.many} tied to this country.`)
  if (parameter === findService(resource.service)?.regionParameter)
    return z.enum(regionsOfService(resource)).describe(`Keep ${resource.many} of this ${parameter}.`)
  throw new Error(`${resource.service}/${resource.id} cannot be filtered by ${parameter}.`)
}

/** The schema of a filter's value; `many` is the word for the entries that it keeps. */
const facetInputs: PerFacet<z.ZodType, [many: string]> = {
  'closed-list': (facet, many) => inputOf(facet).describe(`${facet.description} Keep ${many} with this one.`),
  'free-words': ({ description, values, example = values?.[0] }, many) =>
    z
      .string()
      .describe(
        `${description} Keep ${many} with one that holds these words, in singular or plural and in any spelling.`,
      )
      .meta(shownBy(example)),
  months: (facet, many) =>
    inputOf(facet).describe(`Keep ${many} for this month, 1 to 12; default any month.`).meta(shownBy(EXAMPLE_MONTH)),
  'yes-or-no': (facet, many) =>
    inputOf(facet).describe(`${facet.description} Keep ${many} of which this holds.`).meta(shownBy(true)),
  step: (facet, many) => stepInput(facet, many),
  'or-higher': (facet, many) => stepInput(facet, many),
}

const inputOf = (facet: Facet): z.ZodType => kindOf(facet).schema(facet)

function stepInput(facet: Extract<Facet, { bands: unknown }>, many: string): z.ZodType {
  const steps = facet.bands.map((words, step) => `${step} ${words}`).join(', ')
  return inputOf(facet)
    .describe(`${facet.description} Keep ${many} with it: ${steps}.`)
    .meta(shownBy(Math.floor(facet.bands.length / 2)))
}

/**
 * The terms an entry must have to pass the filters given. A city, day or other entry that is not known raises
 * `invalid_request` with the nearest names, for all such parameters at once.
 */
export async function termsOfFilters(
  database: Database,
  resource: AnyResource,
  by: readonly string[],
  input: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const given = by.filter((parameter) => input[parameter] !== undefined)
  const values = await Promise.all(
    given.map((parameter) => filterValue(database, resource, parameter, input[parameter])),
  )
  raiseInvalid(values.filter((value): value is ParameterError => typeof value === 'object'))
  return given.map((parameter, index) =>
    termOf(resource, isFree(resource, parameter) ? holding(parameter) : parameter, values[index] as FilterValue),
  )
}

async function filterValue(
  database: Database,
  resource: AnyResource,
  parameter: string,
  value: unknown,
): Promise<FilterValue | ParameterError> {
  const text = String(value)
  const target = targetOf(resource, parameter)
  if (target) {
    // An entry is tied to it, so it exists under this slug.
    const isTied = (await counts(database, resource.service)).having(resource, parameter, text).written > 0
    return isTied ? text : slugOf(database, target, parameter, text)
  }
  if (parameter === 'country') return findCountry(text)?.code ?? text
  if (isFree(resource, parameter)) return phraseHeld(database, resource, parameter, text)
  // Parsing gave it the type of the facet's input.
  return value as FilterValue
}

/** Whether readers give a parameter's values in their own words. */
function isFree(resource: AnyResource, parameter: string): boolean {
  const facet = resource.facets[parameter]
  return facet !== undefined && kindOf(facet).isFree
}

/** The phrase that some free word of a facet contains: the reader's own or, for a country, the adjective for it. */
async function phraseHeld(
  database: Database,
  resource: AnyResource,
  parameter: string,
  text: string,
): Promise<string | ParameterError> {
  const entryCounts = await counts(database, resource.service)
  const ofCountry = demonymsOf(findCountry(text)?.code ?? '').split(' ')
  const isHeld = (phrase: string) =>
    phrase !== '' && entryCounts.having(resource, holding(parameter), phrase).written > 0
  const held = [text, ...ofCountry].map(phraseOf).find(isHeld)
  if (held !== undefined) return held
  return mistake(parameter, 'unknown', `${resource.facets[parameter]?.label}: no ${resource.one} has "${text}".`, {
    nearest: nearest(text, entryCounts.valuesOf(resource, parameter)),
  })
}

/** Most entries that the refusal of an unknown name lists in full. */
const MOST_LISTED = 12

/** The slug of the entry that a reader names by slug or by name. */
async function slugOf(
  database: Database,
  resource: AnyResource,
  parameter: string,
  text: string,
): Promise<string | ParameterError> {
  const entry = await bySlug(database, resource, text)
  if (entry) return entry.slug
  const { slug, near } = await byName(database, resource, text)
  if (slug !== null) return slug
  const isListed = (await counts(database, resource.service)).all(resource).written <= MOST_LISTED
  return mistake(parameter, 'unknown', `No ${resource.one} is called "${text}".`, {
    ...(isListed && { allowed: (await withTerms(database, resource)).map((one) => one.slug) }),
    nearest: near.map(({ name }) => name),
  })
}

/** The resource whose entries a parameter names; undefined for facets, countries and regions. */
function targetOf(resource: AnyResource, parameter: string): AnyResource | undefined {
  if (resource.facets[parameter]) return undefined
  const link = resource.links[parameter]
  if (link) return findResource(resource.service, link.to)
  const places = findPlaces(resource.service)
  return places?.id === parameter ? places : undefined
}

/** The regions a service's `region` parameter takes. */
export const regionsOfService = (resource: Pick<AnyResource, 'service'>): readonly [string, ...string[]] =>
  regionLists[findService(resource.service)?.regions ?? 'region6']

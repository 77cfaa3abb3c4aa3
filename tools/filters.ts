/** The filters of list tools: each parameter a resource can be filtered by, as an input and as a term. */
import { z } from 'zod'
import { type ParameterError, raiseInvalid } from '#src/errors.ts'
import { demonymsOf } from '#src/geography/demonyms.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { regionLists } from '#src/geography/regions.ts'
import type { Database } from '#src/read-model/database.ts'
import { nearestNames, slugByName } from '#src/read-model/queries/by-name.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import type { AnyResource, Facet } from '#src/read-model/resource.ts'
import { findPlaces, findResource } from '#src/read-model/resources/index.ts'
import { holding, phraseOf, termOf } from '#src/read-model/terms.ts'
import { findService, type Service } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'
import { country } from './inputs.ts'
import { mistake } from './parse-input.ts'

/** Filters every resource has, from where its entries are; a service's places and regions have one name each. */
type Where = 'country' | 'city' | 'centre' | Service['regionParameter']

type FilterValue = string | number | boolean

/** The parameters entries of a resource can be filtered by. */
export type FilterOf<R> = R extends { facets: infer F; links: infer L }
  ? (keyof F & string) | (keyof L & string) | Where
  : never

/** The inputs of these filters, optional unless told. */
export const filterInputs = (
  of: AnyResource,
  by: readonly string[],
  { isRequired = false }: { isRequired?: boolean } = {},
): Record<string, z.ZodType> =>
  Object.fromEntries(
    by.map((parameter) => {
      const input = filterInput(of, parameter)
      return [parameter, isRequired ? input : input.optional()]
    }),
  )

function filterInput(of: AnyResource, parameter: string): z.ZodType {
  const facet = of.facets[parameter]
  if (facet) return facetInput(of, facet)
  const target = targetOf(of, parameter)
  if (target) return z.string().describe(`Keep ${of.many} tied to this ${target.one}: its slug or name.`)
  if (parameter === 'country') return country(`Keep ${of.many} tied to this country.`)
  if (parameter === findService(of.service)?.regionParameter)
    return z.enum(regionsOfService(of)).describe(`Keep ${of.many} of this ${parameter}.`)
  throw new Error(`${of.service}/${of.id} cannot be filtered by ${parameter}.`)
}

function facetInput({ many }: AnyResource, { type, description, values, bands }: Facet): z.ZodType {
  if (type === 'flag') return z.boolean().describe(`${description} Keep ${many} of which this holds.`)
  if (type === 'month')
    return z.int().min(1).max(12).describe(`Keep ${many} for this month, 1 to 12; default any month.`)
  if (bands) {
    const steps = bands.map((words, step) => `${step} ${words}`).join(', ')
    return z
      .int()
      .min(0)
      .max(bands.length - 1)
      .describe(`${description} Keep ${many} with it: ${steps}.`)
  }
  if (type === 'text')
    return z
      .string()
      .describe(
        `${description} Keep ${many} with one that holds these words, in singular or plural and in any spelling.`,
      )
  return z.enum(values as [string]).describe(`${description} Keep ${many} with this one.`)
}

/**
 * The terms an entry must have to pass the filters given. A city, day or other entry that is not known raises
 * `invalid_request` with the nearest names, for all such parameters at once.
 */
export async function termsOfFilters(
  database: Database,
  of: AnyResource,
  by: readonly string[],
  input: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const given = by.filter((parameter) => input[parameter] !== undefined)
  const found = await Promise.all(given.map((parameter) => filterValue(database, of, parameter, input[parameter])))
  raiseInvalid(found.filter((value): value is ParameterError => typeof value === 'object'))
  return given.map((parameter, index) =>
    termOf(of, of.facets[parameter]?.type === 'text' ? holding(parameter) : parameter, found[index] as FilterValue),
  )
}

async function filterValue(
  database: Database,
  of: AnyResource,
  parameter: string,
  value: unknown,
): Promise<FilterValue | ParameterError> {
  const text = String(value)
  const target = targetOf(of, parameter)
  if (target) {
    // What some entry is tied to is there, under this very slug.
    const isTied = (await counts(database, of.service)).having(of, parameter, text).written > 0
    return isTied ? text : slugOf(database, target, parameter, text)
  }
  if (parameter === 'country') return findCountry(text)?.code ?? text
  if (of.facets[parameter]?.type === 'text') return phraseHeld(database, of, parameter, text)
  // Parsing has made it what the facet's input says.
  return value as FilterValue
}

/** The phrase that free words of a facet hold: as a reader writes it or, for a country, as what is of it is called. */
async function phraseHeld(
  database: Database,
  of: AnyResource,
  parameter: string,
  text: string,
): Promise<string | ParameterError> {
  const known = await counts(database, of.service)
  const ofCountry = demonymsOf(findCountry(text)?.code ?? '').split(' ')
  const isHeld = (phrase: string) => phrase !== '' && known.having(of, holding(parameter), phrase).written > 0
  const held = [text, ...ofCountry].map(phraseOf).find(isHeld)
  if (held !== undefined) return held
  return mistake(parameter, 'unknown', `${of.facets[parameter]?.label}: no ${of.one} has "${text}".`, {
    nearest: nearest(text, known.valuesOf(of, parameter)),
  })
}

/** The slug of the entry that a reader names by slug or by name. */
async function slugOf(
  database: Database,
  of: AnyResource,
  parameter: string,
  text: string,
): Promise<string | ParameterError> {
  const slug = (await bySlug(database, of, text))?.slug ?? (await slugByName(database, of, text))
  if (slug !== null) return slug
  return mistake(parameter, 'unknown', `No ${of.one} is called "${text}".`, {
    nearest: await nearestNames(database, of, text),
  })
}

/** The resource whose entries a parameter names; undefined for facets, countries and regions. */
function targetOf(of: AnyResource, parameter: string): AnyResource | undefined {
  if (of.facets[parameter]) return undefined
  const link = of.links[parameter]
  if (link) return findResource(of.service, link.to)
  const places = findPlaces(of.service)
  return places?.id === parameter ? places : undefined
}

/** The regions a service's `region` parameter takes. */
export const regionsOfService = (of: Pick<AnyResource, 'service'>): readonly [string, ...string[]] =>
  regionLists[findService(of.service)?.regions ?? 'region6']

/** Filters of the network's calendar: all that any catalogue declares for its days. */
import { z } from 'zod'
import { findCountry } from '#src/geography/find-country.ts'
import { choicesOf, type Facet } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import { network, type OwnerId, owners, type ServiceId, services } from '#src/services.ts'
import { countryInput } from '../inputs.ts'

/** The calendars of all catalogues. */
export const calendars: readonly AnyResource[] = services
  .flatMap(({ id }) => resourcesOf(id))
  .filter(({ isCalendar }) => isCalendar)

/** The catalogue of an entry, which must not be a topic. */
export const catalogueOf = ({ service }: Pick<AnyResource, 'service'>): ServiceId => service as ServiceId

const choicesIn = (facet: Facet | undefined) => (facet ? choicesOf(facet) : [])

/** Values of a facet over all calendars that have it, each once. */
const valuesOf = (parameter: string): [string, ...string[]] =>
  [...new Set(calendars.flatMap(({ facets }) => choicesIn(facets[parameter])))] as [string, ...string[]]

/** A catalogue, by its identifier. */
export const catalogueInput = (description: string) =>
  z.enum(services.map(({ id }) => id) as [ServiceId, ...ServiceId[]]).describe(description)

/** The filters for days of all catalogues. */
export const dayFilters = {
  faith: z.enum(valuesOf('faith')).optional().describe('Keep days that this faith keeps.'),
  country: countryInput('Keep days that are kept in this country.').optional(),
  kind: z
    .enum(valuesOf('kind'))
    .optional()
    .describe('Keep days of this sort; catalogues that do not sort their days are left out.'),
  catalogue: catalogueInput('Keep the days of this catalogue.').optional(),
}

/** The input with the filters for days of one surface, made once. */
export const dayInputOf = (surface: OwnerId) =>
  // There is one for each surface. That of a catalogue takes some of the filters, none of which has to be given.
  dayInputs.get(surface) as z.ZodObject<typeof dayFilters>

/** The filters for days of a surface; for a catalogue, those that its own calendar declares. */
function dayFiltersOf(surface: OwnerId): z.ZodRawShape {
  if (surface === network.id) return dayFilters
  const own = calendars.filter(({ service }) => service === surface)
  const closed = (['faith', 'kind'] as const).flatMap((parameter) => {
    const [first, ...rest] = new Set(own.flatMap(({ facets }) => choicesIn(facets[parameter])))
    const about = dayFilters[parameter].description ?? ''
    return first === undefined
      ? []
      : [
          [
            parameter,
            z
              .enum([first, ...rest])
              .optional()
              .describe(about),
          ],
        ]
  })
  return { country: dayFilters.country, ...Object.fromEntries(closed) }
}

const dayInputs: ReadonlyMap<OwnerId, z.ZodObject> = new Map(owners.map((id) => [id, z.strictObject(dayFiltersOf(id))]))

/** The given filters of the calendar. */
export type DayFilters = { [K in keyof typeof dayFilters]?: z.output<(typeof dayFilters)[K]> | undefined }

/** The calendars to read and, for each filter, the terms of which a day must have one. */
export function askedOf({ catalogue: service, country: place, ...facets }: DayFilters) {
  const asked = calendars.filter((resource) => service === undefined || resource.service === service)
  const values = { ...facets, country: place === undefined ? undefined : findCountry(place)?.code }
  const terms = Object.entries(values).flatMap(([parameter, value]) =>
    value === undefined ? [] : [asked.map((resource) => termOf(resource, parameter, value))],
  )
  return { asked, terms }
}

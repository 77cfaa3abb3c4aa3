/** What an address asks of a calendar: filters that keep some of its days, or the one day that it is about. */
import { z } from 'zod'
import { findCountry } from '#src/geography/find-country.ts'
import { choicesOf, type Facet } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { network, type OwnerId, surfaceOf } from '#src/services.ts'
import { calendars, type DayFilters, dayFilters } from '#tools/network/filters.ts'
import { parseInput } from '#tools/parse-input.ts'

/** The filters of a calendar, as they were asked for. */
export type CalendarFilters = DayFilters & { weekly: boolean }

const weekly = z
  .boolean()
  .default(true)
  .describe('Whether it holds what comes every week, each custom as one event that repeats; default true.')

const inputs = new Map<OwnerId, z.ZodObject>()

/** What the calendar of a surface takes: that of a catalogue takes what its own days are kept by. */
function inputOf(surface: OwnerId): z.ZodObject {
  const known = inputs.get(surface)
  if (known) return known
  const made = surface === network.id ? z.strictObject({ ...dayFilters, weekly }) : z.strictObject(filtersOf(surface))
  inputs.set(surface, made)
  return made
}

function filtersOf(surface: OwnerId): z.ZodRawShape {
  const own = calendars.filter(({ service }) => service === surface)
  return {
    country: dayFilters.country,
    ...Object.fromEntries(
      (['faith', 'kind'] as const).flatMap((parameter) => {
        const values = [...new Set(own.flatMap(({ facets }) => valuesOf(facets[parameter])))]
        const [first, ...rest] = values
        return first === undefined
          ? []
          : [
              [
                parameter,
                z
                  .enum([first, ...rest])
                  .optional()
                  .describe(dayFilters[parameter].description ?? ''),
              ],
            ]
      }),
    ),
    weekly,
  }
}

const valuesOf = (facet: Facet | undefined): readonly string[] => (facet ? choicesOf(facet) : [])

/** The parameters that the calendar of a surface takes. */
export const filterNamesOf = (surface: OwnerId): string[] => Object.keys(inputOf(surface).shape)

/** Reads the filters of a calendar. Raises `invalid_request` with every parameter that is unknown or wrong. */
export function filtersAsked(surface: OwnerId, given: Readonly<Record<string, unknown>>): CalendarFilters {
  const { weekly: isWeekly, ...filters } = parseInput({ input: inputOf(surface) }, given) as CalendarFilters
  const { country } = filters
  // However the country was called, the calendar is one.
  return { ...filters, ...(country && { country: findCountry(country)?.code ?? country }), weekly: isWeekly }
}

/** The filters in words, to stand behind the name of a calendar: "hindu, India, without weekly days". */
export const filterWords = ({ faith, kind, country, catalogue, weekly: isWeekly }: CalendarFilters): string =>
  [
    faith,
    kind,
    country && findCountry(country)?.name,
    catalogue && surfaceOf(catalogue).title,
    isWeekly ? undefined : 'without weekly days',
  ]
    .filter((words) => words !== undefined)
    .join(', ')
    .replaceAll('-', ' ')

/** The one day, or occasion, that a calendar is about, under its name. */
export type OnlyDay = { of: AnyResource; slug: string; name: string }

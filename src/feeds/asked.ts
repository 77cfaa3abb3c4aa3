/** What an address asks of a calendar: filters of its days, or the one day that it is about. */
import { z } from 'zod'
import { findCountry } from '#src/geography/find-country.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type OwnerId, surfaceOf } from '#src/services.ts'
import { dayInputOf } from '#tools/network/filters.ts'
import { parseInput } from '#tools/parse-input.ts'

const weekly = z
  .boolean()
  .default(true)
  .describe('Whether it holds what comes every week, each custom as one event that repeats; default true.')

const madeInputOf = (surface: OwnerId) => dayInputOf(surface).extend({ weekly })

const inputs = new Map<OwnerId, ReturnType<typeof madeInputOf>>()

/** What the calendar of a surface takes. */
function inputOf(surface: OwnerId) {
  const input = inputs.get(surface) ?? madeInputOf(surface)
  inputs.set(surface, input)
  return input
}

/** The filters of a calendar, as they were asked for. */
export type CalendarFilters = z.output<ReturnType<typeof inputOf>>

/** Reads the filters of a calendar. Raises `invalid_request` with every parameter that is unknown or wrong. */
export function filtersAsked(surface: OwnerId, given: Readonly<Record<string, unknown>>): CalendarFilters {
  const { weekly: isWeekly, ...filters } = parseInput({ input: inputOf(surface) }, given)
  const { country } = filters
  // All names of a country give the same calendar.
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
export type OnlyDay = { resource: AnyResource; slug: string; name: string }

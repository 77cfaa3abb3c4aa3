/** The day list: every calendar day of the year ahead, each at its next date. */
import { z } from 'zod'
import { type Stored, type StoredFields, withFields } from '#src/read-model/json.ts'
import { type CalendarDay, datesOf, yearAhead } from '#src/read-model/queries/calendar.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import { type Brief, briefDay, itemsInBrief, linesInBrief } from '../brief.ts'
import { type FilterOf, filterInputs, termsOfFilters } from '../filters.ts'
import { listOf, month } from '../inputs.ts'
import { instead } from '../instead.ts'
import { datesOutput, summaryWith } from '../outputs.ts'
import { tool } from '../tool.ts'
import { monthOf } from './by-season.ts'
import type { LineOf } from './list.ts'

const FALLS_EVERY_WEEK = 'What falls every week, soonest first.'

const daysOf = (resource: AnyResource) => listOf(summaryWith(resource, datesOutput))

type Days = z.output<ReturnType<typeof daysOf>>

/** The list, and a list of its own for days that fall every week, where these are apart. */
const outputOf = (resource: AnyResource, weeklyApart: boolean): z.ZodType<Days & { weekly?: Days['items'] }> =>
  weeklyApart
    ? daysOf(resource).extend({ weekly: z.array(summaryWith(resource, datesOutput)).describe(FALLS_EVERY_WEEK) })
    : daysOf(resource)

const briefOutputOf = ({ output }: Brief, weeklyApart: boolean) =>
  weeklyApart ? listOf(output).extend({ weekly: z.array(output).describe(FALLS_EVERY_WEEK) }) : listOf(output)

const daysInBrief =
  (day: Brief) =>
  ({ weekly, ...whole }: StoredFields<Days & { weekly?: Days['items'] }>) => ({
    ...itemsInBrief(day)(whole),
    // Where weekly days are apart, the field is a list.
    ...(weekly && { weekly: linesInBrief(day, weekly as Stored<Days['items']>) }),
  })

type Options<R> = {
  by: readonly FilterOf<R>[]
  /** Whether days may be asked for by the month they start in. */
  byMonth?: boolean
  /** Whether days that fall every week have a list of their own. */
  weeklyApart?: boolean
  /** The fields of a line for programs beside its dates, where a year has too many days for whole lines. */
  line?: LineOf<R>
}

/** Days from today to a year ahead, soonest first; a day that is on now comes first. */
export const dayList = <R extends AnyResource & { isCalendar: true }>(
  resource: R,
  { by, byMonth = false, weeklyApart = false, line }: Options<R>,
) => {
  const day = briefDay(resource, line)
  return tool({
    kind: 'day-list',
    resource: resource.id,
    description: ({ nameOf }) => {
      return (
        `Every one of the ${resource.many} of the year ahead that passes the filters, soonest first, with the date it next falls ` +
        `on${weeklyApart ? ', and besides these what falls every week' : ''}.${instead(
          ['for what is on now or within weeks, or from another date,', nameOf(['window'], resource.id)],
          [`for one ${resource.one} in full`, nameOf(['get'], resource.id)],
          [`for one ${resource.one} by name`, nameOf(['search'])],
        )} ${resource.about}`
      )
    },
    input: z.strictObject({
      ...filterInputs(resource, by),
      ...(byMonth
        ? { month: month(`Keep ${resource.many} that start in this month, 1 to 12; default any month.`) }
        : {}),
    }),
    get output() {
      return outputOf(resource, weeklyApart)
    },
    inBrief: {
      get output() {
        return briefOutputOf(day, weeklyApart)
      },
      fromFields: daysInBrief(day),
    },
    example: {},
    varies: 'today',
    reads: ['entries'],
    run: async (input: Record<string, unknown>, { database, today }) => {
      const all = await yearAhead(database, resource, today, await termsOfFilters(database, resource, by, input))
      const days = all.filter(({ occurrence }) => !input.month || monthOf(occurrence.starts) === input.month)
      const given = (some: readonly CalendarDay[]) =>
        some.map(({ summary, occurrence }) => withFields(summary, datesOf(occurrence, today)))
      const items = given(weeklyApart ? days.filter((day) => !isWeekly(resource, day.terms)) : days)
      const weekly = weeklyApart ? { weekly: given(days.filter((day) => isWeekly(resource, day.terms))) } : {}
      return { items, total: items.length, ...weekly }
    },
  })
}

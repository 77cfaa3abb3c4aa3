/** The day list: every calendar day of the year ahead, each at its next date. */
import { z } from 'zod'
import { withFields } from '#src/read-model/json.ts'
import { datesOf, yearAhead } from '#src/read-model/queries/calendar.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type FilterOf, filterInputs, termsOfFilters } from '../filters.ts'
import { listOf } from '../inputs.ts'
import { dates } from '../outputs.ts'
import { type Tool, tool } from '../tool.ts'

/** Days from today to a year ahead, soonest first; a day that is on now comes first. */
export const dayList = <R extends AnyResource>(of: R, { by }: { by: readonly FilterOf<R>[] }): Tool =>
  tool({
    kind: 'day-list',
    of: of.id,
    description:
      `Every one of the ${of.many} of the year ahead that passes the filters, soonest first, with the date it next falls ` +
      `on. For what is on now or within weeks use the window tool, for one day in full its get tool. ${of.about}`,
    input: z.strictObject(filterInputs(of, by)),
    output: listOf(of.summary.extend(dates)),
    example: {},
    varies: 'today',
    run: async (input, { database, today }) => {
      const days = await yearAhead(database, of, today, await termsOfFilters(database, of, by, input))
      const items = days.map(({ summary, occurrence }) => withFields(summary, datesOf(occurrence, today)))
      return { items, total: items.length }
    },
  })

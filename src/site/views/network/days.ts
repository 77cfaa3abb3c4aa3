/** The days of a page of the network: read from its tools, in words. */
import { daysFromTo } from '#src/calendar/day.ts'
import { choicesOf } from '#src/read-model/facets/index.ts'
import type { NetworkDayOf, WeeklyDayOf } from '#src/ui/network-days.tsx'
import { valueWords } from '#src/ui/words.ts'
import { calendars } from '#tools/network/filters.ts'
import type { networkTools } from '#tools/network/index.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { askNetwork, type Network } from '../../network.ts'

type CalendarPage = AnswerOf<typeof networkTools.calendar>

/** Public holidays of a day in the country that was asked for. */
export type Holidays = NonNullable<CalendarPage['holidays']>

/** As many days as the tool gives at a time. */
const PAGE = 100

/** Most days of a festival that counts as a day of a month, as Hanukkah does; longer ones are seasons. */
const LONGEST_DAYS = 9

/** All that the calendar has for these days, read page after page. */
export async function wholeCalendar(
  network: Network,
  input: Readonly<Record<string, string | number>>,
): Promise<{ days: NetworkDayOf[]; weekly: readonly WeeklyDayOf[]; holidays: Holidays | null }> {
  const page = (offset: number) => askNetwork(network, 'calendar', { ...input, limit: PAGE, offset })
  const first = await page(0)
  const days = [...first.items]
  while (days.length < first.total) days.push(...(await page(days.length)).items)
  return { days: days.map(inWords), weekly: first.weekly, holidays: first.holidays }
}

/** A day with its kinds and faiths as its catalogues word them. */
export const inWords = (day: NetworkDayOf): NetworkDayOf => ({
  ...day,
  kinds: day.kinds.map((value) => facetWords('kind', value)),
  faiths: day.faiths.map((value) => facetWords('faith', value)),
})

/** A value of a facet of days, as the first calendar that has it words it. */
export function facetWords(parameter: 'kind' | 'faith', value: string): string {
  const facet = calendars.map(({ facets }) => facets[parameter]).find((one) => one && choicesOf(one).includes(value))
  return facet ? valueWords(facet, value) : value
}

/** Whether a day goes on for weeks. */
export const isSeason = ({ starts, ends }: NetworkDayOf): boolean =>
  starts !== null && ends !== null && daysFromTo(starts, ends) >= LONGEST_DAYS

/** The Balinese lunar calendar. */
import { z } from 'zod'
import { type DayNumber, plusDays, toDayNumber, yearsAround } from '../day.ts'
import { memo } from '../memo.ts'
import { ordinal, titleCase } from '../words.ts'
import { ruleKind } from './rule-kind.ts'

/** The months in the order of the Saka year, which begins with the tenth. */
const months = [
  'kadasa',
  'destha',
  'sadha',
  'kasa',
  'karo',
  'katiga',
  'kapat',
  'kalima',
  'kanem',
  'kapitu',
  'kawolu',
  'kasanga',
] as const
type Month = (typeof months)[number]

/** 64 lunar days are counted in 63 days. */
const [lunarDays, solarDays] = [64, 63]

/**
 * Where the count of lunar days was set, and set anew from 2000-01-06: a day, its lunar day of the month, in the month
 * Kapitu of a Saka year.
 */
const settings = [
  { day: toDayNumber('1971-01-27'), lunarDay: 30, saka: 1892 },
  { day: toDayNumber('2000-01-18'), lunarDay: 12, saka: 1921 },
] as const
const setAnew: DayNumber = toDayNumber('2000-01-06')

/** The first Saka year counted; its months are numbered from 0. */
const firstSaka = 1815

/**
 * Month and lunar day of the Balinese Saka calendar; of a doubled month the first, the regular one. Source: the
 * constants of peradnya/balinese-date-js-lib 0.4, taken from printed Balinese calendars: the lunar count, the months
 * doubled in years of the 19-year cycle, and their exception of 1993 to 2003. Agrees with Indonesia's announced Nyepi
 * of 2005 to 2026; earlier and later ones are arithmetic.
 */
export const balineseSaka = ruleKind('balinese-saka', {
  title: 'Balinese Saka calendar',
  description: 'A month and a lunar day of the Balinese Saka calendar, such as Nyepi, the 1st day of Kadasa.',
  fields: {
    month: z.enum(months).describe('Month (sasih): `kadasa`, the tenth, begins the year in March.'),
    half: z
      .enum(['penanggal', 'pangelong'])
      .describe('`penanggal`, to the full moon, or `pangelong`, to the new moon.'),
    day: z.int().min(1).max(15).describe('Day of the half, 1 to 15: penanggal 15 is Purnama, pangelong 15 Tilem.'),
  },
  example: { month: 'kadasa', half: 'penanggal', day: 1 },
  certainty: 'computed',
  days: ({ month, half, day }, span) =>
    yearsAround(span).flatMap((year) => dayOf(year - 78, month, half === 'penanggal' ? day : day + 15)),
  words: ({ month, half, day }) =>
    `the ${ordinal(day)} day of ${half} of ${titleCase(month)} in the Balinese Saka calendar`,
})

/**
 * The day of a lunar day (1 to 30) of a month of a Saka year. Where two share a day, the month's first is kept on the
 * next: Nyepi follows Tilem.
 */
function dayOf(saka: number, month: Month, lunarDay: number): DayNumber[] {
  const [before, after] = settings.map((setting) => {
    const monthsOn = monthNumber(saka, month) - monthNumber(setting.saka, 'kapitu')
    const lunarDaysOn = 30 * monthsOn + lunarDay - setting.lunarDay
    const blocks = Math.floor((lunarDaysOn - 1) / lunarDays)
    const daysOn = lunarDaysOn - 1 - blocks * lunarDays
    const isShared = daysOn === 0 && lunarDay === 1
    return plusDays(setting.day, blocks * solarDays + daysOn + (isShared ? 1 : 0))
  })
  if (before !== undefined && before < setAnew) return [before]
  return after !== undefined ? [after] : []
}

/** Which month of all since `firstSaka` a month is, doubled months counted. */
const monthNumber = memo(8000, (saka: number, month: Month): number => {
  let number = 0
  for (let year = firstSaka; year < saka; year++) number += doubledMonth(year) ? 13 : 12
  const doubled = doubledMonth(saka)
  const index = months.indexOf(month)
  return number + index + (doubled && months.indexOf(doubled) < index ? 1 : 0)
})

/** The month of a Saka year that is followed by its double. */
function doubledMonth(saka: number): Month | undefined {
  const yearOfCycle = saka % 19
  if (saka === 1925) return undefined
  if (saka >= 1915 && saka <= 1924) return ({ 2: 'destha', 4: 'katiga', 15: 'karo', 18: 'sadha' } as const)[yearOfCycle]
  if ([0, 6, 11].includes(yearOfCycle)) return 'destha'
  return [3, 8, 14, 16].includes(yearOfCycle) ? 'sadha' : undefined
}

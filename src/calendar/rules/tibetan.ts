/** The Tibetan calendar and its Bhutanese and Mongolian relatives. */
import { z } from 'zod'
import { type DayNumber, plusDays, toDayNumber, yearsAround } from '../day.ts'
import { memo } from '../memo.ts'
import { ordinal } from '../words.ts'
import { ruleKind } from './rule-kind.ts'

/**
 * Constants of a tradition: its epoch, the mean date, sun and anomaly there, and where its zodiac begins, which sets
 * the leap months.
 */
type Tradition = {
  name: string
  epochYear: number
  meanDate: number
  meanSun: number
  anomaly: number
  zodiacStart: number
  /** Bhutan counts the leap month after the month of its name, the others before it. */
  isLeapAfter: boolean
}

const traditions = {
  tibetan: {
    name: 'Tibetan (Phugpa)',
    epochYear: 806,
    meanDate: 2015501 + 4783 / 5656,
    meanSun: 743 / 804,
    anomaly: 475 / 3528,
    zodiacStart: 139 / 180,
    isLeapAfter: false,
  },
  bhutanese: {
    name: 'Bhutanese',
    epochYear: 1754,
    meanDate: 2361807 + 52 / 707,
    meanSun: 1 + 1 / 67,
    anomaly: 17 / 147,
    zodiacStart: 31 / 40,
    isLeapAfter: true,
  },
  mongolian: {
    name: 'Mongolian',
    epochYear: 1747,
    meanDate: 2359237 + 2603 / 2828,
    meanSun: 397 / 402,
    anomaly: 1523 / 1764,
    zodiacStart: 209 / 270,
    isLeapAfter: false,
  },
} satisfies Record<string, Tradition>
type TraditionName = keyof typeof traditions

/** Advance of date, sun and anomaly in a month; a thirtieth of it in a lunar day, but for the anomaly. */
const monthly = { date: 167025 / 5656, sun: 65 / 804, anomaly: 253 / 3528 }
const daily = { date: 11135 / 11312, sun: 13 / 4824, anomaly: 1 / 28 }

/** Equations of moon and sun, in sixtieths of a day, over a quarter of their periods of 28 and 12. */
const moonEquation = [0, 5, 10, 15, 19, 22, 24, 25]
const sunEquation = [0, 6, 10, 11]

/** The day from which Julian day numbers count: that of 1970-01-01 is 2,440,588. */
const julianDayZero = plusDays(toDayNumber('1970-01-01'), -2_440_588)

/**
 * Month and day of the Tibetan calendar, of a doubled month or day the first, of a skipped day the next. Source: S.
 * Janson, Tibetan Calendar Mathematics, 2007, revised 2014 (arXiv 1401.6285), sections 5 to 8 and appendix C; the
 * calendar is arithmetic, but printed almanacs can part from it by a day.
 */
export const tibetan = ruleKind('tibetan', {
  title: 'Tibetan calendar',
  description:
    'A month and a day of the Tibetan, Bhutanese or Mongolian lunar calendar, such as Losar, the 1st day of the 1st month.',
  fields: {
    tradition: z
      .enum(Object.keys(traditions) as [TraditionName, ...TraditionName[]])
      .default('tibetan')
      .describe('Whose calendar: `tibetan` (Phugpa), `bhutanese` or `mongolian`. Default `tibetan`.'),
    month: z.int().min(1).max(12).describe('Month, 1 to 12.'),
    day: z.int().min(1).max(30).describe('Day of the month, 1 to 30; the 15th is near the full moon.'),
  },
  example: { month: 1, day: 1 },
  certainty: 'approximate',
  days: ({ tradition, month, day }, span) =>
    yearsAround(span).map((year) =>
      plusDays(lunarDayEnds(tradition, monthCount(traditions[tradition], year, month), day - 1), 1),
    ),
  words: ({ tradition, month, day }) =>
    `the ${ordinal(day)} day of the ${ordinal(month)} month of the ${traditions[tradition].name} calendar`,
})

/** Months since the epoch, leap months counted; of a doubled month the first. Janson, (C.19), (C.25), (C.27). */
function monthCount({ epochYear, meanSun, zodiacStart, isLeapAfter }: Tradition, year: number, month: number): number {
  const alpha = 12 * (meanSun - zodiacStart)
  const solarMonths = 12 * (year - epochYear) + month
  const count = Math.floor((67 * (solarMonths - alpha)) / 65)
  if (isLeapAfter) return count
  const isDoubled = (2 * solarMonths - Math.ceil(67 * alpha)) % 65 <= 1
  return isDoubled ? count - 1 : count
}

/** The day on which a lunar day (0 to 30) of a month ends. Janson, sections 7 and 8. */
const lunarDayEnds = memo(8000, (name: TraditionName, count: number, day: number): DayNumber => {
  const { meanDate, meanSun, anomaly } = traditions[name]
  const date = meanDate + count * monthly.date + day * daily.date
  const sun = meanSun + count * monthly.sun + day * daily.sun
  const moonAnomaly = anomaly + count * monthly.anomaly + day * daily.anomaly
  const equation = interpolated(moonEquation, moonAnomaly) - interpolated(sunEquation, sun - 1 / 4)
  return plusDays(julianDayZero, Math.floor(date + equation / 60))
})

/** A table of a quarter period, mirrored to the half and negated in the other, at a fraction of the period. */
function interpolated(quarter: number[], turns: number): number {
  const last = quarter.length - 1
  const along = (turns - Math.floor(turns)) * 4 * last
  const half = along % (2 * last)
  const x = half > last ? 2 * last - half : half
  const [below, above] = [quarter[Math.floor(x)] ?? 0, quarter[Math.ceil(x)] ?? 0]
  const value = below + (above - below) * (x - Math.floor(x))
  return along >= 2 * last ? -value : value
}

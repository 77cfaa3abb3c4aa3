/** Easter Sunday, and the days counted from it. */
import { z } from 'zod'
import { type DayNumber, dayNumberOf, plusDays, yearsAround } from '../day.ts'
import { daysAway } from '../words.ts'
import { julianDayNumber } from './julian-fixed.ts'
import { ruleKind } from './rule-kind.ts'

/** Western (Gregorian) or Orthodox (Julian) Easter and the days counted from it. Exact in every year. */
export const easter = ruleKind('easter', {
  title: 'Easter',
  description: 'Easter Sunday or a day counted from it: Good Friday is 2 days before, Pentecost 49 after.',
  fields: {
    church: z
      .enum(['western', 'orthodox'])
      .describe('`western` (Catholic, Protestant) or `orthodox` (Julian reckoning).'),
    offsetDays: z
      .int()
      .min(-120)
      .max(120)
      .default(0)
      .describe(
        'Days after Easter Sunday, negative before: Ash Wednesday -46, Good Friday -2, Ascension 39. Default 0.',
      ),
  },
  example: { church: 'western', offsetDays: -2 },
  certainty: 'computed',
  days: ({ church, offsetDays }, span) =>
    yearsAround(span).map((year) =>
      plusDays(church === 'western' ? westernEaster(year) : orthodoxEaster(year), offsetDays),
    ),
  words: ({ church, offsetDays }) => {
    const sunday = `${church === 'western' ? 'Western' : 'Orthodox'} Easter Sunday`
    const name = church === 'western' && namedDays[offsetDays]
    const away = `${daysAway(offsetDays)} ${sunday}`.trimStart()
    return name ? `${name}, ${away}` : away
  },
})

/** What the Western church calls days counted from Easter. */
const namedDays: Record<number, string> = {
  [-47]: 'Shrove Tuesday',
  [-46]: 'Ash Wednesday',
  [-7]: 'Palm Sunday',
  [-3]: 'Maundy Thursday',
  [-2]: 'Good Friday',
  [-1]: 'Holy Saturday',
  1: 'Easter Monday',
  39: 'Ascension Day',
  49: 'Pentecost',
  50: 'Whit Monday',
  56: 'Trinity Sunday',
  60: 'Corpus Christi',
}

/**
 * Gregorian Easter Sunday. Source: J. Meeus, Astronomical Algorithms, 2nd ed., ch. 8 (Butcher's rule); exact from 1583.
 */
function westernEaster(year: number): DayNumber {
  const goldenNumber = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((goldenNumber + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * late + 114
  return dayNumberOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** Julian Easter Sunday as a Gregorian day. Source: Meeus, the same chapter; exact in every year. */
function orthodoxEaster(year: number): DayNumber {
  const moon = (19 * (year % 19) + 15) % 30
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + toSunday + 114
  return julianDayNumber(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/**
 * Festivals by the Hindu lunar calendar. By hand, since a library such as panchangam-js has its festivals in its code, and takes
 * no rule that is data: a month, a tithi, the hour at which it must prevail, and what holds where it does on two days or none.
 */
import { z } from 'zod'
import { type DayNumber, plusDays } from '../day.ts'
import { type Hour, hinduMonths, hinduMonthsOf, hourAt, hours, nakshatras, tithiSpan } from '../hindu-months.ts'
import { calendarPlaces, type Place, placeNames } from '../places.ts'
import { dayAt, lunationsAround, type Moment, siderealMoon } from '../sky.ts'
import { ordinal, titleCase } from '../words.ts'
import { ruleKind } from './rule-kind.ts'

/**
 * The day on which a tithi of a month prevails at the festival's hour. Months are amanta and festivals skip the added
 * month. Of published days about 97 in 100 are right from 2015 to 2026 and nearly all within a day; the rest are
 * choices of almanac makers, such as Vijayadashami of 2022. Source of the hours: P. V. Kane, History of Dharmasastra,
 * vol. V, part 1; of the ayanamsa, the Indian Astronomical Ephemeris.
 */
export const hinduLunisolar = ruleKind('hindu-lunisolar', {
  title: 'Hindu lunar calendar',
  description:
    'A tithi of a Hindu lunar month and the hour at which it must prevail, such as Diwali: the new moon of Ashvina at dusk.',
  fields: {
    month: z
      .enum(hinduMonths)
      .describe(
        'Lunar month, amanta (ending with the new moon). North Indian usage gives the dark half the next month’s name: its dark half of Kartika is that of `ashvina` here.',
      ),
    paksha: z.enum(['shukla', 'krishna']).describe('`shukla`, the bright half, or `krishna`, the dark half.'),
    tithi: z
      .int()
      .min(1)
      .max(15)
      .describe('Tithi of the half month, 1 to 15: shukla 15 is the full moon, krishna 15 the new moon.'),
    hour: z
      .enum(Object.keys(hours) as [Hour, ...Hour[]])
      .default('sunrise')
      .describe(
        'The hour at which the tithi must prevail: `pre-dawn` (96 minutes before sunrise), `sunrise`, `three-muhurtas` (a fifth of the day after sunrise), `purvahna`, `madhyahna`, `aparahna` (first half, third and fourth fifth of the day), `sunset`, `pradosh` (the first fifth of the night), `nishita` (midnight) or `moonrise`. Default `sunrise`.',
      ),
    both: z
      .enum(['first', 'second', 'longer'])
      .default('first')
      .describe(
        'The day taken when the tithi prevails at that hour on two days: `first`, `second` or `longer`. Default `first`.',
      ),
    none: z
      .enum(['first', 'second'])
      .default('first')
      .describe(
        'The day taken when it prevails at that hour on neither: `first`, on which it begins, or `second`. Default `first`.',
      ),
    nakshatra: z
      .enum(nakshatras)
      .optional()
      .describe('Of two days, the one whose hour the moon spends in this lunar mansion: `shravana` for Vijayadashami.'),
    isLeapMonth: z
      .boolean()
      .default(false)
      .describe('Whether the added month (adhika) of that name is meant, which few years have. Default false.'),
    place: z.enum(placeNames).default('new-delhi').describe('The place whose sunrise counts. Default `new-delhi`.'),
  },
  example: { month: 'ashvina', paksha: 'krishna', tithi: 15, hour: 'pradosh', both: 'longer' },
  certainty: 'approximate',
  days: ({ month, paksha, tithi, isLeapMonth, ...choice }, { from, to }) =>
    lunationsAround(from - 2, to + 2)
      .filter((lunation) => {
        const { months, isAdhika } = hinduMonthsOf(lunation)
        return months.includes(month) && isAdhika === isLeapMonth
      })
      .map((lunation) => dayOfTithi(tithiSpan(lunation, paksha === 'shukla' ? tithi : tithi + 15), choice)),
  words: ({ month, paksha, tithi, hour, isLeapMonth, place }) =>
    `${tithiWords(paksha, tithi)} of ${isLeapMonth ? 'adhika ' : ''}${titleCase(month)}, ${hours[hour]} in ${calendarPlaces[place].name}`,
})

type Choice = {
  hour: Hour
  both: 'first' | 'second' | 'longer'
  none: 'first' | 'second'
  nakshatra?: (typeof nakshatras)[number] | undefined
  place: Place
}

/** Of the days a tithi touches, the one to which it belongs. */
function dayOfTithi([begins, ends]: [Moment, Moment], { hour, both, none, nakshatra, place }: Choice): DayNumber {
  const { utcOffsetHours } = calendarPlaces[place]
  const first = plusDays(dayAt(begins, utcOffsetHours), -1)
  const days = Array.from({ length: dayAt(ends, utcOffsetHours) - first + 1 }, (_, index) => {
    const day = plusDays(first, index)
    const [from, to] = hourAt(place, day, hour)
    return { day, from, to, shared: Math.min(to, ends) - Math.max(from, begins) }
  })
  const [one, two] = days.filter(({ from, to }) =>
    from === to ? begins <= from && from < ends : from < ends && begins < to,
  )
  if (one && two) {
    if (nakshatra) return [one, two].find(({ from, to }) => nakshatraAt((from + to) / 2) === nakshatra)?.day ?? one.day
    if (both === 'longer') return two.shared > one.shared ? two.day : one.day
    return both === 'first' ? one.day : two.day
  }
  if (one) return one.day
  const dayItBegins = days.findLast(({ to }) => to <= begins)?.day ?? first
  return none === 'first' ? dayItBegins : plusDays(dayItBegins, 1)
}

const nakshatraAt = (moment: Moment) => nakshatras[Math.floor((siderealMoon(moment) * 27) / 360)]

function tithiWords(paksha: 'shukla' | 'krishna', tithi: number): string {
  if (tithi === 15) return paksha === 'shukla' ? 'the full moon' : 'the new moon'
  return `the ${ordinal(tithi)} tithi of the ${paksha === 'shukla' ? 'bright' : 'dark'} half`
}

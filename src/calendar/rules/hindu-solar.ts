/**
 * Festivals by the Hindu solar months. By hand, since a library such as panchangam-js has its festivals in its code, and takes
 * no rule of a region for the day on which a solar month begins.
 */
import { z } from 'zod'
import { type DayNumber, plusDays, yearsAround } from '../day.ts'
import { signs } from '../hindu-months.ts'
import { memo } from '../memo.ts'
import { calendarPlaces, type Place, placeNames } from '../places.ts'
import { dayAt, type Moment, siderealSunReaches, sunReaches, sunrise, sunset } from '../sky.ts'
import { ordinal, titleCase } from '../words.ts'
import { ruleKind } from './rule-kind.ts'

/** How a region takes the day from the moment the sun enters the sign. */
const dayRules = {
  'same-day': (entry: string) => `the day ${entry}`,
  'before-sunset': (entry: string) => `the day ${entry}, or the next if after sunset,`,
  'next-sunrise': (entry: string) => `the first sunrise after ${entry}`,
  'next-day': (entry: string) => `the day after that on which ${entry}`,
}
type DayRule = keyof typeof dayRules

/**
 * The n-th day of the solar month that begins as the sun enters a sign (sankranti). The moment is within minutes of the
 * Indian Astronomical Ephemeris; when it falls at the rule's limit almanacs part by a day. Source of the regional
 * rules: Sewell and Dikshit, The Indian Calendar, 1896, section 28.
 */
export const hinduSolar = ruleKind('hindu-solar', {
  title: 'Hindu solar calendar',
  description:
    'A day of the solar month that begins as the sun enters a sidereal sign, such as Makara Sankranti, Vishu or Poila Boishakh.',
  fields: {
    sign: z
      .enum(signs)
      .describe('The sign the sun enters: `mesha` (mid-April) to `mina` (mid-March); `makara` is mid-January.'),
    dayRule: z
      .enum(Object.keys(dayRules) as [DayRule, ...DayRule[]])
      .default('same-day')
      .describe(
        'Which day begins the month: `same-day` of the entry (Punjab, Odisha), `before-sunset` (Tamil; the next day if after sunset), `next-sunrise` (Vishu; the day whose sunrise first follows), `next-day` (Bengal). Default `same-day`.',
      ),
    day: z
      .int()
      .min(1)
      .max(32)
      .default(1)
      .describe('Day of the solar month, 1 to 32: 2 of `makara` is Mattu Pongal. Default 1.'),
    place: z
      .enum(placeNames)
      .default('new-delhi')
      .describe('The place whose clock and sun count. Default `new-delhi`.'),
  },
  example: { sign: 'makara', dayRule: 'before-sunset', place: 'chennai' },
  certainty: 'approximate',
  days: ({ sign, dayRule, day, place }, span) =>
    yearsAround(span).map((year) => plusDays(firstDay(sankranti(signs.indexOf(sign), year), dayRule, place), day - 1)),
  words: ({ sign, dayRule, day, place }) => {
    const month = `${dayRules[dayRule](`the sun enters ${titleCase(sign)}`)} in ${calendarPlaces[place].name}`
    return day === 1 ? month : `the ${ordinal(day)} day of the solar month from ${month}`
  },
})

/** The moment in a Gregorian year at which the sun enters a sign, 0 (mesha) to 11. */
export const sankranti = memo(4000, (sign: number, year: number): Moment => {
  // The sidereal zodiac lags 22 to 27 degrees, so many days, behind the equinox of this range.
  const tropical = (sign * 30 + 24) % 360
  return siderealSunReaches(sign * 30, sunReaches(tropical, year))
})

function firstDay(entry: Moment, dayRule: DayRule, place: Place): DayNumber {
  const day = dayAt(entry, calendarPlaces[place].utcOffsetHours)
  switch (dayRule) {
    case 'same-day':
      return day
    case 'before-sunset':
      return entry <= sunset(place, day) ? day : plusDays(day, 1)
    case 'next-sunrise':
      return entry <= sunrise(place, day) ? day : plusDays(day, 1)
    case 'next-day':
      return plusDays(day, 1)
  }
}

/** Festivals by the lunar mansion of a solar month. */
import { z } from 'zod'
import { type DayNumber, plusDays, type Span, yearsAround } from '../day.ts'
import { type Hour, hourAt, hours, nakshatras, signs } from '../hindu-months.ts'
import { calendarPlaces, type Place, placeNames } from '../places.ts'
import { dayAt, lunationAt, type Moment, moonAhead, siderealMoon } from '../sky.ts'
import { titleCase } from '../words.ts'
import { sankranti } from './hindu-solar.ts'
import { ruleKind } from './rule-kind.ts'

/**
 * The day of a solar month on which the moon is in a lunar mansion at an hour: Onam, Shravana in Simha, as Kerala's
 * almanacs have it. When no day of the month has it at that hour, the day before the mansion's passing. Onam is right
 * in each of 2015 to 2026; other festivals can be a day off, as Thaipusam of 2024.
 */
export const nakshatra = ruleKind('nakshatra', {
  title: 'Lunar mansion in a solar month',
  description: 'The day the moon is in a lunar mansion (nakshatra) in a solar month, such as Onam: Shravana in Simha.',
  fields: {
    nakshatra: z.enum(nakshatras).describe('The lunar mansion.'),
    sign: z.enum(signs).describe('The sidereal sign the sun is in, which names the solar month: `simha` is Chingam.'),
    hour: z
      .enum(Object.keys(hours) as [Hour, ...Hour[]])
      .default('sunrise')
      .describe('The hour of the day at which the moon must be there; see `hindu-lunisolar`. Default `sunrise`.'),
    pick: z
      .enum(['first', 'last', 'nearest-full-moon'])
      .default('last')
      .describe('Which day when the month has several: `first`, `last` or `nearest-full-moon`. Default `last`.'),
    place: z.enum(placeNames).default('new-delhi').describe('The place whose sunrise counts. Default `new-delhi`.'),
  },
  example: { nakshatra: 'shravana', sign: 'simha', place: 'kochi' },
  certainty: 'approximate',
  days: ({ nakshatra, sign, hour, pick, place }, span) =>
    yearsAround(span).flatMap((year) => {
      const month = solarMonth(signs.indexOf(sign), year)
      if (!touches(month, span)) return []
      const days = daysInMansion(nakshatras.indexOf(nakshatra), month, hour, place)
      if (pick === 'first') return days.slice(0, 1)
      if (pick === 'last') return days.slice(-1)
      const fullMoon = lastFullMoon(month)
      return days.sort((a, b) => Math.abs(a + 0.5 - fullMoon) - Math.abs(b + 0.5 - fullMoon)).slice(0, 1)
    }),
  words: ({ nakshatra, sign, hour, pick, place }) => {
    const which = pick === 'nearest-full-moon' ? 'the day nearest the full moon' : `the ${pick} day`
    return `${which} of the solar month ${titleCase(sign)} with the moon in ${titleCase(nakshatra)} ${hours[hour]} in ${calendarPlaces[place].name}`
  },
})

/** When the solar month of a sign, 0 (mesha) to 11, begins and ends. Only that of dhanu runs over the new year. */
function solarMonth(sign: number, year: number): [from: Moment, to: Moment] {
  const dhanu = 8
  return [sankranti(sign, year), sankranti((sign + 1) % 12, sign === dhanu ? year + 1 : year)]
}

/** Whether a day of the span may be one of the month: by local clocks a day begins up to a day earlier or later than in UTC. */
const touches = ([begins, ends]: [Moment, Moment], { from, to }: Span): boolean => ends >= from - 1 && begins <= to + 2

/**
 * The days of a solar month with the moon in a mansion at an hour; where it passes between two such hours, the earlier
 * day.
 */
function daysInMansion(mansion: number, [begins, ends]: [Moment, Moment], hour: Hour, place: Place): DayNumber[] {
  const first = dayAt(begins, calendarPlaces[place].utcOffsetHours)
  const days = Array.from({ length: Math.ceil(ends - begins) + 2 }, (_, index) => {
    const day = plusDays(first, index)
    const [from, to] = hourAt(place, day, hour)
    const moment = (from + to) / 2
    return { day, moment, mansionsOn: ((siderealMoon(moment) * 27) / 360 - mansion + 27) % 27 }
  })
  return days
    .filter(({ mansionsOn, moment }, index) => {
      if (moment < begins || moment >= ends) return false
      const tomorrow = days[index + 1]?.mansionsOn ?? 0
      const isPassed = mansionsOn > 25 && tomorrow >= 1 && tomorrow < 2
      return mansionsOn < 1 || isPassed
    })
    .map(({ day }) => day)
}

const lastFullMoon = ([, ends]: [Moment, Moment]): Moment => {
  const lunation = lunationAt(ends)
  const fullMoon = moonAhead(lunation, 180)
  return fullMoon < ends ? fullMoon : moonAhead(lunation - 1, 180)
}

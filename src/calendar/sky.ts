/**
 * Sun and moon for calendars. Instants are universal-time days since 1970-01-01T00:00, with a fraction. Source: the
 * astronomy-engine library, which states an error within one arcminute; equinoxes were within about 17 s near the
 * present. The unknown rotation of the earth adds up to minutes towards 2199.
 */
import {
  Body,
  EclipticGeoMoon,
  e_tilt,
  MakeTime,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
  SearchSunLongitude,
  SunPosition,
} from 'astronomy-engine'
import { type DayNumber, dayNumberOf } from './day.ts'
import { memo } from './memo.ts'
import { calendarPlaces, type Place } from './places.ts'

/** Universal-time days since 1970-01-01T00:00, with a fraction; a `DayNumber` is the moment at which that day begins in UTC. */
export type Moment = number

/** The moment astronomy-engine counts from, 2000-01-01T12:00. */
const j2000 = 10_957.5

/**
 * Days from one new moon to the next, on average, and the mean new moon of January 2000. Meeus, Astronomical
 * Algorithms, 2nd ed., ch. 49.
 */
const synodicMonth = 29.530588861
const firstMeanNewMoon = 10_962.59766

/** The day at a moment, by a clock that is `utcOffsetHours` hours ahead of UTC. */
export const dayAt = (moment: Moment, utcOffsetHours: number): DayNumber =>
  Math.floor(moment + utcOffsetHours / 24) as DayNumber

/** The new moon of a lunation; lunation 0 is that of 6 January 2000. */
export const newMoon = memo(8000, (lunation: number): Moment => {
  const mean = firstMeanNewMoon + synodicMonth * lunation
  return momentOf(SearchMoonPhase(0, mean - 2 - j2000, 5))
})

/** The lunation a moment is in. */
export const lunationAt = (moment: Moment): number => {
  const guess = Math.floor((moment - firstMeanNewMoon) / synodicMonth)
  if (newMoon(guess) > moment) return guess - 1
  return newMoon(guess + 1) <= moment ? guess + 1 : guess
}

/** The moment in a lunation at which the moon is so many degrees (0 to 360) ahead of the sun. */
export const moonAhead = memo(8000, (lunation: number, degrees: number): Moment => {
  if (degrees <= 0) return newMoon(lunation)
  if (degrees >= 360) return newMoon(lunation + 1)
  const start = newMoon(lunation)
  const mean = ((newMoon(lunation + 1) - start) * degrees) / 360
  return momentOf(SearchMoonPhase(degrees, Math.max(start, start + mean - 3) - j2000, 6))
})

/**
 * The moment in a Gregorian year at which the sun's apparent longitude reaches so many degrees: 0 in March, 270 in
 * December.
 */
export const sunReaches = memo(8000, (degrees: number, year: number): Moment => {
  const daysFromMarch = (degrees <= 278 ? degrees : degrees - 360) * (365.2422 / 360)
  const guess = dayNumberOf(year, 3, 20) + daysFromMarch
  return momentOf(SearchSunLongitude(degrees, guess - 6 - j2000, 12))
})

/**
 * The sun's longitude on the ecliptic of date in degrees, as the Indian ephemeris counts it, from Lahiri's fixed
 * origin.
 */
export const siderealSun = (moment: Moment): number => sidereal(SunPosition(moment - j2000).elon, moment)

/** The moon's longitude in the same measure. */
export const siderealMoon = (moment: Moment): number => sidereal(EclipticGeoMoon(moment - j2000).lon, moment)

/** The moment near `guess`, within ten days, at which the sun's sidereal longitude reaches so many degrees. */
export const siderealSunReaches = (degrees: number, guess: Moment): Moment => {
  let moment = guess
  for (let step = 0; step < 6; step++) {
    const toGo = ((degrees - siderealSun(moment) + 540) % 360) - 180
    moment += toGo * (365.2564 / 360)
    if (Math.abs(toGo) < 1e-6) break
  }
  return moment
}

/** Sunrise (upper limb, refraction included) on a day by the clock of a place. */
export const sunrise = memo(8000, (placeName: Place, day: DayNumber): Moment => {
  const place = calendarPlaces[placeName]
  return momentOf(SearchRiseSet(Body.Sun, observer(placeName), +1, day - place.utcOffsetHours / 24 - j2000, 1.2))
})

/** Sunset on a day by the clock of a place. */
export const sunset = memo(8000, (placeName: Place, day: DayNumber): Moment => {
  const place = calendarPlaces[placeName]
  return momentOf(SearchRiseSet(Body.Sun, observer(placeName), -1, day + 0.25 - place.utcOffsetHours / 24 - j2000, 1.2))
})

/** The first moonrise after noon of a day by the clock of a place; it can be past midnight. */
export const moonrise = memo(2000, (placeName: Place, day: DayNumber): Moment => {
  const place = calendarPlaces[placeName]
  return momentOf(SearchRiseSet(Body.Moon, observer(placeName), +1, day + 0.5 - place.utcOffsetHours / 24 - j2000, 2))
})

/** The lunations from one moment to another, and one more at either side. */
export const lunationsAround = (from: Moment, to: Moment): number[] => {
  const first = lunationAt(from) - 1
  return Array.from({ length: lunationAt(to) + 2 - first }, (_, index) => first + index)
}

/**
 * Ayanamsa of the Indian Astronomical Ephemeris (Lahiri): 23.857092° at J2000, with general precession since
 * (Capitaine, Wallace and Chapront 2003, A&A 412). The library's longitudes hold nutation, which is taken out.
 */
const sidereal = (apparent: number, moment: Moment): number => {
  const time = MakeTime(moment - j2000)
  const centuries = time.tt / 36_525
  const precession = (5028.796195 * centuries + 1.1054348 * centuries ** 2) / 3600
  return (apparent - e_tilt(time).dpsi / 3600 - 23.857092 - precession + 720) % 360
}

const observer = (placeName: Place): Observer => {
  const { latitude, longitude } = calendarPlaces[placeName]
  return new Observer(latitude, longitude, 0)
}

/** Throws where a search found nothing. Every search here brackets its result, so this is a defect of ours. */
const momentOf = (time: { ut: number } | null): Moment => {
  if (!time) throw new Error('The sky was searched where nothing happens')
  return time.ut + j2000
}

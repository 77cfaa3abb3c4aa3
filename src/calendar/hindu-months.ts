/**
 * Months, tithis and hours of the Hindu calendars. The sky is that of `astronomy-engine`; the rest is by hand, since libraries such as
 * panchangam-js tell of a given day what it is, and not on which day of a year a tithi prevails at an hour.
 */
import { type DayNumber, plusDays } from './day.ts'
import { memo } from './memo.ts'
import type { Place } from './places.ts'
import { type Moment, moonAhead, moonrise, newMoon, siderealSun, sunrise, sunset } from './sky.ts'

/** The twelve lunar months, amanta: each from new moon to new moon. */
export const hinduMonths = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const
export type HinduMonth = (typeof hinduMonths)[number]

/** The twelve signs, by whose entry by the sun (sankranti) solar months begin. */
export const signs = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrischika',
  'dhanu',
  'makara',
  'kumbha',
  'mina',
] as const

/** The 27 lunar mansions, each 13°20′ of the moon's sidereal longitude. */
export const nakshatras = [
  'ashvini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'svati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishtha',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const

/**
 * The month or months a lunation is, and whether it is the added one (adhika) before the month of its name. A lunation
 * in which the sun enters two signs is two months (kshaya), so that every month is in every year. Source: R. Sewell and
 * S. B. Dikshit, The Indian Calendar, 1896.
 */
export const hinduMonthsOf = memo(8000, (lunation: number): { months: HinduMonth[]; isAdhika: boolean } => {
  const sign = signAt(newMoon(lunation))
  const signsEntered = (signAt(newMoon(lunation + 1)) - sign + 12) % 12
  const month = (step: number) => hinduMonths[(sign + step) % 12] as HinduMonth
  return signsEntered === 2
    ? { months: [month(1), month(2)], isAdhika: false }
    : { months: [month(1)], isAdhika: signsEntered === 0 }
})

/** The hours of the day that decide on which day a festival is kept. */
export const hours = {
  'pre-dawn': 'before dawn',
  sunrise: 'at sunrise',
  'three-muhurtas': 'in the third muhurta after sunrise',
  purvahna: 'in the forenoon',
  madhyahna: 'at midday',
  aparahna: 'in the afternoon',
  sunset: 'at sunset',
  pradosh: 'at dusk',
  nishita: 'at midnight',
  moonrise: 'at moonrise',
} as const
export type Hour = keyof typeof hours

/**
 * An hour of a day at a place, from and to; both the same where it is an instant. Day and night are parted in fifteen
 * muhurtas each, the day in fifths for madhyahna and aparahna. Source: P. V. Kane, History of Dharmasastra, vol. V,
 * part 1, 1958.
 */
export const hourAt = memo(8000, (place: Place, day: DayNumber, hour: Hour): [from: Moment, to: Moment] => {
  const dawn = sunrise(place, day)
  const instant = (moment: Moment): [Moment, Moment] => [moment, moment]
  if (hour === 'sunrise') return instant(dawn)
  if (hour === 'pre-dawn') return instant(dawn - 96 / 1440)
  if (hour === 'moonrise') return instant(moonrise(place, day))
  const dusk = sunset(place, day)
  const daytime = dusk - dawn
  const night = sunrise(place, plusDays(day, 1)) - dusk
  switch (hour) {
    case 'three-muhurtas':
      return instant(dawn + (daytime * 3) / 15)
    case 'purvahna':
      return [dawn, dawn + daytime / 2]
    case 'madhyahna':
      return [dawn + (daytime * 2) / 5, dawn + (daytime * 3) / 5]
    case 'aparahna':
      return [dawn + (daytime * 3) / 5, dawn + (daytime * 4) / 5]
    case 'sunset':
      return instant(dusk)
    case 'pradosh':
      return [dusk, dusk + night / 5]
    case 'nishita':
      return [dusk + (night * 7) / 15, dusk + (night * 8) / 15]
  }
})

/** When a tithi (1 to 30, 1 to 15 bright) of a lunation begins and ends. */
export const tithiSpan = (lunation: number, tithi: number): [from: Moment, to: Moment] => [
  moonAhead(lunation, 12 * (tithi - 1)),
  moonAhead(lunation, 12 * tithi),
]

/** The sign the sun is in, 0 (mesha) to 11. */
const signAt = (moment: Moment) => Math.floor(siderealSun(moment) / 30)

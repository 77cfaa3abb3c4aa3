/** The meal clock: which countries are at breakfast, lunch or dinner at an instant. */

import { type CountryCode, countriesOfTheWorld } from './countries.ts'

/** The meals of a day, in their order. */
export const meals = ['breakfast', 'lunch', 'dinner'] as const

/** A meal of `meals`. */
export type Meal = (typeof meals)[number]

/** Local times, `HH:MM`: the meal begins with the first minute and is over at the second. */
type Hours = readonly [from: string, to: string]

/** A meal, its general hours, and the countries at it by their own hours, in the order of their names. */
export type MealNow = {
  meal: Meal
  from: string
  to: string
  countries: { code: CountryCode; name: string; local_time: string }[]
}

/**
 * When people eat in countries that `ownHours` does not name. No survey covers the world: these hours, and those below, are
 * customs of today set by hand to the half hour, none of them law.
 */
export const generalHours: Readonly<Record<Meal, Hours>> = {
  breakfast: ['06:30', '09:30'],
  lunch: ['12:00', '14:30'],
  dinner: ['18:30', '21:30'],
}

/**
 * Countries widely known to eat later or earlier; only the meals that differ. Sources: "What time people typically eat dinner
 * in 12 different places around the world", Insider, 2018, and what travel guides of each country agree on; for Norway also
 * Bugge and Døving, whose dinners are "from 15.00 to 19.00 hours".
 */
export const ownHours: Readonly<Partial<Record<CountryCode, Partial<Record<Meal, Hours>>>>> = {
  AR: { lunch: ['12:30', '15:00'], dinner: ['21:00', '23:00'] },
  CA: { dinner: ['17:30', '20:00'] },
  CN: { lunch: ['11:30', '13:30'], dinner: ['18:00', '20:00'] },
  DK: { lunch: ['11:30', '13:00'], dinner: ['17:30', '19:30'] },
  ES: { lunch: ['14:00', '16:00'], dinner: ['21:00', '23:00'] },
  FI: { lunch: ['11:00', '12:30'], dinner: ['16:30', '18:30'] },
  GR: { lunch: ['14:00', '16:00'], dinner: ['21:00', '23:00'] },
  IN: { dinner: ['20:00', '22:00'] },
  IT: { dinner: ['19:30', '22:00'] },
  MX: { lunch: ['14:00', '16:00'], dinner: ['20:00', '22:00'] },
  NL: { dinner: ['17:30', '19:30'] },
  NO: { lunch: ['11:00', '12:30'], dinner: ['16:00', '18:30'] },
  PT: { dinner: ['19:30', '22:00'] },
  SE: { lunch: ['11:00', '13:00'], dinner: ['17:00', '19:30'] },
  US: { dinner: ['17:30', '20:00'] },
  UY: { lunch: ['12:30', '15:00'], dinner: ['21:00', '23:00'] },
}

/**
 * The IANA zone of the largest city, for every country whose zones differ; and Kosovo's, of which Unicode's data has none. It stands
 * for the whole country.
 */
export const primaryZones: Readonly<Partial<Record<CountryCode, string>>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Chuuk',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  XK: 'Europe/Belgrade',
}

/** Lands without permanent inhabitants: stations and reserves, where no country's day is kept. */
const unpeopled: ReadonlySet<CountryCode> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

/** The IANA zone a country is shown by; undefined for the seven lands without permanent inhabitants. */
export const primaryZoneOf = (code: CountryCode): string | undefined =>
  unpeopled.has(code) ? undefined : (primaryZones[code] ?? zonesOf(code)[0])

/** What a locale knows of its region: an accessor in older engines, a function in newer ones. */
type RegionLocale = Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] }

/** The zones kept in a country, by the Unicode data that Node brings; none where it knows none. */
export function zonesOf(region: string): readonly string[] {
  const locale: RegionLocale = new Intl.Locale('und', { region })
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** Who eats what at an instant: always the three meals, the countries of each by name. A `RangeError` for an invalid date. */
export const mealClock = (now: Date): MealNow[] => {
  const diners = allDiners()
  const zones = new Set(diners.map(({ zone }) => zone))
  const timeByZone = new Map([...zones].map((zone) => [zone, clockOf(zone).format(now)]))
  return meals.map((meal) => {
    const [from, to] = generalHours[meal]
    return { meal, from, to, countries: diners.flatMap(atMeal(meal, timeByZone)) }
  })
}

/** A country with a clock. */
type Diner = { code: CountryCode; name: string; zone: string }

let everyDiner: Diner[] | undefined

/** All of them by name, as `countriesOfTheWorld` is. Asking Unicode's data for every zone takes a tenth of a second: once, when it is needed. */
function allDiners(): readonly Diner[] {
  everyDiner ??= countriesOfTheWorld.flatMap(({ code, name }) => {
    const zone = primaryZoneOf(code)
    return zone === undefined ? [] : [{ code, name, zone }]
  })
  return everyDiner
}

const atMeal =
  (meal: Meal, timeByZone: ReadonlyMap<string, string>) =>
  ({ code, name, zone }: Diner): MealNow['countries'] => {
    const time = timeByZone.get(zone) ?? ''
    const [from, to] = ownHours[code]?.[meal] ?? generalHours[meal]
    return from <= time && time < to ? [{ code, name, local_time: time }] : []
  }

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The `HH:MM` formatter of a zone, made when first asked for: to make one costs far more than to use it. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const before = clocks.get(zone)
  if (before !== undefined) return before
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

/** Seasons by the calendar month. */

import type { Hemisphere } from './hemisphere.ts'

const northernSeasons = ['winter', 'spring', 'summer', 'autumn'] as const

/** A season of the temperate year. */
export type Season = (typeof northernSeasons)[number]

/**
 * The meteorological season on a day (`YYYY-MM-DD`): whole months, so spring is March to May in the north and September to
 * November in the south. It is the temperate year: the tropics, with their wet and dry months, have no other answer here.
 */
export const seasonNow = (hemisphere: Hemisphere, day: string): Season => {
  const month = Number(day.split('-')[1])
  const northern = Math.floor((month % 12) / 3)
  const season = northernSeasons[hemisphere === 'north' ? northern : (northern + 2) % 4]
  if (season === undefined) throw new Error(`Not a day: ${day}`)
  return season
}

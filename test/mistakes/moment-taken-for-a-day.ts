/** A moment has a fraction, and is no day: on which one it falls depends on the clock that is asked. */
import { plusDays, toDay } from '#src/calendar/day.ts'
import { dayAt, newMoon, sunrise } from '#src/calendar/sky.ts'

export function mistaken(lunation: number): string {
  const moment = newMoon(lunation)
  // @ts-expect-error Argument of type 'number' is not assignable to parameter of type 'DayNumber'.
  toDay(moment)
  const day = dayAt(moment, 8)
  // @ts-expect-error Argument of type 'number' is not assignable to parameter of type 'DayNumber'.
  sunrise('new-delhi', day + 0.5)
  return toDay(plusDays(day, 1))
}

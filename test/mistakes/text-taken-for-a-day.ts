/** A day is no text like another: what was not judged by isDay is none, and what isDay refused is text still. */
import { addDays, isDay } from '#src/calendar/day.ts'

export function mistaken(asked: string): string {
  // @ts-expect-error Argument of type 'string' is not assignable to parameter of type 'Day'.
  addDays(asked, 1)
  // @ts-expect-error Argument of type '"2026-1-2"' is not assignable to parameter of type 'Day'.
  addDays('2026-1-2', 1)
  // @ts-expect-error Argument of type '"2026-13-01"' is not assignable to parameter of type 'Day'.
  addDays('2026-13-01', 1)
  if (isDay(asked)) return addDays(asked, 1)
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  const shown: number = asked
  return `${shown}`
}

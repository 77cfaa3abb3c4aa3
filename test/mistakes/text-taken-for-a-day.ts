/** A day is no text like another: what was not judged by isDay is none, and what isDay refused is text still. */
import { addDays, isDay } from '#src/calendar/day.ts'

export function mistaken(asked: string): string {
  // @ts-expect-error nobody has judged it
  addDays(asked, 1)
  if (isDay(asked)) return addDays(asked, 1)
  // @ts-expect-error it is text
  const shown: number = asked
  return `${shown}`
}

/** When a job was last due, and when it is due next. */
import { parse } from 'node-cron'

const MINUTE_MS = 60_000
/** How far it looks back and ahead: a monthly job has been due within this time. */
const MOST_MINUTES = 32 * 24 * 60

/** The last minute, up to and with that of `now`, at which this schedule was due (UTC); null when there was none within a month. */
export const lastDue = (cron: string, now: Date): Date | null => search(cron, minuteOf(now), -MINUTE_MS)

/** The first minute after `now` at which this schedule is due (UTC); null when there is none within a month. */
export const nextDue = (cron: string, now: Date): Date | null => search(cron, minuteOf(now) + MINUTE_MS, MINUTE_MS)

function search(cron: string, fromMs: number, stepMs: number): Date | null {
  const isDue = matcher(cron)
  for (let step = 0; step < MOST_MINUTES; step++) {
    const minute = new Date(fromMs + step * stepMs)
    if (isDue(minute)) return minute
  }
  return null
}

function matcher(cron: string): (minute: Date) => boolean {
  const { minute, hour, dayOfMonth, month, dayOfWeek } = parse(cron)
  return (at) =>
    minute.includes(at.getUTCMinutes()) &&
    hour.includes(at.getUTCHours()) &&
    dayOfMonth.includes(at.getUTCDate()) &&
    month.includes(at.getUTCMonth() + 1) &&
    dayOfWeek.includes(at.getUTCDay())
}

const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS

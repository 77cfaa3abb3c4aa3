/** An instant as editors read it: the UTC time, and how far it is from now. */

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const relative = new Intl.RelativeTimeFormat('en-GB')
const absolute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Such as “21 Nov 2026, 22:05 UTC”, and below it “3 minutes ago”. */
export const Instant = ({ at, now }: { at: Date; now: Date }) => (
  <time dateTime={at.toISOString()}>
    {instantInWords(at)} <small>{fromNow(at, now)}</small>
  </time>
)

/** Such as “21 Nov 2026, 22:05 UTC”. */
export const instantInWords = (at: Date): string => `${absolute.format(at)} UTC`

/** A text whose instants, which are stored as `2026-11-21T22:05:00.000Z`, read so. */
export const withInstantsInWords = (text: string): string =>
  text.replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (instant) => {
    const at = new Date(instant)
    return Number.isNaN(at.getTime()) ? instant : instantInWords(at)
  })

/** Whole days, hours or minutes before or after now: “3 minutes ago”, “in 2 hours”; under a minute, “just now”. */
export function fromNow(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000)
  const [unit, size] = units.find(([, least]) => Math.abs(seconds) >= least) ?? []
  if (!unit) return seconds > 0 ? 'within a minute' : 'just now'
  return relative.format(Math.trunc(seconds / size), unit)
}

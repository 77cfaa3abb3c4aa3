/**
 * Times in feeds: RFC 822 and RFC 3339 as people write them. By hand, since `Date.parse` takes 30 February for a day in March, and
 * chrono-node finds a time in any text; both take a time without a zone for one of this machine's.
 */

/** Zones of RFC 822 (section 5.1) and others that feeds use, in minutes east of UTC. */
const zones: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  bst: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  ist: 330,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const clock = String.raw`(?:[t,\s]\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)?\s*(am|pm)?\s*(?:\()?((?:gmt|utc)?[+-]\d{1,2}:?\d{0,2}|[a-z]{1,5})?(?:\))?`

/** `2026-03-05T12:34:56.7+01:00`, also with a space, a comma or slashes, and without seconds, clock or zone. */
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}`, 'i')

/** `Thu, 05 Mar 2026 12:34:56 +0100`, also without the weekday, with a short year or a whole month. */
const dayFirst = new RegExp(
  String.raw`^(?:\p{L}+\.?,?\s*)?(\d{1,2})(?:st|nd|rd|th)?[-\s]+([a-z]{3,9})\.?,?[-\s]+(\d{4}|\d{2})\b${clock}`,
  'iu',
)

/** `March 5, 2026 12:34`. */
const monthFirst = new RegExp(
  String.raw`^(?:\p{L}+\.?,?\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b${clock}`,
  'iu',
)

const MOST_LENGTH = 100
const YEARS = [1990, 2199] as const

/** The instant; without a zone it is taken for UTC. Null where the text is no time from 1990 to 2199. */
export function instantOf(text: string): Date | null {
  const time = text.trim().slice(0, MOST_LENGTH)
  const unix = /^(\d{10})(\d{3})?$/.exec(time)
  if (unix) return new Date(Number(unix[1]) * 1000)
  const iso = yearFirst.exec(time)
  if (iso) return instant([iso[1], iso[2], iso[3]], iso.slice(4))
  const day = dayFirst.exec(time)
  if (day) return instant([day[3], monthNumber(day[2]), day[1]], day.slice(4))
  const month = monthFirst.exec(time)
  if (month) return instant([month[3], monthNumber(month[1]), month[2]], month.slice(4))
  return null
}

type Part = string | number | undefined

function instant(date: readonly Part[], [hours, minutes, seconds, half, zone]: readonly Part[]): Date | null {
  const [year = 0, month = 0, day = 0] = date.map(Number)
  const hour = hourOf(Number(hours ?? 0), String(half ?? ''))
  const [minute, second] = [Number(minutes ?? 0), Math.min(Number(seconds ?? 0), 59)]
  // RFC 2822, section 4.3.
  const wholeYear = String(date[0]).length > 2 ? year : year < 50 ? 2000 + year : 1900 + year
  const midnight = new Date(Date.UTC(wholeYear, month - 1, day))
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day
  if (!isDay || wholeYear < YEARS[0] || wholeYear > YEARS[1] || hour > 24 || minute > 59) return null
  const ms = midnight.getTime() + ((hour * 60 + minute - minutesEast(String(zone ?? ''))) * 60 + second) * 1000
  return new Date(ms)
}

const monthNumber = (name = ''): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

function hourOf(hour: number, half: string): number {
  if (!half) return hour
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}

/** The offset of a zone; unknown zones count as UTC. */
function minutesEast(zone: string): number {
  const offset = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)
  if (!offset) return zones[zone.toLowerCase()] ?? 0
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0)
  if (minutes > 14 * 60) return 0
  return offset[1] === '-' ? -minutes : minutes
}

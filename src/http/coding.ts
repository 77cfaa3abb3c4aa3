/** Which compression a reader takes: RFC 9110, section 12.5.3. */
import type { Coding } from '#tools/answer.ts'

/** Best first. */
const ours: readonly Coding[] = ['br', 'gzip']

/** Browsers send the same few headers again and again. */
const read = new Map<string, Coding | null>()
const MOST_READ = 200

/** The best of our codings by an Accept-Encoding header; null where the reader takes none of them, or does not say. */
export function codingFor(acceptEncoding: string | undefined): Coding | null {
  if (acceptEncoding === undefined) return null
  const before = read.get(acceptEncoding)
  if (before !== undefined) return before
  const coding = best(acceptEncoding)
  if (read.size < MOST_READ) read.set(acceptEncoding, coding)
  return coding
}

function best(acceptEncoding: string): Coding | null {
  const qualities = new Map(acceptEncoding.slice(0, 500).split(',').map(qualityOf))
  const quality = (coding: Coding): number => qualities.get(coding) ?? qualities.get('*') ?? 0
  const least = Math.max(...ours.map(quality))
  return least > 0 ? (ours.find((coding) => quality(coding) === least) ?? null) : null
}

/** `gzip;q=0.5` as a coding and its weight, 1 where none is given. */
function qualityOf(part: string): [coding: string, quality: number] {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return [coding, Number.isNaN(quality) ? 0 : quality]
}

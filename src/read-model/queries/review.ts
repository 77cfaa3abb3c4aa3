/** What speaks against the entries that are published: for editors, to look at next. */
import { plainText } from '#src/markdown/plain-text.ts'
import type { OwnerId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { type JsonText, parsedText } from '../json.ts'
import { type Concern, concernsOf } from '../provenance.ts'
import type { AnyRecord } from '../resource.ts'
import { resourcesOf } from '../resources/index.ts'

type Reviewed = {
  resource: string
  slug: string
  name: string
  /** Words of its texts. */
  words: number
  reads: number
  concerns: Concern[]
}

type Review = {
  total: number
  /** How many of them nobody has checked since they were written. */
  unchecked: number
  /** The entries that something speaks against, worst first. */
  entries: Reviewed[]
}

/** A fault counts as much as this many other concerns. */
const FAULT = 10

/** Reads every entry of a service, a resource at a time. */
export async function readReview({ execute }: Pick<Database, 'execute'>, owner: OwnerId): Promise<Review> {
  const review: Review = { total: 0, unchecked: 0, entries: [] }
  const weights = new Map<Reviewed, number>()
  for (const resource of resourcesOf(owner)) {
    const rows = await execute<{ record: JsonText<AnyRecord>; reads: string }>(
      'select record, reads from read_model.records where service = $1 and resource = $2 order by slug',
      [owner, resource.id],
    )
    for (const { record: text, reads } of rows) {
      const record = parsedText(text)
      review.total++
      if (record.provenance.state === 'unchecked') review.unchecked++
      const concerns = concernsOf(resource, record)
      if (concerns.length === 0) continue
      const texts = Object.keys(resource.sections).map((key) => plainText(String(record[key] ?? '')))
      const words = texts.join(' ').match(/\S+/g)?.length ?? 0
      const entry = {
        resource: resource.id,
        slug: record.slug,
        name: record.name,
        words,
        reads: Number(reads),
        concerns,
      }
      review.entries.push(entry)
      weights.set(
        entry,
        resource.standing * (concerns.length + FAULT * concerns.filter(({ isFault }) => isFault).length),
      )
    }
  }
  const weightOf = (entry: Reviewed): number => weights.get(entry) ?? 0
  review.entries.sort((a, b) => weightOf(b) - weightOf(a) || b.reads - a.reads || a.name.localeCompare(b.name, 'en'))
  return review
}

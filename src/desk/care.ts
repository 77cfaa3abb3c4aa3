/** What needs attention: how many entries are due or unchecked, and what is in trouble. */
import type { Payload } from 'payload'
import { type Person, publishes } from '#collections/access/person.ts'
import { catalogueCollections } from '#collections/index.ts'
import type { Day } from '#src/calendar/day.ts'
import { namesOfDocuments } from '#src/editing/names.ts'
import { planned } from '#src/editing/planned.ts'
import { jobStatus } from '#src/jobs/status.ts'
import { brokenLinks } from '#src/links/broken-links.ts'
import type { Execute } from '#src/read-model/database.ts'
import { type OwnerId, services } from '#src/services.ts'
import { uncheckedCounts } from './unchecked.ts'

/** One sort of such things, and the page to deal with them; null where there is no single one. */
export type Care = { words: string; count: number; href: string | null }

/** What needs attention in these catalogues. Writers are told only of entries: editors see to the rest. */
export async function careOf(
  payload: Payload,
  execute: Execute,
  person: Person,
  { mine, today, now }: { mine: readonly OwnerId[]; today: Day; now: Date },
): Promise<Care[]> {
  const slugs = catalogueCollections
    .filter(({ resource }) => mine.includes(resource.service))
    .map(({ config }) => config.slug)
  const [due, reviews, unchecked] = await Promise.all([
    execute<{ collection: string; id: number }>(
      `select collection, document_id as id from editing.reviews
       where recheck_on <= $2::date and collection = any($1::text[])`,
      [slugs, today],
    ),
    execute<{ collection: string; id: number }>(
      `select collection, document_id as id from editing.reviews
       where state = 'in review' and collection = any($1::text[])`,
      [slugs],
    ),
    uncheckedCounts(execute, mine),
  ])
  const present = async (entries: { collection: string; id: number }[]) =>
    (await namesOfDocuments(execute, entries)).size
  const ofEntries: Care[] = [
    { words: 'In review', count: await present(reviews), href: '/admin' },
    { words: 'Due for a re-check', count: await present(due), href: '/admin/plans' },
    {
      words: 'Published and unchecked',
      count: unchecked.reduce((sum, { count }) => sum + count, 0),
      href: `/admin/unchecked${mine.length === 1 ? `?service=${mine[0]}` : ''}`,
    },
  ]
  if (!publishes(person)) return ofEntries
  const ofServices = services.map(({ id }) => id).filter((id) => mine.includes(id))
  const [plans, links, outlets, jobs] = await Promise.all([
    planned(execute),
    brokenLinks(execute, ofServices),
    payload.count({
      collection: 'outlets',
      where: {
        and: [
          { service: { in: ofServices } },
          { isActive: { not_equals: false } },
          { or: [{ isPaused: { equals: true } }, { failures: { greater_than: 0 } }] },
        ],
      },
    }),
    jobStatus(execute, now),
  ])
  const isFailing = (plan: { collection: string; tried: number }) => slugs.includes(plan.collection) && plan.tried > 0
  return [
    ...ofEntries,
    { words: 'Plans that failed', count: plans.filter(isFailing).length, href: '/admin/plans' },
    { words: 'Broken links', count: links.length, href: '/admin' },
    { words: 'Outlets in trouble', count: outlets.totalDocs, href: '/admin' },
    {
      words: 'Jobs that failed',
      count: jobs.filter(({ lastOutcome }) => lastOutcome === 'failed').length,
      href: '/admin',
    },
  ]
}

/** The answer where an entry is not there: what may have been meant, and whether an entry of that name waits to be written. */
import type { Day } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { type NearEntry, nearestEntries, slipMeant, slugCalled } from '#src/read-model/queries/by-name.ts'
import { calledEverywhere } from '#src/read-model/queries/find-everywhere.ts'
import { searchEntries } from '#src/read-model/queries/search.ts'
import { type UnwrittenEntry, waitingCalled } from '#src/read-model/queries/waiting.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
import type { Context } from './tool.ts'

/** Most entries that are suggested. */
const MOST = 5

/** Published and waiting entries whose names come near a name that no entry has. */
export type ComingNear = { near: NearEntry[]; waiting: UnwrittenEntry[] }

/** What was asked for, and what comes near it. */
type Missing = ComingNear & { asked: string; isSlug: boolean }

/** The entry with a name, or entries that come near. The name of a waiting entry is not taken for a slip of another name. */
export async function meantBy(
  database: Database,
  resource: AnyResource,
  name: string,
): Promise<{ slug: string } | (ComingNear & { slug?: never })> {
  const called = await slugCalled(database, resource, name)
  if (called !== null) return { slug: called }
  const waiting = await waitingCalled(database, [resource], name)
  if (waiting.length > 0) return { near: await nearestEntries(database, resource, name), waiting }
  const { slug, near } = await slipMeant(database, resource, name)
  return slug === null ? { near, waiting: await waitingCalled(database, [resource], name, { slips: true }) } : { slug }
}

/** Entries that come near the words of a slug that no entry has. */
export async function comingNear(database: Database, resource: AnyResource, words: string): Promise<ComingNear> {
  const [near, waiting] = await Promise.all([
    nearestEntries(database, resource, words),
    waitingCalled(database, [resource], words),
  ])
  return { near, waiting }
}

/** The message about a missing entry. */
export const detailOf = (
  { one }: AnyResource,
  { asked, isSlug, waiting: [first] }: { asked: string; isSlug: boolean; waiting: readonly UnwrittenEntry[] },
): string =>
  first
    ? `The ${one} "${first.name}" waits to be written: there is no page of it yet.`
    : `No ${one} ${isSlug ? 'has the slug' : 'is called'} "${asked}".`

/** Raises the error for a missing entry. */
export async function raiseMissing(
  { database, today }: Pick<Context, 'database' | 'today'>,
  resource: AnyResource,
  missing: Missing,
): Promise<never> {
  const { asked, waiting } = missing
  const words = asked.replaceAll('-', ' ')
  // The module that tells how to open an entry is loaded only here, since tools are made with this one.
  const { suggested } = await import('./opening.ts')
  const meant = await mayBeMeant(database, resource, { ...missing, words, today })
  return raise('not_found', detailOf(resource, missing), {
    suggestions: meant.slice(0, MOST).map(suggested),
    waiting: waiting.map((one) => ({ name: one.name, resource: one.resource })),
    missed: { service: resource.service, name: waiting[0]?.name ?? words },
  })
}

type MayBeMeant = { resource: AnyResource; slug: string; name: string }

/**
 * Entries with this name of another resource of the service, and entries of the resource whose names come near; if there are none, other
 * entries with all of the words.
 */
async function mayBeMeant(
  database: Database,
  resource: AnyResource,
  { words, near, today, isSlug }: Pick<Missing, 'near' | 'isSlug'> & { words: string; today: Day },
): Promise<MayBeMeant[]> {
  const own = near.map((entry) => ({ resource, ...entry }))
  const resources = resourcesOf(resource.service).filter((one) => one !== resource)
  const others = await calledEverywhere(database, resources, words)
  const named = isSlug ? [...own, ...others] : [...others, ...own]
  const service = findService(resource.service)
  if (named.length > 0 || !service) return named
  const { hits } = await searchEntries(database, { services: [service.id], query: words, limit: MOST, today })
  return hits
    .filter(({ missing }) => missing.length === 0)
    .map(({ resource: id, slug, summary }) => ({
      resource: findResource(service.id, id),
      slug,
      name: summary.name,
    }))
}

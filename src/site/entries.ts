/**
 * Entries of any resource, for pages and site maps: from the resource's own tool or, where no tool opens or lists it, from the read model
 * in the same shape.
 */
import { type Sureness, surenessOf } from '#src/calendar/certainty.ts'
import { type Day, lastDay, todayUtc } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import { OctavoError, raise } from '#src/errors.ts'
import { yearOf } from '#src/read-model/dates.ts'
import { encodeInPieces, parsedText, type Stored, withAddresses, withFields } from '#src/read-model/json.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource, AnySummary, OpenRecord } from '#src/read-model/resource.ts'
import { addressOf } from '#src/services.ts'
import { isSlug, slugify } from '#src/text/slug.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import { type Call, callAs } from '#tools/index.ts'
import { findEntry } from '#tools/kinds/get.ts'
import { featuredSlug } from '#tools/kinds/of-the-day.ts'
import { meantBy } from '#tools/missing.ts'
import type { Varies } from '#tools/tool.ts'
import { toolOf } from '#tools/tool-of.ts'

/** One entry in full: the answer of a get tool. Raises `not_found` with the nearest names. */
export async function openEntry(resource: AnyResource, slug: string, call: Call): Promise<Answer<OpenRecord>> {
  const opens = toolOf(resource.service, ['get'], resource.id)
  if (opens) return callAs(resource.service, opens, { slug }, call)
  const today = todayUtc(call.now)
  return entriesAnswer(
    resource,
    { key: `entry ${slug}`, varies: resource.isCalendar ? 'today' : 'content' },
    call,
    async () => {
      const { record, calendar } = await findEntry({ database: call.database, today }, resource, { slug })
      return resource.isCalendar
        ? withFields(record, datesOf(calendar ? nextDate(calendar, today) : null, today))
        : record
    },
  )
}

/** Years after this one for which the dates of a day are given. */
const YEARS_AHEAD = 10

/** The dates of a day from today on, each with its certainty; only the next date of a day that comes every week. */
export type DatesAhead = { isWeekly: boolean; dates: (Sureness & { starts: Day; ends: Day })[] }

/** The dates of a day, or of an occasion, for ten years; null for what has no calendar. */
export async function datesAhead(
  resource: AnyResource,
  slug: string,
  { database, now }: Call,
): Promise<DatesAhead | null> {
  const entry = await bySlug(database, resource, slug)
  if (!entry || entry.calendar === null) return null
  const { rule, overrides } = parsedText(entry.calendar)
  const today = todayUtc(now)
  const isWeekly = rule.kind === 'weekly'
  const last = Math.min(yearOf(today) + (isWeekly ? 1 : YEARS_AHEAD), yearOf(lastDay))
  const all = occurrences(rule, today, `${last}-12-31` as Day, overrides)
  return {
    isWeekly,
    dates: (isWeekly ? all.slice(0, 1) : all).map((occurrence) => ({
      starts: occurrence.starts,
      ends: occurrence.ends,
      ...surenessOf(rule, occurrence, overrides),
    })),
  }
}

/** The slug of the entry with a name as readers say it; null where none has it. */
export const slugByName = async (resource: AnyResource, name: string, { database }: Call): Promise<string | null> =>
  (await meantBy(database, resource, name)).slug ?? null

/** The entry under this slug or, as readers say it, by this name. Raises `not_found` with the nearest names. */
export async function entryCalled(resource: AnyResource, name: string, call: Call): Promise<Answer<OpenRecord>> {
  // A text from which no slug can be made is no name of an entry.
  const slug = isSlug(name) ? name : slugify(name)
  if (slug === '') raise('not_found', `No ${resource.one} is called so.`)
  try {
    return await openEntry(resource, slug, call)
  } catch (error) {
    const isMissing = error instanceof OctavoError && error.code === 'not_found'
    const meant = isMissing ? await slugByName(resource, slug.replaceAll('-', ' '), call) : null
    if (meant === null) throw error
    return openEntry(resource, meant, call)
  }
}

/** The item of the day of what the service is about, in full; null while none is published. */
export async function entryOfTheDay(resource: AnyResource, call: Call): Promise<Answer<OpenRecord> | null> {
  const slug = await featuredSlug(call.database, resource, todayUtc(call.now))
  return slug === null ? null : openEntry(resource, slug, call)
}

/** Every entry in one line, by name: the answer of a list that is not paged. */
export const listEntries = (
  resource: AnyResource,
  call: Call,
): Promise<Answer<{ items: AnySummary[]; total: number }>> =>
  entriesAnswer<{ items: AnySummary[]; total: number }>(
    resource,
    { key: 'entries', varies: 'content' },
    call,
    async () => {
      const items = await everything(call.database, resource)
      return { items, total: items.length }
    },
  )

function entriesAnswer<T>(
  resource: AnyResource,
  { key, varies }: { key: string; varies: Varies },
  call: Call,
  read: () => Promise<Stored<T>>,
): Promise<Answer<T>> {
  const { database, now, publicUrl } = call
  const baseUrl = addressOf(resource.service, call)
  const sources = sourcesOf(resource.service, ['entries', 'topics'])
  const about = { key: `${resource.service} ${resource.id} ${key} ${baseUrl}`, varies, sources, now, isCheap: true }
  const make = async () => {
    const pieces = encodeInPieces(await read())
    return answerOf<T>(
      pieces.map((piece) => withAddresses(piece, baseUrl, publicUrl)),
      { varies, sources },
    )
  }
  return keptAnswer(database, about, make)
}

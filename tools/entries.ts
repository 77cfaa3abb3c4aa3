/**
 * Entries of any resource, for pages and site maps: by the resource's own tool where it has one, and in the same shape
 * where no tool opens or lists it.
 */
import { todayUtc } from '#src/calendar/day.ts'
import { encodeInPieces, type Stored, withAddresses, withFields } from '#src/read-model/json.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource, AnySummary, OpenRecord } from '#src/read-model/resource.ts'
import { addressOf } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from './answer.ts'
import { type Call, callAs } from './index.ts'
import { findEntry } from './kinds/get.ts'
import { featuredSlug } from './kinds/of-the-day.ts'
import { meantBy } from './missing.ts'
import type { Varies } from './tool.ts'
import { toolOf } from './tool-of.ts'

/** One entry in full: the answer of a get tool. Raises `not_found` with the nearest names. */
export async function openEntry(of: AnyResource, slug: string, call: Call): Promise<Answer<OpenRecord>> {
  const opens = toolOf(of.service, ['get'], of.id)
  if (opens) return callAs(of.service, opens, { slug }, call)
  const today = todayUtc(call.now)
  return kept(of, { key: `entry ${slug}`, varies: of.isCalendar ? 'today' : 'content' }, call, async () => {
    const { record, calendar } = await findEntry({ database: call.database, today }, of, { slug })
    return of.isCalendar ? withFields(record, datesOf(calendar ? nextDate(calendar, today) : null, today)) : record
  })
}

/** The slug of the entry that goes by a name as readers say it; null where none does. */
export const slugCalled = async (of: AnyResource, name: string, { database }: Call): Promise<string | null> =>
  (await meantBy(database, of, name)).slug ?? null

/** The item of the day of what the service is about, in full; null while none is published. */
export async function entryOfTheDay(of: AnyResource, call: Call): Promise<Answer<OpenRecord> | null> {
  const slug = await featuredSlug(call.database, of, todayUtc(call.now))
  return slug === null ? null : openEntry(of, slug, call)
}

/** Every entry in one line, by name: the answer of a list that is not paged. */
export const listEntries = (of: AnyResource, call: Call): Promise<Answer<{ items: AnySummary[]; total: number }>> =>
  kept<{ items: AnySummary[]; total: number }>(of, { key: 'entries', varies: 'content' }, call, async () => {
    const items = await everything(call.database, of)
    return { items, total: items.length }
  })

function kept<T>(
  of: AnyResource,
  { key, varies }: { key: string; varies: Varies },
  call: Call,
  read: () => Promise<Stored<T>>,
): Promise<Answer<T>> {
  const { database, now, publicUrl } = call
  const baseUrl = addressOf(of.service, call)
  const sources = sourcesOf(of.service, ['entries', 'topics'])
  const about = { key: `${of.service} ${of.id} ${key} ${baseUrl}`, varies, sources, now }
  const make = async () => {
    const pieces = encodeInPieces(await read())
    return answerOf<T>(
      pieces.map((piece) => withAddresses(piece, baseUrl, publicUrl)),
      { varies, sources },
    )
  }
  return keptAnswer(database, about, make)
}

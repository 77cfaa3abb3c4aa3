/**
 * Entries of any resource, for pages and site maps: by the resource's own tool where it has one, and in the same shape
 * where no tool opens or lists it.
 */
import { todayUtc } from '#src/calendar/day.ts'
import { encode, type StoredJson, withAddresses, withFields } from '#src/read-model/json.ts'
import { remember } from '#src/read-model/memo.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type Call, callTool } from './index.ts'
import { findEntry } from './kinds/get.ts'
import { featuredSlug } from './kinds/of-the-day.ts'
import { toolOf } from './tool-of.ts'

/** One entry in full, as JSON text: the answer of a get tool. Raises `not_found` with the nearest names. */
export async function openEntry(of: AnyResource, slug: string, call: Call): Promise<string> {
  const opens = toolOf(of.service, ['get'], of.id)
  if (opens) return (await callTool(of.service, opens.name, { slug }, call)).text
  const today = todayUtc(call.now)
  return kept(of, `entry ${of.isCalendar ? today : ''} ${slug}`, call, async () => {
    const { record, calendar } = await findEntry(call.database, of, { slug })
    return of.isCalendar ? withFields(record, datesOf(calendar ? nextDate(calendar, today) : null, today)) : record
  })
}

/** The item of the day of what the service is about, in full, as JSON text; null while none is published. */
export async function entryOfTheDay(of: AnyResource, call: Call): Promise<string | null> {
  const slug = await featuredSlug(call.database, of, todayUtc(call.now))
  return slug === null ? null : openEntry(of, slug, call)
}

/** Every entry in one line, by name, as JSON text: the answer of a list that is not paged. */
export const listEntries = (of: AnyResource, call: Call): Promise<string> =>
  kept(of, 'entries', call, async () => {
    const items = await everything(call.database, of)
    return { items, total: items.length }
  })

const kept = (of: AnyResource, key: string, call: Call, read: () => Promise<StoredJson | object>): Promise<string> =>
  remember(
    call.database,
    of.service,
    `${of.id} ${key} ${call.baseUrl}`,
    async () => withAddresses(encode(await read()), call.baseUrl, call.publicUrl),
    (text) => text.length,
  )

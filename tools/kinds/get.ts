/** `get_*`: one entry in full, by slug or by name. */
import { z } from 'zod'
import { raise, raiseInvalid } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { withFields } from '#src/read-model/json.ts'
import { nearestNames, slugByName } from '#src/read-model/queries/by-name.ts'
import { bySlug, type Found } from '#src/read-model/queries/by-slug.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { needsOneOf, slugOrName } from '../inputs.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { mistake } from '../parse-input.ts'
import { tool } from '../tool.ts'

/** The page of an entry. Errors: `invalid_request` with neither slug nor name, `not_found` with the nearest names. */
export const get = <const N extends string>(of: AnyResource, { example, list }: { example: string; list: N }) =>
  tool({
    kind: 'get',
    of: of.id,
    description: ({ nameOf }) => {
      return (
        `One ${of.one} in full, by slug or by name: every section, its facts, links and sources.` +
        `${instead(['to find one', nameOf(['search'])], ['to browse', list])} ${of.about}`
      )
    },
    seeAlso: [list],
    input: z.strictObject(slugOrName(of.one)).meta(needsOneOf('slug', 'name')),
    output: fullRecord(of),
    example: { slug: example },
    varies: of.isCalendar ? 'today' : 'content',
    reads: ['entries', 'topics'],
    // Which entry goes by a name may change with any of them.
    alone: ({ slug }) => (typeof slug === 'string' ? slug : undefined),
    run: async ({ slug, name }, { database, today }) => {
      const found = await findEntry(database, of, { slug, name })
      if (!of.isCalendar) return found.record
      return withFields(found.record, datesOf(found.calendar === null ? null : nextDate(found.calendar, today), today))
    },
  })

/** The entry with this slug or, without one, this name. */
export async function findEntry(
  database: Database,
  of: AnyResource,
  { slug, name }: { slug?: string | undefined; name?: string | undefined },
): Promise<Found> {
  if (slug === undefined && name === undefined) {
    const detail = `Give the slug or the name of the ${of.one}.`
    raiseInvalid(['slug', 'name'].map((parameter) => mistake(parameter, 'one_required', detail)))
  }
  const wanted = slug ?? (await slugByName(database, of, name as string))
  const found = wanted === null ? null : await bySlug(database, of, wanted)
  if (found) return found
  const asked = slug ?? (name as string)
  raise('not_found', `No ${of.one} ${slug === undefined ? 'is called' : 'has the slug'} "${asked}".`, {
    nearest: await nearestNames(database, of, asked.replaceAll('-', ' ')),
  })
}

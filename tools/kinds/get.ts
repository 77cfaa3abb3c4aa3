/** `get_*`: one entry in full, by slug or by name. */
import { z } from 'zod'
import { raiseInvalid } from '#src/errors.ts'
import { withFields } from '#src/read-model/json.ts'
import type { Part } from '#src/read-model/parts.ts'
import { bySlug, type FoundRecord } from '#src/read-model/queries/by-slug.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { briefRecord } from '../brief.ts'
import { needsOneOf, slugOrName } from '../inputs.ts'
import { instead } from '../instead.ts'
import { comingNear, meantBy, raiseMissing } from '../missing.ts'
import { fullRecord } from '../outputs.ts'
import { mistake } from '../parse-input.ts'
import { type Context, tool } from '../tool.ts'

/** The page of an entry. Errors: `invalid_request` with neither slug nor name, `not_found` with the nearest names. */
export const get = <const N extends string>(resource: AnyResource, { example, list }: { example: string; list: N }) =>
  tool({
    kind: 'get',
    resource: resource.id,
    description: ({ nameOf }) => {
      return (
        `One ${resource.one} in full, by slug or by name: every section, its facts, links and sources.` +
        `${instead(['to find one', nameOf(['search'])], ['to browse', list])} ${resource.about}`
      )
    },
    seeAlso: [list],
    input: z.strictObject(slugOrName(resource.one, example)).meta(needsOneOf('slug', 'name')),
    get output() {
      return fullRecord(resource)
    },
    inBrief: briefRecord(resource),
    example: { slug: example },
    varies: resource.isCalendar ? 'today' : 'content',
    reads: readsOfEntry,
    // Any change of an entry may change which one a name means, so only a slug stands alone.
    alone: ({ slug }) => slug,
    run: async ({ slug, name }, { database, today }) => {
      const entry = await findEntry({ database, today }, resource, { slug, name })
      if (!resource.isCalendar) return entry.record
      return withFields(entry.record, datesOf(entry.calendar === null ? null : nextDate(entry.calendar, today), today))
    },
  })

/** The parts that one entry is made from; which entry a name means also depends on waiting entries. */
export const readsOfEntry = ({ slug }: { slug?: string | undefined }): readonly Part[] =>
  slug === undefined ? ['entries', 'topics', 'waiting'] : ['entries', 'topics']

/** The entry with this slug or, without one, this name. Errors: `not_found` with what may be meant. */
export async function findEntry(
  context: Pick<Context, 'database' | 'today'>,
  resource: AnyResource,
  { slug, name }: { slug?: string | undefined; name?: string | undefined },
): Promise<FoundRecord> {
  const { database } = context
  if (slug === undefined && name === undefined) {
    const detail = `Give the slug or the name of the ${resource.one}.`
    raiseInvalid(['slug', 'name'].map((parameter) => mistake(parameter, 'one_required', detail)))
  }
  const meant = slug === undefined ? await meantBy(database, resource, name as string) : { slug }
  const entry = meant.slug === undefined ? null : await bySlug(database, resource, meant.slug)
  if (entry) return entry
  const asked = slug ?? (name as string)
  const near = 'near' in meant ? meant : await comingNear(database, resource, asked.replaceAll('-', ' '))
  return raiseMissing(context, resource, { asked, isSlug: slug !== undefined, ...near })
}

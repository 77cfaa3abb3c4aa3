/** `*_of_the_day`: one entry per UTC day, the same for every reader. */
import { z } from 'zod'
import type { Day } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import type { StoredJson } from '#src/read-model/json.ts'
import { byDocument, bySlug, type FoundRecord } from '#src/read-model/queries/by-slug.ts'
import { summariesOf } from '#src/read-model/queries/page.ts'
import { pickOf, slugOfPick } from '#src/read-model/queries/pick.ts'
import { summaries } from '#src/read-model/queries/summaries.ts'
import type { AnyResource, AnySummary } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { briefRecord } from '../brief.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { type Context, tool } from '../tool.ts'

/** The entry featured on the home page today. Errors: `not_found` while none is published. */
export const ofTheDay = (resource: AnyResource) =>
  tool({
    kind: 'of-the-day',
    resource: resource.id,
    picks: resource.id,
    description: ({ nameOf }) => {
      return (
        `The ${resource.one} featured on the home page today, in full. Everyone gets the same ${resource.one} all day (UTC).` +
        instead(['for a different one each time', nameOf(['random'], resource.id)])
      )
    },
    input: z.strictObject({}),
    get output() {
      return fullRecord(resource)
    },
    inBrief: briefRecord(resource),
    example: {},
    varies: 'today',
    reads: ['entries', 'picks', 'topics'],
    run: async (_, context) =>
      (await featured(context, resource, context.today)) ?? raise('not_found', `No ${resource.one} is published yet.`),
  })

/** The whole entry of a day; null while none is published. Today's is recorded when first asked for; that of another day is worked out. */
export async function featured(
  { database, today }: Context,
  resource: AnyResource,
  day: Day,
): Promise<FoundRecord['record'] | null> {
  const picked = await pickOf(database, resource, { day, today, days: calendarOf(resource) })
  if (picked === null) return null
  const entry =
    'slug' in picked ? bySlug(database, resource, picked.slug) : byDocument(database, resource, picked.document)
  return (await entry)?.record ?? null
}

/** The summary of the entry of a day. */
export async function featuredLine(
  { database, today }: Context,
  resource: AnyResource,
  day: Day,
): Promise<StoredJson<AnySummary> | null> {
  const picked = await pickOf(database, resource, { day, today, days: calendarOf(resource) })
  if (picked === null) return null
  const [line = null] =
    'slug' in picked
      ? await summaries(database, [{ resource, slug: picked.slug }])
      : await summariesOf<AnySummary>(database, resource, [picked.document])
  return line
}

/** The slug of the entry of a day. */
export const featuredSlug = (
  database: Database,
  resource: AnyResource,
  today: Day,
  day = today,
): Promise<string | null> => slugOfPick(database, resource, { day, today, days: calendarOf(resource) })

const calendarOf = (resource: AnyResource): AnyResource | undefined =>
  resourcesOf(resource.service).find(({ isCalendar }) => isCalendar)

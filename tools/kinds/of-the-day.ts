/** `*_of_the_day`: one entry per UTC day, the same for every reader. */
import { z } from 'zod'
import type { Day } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { byDocument, bySlug, type Found } from '#src/read-model/queries/by-slug.ts'
import { pickOf, slugOfPick } from '#src/read-model/queries/pick.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { briefRecord } from '../brief.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { type Context, tool } from '../tool.ts'

/** The entry featured on the home page today. Errors: `not_found` while none is published. */
export const ofTheDay = (of: AnyResource) =>
  tool({
    kind: 'of-the-day',
    of: of.id,
    picks: of.id,
    description: ({ nameOf }) => {
      return (
        `The ${of.one} featured on the home page today, in full. Everyone gets the same ${of.one} all day (UTC).` +
        instead(['for a different one each time', nameOf(['random'], of.id)])
      )
    },
    input: z.strictObject({}),
    output: fullRecord(of),
    inBrief: briefRecord(of),
    example: {},
    varies: 'today',
    reads: ['entries', 'picks', 'topics'],
    run: async (_, context) =>
      (await featured(context, of, context.today))?.record ?? raise('not_found', `No ${of.one} is published yet.`),
  })

/** The entry of a day in full; null while none is published. Today's is recorded when it is first asked for; another day's is worked out each time. */
export async function featured({ database, today }: Context, of: AnyResource, day: Day): Promise<Found | null> {
  const picked = await pickOf(database, of, { day, today, days: calendarOf(of) })
  if (picked === null) return null
  return 'slug' in picked ? bySlug(database, of, picked.slug) : byDocument(database, of, picked.document)
}

/** Its slug. */
export const featuredSlug = (database: Database, of: AnyResource, today: Day, day = today): Promise<string | null> =>
  slugOfPick(database, of, { day, today, days: calendarOf(of) })

const calendarOf = (of: AnyResource): AnyResource | undefined =>
  resourcesOf(of.service).find(({ isCalendar }) => isCalendar)

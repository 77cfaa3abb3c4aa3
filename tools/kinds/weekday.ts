/** What belongs to a day of the week. */
import { z } from 'zod'
import { namesOfWeekdays, weekdayOf } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { everyWeek } from '#src/read-model/queries/calendar.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { nearest } from '#src/text/nearest.ts'
import { briefRecord, briefSummary } from '../brief.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { tool } from '../tool.ts'

/** Letters that tell the weekdays apart. */
const LEAST_LETTERS = 3

/** The entry of a weekday, in full, with the days of every week that fall on it. Errors: `not_found` while none is written. */
export const weekday = (resource: AnyResource, { days }: { days: AnyResource }) => {
  const [entry, line] = [briefRecord(resource), briefSummary(days)]
  const shown = { weekday: z.enum(namesOfWeekdays).describe('The day of the week shown.') }
  const fallingOnIt = `${capital(days.many)} that fall on it every week.`
  return tool({
    kind: 'weekday',
    resource: resource.id,
    description: ({ nameOf }) => {
      return (
        `One weekday, today's unless another is named: what belongs to it, and the ${days.many} that fall on it every week.` +
        `${instead(['for days of the year', nameOf(['day-list'], days.id)])} ${resource.about}`
      )
    },
    input: z.strictObject({
      day: z
        .string()
        .superRefine((text, context) => {
          if (findWeekday(text)) return
          context.addIssue({
            code: 'custom',
            message: `"${text}" is no day of the week.`,
            params: { code: 'unknown', nearest: nearest(text.toLowerCase(), namesOfWeekdays) },
          })
        })
        .optional()
        .describe('A day of the week, in full or in its first three letters or more; default today in UTC.'),
    }),
    get output() {
      return z.strictObject({
        ...shown,
        entry: fullRecord(resource).describe('What belongs to it.'),
        days: z.array(days.summary).describe(fallingOnIt),
      })
    },
    inBrief: {
      get output() {
        return z.strictObject({
          ...shown,
          entry: entry.output.describe('What belongs to it.'),
          days: z.array(line.output).describe(fallingOnIt),
        })
      },
      from: (whole) => ({ ...whole, entry: entry.from(whole.entry), days: whole.days.map(line.from) }),
    },
    example: { day: 'friday' },
    varies: 'today',
    reads: ['entries', 'topics'],
    run: async ({ day }, { database, today }) => {
      const asked = (day && findWeekday(day)) || weekdayOf(today)
      const [page, weekly] = await Promise.all([bySlug(database, resource, asked), everyWeek(database, days, asked)])
      if (!page) raise('not_found', `Nothing is written of ${capital(asked)} yet.`)
      return { weekday: asked, entry: page.record, days: weekly.map(({ summary }) => summary) }
    },
  })
}

/** The weekday that begins with this text, in any case. */
const findWeekday = (text: string) =>
  text.trim().length < LEAST_LETTERS
    ? undefined
    : namesOfWeekdays.find((name) =>
        name.startsWith(
          text
            .trim()
            .toLowerCase()
            .replace(/(?<=^\w{3})s?\.?$|\.$/, ''),
        ),
      )

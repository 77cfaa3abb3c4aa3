/** What is in season: entries of a month, north or south of the equator. */
import { z } from 'zod'
import { bytesOfStored } from '#src/read-model/json.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termOf } from '#src/read-model/terms.ts'
import { capital } from '#src/text/capital.ts'
import { briefSummary, itemsInBrief } from '../brief.ts'
import { month } from '../inputs.ts'
import { instead } from '../instead.ts'
import { summaryOf } from '../outputs.ts'
import { type Context, tool } from '../tool.ts'

const hemispheres = ['north', 'south'] as const
type Hemisphere = (typeof hemispheres)[number]

/** Entries by the resource's facets `north` and `south`, ordered by name; by default for the current UTC month. */
export const bySeason = (resource: AnyResource) => {
  const line = briefSummary(resource)
  const shown = {
    month: z.int().min(1).max(12).describe('The month shown.'),
    hemisphere: z.enum(hemispheres).describe('The half of the globe shown.'),
  }
  return tool({
    kind: 'season',
    resource: resource.id,
    description: ({ nameOf }) => {
      return (
        `${capital(resource.many)} of one month in one half of the globe, by name, each with a link to the page of what it is ` +
        `once that is written.${instead(['for festivals, shows and other days', nameOf(['window'])])} ${resource.about}`
      )
    },
    input: z.strictObject({
      month: month('Month to show, 1 to 12; default the current month (UTC).'),
      hemisphere: z.enum(hemispheres).default('north').describe('Half of the globe to show; default north.'),
    }),
    get output() {
      return z.strictObject({ ...shown, ...monthShape(resource, summaryOf(resource)) })
    },
    inBrief: {
      get output() {
        return z.strictObject({ ...shown, ...monthShape(resource, line.output) })
      },
      fromFields: itemsInBrief(line),
    },
    example: {},
    varies: 'today',
    reads: ['entries'],
    run: async ({ month: asked, hemisphere }, context) => {
      const ofMonth = asked ?? monthOf(context.today)
      return { month: ofMonth, hemisphere, ...(await inSeason(context, resource, ofMonth, hemisphere)) }
    },
  })
}

/** The fields that hold the entries of a season. */
export const monthShape = <Z extends z.ZodType>({ many }: AnyResource, line: Z) => ({
  items: z.array(line).describe(`${capital(many)} of the month, by name.`),
  total: z.int().describe('How many there are.'),
})

/** The entries of one month and hemisphere, by name. Kept in process, since every window of the month has them. */
export const inSeason = ({ database }: Context, resource: AnyResource, shown: number, hemisphere: Hemisphere) =>
  database.store.remember(
    {
      key: `season ${termOf(resource, hemisphere, shown)}`,
      sources: sourcesOf(resource.service, ['entries']),
      weigh: ({ items }) => bytesOfStored(items),
    },
    async () => {
      const atMost = (await counts(database, resource.service)).having(resource, hemisphere, shown).written
      const terms = [termOf(resource, hemisphere, shown)]
      return page(database, resource, { terms, sort: 'name', limit: null, offset: 0, atMost })
    },
  )

/** The month of a day, 1 to 12. */
export const monthOf = (day: string): number => Number(day.slice(5, 7))

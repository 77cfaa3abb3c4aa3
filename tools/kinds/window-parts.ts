/** What a calendar window may carry beside its days: the season north and south, and entries to go to this month. */
import { z } from 'zod'
import { counts } from '#src/read-model/queries/counts.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termOf } from '#src/read-model/terms.ts'
import { inSeason, monthOf, seasonShape } from './by-season.ts'
import type { WindowPart } from './calendar-window.ts'

/** Entries shown of a month. */
const SHOWN = 24

/** Entries in season in the month of the date, in both hemispheres. */
export const bothHemispheres = (of: AnyResource, description: string): WindowPart => ({
  schema: z
    .strictObject({
      month: z.int().min(1).max(12).describe('Month of the date.'),
      north: z.strictObject(seasonShape(of)).describe('North of the equator.'),
      south: z.strictObject(seasonShape(of)).describe('South of the equator.'),
    })
    .describe(description),
  read: async (context, date) => {
    const month = monthOf(date)
    const [north, south] = await Promise.all([
      inSeason(context, of, month, 'north'),
      inSeason(context, of, month, 'south'),
    ])
    return { month, north, south }
  },
})

/** Entries that name the month of the date as one to go in, best documented first. */
export const ofTheMonth = (of: AnyResource, description: string): WindowPart => ({
  schema: z.array(of.summary).describe(description),
  read: async ({ database }, date) => {
    const month = monthOf(date)
    const atMost = (await counts(database, of.service)).having(of, 'month', month).written
    const terms = [termOf(of, 'month', month)]
    return (await page(database, of, { terms, sort: 'known', limit: SHOWN, offset: 0, atMost })).items
  },
})

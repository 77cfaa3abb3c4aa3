/** What a catalogue has for today: the item of the day, and the days of the year ahead. */
import type { AnyResource } from '#src/read-model/resource.ts'
import type { DaySummary, EntryRecord } from '#src/ui/records.ts'
import { subjectOf, toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, readAnswer, resourceOf } from './catalogue.ts'
import { entryOfTheDay } from './entries.ts'

/** The item of the day; null while nothing is published. */
export async function itemOfTheDay(
  catalogue: Catalogue,
): Promise<{ resource: AnyResource; record: EntryRecord } | null> {
  const subject = subjectOf(catalogue.service.id)
  if (subject === undefined) return null
  const resource = resourceOf(catalogue, subject)
  const entry = await entryOfTheDay(resource, catalogue.call)
  return entry === null ? null : { resource, record: readAnswer(catalogue, entry) }
}

/** Every day of the year ahead, soonest first, and those that come every week; null where the catalogue keeps no days. */
export async function catalogueYearAhead(
  catalogue: Catalogue,
): Promise<{ resource: AnyResource; days: readonly DaySummary[]; weekly: readonly DaySummary[] } | null> {
  const named = toolOf(catalogue.service.id, ['day-list'])
  if (!named?.tool.resource) return null
  const { items, weekly } = await ask(catalogue, named)
  const isWeekly = ({ weekdays }: DaySummary) => Array.isArray(weekdays) && weekdays.length > 0
  return {
    resource: resourceOf(catalogue, named.tool.resource),
    days: items.filter((day) => !isWeekly(day)),
    weekly: weekly ?? items.filter(isWeekly),
  }
}

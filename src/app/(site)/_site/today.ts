/** What a catalogue has for today: the item of the day, and the days of the year ahead. */
import { OctavoError } from '#src/errors.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { DaySummary, EntryRecord, ListOf } from '#src/ui/records.ts'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, resourceOf } from './catalogue.ts'

/** The item of the day; null while nothing is published. */
export async function itemOfTheDay(catalogue: Catalogue): Promise<{ of: AnyResource; record: EntryRecord } | null> {
  const named = toolOf(catalogue.service.id, ['of-the-day'])
  if (!named?.tool.of) return null
  try {
    const record = await ask<EntryRecord>(catalogue, named.name)
    return { of: resourceOf(catalogue, named.tool.of), record }
  } catch (error) {
    if (error instanceof OctavoError && error.code === 'not_found') return null
    throw error
  }
}

/** Every day of the year ahead, soonest first; null where the catalogue keeps no days. */
export async function yearAhead(
  catalogue: Catalogue,
): Promise<{ of: AnyResource; days: readonly DaySummary[] } | null> {
  const named = toolOf(catalogue.service.id, ['day-list'])
  if (!named?.tool.of) return null
  const { items } = await ask<ListOf<DaySummary>>(catalogue, named.name)
  return { of: resourceOf(catalogue, named.tool.of), days: items }
}

/** The parts of a service that change apart: whatever is made from one of them stays good while the others move. */
import type { ServiceId } from '#src/services.ts'

/**
 * `entries`: records, their names, links and how many are written. `counts`: how many wait to be written. `reads`: how often
 * entries were read. `headlines`, `card` and `picks`: the news, the publication card, and the planned items of the day.
 */
export const parts = ['entries', 'counts', 'reads', 'headlines', 'card', 'picks'] as const
export type Part = (typeof parts)[number]

/** What something was made from: a part of a service. */
export type Source = { service: ServiceId; part: Part }

/** Parts of one service as sources. */
export const sourcesOf = (service: ServiceId, read: readonly Part[]): Source[] =>
  read.map((part) => ({ service, part }))

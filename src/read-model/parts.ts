/** The parts of a service that change independently: what is made from one of them stays good while the others change. */
import { type OwnerId, owners } from '#src/services.ts'

/**
 * `entries`: records, their names, links and how many are written. `counts`: how many wait to be written. `reads`: how often
 * entries were read. `headlines`, `card` and `picks`: the news, the publication card, and the planned items of the day. `topics`:
 * which entries speak of a topic, as other catalogues tell it. `waiting`: the names of entries that wait to be written.
 */
export const parts = ['entries', 'counts', 'reads', 'headlines', 'card', 'picks', 'topics', 'waiting'] as const
export type Part = (typeof parts)[number]

/** What something was made from: a part of a service, or of what all hold in common. */
export type Source = { service: OwnerId; part: Part }

/** Lists of sources by their service and parts. Each list is made once, so that caches can tell one by its identity. */
const sourcesByKey = new Map<string, readonly Source[]>()

function knownAs(key: string, make: () => readonly Source[]): readonly Source[] {
  const sources = sourcesByKey.get(key) ?? make()
  sourcesByKey.set(key, sources)
  return sources
}

/** Parts of one service as sources. The part `topics` stands for that of all services: any of them may speak of a topic. */
export const sourcesOf = (service: OwnerId, read: readonly Part[]): readonly Source[] =>
  knownAs(`${service} ${read.join()}`, () =>
    read.flatMap((part) => (part === 'topics' ? owners : [service]).map((owner) => ({ service: owner, part }))),
  )

/** The same parts of every service, and of what all hold in common, for what is made from all of them. */
export const sourcesEverywhere = (read: readonly Part[]): readonly Source[] =>
  knownAs(read.join(), () => owners.flatMap((owner) => read.map((part) => ({ service: owner, part }))))

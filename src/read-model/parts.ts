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

/** The list of the words that lead here, once somebody asked for it, and where one more word leads. */
type Branch = { sources: readonly Source[] | null; further: Map<string, Branch> }

/** Lists of sources by their service and parts. Each list is made once, so that caches can tell one by its identity. */
const trunk: Branch = { sources: null, further: new Map() }

/** Goes word by word: lists are asked for with all that is read, and one key for several words would be a new text each time. */
function listedUnder(whose: OwnerId | 'all', read: readonly Part[], make: () => readonly Source[]): readonly Source[] {
  let branch = branchAt(trunk, whose)
  for (const part of read) branch = branchAt(branch, part)
  branch.sources ??= make()
  return branch.sources
}

function branchAt({ further }: Branch, word: string): Branch {
  const before = further.get(word)
  if (before) return before
  const branch: Branch = { sources: null, further: new Map() }
  further.set(word, branch)
  return branch
}

/** Parts of one service as sources. The part `topics` stands for that of all services: any of them may speak of a topic. */
export const sourcesOf = (service: OwnerId, read: readonly Part[]): readonly Source[] =>
  listedUnder(service, read, () =>
    read.flatMap((part) => (part === 'topics' ? owners : [service]).map((owner) => ({ service: owner, part }))),
  )

/** The same parts of every service, and of what all hold in common, for what is made from all of them. */
export const sourcesEverywhere = (read: readonly Part[]): readonly Source[] =>
  listedUnder('all', read, () => owners.flatMap((owner) => read.map((part) => ({ service: owner, part }))))

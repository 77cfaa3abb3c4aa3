/** What entries of a resource are called. */
import { plainName } from '#src/text/called.ts'
import { fold } from '#src/text/fold.ts'
import type { AnyResource } from './resource.ts'
import { nounsOf as wordsForKind } from './searched.ts'

const nouns = new WeakMap<AnyResource, ReadonlySet<string>>()

/** The words that readers put beside the name of an entry to say what it is, as stems: `chees` of cheeses. */
export function nounStemsOf(resource: AnyResource): ReadonlySet<string> {
  const stems = nouns.get(resource) ?? new Set(wordsForKind(resource))
  nouns.set(resource, stems)
  return stems
}

/** What a name of an entry is compared by. */
export const plainNameOf = (resource: AnyResource, name: string): string => plainName(fold(name), nounStemsOf(resource))

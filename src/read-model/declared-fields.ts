/**
 * What an entry of any resource says in the fields that the resource declares. They have the type of what declares them, which the
 * compiler cannot follow by a name that it does not know: nothing else passed the schema of the record.
 */
import type { Facet } from './facets/index.ts'
import type { AnyResource, Reference } from './resource.ts'

type Entry = Readonly<Record<string, unknown>>

/** The entries that one leads to by a link; none where lists do not show the link. */
export const linkedEntries = ({ field }: AnyResource['links'][string], entry: Entry): Reference[] =>
  [entry[field] ?? []].flat() as Reference[]

/** The months that an entry names by a facet of months; none without a facet. */
export const namedMonths = (facet: Facet | undefined, entry: Entry): number[] =>
  facet ? ((entry[facet.field] ?? []) as number[]) : []

/** What the machinery asks of every kind of facet. A kind is one file beside this one, and a line in index.ts. */
import type { z } from 'zod'

/** A value that an entry has of a facet. */
export type FacetValue = string | number | boolean

/** What every facet says of itself. */
export type FacetHead<N extends string = string> = {
  /** Name of the record's field; a list where the facet is `many`. */
  field: N
  label: string
  description: string
}

/** What is written of a facet beside its field. */
export type FacetWords = Omit<FacetHead, 'field'>

/** A value as it is told of, and every word that readers have for it. */
export type ValueSaid = { label: string; value: string; words: readonly string[] }

/** What one kind of facet is to publishing and to search. */
export type FacetKind<F> = {
  /** Whether records hold its values; else it is another way to ask for those of another facet. */
  isStored: boolean
  /** Whether its values are the editors' own words, found by each phrase in them. */
  isFree: boolean
  /** Whether an entry may have no value of it. */
  mayBeMissing: boolean
  /** Whether its values are sorts of entries: the first such facet of a resource says of what sort an entry is. */
  hasSorts: boolean
  /** Whether its values are months, which drawings of the year mark. */
  hasMonths: boolean
  /** One value. */
  schema(facet: F): z.ZodType
  /** All values there can be, in their own order; none where nobody can tell. */
  values(facet: F): readonly (string | number)[]
  /** The words that its values are chosen from; none where editors write their own, or it has no words. */
  choices(facet: F): readonly string[]
  /** What an entry with this value is found by. */
  countedAs(facet: F, value: FacetValue): readonly FacetValue[]
  /** What a value says of its entry; null where it says nothing. */
  said(facet: F, value: unknown): ValueSaid | null
}

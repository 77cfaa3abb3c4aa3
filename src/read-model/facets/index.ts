/** The kinds of facets: the properties that entries are filtered and counted by, each kind of them in a file of its own. */
import type { z } from 'zod'
import { type ClosedList, closedList } from './closed-list.ts'
import { type FreeWords, freeWords } from './free-words.ts'
import type { FacetKind } from './kind.ts'
import { type Months, monthsKind } from './months.ts'
import { type OrHigher, orHigher } from './or-higher.ts'
import { type Step, step } from './step.ts'
import { type YesOrNo, yesOrNo } from './yes-or-no.ts'

export { type ClosedList, manyOf, oneOf } from './closed-list.ts'
export { manyWords, word } from './free-words.ts'
export type { FacetKind, FacetValue, ValueSaid } from './kind.ts'
export { months } from './months.ts'
export { atLeast } from './or-higher.ts'
export { band, manyBands } from './step.ts'
export { flag } from './yes-or-no.ts'

/** A property that entries are filtered and counted by. The key it stands under in its resource is the parameter's name. */
export type Facet = ClosedList | FreeWords | Months | YesOrNo | Step | OrHigher

/** The name of a kind of facet. */
export type FacetType = Facet['type']

/** What follows from a facet, one row for each kind: the compiler asks for the row of a new kind. */
export type PerFacet<R, More extends readonly unknown[] = []> = {
  readonly [K in FacetType]: (facet: Extract<Facet, { type: K }>, ...more: More) => R
}

const kinds = {
  'closed-list': closedList,
  'free-words': freeWords,
  months: monthsKind,
  'yes-or-no': yesOrNo,
  step,
  'or-higher': orHigher,
} satisfies { readonly [K in FacetType]: FacetKind<Extract<Facet, { type: K }>> }

/** The kinds of which `Question` is answered with yes. */
type TypeThat<Question extends 'isStored' | 'mayBeMissing'> = {
  [K in FacetType]: (typeof kinds)[K][Question] extends true ? K : never
}[FacetType]

/** A facet of which records hold the values. */
export type StoredFacet = Extract<Facet, { type: TypeThat<'isStored'> }>

/** The kind of a facet. */
export const kindOf = (facet: Facet): FacetKind<Facet> =>
  // The facet's own type chose the kind, which takes that type; the compiler does not follow one from the other.
  kinds[facet.type] as FacetKind<Facet>

/** The words that the values of a facet are chosen from; none where editors write their own, or it has no words. */
export const choicesOf = (facet: Facet): readonly string[] => kindOf(facet).choices(facet)

/** What a table says of a facet. */
export const perFacet = <R, More extends readonly unknown[]>(
  table: PerFacet<R, More>,
  facet: Facet,
  ...more: More
): R => {
  // As above.
  const row = table[facet.type] as (facet: Facet, ...more: More) => R
  return row(facet, ...more)
}

/** The type of one value. */
type ValueSchema<F extends Facet> = F extends { type: 'closed-list'; values: infer V extends readonly string[] }
  ? z.ZodType<V[number], V[number]>
  : {
      'closed-list': z.ZodString
      'free-words': z.ZodString
      months: z.ZodInt
      'yes-or-no': z.ZodBoolean
      step: z.ZodInt
      'or-higher': z.ZodInt
    }[F['type']]

/** The schema of the record's field. */
export type FacetSchema<F extends Facet> = F['many'] extends true
  ? z.ZodArray<ValueSchema<F>>
  : F['type'] extends TypeThat<'mayBeMissing'>
    ? z.ZodNullable<ValueSchema<F>>
    : ValueSchema<F>

/** A facet of one yes or no. */
import { z } from 'zod'
import { wordsOf } from '#src/text/words.ts'
import type { FacetHead, FacetKind, FacetWords } from './kind.ts'

/** A facet that is true or false. */
export type YesOrNo = FacetHead & { type: 'yes-or-no'; many: false }

/** A facet of one yes or no. */
export const flag = <const N extends string>(field: N, words: FacetWords) =>
  ({ field, type: 'yes-or-no', many: false, ...words }) as const

/** What follows from a yes or no. */
export const yesOrNo = {
  isStored: true,
  isFree: false,
  mayBeMissing: false,
  hasSorts: false,
  hasMonths: false,
  schema: () => z.boolean(),
  values: () => [],
  choices: () => [],
  countedAs: (_, value) => [value],
  // A no says nothing that anybody searches for.
  said: ({ label }, value) => (value === true ? { label, value: 'yes', words: wordsOf(label) } : null),
} satisfies FacetKind<YesOrNo>

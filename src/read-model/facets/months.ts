/** A facet of months, as numbers from 1 to 12. */
import { z } from 'zod'
import { monthName } from '#src/calendar/words.ts'
import { wordsOf } from '#src/text/words.ts'
import type { FacetHead, FacetKind, FacetWords } from './kind.ts'

/** A facet of months, 1 to 12. */
export type Months = FacetHead & { type: 'months'; many: true }

/** A facet of several months. */
export const months = <const N extends string>(field: N, words: FacetWords) =>
  ({ field, type: 'months', many: true, ...words }) as const

const YEAR = Array.from({ length: 12 }, (_, index) => index + 1)

/** What follows from months. */
export const monthsKind = {
  isStored: true,
  isFree: false,
  mayBeMissing: true,
  hasSorts: false,
  hasMonths: true,
  schema: () => z.int().min(1).max(12),
  values: () => YEAR,
  choices: () => [],
  countedAs: (_, value) => [value],
  said: ({ label }, value) => {
    const name = monthName(Number(value))
    return { label, value: name, words: wordsOf(name) }
  },
} satisfies FacetKind<Months>

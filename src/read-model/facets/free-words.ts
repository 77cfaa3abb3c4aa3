/** A facet of free words: editors write what they like, readers ask in plain English. */
import { z } from 'zod'
import { fold } from '#src/text/fold.ts'
import { wordsOf } from '#src/text/words.ts'
import type { FacetHead, FacetKind, FacetWords } from './kind.ts'

/** A facet of words of the editors' choice. */
export type FreeWords = FacetHead & {
  type: 'free-words'
  many: boolean
  /** The values that editors choose among, where they may not write their own. */
  values?: readonly string[]
  /** Words that some entry has, as examples in the documentation of tools; by default the first of `values`. */
  example?: string
}

type Words = FacetWords & ({ values: readonly string[] } | { example: string })

/** A facet of free words, one per entry; editors choose among `values` where there are any. */
export const word = <const N extends string>(field: N, words: Words) =>
  ({ field, type: 'free-words', many: false, ...words }) as const

/** A facet of free words, several per entry. */
export const manyWords = <const N extends string>(field: N, words: Words) =>
  ({ field, type: 'free-words', many: true, ...words }) as const

/** What follows from free words. */
export const freeWords = {
  isStored: true,
  isFree: true,
  mayBeMissing: true,
  hasSorts: false,
  hasMonths: false,
  schema: ({ values }) => (values ? z.enum(values as [string]) : z.string()),
  values: ({ values = [] }) => values,
  choices: ({ values = [] }) => values,
  countedAs: (_, value) => [fold(String(value))],
  said: ({ label }, value) => ({ label, value: String(value), words: [...new Set(wordsOf(String(value)))] }),
} satisfies FacetKind<FreeWords>

/** A facet with a closed list of values. */
import { z } from 'zod'
import { wordsOf } from '#src/text/words.ts'
import type { FacetHead, FacetKind, FacetWords } from './kind.ts'

/** A facet whose values are a closed list. */
export type ClosedList = FacetHead & {
  type: 'closed-list'
  many: boolean
  values: readonly string[]
  /** Values that having a value also counts as: what is vegan is vegetarian. */
  implies?: Readonly<Record<string, readonly string[]>>
  /** Display words by value, where the value itself would not read well. */
  labels?: Readonly<Record<string, string>>
  /** Everyday words by value that readers search for it by, beside the value and its label. */
  also?: Readonly<Record<string, string>>
}

type Words<V extends string> = FacetWords & {
  implies?: Readonly<Partial<Record<V, readonly NoInfer<V>[]>>>
  labels?: Readonly<Partial<Record<V, string>>>
  also?: Readonly<Partial<Record<V, string>>>
}

/** A facet of one value of a closed list. */
export const oneOf = <const V extends readonly string[], const N extends string>(
  field: N,
  values: V,
  words: Words<NoInfer<V>[number]>,
) => ({ field, values, type: 'closed-list', many: false, ...words }) as const

/** A facet of several values of a closed list. */
export const manyOf = <const V extends readonly string[], const N extends string>(
  field: N,
  values: V,
  words: Words<NoInfer<V>[number]>,
) => ({ field, values, type: 'closed-list', many: true, ...words }) as const

/** What follows from a closed list. */
export const closedList = {
  isStored: true,
  isFree: false,
  mayBeMissing: true,
  hasSorts: true,
  hasMonths: false,
  schema: ({ values }) => z.enum(values as [string]),
  values: ({ values }) => values,
  choices: ({ values }) => values,
  countedAs: ({ implies }, value) => [value, ...(implies?.[String(value)] ?? [])],
  said: ({ label, labels, also }, value) => {
    const text = String(value)
    const shown = labels?.[text] ?? text
    return { label, value: shown, words: [...new Set(wordsOf([text, shown, also?.[text] ?? ''].join(' ')))] }
  },
} satisfies FacetKind<ClosedList>

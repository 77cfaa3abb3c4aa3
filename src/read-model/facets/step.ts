/** A facet of the steps of a scale, as numbers from 0. */
import { z } from 'zod'
import { wordsOf } from '#src/text/words.ts'
import type { FacetHead, FacetKind, FacetWords } from './kind.ts'

/** A facet of a step of a scale, or of several. */
export type Step = FacetHead & {
  type: 'step'
  many: boolean
  /** What the steps are, from 0 up. */
  bands: readonly string[]
}

/** A facet of one step of a scale. */
export const band = <const N extends string>(field: N, bands: readonly string[], words: FacetWords) =>
  ({ field, bands, type: 'step', many: false, ...words }) as const

/** A facet of several steps of a scale. */
export const manyBands = <const N extends string>(field: N, bands: readonly string[], words: FacetWords) =>
  ({ field, bands, type: 'step', many: true, ...words }) as const

/** What follows from steps. */
export const step = {
  isStored: true,
  isFree: false,
  mayBeMissing: true,
  hasSorts: false,
  hasMonths: false,
  schema: ({ bands }) =>
    z
      .int()
      .min(0)
      .max(bands.length - 1),
  values: ({ bands }) => bands.map((_, value) => value),
  choices: () => [],
  countedAs: (_, value) => [value],
  said: ({ label, bands }, value) => {
    const words = bands[Number(value)]
    return { label, value: words ?? String(value), words: wordsOf(words ?? '') }
  },
} satisfies FacetKind<Step>

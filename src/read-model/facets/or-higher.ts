/** A facet by which entries are found that have a step of another facet's scale or a higher one. Nothing is stored for it. */
import type { FacetHead, FacetKind, FacetWords } from './kind.ts'
import { type Step, step } from './step.ts'

/** A facet that asks for a step of another facet, or a higher one. */
export type OrHigher = FacetHead & Pick<Step, 'many' | 'bands'> & { type: 'or-higher' }

/** The steps of this scale, each with all above it. */
export const atLeast = <const F extends Step>({ field, bands, many }: F, words: FacetWords) =>
  ({ field, bands, many, type: 'or-higher', ...words }) as Pick<F, 'field' | 'bands' | 'many'> &
    FacetWords & { type: 'or-higher' }

/** What follows from a step or higher. */
export const orHigher = {
  isStored: false,
  isFree: false,
  mayBeMissing: true,
  hasSorts: false,
  hasMonths: false,
  schema: (facet) => step.schema({ ...facet, type: 'step' }),
  values: (facet) => step.values({ ...facet, type: 'step' }),
  choices: () => [],
  countedAs: (_, value) => Array.from({ length: Number(value) + 1 }, (_, lower) => lower),
  said: () => null,
} satisfies FacetKind<OrHigher>

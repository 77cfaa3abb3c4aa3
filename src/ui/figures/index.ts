/** How the steps of an entry are drawn, by what its resource says that they are of. */
import type { ReactNode } from 'react'
import type { StepsOf } from '#src/read-model/resource.ts'
import type { EntryRecord } from '../records.ts'
import { drapeFigures } from './drape.tsx'

/** A drawing of each step, null where there is nothing to draw, and a note on all of them. */
export type Figures = { figures: readonly ReactNode[]; note: string }

/** How the steps of a resource are drawn, by what they are of. */
export const figuresOf: Readonly<Record<StepsOf, (entry: EntryRecord) => Figures>> = { drape: drapeFigures }

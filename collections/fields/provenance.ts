/** Where the facts of an entry come from: what it rests on, who wrote it, who checked it. */
import type { Field, GroupField } from 'payload'
import { z } from 'zod'
import * as provenance from '#src/read-model/provenance.ts'
import { fieldFromZod } from './from-zod.ts'

/** Any number of works, pages and institutions. */
export const sourcesField = (): Field =>
  fieldFromZod('sources', z.array(provenance.source).describe('Works and institutions the entry rests on.'))

/** Who wrote it and who checked it. A copy begins unchecked. */
export const authorshipField = (): Field => ({
  ...(fieldFromZod(
    'provenance',
    provenance.authorshipSchema.describe(
      'Who wrote it, and who checked it since. While nobody has, readers are told so.',
    ),
  ) as GroupField),
  hooks: { beforeDuplicate: [({ value }) => ({ ...value, ...unchecked })] },
})

const unchecked = { checkedBy: null, checkedOn: null, howChecked: null, checkedByExpert: false }

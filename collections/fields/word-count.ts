/** How many words a text has, below it. */
import type { RichTextField } from 'payload'

/** For the `admin.components` of a rich text. */
export const wordCount: NonNullable<NonNullable<RichTextField['admin']>['components']> = {
  afterInput: ['/collections/components/word-count.tsx#WordCount'],
}

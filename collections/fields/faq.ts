/** Questions readers ask, with answers. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { offeredAlone, richTextOf } from './rich-text.ts'
import { wordCount } from './word-count.ts'

/** Any number of questions, in the order the page shows them. */
export const faqField = ({ service }: Pick<AnyResource, 'service'>): Field => ({
  name: 'faq',
  type: 'array',
  label: 'Questions and answers',
  labels: { singular: 'Question', plural: 'Questions' },
  admin: {
    description: 'What readers ask about it. A well-written page has three or more.',
    components: {
      RowLabel: { path: '/collections/components/row-label.tsx#RowLabel', clientProps: { by: 'question' } },
    },
  },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: 'Question',
      required: true,
      admin: { description: 'As a reader would ask it.' },
    },
    {
      name: 'answer',
      type: 'richText',
      editor: richTextOf[service],
      label: 'Answer',
      hooks: { beforeValidate: [offeredAlone] },
      required: true,
      admin: { description: 'A short answer that stands on its own.', components: wordCount },
    },
  ],
})

/** The titled parts of a page, as its resource declares them. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { richTextOf } from './rich-text.ts'
import { wordCount } from './word-count.ts'

/** One rich text per section. An empty one is left off the page. */
export const sections = (of: Pick<AnyResource, 'service' | 'sections'>): Field[] =>
  Object.entries(of.sections).map(([key, { title, description }]) => ({
    name: fieldName(key),
    type: 'richText',
    editor: richTextOf[of.service],
    label: title,
    admin: { description, components: wordCount },
  }))

/** The titled parts of a page, as its resource declares them. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { offeredAlone, richTextOf } from './rich-text.ts'
import { wordCount } from './word-count.ts'

/** One rich text per section. An empty one is left off the page. */
export const sectionFields = (resource: Pick<AnyResource, 'service' | 'sections'>): Field[] =>
  Object.entries(resource.sections).map(([key, { title, description }]) => ({
    name: fieldName(key),
    type: 'richText',
    editor: richTextOf[resource.service],
    label: title,
    hooks: { beforeValidate: [offeredAlone] },
    admin: { description, components: wordCount },
  }))

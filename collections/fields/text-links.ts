/** The entries that the texts of an entry link to: links stored in the texts, in a form that can be queried. */
import type { TextField } from 'payload'
import { entriesIn, type LinkedEntry } from '#src/markdown/entry-links.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'

/** Its name in documents. */
export const textLinksField = 'textLinks'

/** An entry that texts link to, as a value of the field. */
export const textLink = ({ relationTo, id }: LinkedEntry): string => `${relationTo}:${id}`

/** Computed from the texts at each save, whatever is sent, and not shown. */
export const textLinksFieldOf = (resource: AnyResource): TextField => ({
  name: textLinksField,
  type: 'text',
  hasMany: true,
  hidden: true,
  hooks: {
    beforeChange: [
      ({ data }) => [
        ...new Set(
          textsIn(resource, data ?? {})
            .flatMap(({ text }) => entriesIn(text))
            .map(textLink),
        ),
      ],
    ],
  },
})

/** The texts of a document, each by the field of the form that it stands in. */
export function textsIn(
  resource: Pick<AnyResource, 'sections'>,
  document: Readonly<Record<string, unknown>>,
): { field: string; text: unknown }[] {
  const rows = Array.isArray(document.faq) ? (document.faq as { answer?: unknown }[]) : []
  return [
    ...Object.keys(resource.sections).map((key) => ({ field: fieldName(key), text: document[fieldName(key)] })),
    ...rows.map(({ answer }) => ({ field: 'faq', text: answer })),
  ]
}

/** The document with its texts changed; one without texts as it is. */
export function withTexts<Document extends Readonly<Record<string, unknown>>>(
  resource: Pick<AnyResource, 'sections'>,
  document: Document,
  changed: (text: unknown) => unknown,
): Document {
  const sections = Object.keys(resource.sections)
    .map(fieldName)
    .filter((name) => document[name])
  const faq = Array.isArray(document.faq)
    ? { faq: (document.faq as { answer?: unknown }[]).map((row) => ({ ...row, answer: changed(row.answer) })) }
    : {}
  return { ...document, ...Object.fromEntries(sections.map((name) => [name, changed(document[name])])), ...faq }
}

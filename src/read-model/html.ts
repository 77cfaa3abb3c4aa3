/** The Markdown of a record as HTML, made once when it is published. */
import { withNotes } from '#src/markdown/citations.ts'
import { htmlFromMarkdown } from '#src/markdown/html-from-markdown.ts'
import type { AnyRecord, AnyResource } from './resource.ts'

/** HTML by the field it is made from; that of the answers to the record's questions in their order. Links are as written. */
export type RecordHtml = { sections: Readonly<Record<string, string>>; answers: readonly string[] }

/** The HTML of a record's sections and answers. */
export function htmlOf(resource: AnyResource, record: AnyRecord): RecordHtml {
  const marks = record.sources.map(({ mark }) => mark)
  return {
    sections: Object.fromEntries(
      Object.keys(resource.sections).flatMap((key) => {
        const markdown = record[key]
        return typeof markdown === 'string' && markdown !== ''
          ? [[key, withNotes(htmlFromMarkdown(markdown), marks)]]
          : []
      }),
    ),
    answers: record.faq.map(({ answer }) => withNotes(htmlFromMarkdown(answer), marks)),
  }
}

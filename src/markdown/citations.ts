/** Citations: a mark in a text, `[^rance]`, that names the source it rests on. */

const citation = /\[\^([a-z0-9][a-z0-9-]{0,39})\]/g

/** The marks that a text cites, in their order, each once. */
export const citationsIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(citation)].map(([, mark]) => mark as string)),
]

/** A text without its citations. */
export const withoutCitations = (text: string): string => text.replace(citation, '')

/** HTML in which each citation links to the note of its source, by its number among `marks`. One without a source is left as typed. */
export const withNotes = (html: string, marks: readonly (string | null)[]): string =>
  html.replace(citation, (typed, mark: string) => {
    const number = marks.indexOf(mark) + 1
    return number === 0 ? typed : `<sup class="cited"><a href="#source-${number}">${number}</a></sup>`
  })

/** The dialect of Markdown in public records: CommonMark with tables, in which HTML and images are plain text. */

import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/**
 * Extensions and restrictions of CommonMark. Rich text has neither HTML nor images, so where they appear someone typed them as text, or
 * means harm: they are shown as typed, and no reader's browser is made to fetch a picture.
 */
export const dialect = [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }]

/** The same as a tree. */
export const dialectAsTree = { extensions: dialect, mdastExtensions: [gfmTableFromMarkdown()] }

/** Markdown with tables as people write it: HTML and images are parsed, so that they can be refused by name. */
export const tablesAsTree = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

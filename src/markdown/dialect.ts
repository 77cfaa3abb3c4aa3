/** The Markdown of public records, as it is read: CommonMark with tables, in which HTML and images are plain text. */

import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/**
 * What a record's Markdown has beyond CommonMark, and what it does not have. Rich text holds neither HTML nor images, so where they
 * appear someone typed them as text, or means harm: they are shown as typed, and no reader's browser is sent to fetch a picture.
 */
export const dialect = [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }]

/** The same as a tree. */
export const dialectAsTree = { extensions: dialect, mdastExtensions: [gfmTableFromMarkdown()] }

/** Markdown with tables as people write it: what else they write is found, and refused by name. */
export const tablesAsTree = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

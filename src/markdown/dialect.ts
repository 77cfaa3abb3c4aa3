/** The Markdown of public records, as it is read: CommonMark in which HTML and images are plain text. */

import type { Options } from 'micromark'

/**
 * What a record's Markdown does not have. Rich text holds neither HTML nor images, so where they appear someone typed them as
 * text, or means harm: they are shown as typed, and no reader's browser is sent to fetch a picture.
 */
export const dialect: NonNullable<Options['extensions']>[number] = {
  disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] },
}

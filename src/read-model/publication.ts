/** What a service says of itself on its publication card. */
import { z } from 'zod'
import { licenceIds } from './licences.ts'

/** The card of a catalogue: what it is called, and who answers for it. */
export const publication = z.strictObject({
  name: z.string().describe('Name of the publication.'),
  tagline: z.string().describe('What it is, in one line.'),
  publisher: z.string().describe('Who publishes it.'),
  network: z.string().describe('The network of publications it belongs to.'),
  topics: z.array(z.string()).describe('What it is about.'),
  about: z.string().describe('What the catalogue is and how it is made, as Markdown.'),
  ad_slots: z
    .array(
      z.strictObject({
        name: z.string().describe('Name of the slot.'),
        place: z.string().describe('Where it stands on the page.'),
        size: z.string().describe('Width and height in pixels.'),
      }),
    )
    .describe('Places for advertising; empty when there are none.'),
  contact: z.string().describe('How to reach the publisher: a mail address or a page.'),
  licence: z.enum(licenceIds).describe('Licence of its texts and data, by its SPDX identifier.'),
})
export type Publication = z.infer<typeof publication>

/** Pictures. */
import type { CollectionConfig } from 'payload'
import { anyoneSignedIn } from '../access/anyone-signed-in.ts'

const PAGE_WIDTH = 1600
const CARD_WIDTH = 640

/** One picture with the words the law and the reader need. Where its files are comes from the wiring. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  typescript: { interface: 'Media' },
  // Who sees, changes or deletes one depends on which entries hold it: src/editing/picture-permission.ts.
  access: { read: anyoneSignedIn, create: anyoneSignedIn, update: anyoneSignedIn, delete: anyoneSignedIn },
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    focalPoint: true,
    displayPreview: true,
    adminThumbnail: 'card',
    // Cameras write where a picture was taken; nothing of that is published.
    withMetadata: false,
    imageSizes: [
      { name: 'card', width: CARD_WIDTH, height: CARD_WIDTH * 0.75, formatOptions: { format: 'webp' } },
      { name: 'page', width: PAGE_WIDTH, withoutEnlargement: true, formatOptions: { format: 'webp' } },
    ],
  },
  admin: {
    group: 'Shared',
    useAsTitle: 'alt',
    hideAPIURL: true,
    defaultColumns: ['filename', 'alt', 'credit', 'licence'],
    description: 'Pictures for entries. A picture is public while a published entry shows it.',
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What it shows',
      required: true,
      admin: { description: 'In words, for readers who cannot see it.' },
    },
    { name: 'credit', type: 'text', label: 'Credit', required: true, admin: { description: 'Who made the picture.' } },
    {
      name: 'licence',
      type: 'text',
      label: 'Licence',
      required: true,
      admin: { description: 'The licence it is published under, such as CC BY 4.0.' },
    },
  ],
}

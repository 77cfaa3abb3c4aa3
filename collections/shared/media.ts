/** Pictures. */
import type { CollectionConfig, UploadConfig } from 'payload'
import { anyoneSignedIn } from '../access/anyone-signed-in.ts'

const PAGE_WIDTH = 1600
const SMALL_WIDTH = 720
const CARD_WIDTH = 640
/** The effort of 0 to 9: more would take seconds to save a few kilobytes. */
const AVIF_EFFORT = 3

type Size = NonNullable<UploadConfig['imageSizes']>[number]

/** A size of a picture, whose file has a unique name whatever its measures. */
const size = (
  name: string,
  format: 'webp' | 'avif',
  measures: Pick<Size, 'width' | 'height' | 'withoutEnlargement'>,
): Size => ({
  ...measures,
  name,
  formatOptions: { format, options: format === 'avif' ? { effort: AVIF_EFFORT } : {} },
  generateImageName: ({ originalName, extension }) => `${originalName}-${name.toLowerCase()}.${extension}`,
})

/** A picture with its credit, licence and texts. Where its files are is decided in src/payload.config.ts. */
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
      size('card', 'webp', { width: CARD_WIDTH, height: CARD_WIDTH * 0.75 }),
      // A narrower picture has one size for all uses.
      size('small', 'webp', { width: SMALL_WIDTH }),
      size('smallAvif', 'avif', { width: SMALL_WIDTH }),
      size('page', 'webp', { width: PAGE_WIDTH, withoutEnlargement: true }),
      size('pageAvif', 'avif', { width: PAGE_WIDTH, withoutEnlargement: true }),
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
    {
      name: 'caption',
      type: 'text',
      label: 'Caption',
      admin: { description: 'A line under it: what there is to know, as where and when it was made. May be left out.' },
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

/** What each service says of itself. */
import type { CollectionConfig } from 'payload'
import { defaultLicence, licences } from '#src/read-model/licences.ts'
import { seenByAllChangedByEditors } from '../access/seen-by-all-changed-by-editors.ts'
import { offeredAlone } from '../fields/rich-text.ts'
import { serviceField } from '../fields/service.ts'

/** One publication card per service; saving it publishes it. */
export const Publications: CollectionConfig = {
  slug: 'publications',
  labels: { singular: 'Publication card', plural: 'Publication cards' },
  typescript: { interface: 'PublicationCard' },
  access: seenByAllChangedByEditors('card'),
  admin: {
    group: 'Shared',
    useAsTitle: 'name',
    hideAPIURL: true,
    defaultColumns: ['name', 'service', 'updatedAt'],
    description: 'What each catalogue says of itself: on its pages, in its feeds and to agents. Saving publishes.',
  },
  fields: [
    serviceField({ isUnique: true }),
    { name: 'name', type: 'text', label: 'Name', required: true, admin: { description: 'Name of the publication.' } },
    {
      name: 'tagline',
      type: 'text',
      label: 'Tagline',
      required: true,
      admin: { description: 'One line under the name.' },
    },
    {
      name: 'publisher',
      type: 'text',
      label: 'Publisher',
      required: true,
      admin: { description: 'Who publishes it: a person or an institution.' },
    },
    {
      name: 'network',
      type: 'text',
      label: 'Network',
      required: true,
      admin: { description: 'The network of publications it is part of.' },
    },
    {
      name: 'topics',
      type: 'text',
      hasMany: true,
      label: 'Topics',
      admin: { description: 'What it is about, a word or two each.' },
    },
    {
      name: 'about',
      type: 'richText',
      label: 'About',
      hooks: { beforeValidate: [offeredAlone] },
      required: true,
      admin: { description: 'What the catalogue is and how it is made: the text of the about page.' },
    },
    {
      name: 'adSlots',
      type: 'array',
      label: 'Advertising slots',
      labels: { singular: 'Slot', plural: 'Slots' },
      admin: { description: 'Places on its pages for advertising; none is fine.' },
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true, admin: { description: 'Name of the slot.' } },
        {
          name: 'place',
          type: 'text',
          label: 'Place',
          required: true,
          admin: { description: 'Where it stands on the page.' },
        },
        {
          name: 'size',
          type: 'text',
          label: 'Size',
          required: true,
          admin: { description: 'Width and height in pixels, such as 728 × 90.' },
        },
      ],
    },
    {
      name: 'contact',
      type: 'text',
      label: 'Contact',
      required: true,
      admin: { description: 'How to reach the publisher: a mail address or a page. It is shown publicly.' },
    },
    {
      name: 'needsTwoPeople',
      type: 'checkbox',
      label: 'Two people for each publish',
      defaultValue: false,
      admin: {
        description: 'Who wrote the last change of an entry publishes it only after somebody else has approved it.',
      },
    },
    {
      name: 'licence',
      type: 'select',
      label: 'Licence',
      required: true,
      defaultValue: defaultLicence.id,
      options: licences.map(({ id, name, terms }) => ({ value: id, label: `${name}: ${terms}` })),
      admin: {
        description:
          'What others may do with its texts and data. Pictures have licences of their own. Whoever took something keeps the licence it had then.',
      },
    },
  ],
}

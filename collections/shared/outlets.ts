/** Where headlines come from. */
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { isWebAddress } from '#src/text/web-address.ts'
import { seenByAllChangedByEditors } from '../access/seen-by-all-changed-by-editors.ts'
import { serviceField } from '../fields/service.ts'

const webAddress = (value: unknown) => isWebAddress(value) || 'A whole web address, starting with https://.'

/** Written by the job that reads the feeds; editors only see it. */
const onlySeen = { create: () => false, update: () => false }

/** An outlet whose feed has not been read yet. */
const unread = { etag: null, lastModified: null, failures: 0, lastError: null, isPaused: false }

/** Resets what is known of a feed: unticking “Paused” lets it be tried again, and nothing was read yet of a new feed or catalogue. */
const startAnew: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation === 'create') return data
  const isOther = (field: 'feed' | 'service') => data[field] !== undefined && data[field] !== originalDoc[field]
  if (isOther('feed') || isOther('service')) return { ...data, ...unread }
  if (originalDoc.isPaused && data.isPaused === false) return { ...data, failures: 0, lastError: null }
  return data
}

/** The state of reading its feed. */
const reading: Field[] = [
  {
    name: 'isPaused',
    type: 'checkbox',
    label: 'Paused',
    defaultValue: false,
    admin: {
      description: 'Its feed failed ten times in a row, and is not read until somebody unticks this to try again.',
    },
  },
  {
    name: 'lastError',
    type: 'text',
    label: 'Last error',
    access: onlySeen,
    admin: { readOnly: true, description: 'Why its feed could not be read the last time. Empty when it could.' },
  },
  {
    name: 'failures',
    type: 'number',
    label: 'Failures in a row',
    defaultValue: 0,
    min: 0,
    access: onlySeen,
    admin: { readOnly: true, description: 'How often its feed could not be read since it last could.' },
  },
  {
    name: 'lastFetchedAt',
    type: 'date',
    label: 'Last asked',
    access: onlySeen,
    admin: {
      readOnly: true,
      description: 'When its feed was last asked for (UTC).',
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    name: 'etag',
    type: 'text',
    label: 'Version',
    access: onlySeen,
    admin: { readOnly: true, description: 'The ETag its server gave, by which an unchanged feed is not sent again.' },
  },
  {
    name: 'lastModified',
    type: 'text',
    label: 'Last modified',
    access: onlySeen,
    admin: { readOnly: true, description: 'When its server says the feed last changed, in the words of the server.' },
  },
]

/** A news outlet whose feed is read for a service. */
export const Outlets: CollectionConfig = {
  slug: 'outlets',
  labels: { singular: 'News outlet', plural: 'News outlets' },
  typescript: { interface: 'Outlet' },
  access: seenByAllChangedByEditors('outlet'),
  admin: {
    group: 'News',
    useAsTitle: 'name',
    hideAPIURL: true,
    defaultColumns: ['name', 'service', 'isActive', 'isPaused', 'lastError'],
    description: 'Outlets whose feeds are read every half hour.',
  },
  hooks: { beforeChange: [startAnew] },
  fields: [
    serviceField(),
    { name: 'name', type: 'text', label: 'Name', required: true, admin: { description: 'Name of the outlet.' } },
    {
      name: 'homepage',
      type: 'text',
      label: 'Home page',
      required: true,
      validate: webAddress,
      admin: { description: 'Where readers find the outlet.' },
    },
    {
      name: 'feed',
      type: 'text',
      label: 'Feed',
      required: true,
      unique: true,
      validate: webAddress,
      admin: { description: 'Address of its RSS, Atom or JSON feed.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Read',
      defaultValue: true,
      admin: { description: 'Whether its feed is read.' },
    },
    ...reading,
  ],
}

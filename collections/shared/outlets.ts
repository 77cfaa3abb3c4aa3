/** Where headlines come from. */
import type { CollectionConfig } from 'payload'
import { seenByAllChangedByEditors } from '../access/seen-by-all-changed-by-editors.ts'
import { service } from '../fields/service.ts'
import { isWebAddress } from '../fields/sources.ts'

const webAddress = (value: unknown) => isWebAddress(value) || 'A whole web address, starting with https://.'

/** A news outlet whose feed is read for a service. */
export const Outlets: CollectionConfig = {
  slug: 'outlets',
  labels: { singular: 'News outlet', plural: 'News outlets' },
  typescript: { interface: 'Outlet' },
  access: seenByAllChangedByEditors,
  admin: {
    group: 'News',
    useAsTitle: 'name',
    defaultColumns: ['name', 'service', 'isActive'],
    description: 'Outlets whose feeds are read every half hour.',
  },
  fields: [
    service(),
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
      admin: { description: 'Address of its RSS or Atom feed.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Read',
      defaultValue: true,
      admin: { description: 'Whether its feed is read.' },
    },
  ],
}

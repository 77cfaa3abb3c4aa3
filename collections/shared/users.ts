/** The people who sign in. */
import type { CollectionConfig } from 'payload'
import { services } from '#src/services.ts'
import { administratorsOrOneself } from '../access/administrators-or-oneself.ts'
import { anyoneSignedIn } from '../access/anyone-signed-in.ts'
import { onlyAdministrators } from '../access/only-administrators.ts'

const MINUTE_MS = 60_000

/** Administrators manage people and everything else; editors publish; writers write drafts. `cookies` come from the wiring. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  typescript: { interface: 'User' },
  auth: { maxLoginAttempts: 10, lockTime: 10 * MINUTE_MS, tokenExpiration: 8 * 60 * 60, useSessions: true },
  access: {
    admin: anyoneSignedIn,
    create: onlyAdministrators,
    read: administratorsOrOneself,
    update: administratorsOrOneself,
    delete: onlyAdministrators,
    unlock: onlyAdministrators,
  },
  admin: {
    useAsTitle: 'name',
    group: 'Administration',
    defaultColumns: ['name', 'email', 'role', 'services'],
    description: 'The people who sign in here.',
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  hooks: {
    beforeChange: [
      // Whoever comes first has to be able to let the others in.
      async ({ data, operation, req }) => {
        if (operation !== 'create') return data
        const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
        return totalDocs === 0 ? { ...data, role: 'administrator', services: [] } : data
      },
    ],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      admin: { description: 'As colleagues know them.' },
    },
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'writer',
      saveToJWT: true,
      access: { update: onlyAdministrators },
      options: [
        { value: 'administrator', label: 'Administrator: everything, people too' },
        { value: 'editor', label: 'Editor: writes and publishes' },
        { value: 'writer', label: 'Writer: writes drafts' },
      ],
      admin: { description: 'What they may do.' },
    },
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      label: 'Services',
      saveToJWT: true,
      access: { update: onlyAdministrators },
      options: services.map(({ id, title }) => ({ value: id, label: title })),
      admin: { description: 'The catalogues they work on. None chosen: all of them.' },
    },
  ],
}

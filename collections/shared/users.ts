/** The people who sign in. */
import type { CollectionConfig } from 'payload'
import { services } from '#src/services.ts'
import { administratorsOrOneself } from '../access/administrators-or-oneself.ts'
import { anyoneSignedIn } from '../access/anyone-signed-in.ts'
import { onlyAdministrators } from '../access/only-administrators.ts'
import type { Role } from '../access/person.ts'

/** The roles, and what each may do. */
export const roleOptions: { value: Role; label: string }[] = [
  { value: 'administrator', label: 'Administrator: everything, people too' },
  { value: 'editor', label: 'Editor: writes and publishes' },
  { value: 'writer', label: 'Writer: writes drafts' },
]

/** Administrators manage people and everything else; editors publish; writers write drafts. How they sign in: src/sign-in. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  typescript: { interface: 'User' },
  access: {
    admin: anyoneSignedIn,
    create: onlyAdministrators,
    read: administratorsOrOneself,
    update: administratorsOrOneself,
    delete: onlyAdministrators,
  },
  admin: {
    useAsTitle: 'name',
    hideAPIURL: true,
    group: 'Administration',
    defaultColumns: ['name', 'email', 'role', 'services'],
    description: 'The people who sign in here.',
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  hooks: {
    beforeChange: [
      // The first person has to be able to let others in.
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
      name: 'email',
      type: 'email',
      label: 'Email address',
      required: true,
      unique: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
      // To change it, people have to give their password too, which this form does not ask for.
      admin: { readOnly: true, description: 'What they sign in with. It is changed on the page of the account.' },
    },
    // Never stored here: src/sign-in takes it out of what is saved.
    { name: 'password', type: 'text', virtual: true, hidden: true },
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'writer',
      access: { update: onlyAdministrators },
      options: roleOptions,
      admin: { description: 'What they may do.' },
    },
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      label: 'Services',
      access: { update: onlyAdministrators },
      options: services.map(({ id, title }) => ({ value: id, label: title })),
      admin: { description: 'The catalogues they work on. None chosen: all of them.' },
    },
  ],
}

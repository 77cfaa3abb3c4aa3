/** Whether readers may be told that an entry waits to be written. */
import type { CheckboxField } from 'payload'

/** A box for editors. A copy of the entry begins without it. */
export const mayBeNamed = (): CheckboxField => ({
  name: 'mayBeNamed',
  type: 'checkbox',
  label: 'May be named while it waits',
  defaultValue: false,
  hooks: { beforeDuplicate: [() => false] },
  admin: {
    position: 'sidebar',
    description: 'Readers who look for it are told, by its names and nothing else, that it waits to be written.',
  },
})

/** The catalogue a shared document belongs to. */
import type { Field } from 'payload'
import { services } from '#src/services.ts'

/** One of the services. */
export const serviceField = ({ isUnique = false }: { isUnique?: boolean } = {}): Field => ({
  name: 'service',
  type: 'select',
  label: 'Service',
  required: true,
  index: true,
  unique: isUnique,
  options: services.map(({ id, title }) => ({ value: id, label: title })),
  admin: { description: 'The catalogue it belongs to.' },
})

import type { Access } from 'payload'
import { personOf } from './person.ts'

/** Administrators see everyone; anyone else, themselves. */
export const administratorsOrOneself: Access = ({ req }) => {
  if (personOf(req)?.role === 'administrator') return true
  return req.user ? { id: { equals: req.user.id } } : false
}

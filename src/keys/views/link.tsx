/** The way to the keys, below the collections, for administrators. */
import type { ServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'

/** The way to the page of keys, in the sidebar of administrators. */
export const KeysLink = ({ user }: ServerProps) =>
  personOf({ user })?.role === 'administrator' ? (
    <a className="nav__link" href="/admin/keys">
      Keys
    </a>
  ) : null

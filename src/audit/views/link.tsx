/** The way to the record of what was done, below the collections, for those who look through it. */
import type { ServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { linesSeenBy } from '../find.ts'

/** The way to the page of who did what, in the sidebar of those who may see it. */
export const AuditLink = ({ user }: ServerProps) =>
  linesSeenBy(personOf({ user })) ? (
    <a className="nav__link" href="/admin/audit">
      Who did what
    </a>
  ) : null

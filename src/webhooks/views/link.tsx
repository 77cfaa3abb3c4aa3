/** The way to the webhooks, below the collections, for administrators. */
import type { ServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'

/** The way to the page of webhooks, in the sidebar of administrators. */
export const WebhooksLink = ({ user }: ServerProps) =>
  personOf({ user })?.role === 'administrator' ? (
    <a className="nav__link" href="/admin/webhooks">
      Webhooks
    </a>
  ) : null

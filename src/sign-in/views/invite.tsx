/** Where administrators invite somebody: it stands in the place of the form that makes a person. */
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { Help } from '#collections/components/help.tsx'
import { roleOptions } from '#collections/shared/users.ts'
import { services } from '#src/services.ts'
import { isMailSet } from '../mail.ts'
import { InviteForm } from './invite-form.tsx'

/** The page on which an administrator invites somebody. */
export function Invite({ user }: AdminViewServerProps) {
  if (personOf({ user })?.role !== 'administrator') redirect('/admin')
  return (
    <main className="access gutter--left gutter--right">
      <div className="with-help">
        <h1>Invite somebody</h1>
        <Help chapter="people" />
      </div>
      <p>
        They choose their own password by a link, which {isMailSet() ? 'is mailed to them' : 'you are shown here'} and
        holds for seven days.
      </p>
      <InviteForm roles={roleOptions} services={services.map(({ id, title }) => ({ value: id, label: title }))} />
    </main>
  )
}

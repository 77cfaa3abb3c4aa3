/** A person's own page: Payload's form, and below it how they sign in. */
import { AccountView } from '@payloadcms/next/views'
import { DefaultEditView } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ComponentType } from 'react'
import { executeWith } from '#collections/components/execute.ts'
import { readableAgent } from '../agent.ts'
import type { SignedIn } from '../asked.ts'
import { pastEvents } from '../events.ts'
import { isAskedOfAll, standing } from '../second-factor.ts'
import { sessionsOf } from '../sessions.ts'
import {
  AddSecondFactor,
  ChangeAddress,
  ChangePassword,
  EndSessions,
  RemoveSecondFactor,
  RenewRecoveryCodes,
} from './own-access.tsx'
import { Past } from './past.tsx'
import { Sessions } from './sessions.tsx'

// The form needs no properties, as on Payload's own page of an account: it takes all from its context.
const EditForm = DefaultEditView as ComponentType

const mostEvents = 20

/** Payload's view of an account renders the component that replaces it once more inside itself, then with the document. */
export function Account(props: AdminViewServerProps & { doc?: object }) {
  if (!props.doc) return <AccountView {...props} />
  return (
    <>
      <EditForm />
      <Access {...props} />
    </>
  )
}

async function Access({ initPageResult, payload }: AdminViewServerProps) {
  // Our strategy gives only users of this type, and Payload shows this page only to them.
  const { id, email, _sid } = initPageResult.req.user as unknown as SignedIn
  const execute = executeWith(payload)
  const [sessions, factor, isAsked, past] = await Promise.all([
    sessionsOf(execute, id),
    standing(execute, id),
    isAskedOfAll(execute),
    pastEvents(execute, id, mostEvents),
  ])
  return (
    <section className="access gutter--left gutter--right" aria-label="How you sign in">
      <section>
        <h2>Password and address</h2>
        <p>
          You sign in as <b>{email}</b>.
        </p>
        <ChangePassword id={id} email={email} />
        <ChangeAddress id={id} />
      </section>
      <section>
        <h2>Second factor</h2>
        {factor.isOn ? (
          <>
            <p>On: signing in asks for a code from your phone. {codesLeft(factor.recoveryCodesLeft)}</p>
            <RenewRecoveryCodes />
            {isAsked ? <p>Everyone here has one.</p> : <RemoveSecondFactor />}
          </>
        ) : (
          <>
            <p>Off. With it, a password that somebody else has learned opens nothing.</p>
            <AddSecondFactor />
          </>
        )}
      </section>
      <section>
        <h2>Where you are signed in</h2>
        <Sessions
          sessions={sessions}
          own={_sid}
          action={(session) =>
            session.id !== _sid && <EndSessions id={session.id} device={readableAgent(session.agent)} />
          }
        />
        {sessions.length > 1 && <EndSessions />}
      </section>
      <Past past={past} />
    </section>
  )
}

const codesLeft = (left: number): string =>
  left === 0
    ? 'No recovery code is left.'
    : left === 1
      ? 'One recovery code is left.'
      : `${left} recovery codes are left.`

/** How a person signs in, for administrators: a tab beside their form. */
import type { DocumentViewServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import { pastEvents } from '../events.ts'
import { memberById } from '../people.ts'
import { standing } from '../second-factor.ts'
import { sessionsOf } from '../sessions.ts'
import { Past } from './past.tsx'
import { Sessions } from './sessions.tsx'
import { SignOutEverywhere, WithPassword } from './their-access.tsx'

const mostEvents = 50

/** What an administrator sees and does about another's way in. */
export async function PersonView({ initPageResult, payload, user, doc }: DocumentViewServerProps) {
  if (personOf({ user })?.role !== 'administrator') return null
  const id = Number(initPageResult.docID ?? doc?.id)
  const execute = executeWith(payload)
  const [member, factor, sessions, past] = await Promise.all([
    memberById(execute, id),
    standing(execute, id),
    sessionsOf(execute, id),
    pastEvents(execute, id, mostEvents),
  ])
  if (!member) return null
  return (
    <main className="access gutter--left gutter--right">
      <section>
        <h2>Password</h2>
        <p>{member.password ? 'They have one.' : 'Invited: they have not chosen one yet.'}</p>
        <WithPassword
          path={`${id}/link`}
          title={member.password ? 'Let them choose a new one' : 'Invite them again'}
          action="Make a link"
        />
      </section>
      <section>
        <h2>Second factor</h2>
        <p>{factor.isOn ? `On. Recovery codes left: ${factor.recoveryCodesLeft}.` : 'Off.'}</p>
        {factor.isOn && (
          <WithPassword path={`${id}/second-factor/take-away`} title="Take it away" action="Take it away" isDangerous />
        )}
      </section>
      <section>
        <h2>Where they are signed in</h2>
        {sessions.length === 0 ? (
          <p>Nowhere.</p>
        ) : (
          <>
            <Sessions sessions={sessions} />
            <SignOutEverywhere id={id} />
          </>
        )}
      </section>
      <Past past={past} />
    </main>
  )
}

/** Where a person is signed in, as a list. */
import type { ReactNode } from 'react'
import { Instant } from '#collections/components/instant.tsx'
import { readableAgent } from '../agent.ts'
import type { SeenSession } from '../sessions.ts'

type Props = {
  sessions: readonly SeenSession[]
  /** The session in which the list is looked at. */
  own?: string
  /** The actions for a session. */
  action?: (session: SeenSession) => ReactNode
}

/** The sessions of somebody, each with a way to end it. */
export function Sessions({ sessions, own, action }: Props) {
  const now = new Date()
  return (
    <ul className="sessions">
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <b>{readableAgent(session.agent)}</b>
            {session.id === own && <em>this one</em>}
            <small>
              {session.address || 'address not known'} · last seen <Instant at={session.seenAt} now={now} />
            </small>
            <small>
              signed in <Instant at={session.madeAt} now={now} />
            </small>
          </div>
          {action?.(session)}
        </li>
      ))}
    </ul>
  )
}

/** Rules for everyone, above the list of people. */
import type { ServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import { isAskedOfAll } from '../second-factor.ts'
import { AskOfAll } from './their-access.tsx'

/** The rule whether everybody is asked for a second factor, for administrators. */
export async function Rules({ payload, user }: ServerProps) {
  if (personOf({ user })?.role !== 'administrator') return null
  const isAsked = await isAskedOfAll(executeWith(payload))
  return (
    <div className="access rules">
      <p>
        {isAsked
          ? 'Everyone signs in with a password and a second factor.'
          : 'A second factor is everyone’s own choice. Asked of everyone, it is added at their next sign-in.'}
      </p>
      <AskOfAll isAsked={isAsked} />
    </div>
  )
}

/** What happened to how a person signs in, for them and for administrators. */
import type { Execute } from '#src/read-model/database.ts'

export const events = {
  invited: 'Invited',
  'link made': 'A link to choose a new password was made',
  'link asked': 'A link to choose a new password was asked for',
  'password set': 'Password chosen by a link',
  'password changed': 'Password changed',
  'address changed': 'Address changed',
  'signed in': 'Signed in',
  'recovery code used': 'Signed in with a recovery code',
  'second factor added': 'Second factor added',
  'second factor removed': 'Second factor removed',
  'second factor taken away': 'Second factor taken away by an administrator',
  'recovery codes renewed': 'New recovery codes made',
  'sessions ended': 'Signed out elsewhere',
} as const

export type EventName = keyof typeof events

/** `byId` is whoever did it, where it was somebody else. */
export type SignInEvent = { userId: number; what: EventName; byId?: number | undefined; detail?: string }

/** Writes it down, for a year. */
export async function record(execute: Execute, { userId, what, byId, detail }: SignInEvent): Promise<void> {
  await execute('insert into editing.sign_in_events (user_id, by_id, what, detail) values ($1, $2, $3, $4)', [
    userId,
    byId ?? null,
    what,
    detail ?? '',
  ])
  await execute("delete from editing.sign_in_events where user_id = $1 and at < now() - interval '1 year'", [userId])
}

export type PastEvent = { at: Date; what: EventName; by: string | null; detail: string }

/** The newest events of a person, newest first. */
export function pastEvents(execute: Execute, userId: number, most: number): Promise<PastEvent[]> {
  return execute<PastEvent>(
    `select at, what, detail, users.name as by
       from editing.sign_in_events left join users on users.id = by_id
      where user_id = $1 order by sign_in_events.id desc limit $2`,
    [userId, most],
  )
}

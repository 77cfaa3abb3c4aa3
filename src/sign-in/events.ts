/** Events of signing in, shown to the person and to administrators. */
import type { Execute } from '#src/read-model/database.ts'

/** The kinds of events, with their words. */
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

/** What happened, as it is stored. */
export type EventName = keyof typeof events

/** `byId` is the person who did it, where it was somebody else. */
export type SignInEvent = { userId: number; what: EventName; byId?: number | undefined; detail?: string }

/** Stores an event, for a year in the person's own list, and in the record of what was done (src/audit). */
export async function record(execute: Execute, { userId, what, byId, detail }: SignInEvent): Promise<void> {
  await execute(
    `with event as (
       insert into editing.sign_in_events (user_id, by_id, what, detail) values ($1, $2, $3, $4) returning user_id, by_id)
     insert into editing.audit (person_id, person, kind, collection, document_id, title, reason)
     select doer.id, doer.name, $3, 'users', u.id, u.name, $4
     from event join users u on u.id = event.user_id join users doer on doer.id = coalesce(event.by_id, event.user_id)`,
    [userId, byId ?? null, what, detail ?? ''],
  )
  await execute("delete from editing.sign_in_events where user_id = $1 and at < now() - interval '1 year'", [userId])
}

/** Records a refused try, without what was typed: it may be a password in the wrong box. */
export async function recordRefusal(
  execute: Execute,
  { userId, address, because }: { userId: number | undefined; address: string; because: string },
): Promise<void> {
  await execute(
    `insert into editing.audit (kind, collection, document_id, title, reason)
     select 'sign-in refused', 'users', given.id, u.name, $2 from (select $1::integer as id) given left join users u using (id)`,
    [userId ?? null, `${because}, from ${address || 'an unknown network'}`],
  )
}

/** An event of a person; `by` is who did it, where it was somebody else. */
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

/** The answers to a save that cannot be made as it is sent: what stands against it, and what to do. */
import { APIError } from 'payload'
import type { ContentField } from '#collections/content-fields.ts'
import type { FieldChange } from './revisions.ts'

/** A field that was changed on both sides. `by` is null where nobody is known who did it, `at` an instant in UTC. */
export type Conflict = { field: string; label: string; yours: unknown; theirs: unknown; by: string | null; at: string }

/** An unpublished change that the save would publish along with its own. */
export type Pending = { field: string; label: string; by: string | null; at: string }

const again = 'Read the entry again with ?draft=true, and send what you decide with the "revision" it then has.'

/** The save does not say which revision it began from. */
export const withoutRevision = () =>
  refused(
    'Say which revision your save began from: read the entry with ?draft=true, and send its "revision" along with the fields you change.',
    428,
  )

/** The save began from a revision that the entry does not have. */
export const noSuchRevision = () =>
  refused(`"revision" is to be the number that the entry was read with. Nothing was saved. ${again}`, 409)

/** Both changed a field, or what others changed would be published unseen. */
export function standingAgainst(revision: number, conflicts: Conflict[], pending: Pending[]): APIError {
  const said = [
    conflicts.length > 0 && `Changed meanwhile: ${listed(conflicts)}.`,
    pending.length > 0 && `Not published yet, and it would be with this save: ${listed(pending)}.`,
    `Nothing was saved. ${again}`,
  ]
  return refused(said.filter(Boolean).join(' '), 409, { revision, conflicts, pending })
}

/** A change as it is told. */
export const pendingChange = ({ name, label }: ContentField, change: FieldChange | undefined): Pending => ({
  field: name,
  label,
  by: change?.by ?? null,
  at: change?.at ?? new Date(0).toISOString(),
})

/** `errors` is where the form of the admin looks for the field to mark. */
function refused(message: string, status: number, data: object = {}): APIError {
  return new APIError(message, status, { ...data, errors: [{ path: 'revision', message }] }, true)
}

const listed = (changes: readonly Pending[]): string =>
  changes.map(({ label, by }) => (by ? `${label} (${by})` : label)).join(', ')

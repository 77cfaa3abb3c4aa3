/** What a reader is told when answering failed, whatever was thrown. */
import { OctavoError } from '#src/errors.ts'
import { isDatabaseAway } from './unavailable.ts'

/** The error a reader is shown: the one thrown where it is meant for them, else one that only says that the fault is ours. */
export function failureOf(thrown: unknown): OctavoError {
  if (thrown instanceof OctavoError) return thrown
  return isDatabaseAway(thrown)
    ? new OctavoError('unavailable', 'The database of the catalogue cannot be reached.')
    : new OctavoError('internal', 'The request was understood, and answering it failed.')
}

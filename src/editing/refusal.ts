/** A refusal of the table of permissions, as Payload's errors are. */
import { APIError } from 'payload'
import type { Verdict } from '#collections/access/permissions.ts'

const FORBIDDEN = 403

/** Throws an APIError with status 403 and the reason, which the form shows, unless it is allowed. */
export function insist(verdict: Verdict): void {
  if (!verdict.isAllowed) throw new APIError(verdict.reason, FORBIDDEN, null, true)
}

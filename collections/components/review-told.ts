/** The review as the form gets it from the server, with instants as text. */
import type { Reviewed } from '#src/editing/review-endpoints.ts'

type AsText<T> = T extends Date ? string : T extends object ? { [K in keyof T]: AsText<T[K]> } : T

/** The review of an entry as it is sent to the form. */
export type ReviewTold = AsText<Reviewed>

/** An instant here, such as “22 Nov, 18:05”. */
export const dayAndTime = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

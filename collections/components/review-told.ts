/** What the form is told of a review: as the server gives it, with instants as text. */
import type { Reviewed } from '#src/editing/review-endpoints.ts'

type AsText<T> = T extends Date ? string : T extends object ? { [K in keyof T]: AsText<T[K]> } : T

/** How far an entry has come, as the form is sent it: instants are text. */
export type ReviewTold = AsText<Reviewed>

/** An instant here, such as “22 Nov, 18:05”. */
export const dayAndTime = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

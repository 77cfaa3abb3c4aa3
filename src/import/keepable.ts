/** What PostgreSQL keeps of texts: all but NUL, and half of a character that is written as two. */

/** What is said of a text that it does not keep. */
export const unkeepable = 'This holds a character that cannot be kept.'

/** Whether it keeps every text of a value. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value)
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isKeepable)
}

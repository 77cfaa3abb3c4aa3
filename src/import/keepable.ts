/** Which texts PostgreSQL can store: all without a NUL or a lone surrogate. */

/** The message for a text that it cannot store. */
export const unkeepable = 'This holds a character that cannot be kept.'

/** Whether it can store every text of a value. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value)
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isKeepable)
}

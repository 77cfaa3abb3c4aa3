/** Values of a field that may hold one, several or none. */

/** A list as it is, one value as a list of it, and an empty list of null and undefined. */
export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

/** A bounded cache for pure functions of a few numbers and strings. */

/**
 * The function with its last results kept, at most `limit` of them; the oldest leaves first. The function must be pure.
 */
export const memo = <Arguments extends (number | string)[], Result>(
  limit: number,
  compute: (...inputs: Arguments) => Result,
): ((...inputs: Arguments) => Result) => {
  const kept = new Map<string, Result>()
  return (...inputs) => {
    const key = inputs.join('|')
    const known = kept.get(key)
    if (known !== undefined) return known
    const result = compute(...inputs)
    if (kept.size >= limit) kept.delete(kept.keys().next().value as string)
    kept.set(key, result)
    return result
  }
}

/** A bounded cache for pure functions of a few numbers and strings. */
import { LRUCache } from 'lru-cache'

/** The function with its last results kept, at most `max` of them. The function must be pure. */
export const memo = <Arguments extends (number | string)[], Result>(
  max: number,
  compute: (...inputs: Arguments) => Result,
): ((...inputs: Arguments) => Result) => {
  const kept = new LRUCache<string, { result: Result }>({ max })
  return (...inputs) => {
    const key = inputs.join('|')
    const known = kept.get(key)
    if (known) return known.result
    const result = compute(...inputs)
    kept.set(key, { result })
    return result
  }
}

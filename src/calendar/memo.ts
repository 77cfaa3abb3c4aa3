/** A bounded cache for pure functions of a few numbers and strings. */
import { LRUCache } from 'lru-cache'

/** The function with its last results kept, at most `max` of them. The function must be pure. */
export const memo = <Arguments extends (number | string)[], Result>(
  max: number,
  compute: (...inputs: Arguments) => Result,
): ((...inputs: Arguments) => Result) => {
  // `maxSize` lets it take memory as it fills; `max` would set aside all of it at once.
  const results = new LRUCache<string, { result: Result }>({ maxSize: max, sizeCalculation: () => 1 })
  return (...inputs) => {
    const key = inputs.join('|')
    const before = results.get(key)
    if (before) return before.result
    const result = compute(...inputs)
    results.set(key, { result })
    return result
  }
}

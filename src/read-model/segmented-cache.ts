/**
 * A cache that one-time questions cannot empty: what was asked for again stands apart from what was asked for once. Each part drops
 * what was not asked for the longest; that of once goes first while it takes more than half of the budget. (Karedla, Love and
 * Wherry, Caching strategies to improve disk system performance, 1994: segmented LRU.)
 */
import { LRUCache } from 'lru-cache'

export type SegmentedCache<Value extends object> = {
  /** The value of a key, which is asked for by this. */
  get(key: string): Value | undefined
  /** The same without asking for it. */
  peek(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
  /** The weights of all values together. */
  weight(): number
}

/** An empty one for values that weigh no more than the budget together. */
export function segmentedCache<Value extends object>(
  budget: number,
  weightOf: (value: Value, key: string) => number,
): SegmentedCache<Value> {
  // What weighs more than the budget is not kept by either.
  const part = () => new LRUCache<string, Value>({ maxSize: budget, sizeCalculation: weightOf })
  const [once, again] = [part(), part()]
  const weight = () => once.calculatedSize + again.calculatedSize
  const makeRoom = () => {
    while (weight() > budget) (once.calculatedSize > budget / 2 || again.size === 0 ? once : again).pop()
  }
  return {
    get(key) {
      const known = again.get(key)
      if (known !== undefined) return known
      const value = once.peek(key)
      if (value === undefined) return undefined
      once.delete(key)
      again.set(key, value)
      return value
    },
    peek: (key) => again.peek(key) ?? once.peek(key),
    set(key, value) {
      const place = again.has(key) ? again : once
      place.set(key, value)
      makeRoom()
    },
    clear() {
      once.clear()
      again.clear()
    },
    weight,
  }
}

/**
 * A cache that one-time questions cannot empty. It has three parts: values asked for once, values asked for again, and values that are
 * dear to make. Each part drops the least recently used value. Dear values are dropped only while they exceed their share of the budget;
 * values asked for once are dropped first while they take more than half of what the dear ones leave, else those asked for again.
 * (Karedla, Love and Wherry, Caching strategies to improve disk system performance, 1994: segmented LRU.)
 */
import { LRUCache } from 'lru-cache'

/** A cache of bounded size, which drops the least recently used value. */
export type SegmentedCache<Value extends object> = {
  /** The value of a key. This counts as a use. */
  get(key: string): Value | undefined
  /** The same, without counting as a use. */
  peek(key: string): Value | undefined
  /** Keeps a value. A dear one takes long to make anew and is not dropped for one that is not. */
  set(key: string, value: Value, isDear?: boolean): void
  clear(): void
  /** The weights of all values together. */
  weight(): number
}

/** The share of the budget that is left to what is dear. */
const DEAR_SHARE = 0.75

/** An empty one for values that weigh no more than the budget together. */
export function segmentedCache<Value extends object>(
  budget: number,
  weightOf: (value: Value, key: string) => number,
): SegmentedCache<Value> {
  // No part keeps a value that weighs more than the budget.
  const part = () => new LRUCache<string, Value>({ maxSize: budget, sizeCalculation: weightOf })
  const [once, again, dear] = [part(), part(), part()]
  const weight = () => once.calculatedSize + again.calculatedSize + dear.calculatedSize
  const heaviest = () => {
    if (dear.calculatedSize > budget * DEAR_SHARE) return dear
    return once.calculatedSize > (budget - dear.calculatedSize) / 2 || again.size === 0 ? once : again
  }
  const makeRoom = () => {
    while (weight() > budget) heaviest().pop()
  }
  return {
    get(key) {
      // The dear ones are few: to look among them first takes hardly any time.
      const lasting = dear.get(key) ?? again.get(key)
      if (lasting !== undefined) return lasting
      const value = once.peek(key)
      if (value === undefined) return undefined
      once.delete(key)
      again.set(key, value)
      return value
    },
    peek: (key) => dear.peek(key) ?? again.peek(key) ?? once.peek(key),
    set(key, value, isDear = false) {
      const place = isDear ? dear : again.has(key) ? again : once
      place.set(key, value)
      makeRoom()
    },
    clear() {
      for (const part of [once, again, dear]) part.clear()
    },
    weight,
  }
}

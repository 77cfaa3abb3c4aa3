/** Chance that is the same on every run. */

/** Draws from a list, numbers and shuffles; the same for the same seed. */
export type Chance = ReturnType<typeof chance>

/** A source of draws: mulberry32 by Tommy Ettinger, a 32-bit generator of period 2^32. */
export function chance(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `least` to `most`, both included. */
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  /** One of a list that is not empty. */
  const one = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
  /** From `least` to `most` of a list, none twice. */
  const some = <T>(list: readonly T[], least: number, most: number): T[] => {
    const drawn = new Set<T>()
    for (let left = between(least, most); left > 0; left--) drawn.add(one(list))
    return [...drawn]
  }
  return { next, between, one, some }
}

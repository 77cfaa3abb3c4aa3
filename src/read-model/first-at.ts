/** Finds a place in what is in order, by halving. */

/** The first index at which something holds that also holds at all later ones; `length` where it holds at none. */
export function firstAt(length: number, holds: (index: number) => boolean): number {
  let [first, after] = [0, length]
  while (first < after) {
    const middle = (first + after) >>> 1
    if (holds(middle)) after = middle
    else first = middle + 1
  }
  return first
}

/** Limits how much of some work is done at once, and how much may wait for its turn. */

/** Too many wait already. */
export class TooBusy extends Error {}

/** Gives a function that does `most` works at once and lets others wait. It throws `TooBusy` where `waiting` wait already. */
export function atOnce({ most, waiting }: { most: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (queue.length >= waiting) throw new TooBusy('Too many sign-ins at once.')
      // A work that ends gives its place to the next.
      await new Promise<void>((begin) => queue.push(begin))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}

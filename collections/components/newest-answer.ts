/** Which answers of a server are up to date, where reads and changes overlap. */

/** The reads and changes of one thing. */
export type Exchanges = {
  /** Call it when a read begins; the function it gives tells, after the answer, whether that is up to date. */
  look(): () => boolean
  /** Call it when a change begins, and the function it gives when that is answered. */
  change(): () => void
}

/**
 * A read that began before a change was done may not include it, however late its answer comes: it is up to date only if no change was
 * under way from the question to the answer. The answer to a change always is.
 */
export function newExchanges(): Exchanges {
  let [begun, underWay] = [0, 0]
  return {
    look() {
      const [before, isAlone] = [begun, underWay === 0]
      return () => isAlone && begun === before
    },
    change() {
      begun += 1
      underWay += 1
      return () => {
        underWay -= 1
      }
    },
  }
}

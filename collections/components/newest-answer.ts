/** Which answers of a server hold, where one is asked what there is while something is changed. */

/** What is asked and changed of one thing. */
export type Exchanges = {
  /** Call as one asks what there is; what it gives says, once the answer has come, whether it holds. */
  look(): () => boolean
  /** Call as a change is asked for; what it gives, once that is answered. */
  change(): () => void
}

/**
 * What was asked before a change was done may not know of it, however late its answer comes: it holds only where nothing was being
 * changed from the question to the answer. What answers a change holds always.
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

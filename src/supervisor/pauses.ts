/** Pauses before what ended is started again: none where it had gone well, then a second, and twice as long each time it ends soon. */

const firstMs = 1000
const longestMs = 60_000

/** What went well for so long may be started again at once. */
const healthyMs = 10_000

/** `next` is told for how long it had gone well, and gives the pause in milliseconds. */
export function growingPauses(): { next(wentWellMs: number): number } {
  let pauseMs = firstMs
  return {
    next(wentWellMs) {
      if (wentWellMs > healthyMs) {
        pauseMs = firstMs
        return 0
      }
      const current = pauseMs
      pauseMs = Math.min(pauseMs * 2, longestMs)
      return current
    },
  }
}

/** "at once", "in 4 s". */
export const whenAgain = (pauseMs: number): string => (pauseMs === 0 ? 'at once' : `in ${pauseMs / 1000} s`)

/** Pauses before a process is started again: none if it ran well, then a second, and twice as long each time it ends soon. */

const firstMs = 1000
const longestMs = 60_000

/** A process that ran longer than this may be started again at once. */
const healthyMs = 10_000

/** `next` takes for how long the process ran, and gives the pause, both in milliseconds. */
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

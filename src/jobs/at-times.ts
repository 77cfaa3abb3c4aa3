/** Work done at its times, by node-cron; when the clock is turned back, it follows the new time. */
import { schedule } from 'node-cron'

/** Pause between two checks whether the clock was turned back. */
const LOOK_MS = 20_000

/** Least step that counts as turned back: smaller corrections happen while a clock runs. */
const LEAST_MS = 2000

/** Work that is done whenever it is due. `stop` settles when what is under way has ended. */
export type TimedWork = { stop(): Promise<void> }

/**
 * Does the work whenever it is due, in UTC, until it is stopped. The work gets the time it was due at, except where that passed while
 * the machine slept or was busy.
 */
export function atTimes(
  { cron, name }: { cron: string; name: string },
  work: (dueAt?: Date) => Promise<void>,
): TimedWork {
  const task = schedule(cron, ({ date }) => work(date), { name, timezone: 'UTC', suppressMissedWarning: true })
  task.on('execution:missed', () => work())
  // node-cron waits for the instant that it has computed, and would sleep until the clock reaches that again.
  const stopLooking = whenTurnedBack(async () => {
    await task.stop()
    await task.start()
  })
  return {
    async stop() {
      stopLooking()
      await task.destroy()
    },
  }
}

/** Calls `tell` whenever the clock of the machine was turned back, until the returned function is called. */
function whenTurnedBack(tell: () => Promise<void>): () => void {
  let before = { clock: Date.now(), passed: performance.now() }
  const timer = setInterval(() => {
    const now = { clock: Date.now(), passed: performance.now() }
    const isTurnedBack = now.clock - before.clock < now.passed - before.passed - LEAST_MS
    before = now
    if (isTurnedBack) void tell()
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Turns in long work: a process answers others between two steps of it, and hears of what PostgreSQL has done. */
import { setImmediate } from 'node:timers/promises'

/** Longest wait of others for a turn, in milliseconds, not counting the step under way. */
const TURN_MS = 8

/** Gives the function to await after each step of long work: it lets others have their turn once they have waited this long. */
export function takingTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN_MS) return
    await setImmediate()
    began = performance.now()
  }
}

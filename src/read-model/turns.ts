/** Turns in long work: a process answers others between two steps of it, and hears of what PostgreSQL has done. */
import { setImmediate } from 'node:timers/promises'

/** How long others wait for a turn, in milliseconds, and one step more. */
const TURN_MS = 8

/** Gives what is awaited after each step of long work: others have their turn once they have waited. */
export function takingTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN_MS) return
    await setImmediate()
    began = performance.now()
  }
}

/** Spaces out requests to one host, even from different callers. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until it is this host's turn. Rejects when `signal` ends the wait. */
export type Turn = (host: string, signal?: AbortSignal) => Promise<void>

/** Turns of any number of hosts: those of one are at least `pauseMs` apart. */
export function hostTurns(pauseMs: number): Turn {
  const freeAt = new Map<string, number>()
  return async (host, signal) => {
    const now = performance.now()
    const mine = Math.max(now, freeAt.get(host) ?? 0)
    freeAt.set(host, mine + pauseMs)
    // A timer may be early by less than a millisecond.
    if (mine > now) await sleep(Math.ceil(mine - now) + 1, undefined, { signal })
  }
}

/**
 * What has to be done before this process ends, whoever starts it and in whichever bundle: a process has one set of listeners,
 * however many copies of this module it holds. Needs nothing but Node.
 */
import type { EventEmitter } from 'node:events'

const STOPPING = 'supervisor:stopping'

/** Any name will do for an event; the types of Node list only its own. */
const events = process as EventEmitter

/** Has this done once when the process is asked to stop. */
export function whenStopping(work: () => Promise<unknown>): void {
  let begun: Promise<unknown> | undefined
  const begin = () => {
    begun ??= work()
    return begun
  }
  // Where nobody calls `finishAll`, as in a server of somebody else's, the process ends when its answers have.
  process.once('SIGTERM', begin)
  events.on(STOPPING, (underWay: Promise<unknown>[]) => underWay.push(begin()))
}

/** Begins all of it and waits until it is done, however it ends. */
export async function finishAll(): Promise<void> {
  const underWay: Promise<unknown>[] = []
  events.emit(STOPPING, underWay)
  await Promise.allSettled(underWay)
}

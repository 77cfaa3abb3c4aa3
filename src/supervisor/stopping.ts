/**
 * Work to be done before this process ends, however it was started. The list is kept as listeners of `process`, so that all copies of this
 * module in several bundles share it. Needs nothing but Node.
 */
import type { EventEmitter } from 'node:events'

const STOPPING = 'supervisor:stopping'

/** Events may have any name; the types of Node list only its own. */
const events = process as EventEmitter

/** Does this work once, when the process is asked to stop. */
export function whenStopping(work: () => Promise<unknown>): void {
  let begun: Promise<unknown> | undefined
  const begin = () => {
    begun ??= work()
    return begun
  }
  // Where `finishAll` is not called, as in a foreign server, the process ends after its last answer.
  process.once('SIGTERM', begin)
  events.on(STOPPING, (underWay: Promise<unknown>[]) => underWay.push(begin()))
}

/** Begins all of the work and waits until it is done or has failed. */
export async function finishAll(): Promise<void> {
  const underWay: Promise<unknown>[] = []
  events.emit(STOPPING, underWay)
  await Promise.allSettled(underWay)
}

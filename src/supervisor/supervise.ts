/** Runs until it is asked to stop; then it stops everything in order, and ends the process. */
import { stopChildren } from './child.ts'
import type { Supervision } from './keep-running.ts'

/** A running supervisor, and the work to do when it stops. */
export type Supervisor = Supervision & {
  /** Does this work as soon as a stop begins, before any child is asked to end. */
  whenStopping: (work: () => void) => void
  /** Does this work once all children have ended; the last one given comes first. */
  afterwards: (work: () => unknown) => void
  /** Stops everything, without ending this process. */
  stop: () => Promise<void>
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Stops everything on SIGINT, SIGTERM or SIGHUP and ends this process with 0. Children that still run at a second signal, or after
 * `patienceMilliseconds`, are killed. `note` gets a line for each thing that happens.
 */
export function supervise({
  note,
  patienceMilliseconds = 8500,
}: Pick<Supervision, 'note'> & { patienceMilliseconds?: number }): Supervisor {
  let isStopping = false
  const atOnce: (() => void)[] = []
  const atTheEnd: (() => unknown)[] = []

  async function stop(): Promise<void> {
    isStopping = true
    for (const work of atOnce) work()
    await stopChildren(patienceMilliseconds)
    for (const work of atTheEnd.toReversed())
      await Promise.resolve()
        .then(work)
        .catch(() => {})
  }
  for (const signal of signals)
    process.on(signal, () => {
      if (isStopping) return void stopChildren(0)
      note('Stopping …')
      void stop().then(() => process.exit(0))
    })
  return {
    isStopping: () => isStopping,
    note,
    whenStopping: (work) => void atOnce.push(work),
    afterwards: (work) => void atTheEnd.push(work),
    stop,
  }
}

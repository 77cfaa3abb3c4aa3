/** Runs until it is asked to stop: then all is stopped in order, and the process ends. */
import { stopChildren } from './child.ts'
import type { Supervision } from './keep-running.ts'

/** What runs until it is asked to stop, and what is done then. */
export type Supervisor = Supervision & {
  /** Has this done as soon as a stop begins, before any child is asked to end. */
  whenStopping: (work: () => void) => void
  /** Has this done once all children are gone: what was asked for last comes first. */
  afterwards: (work: () => unknown) => void
  /** Stops everything, without ending this process. */
  stop: () => Promise<void>
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Stops everything on SIGINT, SIGTERM or SIGHUP and ends this process with 0; a second signal ends by force the children that still
 * run, as do `patienceMilliseconds`. `note` is told what happens, a line at a time.
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

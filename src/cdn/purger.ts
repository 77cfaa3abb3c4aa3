/** Tells the CDN soon after each publish what to forget, but at most a few times a second. */
import type { Database, Execute } from '#src/read-model/database.ts'
import { atMostKeys } from '#src/read-model/surrogate-keys.ts'
import { dueInMs, putOff, settlePurge, takeDue, toForgetOfRelease } from './outbox.ts'
import { type Cdn, mostKeys, NotForgotten, tellCdn } from './tell.ts'

/** Least pause between two requests. */
const GAP_MS = 250

/** Pause before the database is asked again when it is away. */
const RETRY_MS = 5000

/** Tells the CDN everything that is due. Gives how many keys; keys that it does not forget are put off. */
export async function purgeDue(write: Execute, cdn: Cdn): Promise<number> {
  let told = 0
  for (let due = await takeDue(write); due; due = await takeDue(write)) {
    const keys = atMostKeys(due.keys, mostKeys)
    try {
      await tellCdn(cdn, keys)
    } catch (error) {
      if (!(error instanceof NotForgotten)) throw error
      await putOff(write, due, { failure: error.message, atLeastSeconds: error.atLeastSeconds })
      return told
    }
    await settlePurge(write, due)
    told += keys.length
  }
  return told
}

/** Starts telling: of everything if this release was not told yet, after each publish, and when something put off is due. */
export function startPurger(
  { write, revisions }: Pick<Database, 'write' | 'revisions'>,
  { cdn, release }: { cdn: Cdn; release: string },
) {
  let isReleased = false
  let underWay: Promise<void> | undefined
  let isAsked = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const wakeIn = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, ms).unref()
  }
  const wake = (): void => {
    isAsked = true
    underWay ??= purge().finally(() => {
      underWay = undefined
    })
  }
  const purge = async (): Promise<void> => {
    isAsked = false
    try {
      if (!isReleased) await toForgetOfRelease(write, release)
      isReleased = true
      await purgeDue(write, cdn)
      const ms = await dueInMs(write)
      if (isAsked) wakeIn(GAP_MS)
      else if (ms !== null) wakeIn(Math.max(ms, GAP_MS))
    } catch {
      wakeIn(RETRY_MS)
    }
  }

  revisions.onGrown(wake)
  wake()
  return {
    /** Begins no more requests, and waits for the one under way. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}

/** A bound of time for what is asked of the network. */

/** Says that a task took too long; it has the code of a server that does not answer. */
export class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(ms: number) {
    super(`It took more than ${ms / 1000} seconds.`)
    this.name = 'TookTooLong'
  }
}

/** Runs a task that ends when its signal does: after `ms`, which throws TookTooLong, or when the caller's own signal ends. */
export async function within<T>(
  ms: number,
  signal: AbortSignal | undefined,
  task: (ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  let isLate = false
  const patience = setTimeout(() => {
    isLate = true
    giveUp()
  }, ms)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    return await task(stop.signal)
  } catch (error) {
    throw isLate ? new TookTooLong(ms) : error
  } finally {
    clearTimeout(patience)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Keeps the embedded database running as long as its supervisor lives, always at the same address. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Supervision } from './keep-running.ts'
import { growingPauses, whenAgain } from './pauses.ts'
import type { Postgres } from './postgres/start-postgres.ts'

/**
 * Starts the database again whenever it ends, and tries until it runs. Resolves when a stop begins. Throws an Error of one line where its
 * port was taken meanwhile, since programs look for it there.
 */
export async function keepDatabase(
  first: Promise<Postgres>,
  startDatabase: () => Promise<Postgres>,
  { isStopping, note }: Supervision,
): Promise<void> {
  const pauses = growingPauses()
  const again = async (what: string, wentWellMs: number): Promise<void> => {
    const pauseMs = pauses.next(wentWellMs)
    note(`${what} It is started again ${whenAgain(pauseMs)}.`)
    await sleep(pauseMs)
  }
  for (let running = await first; ; ) {
    const begin = performance.now()
    await running.ended
    if (isStopping()) return
    await again('The database ended.', performance.now() - begin)
    for (let next: Postgres | undefined; next === undefined; ) {
      if (isStopping()) return
      next = await startDatabase().catch(async (error: Error) => void (await again(error.message, 0)))
      if (next && next.url !== running.url)
        throw new Error('The port of the database was taken meanwhile: start everything again.')
      running = next ?? running
    }
    note('The database is back.')
  }
}

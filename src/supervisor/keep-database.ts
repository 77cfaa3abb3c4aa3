/** The embedded database, started again for as long as its supervisor lives: whoever uses it finds it at the same address. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Supervision } from './keep-running.ts'
import { growingPauses, whenAgain } from './pauses.ts'
import type { Postgres } from './postgres/start-postgres.ts'

/**
 * Starts it again whenever it ends, and tries until it runs, whatever hinders it. Resolves when a stop begins. Throws an Error
 * of one line where its port was taken meanwhile: whoever uses it would look for it in vain.
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

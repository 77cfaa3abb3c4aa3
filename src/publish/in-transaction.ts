/** Work that belongs to a request: in its transaction, or in one of its own. Apart from the way into one, which readers' code shares. */
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { executeIn } from './transaction.ts'

/** Does work in the transaction of a request; in one of its own where it has none, which is undone where the work fails. */
export async function inTransaction<T>(req: PayloadRequest, work: (execute: Execute) => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work(await executeIn(req))
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}

/** Work in the transaction of a request, or in a new one. It is apart from `transaction.ts`, which readers' code shares. */
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { executeIn } from './transaction.ts'

/** Does work in the transaction of a request; without one, in a new transaction, which is undone where the work fails. */
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

/** Runs transactions of sign-in on the connections of the CMS. */
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Execute } from '#src/read-model/database.ts'

/** Runs statements in one transaction: all of them or none. */
export async function together<T>(payload: Payload, work: (execute: Execute) => Promise<T>): Promise<T> {
  const client = await poolOf(payload).connect()
  try {
    await client.query('begin')
    const result = await work(async (text, values = []) => (await client.query(text, [...values])).rows)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

// The adapter of PostgreSQL has a pool; the type for all databases does not say so.
/** The pool of connections that the CMS has. */
export const poolOf = (payload: Payload): Pool => (payload.db as unknown as { pool: Pool }).pool

/** Statements of admin components, over the connections of the CMS. */
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Execute } from '#src/read-model/database.ts'

/** Runs one statement outside of any transaction. */
export function executeWith(payload: Payload): Execute {
  // The adapter of PostgreSQL has a pool; the type for all databases does not say so.
  const { pool } = payload.db as unknown as { pool: Pool }
  return async (text, values = []) => (await pool.query(text, [...values])).rows
}

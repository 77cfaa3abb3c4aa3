/** The way into Payload's own transaction, so that what readers see changes with the document or not at all. */
import { createHash } from 'node:crypto'
import { type SQL, type SQLChunk, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PayloadRequest } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { type OwnerId, owners } from '#src/services.ts'

type Database = Pick<NodePgDatabase, 'execute' | 'select'>
type Sessions = Record<string, { db: Database } | undefined>

/** Runs statements in the transaction of a request. Throws when there is none: nothing may be published outside of one. */
export async function executeIn(req: PayloadRequest): Promise<Execute> {
  // The PostgreSQL adapter keeps its open transactions in `sessions`; Payload's own type of an adapter does not say so.
  const { sessions } = req.payload.db as unknown as { sessions: Sessions }
  const session = sessions[String(await req.transactionID)]
  if (!session) throw new Error('Publishing needs the transaction of the save, and it is gone.')
  return executeOn(session.db)
}

/** Runs statements in the transaction of a request, or by themselves while it has none. */
export const executeFor = async (req: PayloadRequest): Promise<Execute> => executeOn(await databaseFor(req))

/**
 * The same for statements over so many tables that planning takes longer than running them: each connection plans a statement once. Values
 * in rows are as in JSON.
 */
export async function executePlannedFor(req: PayloadRequest): Promise<Execute> {
  const database = await databaseFor(req)
  return async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const rows = await database
      // The caller names the row it selects.
      .select({ row: sql<Row>`to_jsonb(found)` })
      .from(sql`(${withValues(text, (position) => sql.placeholder(String(position)))}) as found`)
      .prepare(`octavo ${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)
      .execute(Object.fromEntries(values.map((value, index) => [String(index + 1), value])))
    return rows.map(({ row }) => row)
  }
}

/**
 * Lets only one transaction at a time publish in a service, until it ends: counts and links are read, then written. To publish for the
 * network takes the locks of all services, in a fixed order.
 */
export async function publishAlone(execute: Execute, service: OwnerId): Promise<void> {
  for (const owner of service === 'network' ? owners : [service])
    await execute("select pg_advisory_xact_lock(hashtext('octavo publish ' || $1::text))", [owner])
}

async function databaseFor(req: PayloadRequest): Promise<Database> {
  // As above; outside of transactions the adapter has one door.
  const { sessions, drizzle } = req.payload.db as unknown as { sessions: Sessions; drizzle: Database }
  const id = await req.transactionID
  return (id === undefined ? undefined : sessions[String(id)])?.db ?? drizzle
}

const executeOn =
  (db: Database): Execute =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await db.execute(withValues(text, (position) => sql.param(values[position - 1])))
    // The caller names the row it selects.
    return rows as Row[]
  }

/** A statement with $1, $2, … as drizzle's SQL; `valueAt` gives what stands for each value. */
const withValues = (text: string, valueAt: (position: number) => SQLChunk): SQL =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map((part) => (/^\$\d+$/.test(part) ? sql`${valueAt(Number(part.slice(1)))}` : sql.raw(part))),
  )

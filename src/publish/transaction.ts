/** The way into Payload's own transaction, so that what readers see changes with the document or not at all. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { type OwnerId, owners } from '#src/services.ts'

type Session = { db: { execute(query: SQL): Promise<{ rows: unknown[] }> } }
type Sessions = Record<string, Session | undefined>

/** Runs statements in the transaction of a request. Throws when it has none: outside of it nothing may be published. */
export async function executeIn(req: PayloadRequest): Promise<Execute> {
  // The PostgreSQL adapter keeps its open transactions in `sessions`; Payload's own type of an adapter does not say so.
  const { sessions } = req.payload.db as unknown as { sessions: Sessions }
  const session = sessions[String(await req.transactionID)]
  if (!session) throw new Error('Publishing needs the transaction of the save, and it is gone.')
  return executeOn(session.db)
}

/** Runs statements in the transaction of a request, or by themselves while it has none. */
export async function executeFor(req: PayloadRequest): Promise<Execute> {
  // As above; outside of transactions the adapter has one door.
  const { sessions, drizzle } = req.payload.db as unknown as { sessions: Sessions; drizzle: Session['db'] }
  const id = await req.transactionID
  return executeOn((id === undefined ? undefined : sessions[String(id)])?.db ?? drizzle)
}

/**
 * Lets one transaction at a time publish in a service, until it ends: counts and links are read, then written. What all hold in
 * common is published in all of them, whose locks are taken in one order.
 */
export async function publishAlone(execute: Execute, service: OwnerId): Promise<void> {
  for (const owner of service === 'network' ? owners : [service])
    await execute("select pg_advisory_xact_lock(hashtext('octavo publish ' || $1::text))", [owner])
}

const executeOn =
  (db: Session['db']): Execute =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await db.execute(statement(text, values))
    // The caller names the row it selects.
    return rows as Row[]
  }

/** Text with $1, $2, … and their values, as drizzle takes them. */
const statement = (text: string, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map((part) => (/^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part))),
  )

/** The way into Payload's own transaction, so that what readers see changes with the document or not at all. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import type { ServiceId } from '#src/services.ts'

type Sessions = Record<string, { db: { execute(query: SQL): Promise<{ rows: unknown[] }> } } | undefined>

/** Runs statements in the transaction of a request. Throws when it has none: outside of it nothing may be published. */
export async function executeIn(req: PayloadRequest): Promise<Execute> {
  // The PostgreSQL adapter keeps its open transactions in `sessions`; Payload's own type of an adapter does not say so.
  const { sessions } = req.payload.db as unknown as { sessions: Sessions }
  const session = sessions[String(await req.transactionID)]
  if (!session) throw new Error('Publishing needs the transaction of the save, and it is gone.')
  return async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await session.db.execute(statement(text, values))
    // The caller names the row it selects.
    return rows as Row[]
  }
}

/** Lets one transaction at a time publish in a service, until it ends: counts and links are read, then written. */
export async function publishAlone(execute: Execute, service: ServiceId): Promise<void> {
  await execute("select pg_advisory_xact_lock(hashtext('octavo publish ' || $1::text))", [service])
}

/** Text with $1, $2, … and their values, as drizzle takes them. */
const statement = (text: string, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map((part) => (/^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part))),
  )

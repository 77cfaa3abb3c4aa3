/** `/healthz`: whether this instance can answer, for load balancers and those on call. */
import type { Database } from '#src/read-model/database.ts'
import { services } from '#src/services.ts'
import type { HttpReply } from './message.ts'

/** A database that has not answered by then is away. */
const patienceMs = 2000

/** 200 with the revision of each service, or 503 while the database is away. */
export async function health(database: Pick<Database, 'execute'>): Promise<HttpReply> {
  const revisions = await Promise.race([readRevisions(database), afterPatience()])
  const status = revisions === null ? 503 : 200
  const body = JSON.stringify(revisions === null ? { status: 'unavailable' } : { status: 'ok', revisions })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status, headers, body }
}

async function readRevisions(database: Pick<Database, 'execute'>): Promise<Record<string, number> | null> {
  try {
    const rows = await database.execute<{ service: string; revision: string }>(
      'select service, revision from read_model.revisions',
    )
    const known = new Map(rows.map(({ service, revision }) => [service, Number(revision)]))
    return Object.fromEntries(services.map(({ id }) => [id, known.get(id) ?? 0]))
  } catch {
    return null
  }
}

const afterPatience = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), patienceMs).unref()
  })

/** `/healthz`: this process lives. `/readyz`: it can answer. For load balancers and those on call. */
import { parts } from '#src/read-model/parts.ts'
import { services } from '#src/services.ts'
import type { Handler, HttpReply, HttpRequest } from './request-and-reply.ts'
import type { Site } from './site.ts'

/** Milliseconds without an answer after which the database counts as away. A silent replica is given up earlier. */
const PATIENCE_MS = 3000

/** Whether an address is `/healthz` or `/readyz`. */
export const isHealthUrl = (url: string): boolean => /^\/(?:healthz|readyz)(?:\?|$)/.test(url)

/**
 * Answers 200 at `/healthz` while the process runs. At `/readyz` it answers 200 with the revision of each part of each service, or 503
 * while the database is away; where replicas are read, with the state of each database.
 */
export const health: Handler = {
  transport: 'health',
  takes: isHealthUrl,
  async respond(request, site) {
    if (request.url.startsWith('/healthz')) return json(200, { status: 'ok' }, request)
    const revisions = await Promise.race([readRevisions(site), afterPatience()])
    const standing = site.database.standing()
    const database = standing && { database: standing }
    return revisions === null
      ? json(503, { status: 'unavailable', ...database }, request)
      : json(200, { status: 'ready', ...database, revisions }, request)
  },
}

type Known = Record<string, Record<string, number>>

async function readRevisions({ database }: Site): Promise<Known | null> {
  try {
    const rows = await database.execute<{ service: string; part: string; revision: string }>(
      'select service, part, revision from read_model.revisions',
    )
    const revisions = new Map(rows.map(({ service, part, revision }) => [`${service} ${part}`, Number(revision)]))
    return Object.fromEntries(
      services.map(({ id }) => [
        id,
        Object.fromEntries(parts.map((part) => [part, revisions.get(`${id} ${part}`) ?? 0])),
      ]),
    )
  } catch {
    return null
  }
}

const afterPatience = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS).unref()
  })

function json(status: number, value: object, { method }: HttpRequest): HttpReply {
  const body = JSON.stringify(value)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status, headers, body: method === 'HEAD' ? null : body }
}

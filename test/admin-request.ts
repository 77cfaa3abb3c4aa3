/** Endpoints of the admin asked as its pages ask them, without the CMS and without PostgreSQL. */
import type { Endpoint, PayloadRequest } from 'payload'
import { type Recorded, type RecordedAnswer, recorded } from './recorded.ts'

/** Where the admin is. */
const ADMIN = 'https://octavo.example'

export type AdminAsking = {
  said?: unknown
  /** The id in the address. */
  id?: string
  /** Who asks; nobody where it is null. */
  role?: 'administrator' | 'editor' | 'writer' | null
  /** The site of the page that asks. */
  origin?: string
  answers: readonly RecordedAnswer[]
}

export type AdminAnswer = { status: number; headers: Headers; body: unknown; asked: Recorded['asked'] }

/** Statements that begin and end a transaction; all others are for the test to answer. */
const transactions: readonly RecordedAnswer[] = ['begin', 'commit', 'rollback'].map((to) => ({ to, rows: () => [] }))

/** What an endpoint answers, and what it asked the database. */
export async function asksAdmin(
  endpoint: Endpoint | undefined,
  { said = {}, id, role = 'administrator', origin = ADMIN, answers }: AdminAsking,
): Promise<AdminAnswer> {
  if (!endpoint) throw new Error('There is no such endpoint.')
  const { database, asked } = recorded([...answers, ...transactions])
  const query = async (text: string, values?: unknown[]) => ({ rows: await database.execute(text, values) })
  const pool = { query, connect: async () => ({ query, release: () => {} }) }
  // Of the CMS this is all that such endpoints ask.
  const req = {
    payload: { db: { pool }, config: { csrf: [ADMIN] }, secret: 'a secret' },
    user: role === null ? null : { id: 4, role },
    headers: new Headers({ origin, 'content-type': 'application/json' }),
    routeParams: { id },
    context: {},
    text: async () => JSON.stringify(said),
  } as unknown as PayloadRequest
  const response = await endpoint.handler(req)
  return { status: response.status, headers: response.headers, body: await response.json(), asked }
}

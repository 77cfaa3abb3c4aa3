/**
 * Who asks the editing server, and for whom. A reader says for whom it passes a request on, and that it is one by a key that stands
 * in the database. A client that comes by another way is counted by its own address, as at a reader.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import type { Execute } from '#src/read-model/database.ts'

/** Gives the key; undefined while the database is away. It never changes, and is asked for until it is known. */
export type ReadersKey = () => Promise<string | undefined>

/** The key that readers are made nameless by, one for each database, as a migration makes it. */
export const createReadersKey = [
  // One row, made with the table; it is the same for all who are on this database, and on its replicas.
  `create table serving.readers_key (
    key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    is_only boolean primary key default true check (is_only)
  )`,
  'insert into serving.readers_key default values',
] as const

const header = 'x-octavo-reader'

/** A request is not kept waiting longer for it. */
const CONNECT_MS = 3000

/** The key as this way to the database finds it. */
export function readersKey(execute: Execute): ReadersKey {
  let key: string | undefined
  return async () => {
    key ??= (await execute<{ key: string }>('select key from serving.readers_key').catch(() => []))[0]?.key
    return key
  }
}

/** The same for a process that has no other use for this database: each time it asks it connects. */
export const readersKeyAt = (url: string): ReadersKey =>
  readersKey(async (text) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(text)).rows
    } finally {
      await client.end().catch(() => {})
    }
  })

/** Headers that say who asks, by what way and of which host. What a client claims of itself counts only where a proxy is trusted. */
export function saidOf({ headers, socket }: IncomingMessage, trustedProxies: number): Record<string, string> {
  const told = (name: string): string | undefined => {
    const value = trustedProxies > 0 ? headers[name] : undefined
    return Array.isArray(value) ? value.join(', ') : value
  }
  const before = told('x-forwarded-for')
  const address = socket.remoteAddress ?? ''
  return {
    'x-forwarded-for': before === undefined ? address : `${before}, ${address}`,
    'x-forwarded-host': told('x-forwarded-host') ?? headers.host ?? '',
    'x-forwarded-proto': told('x-forwarded-proto') ?? 'http',
  }
}

/** The same from a reader, which shows the key; whatever the client sent in its place is overwritten. */
export const saidByReader = async (
  incoming: IncomingMessage,
  trustedProxies: number,
  key: ReadersKey,
): Promise<Record<string, string>> => ({ ...saidOf(incoming, trustedProxies), [header]: (await key()) ?? '' })

/**
 * Has every request to this process say who asks, whichever server answers it: Next writes that down only where nobody has, and so
 * believes whoever claims to be another.
 */
export async function believeReaders(trustedProxies: number, key: ReadersKey): Promise<void> {
  let secret = await key()
  subscribe('http.server.request.start', (message) => {
    believe((message as { request: IncomingMessage }).request, trustedProxies, secret)
    // The database was away.
    if (secret === undefined) void key().then((answer) => (secret = answer))
  })
}

/** Leaves a request of a reader as it is, and has any other say what is known of it. */
export function believe(incoming: IncomingMessage, trustedProxies: number, key: string | undefined): void {
  const shown = incoming.headers[header]
  delete incoming.headers[header]
  const isReader = typeof shown === 'string' && shown !== '' && isSame(shown, key)
  if (!isReader) Object.assign(incoming.headers, saidOf(incoming, trustedProxies))
}

const isSame = (one: string, other: string | undefined): boolean =>
  other !== undefined && timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

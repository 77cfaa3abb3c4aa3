/**
 * Whom requests to the editing server come from. A reader that passes a request on says for whom, and proves by a key from the database
 * that it is a reader. A client that comes by another way is counted by its own address, as at a reader.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import type { Execute } from '#src/read-model/database.ts'

/** Gives the key; undefined while the database is away. The key never changes, and is read until it is known. */
export type ReadersKey = () => Promise<string | undefined>

/** The table with the key of readers, one for each database, as a migration makes it. */
export const createReadersKey = [
  // One row, made with the table; it is the same for all processes on this database and on its replicas.
  `create table serving.readers_key (
    key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    is_only boolean primary key default true check (is_only)
  )`,
  'insert into serving.readers_key default values',
] as const

const header = 'x-octavo-reader'

/** Milliseconds that a request waits for the key at most. */
const CONNECT_MS = 3000

/** Reads the key by `execute`, and keeps it. */
export function readersKey(execute: Execute): ReadersKey {
  let key: string | undefined
  return async () => {
    key ??= (await execute<{ key: string }>('select key from serving.readers_key').catch(() => []))[0]?.key
    return key
  }
}

/** The same for a process that has no pool of this database: it connects for each question. */
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

/** Headers with the client, protocol and host of a request. What the request itself says of these counts only where a proxy is trusted. */
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

/** The same from a reader, with the key; a key that the client sent is overwritten. */
export const saidByReader = async (
  incoming: IncomingMessage,
  trustedProxies: number,
  key: ReadersKey,
): Promise<Record<string, string>> => ({ ...saidOf(incoming, trustedProxies), [header]: (await key()) ?? '' })

/**
 * Sets these headers on every request to this process, whichever server answers it. Next sets them only where they are missing, and would
 * believe a client that claims another address.
 */
export async function believeReaders(trustedProxies: number, key: ReadersKey): Promise<void> {
  let secret = await key()
  subscribe('http.server.request.start', (message) => {
    believe((message as { request: IncomingMessage }).request, trustedProxies, secret)
    // The database was away before.
    if (secret === undefined) void key().then((answer) => (secret = answer))
  })
}

/** Leaves the headers of a request from a reader as they are, and sets those of any other request. */
export function believe(incoming: IncomingMessage, trustedProxies: number, key: string | undefined): void {
  const shown = incoming.headers[header]
  delete incoming.headers[header]
  const isReader = typeof shown === 'string' && shown !== '' && isSame(shown, key)
  if (!isReader) Object.assign(incoming.headers, saidOf(incoming, trustedProxies))
}

const isSame = (one: string, other: string | undefined): boolean =>
  other !== undefined && timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Files of the bucket and of DATA_DIR over HTTP, whole or a range of one. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { env } from '#src/env.ts'
import type { FileStore } from '#src/pictures/store.ts'
import type { HttpReply, HttpRequest } from './request-and-reply.ts'

/** A file that is asked for: the stores that may have it, its public address, and headers beside those of the store. */
export type AskedFile = {
  stores: readonly FileStore[]
  file: string
  address: string
  headers: Readonly<Record<string, string>>
}

/** How long the editing server may take to begin its answer. */
const patienceMs = 10_000

/** Headers that are passed on to the editing server, and headers that are passed back from it. */
const asked = ['if-none-match', 'if-range', 'range'] as const
const answered = ['etag', 'content-length', 'content-range'] as const

/**
 * The file, a range of it, or a 304 where the reader has it; null where it is nowhere. When no store of this process has it, the editing
 * server is asked, which may be on another machine. Throws StoreAway.
 */
export async function storedFile(request: HttpRequest, file: AskedFile): Promise<HttpReply | null> {
  const reply = (await fromStores(file, request)) ?? (await fromEditors(file, request))
  if (reply === null || request.method !== 'HEAD') return reply
  if (reply.body instanceof Readable) reply.body.destroy()
  return { ...reply, body: null }
}

async function fromStores({ stores, file, headers: own }: AskedFile, request: HttpRequest): Promise<HttpReply | null> {
  const [range, ifRange, ifNoneMatch] = ['range', 'if-range', 'if-none-match'].map((name) => request.header(name))
  for (const store of stores) {
    const stored = await store.read(file, { method: request.method, range, ifRange, ifNoneMatch })
    if (!stored) continue
    const { status, headers, body } = stored
    if (status !== 416) return passedOn(status, own, headers, body)
    body?.destroy()
    return noSuchRange(headers['content-range'])
  }
  return null
}

/** Null where there is no editing server elsewhere, or where it does not have the file or does not answer. */
async function fromEditors({ address, headers: own }: AskedFile, request: HttpRequest): Promise<HttpReply | null> {
  if (env.EDITING_URL === undefined) return null
  const headers = given(asked, (name) => request.header(name))
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), patienceMs)
  const answer = await fetch(`${env.EDITING_URL}${address}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: tooLate.signal,
  }).catch(() => null)
  clearTimeout(timer)
  if (!answer || ![200, 206, 304].includes(answer.status)) {
    await answer?.body?.cancel().catch(() => {})
    return null
  }
  const told = given(answered, (name) => answer.headers.get(name) ?? undefined)
  // The stream of `fetch` and that of Node's types are the same.
  const body = answer.body === null ? null : Readable.fromWeb(answer.body as ReadableStream)
  return passedOn(answer.status, own, told, body)
}

/** A 304 sends no content, and no content type. */
function passedOn(
  status: number,
  { 'content-type': type, ...own }: AskedFile['headers'],
  told: AskedFile['headers'],
  body: Readable | null,
): HttpReply {
  const headers = { ...told, ...own, 'accept-ranges': 'bytes' }
  return {
    status,
    headers: status === 304 || type === undefined ? headers : { ...headers, 'content-type': type },
    body,
  }
}

function given(names: readonly string[], told: (name: string) => string | undefined): Record<string, string> {
  const pairs = names.map((name) => [name, told(name)] as const)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

const noSuchRange = (range = 'bytes */*'): HttpReply =>
  textReply(416, 'The file has no such range.', { 'content-range': range })

/** A few words in place of a file. */
export const textReply = (status: number, text: string, headers: Record<string, string> = {}): HttpReply => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body: text,
})

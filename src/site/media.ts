/**
 * Uploaded pictures at a public address that stays: /media/<file>. Public is what a published entry shows; editors see all others
 * in the admin, which asks the editing server for them.
 */
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { env } from '#src/env.ts'
import { OctavoError } from '#src/errors.ts'
import { decodedPath } from '#src/http/address.ts'
import { cacheControl } from '#src/http/cache-control.ts'
import type { Handler, HttpReply, HttpRequest } from '#src/http/message.ts'
import { newRequestId, problemReply } from '#src/http/problem.ts'
import type { Site } from '#src/http/site.ts'
import { failureOf } from '#src/http/unavailable.ts'
import { pictureTypes, StoreAway } from '#src/pictures/store.ts'
import { storesOf } from '#src/pictures/stores.ts'
import { isShown } from '#src/read-model/queries/is-shown.ts'

const place = '/media/'
const methods = 'GET, HEAD, OPTIONS'

/** How long the editing server may take to begin its answer. */
const patienceMs = 10_000

/** Headers that a picture is asked with, and that its answer carries, when it comes from the editing server. */
const asked = ['if-none-match', 'if-range', 'range'] as const
const answered = ['etag', 'content-length', 'content-range'] as const

/**
 * A picture is taken for nothing but a picture, and does nothing where it is opened alone. It is kept no longer than the pages that
 * show it: what is unpublished is gone from caches within minutes, and asking again costs a 304.
 */
const everyPicture = {
  'accept-ranges': 'bytes',
  'cache-control': cacheControl('content', new Date(0)),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

const stores = storesOf(env)

/**
 * The pictures of the bucket, and of DATA_DIR/media, whole or a range of one. Where neither has it, the editing server is asked,
 * which may be on another machine.
 */
export const media: Handler = {
  takes: (url) => url.startsWith(place),
  respond: (request, site) => answer(request, site).catch((error) => replyToFailure(error, request, site)),
}

async function answer(request: HttpRequest, site: Site): Promise<HttpReply> {
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow: methods }, body: null }
  if (!methods.includes(request.method)) return words(405, 'Pictures are read with GET.', { allow: methods })
  const file = decodedPath(request.url).slice(place.length)
  const type = pictureTypes[path.extname(file).toLowerCase()]
  const isName = path.basename(file) === file && !file.startsWith('.') && !/[\\\0]/.test(file)
  if (!isName || !type || !(await isShown(site.database, addressOf(file)))) return noSuchPicture()
  const reply = (await fromStores(file, type, request)) ?? (await fromEditors(file, type, request)) ?? noSuchPicture()
  if (request.method !== 'HEAD') return reply
  if (reply.body instanceof Readable) reply.body.destroy()
  return { ...reply, body: null }
}

/** As records have it. */
const addressOf = (file: string): string => `${place}${encodeURIComponent(file)}`

function replyToFailure(thrown: unknown, request: HttpRequest, site: Site): HttpReply {
  const requestId = newRequestId()
  const error =
    thrown instanceof StoreAway
      ? new OctavoError('unavailable', 'The pictures cannot be reached for the moment.')
      : failureOf(thrown)
  if (error !== thrown) site.report(requestId, request, thrown)
  const reply = problemReply(error, site.publicUrl, requestId)
  return request.method === 'HEAD' ? { ...reply, body: null } : reply
}

/** Null where none of them has it. */
async function fromStores(file: string, type: string, request: HttpRequest): Promise<HttpReply | null> {
  const [range, ifRange, ifNoneMatch] = ['range', 'if-range', 'if-none-match'].map((name) => request.header(name))
  for (const store of stores) {
    const stored = await store.read(file, { method: request.method, range, ifRange, ifNoneMatch })
    if (!stored) continue
    const { status, headers, body } = stored
    if (status !== 416) return passedOn(status, type, headers, body)
    body?.destroy()
    return noSuchRange(headers['content-range'])
  }
  return null
}

/** Null where there is nobody to ask, who is asked does not have it, or does not answer. */
async function fromEditors(file: string, type: string, request: HttpRequest): Promise<HttpReply | null> {
  if (env.EDITING_URL === undefined) return null
  const headers = given(asked, (name) => request.header(name))
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), patienceMs)
  const answer = await fetch(`${env.EDITING_URL}${addressOf(file)}`, {
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
  // The stream of the platform and that of Node's types are one.
  const body = answer.body === null ? null : Readable.fromWeb(answer.body as ReadableStream)
  return passedOn(answer.status, type, told, body)
}

/** A picture, or a range of one, that comes from elsewhere; or that it is what the reader has. */
const passedOn = (
  status: number,
  type: string,
  told: Readonly<Record<string, string>>,
  body: Readable | null,
): HttpReply => ({
  status,
  headers: { ...everyPicture, ...told, ...(status !== 304 && { 'content-type': type }) },
  body,
})

function given(names: readonly string[], told: (name: string) => string | undefined): Record<string, string> {
  const pairs = names.map((name) => [name, told(name)] as const)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

const noSuchRange = (range = 'bytes */*'): HttpReply =>
  words(416, 'The picture has no such range.', { 'content-range': range })

const noSuchPicture = (): HttpReply => words(404, 'No such picture.')

const words = (status: number, text: string, headers: Record<string, string> = {}): HttpReply => ({
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

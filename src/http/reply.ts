/** From an answer to a reply: conditional, compressed where the reader takes it, each form with a validator of its own. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer, Coding } from '#tools/answer.ts'
import type { Lifetime } from './cache-control.ts'
import { cdnHeaders } from './cdn.ts'
import { codingFor } from './coding.ts'
import { isKnown } from './etag.ts'
import { type HttpReply, type HttpRequest, headerList, type ListedHeaders } from './request-and-reply.ts'

/** What a reply says of an answer beside its bytes. */
export type ReplyAbout = {
  contentType: string
  lifetime: Lifetime
  headers?: Readonly<Record<string, string>>
  /** Request headers beside Accept-Encoding that decide what is sent. */
  vary?: string
}

/** Bytes below which an answer is not compressed: short texts would come out longer. */
const LEAST_BYTES = 200

/** Levels beyond which more time hardly saves more bytes. Each form is made once and sent often, but the first reader waits for it. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/** The reply to a GET, HEAD or POST; a promise only where the compressed form has to be made first. */
export function replyWith(answer: Answer, request: HttpRequest, about: ReplyAbout): HttpReply | Promise<HttpReply> {
  request.answer = answer
  const coding = answer.bytes.length < LEAST_BYTES ? null : codingFor(request.header('accept-encoding'))
  const etag = answer.etag === null || coding === null ? answer.etag : etagOf(answer.etag, coding)
  if (request.method !== 'POST' && isKnown(etag, about.headers?.['last-modified'], request))
    return { status: 304, headers: headersOf(answer, etag, about), body: null }
  const bytes = coding === null ? answer.bytes : answer.forms[coding]
  return bytes
    ? whole(answer, { coding, etag, bytes, about }, request)
    : compressed(answer, coding as Coding).then((packed) =>
        whole(answer, { coding, etag, bytes: packed, about }, request),
      )
}

/** The headers of one form of an answer, and what they were made from. */
type Head = { lifetime: Lifetime; headers: ReplyAbout['headers'] | undefined; listed: ListedHeaders }

type Form = { coding: Coding | null; etag: string | null; bytes: Buffer; about: ReplyAbout }

function whole(answer: Answer, form: Form, { method }: HttpRequest): HttpReply {
  const listed = headOf(answer, form)
  return { status: 200, headers: listed.headers, listed, body: method === 'HEAD' ? null : form.bytes }
}

function headOf(answer: Answer, { coding, etag, bytes, about }: Form): ListedHeaders {
  // To make one takes longer than the rest of sending a kept reply. Nothing else is put there.
  const head = answer.heads[coding ?? 'none'] as Head | undefined
  if (head && isSame(head.lifetime, about.lifetime) && head.headers === about.headers) return head.listed
  const all = headersOf(answer, etag, about)
  all['content-type'] = about.contentType
  if (coding !== null) all['content-encoding'] = coding
  all['content-length'] = String(bytes.length)
  const listed = { headers: all, list: headerList(all) }
  const fresh: Head = { lifetime: about.lifetime, headers: about.headers, listed }
  answer.heads[coding ?? 'none'] = fresh
  return listed
}

const isSame = (one: Lifetime, other: Lifetime): boolean =>
  one.cacheControl === other.cacheControl && one.cdnSeconds === other.cdnSeconds && one.cdn === other.cdn

function headersOf(
  answer: Answer,
  etag: string | null,
  { headers, lifetime, vary }: ReplyAbout,
): Record<string, string> {
  const all: Record<string, string> = Object.assign({}, headers)
  all.vary = vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`
  all['cache-control'] = lifetime.cacheControl
  if (lifetime.cdn !== null) Object.assign(all, cdnHeaders(lifetime.cdn, lifetime.cdnSeconds, answer))
  if (etag !== null) all.etag = etag
  return all
}

const etagOf = (etag: string, coding: Coding): string => `${etag.slice(0, -1)}-${coding}"`

const compress: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
}

const underWay = new WeakMap<Answer, Partial<Record<Coding, Promise<Buffer>>>>()

/** The form of an answer, made once however many requests wait for it, and kept with the answer. */
function compressed(answer: Answer, coding: Coding): Promise<Buffer> {
  const making = underWay.get(answer) ?? {}
  underWay.set(answer, making)
  const begun = making[coding] ?? compress[coding](answer.bytes).then((form) => keep(answer, coding, form))
  making[coding] = begun
  return begun
}

function keep(answer: Answer, coding: Coding, form: Buffer): Buffer {
  answer.forms[coding] = form
  answer.grown()
  return form
}

/** From an answer to a reply: conditional, compressed where the reader takes it, each form with a validator of its own. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer, Coding } from '#tools/answer.ts'
import { codingFor } from './coding.ts'
import { isKnown } from './etag.ts'
import type { HttpReply, HttpRequest } from './message.ts'

export type ReplyAbout = {
  contentType: string
  cacheControl: string
  headers?: Readonly<Record<string, string>>
}

/** Shorter texts come out longer. */
const LEAST_BYTES = 200

/** Made once and sent often, but while somebody waits: the level at which more time hardly saves more bytes. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/** The reply to a GET, HEAD or POST; at once where the form the reader takes is there. */
export function replyWith(answer: Answer, request: HttpRequest, about: ReplyAbout): HttpReply | Promise<HttpReply> {
  const coding = answer.bytes.length < LEAST_BYTES ? null : codingFor(request.header('accept-encoding'))
  const etag = answer.etag === null || coding === null ? answer.etag : etagOf(answer.etag, coding)
  const headers: Record<string, string> = { ...about.headers, vary: 'Accept-Encoding' }
  headers['cache-control'] = about.cacheControl
  if (etag !== null) headers.etag = etag
  if (request.method !== 'POST' && isKnown(etag, about.headers?.['last-modified'], request))
    return { status: 304, headers, body: null }
  headers['content-type'] = about.contentType
  if (coding === null) return whole(headers, answer.bytes, request)
  headers['content-encoding'] = coding
  const form = answer.forms[coding]
  return form ? whole(headers, form, request) : compressed(answer, coding).then((made) => whole(headers, made, request))
}

function whole(headers: Record<string, string>, bytes: Buffer, { method }: HttpRequest): HttpReply {
  headers['content-length'] = String(bytes.length)
  return { status: 200, headers, body: method === 'HEAD' ? null : bytes }
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

/** The form of an answer, made once however many ask for it meanwhile, and kept with the answer. */
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

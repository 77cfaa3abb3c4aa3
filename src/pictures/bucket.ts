/** Files in the bucket of an S3-compatible store, where one is set. */
import { createHash, createHmac } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SignatureV4 } from '@smithy/signature-v4'
import type { Env } from '#src/env.ts'
import { type FileStore, type Folder, type Storable, StoreAway } from './store.ts'

/** The settings of the bucket. */
export type BucketSettings = Pick<
  Env,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

type Sending = Partial<Pick<Storable, 'body' | 'bytes'>>
type Sent = Sending & { method: string; headers: Record<string, string> }

/** Longest time, in ms, until the store begins its answer after it has received everything. */
const PATIENCE_MS = 10_000

/**
 * The time, in ms, that a picture of the largest size takes at 5 Mbit a second. The save waits for it, with a connection to the database.
 * Larger files get proportionally more.
 */
const SENDING_MS = 30_000
const BYTES_A_MS = 625

/** Headers of an answer that describe the file. */
const telling = ['etag', 'content-type', 'content-length', 'content-range'] as const

/** Request headers for one range, and for the tag of a known file. */
const ranges = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/
const tags = /^"[\x21\x23-\x7e]{1,80}"$/

/** In place of the body's digest in the signature: a stream would have to be read twice. */
const UNSIGNED = 'UNSIGNED-PAYLOAD'

/** A folder of the bucket that the settings name, which may hold other things too; null where they name none. */
export function bucketOf(settings: BucketSettings, folder: Folder = 'media'): FileStore | null {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings
  if (bucket === undefined) return null
  const place = `${settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`}/${bucket}/${folder}/`
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    sha256: Sha256,
    // The address is encoded once, as S3 wants it.
    uriEscapePath: false,
  })

  async function ask(method: string, file: string, headers: Sent['headers'] = {}, sending: Sending = {}) {
    const url = new URL(place + encoded(file))
    const signed = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { ...headers, host: url.host, 'x-amz-content-sha256': UNSIGNED },
    })
    return send(url, { method, headers: signed.headers, ...sending }).catch((error: unknown) => {
      throw new StoreAway(`The bucket ${bucket} cannot be reached.`, { cause: error })
    })
  }

  /** The error for a refusal of the store, whose small body is read to its end. */
  async function refusal(method: string, file: string, response: IncomingMessage): Promise<StoreAway> {
    const said = await text(response).catch(() => '')
    const [, code = 'no reason'] = /<Code>([^<]{1,80})<\/Code>/.exec(said) ?? []
    return new StoreAway(`The bucket ${bucket} answers ${method} of ${file} with ${response.statusCode}, ${code}.`)
  }

  return {
    async put(file, { body, bytes, type }) {
      const response = await ask(
        'PUT',
        file,
        { 'content-type': type, 'content-length': String(bytes) },
        { body, bytes },
      )
      if (response.statusCode !== 200) throw await refusal('PUT', file, response)
      response.resume()
    },

    async read(file, { method = 'GET', range = '', ifRange, ifNoneMatch } = {}) {
      // A conditional range may be answered with the whole file.
      const part = ifRange === undefined && ranges.test(range) && { range }
      const condition = ifNoneMatch && tags.test(ifNoneMatch) ? { 'if-none-match': ifNoneMatch } : {}
      const response = await ask(method, file, { ...part, ...condition })
      const status = response.statusCode ?? 0
      if (status === 404) {
        response.resume()
        return null
      }
      if (![200, 206, 304, 416].includes(status)) throw await refusal(method, file, response)
      const told = telling.flatMap((name) => {
        const value = response.headers[name]
        return value === undefined ? [] : [[name, value] as const]
      })
      // A 304 is about the known tag, whether or not the store repeats it.
      const tag = status === 304 && { etag: ifNoneMatch ?? '' }
      const hasBody = method !== 'HEAD' && status !== 304
      if (!hasBody) response.resume()
      return { status, headers: { ...tag, ...Object.fromEntries(told) }, body: hasBody ? response : null }
    },

    async remove(file) {
      const response = await ask('DELETE', file)
      if (![200, 204, 404].includes(response.statusCode ?? 0)) throw await refusal('DELETE', file, response)
      response.resume()
    },
  }
}

/**
 * Sends a request and gives its answer, once that begins. A request with a body has a connection of its own: the store may have closed a
 * kept one, which is noticed too late for a stream. Any other request is then sent again.
 */
function send(url: URL, sent: Sent): Promise<IncomingMessage> {
  const { method, headers, body, bytes = 0 } = sent
  return new Promise((resolve, reject) => {
    const protocol = url.protocol === 'https:' ? https : http
    const request = protocol.request(url, { method, headers, ...(body && { agent: false }) })
    const patienceMs = body ? Math.max(SENDING_MS, bytes / BYTES_A_MS) : PATIENCE_MS
    const timer = setTimeout(() => request.destroy(new Error('No answer in time.')), patienceMs)
    request.on('response', (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    request.on('error', (error) => {
      clearTimeout(timer)
      if (request.reusedSocket && !body && 'code' in error && error.code === 'ECONNRESET') resolve(send(url, sent))
      else reject(error)
    })
    if (body instanceof Readable) pipeline(body, request, () => {})
    else request.end(body)
  })
}

/** Encodes a name as S3 does for signatures: by RFC 3986, which encodes five more characters than `encodeURIComponent`. */
const encoded = (file: string): string =>
  encodeURIComponent(file).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** SHA-256 of Node, plain or with a secret, as the signer takes it. */
class Sha256 {
  private readonly hash: { update(data: string | Uint8Array): unknown; digest(): Buffer }

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data))
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest()
  }

  reset(): void {}
}

const bytesOf = (data: string | ArrayBuffer | ArrayBufferView): Uint8Array => {
  if (typeof data === 'string') return Buffer.from(data)
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data)
}

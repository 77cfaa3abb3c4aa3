/**
 * Pictures whose files are in a bucket. A file there is never written over and never removed by a save: each upload has a name of
 * its own, and what is needed no more is written down in the transaction of the save, for a job to remove. So a save that fails,
 * at whatever point, leaves every picture as it was.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type UploadConfig,
} from 'payload'
import { type Bucket, BucketAway, type Storable } from '#src/bucket.ts'
import type { Media } from '#src/payload-types.ts'
import { executeIn } from '#src/publish/transaction.ts'

const UNAVAILABLE = 503
const BAD_REQUEST = 400

/** Bytes of chance that make a name one of its own. */
const OWN_BYTES = 5

/** A picture that may not be public is kept by the browser of who saw it, and asked for again each time. */
const forEditors = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Where files are: in the bucket, or in the folder for pictures from before there was one. */
type Files = { bucket: Bucket; folder: string }

/** What a crop or another focal point is told by, in the query of a save. */
type Edits = {
  crop?: unknown
  widthInPixels?: unknown
  heightInPixels?: unknown
  focalPoint?: { x: number; y: number }
}

/** The collection of pictures with its files in the bucket; as it is where none is set. */
export function withBucket(config: CollectionConfig, bucket: Bucket | null): CollectionConfig {
  if (!bucket) return config
  const { hooks = {}, upload } = config
  // The collection of pictures says in an object how it takes uploads.
  const { staticDir = '', ...settings } = upload as UploadConfig
  return {
    ...config,
    upload: { ...settings, staticDir, disableLocalStorage: true, handlers: [serve(bucket)] },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), nameAnew(bucket, staticDir)],
      // First, while the save holds no lock that other saves wait for.
      afterChange: [store(bucket), ...(hooks.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), leave],
    },
  }
}

/** Gives an upload a name of its own. A picture that is cropped is an upload too: of the file that is there. */
const nameAnew =
  (bucket: Bucket, folder: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { id } = args as { id?: number | string }
    if (operation === 'update' && !req.file && id !== undefined) await takeForEdits(req, id, { bucket, folder })
    if (req.file) req.file = { ...req.file, name: ownName(req.file.name) }
    return args
  }

async function takeForEdits(req: PayloadRequest, id: number | string, from: Files) {
  const edits = req.query?.uploadEdits as Edits | undefined
  if (typeof edits !== 'object' || edits === null) return
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  if (!picture?.filename || !isChange(edits, picture)) return
  const data = await bytesOf(req, picture.filename, from)
  req.file = { data, name: withoutOwn(picture.filename), mimetype: picture.mimeType ?? '', size: data.length }
}

const isChange = ({ crop, widthInPixels, heightInPixels, focalPoint }: Edits, { focalX, focalY }: Media): boolean =>
  Boolean(crop || widthInPixels || heightInPixels) ||
  (focalPoint !== undefined && (Number(focalPoint.x) !== focalX || Number(focalPoint.y) !== focalY))

async function bytesOf(req: PayloadRequest, file: string, { bucket, folder }: Files): Promise<Buffer> {
  const stored = await whileThere(req, () => bucket.read(file))
  return stored?.body ? buffer(stored.body) : readFile(path.join(folder, file))
}

/** `lotus.jpg` becomes `lotus-0q3k7x2m.jpg`: a name that no picture has, or had. */
function ownName(file: string): string {
  const { name, ext } = path.parse(file)
  return `${name}-${Number.parseInt(randomBytes(OWN_BYTES).toString('hex'), 16).toString(36).padStart(8, '0')}${ext}`
}

const withoutOwn = (file: string): string => file.replace(/-[0-9a-z]{8}(?=\.[^.]+$)/, '')

/** Stores what was uploaded before its row is: whoever reads the row finds its files. */
const store =
  (bucket: Bucket): CollectionAfterChangeHook<Media> =>
  async ({ doc, operation, previousDoc, req }) => {
    const files = await uploadedFiles(doc, req)
    if (files.length === 0) return
    if (operation === 'update' && doc.filename === previousDoc.filename)
      throw new APIError('Pictures are cropped one at a time.', BAD_REQUEST, null, true)
    const put = await Promise.allSettled(files.map(({ file, storable }) => bucket.put(file, storable)))
    const failed = put.find((result): result is PromiseRejectedResult => result.status === 'rejected')
    if (failed) {
      // The save fails, so that nothing has these names. What cannot be removed now is in nobody's way.
      await Promise.allSettled(files.map(({ file }) => bucket.remove(file)))
      throw explained(req, failed.reason)
    }
    if (operation === 'update') await writeDownUnneeded(req, previousDoc)
  }

async function uploadedFiles(doc: Media, req: PayloadRequest): Promise<{ file: string; storable: Storable }[]> {
  if (!req.file || !doc.filename) return []
  const sizes = Object.entries(doc.sizes ?? {}).flatMap(([name, size]) => {
    const body = req.payloadUploadSizes?.[name]
    return body && size?.filename
      ? [{ file: size.filename, storable: { body, bytes: body.length, type: size.mimeType ?? '' } }]
      : []
  })
  return [{ file: doc.filename, storable: await uploaded(req.file, doc.mimeType ?? '') }, ...sizes]
}

/** A file that came as a stream lies on the disk, and goes on as one. */
async function uploaded({ data, tempFilePath }: NonNullable<PayloadRequest['file']>, type: string): Promise<Storable> {
  if (!tempFilePath) return { body: data, bytes: data.length, type }
  return { body: createReadStream(tempFilePath), bytes: (await stat(tempFilePath)).size, type }
}

const leave: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  if (picture) await writeDownUnneeded(req, picture)
}

async function writeDownUnneeded(req: PayloadRequest, { filename, sizes }: Media): Promise<void> {
  const files = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(Boolean)
  const execute = await executeIn(req)
  await execute(
    `insert into editing.unneeded_files (file) select jsonb_array_elements_text($1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(files)],
  )
}

/** A picture for who may see it, which Payload has asked by then. */
const serve =
  (bucket: Bucket): ServeFile =>
  (req, { params: { filename } }) =>
    // Without an answer Payload looks in the folder, for what is there from before; its type says so of promises of one sort only.
    answerOf(bucket, filename, req) as Promise<Response>

async function answerOf(bucket: Bucket, file: string, req: PayloadRequest): Promise<Response | undefined> {
  const [range, ifNoneMatch] = ['range', 'if-none-match'].map((name) => req.headers.get(name) ?? undefined)
  const stored = await whileThere(req, () => bucket.read(file, { range, ifNoneMatch }))
  if (!stored) return undefined
  // As in the bucket: the stream of Node's types and that of the platform are one.
  const body = stored.body && (Readable.toWeb(stored.body) as globalThis.ReadableStream)
  return new Response(body, { status: stored.status, headers: { ...stored.headers, ...forEditors } })
}

type ServeFile = NonNullable<UploadConfig['handlers']>[number]

const whileThere = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw explained(req, error)
  })

/** Where the store is away, who asked may come again; why it is stands in the log, and is no matter of the database. */
function explained(req: PayloadRequest, error: unknown): unknown {
  if (!(error instanceof BucketAway)) return error
  req.payload.logger.error(error)
  const words = 'The store of the pictures cannot be reached for the moment. Nothing was changed: try again.'
  return new APIError(words, UNAVAILABLE, null, true)
}

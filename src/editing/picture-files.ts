/**
 * The files of pictures, in a bucket or in a folder. A save never overwrites or removes a file: each upload has a name of its own, and
 * files that are no longer needed are listed in the transaction of the save, for a job to remove. So a save that fails at any point
 * leaves every picture as it was.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
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
import type { Media } from '#src/payload-types.ts'
import { type FileConditions, type FileStore, type Storable, StoreAway, type StoredFile } from '#src/pictures/store.ts'
import { executeIn } from '#src/publish/transaction.ts'

const UNAVAILABLE = 503
const BAD_REQUEST = 400
const NOT_FOUND = 404

/** Random bytes that make a name unique. */
const OWN_BYTES = 5

/** A picture that may not be public is kept only by the browser, which asks each time whether it still may show it. */
const forEditors = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Stores of files: new files go into the first one, the others may have older files. */
type Stores = readonly [FileStore, ...FileStore[]]

/** A crop or another focal point, as the query of a save has it. */
type Edits = {
  crop?: unknown
  widthInPixels?: unknown
  heightInPixels?: unknown
  focalPoint?: { x: number; y: number }
}

/** The CMS would store and remove files in a folder before a save is committed: it is given one that never exists. */
const NOWHERE = 'nowhere'

/** The collection of pictures with its files in these stores. */
export function withFiles(config: CollectionConfig, stores: Stores): CollectionConfig {
  const { hooks = {}, upload } = config
  return {
    ...config,
    // The collection of pictures says in an object how it takes uploads.
    upload: { ...(upload as UploadConfig), staticDir: NOWHERE, disableLocalStorage: true, handlers: [serve(stores)] },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), nameAnew(stores)],
      // This runs first, while the save holds no lock that other saves wait for.
      afterChange: [store(stores), ...(hooks.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), leave],
    },
  }
}

/** Gives an upload a name of its own. A picture that is cropped or copied is an upload too: of the file that is there. */
const nameAnew =
  (stores: Stores): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { id, duplicateFromID, ...given } = args as Picked
    const copied = duplicateFromID === undefined ? null : await takeForCopy(req, duplicateFromID, stores)
    if (operation === 'update' && !req.file && id !== undefined) await takeForEdits(req, id, stores)
    if (req.file) req.file = { ...req.file, name: ownName(req.file.name) }
    // Payload's arguments differ by operation; these are those of a plain creation.
    return copied ? ({ ...given, data: { ...copied, ...given.data } } as never) : args
  }

type Picked = { id?: number | string; duplicateFromID?: number | string; data?: object }

/** The texts of a picture that is copied; its file is uploaded again. */
async function takeForCopy(req: PayloadRequest, id: number | string, stores: Stores) {
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: false, req })
  req.file = await fileOf(req, picture, stores)
  const { alt, caption, credit, licence } = picture
  return { alt, caption, credit, licence }
}

async function takeForEdits(req: PayloadRequest, id: number | string, stores: Stores) {
  const edits = req.query?.uploadEdits as Edits | undefined
  if (typeof edits !== 'object' || edits === null) return
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  if (!picture || !isChange(edits, picture)) return
  req.file = await fileOf(req, picture, stores)
}

const isChange = ({ crop, widthInPixels, heightInPixels, focalPoint }: Edits, { focalX, focalY }: Media): boolean =>
  Boolean(crop || widthInPixels || heightInPixels) ||
  (focalPoint !== undefined && (Number(focalPoint.x) !== focalX || Number(focalPoint.y) !== focalY))

async function fileOf(req: PayloadRequest, { filename, mimeType }: Media, stores: Stores) {
  const stored = filename ? await foundIn(req, stores, filename) : null
  if (!filename || !stored?.body)
    throw new APIError('The file of this picture is gone. Upload it again.', BAD_REQUEST, null, true)
  const data = await buffer(stored.body)
  return { data, name: withoutOwn(filename), mimetype: mimeType ?? '', size: data.length }
}

/** `lotus.jpg` becomes `lotus-0q3k7x2m.jpg`: a name that no picture has, or had. */
function ownName(file: string): string {
  const { name, ext } = path.parse(file)
  return `${name}-${Number.parseInt(randomBytes(OWN_BYTES).toString('hex'), 16).toString(36).padStart(8, '0')}${ext}`
}

const withoutOwn = (file: string): string => file.replace(/-[0-9a-z]{8}(?=\.[^.]+$)/, '')

/** Stores uploaded files before the row is committed: whoever reads the row finds its files. */
const store =
  ([first]: Stores): CollectionAfterChangeHook<Media> =>
  async ({ doc, operation, previousDoc, req }) => {
    const files = await uploadedFiles(doc, req)
    if (files.length === 0) return
    if (operation === 'update' && doc.filename === previousDoc.filename)
      throw new APIError('Pictures are cropped one at a time.', BAD_REQUEST, null, true)
    const put = await Promise.allSettled(files.map(({ file, storable }) => first.put(file, storable)))
    const failed = put.find((result): result is PromiseRejectedResult => result.status === 'rejected')
    if (failed) {
      // The save fails, so no picture has these names. A file that cannot be removed now does no harm.
      await Promise.allSettled(files.map(({ file }) => first.remove(file)))
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

/** A picture for people who may see it, which Payload has checked by then. */
const serve =
  (stores: Stores): ServeFile =>
  async (req, { params: { filename } }) => {
    const [range, ifRange, ifNoneMatch] = ['range', 'if-range', 'if-none-match'].map(
      (name) => req.headers.get(name) ?? undefined,
    )
    const stored = await foundIn(req, stores, filename, { range, ifRange, ifNoneMatch })
    if (!stored) return new Response('No such picture.', { status: NOT_FOUND, headers: forEditors })
    // The stream of Node's types and that of the platform are one.
    const body = stored.body && (Readable.toWeb(stored.body) as globalThis.ReadableStream)
    return new Response(body, { status: stored.status, headers: { ...stored.headers, ...forEditors } })
  }

/** A file, from the first store that has it. */
async function foundIn(
  req: PayloadRequest,
  stores: Stores,
  file: string,
  asked?: FileConditions,
): Promise<StoredFile | null> {
  for (const one of stores) {
    const stored = await whileThere(req, () => one.read(file, asked))
    if (stored) return stored
  }
  return null
}

type ServeFile = NonNullable<UploadConfig['handlers']>[number]

const whileThere = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw explained(req, error)
  })

/** Asks people to try again while the store is away, and logs the reason: the failure must not count as one of the database. */
function explained(req: PayloadRequest, error: unknown): unknown {
  if (!(error instanceof StoreAway)) return error
  req.payload.logger.error(error)
  const words = 'The store of the pictures cannot be reached for the moment. Nothing was changed: try again.'
  return new APIError(words, UNAVAILABLE, null, true)
}

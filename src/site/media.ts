/**
 * Uploaded pictures at a permanent public address: /media/<file>. Only pictures that a published entry shows are public; editors see the
 * others in the admin, which asks the editing server for them.
 */
import path from 'node:path'
import { env } from '#src/env.ts'
import { decodedPath } from '#src/http/address.ts'
import { cacheControl } from '#src/http/cache-control.ts'
import { failureReply } from '#src/http/failure-reply.ts'
import type { Handler, HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { storedFile, textReply } from '#src/http/stored-files.ts'
import { pictureTypes } from '#src/pictures/store.ts'
import { storesOf } from '#src/pictures/stores.ts'
import { isShown } from '#src/read-model/queries/is-shown.ts'

const place = '/media/'
const methods = 'GET, HEAD, OPTIONS'
const away = 'The pictures cannot be reached for the moment.'

/**
 * Browsers take a picture for nothing but a picture, and it runs nothing when it is opened by itself. Caches keep it no longer than pages:
 * an unpublished one is gone within minutes, and asking again costs a 304.
 */
const everyPicture = {
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
  transport: 'pictures',
  takes: (url) => url.startsWith(place),
  respond: (request, site) => answer(request, site).catch((error) => failureReply(error, request, site, { away })),
}

async function answer(request: HttpRequest, site: Site): Promise<HttpReply> {
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow: methods }, body: null }
  if (!methods.includes(request.method)) return textReply(405, 'Pictures are read with GET.', { allow: methods })
  const file = decodedPath(request.url).slice(place.length)
  const type = pictureTypes[path.extname(file).toLowerCase()]
  const isName = path.basename(file) === file && !file.startsWith('.') && !/[\\\0]/.test(file)
  if (!isName || !type || !(await isShown(site.database, pictureAddress(file)))) return noSuchPicture()
  const asked = { stores, file, address: pictureAddress(file), headers: { ...everyPicture, 'content-type': type } }
  return (await storedFile(request, asked)) ?? noSuchPicture()
}

/** The address of a picture as records have it. */
const pictureAddress = (file: string): string => `${place}${encodeURIComponent(file)}`

const noSuchPicture = (): HttpReply => textReply(404, 'No such picture.')

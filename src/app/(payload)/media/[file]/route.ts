/** Uploaded pictures at a public address that stays: /media/<file>. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '#src/env.ts'

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

type Args = { params: Promise<{ file: string }> }

/** The picture; 304 when the reader has it already, 404 when there is none of that name. */
export async function GET(request: Request, { params }: Args): Promise<Response> {
  const { file } = await params
  const type = types[path.extname(file).toLowerCase()]
  const isName = path.basename(file) === file && !file.startsWith('.')
  const address = path.join(env.DATA_DIR, 'media', file)
  const found = isName && type ? await stat(address).catch(() => null) : null
  if (!found?.isFile() || !type) return new Response('No such picture.', { status: 404 })
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
  const headers = {
    etag,
    'content-type': type,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const stream = Readable.toWeb(createReadStream(address)) as ReadableStream
  return new Response(stream, { headers: { ...headers, 'content-length': String(found.size) } })
}

/** Pictures in a bucket of an S3 server: public ones for readers, all for editors, and none lost where the store or a save fails. */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Handler } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import type { JobContext } from '#src/jobs/job.ts'
import { picturesJob } from '#src/jobs/pictures.ts'
import type { Media } from '#src/payload-types.ts'
import { bucketOf } from '#src/pictures/bucket.ts'
import { type BucketServer, bucketServer } from '#test/bucket-server.ts'
import { sessionTokenOf } from '#test/session-token-of.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

type Saved = { status: number; doc: Media; message: string }

const words = { alt: 'A field', credit: 'A painter', licence: 'CC0 1.0' }

let here: World
let store: BucketServer
let media: Handler
let site: Site
let token: string
let reported: unknown[] = []
let count = 0

beforeAll(async () => {
  store = await bucketServer(inject('folder'))
  Object.assign(process.env, store.settings)
  here = await world()
  media = (await import('#src/site/media.ts')).media
  const { siteOf } = await import('#src/http/site.ts')
  const settings = { PUBLIC_URL: 'http://localhost:3000', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
  site = siteOf(settings, here.database, { report: (_, __, error) => void reported.push(error) })
  const email = 'editor@example.org'
  const data = { name: 'Editor', email, password: 'the long password of a test', role: 'administrator' as const }
  await here.payload.create({ collection: 'users', data: { ...data, services: [] } })
  token = await sessionTokenOf(here.payload, email)
})

beforeEach(() => {
  reported = []
})

afterAll(async () => {
  await here?.close()
  await store?.leave()
})

describe('an upload', () => {
  test('is in the bucket with all its sizes, under a name that no other has, and on no disk', async () => {
    const [first, second] = [await upload(await noise(700), 'lotus.png'), await upload(await noise(700), 'lotus.png')]
    const names = [...filesOf(first.doc), ...filesOf(second.doc)]
    expect(names).toHaveLength(8)
    expect(new Set(names).size).toBe(8)
    expect(first.doc.filename).toMatch(/^lotus-[0-9a-z]{8}\.png$/)
    expect(await store.files()).toEqual(names.sort())
    expect(existsSync(`${process.env.DATA_DIR}/media`)).toBe(false)
    expect(readdirSync(`${process.env.DATA_DIR}/arriving`)).toEqual([])
  })

  test('that has the measures of one of its sizes already has a file for each', async () => {
    const { status, doc } = await upload(await noise(640, 480), 'card.png')
    expect([status, new Set(filesOf(doc)).size]).toEqual([201, 4])
  })

  test('comes back as it was sent', async () => {
    const sent = await noise(400)
    const { doc } = await upload(sent, "it's (a) lotus, ünï~1.png")
    const seen = await inAdmin(String(doc.filename))
    expect(Buffer.from(await seen.arrayBuffer()).equals(sent)).toBe(true)
  })

  test('while the store is away is a 503, stores nothing, and works once it is back', async () => {
    const [before, rows] = [await store.files(), await countPictures()]
    await store.leave()
    const { status, message } = await upload(await noise(300), 'away.png')
    await store.comeBack()
    expect([status, message]).toEqual([503, expect.stringContaining('The store of the pictures cannot be reached')])
    expect([await store.files(), await countPictures()]).toEqual([before, rows])
    expect((await upload(await noise(300), 'away.png')).status).toBe(201)
  })

  test('that the store takes in part leaves nothing of it behind', async () => {
    const [before, rows] = [await store.files(), await countPictures()]
    store.refuses = ({ method, url }) => method === 'PUT' && /\.webp$/.test(url ?? '')
    const { status } = await upload(await noise(700), 'half.png')
    store.refuses = () => false
    expect([status, await store.files(), await countPictures()]).toEqual([503, before, rows])
  })

  test('that is too large is refused before the store hears of it', async () => {
    const asked = store.requests.length
    const { status } = await upload(randomBytes(21 * 1024 * 1024), 'large.png')
    expect([status, store.requests.length]).toEqual([413, asked])
  })

  test('with another key than the bucket has is a 503 that tells no key', async () => {
    const stranger = bucketOf({ ...bucketSettings(), S3_SECRET_ACCESS_KEY: 'another' })
    const failure = await stranger
      ?.put('lotus.png', { body: Buffer.from('a'), bytes: 1, type: 'image/png' })
      .catch(String)
    expect(failure).toBe('Error: The bucket octavo-pictures answers PUT of lotus.png with 403, SignatureDoesNotMatch.')
  })
})

describe('for readers', () => {
  test('a picture is there while a published entry shows it, whole, in parts, and as what they have', async () => {
    const { doc } = await upload(await noise(700), 'shown.png')
    const file = String(doc.sizes?.page?.filename)
    const sizes = ['pageAvif', 'page'] as const
    expect((await read(file)).status).toBe(404)
    const entry = await publish(doc.id)
    for (const size of sizes) expect((await read(String(doc.sizes?.[size]?.filename))).status).toBe(200)
    expect((await read(String(doc.filename))).status, 'the upload itself').toBe(404)
    const whole = await read(file)
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(whole.bytes.length),
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    })
    const etag = String(whole.headers.etag)
    const unchanged = await read(file, { 'if-none-match': etag })
    expect([unchanged.status, unchanged.bytes.length, unchanged.headers.etag]).toEqual([304, 0, etag])
    const part = await read(file, { range: 'bytes=10-19' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.bytes.length}`])
    expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true)
    expect((await read(file, { range: 'bytes=10-19', 'if-range': '"other"' })).status).toBe(200)
    expect((await read(file, { range: 'bytes=99999999-' })).status).toBe(416)
    const head = await read(file, {}, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, etag])
    await here.payload.update({ collection: 'flowers', id: entry, data: { _status: 'draft' } })
    expect((await read(file, { 'if-none-match': etag })).status).toBe(404)
  })

  test.each(['bytes=', 'bytes=a-b', 'bytes=9-1,4-5', 'lines=1-2', '\t', 'bytes=1-2 '])(
    'the range %j is answered whole',
    async (range) => {
      const { doc } = await upload(await noise(300), 'ranged.png')
      await publish(doc.id)
      expect((await read(String(doc.filename), { range, 'if-none-match': range })).status).toBe(404)
      expect((await read(shownFile(doc), { range, 'if-none-match': range })).status).toBe(200)
    },
  )

  test('it is a 503 while the store is away, and is logged', async () => {
    const { doc } = await upload(await noise(300), 'unreachable.png')
    await publish(doc.id)
    await store.leave()
    const { status, bytes } = await read(shownFile(doc))
    await store.comeBack()
    expect([status, reported.map(String)]).toEqual([503, ['Error: The bucket octavo-pictures cannot be reached.']])
    expect(bytes.toString()).not.toContain('octavo-pictures')
    expect((await read(shownFile(doc))).status).toBe(200)
  })
})

describe('in the admin', () => {
  test('a picture is seen by who is signed in, in no shared cache, and by no stranger', async () => {
    const { doc } = await upload(await noise(300), 'private.png')
    const file = String(doc.filename)
    expect((await inAdmin(file, {}, null)).status).toBe(403)
    const seen = await inAdmin(file)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-cache',
    ])
    const unchanged = await inAdmin(file, { 'if-none-match': String(seen.headers.get('etag')) })
    const part = await inAdmin(file, { range: 'bytes=0-9' })
    expect([unchanged.status, part.status, (await part.arrayBuffer()).byteLength]).toEqual([304, 206, 10])
  })

  test('a crop is a new file of the old one, which stays until the save is stored', async () => {
    const { doc } = await upload(await noise(700), 'cropped.png')
    const entry = await publish(doc.id)
    const before = filesOf(doc)
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
    const query = `?${crop}&uploadEdits[widthInPixels]=350&uploadEdits[heightInPixels]=350`

    store.refuses = ({ method }) => method === 'PUT'
    expect((await save('PATCH', `media/${doc.id}${query}`, words)).status).toBe(503)
    store.refuses = () => false
    expect(await store.files()).toEqual(expect.arrayContaining(before))
    expect((await read(shownFile(doc))).status).toBe(200)

    const { status, doc: after } = await save('PATCH', `media/${doc.id}${query}`, words)
    expect([status, after.width]).toEqual([200, 350])
    expect(filesOf(after).filter((file) => before.includes(file))).toEqual([])
    expect((await read(shownFile(after))).status).toBe(200)
    await here.payload.delete({ collection: 'flowers', id: entry })
    await removeUnneeded()
    const files = await store.files()
    expect(files).toEqual(expect.arrayContaining(filesOf(after)))
    expect(files.filter((file) => before.includes(file))).toEqual([])
  })

  test('words alone touch no file', async () => {
    const { doc } = await upload(await noise(300), 'worded.png')
    const asked = store.requests.length
    expect((await save('PATCH', `media/${doc.id}`, { alt: 'Another field' })).status).toBe(200)
    expect(store.requests.length).toBe(asked)
  })

  test('a deleted picture leaves the bucket, later where the store is away', async () => {
    const { doc } = await upload(await noise(700), 'deleted.png')
    await store.leave()
    expect((await save('DELETE', `media/${doc.id}`)).status).toBe(200)
    await expect(removeUnneeded()).rejects.toThrow('cannot be reached')
    await store.comeBack()
    expect(await store.files()).toEqual(expect.arrayContaining(filesOf(doc)))
    expect(await removeUnneeded()).toBe('4 files removed')
    expect((await store.files()).filter((file) => filesOf(doc).includes(file))).toEqual([])
    expect(await removeUnneeded()).toBe('nothing to remove')
  })

  test('a delete that fails leaves the picture', async () => {
    const { doc } = await upload(await noise(300), 'kept.png')
    const { payload } = here
    const transactionID = String(await payload.db.beginTransaction())
    await payload.delete({ collection: 'media', id: doc.id, req: { transactionID } })
    await payload.db.rollbackTransaction(transactionID)
    expect(await removeUnneeded()).toBe('nothing to remove')
    expect((await inAdmin(String(doc.filename))).status).toBe(200)
  })
})

/** A picture that packs badly, so wide and half as high. */
const noise = async (width: number, height = width / 2): Promise<Buffer> => {
  const size = { width, height, channels: 3 as const }
  return sharp(randomBytes(width * height * 3), { raw: size })
    .png()
    .toBuffer()
}

const filesOf = ({ filename, sizes }: Media): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((file) => file ?? []).sort()

/** The file that pages show. */
const shownFile = ({ filename, sizes }: Media): string => String(sizes?.page?.filename ?? filename)

function upload(data: Buffer, name: string): Promise<Saved> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
  form.set('_payload', JSON.stringify(words))
  return save('POST', 'media', form)
}

async function save(method: string, address: string, body?: object): Promise<Saved> {
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const headers = typeof sent === 'string' ? { 'content-type': 'application/json' } : {}
  const response = await ask(address, { method, headers, ...(sent && { body: sent }) })
  const answer = (await response.json()) as { doc: Media; errors?: { message: string }[] }
  return { status: response.status, doc: answer.doc, message: answer.errors?.[0]?.message ?? '' }
}

const inAdmin = (file: string, headers: Record<string, string> = {}, as: string | null = token): Promise<Response> =>
  ask(`media/file/${encodeURIComponent(file)}`, { headers }, as)

function ask(address: string, { headers, ...init }: RequestInit, as: string | null = token): Promise<Response> {
  const request = new Request(`http://localhost:3000/cms/api/${address}`, {
    ...init,
    headers: { ...(as && { authorization: `JWT ${as}` }), ...(headers as Record<string, string>) },
  })
  return handleEndpoints({ config: here.payload.config, request, payloadInstanceCacheKey: here.key })
}

async function read(file: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = await media.respond(
    {
      method,
      url: `/media/${encodeURIComponent(file)}`,
      header: (name) => headers[name],
      body: async () => new Uint8Array(),
      client: '',
    },
    site,
  )
  const bytes = reply.body instanceof Readable ? await buffer(reply.body) : Buffer.from(reply.body ?? '')
  return { status: reply.status, headers: reply.headers, bytes }
}

async function publish(picture: number): Promise<number> {
  const data = { name: `Pictured ${++count}`, summary: 'A flower.', sources, picture, _status: 'published' as const }
  const { id } = await here.payload.create({ collection: 'flowers', data: data as never })
  return id
}

const countPictures = async (): Promise<number> => (await here.payload.count({ collection: 'media' })).totalDocs

const removeUnneeded = (): Promise<string> =>
  picturesJob.run({
    database: here.database,
    transaction: (work) => work(here.database.execute),
    now: new Date(),
    changed: () => {},
  } as JobContext)

const bucketSettings = () => ({
  ...(store.settings as Required<Parameters<typeof bucketOf>[0]>),
  S3_REGION: 'us-east-1',
})

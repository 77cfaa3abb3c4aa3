import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { bucketOf } from './bucket.ts'
import { folderOf } from './folder.ts'
import { type FileConditions, StoreAway } from './store.ts'
import { storesOf } from './stores.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a folder', () => {
  const store = folderOf({ DATA_DIR: folder })
  const read = async (conditions: FileConditions = {}, file = 'rose.jpg') => {
    const stored = await store.read(file, conditions)
    return stored && { ...stored, body: stored.body && (await text(stored.body)) }
  }
  beforeAll(async () => {
    await store.put('rose.jpg', { body: Buffer.from('0123456789'), bytes: 10, type: 'image/jpeg' })
  })
  const etag = async () => String((await read())?.headers.etag)

  it('gives a file whole, with its type by its name, its length and its tag', async () => {
    expect(await read()).toEqual({
      status: 200,
      headers: { etag: expect.stringMatching(/^"[\w-]+"$/), 'content-type': 'image/jpeg', 'content-length': '10' },
      body: '0123456789',
    })
    writeFileSync(path.join(folder, 'media', 'script.svg'), '<svg/>')
    expect((await read({}, 'script.svg'))?.headers['content-type']).toBe('application/octet-stream')
    writeFileSync(path.join(folder, 'media', 'LILY.PNG'), 'x')
    expect((await read({}, 'LILY.PNG'))?.headers['content-type']).toBe('image/png')
  })

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=9-', 206, '9', 'bytes 9-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, null, 'bytes */10'],
    ['bytes=-0', 416, null, 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('gives of %s %i', async (range, status, body, said) => {
    const stored = await read({ range })
    expect([stored?.status, stored?.body, stored?.headers['content-range']]).toEqual([status, body, said])
    if (body !== null) expect(stored?.headers['content-length']).toBe(String(body.length))
  })

  it('gives a range of the file that is known alone, and the whole of another', async () => {
    expect((await read({ range: 'bytes=0-3', ifRange: await etag() }))?.status).toBe(206)
    expect((await read({ range: 'bytes=0-3', ifRange: '"other"' }))?.body).toBe('0123456789')
  })

  it('sends what is known not again, and of a HEAD the head alone', async () => {
    const entityTag = await etag()
    expect(await read({ ifNoneMatch: entityTag })).toEqual({ status: 304, headers: { etag: entityTag }, body: null })
    expect((await read({ ifNoneMatch: '"other"' }))?.status).toBe(200)
    expect(await read({ method: 'HEAD' })).toMatchObject({ headers: { 'content-length': '10' }, body: null })
  })

  it('gives an empty file, and the head of it', async () => {
    writeFileSync(path.join(folder, 'media', 'empty.gif'), '')
    expect(await read({}, 'empty.gif')).toMatchObject({ status: 200, headers: { 'content-length': '0' }, body: null })
  })

  it('gives nothing that is not in it', async () => {
    writeFileSync(path.join(folder, 'secret'), 'x')
    mkdirSync(path.join(folder, 'media', 'inner'))
    for (const file of ['none.jpg', '../secret', 'inner', '/etc/passwd', '..', ''])
      expect(await read({}, file), file).toBeNull()
  })

  it('stores a file once, and under a name that is taken not at all', async () => {
    const other = () => store.put('rose.jpg', { body: Readable.from([Buffer.from('x')]), bytes: 1, type: 'image/jpeg' })
    await expect(other()).rejects.toThrow(StoreAway)
    expect(readFileSync(path.join(folder, 'media', 'rose.jpg'), 'utf8')).toBe('0123456789')
    await store.remove('rose.jpg')
    await other()
    expect((await read())?.body).toBe('x')
    await store.remove('rose.jpg')
    await store.remove('rose.jpg')
    expect(await read()).toBeNull()
  })
})

/** What the store of the bucket was asked, and what it answers. */
let heard: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 200 }
const server = createServer(async (incoming, outgoing) => {
  const { method = '', url = '', headers } = incoming
  heard.push({ method, url, headers, body: await text(incoming) })
  outgoing.writeHead(answer.status, answer.headers).end(answer.body)
})
let endpoint = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  heard = []
  answer = { status: 200 }
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const settingsAt = (S3_ENDPOINT: string | undefined) => ({
  ...{ S3_BUCKET: 'pictures', S3_REGION: 'eu-west-1', S3_ENDPOINT },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
})

describe('a bucket', () => {
  const store = (at = endpoint) => {
    const bucket = bucketOf(settingsAt(at))
    if (!bucket) throw new Error('There is a bucket.')
    return bucket
  }
  const read = async (conditions: FileConditions = {}, file = 'rose.jpg') => {
    const stored = await store().read(file, conditions)
    return stored && { ...stored, body: stored.body && (await text(stored.body)) }
  }

  it('is there where the settings name one', () => {
    expect(bucketOf({ ...settingsAt(endpoint), S3_BUCKET: undefined })).toBeNull()
    const settings = { ...settingsAt(endpoint), DATA_DIR: folder }
    expect(storesOf(settings)).toHaveLength(2)
    expect(storesOf({ ...settings, S3_BUCKET: undefined })).toHaveLength(1)
  })

  it('takes new files, and the folder from before there was one still has its own', async () => {
    const [first, second] = storesOf({ ...settingsAt(endpoint), DATA_DIR: folder }, 'dumps')
    await first.put('a.csv', { body: Buffer.from('lines'), bytes: 5, type: 'text/csv' })
    expect(heard.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PUT', '/pictures/dumps/a.csv', 'lines'],
    ])
    expect(heard[0]?.headers).toMatchObject({ 'content-type': 'text/csv', 'content-length': '5' })
    expect(heard[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request/,
    )
    expect(await second?.read('a.csv')).toBeNull()
  })

  it('encodes a name once, as signatures are compared', async () => {
    await read({}, "a rose (1)!*'.jpg")
    expect(heard[0]?.url).toBe('/pictures/media/a%20rose%20%281%29%21%2A%27.jpg')
  })

  it('passes on what the store tells of a file, and nothing else', async () => {
    answer = {
      status: 206,
      headers: {
        etag: '"1"',
        'content-type': 'image/jpeg',
        'content-range': 'bytes 0-3/9',
        'x-amz-request-id': 'a',
        server: 's',
      },
      body: 'rose',
    }
    const stored = await read({ range: 'bytes=0-3' })
    expect(stored).toMatchObject({
      status: 206,
      headers: { etag: '"1"', 'content-range': 'bytes 0-3/9' },
      body: 'rose',
    })
    expect(Object.keys(stored?.headers ?? {}).sort()).toEqual(['content-range', 'content-type', 'etag'])
    expect(heard[0]?.headers.range).toBe('bytes=0-3')
  })

  it('is asked no more than what is a header of the sort', async () => {
    for (const range of ['bytes=0-1,3-4', 'bytes=-', 'lines=0-1', '']) await read({ range, ifNoneMatch: 'W/"1"' })
    await read({ range: 'bytes=0-3', ifRange: '"1"' })
    for (const { headers } of heard) {
      expect(headers).not.toHaveProperty('range')
      expect(headers).not.toHaveProperty('if-none-match')
    }
    await read({ ifNoneMatch: '"1"' })
    expect(heard.at(-1)?.headers['if-none-match']).toBe('"1"')
  })

  it('says that a file is what is known, with its tag, and has none that is not there', async () => {
    answer = { status: 304 }
    expect(await read({ ifNoneMatch: '"1"' })).toMatchObject({ status: 304, headers: { etag: '"1"' }, body: null })
    answer = { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
    expect(await read()).toBeNull()
    answer = { status: 416, headers: { 'content-range': 'bytes */9' } }
    expect(await read({ range: 'bytes=99-' })).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */9' } })
  })

  it('says to whoever runs Octavo why it does not do it', async () => {
    answer = { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
    await expect(read()).rejects.toThrow('The bucket pictures answers GET of rose.jpg with 403, AccessDenied.')
    await expect(store().put('a', { body: Buffer.from(''), bytes: 0, type: 'a' })).rejects.toThrow('PUT of a with 403')
    await expect(store().remove('a')).rejects.toThrow('DELETE of a with 403')
    answer = { status: 500 }
    await expect(read()).rejects.toThrow('with 500, no reason.')
    await expect(store('http://127.0.0.1:1').read('a')).rejects.toThrow(StoreAway)
  })

  it('has removed what is not there', async () => {
    for (const status of [204, 200, 404]) {
      answer = { status }
      await store().remove('rose.jpg')
    }
    expect(heard.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'DELETE'])
  })

  it('takes a stream of as many bytes as it is told', async () => {
    await store().put('a.csv', {
      body: Readable.from([Buffer.from('ab'), Buffer.from('cd')]),
      bytes: 4,
      type: 'text/csv',
    })
    expect([heard[0]?.body, heard[0]?.headers['content-length']]).toEqual(['abcd', '4'])
  })
})

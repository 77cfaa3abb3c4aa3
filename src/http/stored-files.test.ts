import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import type { FileConditions, FileStore, StoredFile } from '#src/pictures/store.ts'
import type { HttpReply, HttpRequest } from './request-and-reply.ts'
import { storedFile } from './stored-files.ts'

const asks = (headers: Record<string, string> = {}, method = 'GET'): HttpRequest => ({
  method,
  url: '/media/rose.jpg',
  header: (name) => headers[name],
  body: async () => new Uint8Array(),
  client: '',
})

/** A store that answers so, and what it was asked. */
function store(stored: StoredFile | null) {
  const asked: FileConditions[] = []
  const keeping: FileStore = {
    put: async () => {},
    remove: async () => {},
    async read(_, conditions = {}) {
      asked.push(conditions)
      return stored
    },
  }
  return { keeping, asked }
}

const rose = (): StoredFile => ({
  status: 200,
  headers: { etag: '"1"', 'content-length': '4' },
  body: Readable.from([Buffer.from('rose')]),
})

const from = (stores: readonly FileStore[], request = asks()) =>
  storedFile(request, {
    stores,
    file: 'rose.jpg',
    address: '/media/rose.jpg',
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public' },
  })

const bodyOf = (reply: HttpReply | null): Promise<string> => text(reply?.body as Readable)

it('sends the file of the first store that has it, with what that says of it', async () => {
  const [none, other] = [store(null), store(rose())]
  const headers = { range: 'bytes=0-3', 'if-range': '"1"', 'if-none-match': '"0"' }
  const reply = await from([none.keeping, other.keeping, store(null).keeping], asks(headers))
  expect(reply).toMatchObject({
    status: 200,
    headers: { etag: '"1"', 'content-length': '4', 'content-type': 'image/jpeg', 'accept-ranges': 'bytes' },
  })
  expect(await bodyOf(reply)).toBe('rose')
  expect(other.asked).toEqual([{ method: 'GET', range: 'bytes=0-3', ifRange: '"1"', ifNoneMatch: '"0"' }])
})

it('sends a HEAD the head alone, and reads no file for it', async () => {
  const stored = rose()
  const reply = await from([store(stored).keeping], asks({}, 'HEAD'))
  expect(reply).toMatchObject({ status: 200, headers: { 'content-length': '4' }, body: null })
  expect(stored.body?.destroyed).toBe(true)
})

it('says no type of what is not sent again', async () => {
  const reply = await from([store({ status: 304, headers: { etag: '"1"' }, body: null }).keeping])
  expect(reply).toMatchObject({ status: 304, headers: { etag: '"1"', 'cache-control': 'public' } })
  expect(reply?.headers).not.toHaveProperty('content-type')
})

it('says how long the file is where it has no such range', async () => {
  const stored = { status: 416, headers: { 'content-range': 'bytes */4' }, body: Readable.from(['']) }
  const reply = await from([store(stored).keeping])
  expect(reply).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */4', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    body: 'The file has no such range.',
  })
  expect(stored.body.destroyed).toBe(true)
})

it('has nothing where no store has it and there is nobody else to ask', async () => {
  expect(await from([store(null).keeping])).toBeNull()
  expect(await from([])).toBeNull()
})

const editing: Server[] = []
const { EDITING_URL: before } = env
afterEach(() => {
  Object.assign(env, { EDITING_URL: before })
  for (const server of editing.splice(0)) server.close()
})

/** An editing server that answers so, and the headers that it was asked with. */
async function editors(
  status: number,
  headers: Record<string, string> = {},
  body = '',
): Promise<IncomingHttpHeaders[]> {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer(({ headers: given }, outgoing) => {
    asked.push(given)
    outgoing.writeHead(status, headers).end(body)
  })
  editing.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  Object.assign(env, { EDITING_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return asked
}

it('asks the editing server for what no store has, and says what that says of the file, and its own type', async () => {
  const asked = await editors(
    206,
    { etag: '"2"', 'content-range': 'bytes 0-3/9', 'content-type': 'text/html', 'x-own': '1' },
    'rose',
  )
  const reply = await from([store(null).keeping], asks({ range: 'bytes=0-3', cookie: 'a' }))
  expect(reply).toMatchObject({
    status: 206,
    headers: { etag: '"2"', 'content-range': 'bytes 0-3/9', 'content-type': 'image/jpeg' },
  })
  expect(reply?.headers).not.toHaveProperty('x-own')
  expect(await bodyOf(reply)).toBe('rose')
  expect(asked[0]).toMatchObject({ range: 'bytes=0-3' })
  expect(asked[0]).not.toHaveProperty('cookie')
})

it.each([404, 500, 302])('has nothing where the editing server answers %i', async (status) => {
  await editors(status, { location: '/elsewhere' })
  expect(await from([])).toBeNull()
})

it('has nothing while the editing server is away', async () => {
  await editors(200)
  await new Promise((closed) => editing.pop()?.close(closed))
  expect(await from([])).toBeNull()
})

import { once } from 'node:events'
import { request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse } from './broken-request.ts'
import { mostFileBytes, mostWordsBytes, refusedBody } from './editing-bodies.ts'
import { passOnTo } from './editing-server.ts'
import { closeGently, guardedServer } from './guarded-server.ts'

/** Bytes of each body that came as far as the editing server. */
const arrived: number[] = []
const servers: Server[] = []
let port: number

const listening = async (server: Server): Promise<number> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const editing = await listening(
    guardedServer(async (incoming, outgoing) => {
      const refused = refusedBody(incoming)
      if (refused) return refuse(outgoing, refused)
      let bytes = 0
      for await (const chunk of incoming) bytes += (chunk as Buffer).length
      arrived.push(bytes)
      outgoing.end('taken')
    }),
  )
  const url = `http://127.0.0.1:${editing}`
  const passOn = passOnTo({ url, trustedProxies: 0, publicUrl: 'http://localhost', key: async () => 'a key' })
  port = await listening(guardedServer((incoming, outgoing) => void passOn(incoming, outgoing)))
})

afterAll(() => Promise.all(servers.map((server) => closeGently(server, 500))))

/** The status of a request of which the head alone is sent, or the body too. */
const statusOf = (headers: Record<string, string>, body?: Buffer): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method: 'POST', path: '/cms/api/users/login', headers })
    asked.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
    asked.flushHeaders()
    if (body) asked.end(body)
  })

/** The first words of all answers to bytes as they are. */
const answersTo = (bytes: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text.match(/HTTP\/1\.1 \d{3}/g) ?? []))
    socket.on('error', reject)
  })

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const ofLength = (bytes: number) => ({ 'content-length': String(bytes) })

test('what is larger than any entry, or any file, is refused by its head', async () => {
  expect(await statusOf({ ...json, ...ofLength(mostWordsBytes + 1) })).toBe(413)
  expect(await statusOf({ ...form, ...ofLength(mostFileBytes + mostWordsBytes + 1) })).toBe(413)
  expect(await statusOf({ ...json, 'transfer-encoding': 'chunked' })).toBe(411)
  expect(arrived).toEqual([])
})

test('the largest file, and the longest entry, are taken', async () => {
  expect(await statusOf({ ...form, ...ofLength(mostFileBytes) }, Buffer.alloc(mostFileBytes))).toBe(200)
  expect(await statusOf({ ...json, ...ofLength(mostWordsBytes) }, Buffer.alloc(mostWordsBytes))).toBe(200)
  expect(arrived).toEqual([mostFileBytes, mostWordsBytes])
})

test('a request without a body is passed on as one', async () => {
  const head = 'POST /cms/api/users/logout HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  expect(await answersTo(head)).toEqual(['HTTP/1.1 200'])
})

test('a body in pieces is refused once, whatever is wrong with its pieces', async () => {
  const head = 'POST /cms/api/users/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await answersTo(`${head}no number\r\n`)).toEqual(['HTTP/1.1 411'])
})

import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { siteWith } from '#test/published.ts'
import { type Handler, type HttpReply, type HttpRequest, mostBodyBytes } from './request-and-reply.ts'
import { webDoor, webHandler } from './web.ts'

/** A handler of what lies under a path, which keeps what it was asked. */
function handlerAt(path: string, reply: Partial<HttpReply> = {}) {
  const requests: HttpRequest[] = []
  const handler: Handler = {
    transport: 'test',
    takes: (url) => url.startsWith(path),
    respond(request) {
      requests.push(request)
      return { status: 200, headers: { 'x-path': path }, body: `at ${path}`, ...reply }
    },
  }
  return { handler, requests }
}

const doorOf = (handlers: readonly Handler[], settings: Parameters<typeof siteWith>[1] = {}) =>
  webDoor({ site: siteWith([], settings).site, serviceHosts: { flowers: 'flowers.example' }, handlers })

it('asks the first handler that takes the address, and answers 404 where none does', async () => {
  const [one, other] = [handlerAt('/a'), handlerAt('/a/b')]
  const door = doorOf([one.handler, other.handler])
  const reply = await door(new Request('http://octavo.example/a/b?c=1', { headers: { 'x-request-id': 'request-1' } }))
  expect([reply.status, await reply.text()]).toEqual([200, 'at /a'])
  expect(one.requests[0]).toMatchObject({ method: 'GET', url: '/a/b?c=1' })
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'x-path': '/a',
    'x-request-id': 'request-1',
    'server-timing': expect.stringMatching(/^app;dur=\d+\.\d$/),
  })
  expect((await door(new Request('http://octavo.example/b'))).status).toBe(404)
})

it('knows an address by its letters, and a service by its host', async () => {
  const { handler, requests } = handlerAt('/flowers/api')
  const door = doorOf([handler])
  await door(new Request('http://octavo.example/flowers/%61pi'))
  await door(new Request('http://flowers.example/api', { headers: { host: 'flowers.example' } }))
  expect(requests.map(({ url }) => url)).toEqual(['/flowers/%61pi', '/flowers/api'])
})

it('has nothing compressed, which Next does by itself, and counts a client by what the last proxy wrote', async () => {
  const { handler, requests } = handlerAt('/a')
  const headers = { 'accept-encoding': 'br', 'user-agent': 'a test', 'x-forwarded-for': '198.51.100.9, 192.0.2.1' }
  await doorOf([handler])(new Request('http://octavo.example/a', { headers }))
  const [request] = requests
  expect(request?.header('accept-encoding')).toBeUndefined()
  expect(request?.header('user-agent')).toBe('a test')
  expect(request?.header('accept')).toBeUndefined()
  expect(request?.client).toBe('192.0.2.1')
  await doorOf([handler], { settings: { TRUST_PROXY: 1 } })(new Request('http://octavo.example/a', { headers }))
  expect(requests[1]?.client).toBe('198.51.100.9')
})

it('reads no more of a body than it takes', async () => {
  const { handler, requests } = handlerAt('/a')
  const door = doorOf([handler])
  const bodyOf = async (init: RequestInit) => {
    await door(new Request('http://octavo.example/a', { method: 'POST', ...init }))
    return requests.at(-1)?.body()
  }
  expect(String(await bodyOf({ body: 'a body' }))).toBe('a body')
  expect(await bodyOf({ body: 'x'.repeat(mostBodyBytes) })).toHaveLength(mostBodyBytes)
  expect(await bodyOf({ body: 'x'.repeat(mostBodyBytes + 1) })).toBe('too large')
  expect(await bodyOf({ body: 'x', headers: { 'content-length': String(mostBodyBytes + 1) } })).toBe('too large')
  expect(await bodyOf({})).toHaveLength(0)
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('broken off')) })
  expect(await bodyOf({ body: broken, duplex: 'half' } as RequestInit)).toBe('too large')
})

it('answers with a stream, or without a body', async () => {
  const door = doorOf([
    handlerAt('/stream', { body: Readable.from([Buffer.from('a '), Buffer.from('rose')]) }).handler,
    handlerAt('/none', { status: 304, body: null }).handler,
  ])
  expect(await (await door(new Request('http://octavo.example/stream'))).text()).toBe('a rose')
  const none = await door(new Request('http://octavo.example/none'))
  expect([none.status, none.body]).toEqual([304, null])
})

it('answers alone with what responds, whatever the address', async () => {
  const { handler } = handlerAt('/never')
  const { site } = siteWith([])
  expect(await (await webHandler(() => site, handler.respond)(new Request('http://octavo.example/'))).text()).toBe(
    'at /never',
  )
})

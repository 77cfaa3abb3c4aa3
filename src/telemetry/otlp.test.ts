/** What a collector on this machine is sent. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { traceByOtlp } from './otlp.ts'
import { beginSpan, presentTraceparent, spanned, traceWith } from './trace.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: { name: string; kind: number; attributes: Attribute[]; status: { code?: number } }[] }[]
  }[]
}

let server: ReturnType<typeof createServer>
let endpoint: string
let paths: string[]
let sent: Sent[]
beforeEach(async () => {
  paths = []
  sent = []
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    paths.push(String(incoming.url))
    sent.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent)
    outgoing.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  traceWith(undefined)
  server.closeAllConnections()
  server.close()
})

const spansOf = () => sent.flatMap(({ resourceSpans }) => resourceSpans).flatMap(({ scopeSpans }) => scopeSpans)
const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

it('is every span that ended, with what it was called and said at its end, when the process stops', async () => {
  const { stop } = traceByOtlp({ name: 'a reader', endpoint: `${endpoint}/`, ratio: 1 })
  const server = beginSpan(() => ({ name: 'GET', role: 'server', attributes: { method: 'GET' } }))
  await server?.run(() =>
    spanned(
      () => ({ name: 'select', role: 'client', attributes: {} }),
      async () => Promise.reject(new Error('no')),
    ).catch(() => {}),
  )
  server?.end({ name: 'GET /flowers', attributes: { status: 200 } })
  await stop()
  expect(paths).toEqual(['/v1/traces'])
  const spans = spansOf().flatMap((one) => one.spans)
  expect(spans.map(({ name, kind, status }) => [name, kind, status.code ?? 0])).toEqual([
    ['select', 3, 2],
    ['GET /flowers', 2, 0],
  ])
  expect(valuesOf(spans[1]?.attributes ?? [])).toEqual({ method: 'GET', status: 200 })
  const [first] = sent.flatMap(({ resourceSpans }) => resourceSpans)
  expect(valuesOf(first?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'a reader',
    'service.namespace': 'octavo',
  })
})

it('is nothing of what was not drawn, nor after the end', async () => {
  const { stop } = traceByOtlp({ name: 'a reader', endpoint, ratio: 0 })
  beginSpan(() => ({ name: 'GET', role: 'server', attributes: {} }))?.end()
  await stop()
  expect(beginSpan(() => ({ name: 'late', role: 'server', attributes: {} }))).toBeUndefined()
  expect([sent, presentTraceparent()]).toEqual([[], undefined])
})

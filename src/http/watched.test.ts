import { EventEmitter } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { collected, type Sample } from '#src/telemetry/samples.ts'
import { type Attributes, type Begun, traceWith } from '#src/telemetry/trace.ts'
import { siteWith } from '#test/published.ts'
import { watchRequest, watchSite } from './watched.ts'

afterEach(() => traceWith(undefined))

const requestsOf = async (transport: string) =>
  (await collected())
    .filter(({ metric, labels }) => metric === 'octavo_requests_total' && labels.transport === transport)
    .map(({ labels, value }) => `${labels.kind} ${labels.http_response_status_code} ${value}`)

/** Watches a request for an address, which is answered so. */
function watched(transport: string, url: string, answer: { headersSent: boolean; statusCode: number }) {
  const outgoing = Object.assign(new EventEmitter(), answer)
  let isBegun = false
  const incoming = { method: 'GET', url, headers: { traceparent: '00-1' } }
  watchRequest(incoming as never, outgoing as never, transport, () => {
    isBegun = true
  })
  outgoing.emit('close')
  return isBegun
}

it.each([
  ['/admin', 'admin'],
  ['/admin?a=1', 'admin'],
  ['/cms/api/users', 'cms'],
  ['/_next/static/a.js', '_next'],
  ['/administration', 'other'],
  ['/flowers/admin', 'other'],
])('counts %s as %s, by how it was answered', async (url, kind) => {
  const transport = `watched ${url}`
  expect(watched(transport, url, { headersSent: true, statusCode: 204 })).toBe(true)
  expect(await requestsOf(transport)).toEqual([`${kind} 204 1`])
})

it('counts who went away before there was an answer', async () => {
  watched('left', '/admin', { headersSent: false, statusCode: 200 })
  expect(await requestsOf('left')).toEqual(['admin 499 1'])
})

it('traces a request below whoever asks, by its address without what was asked, and ends it by what it turned out to be', () => {
  const spans: { begun: Begun; end?: { name?: string; attributes?: Attributes; hasFailed?: boolean } | undefined }[] =
    []
  traceWith({
    begin(begun) {
      const span: (typeof spans)[number] = { begun }
      spans.push(span)
      return { run: (work) => work(), end: (more) => void Object.assign(span, { end: more }) }
    },
    current: () => undefined,
  })
  expect(watched('traced', '/admin?name=ada', { headersSent: true, statusCode: 500 })).toBe(true)
  expect(spans).toEqual([
    {
      begun: {
        name: 'GET',
        role: 'server',
        attributes: { 'http.request.method': 'GET', 'url.path': '/admin' },
        traceparent: '00-1',
      },
      end: {
        name: 'GET traced admin',
        attributes: {
          'http.response.status_code': 500,
          'octavo.transport': 'traced',
          'octavo.service': 'none',
          'octavo.kind': 'admin',
        },
        hasFailed: true,
      },
    },
  ])
})

it('tells what a site keeps, and how its databases are', async () => {
  const { site } = siteWith([])
  const replicas = [
    { name: 'replica 1', state: 'behind', lag_seconds: 3, replayed_at: null },
    { name: 'replica 2', state: 'away', lag_seconds: null, replayed_at: null },
  ]
  const standing = {
    reads_from: 'replica 1',
    is_fallback: false,
    primary: 'here',
    is_up_to_date: true,
    replicas,
  } as const
  await site.database.store.remember({ key: 'a', sources: [] }, async () => 'a')
  site.database.store.get('a')
  watchSite({ database: { ...site.database, standing: () => standing as never } }, 4321)
  const all = await collected()
  const has = (metric: Sample['metric'], labels: Sample['labels'], value: unknown) =>
    expect(all).toContainEqual({ metric, labels, value })
  has('octavo_cache_lookups_total', { result: 'hit' }, 1)
  has('octavo_cache_lookups_total', { result: 'miss' }, 1)
  has('octavo_cache_budget_bytes', {}, 4321)
  has('octavo_revisions_known', {}, 1)
  has('octavo_database_here', { database: 'primary' }, 1)
  has('octavo_database_here', { database: 'replica 1' }, 1)
  has('octavo_database_here', { database: 'replica 2' }, 0)
  has('octavo_replica_lag_seconds', { database: 'replica 1' }, 3)
  expect(all).not.toContainEqual(
    expect.objectContaining({ metric: 'octavo_replica_lag_seconds', labels: { database: 'replica 2' } }),
  )
})

import { expect, it, test } from 'vitest'
import { services } from '#src/services.ts'
import { siteWith } from '#test/published.ts'
import { health, isHealthUrl } from './health.ts'
import type { HttpRequest } from './request-and-reply.ts'

const asks = (url: string, method = 'GET'): HttpRequest => ({
  method,
  url,
  header: () => undefined,
  body: async () => new Uint8Array(),
  client: '',
})

const revisions = {
  to: 'from read_model.revisions',
  rows: () => [{ service: 'flowers', part: 'entries', revision: '12' }],
}

test.each([
  ['/healthz', true],
  ['/readyz?x=1', true],
  ['/healthz/', false],
  ['/healthzz', false],
  ['/flowers/healthz', false],
])('%s is asked by those who watch: %s', (url, isWatched) => {
  expect(isHealthUrl(url)).toBe(isWatched)
})

it('lives whatever becomes of the database', async () => {
  const { site, asked } = siteWith([])
  const { status, headers, body } = await health.respond(asks('/healthz'), site)
  expect([status, body]).toEqual([200, '{"status":"ok"}'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '15' })
  expect(asked).toEqual([])
})

it('is ready once the database answers, and tells the revision of each part of each service', async () => {
  const { status, body } = await health.respond(asks('/readyz'), siteWith([], { answers: [revisions] }).site)
  const told = JSON.parse(String(body)) as { status: string; revisions: Record<string, Record<string, number>> }
  expect([status, told.status]).toEqual([200, 'ready'])
  expect(Object.keys(told.revisions)).toEqual(services.map(({ id }) => id))
  expect(told.revisions.flowers).toMatchObject({ entries: 12, card: 0 })
  expect(told).not.toHaveProperty('database')
})

it('tells how each database is where there are several', async () => {
  const { site } = siteWith([], { answers: [revisions] })
  const standing = { reading: 'primary', primary: 'here', replicas: [] }
  const told = { ...site, database: { ...site.database, standing: () => standing as never } }
  expect(JSON.parse(String((await health.respond(asks('/readyz'), told)).body))).toMatchObject({ database: standing })
})

it('is not ready while the database is away', async () => {
  const { status, body } = await health.respond(asks('/readyz'), siteWith([]).site)
  expect([status, body]).toEqual([503, '{"status":"unavailable"}'])
})

it('has no body for HEAD', async () => {
  expect((await health.respond(asks('/healthz', 'HEAD'), siteWith([]).site)).body).toBeNull()
})

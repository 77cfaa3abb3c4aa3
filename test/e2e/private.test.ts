/** What is private stays so where only the running site can tell: in the admin's own pages, in headers, and in what is logged. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { administrator } from '#src/scripts/test/prepare.ts'
import { canaryIn, words } from '#test/canaries.ts'
import { siteUrl } from './browser.ts'

const password = 'a long password for tests'
const confined = { name: 'Confined', email: 'confined@example.org', password, role: 'editor', services: ['cheese'] }
const secret = { name: `${words.draft} in full`, slug: 'quexvodub-in-full', summary: `${words.draft}, in one line.` }

let id: number
/** Who signs in nowhere, and who works on another service. */
let others: Record<string, string>[]
let editor: Record<string, string>

beforeAll(async () => {
  editor = await signedIn(administrator)
  expect((await sent('users', confined)).status).toBe(201)
  const answer = await sent('flowers?draft=true', secret)
  id = ((await answer.json()) as { doc: { id: number } }).doc.id
  others = [{}, await signedIn(confined)]
})

test('the admin shows it to whoever may work on it, and to nobody else', async () => {
  expect(
    canaryIn(await (await fetch(`${siteUrl()}/admin/collections/flowers/${id}`, { headers: editor })).text()),
  ).not.toBeNull()
  const below = ['', '/collections/flowers', `/collections/flowers/${id}`, `/collections/flowers/${id}/versions`]
  const more = [
    '/collections/flowers/trash',
    '/collections/flowers?search=quexvodub',
    '/collections/flowers/create',
    '/account',
    '/audit',
  ]
  for (const headers of others)
    for (const place of [...below, ...more].map((one) => `/admin${one}`)) await expectNothing(place, { headers })
})

test('no reader hears of it, whatever the door', async () => {
  const places = [
    '/flowers/flowers/quexvodub-in-full',
    '/flowers/search?q=x',
    '/flowers/api/v1/search?query=lotus',
    '/',
  ]
  for (const headers of others)
    for (const place of [
      ...places,
      `/cms/api/flowers/${id}`,
      '/cms/api/access',
      '/media/quexvodub.png',
      '/_next/data/x.json',
    ])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await expectNothing(place, { method, headers })
})

test('metrics are told of every process, at a port of their own, and hold nothing of it', async () => {
  await expectNothing('/flowers/search?q=quexvodub', {})
  expect((await fetch(`${siteUrl()}/metrics`)).status).toBe(404)
  const metrics = await (await fetch(inject('metricsUrl'))).text()
  for (const series of [
    'octavo_process_up{process="editor"} 1',
    'octavo_requests_total{process="reader 1",transport="pages",service="flowers",kind="search",',
    'octavo_requests_total{process="editor",transport="editor",service="none",kind="admin",',
    'octavo_entries{process="editor",service="flowers",state="published"}',
    'octavo_job_failed{process="editor",job="dumps"}',
    'octavo_webhook_deliveries_waiting{process="editor"}',
    'db_client_connection_count{process="editor",database="cms",state="idle"}',
    'v8js_memory_heap_used_bytes{process="editor"}',
  ])
    expect(metrics).toContain(series)
  expect(canaryIn(metrics)).toBeNull()
})

test('nothing of it is logged, when a save is refused or fails either', async () => {
  const refused = [
    await sent('flowers', { ...secret, _status: 'published' }),
    await sent('flowers', {
      ...secret,
      slug: `${words.draft}`,
      _status: 'published',
      sources: [{ address: words.draft }],
    }),
    await sent('flowers?draft=true', `{"name": "${words.draft}", ${words.draft}`),
    await sent('flowers?draft=true', { ...secret, varieties: words.draft }),
    await sent('flowers?draft=true', { ...secret, slug: 'another', countries: { code: words.draft } }),
    await sent('flowers?draft=true', { ...secret, slug: 'one-more', colors: [words.draft] }),
    await sent('flowers?draft=true', { ...secret, slug: 'yet-more', summary: `${words.draft}\0` }),
  ]
  expect(refused.filter(({ status }) => status >= 400).length).toBeGreaterThan(2)
  const folder = path.join(inject('siteDataDir'), 'logs')
  const logs = readdirSync(folder)
  expect(logs).toContain('editor.log')
  for (const log of logs) expect(canaryIn(readFileSync(path.join(folder, log), 'utf8')), log).toBeNull()
})

async function expectNothing(place: string, init: RequestInit): Promise<void> {
  const response = await fetch(siteUrl() + place, { redirect: 'manual', ...init })
  const said = `${[...response.headers].join('\n')}\n${await response.text()}`
  // What was asked may be told back, as an address or in words.
  const address = /quexvo[a-z-]*/.exec(place)?.[0]
  const echoes = address ? [address, address.replaceAll('-', ' ')] : []
  expect(canaryIn(echoes.reduce((left, echo) => left.replaceAll(echo, ''), said)), place).toBeNull()
}

const sent = (place: string, body: object | string): Promise<Response> =>
  fetch(`${siteUrl()}/cms/api/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...editor },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function signedIn({ email, password: secretWord }: { email: string; password: string }) {
  const response = await fetch(`${siteUrl()}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secretWord }),
  })
  const { token } = (await response.json()) as { token: string }
  return { authorization: `JWT ${token}` }
}

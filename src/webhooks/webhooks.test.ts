import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, test } from 'vitest'
import { env } from '#src/env.ts'
import { asksAdmin } from '#test/admin-request.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { webhookEndpoints } from './endpoints.ts'
import { WebhooksLink } from './views/link.tsx'
import { TroubledWebhooks } from './views/troubled.tsx'

const answers: readonly RecordedAnswer[] = [
  { to: 'nextval', rows: () => [{ id: 9 }] },
  { to: 'insert into', rows: () => [] },
  {
    to: 'update jobs.deliveries d',
    rows: ([id]) => (id === '5' ? [{ name: 'A press', what: 'flower/rose changed' }] : []),
  },
  { to: 'update jobs.deliveries', rows: () => [] },
  { to: 'jobs.webhooks', rows: ([id]) => (id === 7 ? [{ name: 'A press' }] : []) },
]

const at = (path: string) => webhookEndpoints.find((one) => one.path === path)
const settings = { ...env }
afterEach(() => void Object.assign(env, settings))

describe('adding an address', () => {
  const added = (said: object, more: object = {}) => asksAdmin(at('/webhooks'), { said, answers, ...more })
  const press = { name: 'A press', url: 'https://press.example/told#part' }

  it('stores it without its fragment, and tells its secret this once', async () => {
    const { status, body, asked } = await added({ ...press, services: ['flowers', 'flowers', 'food'] })
    expect([status, body]).toEqual([201, { name: 'A press', secret: expect.stringMatching(/^whsec_/) }])
    const stored = asked.find(({ text }) => text.includes('insert into jobs.webhooks ('))?.values
    expect(stored?.slice(0, 4)).toEqual([9, 'A press', 'https://press.example/told', ['flowers', 'food']])
    expect(asked.at(-1)?.text).toBe('commit')
  })

  test.each([
    [{ ...press, name: ' ' }, 'name'],
    [{ ...press, url: 'no address' }, 'url'],
    [{ ...press, url: 'http://press.example/' }, 'url'],
    [{ ...press, url: 'ftp://press.example/' }, 'url'],
    [{ ...press, url: 'https://10.0.0.1/' }, 'url'],
    [{ ...press, url: 'https://127.0.0.1/' }, 'url'],
    [{ ...press, url: 'https://a:b@press.example/' }, 'url'],
    [{ ...press, url: 'https://press.example:8443/' }, 'url'],
  ])('is refused for %j, and the field named: %s', async (said, field) => {
    const { status, body, asked } = await added(said)
    expect([status, body]).toEqual([400, { errors: [{ message: expect.any(String), field }] }])
    expect(asked).toEqual([])
  })

  it('speaks of asking, not of reading as of feeds', async () => {
    const { body } = await added({ ...press, url: 'ftp://press.example/' })
    expect(body).toEqual({
      errors: [{ message: 'Only addresses that start with http:// or https:// are asked.', field: 'url' }],
    })
  })

  it('takes this machine’s own where a developer opens it', async () => {
    Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'on' })
    expect((await added({ ...press, url: 'http://127.0.0.1:8080/told' })).status).toBe(201)
  })

  it('knows the catalogues, and none besides', async () => {
    expect((await added({ ...press, services: ['network'] })).status).toBe(201)
    expect((await added({ ...press, services: ['nothing'] })).status).toBe(400)
  })
})

describe('what is done with an address', () => {
  test.each([
    ['/webhooks/:id/pause', /^Nothing is sent to A press/],
    ['/webhooks/:id/take-up', /^What A press has not been told/],
    ['/webhooks/:id/remove', /^A press is told of nothing/],
  ])('by %s is said, with whose it is, and not where there is none', async (path, said) => {
    const { status, body } = await asksAdmin(at(path), { id: '7', answers })
    expect([status, body]).toEqual([200, { message: expect.stringMatching(said) }])
    expect((await asksAdmin(at(path), { id: '8', answers })).status).toBe(404)
    expect(await asksAdmin(at(path), { id: '0', answers })).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'There is no such webhook.' }] },
    })
  })

  it('gives another secret, and sends something again', async () => {
    const rotated = await asksAdmin(at('/webhooks/:id/secret'), { id: '7', answers })
    expect([rotated.status, rotated.body]).toEqual([201, { name: 'A press', secret: expect.stringMatching(/^whsec_/) }])
    expect((await asksAdmin(at('/webhooks/:id/secret'), { id: '8', answers })).status).toBe(404)
    expect((await asksAdmin(at('/deliveries/:id/again'), { id: '5', answers })).status).toBe(200)
    expect((await asksAdmin(at('/deliveries/:id/again'), { id: '6', answers })).status).toBe(404)
  })

  it('is done by administrators alone, from their own pages', async () => {
    expect(webhookEndpoints.length).toBeGreaterThan(5)
    const said = { name: 'A', url: 'https://press.example/' }
    for (const endpoint of webhookEndpoints)
      for (const [more, status] of [
        [{ role: 'editor' }, 403],
        [{ role: null }, 401],
        [{ origin: 'https://elsewhere.example' }, 403],
      ] as const) {
        const asking = await asksAdmin(endpoint, { id: '7', said, answers, ...more })
        expect([endpoint.path, asking.status, asking.asked]).toEqual([endpoint.path, status, []])
      }
  })
})

describe('the admin', () => {
  const user = (role: string | null) => ({ user: role === null ? null : { role } })

  it('leads administrators alone to the webhooks', () => {
    const shown = (role: string | null) => renderToStaticMarkup(createElement(WebhooksLink, user(role) as never))
    expect(shown('administrator')).toContain('href="/admin/webhooks"')
    for (const role of ['editor', 'writer', null]) expect(shown(role)).toBe('')
  })

  const webhook = (id: number, more: object = {}) => ({
    ...{ id, name: `Press ${id} & co`, url: `https://press-${id}.example/told`, services: [], waiting: 0 },
    ...{ madeAt: new Date(0), failingSince: null, failure: null, pausedAt: null },
    ...more,
  })

  async function trouble(rows: readonly object[], role = 'administrator') {
    const { database, asked } = recorded([{ to: 'from jobs.webhooks w', rows: () => rows }])
    const pool = { query: async (text: string, values?: unknown[]) => ({ rows: await database.execute(text, values) }) }
    const shown = await TroubledWebhooks({ payload: { db: { pool } }, ...user(role) } as never)
    return { page: shown === null ? null : renderToStaticMarkup(shown as ReactElement), asked }
  }

  it('tells administrators of those that fail and those that are paused, and of nothing while all is well', async () => {
    const since = new Date('2026-05-01T10:00:00Z')
    const { page } = await trouble([
      webhook(1),
      webhook(2, { failingSince: since, failure: 'The server answers 500.' }),
      webhook(3, { pausedAt: since }),
    ])
    expect(page).not.toContain('Press 1')
    expect(page).toContain('<a href="/admin/webhooks?webhook=2">Press 2 &amp; co</a>')
    expect(page).toContain('press-2.example')
    expect(page).toContain('The server answers 500.')
    expect(page?.match(/Paused\. /g)).toHaveLength(1)
    expect((await trouble([webhook(1)])).page).toBeNull()
    expect(await trouble([webhook(3, { pausedAt: since })], 'editor')).toEqual({ page: null, asked: [] })
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { env } from '#src/env.ts'
import { beginningOf, keyDigestOf } from '#src/http/api-keys.ts'
import { asksAdmin } from '#test/admin-request.ts'
import { pageSeen } from '#test/admin-views.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { keyEndpoints } from './endpoints.ts'
import { issue, issuedKeys, keyLimitInWords, revoke } from './issued.ts'
import { Keys } from './views/keys.tsx'
import { KeysLink } from './views/link.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)

const by = { personId: 4, machine: null }
const audit: RecordedAnswer = { to: 'insert into editing.audit', rows: () => [] }
const insert: RecordedAnswer = { to: 'insert into serving.api_keys', rows: () => [] }
const revokes: RecordedAnswer = {
  to: 'update serving.api_keys set revoked_at',
  rows: ([id]) => (id === 7 ? [{ name: 'A press', beginning: 'octavo_abcd' }] : []),
}

test.each([
  [0, 'without a limit'],
  [60, '60 requests a minute'],
  [6000, '6,000 requests a minute'],
])('a limit of %i is told as “%s”', (perMinute, words) => {
  expect(keyLimitInWords(perMinute)).toBe(words)
})

describe('a key', () => {
  it('is nowhere but in the answer: its digest is stored, and the record has its beginning', async () => {
    const { database, asked } = recorded([insert, audit])
    const key = await issue(database.execute, { name: 'A press', perMinute: 600 }, by)
    expect(asked[0]?.values).toEqual(['A press', beginningOf(key), keyDigestOf(key), 600, 4])
    expect(JSON.stringify(asked)).not.toContain(key)
    expect(JSON.parse(String(asked[1]?.values[0]))).toMatchObject([
      { person_id: 4, kind: 'key issued', title: 'A press', reason: `${beginningOf(key)}…, 600 requests a minute` },
    ])
  })

  it('is revoked once, which is told in the record', async () => {
    const { database, asked } = recorded([revokes, audit])
    expect(await revoke(database.execute, 7, by)).toBe('A press')
    expect(JSON.parse(String(asked[1]?.values[0]))).toMatchObject([
      { kind: 'key revoked', title: 'A press', reason: 'octavo_abcd…' },
    ])
    expect(await revoke(database.execute, 8, by)).toBeNull()
    expect(asked).toHaveLength(3)
  })

  it('that holds stands before those that were revoked, the newest first', async () => {
    const { database, asked } = recorded([{ to: 'from serving.api_keys', rows: () => [] }])
    await issuedKeys(database.execute)
    expect(asked[0]?.text).toMatch(/order by k\.revoked_at is not null, k\.id desc/)
  })
})

describe('the way in', () => {
  const [issueOne, revokeOne] = keyEndpoints
  const issued = (said: object, more: object = {}) => asksAdmin(issueOne, { said, answers: [insert, audit], ...more })

  it('issues a key to an administrator, in one transaction', async () => {
    const { status, body, asked, headers } = await issued({ name: ' A press ', perMinute: '0' })
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
    expect(body).toEqual({ name: 'A press', key: expect.stringMatching(/^octavo_/) })
    expect(asked.map(({ text }) => text.split(' ')[0])).toEqual(['begin', 'insert', 'insert', 'commit'])
  })

  test.each([
    [{ name: ' ', perMinute: 60 }, 'name'],
    [{ name: 'A', perMinute: '' }, 'perMinute'],
    [{ name: 'A', perMinute: '1.5' }, 'perMinute'],
    [{ name: 'A', perMinute: -1 }, 'perMinute'],
    [{ name: 'A', perMinute: 1_000_001 }, 'perMinute'],
    [{ name: 'A', perMinute: 'many' }, 'perMinute'],
  ])('issues none for %j, and names the field %s', async (said, field) => {
    const { status, body, asked } = await issued(said)
    expect([status, body]).toEqual([400, { errors: [{ message: expect.any(String), field }] }])
    expect(asked).toEqual([])
  })

  it('issues one for a million requests a minute at most, and none without being asked in full', async () => {
    expect((await issued({ name: 'A', perMinute: 1_000_000 })).status).toBe(201)
    expect((await issued({ name: 'A' })).status).toBe(400)
  })

  it('revokes one that holds, and says whose', async () => {
    const { status, body } = await asksAdmin(revokeOne, { id: '7', answers: [revokes, audit] })
    expect([status, body]).toEqual([200, { message: expect.stringContaining('The key of A press') }])
    expect((await asksAdmin(revokeOne, { id: '8', answers: [revokes, audit] })).status).toBe(404)
    expect(await asksAdmin(revokeOne, { id: 'x', answers: [] })).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'There is no such key.' }] },
    })
  })

  it('is shut to who is no administrator, who is not signed in, and to pages of other places', async () => {
    for (const [more, status] of [
      [{ role: 'editor' }, 403],
      [{ role: 'writer' }, 403],
      [{ role: null }, 401],
      [{ origin: 'https://elsewhere.example' }, 403],
    ] as const) {
      const asking = await issued({ name: 'A', perMinute: 1 }, more)
      expect([asking.status, asking.asked]).toEqual([status, []])
      expect((await asksAdmin(revokeOne, { id: '7', answers: [revokes, audit], ...more })).status).toBe(status)
    }
  })

  it('is shown to administrators alone', () => {
    const shown = (role: string | null) =>
      renderToStaticMarkup(createElement(KeysLink, { user: role === null ? null : { role } } as never))
    expect(shown('administrator')).toContain('href="/admin/keys"')
    for (const role of ['editor', 'writer', null]) expect(shown(role)).toBe('')
  })
})

describe('the page of the keys', () => {
  const { RATE_LIMIT_PER_MINUTE: usual } = env
  afterEach(() => void Object.assign(env, { RATE_LIMIT_PER_MINUTE: usual }))

  const madeAt = new Date('2026-11-20T10:00:00Z')
  const key = (id: number, more: object = {}) => ({
    ...{ id, name: `Press ${id} <b>`, beginning: `octavo_${id}`, perMinute: 6000, madeAt, madeBy: 'Ann' },
    ...{ lastUsedAt: null, revokedAt: null, ...more },
  })
  const page = (keys: readonly object[], role = 'administrator') =>
    pageSeen(Keys, { user: { id: 1, role }, answers: [{ to: 'from serving.api_keys', rows: () => keys }] })

  it('tells of each whose it is, what it is good for, by whom it was made and when it was used', async () => {
    const lastUsedAt = new Date('2026-11-21T12:00:00Z')
    const { html, part } = await page([key(1, { lastUsedAt }), key(2, { perMinute: 0, madeBy: null })])
    const { lines } = part('overview')
    expect(lines).toContain('Press 1 <b>octavo_1…')
    expect(lines).toContain('6,000 requests a minute')
    expect(lines.some((line) => line.includes('20 Nov 2026') && line.endsWith('by Ann'))).toBe(true)
    expect(lines.some((line) => line.includes('21 Nov 2026'))).toBe(true)
    expect([lines.includes('without a limit'), lines.includes('never')]).toEqual([true, true])
    expect(html).not.toContain('<b>')
    expect(html.match(/Revoke<span class="unseen"> the key of/g)).toHaveLength(2)
  })

  it('keeps what was revoked, which is good for nothing and cannot be revoked again', async () => {
    const { html, lines } = await page([key(1, { revokedAt: new Date('2026-11-22T08:00:00Z') })])
    expect(lines).toContain('nothing any more')
    expect(html).toContain('data-label="Revoked"')
    expect(html).not.toContain('the key of')
  })

  it('says what may be asked without a key, and that none was issued', async () => {
    Object.assign(env, { RATE_LIMIT_PER_MINUTE: 60 })
    const limited = await page([])
    expect(limited.lines).toContain('No key has been issued.')
    expect(limited.lines.join()).toContain('Without a key a program may make 60 requests a minute.')
    Object.assign(env, { RATE_LIMIT_PER_MINUTE: 0 })
    expect((await page([])).lines.join()).toContain('nobody needs a key')
  })

  it('is for administrators; to others it says so, and asks nothing', async () => {
    for (const role of ['editor', 'writer']) {
      const { lines, asked } = await page([key(1)], role)
      expect(asked).toEqual([])
      expect(lines.join()).toContain('Administrators issue the keys')
      expect(lines.join()).not.toContain('Press 1')
    }
  })
})

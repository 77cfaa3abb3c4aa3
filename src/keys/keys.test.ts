import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { beginningOf, keyDigestOf } from '#src/http/api-keys.ts'
import { asksAdmin } from '#test/admin-request.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { keyEndpoints } from './endpoints.ts'
import { issue, issuedKeys, keyLimitInWords, revoke } from './issued.ts'
import { KeysLink } from './views/link.tsx'

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

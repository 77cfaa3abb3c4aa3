import { expect, it } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { allowanceOf, limitRefusal } from './allowance.ts'
import type { ApiKeys } from './api-keys.ts'
import { limiter } from './limiter.ts'
import type { HttpRequest } from './request-and-reply.ts'

const now = new Date('2026-11-22T12:00:00Z')

/** One key holds, for so many requests a minute. */
const keysOf = (perMinute: number): ApiKeys => ({
  find: async (text) => {
    if (text !== 'good') throw new OctavoError('wrong_key', 'No.')
    return { id: 7, perMinute }
  },
})

const asks = (headers: Readonly<Record<string, string>> = {}, method = 'GET'): HttpRequest => ({
  method,
  url: '/flowers/api/v1',
  header: (name) => headers[name],
  body: async () => new Uint8Array(),
  client: '192.0.2.1',
})

it('counts who has no key by their address', async () => {
  const site = { limiter: limiter(2), keys: keysOf(100) }
  const turns = [1, 2, 3].map(() => allowanceOf(asks(), site, now))
  expect(turns).toMatchObject([
    { remaining: 1, refused: false },
    { remaining: 0, refused: false },
    { remaining: 0, refused: true },
  ])
})

it('counts who has a key by that, with the limit that is higher', async () => {
  const site = { limiter: limiter(2), keys: keysOf(100) }
  for (let turn = 0; turn < 3; turn++) void allowanceOf(asks(), site, now)
  const withKey = asks({ 'x-api-key': 'good' })
  expect(await allowanceOf(withKey, site, now)).toMatchObject({ remaining: 99, quota: { name: 'key', perMinute: 100 } })
  expect(await allowanceOf(withKey, { ...site, limiter: limiter(500) }, now)).toMatchObject({
    quota: { perMinute: 500 },
  })
})

it('limits nobody where there is no limit, or none for a key, and still refuses a wrong one', async () => {
  expect(allowanceOf(asks(), { limiter: limiter(0), keys: keysOf(1) }, now)).toBeUndefined()
  const withKey = asks({ 'x-api-key': 'good' })
  expect(await allowanceOf(withKey, { limiter: limiter(0), keys: keysOf(1) }, now)).toBeUndefined()
  expect(await allowanceOf(withKey, { limiter: limiter(2), keys: keysOf(0) }, now)).toBeUndefined()
  const wrong = allowanceOf(asks({ 'x-api-key': 'bad' }), { limiter: limiter(0), keys: keysOf(1) }, now)
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_key' })
})

it('does not count a browser that asks whether it may ask', () => {
  const site = { limiter: limiter(1), keys: keysOf(1) }
  for (let turn = 0; turn < 3; turn++) expect(allowanceOf(asks({}, 'OPTIONS'), site, now)).toBeUndefined()
  expect(allowanceOf(asks(), site, now)).toMatchObject({ remaining: 0, refused: false })
})

it('says how many requests were too many, and of whom', () => {
  const base = { remaining: 0, resetSeconds: 1, refused: true }
  expect(limitRefusal({ ...base, quota: { name: 'default', perMinute: 60 } })).toBe(
    'More than 60 requests came from you within a minute.',
  )
  expect(limitRefusal({ ...base, quota: { name: 'key', perMinute: 6000 } })).toBe(
    'More than 6000 requests came with this key within a minute.',
  )
})

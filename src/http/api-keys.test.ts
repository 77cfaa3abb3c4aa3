import { expect, it } from 'vitest'
import { type ApiKey, apiKeyOf, apiKeys, beginningOf, KEPT_SECONDS, keyDigestOf, newKey } from './api-keys.ts'

const good = newKey()
const key: ApiKey = { id: 7, perMinute: 6000 }
const keptMs = KEPT_SECONDS * 1000

/** Keys in a place that can be away, with how often it was asked. */
function place() {
  const here = { holds: true, isAway: false, asked: 0 }
  const keys = apiKeys(async (digest) => {
    here.asked += 1
    if (here.isAway) throw new Error('away')
    return here.holds && digest === keyDigestOf(good) ? key : undefined
  })
  return { here, keys }
}

it('a key is looked for once, and again after a few seconds, so that one that is revoked ends', async () => {
  const { here, keys } = place()
  for (const atMs of [0, 1, keptMs - 1]) expect(await keys.find(good, 'a', atMs)).toEqual(key)
  expect(here.asked).toBe(1)
  here.holds = false
  await expect(keys.find(good, 'a', keptMs)).rejects.toMatchObject({ code: 'wrong_key' })
  expect(here.asked).toBe(2)
})

it('a key that was good stays good while the database is away; of one that nobody saw, nothing is said', async () => {
  const { here, keys } = place()
  await keys.find(good, 'a', 0)
  here.isAway = true
  expect(await keys.find(good, 'a', keptMs)).toEqual(key)
  await expect(keys.find('another', 'a', keptMs)).rejects.toThrow('away')
})

it('who tries many wrong keys has no more of them looked for, and keeps nobody else from theirs', async () => {
  const { here, keys } = place()
  for (let turn = 0; turn < 200; turn++)
    await expect(keys.find(`octavo_${turn}`, 'a', 0)).rejects.toMatchObject({ code: 'wrong_key' })
  expect(here.asked).toBe(60)
  expect(await keys.find(good, 'b', 0)).toEqual(key)
  expect(await keys.find(good, 'a', 0), 'known by now').toEqual(key)
})

it('is read from either header; what another scheme says is no key', () => {
  const shown = (headers: Record<string, string>) => apiKeyOf({ header: (name) => headers[name] })
  expect(shown({ 'x-api-key': ` ${good} ` })).toBe(good)
  expect(shown({ authorization: `BEARER ${good}` })).toBe(good)
  expect(shown({ 'x-api-key': good, authorization: 'Bearer of somebody else' })).toBe(good)
  for (const none of [{}, { 'x-api-key': ' ' }, { authorization: 'Bearer' }, { authorization: 'Basic eDp5' }])
    expect(shown(none), JSON.stringify(none)).toBeUndefined()
})

it('has 256 bits, and its beginning shows none of those that count', () => {
  expect(good).toMatch(/^octavo_[\w-]{43}$/)
  expect(beginningOf(good)).toHaveLength(11)
  expect(newKey()).not.toBe(good)
})

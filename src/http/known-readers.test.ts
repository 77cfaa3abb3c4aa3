import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { believe, readersKey, saidByReader } from './known-readers.ts'

const key = 'the key of the database'

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers: { host: 'octavo.example', ...headers } }) as unknown as IncomingMessage

/** The headers that the editing server believes of a request that came to a reader from this address with these headers. */
async function throughReader(address: string, headers: Record<string, string>, trustedProxies: number) {
  const asked = request(address, headers)
  const passedOn = request('10.0.0.2', { ...headers, ...(await saidByReader(asked, trustedProxies, async () => key)) })
  believe(passedOn, trustedProxies, key)
  return passedOn.headers
}

test('a reader is believed for whom it asks, and its key goes no further', async () => {
  const headers = await throughReader('192.0.2.1', {}, 0)
  expect(headers['x-forwarded-for']).toBe('192.0.2.1')
  expect(headers['x-forwarded-host']).toBe('octavo.example')
  expect(Object.keys(headers)).not.toContain('x-octavo-reader')
})

test('what a client claims before a trusted proxy stays a claim, further left than what is counted', async () => {
  const claim = { 'x-forwarded-for': '198.51.100.9, 192.0.2.1', 'x-octavo-reader': 'a guess' }
  const headers = await throughReader('10.0.0.1', claim, 1)
  expect(headers['x-forwarded-for']).toBe('198.51.100.9, 192.0.2.1, 10.0.0.1')
})

test('who is no reader counts for himself, whatever he says', () => {
  const claims = { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  for (const shown of [{}, { 'x-octavo-reader': '' }, { 'x-octavo-reader': 'a guess' }]) {
    const asked = request('203.0.113.5', { ...claims, ...shown })
    believe(asked, 0, key)
    expect(asked.headers).toEqual({
      host: 'octavo.example',
      'x-forwarded-for': '203.0.113.5',
      'x-forwarded-host': 'octavo.example',
      'x-forwarded-proto': 'http',
    })
  }
})

test('while the database is away nobody is believed, and it is asked again', async () => {
  let isAway = true
  const ownKey = readersKey(async () => {
    if (isAway) throw new Error('away')
    return [{ key: 'found' }] as never
  })
  const asked = request('203.0.113.5', { 'x-forwarded-for': '198.51.100.9', 'x-octavo-reader': 'undefined' })
  believe(asked, 0, await ownKey())
  expect(asked.headers['x-forwarded-for']).toBe('203.0.113.5')
  expect(await ownKey()).toBeUndefined()
  isAway = false
  expect(await ownKey()).toBe('found')
})

import { expect, it, test } from 'vitest'
import { sourcesOf } from '#src/read-model/parts.ts'
import { keysOfReply } from '#src/read-model/surrogate-keys.ts'
import { cdnHeaders, cdnSeconds } from './cdn.ts'

const entries = sourcesOf('flowers', ['entries'])
const noon = new Date('2026-11-22T12:00:30Z')

test.each([
  ['what changes with what is published: a day', 'content', entries, noon, 86_400],
  ['what changes every minute: to the end of it', 'minute', entries, noon, 30],
  ['what is sorted by how often it is read: a minute', 'content', sourcesOf('flowers', ['entries', 'reads']), noon, 60],
  ['what depends on the day: to its end, in whole minutes', 'today', entries, noon, 12 * 3600 - 60],
  ['the same at the first second of a day', 'today', entries, new Date('2026-11-22T00:00:00Z'), 86_400],
  ['the same in its last minute: not at all', 'today', entries, new Date('2026-11-22T23:59:01Z'), 0],
] as const)('a CDN keeps %s', (_, varies, sources, now, seconds) => {
  expect(cdnSeconds({ varies, sources }, now)).toBe(seconds)
})

it('tells each kind of CDN by the headers that it reads', () => {
  const about = { sources: entries, alone: null }
  const keys = keysOfReply(entries, null)
  expect(keys.length).toBeGreaterThan(0)
  const surrogate = { 'surrogate-control': 'max-age=90', 'surrogate-key': keys.join(' ') }
  expect(cdnHeaders('varnish', 90, about)).toEqual(surrogate)
  expect(cdnHeaders('fastly', 90, about)).toEqual(surrogate)
  expect(cdnHeaders('cloudflare', 90, about)).toEqual({
    'cdn-cache-control': 'max-age=90',
    'cache-tag': keys.join(','),
  })
})

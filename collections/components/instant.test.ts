import { expect, test } from 'vitest'
import { fromNow } from './instant.tsx'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:31Z', 'just now'],
  ['2026-11-21T12:00:20Z', 'within a minute'],
  ['2026-11-21T11:57:10Z', '2 minutes ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T15:17:00Z', 'in 3 hours'],
  ['2026-11-20T11:00:00Z', '1 day ago'],
  ['2026-12-21T12:00:00Z', 'in 30 days'],
])('%s is %s', (at, words) => {
  expect(fromNow(new Date(at), now)).toBe(words)
})

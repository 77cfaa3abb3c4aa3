import { expect, test } from 'vitest'
import { fromNow, withInstantsInWords } from './instant.tsx'

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

test.each([
  ['to publish at 2027-03-19T09:00:00.000Z', 'to publish at 19 Mar 2027, 09:00 UTC'],
  ['2027-03-19T23:59:59Z and 2027-03-20T00:00:00Z', '19 Mar 2027, 23:59 UTC and 20 Mar 2027, 00:00 UTC'],
  ['2027-03-19', '2027-03-19'],
  ['2027-13-41T09:00:00Z', '2027-13-41T09:00:00Z'],
  ['', ''],
])('“%s” reads “%s”', (text, words) => {
  expect(withInstantsInWords(text)).toBe(words)
})

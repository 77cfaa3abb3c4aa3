import { expect, it, test } from 'vitest'
import { isKnown } from './etag.ts'

const sends = (headers: Readonly<Record<string, string>>) => ({ header: (name: string) => headers[name] })

test.each([
  ['the very tag', '"a"', true],
  ['the tag, weak', 'W/"a"', true],
  ['a list with it', '"b", W/"a"', true],
  ['anything', ' * ', true],
  ['another tag', '"b"', false],
  ['a list without it', '"b","c"', false],
  ['half of it', '"a', false],
])('a reader who names %s has the answer: %3$s', (_, header, isHad) => {
  expect(isKnown('"a"', undefined, sends({ 'if-none-match': header }))).toBe(isHad)
})

it('has nothing to compare where an answer has no tag', () => {
  expect(isKnown(null, undefined, sends({ 'if-none-match': '*' }))).toBe(false)
  expect(isKnown('"a"', undefined, sends({}))).toBe(false)
})

const changed = 'Sun, 22 Nov 2026 12:00:00 GMT'

it('goes by the time only where no tag is named, and where the answer has one', () => {
  expect(isKnown(null, changed, sends({ 'if-modified-since': changed }))).toBe(true)
  expect(isKnown(null, changed, sends({ 'if-modified-since': 'Sun, 22 Nov 2026 12:00:01 GMT' }))).toBe(true)
  expect(isKnown(null, changed, sends({ 'if-modified-since': 'Sun, 22 Nov 2026 11:59:59 GMT' }))).toBe(false)
  expect(isKnown(null, changed, sends({ 'if-modified-since': 'yesterday' }))).toBe(false)
  expect(isKnown(null, changed, sends({}))).toBe(false)
  expect(isKnown('"a"', undefined, sends({ 'if-modified-since': changed }))).toBe(false)
  expect(isKnown('"a"', changed, sends({ 'if-none-match': '"b"', 'if-modified-since': changed }))).toBe(false)
})

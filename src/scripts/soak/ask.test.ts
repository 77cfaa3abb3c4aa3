import { expect, test } from 'vitest'
import { faultOf } from './ask.ts'

test.each([
  ['application/json; charset=utf-8', '{"a":1}', null],
  ['application/problem+json', '{"a":', 'not JSON'],
  ['application/rss+xml; charset=utf-8', '<rss><channel/></rss>', null],
  ['image/svg+xml', '<svg><g></svg>', 'not XML'],
  ['text/html; charset=utf-8', '<!doctype html><title>A</title></html>\n', null],
  ['text/html; charset=utf-8', '<!doctype html><title>A</title>', 'half a page'],
  ['text/calendar; charset=utf-8', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', null],
  ['text/calendar; charset=utf-8', 'BEGIN:VCALENDAR\r\n', 'half a calendar'],
  ['text/plain', 'anything', null],
])('what says it is %s and is %j has this fault: %s', (type, text, fault) => {
  expect(faultOf(type, text)).toBe(fault)
})

import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each(['https://x.org', 'http://x.org/a?b=c#d', 'HTTPS://X.ORG', 'mailto:a@b.org', '/flowers/rose', '/', '#part'])(
  'a text may link to %s',
  (address) => {
    expect(linkAddress(address)).toBe(address)
    expect(linkAddress(`  ${address}\n`)).toBe(address)
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  '//x.org/a',
  '/\\x.org/a',
  'https:x.org',
  'https:/x.org',
  'ftp://x.org',
  'octavo:flowers/rose',
  'x.org',
  '?a=b',
  'a https://x.org',
  '',
])('a text may not link to “%s”, and is told so', (address) => {
  expect(() => linkAddress(address)).toThrow(
    `The link "${address.trim()}" must begin with https://, http://, mailto:, / or #.`,
  )
})

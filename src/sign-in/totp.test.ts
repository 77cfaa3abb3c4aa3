import { expect, it } from 'vitest'
import { base32, codeAt, keyUri, newTotpSecret, stepOf, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B: the secret and its codes for SHA-1, of which apps show the last six digits. */
const secret = Buffer.from('12345678901234567890')

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('gives the code of second %i as RFC 6238 does', (seconds, code) => {
  expect(codeAt(secret, stepOf(seconds * 1000))).toBe(code.slice(-6))
})

it('counts the code of the half minute before and after, and no other', () => {
  const now = 1_000_000 * 30_000
  for (const [off, counts] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const)
    expect(stepOfCode(secret, codeAt(secret, 1_000_000 + off), now)).toBe(counts ? 1_000_000 + off : undefined)
})

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', ' 12345'])('takes %j for no code', (code) => {
  expect(stepOfCode(secret, code, 0)).toBeUndefined()
})

it('writes secrets in base32: RFC 4648, section 10', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
})

it('names account and issuer for the app', () => {
  expect(keyUri(secret, 'a b@example.org', 'Octavo')).toBe(
    'otpauth://totp/Octavo:a%20b%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Octavo',
  )
})

import { expect, it } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { problemAddress, problemOf, problemReply } from './problem.ts'

const lost = new OctavoError('not_found', 'There is no flower "ros\u00e9".', {
  nearest: ['rose'],
  suggestions: [{ name: 'Rose', slug: 'rose', resource: 'flower', open: null }],
})

it('says what failed, why, and what to do, under an address that explains it', () => {
  expect(problemAddress('https://x', 'not_found')).toBe('https://x/errors/not_found')
  expect(problemOf(lost, 'https://x', 'r-1')).toMatchObject({
    type: 'https://x/errors/not_found',
    status: 404,
    code: 'not_found',
    detail: 'There is no flower "ros\u00e9".',
    errors: [],
    nearest: ['rose'],
    did_you_mean: [{ slug: 'rose' }],
    waiting: [],
    request_id: 'r-1',
  })
})

it('offers other names for what was not found, and for nothing else', () => {
  const problem = problemOf(new OctavoError('invalid_request', 'No.'), 'https://x', 'r-1')
  for (const field of ['nearest', 'did_you_mean', 'waiting']) expect(problem).not.toHaveProperty(field)
})

it('is a reply that no cache keeps, of as many bytes as it says', () => {
  const { status, headers, body } = problemReply(lost, 'https://x', 'r-1')
  expect(status).toBe(404)
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(String(body))),
    'cache-control': 'no-store',
    'x-request-id': 'r-1',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  expect(JSON.parse(String(body))).toEqual(problemOf(lost, 'https://x', 'r-1'))
  for (const name of ['retry-after', 'allow', 'www-authenticate']) expect(headers).not.toHaveProperty(name)
})

it('tells when to come back, which methods there are, and how a key is shown, where that is what failed', () => {
  const headersOf = (code: 'unavailable' | 'method_not_allowed' | 'wrong_key') =>
    problemReply(new OctavoError(code, 'No.'), 'https://x', 'r-1', 'GET, HEAD').headers
  expect(headersOf('unavailable')['retry-after']).toBe('5')
  expect(headersOf('method_not_allowed').allow).toBe('GET, HEAD')
  expect(headersOf('wrong_key')['www-authenticate']).toBe('Bearer realm="API", error="invalid_token"')
})

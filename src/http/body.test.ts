import { expect, it, test } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { hasBody, readBody } from './body.ts'
import { noInput, readQuery } from './query.ts'
import type { HttpRequest } from './request-and-reply.ts'

const json = { 'content-type': 'application/json' }

const sent = (
  body: string | Uint8Array | 'too large',
  headers: Readonly<Record<string, string>> = json,
): HttpRequest => ({
  method: 'POST',
  url: '/flowers/api/v1/search',
  header: (name) => headers[name],
  body: async () => (typeof body === 'string' && body !== 'too large' ? new TextEncoder().encode(body) : body),
  client: '',
})

async function read(request: HttpRequest, query = '') {
  const input = noInput()
  readQuery(query, input)
  await readBody(request, input)
  return { values: { ...input.values }, mistakes: input.mistakes }
}

const refused = async (request: HttpRequest): Promise<string> => {
  const error = await read(request).catch((thrown: unknown) => thrown)
  if (!(error instanceof OctavoError)) throw new Error('It should have been refused.')
  return `${error.code}: ${error.detail}`
}

it('reads the properties of one object, beside the parameters of the query', async () => {
  expect(await read(sent('{"query": "rose", "limit": 3, "of": {"a": {"query": 1}}}'), 'sort=name')).toEqual({
    values: { query: 'rose', limit: 3, of: { a: { query: 1 } }, sort: 'name' },
    mistakes: [],
  })
})

it('takes no body as no parameters, whatever it is called', async () => {
  expect(await read(sent('', {}))).toEqual({ values: {}, mistakes: [] })
})

it('notes a name that is given twice: in the body, or in the query too', async () => {
  const twice = { parameter: 'limit', code: 'repeated', detail: 'Give limit once only.' }
  expect((await read(sent('{"limit": 1, "limit": 2}'))).mistakes).toEqual([twice])
  expect((await read(sent('{"limit": 1}'), 'limit=2')).mistakes).toEqual([twice])
  expect((await read(sent('{"limit" \n: 1, "l\\u0069mit": 2}'))).mistakes).toEqual([twice])
})

it('takes no value of a text for a name', async () => {
  const text = String.raw`{"query": "limit\": \"limit", "a": ["limit", {"limit": 1}], "limit": "}"}`
  expect((await read(sent(text))).mistakes).toEqual([])
})

test.each([
  ['too large', sent('too large'), 'too_large: The body has more than 16384 bytes.'],
  ['a list', sent('[]'), 'invalid_request: The body is not a JSON object with a property for each parameter.'],
  ['null', sent('null'), 'invalid_request: The body is not a JSON object with a property for each parameter.'],
  ['a number', sent('1'), 'invalid_request: The body is not a JSON object with a property for each parameter.'],
  ['no JSON', sent('{'), 'invalid_request: The body is not valid JSON.'],
  ['no UTF-8', sent(Uint8Array.of(0xff, 0xfe)), 'invalid_request: The body is not valid UTF-8.'],
  ['a form', sent('a=1', { 'content-type': 'text/plain' }), 'unsupported_media_type: The body is sent as text/plain.'],
  ['nothing in particular', sent('{}', {}), 'unsupported_media_type: The body is sent as nothing in particular.'],
  [
    'another charset',
    sent('{}', { 'content-type': 'application/json; charset=latin1' }),
    'unsupported_media_type: JSON is written in UTF-8.',
  ],
  [
    'compressed',
    sent('{}', { ...json, 'content-encoding': 'gzip' }),
    'unsupported_media_type: The body is compressed; send it as it is.',
  ],
])('a body that is %s is refused, and told why', async (_, request, told) => {
  expect(await refused(request)).toBe(told)
})

test.each([
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
  'application/json; profile=x; charset=utf8',
])('%s is JSON', async (type) => {
  expect((await read(sent('{"a":1}', { 'content-type': type, 'content-encoding': 'identity' }))).values).toEqual({
    a: 1,
  })
})

it('takes so many parameters and no more', async () => {
  const named = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 1])))
  expect(Object.keys((await read(sent(named(64)))).values)).toHaveLength(64)
  expect(await refused(sent(named(65)))).toBe('invalid_request: Send at most 64 parameters.')
})

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a request with %j carries a body: %s', (headers, isCarried) => {
  expect(hasBody(sent('', headers as Record<string, string>))).toBe(isCarried)
})

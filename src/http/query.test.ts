import { expect, it, test } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { mostParameters, noInput, readQuery, repeated } from './query.ts'

const read = (query: string) => {
  const input = noInput()
  readQuery(query, input)
  return { values: { ...input.values }, mistakes: input.mistakes }
}

test.each([
  ['', {}],
  ['query=two+words', { query: 'two words' }],
  ['query=two%20words&limit=3', { query: 'two words', limit: '3' }],
  ['query=a%2Bb', { query: 'a+b' }],
  ['query=a=b', { query: 'a=b' }],
  ['query=', { query: '' }],
  ['query', { query: '' }],
  ['&&a=1&', { a: '1' }],
  ['t%C3%A9=1', { té: '1' }],
])('"%s" is read', (query, values) => {
  expect(read(query)).toEqual({ values, mistakes: [] })
})

it('keeps the first value of a name that is given more than once, and says so once', () => {
  expect(read('limit=1&limit=2&limit=3')).toEqual({
    values: { limit: '1' },
    mistakes: [{ parameter: 'limit', code: 'repeated', detail: 'Give limit once only.' }],
  })
})

it('says of which name the encoding is broken, in the value or in the name', () => {
  expect(read('query=%E0%A4%A&limit=1')).toEqual({
    values: { limit: '1' },
    mistakes: [{ parameter: 'query', code: 'malformed', detail: 'Write query as percent-encoded UTF-8.' }],
  })
  expect(read('%zz=1').mistakes.map(({ parameter, code }) => [parameter, code])).toEqual([['%zz', 'malformed']])
})

it('takes a parameter that is called like something of every object', () => {
  expect(read('constructor=1&__proto__=2').mistakes).toEqual([])
  const input = noInput()
  readQuery('toString=1', input)
  expect(Object.keys(input.values)).toEqual(['toString'])
})

it('takes so many parameters and no more', () => {
  const most = Array.from({ length: mostParameters }, (_, at) => `p${at}=1`)
  expect(Object.keys(read(most.join('&')).values)).toHaveLength(64)
  expect(() => read([...most, 'one=more'].join('&'))).toThrow(OctavoError)
  expect(() => read([...most, 'one=more'].join('&'))).toThrow('Send at most 64 parameters.')
})

it('notes a repetition of each name', () => {
  const input = noInput()
  for (const name of ['a', 'a', 'b']) repeated(input, name)
  expect(input.mistakes.map(({ parameter }) => parameter)).toEqual(['a', 'b'])
})

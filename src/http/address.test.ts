import { expect, it, test } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { decodedPath, isApiUrl, queryOf, readAddress } from './address.ts'

test.each([
  ['/api/v1', true],
  ['/api/v1/', true],
  ['/api/v1?limit=1', true],
  ['/flowers/api/v1/get_flower?slug=rose', true],
  ['/no-such-service/api/v1', true],
  ['/api/v10', false],
  ['/api/v1x', false],
  ['/flowers/api/v2', false],
  ['/flowers', false],
  ['/flowers/notes/api/v1', false],
  ['/', false],
])('%s is the API: %s', (url, isApi) => {
  expect(isApiUrl(url)).toBe(isApi)
})

test.each([
  ['/api/v1', 'network', ''],
  ['/api/v1/search?query=rose', 'network', 'search'],
  ['/flowers/api/v1', 'flowers', ''],
  ['/flowers/api/v1/', 'flowers', ''],
  ['/flowers/api/v1/get_flower/', 'flowers', 'get_flower'],
  ['/flowers/api/v1/get%5Fflower?slug=a/b', 'flowers', 'get_flower'],
])('%s names the surface %s and there "%s"', (url, surface, name) => {
  expect(readAddress(url)).toEqual({ surface, name })
})

const errorOf = (work: () => unknown): OctavoError => {
  try {
    work()
  } catch (error) {
    if (error instanceof OctavoError) return error
  }
  throw new Error('It should have been refused.')
}

it('tells who misspells a service which there are, and the nearest', () => {
  const { code, detail, nearest } = errorOf(() => readAddress('/flowrs/api/v1/search'))
  expect(code).toBe('unknown_service')
  expect(detail).toContain('There is no service "flowrs". There are: ')
  expect(detail).toContain('flowers')
  expect(nearest[0]).toBe('flowers')
})

it('says no more of a name than sixty characters', () => {
  const { detail } = errorOf(() => readAddress(`/${'x'.repeat(300)}/api/v1`))
  expect(detail).toContain(`"${'x'.repeat(60)}"`)
})

it('has nothing below a tool', () => {
  expect(errorOf(() => readAddress('/flowers/api/v1/get_flower/rose')).code).toBe('unknown_tool')
})

it('leaves a path as it is whose encoding is not UTF-8', () => {
  expect(decodedPath('/flowers/%E0%A4%A?x=%20')).toBe('/flowers/%E0%A4%A')
  expect(decodedPath('/flowers/%C3%A9t%C3%A9?x=%20')).toBe('/flowers/été')
})

it('gives the query without its question mark, and nothing where there is none', () => {
  expect(queryOf('/flowers/api/v1/search?query=a?b&limit=2')).toBe('query=a?b&limit=2')
  expect(queryOf('/flowers/api/v1/search')).toBe('')
})

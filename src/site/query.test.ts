import { expect, it, test } from 'vitest'
import { OctavoError, raiseInvalid } from '#src/errors.ts'
import { leniently, only, readInput, shortened, withQuery } from './query.ts'

test.each([
  ['', {}],
  ['color=red&page=2', { color: 'red', page: '2' }],
  ['color=red&color=blue', { color: 'red' }],
  ['color=+&page=2', { page: '2' }],
  ['utm_source=x&page=%202%20', { page: '2' }],
  ['color=%E0%A4%A', { color: '\ufffd%A' }],
])('of "%s" a page reads what it takes, each once, blanks aside', (query, input) => {
  expect(readInput(query, ['color', 'page'])).toEqual(input)
})

it('reads nothing where it takes nothing', () => {
  expect(readInput('color=red', [])).toEqual({})
  expect(only({ color: 'red', page: '2' }, ['page', 'sort'])).toEqual({ page: '2' })
})

it('cuts a text, and no character', () => {
  expect(shortened('flower', 3)).toBe('flo')
  expect(shortened('a🌸b', 2)).toBe('a')
  expect(shortened('a🌸b', 3)).toBe('a🌸')
})

it('writes parameters behind an address, those that are there', () => {
  expect(withQuery('/flowers', { color: 'red & white', page: 2, sort: '', kind: undefined })).toBe(
    '/flowers?color=red+%26+white&page=2',
  )
  expect(withQuery('/flowers', { sort: '' })).toBe('/flowers')
  expect(withQuery('/flowers', { month: 0 })).toBe('/flowers?month=0')
  expect(withQuery('/calendar?month=2026-08', { faith: 'hindu' })).toBe('/calendar?month=2026-08&faith=hindu')
})

/** Takes colours of a list and pages up to nine, and says what else there is. */
async function ask(input: Readonly<Record<string, string | number>>): Promise<string> {
  raiseInvalid([
    ...(input.color === undefined || input.color === 'red'
      ? []
      : [{ parameter: 'color', code: 'not_a_value' as const, detail: 'color is red.', nearest: ['red'] }]),
  ])
  raiseInvalid(
    Number(input.page ?? 1) < 10 ? [] : [{ parameter: 'page', code: 'out_of_range', detail: 'page is up to 9.' }],
  )
  return JSON.stringify(input)
}

it('leaves out what a tool refuses, one after the other, and offers what is near at the same address', async () => {
  const asked = await leniently(
    ask,
    { color: 'rde', page: '99', kind: 'wild' },
    { address: '/list', fixed: { limit: 5 } },
  )
  expect(asked).toEqual({
    answer: '{"kind":"wild","limit":5}',
    input: { kind: 'wild' },
    mistakes: [
      { detail: 'Color is red.', instead: [{ href: '/list?color=red&page=99&kind=wild', label: 'red' }] },
      { detail: 'Page is up to 9.', instead: [] },
    ],
  })
})

it('answers what is right as it is', async () => {
  expect(await leniently(ask, { color: 'red' }, { address: '/list' })).toEqual({
    answer: '{"color":"red"}',
    input: { color: 'red' },
    mistakes: [],
  })
})

it('fails over what is no mistake of a reader, and over a mistake that no parameter of theirs has', async () => {
  const failing = (error: Error) => leniently(() => Promise.reject(error), { color: 'red' }, { address: '/list' })
  await expect(failing(new OctavoError('not_found', 'No.'))).rejects.toMatchObject({ code: 'not_found' })
  await expect(failing(new Error('broken'))).rejects.toThrow('broken')
  const ofLimit = new OctavoError('invalid_request', 'No.', {
    errors: [{ parameter: 'limit', code: 'out_of_range', detail: 'No.' }],
  })
  await expect(failing(ofLimit)).rejects.toBe(ofLimit)
})

import { expect, test } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { failureOf } from './failure.ts'

test('a reader is told of their own mistake as it is, and of ours not more than that it is ours', () => {
  const mistake = new OctavoError('not_found', 'No flower is called so.')
  expect(failureOf(mistake)).toBe(mistake)
  expect(failureOf(Object.assign(new Error('told by the server'), { code: 'ECONNREFUSED' }))).toMatchObject({
    code: 'unavailable',
  })
  const ours = failureOf(new TypeError('the cause'))
  expect([ours.code, ours.detail.includes('the cause')]).toEqual(['internal', false])
})

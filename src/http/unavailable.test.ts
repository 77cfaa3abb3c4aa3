import { expect, test } from 'vitest'
import { isDatabaseAway } from './unavailable.ts'

const told = (more: object) => Object.assign(new Error('told by the server'), more)

test.each([
  ['a database that is being renamed', told({ severity: 'FATAL', code: '55000' })],
  ['a server that stops', told({ severity: 'FATAL', code: '57P01' })],
  ['a connection that nobody takes', told({ code: 'ECONNREFUSED' })],
  ['the same as the cause of another error', new Error('Failed query', { cause: told({ code: '53300' }) })],
])('%s is a database that is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a statement that is wrong', told({ severity: 'ERROR', code: '42601' })],
  ['a row that is refused', told({ severity: 'ERROR', code: '55000' })],
  ['a mistake of ours', new TypeError('undefined is not a function')],
])('%s is not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

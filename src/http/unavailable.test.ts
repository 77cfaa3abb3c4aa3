import { expect, test } from 'vitest'
import { isDatabaseAway } from './unavailable.ts'

const told = (more: object) => Object.assign(new Error('told by the server'), more)

test.each([
  ['a database that is being renamed', told({ severity: 'FATAL', code: '55000' })],
  ['a server that stops', told({ severity: 'FATAL', code: '57P01' })],
  ['a connection that nobody takes', told({ code: 'ECONNREFUSED' })],
  ['a connection of whatever else is wrong with it', told({ code: '08006' })],
  ['what the driver says without a code', new Error('Connection terminated unexpectedly')],
  [
    'several addresses, of which nobody takes one',
    new AggregateError([told({}), told({ code: 'ECONNREFUSED' })], 'All refused.'),
  ],
  ['the same as the cause of another error', new Error('Failed query', { cause: told({ code: '53300' }) })],
])('%s is a database that is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a statement that is wrong', told({ severity: 'ERROR', code: '42601' })],
  ['a row that is refused', told({ severity: 'ERROR', code: '55000' })],
  ['several that are none', new AggregateError([told({ code: '42601' })], 'All failed.')],
  ['what is no error', { code: 'ECONNREFUSED' }],
  ['a mistake of ours', new TypeError('undefined is not a function')],
])('%s is not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

import { expect, test } from 'vitest'
import { loggedArguments, loggedError } from './logged-error.ts'

const secret = 'Not to be told'

test('a statement that failed is logged without what was in it', () => {
  const refused = Object.assign(new Error(`invalid input value for enum colors: "${secret}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (slug)=(${secret}) already exists.`,
  })
  const params = [secret]
  const failed = Object.assign(new Error(`Failed query: insert into flowers values ($1)\nparams: ${params}`), {
    params,
    cause: refused,
  })
  const logged = loggedError(failed)
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(logged).toMatchObject({
    message: 'Failed query: insert into flowers values ($1)',
    cause: { message: 'invalid input value for enum colors', code: '22P02' },
  })
  expect((logged as { stack: string }).stack).toContain('logged-error.test.ts')
})

test('a body that is no JSON is not logged', () => {
  for (const body of [`${secret}`, `{"name": ${secret}`, `{"name": "A flower of some length", "more": ${secret}`])
    try {
      JSON.parse(body)
    } catch (error) {
      expect(JSON.stringify(loggedError(error))).not.toMatch(/Not to|flower/)
    }
})

test('any other error keeps its words', () => {
  expect(loggedError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  })
  expect(loggedError('a word')).toBe('a word')
})

test('a logger is told of an error in either of its ways', () => {
  const error = new Error(`Failed query: select 1\nparams: ${secret}`)
  for (const told of [[error], [{ err: error, more: 1 }], [{ err: error }, 'It failed.']]) {
    const [first, ...rest] = loggedArguments(told as unknown[])
    expect(first).toMatchObject({ err: { message: 'Failed query: select 1' } })
    expect(JSON.stringify([first, rest])).not.toContain(secret)
  }
  expect(loggedArguments(['only words'])).toEqual(['only words'])
})

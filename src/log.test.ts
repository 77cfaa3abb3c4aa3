import { expect, it } from 'vitest'
import { jsonLine } from './log.ts'

it('is one line of JSON, whatever it tells', () => {
  const line = jsonLine('error', 'A request\nfailed', { request_id: 'abc', err: new Error('two\nlines') })
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    time: expect.stringMatching(/Z$/),
    level: 'error',
    message: 'A request\nfailed',
    request_id: 'abc',
    err: { type: 'Error', message: 'two\nlines' },
  })
})

it('tells of an error without what was sent', () => {
  const { err } = JSON.parse(jsonLine('error', 'Failed', { err: new Error('Failed query: select\nparams: a secret') }))
  expect(JSON.stringify(err)).not.toContain('a secret')
})

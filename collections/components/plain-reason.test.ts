import { expect, test } from 'vitest'
import { plainReason } from './plain-reason.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'The database was away.'],
  ['canceling statement due to statement timeout', 'The database took too long, and the run was stopped.'],
  ['deadlock detected', 'Something else was being written at the same moment.'],
  ['news took longer than 600 seconds.', 'news took longer than 600 seconds.'],
  [' ', 'It did not say why.'],
])('“%s” is told as “%s”', (detail, words) => {
  expect(plainReason(detail)).toBe(words)
})

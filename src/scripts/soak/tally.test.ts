import { expect, it } from 'vitest'
import { addTime, count, newTally, timeAt } from './tally.ts'

it('times are right within a tenth, of however many', () => {
  const tally = newTally()
  for (let ms = 1; ms <= 1000; ms++) addTime(tally, 'tool', ms)
  const times = tally.times.get('tool')
  for (const share of [0.5, 0.99]) {
    const time = times ? timeAt(times, share) : 0
    expect(time).toBeGreaterThanOrEqual(share * 1000)
    expect(time).toBeLessThan(share * 1100)
  }
})

it('a request asked twice is one distinct request, and one with another body is another', () => {
  const tally = newTally()
  for (const body of ['a', 'a', 'b'])
    count(tally, { kind: 'tool', question: { url: '/x', body } }, { status: 200, ms: 1, trouble: null })
  expect([tally.requests, tally.distinct.size]).toEqual([3, 2])
})

it('failures are counted by what was wrong, with a few of the requests', () => {
  const tally = newTally()
  for (let at = 0; at < 9; at++)
    count(tally, { kind: 'page', question: { url: `/${at}` } }, { status: 503, ms: 1, trouble: '503' })
  expect(tally.failures.get('503')).toEqual({ count: 9, examples: ['GET /0', 'GET /1', 'GET /2'] })
})

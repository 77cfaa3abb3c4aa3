import { createTask } from 'node-cron'
import { expect, test } from 'vitest'
import { lastDue, nextDue } from './schedule.ts'

const at = (text: string) => new Date(`${text}Z`)

test('a job is due at the minute of its schedule, in UTC', () => {
  expect(lastDue('0 0 * * *', at('2026-03-05T12:34:56'))).toEqual(at('2026-03-05T00:00'))
  expect(lastDue('0 0 * * *', at('2026-03-05T00:00:00'))).toEqual(at('2026-03-05T00:00'))
  expect(lastDue('0 0 * * *', at('2026-03-04T23:59:59'))).toEqual(at('2026-03-04T00:00'))
  expect(nextDue('0 0 * * *', at('2026-03-05T00:00:00'))).toEqual(at('2026-03-06T00:00'))
  expect(lastDue('* * * * *', at('2026-03-05T12:34:56'))).toEqual(at('2026-03-05T12:34'))
  expect(nextDue('*/30 * * * *', at('2026-12-31T23:45:00'))).toEqual(at('2027-01-01T00:00'))
  expect(lastDue('0 3 * * 1', at('2026-03-05T12:00:00'))).toEqual(at('2026-03-02T03:00'))
  expect(lastDue('0 0 1 * *', at('2026-03-31T12:00:00'))).toEqual(at('2026-03-01T00:00'))
})

test('what is due less often than once a month is not looked for', () => {
  expect(lastDue('0 0 1 1 *', at('2026-06-05T00:00:00'))).toBeNull()
})

test('a schedule means what it means to node-cron', () => {
  for (const cron of ['* * * * *', '*/7 3-5 * * *', '0 0 * * *', '30 6 * * 1,4']) {
    const task = createTask(cron, () => {}, { timezone: 'UTC' })
    const begun = at('2026-02-27T23:58:00')
    let third = begun
    for (let hop = 0; hop < 3; hop++) third = nextDue(cron, third) as Date
    const matched: Date[] = []
    for (let ms = begun.getTime() + 60_000; ms <= third.getTime(); ms += 60_000)
      if (task.match(new Date(ms))) matched.push(new Date(ms))
    expect([matched.length, matched.at(-1)], cron).toEqual([3, third])
    void task.destroy()
  }
})

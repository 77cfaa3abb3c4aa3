import { describe, expect, test } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'
import { toDayNumber } from '../day.ts'
import { calendarRuleSchema } from '../rule.ts'
import { anyKind } from '../rules/index.ts'

const tishaBav = {
  kind: 'off-weekday' as const,
  of: { kind: 'hebrew', month: 'av', day: 9 },
  moves: [{ weekday: 'saturday', days: 1 }],
}
const kingsDay = {
  kind: 'off-weekday' as const,
  of: { kind: 'fixed-date', month: 4, day: 27 },
  moves: [{ weekday: 'sunday', days: -1 }],
}

describe('off-weekday', () => {
  expectDays('the ninth of Av, which makes way for the Sabbath,', 'the calendars of the Israeli government', tishaBav, [
    '2015-07-26',
    '2016-08-14',
    '2017-08-01',
    '2018-07-22',
    '2019-08-11',
    '2020-07-30',
    '2021-07-18',
    '2022-08-07',
    '2023-07-27',
    '2024-08-13',
  ])
  expectDays("the King's Day of the Netherlands", 'the announcements of its Royal House', kingsDay, [
    '2014-04-26',
    '2015-04-27',
    '2019-04-27',
    '2020-04-27',
    '2024-04-27',
    '2025-04-26',
  ])
  expectBothEnds(kingsDay)

  test('moves over the turn of a year', () => {
    const rule = {
      kind: 'off-weekday' as const,
      of: { kind: 'fixed-date', month: 1, day: 1 },
      moves: [{ weekday: 'saturday', days: -1 }],
    }
    const eve = toDayNumber('2021-12-31')
    expect(anyKind.starts(calendarRuleSchema.parse(rule), { from: eve, to: eve })).toEqual([
      { starts: eve, certainty: 'computed' },
    ])
  })

  test('says in words where it goes', () => {
    expect(anyKind.words(calendarRuleSchema.parse(tishaBav))).toBe(
      '9 Av in the Hebrew calendar, or a day later when that is a Saturday',
    )
  })

  test('leaves a weekday one way only', () => {
    const both = { ...kingsDay, moves: [...kingsDay.moves, { weekday: 'sunday', days: 1 }] }
    expect(anyKind.problem(calendarRuleSchema.parse(both))).toBe('A weekday can be left one way only.')
  })
})

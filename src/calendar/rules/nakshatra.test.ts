import { describe, expect, it } from 'vitest'
import { expectBothEnds, expectDays, startsIn } from '#test/expect-days.ts'
import type { Day } from '../day.ts'
import { occurrences } from '../occurrences.ts'
import { calendarRuleSchema } from '../rule.ts'

describe('nakshatra', () => {
  expectDays(
    'Onam',
    'the gazetted holidays of Kerala: Thiruvonam',
    { kind: 'nakshatra', nakshatra: 'shravana', sign: 'simha', place: 'kochi' },
    [
      '2015-08-28',
      '2016-09-14',
      '2017-09-04',
      '2018-08-25',
      '2019-09-11',
      '2020-08-31',
      '2021-08-21',
      '2022-09-08',
      '2023-08-29',
      '2024-09-15',
      '2025-09-05',
    ],
  )
  expectDays(
    'Thaipusam',
    'the public holidays of Malaysia',
    { kind: 'nakshatra', nakshatra: 'pushya', sign: 'makara', pick: 'nearest-full-moon', place: 'chennai' },
    ['2020-02-08', '2021-01-28', '2022-01-18', '2023-02-05', '2025-02-11', '2026-02-01'],
  )
  expectDays(
    'Karthigai Deepam',
    'the calendar of the Arunachaleswarar temple',
    {
      kind: 'nakshatra',
      nakshatra: 'krittika',
      sign: 'vrischika',
      hour: 'pradosh',
      pick: 'nearest-full-moon',
      place: 'chennai',
    },
    ['2020-11-29', '2021-11-19', '2022-12-06', '2023-11-26', '2024-12-13'],
  )
  it.each([
    { nakshatra: 'shravana', sign: 'simha', place: 'kochi' },
    { nakshatra: 'pushya', sign: 'makara', pick: 'nearest-full-moon', place: 'chennai' },
    // Over the new year.
    { nakshatra: 'ardra', sign: 'dhanu', pick: 'first', place: 'chennai' },
  ])('is found by a window of its day alone, in $sign', (fields) => {
    const rule = { kind: 'nakshatra', ...fields } as const
    const days = Array.from({ length: 40 }, (_, index) => startsIn(rule, 2000 + index)).flat() as Day[]
    expect(days.length).toBeGreaterThan(35)
    const alone = days.flatMap((day) => occurrences(calendarRuleSchema.parse(rule), day, day))
    expect(alone.map(({ starts }) => starts)).toEqual(days)
  })

  expectBothEnds({ kind: 'nakshatra', nakshatra: 'shravana', sign: 'simha', place: 'kochi' })
})

import { describe, expect, test } from 'vitest'
import { expectBothEnds, expectDays, startsIn } from '#test/expect-days.ts'
import { type Day, daysFromTo } from '../day.ts'
import { hinduMonths } from '../hindu-months.ts'
import { occurrences } from '../occurrences.ts'
import { calendarRuleSchema } from '../rule.ts'

describe('hindu-lunisolar', () => {
  expectDays(
    'Diwali',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'ashvina', paksha: 'krishna', tithi: 15, hour: 'pradosh', both: 'longer' },
    [
      '2015-11-11',
      '2016-10-30',
      '2017-10-19',
      '2018-11-07',
      '2019-10-27',
      '2020-11-14',
      '2021-11-04',
      '2022-10-24',
      '2023-11-12',
      '2024-10-31',
      '2025-10-20',
    ],
  )
  expectDays(
    'Maha Shivaratri',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'magha', paksha: 'krishna', tithi: 14, hour: 'nishita', none: 'second' },
    ['2017-02-24', '2020-02-21', '2021-03-11', '2022-03-01', '2023-02-18', '2024-03-08', '2025-02-26', '2026-02-15'],
  )
  expectDays(
    'Rama Navami',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'chaitra', paksha: 'shukla', tithi: 9, hour: 'madhyahna', both: 'second' },
    ['2020-04-02', '2021-04-21', '2022-04-10', '2023-03-30', '2024-04-17', '2025-04-06'],
  )
  expectDays(
    'Janmashtami',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'shravana', paksha: 'krishna', tithi: 8, hour: 'sunrise' },
    ['2021-08-30', '2022-08-19', '2023-09-07', '2024-08-26', '2025-08-16'],
  )
  expectDays(
    'Ganesh Chaturthi',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'bhadrapada', paksha: 'shukla', tithi: 4, hour: 'madhyahna', both: 'longer' },
    ['2017-08-25', '2019-09-02', '2020-08-22', '2021-09-10', '2022-08-31', '2023-09-19', '2024-09-07', '2025-08-27'],
  )
  expectDays(
    'Vijayadashami',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'ashvina', paksha: 'shukla', tithi: 10, hour: 'aparahna', nakshatra: 'shravana' },
    ['2016-10-11', '2017-09-30', '2019-10-08', '2021-10-15', '2023-10-24', '2024-10-12', '2025-10-02'],
  )
  expectDays(
    'Raksha Bandhan',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'shravana', paksha: 'shukla', tithi: 15, hour: 'three-muhurtas' },
    ['2019-08-15', '2020-08-03', '2021-08-22', '2023-08-30', '2024-08-19', '2025-08-09'],
  )
  expectDays(
    'Ugadi',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'chaitra', paksha: 'shukla', tithi: 1, hour: 'sunrise' },
    ['2018-03-18', '2019-04-06', '2020-03-25', '2021-04-13', '2022-04-02', '2023-03-22', '2024-04-09', '2025-03-30'],
  )
  expectDays(
    'Buddha Purnima',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'vaishakha', paksha: 'shukla', tithi: 15, hour: 'sunrise' },
    ['2019-05-18', '2020-05-07', '2021-05-26', '2022-05-16', '2023-05-05', '2024-05-23', '2025-05-12'],
  )
  expectDays(
    'the birthday of Guru Nanak',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'kartika', paksha: 'shukla', tithi: 15, hour: 'sunrise' },
    ['2019-11-12', '2020-11-30', '2021-11-19', '2022-11-08', '2023-11-27', '2024-11-15', '2025-11-05'],
  )
  expectDays(
    'Karva Chauth',
    'the gazetted holidays of India and the Rashtriya Panchang',
    { kind: 'hindu-lunisolar', month: 'ashvina', paksha: 'krishna', tithi: 4, hour: 'moonrise', none: 'second' },
    ['2020-11-04', '2021-10-24', '2022-10-13', '2023-11-01', '2024-10-20', '2025-10-10'],
  )
  expectDays(
    'Naraka Chaturdashi',
    'the gazetted holidays of India and the Rashtriya Panchang',
    {
      kind: 'hindu-lunisolar',
      month: 'ashvina',
      paksha: 'krishna',
      tithi: 14,
      hour: 'pre-dawn',
      both: 'second',
      none: 'second',
    },
    ['2021-11-04', '2022-10-24', '2023-11-12', '2024-10-31', '2025-10-20'],
  )
  expectBothEnds({ kind: 'hindu-lunisolar', month: 'ashvina', paksha: 'krishna', tithi: 15, hour: 'pradosh' })

  test('the added month of 2023 is Shravana, and festivals skip it', () => {
    const shravana = { kind: 'hindu-lunisolar', month: 'shravana', paksha: 'shukla', tithi: 1 } as const
    expect(startsIn({ ...shravana, isLeapMonth: true }, 2023)).toEqual(['2023-07-18'])
    expect(startsIn(shravana, 2023)).toEqual(['2023-08-17'])
  })
  test.each(hinduMonths)('%s comes once a year, also where a month is lost', (month) => {
    for (const [from, to] of [
      ['1962-01-01', '1966-12-31'],
      ['1981-01-01', '1985-12-31'],
      ['2122-01-01', '2126-12-31'],
    ] as const) {
      const rule = calendarRuleSchema.parse({ kind: 'hindu-lunisolar', month, paksha: 'shukla', tithi: 8 })
      const days = occurrences(rule, from, to).map(({ starts }) => starts)
      for (const [index, day] of days.slice(1).entries()) {
        const gap = daysFromTo(days[index] as Day, day)
        expect(gap).toBeGreaterThan(320)
        expect(gap).toBeLessThan(420)
      }
    }
  })
})

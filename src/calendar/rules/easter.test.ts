import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('easter', () => {
  expectDays('Easter Sunday', 'the Vatican calendar', { kind: 'easter', church: 'western' }, [
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2016-03-27',
    '2020-04-12',
    '2021-04-04',
    '2022-04-17',
    '2023-04-09',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
  ])
  expectDays(
    'Pascha',
    'the calendar of the Greek Orthodox Archdiocese of America',
    { kind: 'easter', church: 'orthodox' },
    [
      '2000-04-30',
      '2008-04-27',
      '2016-05-01',
      '2020-04-19',
      '2021-05-02',
      '2022-04-24',
      '2023-04-16',
      '2024-05-05',
      '2025-04-20',
      '2026-04-12',
    ],
  )
  expectDays('Ash Wednesday', 'the Vatican calendar', { kind: 'easter', church: 'western', offsetDays: -46 }, [
    '2020-02-26',
    '2021-02-17',
    '2022-03-02',
    '2023-02-22',
    '2024-02-14',
    '2025-03-05',
  ])
  expectBothEnds({ kind: 'easter', church: 'western' })
  expectBothEnds({ kind: 'easter', church: 'orthodox' })
})

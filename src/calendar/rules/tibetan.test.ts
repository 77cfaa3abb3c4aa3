import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('tibetan', () => {
  expectDays(
    'Losar',
    'the calendar of the Men-Tsee-Khang, with the doubled first month of 2019',
    { kind: 'tibetan', month: 1, day: 1 },
    [
      '2013-02-11',
      '2014-03-02',
      '2015-02-19',
      '2016-02-09',
      '2017-02-27',
      '2018-02-16',
      '2019-02-05',
      '2020-02-24',
      '2021-02-12',
      '2022-03-03',
      '2023-02-21',
      '2024-02-10',
      '2025-02-28',
    ],
  )
  expectDays('Saga Dawa Duchen', 'the calendar of the Men-Tsee-Khang', { kind: 'tibetan', month: 4, day: 15 }, [
    '2019-06-17',
    '2020-06-05',
    '2021-05-26',
    '2022-06-14',
    '2023-06-04',
    '2024-05-23',
    '2025-06-11',
  ])
  expectDays(
    'Tsagaan Sar',
    'the public holidays of Mongolia',
    { kind: 'tibetan', tradition: 'mongolian', month: 1, day: 1 },
    ['2018-02-16', '2019-02-05', '2020-02-24', '2021-02-12', '2022-02-02', '2023-02-21', '2024-02-10', '2025-03-01'],
  )
  expectDays(
    'Losar in Bhutan',
    'the public holidays of Bhutan',
    { kind: 'tibetan', tradition: 'bhutanese', month: 1, day: 1 },
    ['2019-02-05', '2020-02-24', '2021-02-12', '2022-03-03', '2023-02-21'],
  )
  expectBothEnds({ kind: 'tibetan', month: 1, day: 1 })
})

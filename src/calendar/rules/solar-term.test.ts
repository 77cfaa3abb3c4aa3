import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('solar-term', () => {
  expectDays(
    'Qingming',
    'the Hong Kong Observatory almanac',
    { kind: 'solar-term', term: 'qingming', utcOffsetHours: 8 },
    ['2020-04-04', '2021-04-04', '2022-04-05', '2023-04-05', '2024-04-04', '2025-04-04'],
  )
  expectDays(
    'Dongzhi',
    'the Hong Kong Observatory almanac',
    { kind: 'solar-term', term: 'dongzhi', utcOffsetHours: 8 },
    ['2019-12-22', '2020-12-21', '2021-12-21', '2022-12-22', '2023-12-22', '2024-12-21'],
  )
  expectDays(
    'Shunbun',
    'the announcements of the National Astronomical Observatory of Japan',
    { kind: 'solar-term', term: 'march-equinox', utcOffsetHours: 9 },
    ['2020-03-20', '2021-03-20', '2022-03-21', '2023-03-21', '2024-03-20', '2025-03-20'],
  )
  expectDays(
    'Setsubun\u2019s morrow, Risshun,',
    'the announcements of the National Astronomical Observatory of Japan',
    { kind: 'solar-term', term: 'lichun', utcOffsetHours: 9 },
    ['2020-02-04', '2021-02-03', '2022-02-04', '2023-02-04', '2024-02-04', '2025-02-03'],
  )
  expectBothEnds({ kind: 'solar-term', term: 'dahan' })
})

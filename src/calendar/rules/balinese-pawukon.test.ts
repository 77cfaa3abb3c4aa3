import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('balinese-pawukon', () => {
  expectDays(
    'Galungan',
    'the printed Balinese calendar',
    { kind: 'balinese-pawukon', wuku: 'dungulan', weekday: 'wednesday' },
    ['2022-06-08', '2023-01-04', '2023-08-02', '2024-02-28', '2024-09-25', '2025-04-23', '2025-11-19'],
  )
  expectDays(
    'Saraswati',
    'the printed Balinese calendar',
    { kind: 'balinese-pawukon', wuku: 'watugunung', weekday: 'saturday' },
    ['2023-05-20', '2023-12-16', '2024-07-13'],
  )
  expectDays(
    'Anggara Kasih, Tuesday Kliwon,',
    'the printed Balinese calendar',
    { kind: 'balinese-pawukon', weekday: 'tuesday', pancawara: 'kliwon' },
    [
      '2024-01-09',
      '2024-02-13',
      '2024-03-19',
      '2024-04-23',
      '2024-05-28',
      '2024-07-02',
      '2024-08-06',
      '2024-09-10',
      '2024-10-15',
      '2024-11-19',
      '2024-12-24',
    ],
  )
  expectBothEnds({ kind: 'balinese-pawukon', wuku: 'sinta', weekday: 'wednesday' }, 2, 2)
})

import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('balinese-saka', () => {
  expectDays(
    'Nyepi',
    'the public holidays of Indonesia',
    { kind: 'balinese-saka', month: 'kadasa', half: 'penanggal', day: 1 },
    [
      '2010-03-16',
      '2011-03-05',
      '2012-03-23',
      '2013-03-12',
      '2014-03-31',
      '2015-03-21',
      '2016-03-09',
      '2017-03-28',
      '2018-03-17',
      '2019-03-07',
      '2020-03-25',
      '2021-03-14',
      '2022-03-03',
      '2023-03-22',
      '2024-03-11',
      '2025-03-29',
      '2026-03-19',
    ],
  )
  expectBothEnds({ kind: 'balinese-saka', month: 'kadasa', half: 'penanggal', day: 1 })
})

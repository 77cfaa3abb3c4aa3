import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('hindu-solar', () => {
  expectDays(
    'Pongal',
    'the gazetted holidays of Tamil Nadu',
    { kind: 'hindu-solar', sign: 'makara', dayRule: 'before-sunset', place: 'chennai' },
    ['2019-01-15', '2020-01-15', '2021-01-14', '2022-01-14', '2023-01-15', '2024-01-15', '2025-01-14'],
  )
  expectDays(
    'Vishu',
    'the gazetted holidays of Kerala',
    { kind: 'hindu-solar', sign: 'mesha', dayRule: 'next-sunrise', place: 'kochi' },
    ['2019-04-15', '2020-04-14', '2021-04-14', '2022-04-15', '2023-04-15', '2024-04-14', '2025-04-14'],
  )
  expectDays(
    'Puthandu',
    'the gazetted holidays of Tamil Nadu',
    { kind: 'hindu-solar', sign: 'mesha', dayRule: 'before-sunset', place: 'chennai' },
    ['2020-04-14', '2021-04-14', '2022-04-14', '2023-04-14', '2024-04-14', '2025-04-14'],
  )
  expectDays(
    'Poila Boishakh',
    'the gazetted holidays of West Bengal',
    { kind: 'hindu-solar', sign: 'mesha', dayRule: 'next-day', place: 'kolkata' },
    ['2019-04-15', '2020-04-14', '2021-04-15', '2022-04-15', '2023-04-15', '2024-04-14', '2025-04-15'],
  )
  expectDays(
    'Mattu Pongal, the 2nd of Thai,',
    'the gazetted holidays of Tamil Nadu',
    { kind: 'hindu-solar', sign: 'makara', dayRule: 'before-sunset', day: 2, place: 'chennai' },
    ['2019-01-16', '2020-01-16', '2021-01-15', '2022-01-15', '2023-01-16', '2024-01-16', '2025-01-15'],
  )
  expectBothEnds({ kind: 'hindu-solar', sign: 'makara' })
  expectBothEnds({ kind: 'hindu-solar', sign: 'dhanu', day: 5 })
})

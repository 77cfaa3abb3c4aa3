import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('hebrew', () => {
  expectDays(
    'Rosh Hashanah',
    'the calendar of the Chief Rabbinate of Israel',
    { kind: 'hebrew', month: 'tishrei', day: 1 },
    ['2020-09-19', '2021-09-07', '2022-09-26', '2023-09-16', '2024-10-03', '2025-09-23'],
  )
  expectDays('Passover', 'the calendar of the Chief Rabbinate of Israel', { kind: 'hebrew', month: 'nisan', day: 15 }, [
    '2022-04-16',
    '2023-04-06',
    '2024-04-23',
    '2025-04-13',
  ])
  expectDays(
    'Purim, in the last Adar,',
    'the calendar of the Chief Rabbinate of Israel',
    { kind: 'hebrew', month: 'adar', day: 14 },
    ['2022-03-17', '2023-03-07', '2024-03-24', '2025-03-14'],
  )
  expectDays(
    'Purim Katan, in leap years only,',
    'the calendar of the Chief Rabbinate of Israel',
    { kind: 'hebrew', month: 'adar-i', day: 14 },
    ['2022-02-15', '2024-02-23'],
  )
  expectDays(
    'Hanukkah',
    'the calendar of the Chief Rabbinate of Israel',
    { kind: 'hebrew', month: 'kislev', day: 25 },
    ['2022-12-19', '2023-12-08', '2024-12-26', '2025-12-15'],
  )
  expectBothEnds({ kind: 'hebrew', month: 'tishrei', day: 1 })
})

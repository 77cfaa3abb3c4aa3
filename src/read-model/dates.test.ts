import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { calendarRuleSchema } from '#src/calendar/rule.ts'
import { ruleKinds } from '#src/calendar/rules/index.ts'
import { yearly } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import { allYears, datesIn, datesInLedger, edition, yearOf } from './dates.ts'
import { flowerDays } from './resources/flowers.ts'

test('every kind of rule falls on the days of this edition: else raise it, and these are worked out anew', () => {
  const dates = Object.entries(ruleKinds).map(([kind, { example }]) => {
    const rule = calendarRuleSchema.parse({ kind, ...example })
    return [1901, 1984, 2026, 2099, 2198].map((year) => datesIn({ rule, overrides: [] }, { first: year, last: year }))
  })
  const digest = createHash('sha256').update(JSON.stringify(dates)).digest('base64url')
  expect({ edition, digest }).toMatchInlineSnapshot(`
    {
      "digest": "uZJnvpwCCPsOJ1Gbzo21HfcDpzAtbsuF29oZpwPQhRc",
      "edition": 1,
    }
  `)
})

const starting = (calendar: Parameters<typeof datesIn>[0], first: number, last = first) =>
  datesIn(calendar, { first, last }).map(({ starts }) => starts)

test('the dates of some years are those that start in them, with what was announced', () => {
  expect(starting(yearly(12, 31, 3), 2027)).toEqual(['2027-12-31'])
  expect(starting(yearly(1, 1), 2027, 2028)).toEqual(['2027-01-01', '2028-01-01'])
  const moved = { ...yearly(1, 1), overrides: [{ of: '2027-01-01', to: '2026-12-31' }] } as const
  expect(starting(moved, 2026)).toEqual(['2026-01-01', '2026-12-31'])
  expect(starting(moved, 2027)).toEqual([])
})

test('readers may ask of two centuries, and what reaches into them is known', () => {
  expect(allYears).toEqual({ first: 1898, last: 2200 })
  expect(yearOf('2027-03-04')).toBe(2027)
})

test('the ledger gives the dates of each day it has, and of none it has not', async () => {
  const row = { ends: '2027-05-02', certainty: 'exact', source: null }
  const { database, asked } = recorded([
    {
      to: '',
      rows: () => [
        { document_id: 4, ...row, starts: '2027-05-01' },
        { document_id: 7, ...row, starts: null },
        { document_id: 4, ...row, starts: '2027-05-02', source: 'A gazette' },
      ],
    },
  ])
  const dates = await datesInLedger(database, flowerDays, { first: 2026, last: 2027 })
  expect([...dates]).toEqual([
    [
      4,
      [
        { starts: '2027-05-01', ends: '2027-05-02', certainty: 'exact' },
        { starts: '2027-05-02', ends: '2027-05-02', certainty: 'exact', source: 'A gazette' },
      ],
    ],
    [7, []],
  ])
  expect(asked[0]?.values).toEqual(['flowers', 'flower_day', '2026-01-01', '2027-12-31', edition, 2026, 2027])
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { calendarRule } from '#src/calendar/rule.ts'
import { ruleKinds } from '#src/calendar/rules/index.ts'
import { datesIn, edition } from './dates.ts'

test('every kind of rule falls on the days of this edition: else raise it, and these are worked out anew', () => {
  const dates = Object.entries(ruleKinds).map(([kind, { example }]) => {
    const rule = calendarRule.parse({ kind, ...example })
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

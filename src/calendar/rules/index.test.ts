import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, type Day } from '../day.ts'
import { occurrences, ruleProblem } from '../occurrences.ts'
import { calendarRuleSchema, ruleWords } from '../rule.ts'
import { ruleKinds } from './index.ts'

const examples = Object.entries(ruleKinds).map(([kind, { example }]) => [kind, { kind, ...example }] as const)

describe('every kind of rule', () => {
  test('stands in the registry under its own name', () => {
    for (const [name, { kind }] of Object.entries(ruleKinds)) expect(kind).toBe(name)
  })

  test.each(examples)('%s has an example that parses, falls and reads as English', (_, example) => {
    const rule = calendarRuleSchema.parse(example)
    expect(ruleProblem(rule)).toBeNull()
    expect(occurrences(rule, '2026-01-01', '2027-12-31').length).toBeGreaterThan(0)
    expect(ruleWords(rule)).toMatch(/^[\p{L}\d][^{}]+[^.\s]$/u)
    expect(ruleWords(rule)).not.toMatch(/undefined|null|object/)
  })

  test.each(examples)('%s gives the same days however the years are cut', (_, example) => {
    const rule = calendarRuleSchema.parse(example)
    const whole = occurrences(rule, '2019-07-01', '2025-06-30')
    const cut: Day[] = ['2019-07-01', '2020-03-01', '2021-01-01', '2022-09-15', '2024-02-29', '2025-07-01']
    const parts = cut.slice(1).flatMap((until, index) => {
      const last = addDays(until, -1)
      return occurrences(rule, cut[index] as Day, last)
    })
    const unique = [...new Map(parts.map((one) => [one.starts, one])).values()]
    expect(unique).toEqual(whole)
  })

  test.each(examples)('%s refuses a field it does not know', (_, example) => {
    expect(calendarRuleSchema.safeParse({ ...example, unknown: 1 }).success).toBe(false)
  })

  test('describes every field', () => {
    const undescribed: string[] = []
    const visit = (schema: z.core.JSONSchema._JSONSchema, path: string) => {
      if (typeof schema === 'boolean') return
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (typeof field !== 'boolean' && !field.description) undescribed.push(`${path}.${name}`)
        visit(field, `${path}.${name}`)
      }
      for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) visit(part, path)
      if (schema.items && !Array.isArray(schema.items)) visit(schema.items, `${path}[]`)
    }
    for (const [kind, { schema }] of Object.entries(ruleKinds)) visit(z.toJSONSchema(schema, { io: 'input' }), kind)
    expect(undescribed).toEqual([])
  })
})

/** Values that a parameter must refuse, by what the contract says of it. */
import type { ContractParameter } from './contract.ts'

/** A value, what is wrong with it, and how it travels: as text in a query, or as JSON in a body. */
export type BadValue = { why: string; query: string } | { why: string; json: unknown }

/** Every kind of mistake that a single value of this parameter can be. Query texts are already percent-encoded. */
export function badValues(parameter: ContractParameter): BadValue[] {
  return [...malformed, ...byType(parameter), ...(parameter.required ? blanks : [])]
}

const malformed: BadValue[] = [
  { why: 'invalid UTF-8', query: '%ff' },
  { why: 'half a percent sign', query: '50%' },
  { why: 'a control character', query: 'a%00b' },
  { why: 'a lone surrogate', json: 'a\ud800b' },
  { why: '10,000 characters', query: 'a'.repeat(10_000) },
  { why: '10,000 control characters', query: '%01'.repeat(10_000) },
  { why: 'a list', json: ['a'] },
  { why: 'an object', json: { a: 1 } },
]

const blanks: BadValue[] = [
  { why: 'nothing', query: '' },
  { why: 'a blank', query: '+%20' },
  { why: 'null', json: null },
]

function byType({ type, enum: values, min, max, format }: ContractParameter): BadValue[] {
  if (type === 'integer') return [...notIntegers, ...outOfRange(min, max)]
  if (type === 'boolean') return ['yes', '1', 'TRUE!'].map((query) => ({ why: `"${query}"`, query }))
  const notText: BadValue[] = [
    { why: 'a number', json: 5 },
    { why: 'true', json: true },
  ]
  if (values) return [...notText, { why: 'a value not listed', query: 'no-such-value' }]
  if (format === 'date') return [...notText, ...notDays.map((query) => ({ why: `"${query}"`, query }))]
  return notText
}

const notIntegers: BadValue[] = [
  ...['five', '1.5', '1e1', '0x1', '1,000', '%E2%85%A4', '1+1', '99999999999999999999'].map((query) => ({
    why: `"${query}"`,
    query,
  })),
  { why: '1.5', json: 1.5 },
  { why: 'true', json: true },
]

const notDays = ['tomorrow', '2026-02-30', '2026-2-3', '20260203', '1899-12-31', '2200-01-01', '2026-01-01T00:00:00Z']

const outOfRange = (min: number | undefined, max: number | undefined): BadValue[] =>
  [min === undefined ? [] : [min - 1], max === undefined ? [] : [max + 1]]
    .flat()
    .map((value) => ({ why: `${value}, which is out of range`, query: String(value) }))

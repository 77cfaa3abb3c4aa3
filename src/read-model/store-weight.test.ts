import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the weight of what is kept is what it takes in memory', () => {
  // In a process of its own, where nothing else allocates and the collector can be called.
  const args = ['--expose-gc', '--import', 'tsx', 'test/fixtures/store-weight.ts']
  const told: { kind: string; kept: number; taken: number }[] = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  )
  expect(told.map(({ kind }) => kind)).toEqual([
    'latin',
    'devanagari',
    'small',
    'parts',
    'values',
    'postings',
    'dictionaries',
  ])
  for (const { kind, kept: weight, taken } of told) {
    expect(weight, kind).toBeGreaterThan(15e6)
    expect(taken / weight, kind).toBeLessThan(1.15)
    expect(taken / weight, kind).toBeGreaterThan(0.5)
  }
}, 60_000)

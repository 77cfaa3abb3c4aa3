import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('the weight of what is kept', () => {
  it.each(['latin', 'devanagari', 'small', 'parts', 'values', 'postings', 'dictionaries'])(
    'is what it takes in memory: %s',
    (kind) => {
      // In a process of its own, where nothing else allocates and the collector can be called.
      const args = ['--expose-gc', '--import', 'tsx', 'test/fixtures/store-weight.ts', kind]
      const { kept, taken } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
      expect(kept).toBeGreaterThan(15e6)
      expect(taken / kept).toBeLessThan(1.15)
      expect(taken / kept).toBeGreaterThan(0.5)
    },
  )
})

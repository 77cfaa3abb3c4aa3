import { expect, it, test } from 'vitest'
import { differences, isSwapped, trigramLikeness } from './differences.ts'

it.each([
  ['', '', 0],
  ['rose', 'rose', 0],
  ['rose', '', 4],
  ['rose', 'roses', 1],
  ['rose', 'ruse', 1],
  ['kitten', 'sitting', 3],
  ['tulip', 'tulpi', 2],
  ['कमल', 'कमला', 1],
])('between "%s" and "%s" there are %d differences', (a, b, count) => {
  expect([differences(a, b), differences(b, a)]).toEqual([count, count])
})

test('more differences than asked for are not counted to the end', () => {
  for (const [a, b] of [
    ['kitten', 'sitting'],
    ['rose', ''],
    ['', 'rose'],
    ['chrysanthemum', 'carnation'],
  ] as const) {
    const all = differences(a, b)
    for (let most = 0; most <= all + 1; most++)
      if (all <= most) expect(differences(a, b, most)).toBe(all)
      else expect(differences(a, b, most)).toBeGreaterThan(most)
  }
})

test('two neighbours that changed places are seen, and nothing else', () => {
  expect(isSwapped('tulip', 'tulpi')).toBe(true)
  expect(isSwapped('tulip', 'utlip')).toBe(true)
  expect(isSwapped('tulip', 'tupil')).toBe(false)
  expect(isSwapped('tulip', 'tulips')).toBe(false)
})

test('words are as alike as PostgreSQL says', () => {
  // select similarity('word', 'words'), similarity('lotus', 'locus'), similarity('rose', 'tulip')
  expect(trigramLikeness('word', 'words')).toBeCloseTo(0.571429)
  expect(trigramLikeness('lotus', 'locus')).toBeCloseTo(0.333333)
  expect(trigramLikeness('rose', 'tulip')).toBe(0)
})

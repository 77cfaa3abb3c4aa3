import { expect, it } from 'vitest'
import { chance } from './chance.ts'
import { table } from './table.ts'

const drawn = <T>(times: number, draw: () => T): T[] => Array.from({ length: times }, draw)

it('draws the same for the same seed, and otherwise for another', () => {
  const drawnFrom = (seed: number) => drawn(20, chance(seed).next)
  expect(drawnFrom(7)).toEqual(drawnFrom(7))
  for (const other of [drawnFrom(8), drawnFrom(0)])
    expect(other.filter((one, index) => one === drawnFrom(7)[index])).toEqual([])
})

it('draws numbers from zero to below one, spread evenly', () => {
  const all = drawn(4000, chance(1).next)
  expect(all.every((one) => one >= 0 && one < 1)).toBe(true)
  for (let quarter = 0; quarter < 4; quarter++) {
    const within = all.filter((one) => Math.floor(one * 4) === quarter).length
    expect(Math.abs(within - 1000), `quarter ${quarter}`).toBeLessThan(120)
  }
})

it('draws whole numbers from the least to the most, both included', () => {
  const { between } = chance(3)
  expect([...new Set(drawn(200, () => between(2, 5)))].sort()).toEqual([2, 3, 4, 5])
  expect(between(4, 4)).toBe(4)
})

it('draws one of a list, each of them sooner or later', () => {
  const { one } = chance(4)
  expect([...new Set(drawn(100, () => one(['a', 'b', 'c'])))].sort()).toEqual(['a', 'b', 'c'])
})

it('draws some of a list, none of them twice and never more than was asked', () => {
  const { some } = chance(5)
  const draws = drawn(200, () => some(['a', 'b', 'c', 'd'], 1, 3))
  for (const draw of draws) expect(new Set(draw).size).toBe(draw.length)
  expect([...new Set(draws.map(({ length }) => length))].sort()).toEqual([1, 2, 3])
  expect(some(['a'], 0, 0)).toEqual([])
})

it('a table has its head, a rule and its rows, and no cell ends early', () => {
  expect(
    table(
      ['a', 'b'],
      [
        ['x|y', 1],
        ['', 0],
      ],
    ),
  ).toBe('| a | b |\n| --- | --- |\n| x\\|y | 1 |\n|  | 0 |')
})

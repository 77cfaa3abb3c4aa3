import { describe, expect, it } from 'vitest'
import { distance, labOf } from './lab.ts'
import { indexColours } from './nearest.ts'

const basic = [
  { name: 'red', hex: '#ff0000', set: 'css' },
  { name: 'aqua', hex: '#00ffff', set: 'css' },
  { name: 'cyan', hex: '#00ffff', set: 'css' },
  { name: 'navy', hex: '#000080', set: 'css' },
  { name: 'blue', hex: '#0000ff', set: 'css' },
  { name: 'gold', hex: '#ffd700', set: 'css' },
]

/** Colours spread over the cube, the same in every run. */
const many = Array.from({ length: 3000 }, (_, n) => ({
  name: `colour ${n}`,
  hex: `#${((n * 7919 * 431) % 0x1000000).toString(16).padStart(6, '0')}`,
}))

describe('the nearest named colours', () => {
  it('begin with the colour itself, at no distance', () => {
    expect(indexColours(basic).nearest('#ffd700', 1)).toEqual([{ entry: basic[5], distance: 0 }])
  })

  it('come nearest first, with the distance in CIE Lab', () => {
    const [first, second] = indexColours(basic).nearest('#0000cd', 2)
    expect([first?.entry.name, second?.entry.name]).toEqual(['blue', 'navy'])
    expect(first?.distance).toBeCloseTo(distance(labOf('#0000cd'), labOf('#0000ff')), 10)
  })

  it('of one value come by name, however they were given', () => {
    for (const entries of [basic, basic.toReversed()]) {
      expect(
        indexColours(entries)
          .nearest('#00fefe', 2)
          .map(({ entry }) => entry.name),
      ).toEqual(['aqua', 'cyan'])
      expect(indexColours(entries).nearest('#00fefe', 1)[0]?.entry.name).toBe('aqua')
    }
  })

  it('are all of them when fewer are known than asked for, and none of none', () => {
    expect(indexColours(basic).nearest('#123456', 20)).toHaveLength(6)
    expect(indexColours([]).nearest('#123456', 5)).toEqual([])
    expect(indexColours(basic).nearest('#123456', 0)).toEqual([])
  })

  it.each(['#000000', '#ffffff', '#808080', '#b5651d', '#00a693', '#e0b0ff'])(
    'of %s are those that sorting all gives',
    (hex) => {
      const sorted = many
        .map((entry) => ({ entry, distance: distance(labOf(entry.hex), labOf(hex)) }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 20)
      const nearest = indexColours(many).nearest(hex, 20)
      expect(nearest.map(({ entry }) => entry)).toEqual(sorted.map(({ entry }) => entry))
      for (const [place, { distance }] of nearest.entries())
        expect(distance).toBeCloseTo(sorted[place]?.distance ?? -1, 9)
    },
  )
})

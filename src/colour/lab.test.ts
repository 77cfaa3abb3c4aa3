import { describe, expect, it } from 'vitest'
import { distance, labOf } from './lab.ts'

describe('CIE Lab of sRGB under D65, from Bruce Lindbloom’s colour calculator', () => {
  it.each([
    ['red', '#ff0000', [53.24, 80.09, 67.2]],
    ['green', '#00ff00', [87.73, -86.18, 83.18]],
    ['blue', '#0000ff', [32.3, 79.19, -107.86]],
    ['cyan', '#00ffff', [91.11, -48.09, -14.13]],
    ['magenta', '#ff00ff', [60.32, 98.23, -60.82]],
    ['yellow', '#ffff00', [97.14, -21.55, 94.48]],
    ['white', '#ffffff', [100, 0, 0]],
    ['grey', '#808080', [53.59, 0, 0]],
    ['black', '#000000', [0, 0, 0]],
  ] as const)('%s', (_, hex, published) => {
    for (const [axis, value] of labOf(hex).entries())
      expect(Math.abs(value - (published[axis] ?? 0))).toBeLessThan(0.02)
  })
})

describe('the distance of two colours', () => {
  it('is the straight line in Lab', () => {
    expect(distance([50, 2, 3], [53, 6, 15])).toBe(13)
    expect(distance(labOf('#000000'), labOf('#ffffff'))).toBeCloseTo(100, 10)
  })

  it('is nothing from a colour to itself, and the same both ways', () => {
    const gold = labOf('#ffd700')
    const navy = labOf('#000080')
    expect(distance(gold, gold)).toBe(0)
    expect(distance(gold, navy)).toBe(distance(navy, gold))
  })
})

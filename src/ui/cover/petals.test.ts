import { describe, expect, it } from 'vitest'
import { pathPoints } from '#test/drawn.ts'
import { discPath, type Ring, ringPath, type ShapeName, shapes } from './petals.ts'

const paper = { step: 0.5, width: 240, height: 320 }
const ring: Ring = { shape: 'vesica', count: 8, length: 100, width: 0.2, turn: 0 }
const petalsIn = (path: string) => path.split(/(?=m)/i)

describe('a ring of petals', () => {
  it.each(Object.keys(shapes) as ShapeName[])(
    'has as many as wanted of the shape %s, each from its centre',
    (shape) => {
      const path = ringPath([120, 160], { ...ring, shape }, paper)
      expect(petalsIn(path)).toHaveLength(8)
      expect(path).toMatch(/^M120 160/)
    },
  )

  it('reaches as far as it is long, and no farther', () => {
    for (const shape of Object.keys(shapes) as ShapeName[]) {
      const points = pathPoints(ringPath([120, 160], { ...ring, shape }, paper))
      const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - 120, y - 160)))
      expect(reach, shape).toBeGreaterThan(98)
      expect(reach, shape).toBeLessThan(106)
    }
  })

  it('begins at the top, or as far round as it is turned', () => {
    const tip = (turn: number) => pathPoints(ringPath([120, 160], { ...ring, count: 1, turn }, paper))[1]
    expect(tip(0)).toEqual([120, 60])
    expect(tip(0.25)).toEqual([220, 160])
    expect(tip(0.5)).toEqual([120, 260])
  })

  it('is broader where its petals are', () => {
    const right = (width: number) =>
      Math.max(
        ...pathPoints(ringPath([120, 160], { ...ring, shape: 'kite', count: 1, width }, paper)).map(([x]) => x - 120),
      )
    expect(right(0.2)).toBeCloseTo(20, 0)
    expect(right(0.4)).toBeCloseTo(40, 0)
  })

  it.each([
    ['below', [120, 320]],
    ['above', [120, 0]],
    ['left of', [0, 160]],
    ['right of', [240, 160]],
  ] as const)('leaves out what lies wholly %s the sheet', (_, centre) => {
    const whole = petalsIn(ringPath([120, 160], ring, paper)).length
    const cut = petalsIn(ringPath(centre, ring, paper)).length
    expect(cut).toBeLessThan(whole)
    expect(cut).toBeGreaterThanOrEqual(whole / 2 - 1)
  })

  it('is nothing where all of it lies off the sheet', () => {
    expect(ringPath([-200, 160], ring, paper)).toBe('')
    expect(ringPath([120, 500], ring, paper)).toBe('')
  })

  it('stands on the grain of its paper, and what is rounded does not add up', () => {
    const points = pathPoints(ringPath([120, 160], { ...ring, count: 16 }, { ...paper, step: 1 }))
    for (const [x, y] of points) expect([x, y].every(Number.isInteger)).toBe(true)
    expect(points.at(-1)).toEqual([120, 160])
  })
})

it('a disc is about its centre, and as large as it is said to be', () => {
  expect(pathPoints(discPath([120, 160], 11.44))).toEqual([
    [108.6, 160],
    [131.4, 160],
    [108.6, 160],
  ])
})

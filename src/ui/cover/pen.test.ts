import { describe, expect, it } from 'vitest'
import { pathPoints } from '#test/drawn.ts'
import { css } from './palette.ts'
import {
  arc,
  box,
  curve,
  disc,
  drawnLine,
  figure,
  filled,
  lines,
  oval,
  type Point,
  polar,
  printed,
  seeds,
  slice,
  turned,
} from './pen.ts'

const rounded = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => Math.round(value * 10) / 10 + 0))

describe('a figure', () => {
  it.each([
    [0, '0'],
    [12, '12'],
    [12.34, '12.3'],
    [12.36, '12.4'],
    [0.5, '.5'],
    [-0.5, '-.5'],
    [-10.04, '-10'],
    [100.06, '100.1'],
    [10.5, '10.5'],
  ])('of %d is %s', (value, written) => {
    expect(figure(value)).toBe(written)
  })
})

describe('a turn', () => {
  it('begins at the top and runs clockwise', () => {
    const at = (turn: number) => polar([100, 100], 10, turn)
    expect(rounded([0, 0.25, 0.5, 0.75].map(at))).toEqual([
      [100, 90],
      [110, 100],
      [100, 110],
      [90, 100],
    ])
  })
})

describe('a line through points', () => {
  const points: Point[] = [
    [10, 10],
    [20, 5],
    [20.5, 30],
  ]

  it('leads from each to the next, and back where it is closed', () => {
    expect(lines(points)).toBe('M10 10l10-5 .5 25')
    expect(lines(points, true)).toBe('M10 10l10-5 .5 25z')
    expect(pathPoints(lines(points))).toEqual(points)
  })

  it('is a place alone where there is one point', () => {
    expect(lines([[3, 4]])).toBe('M3 4')
  })

  it('ends where its last point is, however many are rounded on the way', () => {
    const many = Array.from({ length: 200 }, (_, index): Point => [index * 0.333, index * 0.277])
    const [x = 0, y = 0] = pathPoints(lines(many)).at(-1) ?? []
    expect(x).toBeCloseTo(199 * 0.333, 0)
    expect(Math.abs(x - 199 * 0.333)).toBeLessThan(0.1)
    expect(Math.abs(y - 199 * 0.277)).toBeLessThan(0.1)
  })
})

describe('a curve', () => {
  const square: Point[] = [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ]

  it('comes through each of its points', () => {
    expect(rounded(pathPoints(curve(square)))).toEqual(square)
  })

  it('ends where it began where it is closed, and so has a part more', () => {
    expect(rounded(pathPoints(curve(square, true)))).toEqual([...square, [0, 0]])
    expect(curve(square, true)).toMatch(/z$/)
    expect(curve(square)).not.toContain('z')
  })

  it('leaves a point in the direction from the one before to the one after', () => {
    // At (60, 0) it runs from (0, 0) towards (60, 60): a sixth of that way before it.
    const [, trail] = /^M0 0c10 0 (\S+?) 60 0/.exec(curve(square)) ?? []
    expect(trail).toBe('50-10')
  })

  it('between two points is straight', () => {
    expect(
      curve([
        [0, 0],
        [60, 30],
      ]),
    ).toBe('M0 0c10 5 50 25 60 30')
  })
})

describe('a round shape', () => {
  it('is a disc about its centre', () => {
    expect(pathPoints(disc([50, 40], 10))).toEqual([
      [40, 40],
      [60, 40],
      [40, 40],
    ])
    expect(disc([50, 40], 10)).toContain('a10 10 0 1 0 20 0')
  })

  it('is an oval that leans about its centre', () => {
    expect(pathPoints(oval([50, 40], 20, 10))).toEqual([
      [30, 40],
      [70, 40],
      [30, 40],
    ])
    const upright = oval([50, 40], 20, 10, 90)
    expect(rounded(pathPoints(upright))).toEqual([
      [50, 20],
      [50, 60],
      [50, 20],
    ])
    expect(upright).toContain('a20 10 90 1 0')
  })

  it('has the long way round where a part of it is more than half', () => {
    const flags = (path: string) => / 0 ([01]) ([01]) /.exec(path)?.slice(1)
    expect(flags(arc([0, 0], 10, 0, 0.4))).toEqual(['0', '1'])
    expect(flags(arc([0, 0], 10, 0, 0.6))).toEqual(['1', '1'])
    expect(flags(slice([0, 0], 10, 0.2, 0.8))).toEqual(['1', '1'])
    expect(flags(slice([0, 0], 10, 0.2, 0.5))).toEqual(['0', '1'])
  })

  it('is a line as an arc, and a slice from the centre', () => {
    expect(rounded(pathPoints(arc([50, 50], 10, 0, 0.25)))).toEqual([
      [50, 40],
      [60, 50],
    ])
    expect(rounded(pathPoints(slice([50, 50], 10, 0, 0.25)))).toEqual([
      [50, 50],
      [50, 40],
      [60, 50],
    ])
    expect(slice([50, 50], 10, 0, 0.25)).toMatch(/z$/)
    expect(arc([50, 50], 10, 0, 0.25)).not.toMatch(/z$/)
  })
})

it('a rectangle stands from its corner to the right and down', () => {
  expect(pathPoints(box(5, 6, 30, 20))).toEqual([
    [5, 6],
    [35, 6],
    [35, 26],
    [5, 26],
  ])
})

describe('what is printed', () => {
  const ink = { lightness: 0.5, chroma: 0.1, hueDegrees: 30 }

  it('is cut out by a line of the sheet, or has none', () => {
    expect(filled('M0 0z', ink)).toBe('<path d="M0 0z" fill="oklch(0.5 0.1 30)"/>')
    expect(printed('M0 0z', ink)).toBe('<path d="M0 0z" fill="oklch(0.5 0.1 30)" stroke="none"/>')
    expect(printed('M0 0z', ink, 0.25)).toContain(' stroke="none" opacity=".25"')
  })

  it('is a line of an ink, of the ink of lines, or of the sheet itself', () => {
    expect(drawnLine('M0 0h9', ink, 0.5)).toBe(
      `<path d="M0 0h9" fill="none" stroke="${css(ink)}" stroke-width=".5" stroke-linecap="round"/>`,
    )
    expect(drawnLine('M0 0h9', 'line', 1)).toContain(' stroke="currentColor"')
    expect(drawnLine('M0 0h9', 'sheet', 1)).not.toContain(' stroke="')
    expect(drawnLine('M0 0h9', ink, 1, ' opacity=".2"')).toMatch(/ opacity=".2"\/>$/)
  })

  it('is nothing where there is no shape', () => {
    expect([filled('', ink), printed('', ink, 0.5), drawnLine('', ink, 2)]).toEqual(['', '', ''])
  })

  it('is turned about a point by so much of a whole turn', () => {
    expect(turned('<path/>', 0.25, [120, 160])).toBe('<g transform="rotate(90 120 160)"><path/></g>')
  })
})

describe('seeds', () => {
  const centre: Point = [100, 100]
  const far = (points: readonly Point[]) => points.map(([x, y]) => Math.hypot(x - 100, y - 100))

  it('are as many as wanted, from the middle outwards, and none beyond the edge', () => {
    const reach = far(seeds(centre, 50, 80))
    expect(reach).toHaveLength(80)
    expect(reach).toEqual([...reach].sort((a, b) => a - b))
    expect(Math.max(...reach)).toBeLessThan(50)
    expect(Math.max(...reach)).toBeGreaterThan(49)
  })

  it('lie evenly: as many within half the area as without', () => {
    const within = far(seeds(centre, 50, 100)).filter((reach) => reach < 50 * Math.SQRT1_2)
    expect(within).toHaveLength(50)
  })

  it('stand apart from each other', () => {
    const places = seeds(centre, 50, 60)
    const nearest = Math.min(
      ...places.flatMap(([x, y], index) => places.slice(index + 1).map(([a, b]) => Math.hypot(x - a, y - b))),
    )
    expect(nearest).toBeGreaterThan(5)
  })
})

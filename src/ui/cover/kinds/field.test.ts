import { describe, expect, it } from 'vitest'
import { oklchOf } from '#src/colour/oklch.ts'
import { faultsOf, inksIn, knownAs, pathPoints, pathsOf, plateWith, quietPlate } from '#test/drawn.ts'
import { css } from '../palette.ts'

const own = (value: string, slug = 'rose') => plateWith('field', { own: [value] }, { slug })
const palette = (values: readonly string[], slug = 'rose') => plateWith('field', { palette: values }, { slug })

/** Left, top, right and bottom of each box of a drawing, but for the edge of the sheet. */
const boxesIn = (drawing: Parameters<typeof pathsOf>[0]) =>
  pathsOf(drawing)
    .slice(0, -1)
    .map((path) => {
      const points = pathPoints(path)
      const [x, y] = [points.map((point) => point[0]), points.map((point) => point[1])]
      return { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) }
    })

describe('a colour as a field', () => {
  it('is the colour itself, the same by day and by night and for whatever entry', () => {
    for (const value of ['4b0082', 'fffff0', '808080', '000000']) {
      const { ground, night } = own(value)
      expect(ground).toEqual(oklchOf(`#${value}`))
      expect(night).toEqual(ground)
      expect(own(value, 'lily')).toEqual(own(value))
    }
  })

  it('stands over five others side by side, from edge to edge', () => {
    const boxes = boxesIn(own('4b0082'))
    expect(boxes).toHaveLength(5)
    expect(boxes.map(({ left }) => left)).toEqual([0, 48, 96, 144, 192])
    expect(boxes.every(({ top, bottom }) => top === 240 && bottom === 320)).toBe(true)
    expect(boxes.at(-1)?.right).toBeGreaterThanOrEqual(240)
  })

  it('has its neighbours and its opposite among them', () => {
    const { hueDegrees } = oklchOf('#4b0082')
    const hues = inksIn(own('4b0082')).map((ink) => Number(ink.match(/(\d+)\)$/)?.[1]))
    for (const turn of [-35, 35, 180]) expect(hues).toContain(Math.round((((hueDegrees + turn) % 360) + 360) % 360))
  })

  it('which is a grey stands over greys, from light to dark', () => {
    const inks = inksIn(own('808080'))
    expect(inks.map((ink) => Number(ink.match(/oklch\(([\d.]+) /)?.[1]))).toEqual([0.94, 0.76, 0.56, 0.38, 0.2])
    expect(inks.every((ink) => / 0 \d+\)$/.test(ink))).toBe(true)
  })

  it('is not hidden by colours that go with it', () => {
    expect(plateWith('field', { own: ['4b0082'], palette: ['ff9933', 'ffffff'] })).toEqual(own('4b0082'))
  })
})

describe('several colours', () => {
  const flag = ['ff9933', 'ffffff', '138808']
  const slugs = Array.from({ length: 20 }, (_, index) => `day-${index}`)

  it('are bands in their order, without a gap, the first almost twice as broad', () => {
    for (const slug of slugs) {
      const drawn = palette(flag, slug)
      expect(inksIn(drawn)).toEqual(flag.map((value) => css(oklchOf(`#${value}`))))
      const boxes = boxesIn(drawn)
      const isDown = boxes.every(({ right }) => right >= 240)
      const spans = boxes.map((box) => (isDown ? [box.top, box.bottom] : [box.left, box.right])) as [number, number][]
      expect(spans[0]?.[0]).toBe(0)
      expect(spans.at(-1)?.[1]).toBeGreaterThanOrEqual(isDown ? 320 : 240)
      for (const [index, [from]] of spans.slice(1).entries()) expect(from).toBeLessThanOrEqual(spans[index]?.[1] ?? 0)
      const [first = 0, second = 0] = spans.map(([from, to]) => to - from)
      expect(first / second).toBeCloseTo(1.9, 1)
    }
  })

  it('stand below each other for some entries and beside each other for others', () => {
    const isDown = slugs.map((slug) => boxesIn(palette(flag, slug)).every(({ right }) => right >= 240))
    expect(new Set(isDown)).toEqual(new Set([true, false]))
  })

  it('lie on a sheet of the first', () => {
    expect(palette(flag).ground).toEqual(oklchOf('#ff9933'))
  })
})

it('a plate of no colour is a card of twenty chips on grey', () => {
  for (const slug of ['rose', 'lily', 'tea']) {
    const { ground, art } = quietPlate('field', { slug })
    expect(pathsOf({ art })).toHaveLength(20)
    expect(ground.chroma).toBeLessThan(0.01)
    expect(faultsOf({ art })).toEqual([])
  }
})

it('a colour is known by its value alone, with its sign or without', () => {
  expect(['#4b0082', '4b0082', 'red', '#4B0082', '#fff'].map((said) => knownAs('field', 'own', said))).toEqual([
    '4b0082',
    '4b0082',
    null,
    null,
    null,
  ])
})

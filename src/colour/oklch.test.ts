import { expect, it, test } from 'vitest'
import { hexOf, oklchOf } from './oklch.ts'

// The values of Björn Ottosson's definition, as CSS Color 4 computes them.
test.each([
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#808080', 0.5999, 0, 0],
])('%s has lightness %d, chroma %d and hue %d', (hex, lightness, chroma, hueDegrees) => {
  const read = oklchOf(hex)
  expect(read.lightness).toBeCloseTo(lightness, 3)
  expect(read.chroma).toBeCloseTo(chroma, 3)
  if (chroma > 0) expect(read.hueDegrees).toBeCloseTo(hueDegrees, 1)
})

it('a colour is the same after it was read', () => {
  for (const hex of ['#000000', '#ffffff', '#808080', '#4b0082', '#ffd1dc', '#013220', '#123456'])
    expect(hexOf(oklchOf(hex))).toBe(hex)
})

it('the hue of a grey is none, and however it is turned it stays a grey', () => {
  for (const hex of ['#000000', '#7f7f7f', '#ffffff']) {
    const grey = oklchOf(hex)
    expect(grey.hueDegrees).toBe(0)
    expect(hexOf({ ...grey, hueDegrees: grey.hueDegrees + 90 })).toBe(hex)
  }
})

it('what no screen can show is cut to what it can', () => {
  for (const hueDegrees of [0, 90, 180, 270])
    expect(hexOf({ lightness: 0.7, chroma: 0.4, hueDegrees })).toMatch(/^#[0-9a-f]{6}$/)
  expect(hexOf({ lightness: 1.4, chroma: 0, hueDegrees: 0 })).toBe('#ffffff')
  expect(hexOf({ lightness: -0.4, chroma: 0, hueDegrees: 0 })).toBe('#000000')
})

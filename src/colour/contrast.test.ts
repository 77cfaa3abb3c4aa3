import { describe, expect, it } from 'vitest'
import { colourContrast, contrastBetween, contrastOf } from './contrast.ts'

describe('contrast with white text, as published for greys and primaries', () => {
  it.each([
    // #777777 is published as 4.48, rounded to the nearest; it is 4.478 and must not look nearer to 4.5 than it is.
    ['#777777', 4.47],
    ['#767676', 4.54],
    ['#949494', 3.03],
    ['#595959', 7],
    ['#0000ff', 8.59],
    ['#ff0000', 3.99],
    ['#008000', 5.13],
    ['#808080', 3.94],
    ['#000000', 21],
    ['#ffffff', 1],
  ])('%s has %d', (hex, ratio) => {
    expect(contrastOf(hex).white_text.ratio).toBe(ratio)
  })
})

describe('contrast with black text', () => {
  it.each([
    ['#ffffff', 21],
    ['#ffff00', 19.55],
    ['#00ff00', 15.3],
    ['#ff0000', 5.25],
    ['#0000ff', 2.44],
    ['#000000', 1],
  ])('%s has %d', (hex, ratio) => {
    expect(contrastOf(hex).black_text.ratio).toBe(ratio)
  })
})

describe('levels', () => {
  it('just below 4.5 does not pass for text of normal size', () => {
    expect(contrastOf('#777777').white_text).toEqual({
      ratio: 4.47,
      aa_normal: false,
      aa_large: true,
      aaa_normal: false,
      aaa_large: false,
    })
  })

  it('just above 4.5 does', () => {
    expect(contrastOf('#767676').white_text).toEqual({
      ratio: 4.54,
      aa_normal: true,
      aa_large: true,
      aaa_normal: false,
      aaa_large: true,
    })
  })

  it('just above 7 passes all of them, just below does not', () => {
    expect(Object.values(contrastOf('#595959').white_text)).toEqual([7, true, true, true, true])
    expect(contrastOf('#5a5a5a').white_text.aaa_normal).toBe(false)
  })

  it('just above 3 passes for large text, just below for none', () => {
    expect(contrastOf('#949494').white_text.aa_large).toBe(true)
    expect(Object.values(contrastOf('#959595').white_text)).toEqual([2.99, false, false, false, false])
  })
})

describe('the better text colour', () => {
  it.each([
    ['#ffffff', 'black'],
    ['#ffd700', 'black'],
    ['#ff0000', 'black'],
    ['#767676', 'black'],
    ['#757575', 'white'],
    ['#000080', 'white'],
    ['#000000', 'white'],
  ])('on %s is %s', (hex, better) => {
    expect(contrastOf(hex).better).toBe(better)
  })
})

it('contrast has the declared shape for every grey', () => {
  for (let level = 0; level < 256; level++) {
    const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`
    expect(() => colourContrast.parse(contrastOf(grey))).not.toThrow()
  }
})

it('is the same whichever of two colours is the text', () => {
  // WCAG 2.2, the working example of #777777 on white: 4.48, which is not enough.
  expect(contrastBetween('#777777', '#ffffff')).toMatchObject({ ratio: 4.47, aa_normal: false, aa_large: true })
  expect(contrastBetween('#ffffff', '#777777')).toEqual(contrastBetween('#777777', '#ffffff'))
  expect(contrastBetween('#4b0082', '#4b0082').ratio).toBe(1)
})

import { describe, expect, it } from 'vitest'
import { colourValues, colourValuesOf } from './values.ts'

describe('the values of named colours, from the tables of CSS Color 4', () => {
  it.each([
    ['black', '#000000', [0, 0, 0]],
    ['silver', '#c0c0c0', [192, 192, 192]],
    ['white', '#ffffff', [255, 255, 255]],
    ['maroon', '#800000', [128, 0, 0]],
    ['aliceblue', '#f0f8ff', [240, 248, 255]],
    ['cornflowerblue', '#6495ed', [100, 149, 237]],
    ['goldenrod', '#daa520', [218, 165, 32]],
    ['rebeccapurple', '#663399', [102, 51, 153]],
  ] as const)('%s %s', (_, hex, [red, green, blue]) => {
    expect(colourValuesOf(hex).rgb).toEqual({ red, green, blue })
  })
})

describe('hue, saturation and lightness', () => {
  it.each([
    ['red', '#ff0000', [0, 100, 50]],
    ['yellow', '#ffff00', [60, 100, 50]],
    ['lime', '#00ff00', [120, 100, 50]],
    ['cyan', '#00ffff', [180, 100, 50]],
    ['blue', '#0000ff', [240, 100, 50]],
    ['magenta', '#ff00ff', [300, 100, 50]],
    ['green', '#008000', [120, 100, 25]],
    ['rebeccapurple', '#663399', [270, 50, 40]],
    ['orange', '#ffa500', [39, 100, 50]],
    ['steelblue', '#4682b4', [207, 44, 49]],
    ['tomato', '#ff6347', [9, 100, 64]],
    ['lightcoral', '#f08080', [0, 79, 72]],
    ['black', '#000000', [0, 0, 0]],
    ['grey', '#808080', [0, 0, 50]],
    ['white', '#ffffff', [0, 0, 100]],
  ] as const)('of %s %s', (_, hex, [hue_degrees, saturation_percent, lightness_percent]) => {
    expect(colourValuesOf(hex).hsl).toEqual({ hue_degrees, saturation_percent, lightness_percent })
  })

  it('a hue that rounds to 360 degrees is 0', () => {
    expect(colourValuesOf('#ff0001').hsl.hue_degrees).toBe(0)
    expect(colourValuesOf('#ff0003').hsl.hue_degrees).toBe(359)
  })
})

describe('cyan, magenta, yellow and black by the plain formula', () => {
  it.each([
    ['black', '#000000', [0, 0, 0, 100]],
    ['white', '#ffffff', [0, 0, 0, 0]],
    ['red', '#ff0000', [0, 100, 100, 0]],
    ['lime', '#00ff00', [100, 0, 100, 0]],
    ['blue', '#0000ff', [100, 100, 0, 0]],
    ['yellow', '#ffff00', [0, 0, 100, 0]],
    ['grey', '#808080', [0, 0, 0, 50]],
    ['rebeccapurple', '#663399', [33, 67, 0, 40]],
    ['copper', '#b87333', [0, 38, 72, 28]],
    ['navy', '#000080', [100, 100, 0, 50]],
  ] as const)('of %s %s', (_, hex, [cyan_percent, magenta_percent, yellow_percent, black_percent]) => {
    expect(colourValuesOf(hex).cmyk).toEqual({ cyan_percent, magenta_percent, yellow_percent, black_percent })
  })
})

it('a half goes up', () => {
  // Saturation is 2 of 16, hue 60 degrees times 1 of 8, ink 25 of 200.
  expect(colourValuesOf('#090807').hsl.saturation_percent).toBe(13)
  expect(colourValuesOf('#080100').hsl.hue_degrees).toBe(8)
  expect(colourValuesOf('#c8afaf').cmyk.magenta_percent).toBe(13)
})

it('values have the declared shape', () => {
  for (let value = 0; value <= 0xffffff; value += 4099) {
    const hex = `#${value.toString(16).padStart(6, '0')}`
    expect(colourValues.parse(colourValuesOf(hex)).hex).toBe(hex)
  }
})

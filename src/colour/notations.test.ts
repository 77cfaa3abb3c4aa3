import { expect, test } from 'vitest'
import { notationsOf } from './notations.ts'
import { parseColour } from './parse-colour.ts'

const notations = (hex: string) => Object.fromEntries(notationsOf(hex).map(({ name, text }) => [name, text]))

test('writes a colour in six notations', () => {
  // CIE Lab of sRGB red, D65: B. Lindbloom's calculator gives 53.2408, 80.0925, 67.2032.
  expect(notations('#ff0000')).toEqual({
    Hex: '#ff0000',
    RGB: 'rgb(255 0 0)',
    HSL: 'hsl(0 100% 50%)',
    CMYK: '0% 100% 100% 0%',
    'CIE Lab, D65': '53.24 80.09 67.2',
    OKLCH: 'oklch(0.628 0.258 29.2)',
  })
})

test('gives a grey no hue', () => {
  expect(notations('#808080')).toMatchObject({ 'CIE Lab, D65': '53.59 0 0', OKLCH: 'oklch(0.6 0 0)' })
})

test('can be read back', () => {
  for (const hex of ['#4b0082', '#7fffd4', '#101010'])
    for (const name of ['Hex', 'RGB']) expect(parseColour(notations(hex)[name] as string)).toBe(hex)
})

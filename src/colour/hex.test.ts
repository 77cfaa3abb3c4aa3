import { expect, it } from 'vitest'
import { parseHex, rgbOf } from './hex.ts'

it.each([
  ['#abc', '#aabbcc'],
  ['abc', '#aabbcc'],
  ['#AbC', '#aabbcc'],
  ['#aabbcc', '#aabbcc'],
  ['AABBCC', '#aabbcc'],
  ['#D4AF37', '#d4af37'],
  ['000', '#000000'],
  ['#0F8', '#00ff88'],
])('%s is read as %s', (text, hex) => {
  expect(parseHex(text)).toBe(hex)
})

it.each([
  '',
  '#',
  '#ab',
  '#abcd',
  '#aabbc',
  '#aabbccd',
  '#aabbccdd',
  ' #aabbcc',
  '#aabbcc ',
  '#aabbcc\n',
  '##aabbcc',
  '#ggg',
  '#xyzxyz',
  'red',
  '0xaabbcc',
  'rgb(1,2,3)',
  '＃aabbcc',
])('%j is refused', (text) => {
  expect(parseHex(text)).toBeNull()
})

it('gives the channels of a colour as shares', () => {
  expect(rgbOf('#ff3300')).toEqual({ mode: 'rgb', r: 1, g: 0.2, b: 0 })
})

it.each(['#FF0000', 'ff0000', '#f00', 'red'])('%s has no channels before it is parsed', (text) => {
  expect(() => rgbOf(text)).toThrow(text)
})

import { expect, test } from 'vitest'
import { parseColour } from './parse-colour.ts'

test('reads a colour in every notation that people write', () => {
  const same = [
    '#4b0082',
    '4B0082',
    'indigo',
    'Indigo',
    ' rgb(75, 0, 130) ',
    'rgb(75 0 130)',
    '75, 0, 130',
    '75 0 130',
    'hsl(274.6 100% 25.5%)',
    'rgb(29.4% 0% 51%)',
  ]
  for (const text of same) expect(parseColour(text), text).toBe('#4b0082')
  expect(parseColour('#4b0')).toBe('#44bb00')
  expect(parseColour('gold')).toBe('#ffd700')
  expect(parseColour('rgb(255 215 0)')).toBe('#ffd700')
  expect(parseColour('oklch(0.627966 0.257704 29.2346)')).toBe('#ff0000')
})

test('brings what no screen shows to what it can show, with the lightness it has', () => {
  expect(parseColour('oklch(0.7 0.4 145)')).toMatch(/^#[0-9a-f]{6}$/)
  expect(parseColour('oklch(1.4 0.1 20)')).toBe('#ffffff')
})

test('reads nothing into what is no colour, or lets through what is behind it', () => {
  const others = ['', 'x', 'transparent', '#4b008280', 'rgb(75 0 130 / 50%)', '300, 0, 0', 'url(x)', 'a'.repeat(1e5)]
  for (const text of others) expect(parseColour(text), text.slice(0, 20)).toBeNull()
})

import { expect, test } from 'vitest'
import { oklchOf } from './oklch.ts'
import { harmoniesInOklch } from './oklch-harmonies.ts'

const namesOf = (hex: string) => harmoniesInOklch(hex).map(({ name }) => name)
const harmony = (hex: string, wanted: string) => harmoniesInOklch(hex).find(({ name }) => name === wanted)?.hexes ?? []

const turned = (from: number, to: number) => Math.round((((to - from) % 360) + 360) % 360)

test('turns the hue and keeps the lightness', () => {
  const hex = '#8a5a83'
  const { hueDegrees, lightness } = oklchOf(hex)
  for (const [name, degrees] of [
    ['Complement', [180]],
    ['Triad', [120, 240]],
    ['Tetrad', [90, 180, 270]],
    ['Analogous', [300, 330, 30, 60]],
  ] as const) {
    const colours = harmony(hex, name).map(oklchOf)
    for (const [index, other] of colours.entries()) {
      // A value of eight bits a channel is a degree or so off.
      expect(Math.abs(turned(hueDegrees, other.hueDegrees) - (degrees[index] ?? 0)), name).toBeLessThanOrEqual(2)
      expect(other.lightness).toBeCloseTo(lightness, 1)
    }
    expect(colours).toHaveLength(degrees.length)
  }
})

test('goes on to white and to black in even steps', () => {
  const lightnesses = (name: string) => harmony('#4b0082', name).map((hex) => oklchOf(hex).lightness)
  expect(lightnesses('Tints')).toEqual(lightnesses('Tints').toSorted((a, b) => a - b))
  expect(lightnesses('Shades')).toEqual(lightnesses('Shades').toSorted((a, b) => b - a))
  expect(lightnesses('Tints')).toHaveLength(5)
})

test('turns no hue where there is none', () => {
  expect(namesOf('#808080')).toEqual(['Tints', 'Shades'])
  expect(namesOf('#ffffff')).toEqual(['Shades'])
  expect(namesOf('#000000')).toEqual(['Tints'])
})

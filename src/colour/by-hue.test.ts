import { expect, test } from 'vitest'
import { inOrderOfHue } from './by-hue.ts'

test('puts hues one after another, light before dark within a hue, and greys at the end from white to black', () => {
  const shuffled = ['#000000', '#0000ff', '#8b0000', '#ffffff', '#00ff00', '#ff0000', '#ffff00', '#808080']
  const sorted = inOrderOfHue(shuffled.map((hex) => ({ hex }))).map(({ hex }) => hex)
  expect(sorted).toEqual(['#ff0000', '#8b0000', '#ffff00', '#00ff00', '#0000ff', '#ffffff', '#808080', '#000000'])
})

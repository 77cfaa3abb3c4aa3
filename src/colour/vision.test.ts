import { expect, test } from 'vitest'
import { distance, labOf } from './lab.ts'
import { seenBy } from './vision.ts'

const seen = (hex: string): Record<string, string> =>
  Object.fromEntries(seenBy(hex).map((sight) => [sight.name, sight.hex]))

test('leaves white, black and greys as they are: every row of the published matrices sums to one', () => {
  for (const grey of ['#ffffff', '#000000', '#808080'])
    expect(new Set(Object.values(seen(grey)))).toEqual(new Set([grey]))
})

test('shows the primaries as the columns of the published matrices, in linear light', () => {
  // Column by column: 0.152286 of linear light is 0.4276 of sRGB, 109 of 255; what is negative is none.
  expect(seen('#ff0000')).toMatchObject({ Protanopia: '#6d5f00', Deuteranopia: '#a39000', Tritanopia: '#ff000f' })
  expect(seen('#00ff00')).toMatchObject({ Protanopia: '#ffe500', Deuteranopia: '#efd63a', Tritanopia: '#00f7d9' })
  expect(seen('#0000ff')).toMatchObject({ Protanopia: '#0059ff', Deuteranopia: '#003dfb', Tritanopia: '#006b96' })
})

test('keeps the luminance of a colour where no cone tells colours apart', () => {
  expect(seen('#ff0000').Achromatopsia).toBe('#7f7f7f')
  expect(seen('#00ff00').Achromatopsia).toBe('#dcdcdc')
})

test('brings red and green of one lightness together for whom they are hard to tell apart', () => {
  const [red, green] = ['#c8452f', '#5f7d2a'] as const
  const apart = (name: string) => distance(labOf(seen(red)[name] as string), labOf(seen(green)[name] as string))
  const whole = distance(labOf(red), labOf(green))
  expect(apart('Deuteranopia')).toBeLessThan(whole / 2)
  expect(apart('Tritanopia')).toBeGreaterThan(whole / 2)
})

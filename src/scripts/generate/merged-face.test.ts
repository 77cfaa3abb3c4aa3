import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { beforeAll, expect, it } from 'vitest'
import { mergedFace, signsOf } from './merged-face.ts'

const letters = (set: string, characters: string) =>
  subsetFont(
    readFileSync(`node_modules/@fontsource-variable/newsreader/files/newsreader-${set}-wght-normal.woff2`),
    characters,
    { targetFormat: 'truetype', variationAxes: { wght: 400 } },
  )

let latin: Buffer
let others: Buffer
beforeAll(async () => {
  latin = await letters('latin', 'AB')
  others = await letters('latin-ext', 'Āā')
})

const widthsIn = (face: Buffer, characters: string) =>
  [...characters].map((character) => signsOf([face])(character)?.advanceWidth)

it('gives a face with signs of several, each as wide as it was, and no more than were asked for', () => {
  const merged = mergedFace(latin, 'Aā', signsOf([latin, others]))
  expect(widthsIn(merged, 'Aā')).toEqual([...widthsIn(latin, 'A'), ...widthsIn(others, 'ā')])
  expect(widthsIn(merged, 'BĀ')).toEqual([undefined, undefined])
})

it('takes a sign from the first face that has it, and leaves out what none has', async () => {
  const other = await letters('latin', 'A')
  const sign = signsOf([latin, other])('A')
  expect(sign).toBeDefined()
  expect(signsOf([latin])('Ω')).toBeUndefined()
  expect(widthsIn(mergedFace(latin, 'AΩ', signsOf([latin])), 'AΩ')).toEqual([sign?.advanceWidth, undefined])
})

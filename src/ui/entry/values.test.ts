import { expect, it } from 'vitest'
import { shareIn } from './values.tsx'

it('draws a share that is a number of the whole', () => {
  expect(['about half', '40 %', '5 to 15 per cent', 'Two thirds', 'up to 2.5 percent', '100 %'].map(shareIn)).toEqual([
    0.5,
    0.4,
    0.1,
    2 / 3,
    0.025,
    1,
  ])
})

it('draws none that is no number, or the share of something else', () => {
  const words = ['the rest', 'a handful', 'half the weight of the cheese', 'the other half', '300 %', '2 spoons', '']
  expect(words.map(shareIn)).toEqual(words.map(() => null))
})

import { expect, it } from 'vitest'
import { asList } from './as-list.ts'

it('is a list of what there is', () => {
  expect([[1, 2], [], 'one', '', 0, null, undefined].map(asList)).toEqual([[1, 2], [], ['one'], [''], [0], [], []])
})

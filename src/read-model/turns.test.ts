import { expect, it } from 'vitest'
import { takingTurns } from './turns.ts'

it('gives others their turn in work that goes on, and goes on before they have waited', async () => {
  const turn = takingTurns()
  let isHeard = false
  setImmediate(() => {
    isHeard = true
  })
  await turn()
  expect(isHeard, 'it has only begun').toBe(false)
  const began = performance.now()
  while (!isHeard) {
    if (performance.now() - began > 5000) throw new Error('Nobody else had a turn.')
    await turn()
  }
})

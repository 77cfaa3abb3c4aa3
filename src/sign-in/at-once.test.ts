import { expect, it } from 'vitest'
import { atOnce, TooBusy } from './at-once.ts'

/** Work that ends when it is told to. */
function held() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end: () => end() }
}

it('does so much at once, the rest in turn, and refuses more than may wait', async () => {
  const inTurn = atOnce({ most: 1, waiting: 1 })
  const [first, second] = [held(), held()]
  const order: string[] = []
  const one = inTurn(first.work).then(() => order.push('first'))
  const two = inTurn(second.work).then(() => order.push('second'))
  await expect(inTurn(async () => {})).rejects.toThrow(TooBusy)
  second.end()
  first.end()
  await Promise.all([one, two])
  expect(order).toEqual(['first', 'second'])
})

it('goes on after work that failed', async () => {
  const inTurn = atOnce({ most: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'yes')).toBe('yes')
})

import { expect, it, vi } from 'vitest'
import { batched, oncePer } from './batch.ts'

it('asks once for all that is asked for in a turn, and gives each its own', async () => {
  const asked: (readonly number[])[] = []
  const double = batched<number, number>(async (keys) => {
    asked.push(keys)
    return keys.map((key) => key * 2)
  })
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  expect(await double(5)).toBe(10)
  expect(asked).toEqual([[1, 2, 1], [5]])
})

it('tells everyone who asked of a failure, and asks again for the next', async () => {
  let fails = true
  const ask = batched<number, number>(async (keys) => {
    if (fails) throw new Error('away')
    return keys
  })
  const settled = await Promise.allSettled([ask(1), ask(2)])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask(3)).toBe(3)
})

it('asks for very many in several statements', async () => {
  const sizes: number[] = []
  const ask = batched<number, number>(async (keys) => {
    sizes.push(keys.length)
    return keys
  })
  const keys = Array.from({ length: 150 }, (_, key) => key)
  expect(await Promise.all(keys.map(ask))).toEqual(keys)
  expect(sizes).toEqual([64, 64, 22])
})

it('asks in one statement for what came while others were under way, and waits for none that takes long', async () => {
  const asked: { keys: readonly number[]; answer(): void }[] = []
  const ask = batched<number, number>(
    (keys) => new Promise((resolve) => asked.push({ keys, answer: () => resolve(keys) })),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const answers: Promise<number>[] = []
  for (const key of [1, 2, 3, 4]) {
    answers.push(ask(key))
    await turn()
  }
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2]])
  asked[1]?.answer()
  expect(await answers[1]).toBe(2)
  await turn()
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2], [3, 4]])
  answers.push(ask(5))
  await vi.waitUntil(() => asked.length === 4)
  for (const { answer } of asked) answer()
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5])
})

it('makes one thing for each owner and name', () => {
  let count = 0
  const number = oncePer((_owner: object, name: string) => `${name} ${++count}`)
  const [one, other] = [{}, {}]
  expect([number(one, 'a'), number(one, 'b'), number(other, 'a'), number(one, 'a')]).toEqual([
    'a 1',
    'b 2',
    'a 3',
    'a 1',
  ])
})

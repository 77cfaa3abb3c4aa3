import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { oneForEach, whileHeld } from './one-for-each.ts'

const [rose, lily] = [{ name: 'rose' }, { name: 'lily' }]

/** Makes objects of one field, and counts them. */
function counter() {
  let count = 0
  const make = ({ name }: typeof rose) => {
    count += 1
    return { of: name }
  }
  return { make, timesMade: () => count }
}

/** Frees what nobody holds. What was asked for in a turn of the event loop is held until it ends. */
async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc')
  await turn()
  runInNewContext('gc')()
}

it('makes one for each key, and keeps it', async () => {
  const { make, timesMade } = counter()
  const one = oneForEach(make)
  expect([one(rose), one(lily)]).toEqual([{ of: 'rose' }, { of: 'lily' }])
  await collect()
  one(rose)
  expect(timesMade()).toBe(2)
})

it('gives the same one as long as somebody holds it, and then makes another', async () => {
  const { make, timesMade } = counter()
  const one = whileHeld(() => make(rose))
  const holder: { one?: object } = { one: one() }
  await collect()
  expect(one()).toBe(holder.one)
  expect(timesMade()).toBe(1)
  delete holder.one
  await collect()
  expect(one()).toEqual({ of: 'rose' })
  expect(timesMade()).toBe(2)
})

import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { remember } from './memo.ts'

/** A database at a revision that the test moves. */
const databaseAt = (state: { revision: string | null }) =>
  ({ revisions: { of: () => state.revision } }) as unknown as Database

const counter = () => {
  let made = 0
  return { make: async () => ++made, made: () => made }
}

describe('what is remembered', () => {
  it('is made once per revision', async () => {
    const state = { revision: '1' }
    const database = databaseAt(state)
    const { make, made } = counter()
    await Promise.all([remember(database, 'flowers', 'key', make), remember(database, 'flowers', 'key', make)])
    expect(made()).toBe(1)
    state.revision = '2'
    expect(await remember(database, 'flowers', 'key', make)).toBe(2)
  })

  it('is nothing while the revision is not known', async () => {
    const { make, made } = counter()
    const database = databaseAt({ revision: null })
    await remember(database, 'flowers', 'key', make)
    await remember(database, 'flowers', 'key', make)
    expect(made()).toBe(2)
  })

  it('is no failure', async () => {
    const database = databaseAt({ revision: '1' })
    await expect(remember(database, 'flowers', 'key', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await remember(database, 'flowers', 'key', async () => 'back')).toBe('back')
  })

  it('ends somewhere: what was not asked for the longest is dropped', async () => {
    const database = databaseAt({ revision: '1' })
    const heavy = () => 3_000_000
    const { make, made } = counter()
    for (const key of ['a', 'b', 'a', 'c', 'd']) await remember(database, 'flowers', key, make, heavy)
    expect(made()).toBe(4)
    await remember(database, 'flowers', 'd', make, heavy)
    expect(made()).toBe(4)
    await remember(database, 'flowers', 'b', make, heavy)
    expect(made()).toBe(5)
  })
})

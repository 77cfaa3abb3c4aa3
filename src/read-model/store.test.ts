import { describe, expect, it } from 'vitest'
import { sourcesOf } from './parts.ts'
import { storeOf } from './store.ts'

/** Revisions that the test moves. */
const revisionsAt = (partRevisions: Record<string, string> | null) => {
  const state = { partRevisions, epoch: 0 }
  return {
    move: (next: Record<string, string> | null) => {
      state.partRevisions = next
      state.epoch += 1
    },
    of: (_: string, part: string) => (state.partRevisions ? (state.partRevisions[part] ?? '0') : null),
    areKnown: () => state.partRevisions !== null,
    epoch: () => state.epoch,
  }
}

const counter = () => {
  let count = 0
  return { make: async () => ++count, timesMade: () => count }
}

const entries = sourcesOf('flowers', ['entries'])
const options = { key: 'key', sources: entries }

describe('what is remembered', () => {
  it('is made once, until a part it was made from changes, and no other', async () => {
    const revisions = revisionsAt({ entries: '1', reads: '1' })
    const store = storeOf(revisions, 1e6)
    const { make, timesMade } = counter()
    await Promise.all([store.remember(options, make), store.remember(options, make)])
    revisions.move({ entries: '1', reads: '2' })
    expect(await store.remember(options, make)).toBe(1)
    expect(store.get('key')).toBe(1)
    revisions.move({ entries: '2', reads: '2' })
    expect(store.get('key')).toBeUndefined()
    expect(await store.remember(options, make)).toBe(2)
    expect(timesMade()).toBe(2)
  })

  it('is kept from the second time that it is asked for, where it is cheap to make', async () => {
    const revisions = revisionsAt({ entries: '1' })
    const store = storeOf(revisions, 1e6)
    const { make, timesMade } = counter()
    const cheap = { ...options, isCheap: true }
    expect(await store.remember(cheap, make)).toBe(1)
    expect(store.has('key')).toBe(false)
    expect(await store.remember(cheap, make)).toBe(2)
    expect(await store.remember(cheap, make)).toBe(2)
    // Once kept, it is worth keeping anew.
    revisions.move({ entries: '2' })
    expect(await store.remember(cheap, make)).toBe(3)
    expect(await store.remember(cheap, make)).toBe(3)
    expect(timesMade()).toBe(3)
  })

  it('is made once for all who ask while it is made, and then kept, however cheap', async () => {
    const store = storeOf(revisionsAt({ entries: '1' }), 1e6)
    const { make, timesMade } = counter()
    const cheap = { ...options, isCheap: true }
    await Promise.all([store.remember(cheap, make), store.remember(cheap, make)])
    expect(store.get('key')).toBe(1)
    expect(timesMade()).toBe(1)
  })

  it('is of the revision at which it was begun', async () => {
    const revisions = revisionsAt({ entries: '1' })
    const store = storeOf(revisions, 1e6)
    let finish = (_: string) => {}
    const begun = store.remember(options, () => new Promise<string>((resolve) => (finish = resolve)))
    revisions.move({ entries: '2' })
    finish('old')
    await begun
    expect(await store.remember(options, async () => 'new')).toBe('new')
  })

  it('is not kept where everything was dropped while it was made', async () => {
    const store = storeOf(revisionsAt({ entries: '1' }), 1e6)
    let finish = (_: string) => {}
    const begun = store.remember(options, () => new Promise<string>((resolve) => (finish = resolve)))
    store.clear()
    finish('old')
    await begun
    expect(await store.remember(options, async () => 'new')).toBe('new')
  })

  it('is of its day', async () => {
    const store = storeOf(revisionsAt({}), 1e6)
    await store.remember({ ...options, period: '1' }, async () => 'today')
    expect(store.get('key', '1')).toBe('today')
    expect(store.get('key', '2')).toBeUndefined()
    expect(await store.remember({ ...options, period: '2' }, async () => 'tomorrow')).toBe('tomorrow')
  })

  it('is nothing from the moment on at which revisions are no longer followed, and all of it once they are again', async () => {
    let isFollowed = true
    const store = storeOf({ epoch: () => 0, of: () => (isFollowed ? '1' : null), areKnown: () => isFollowed }, 1e6)
    await store.remember(options, async () => 'kept')
    isFollowed = false
    expect(store.get('key')).toBeUndefined()
    expect(await store.remember(options, async () => 'new')).toBe('new')
    isFollowed = true
    expect(store.get('key')).toBe('kept')
  })

  it('is nothing while the revision is not known, and nothing where there is no room', async () => {
    const { make, timesMade } = counter()
    for (const store of [storeOf(revisionsAt(null), 1e6), storeOf(revisionsAt({}), 0)]) {
      await store.remember(options, make)
      await store.remember(options, make)
    }
    expect(timesMade()).toBe(4)
  })

  it('is no failure', async () => {
    const store = storeOf(revisionsAt({}), 1e6)
    await expect(store.remember(options, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await store.remember(options, async () => 'back')).toBe('back')
  })

  it('ends somewhere: what was not asked for the longest is dropped', async () => {
    const store = storeOf(revisionsAt({}), 100_000)
    const { make, timesMade } = counter()
    const ask = (key: string) => store.remember({ key, sources: entries, weigh: () => 30_000 }, make)
    for (const key of ['a', 'b', 'a', 'c', 'd']) await ask(key)
    expect(timesMade()).toBe(4)
    await ask('a')
    expect(timesMade()).toBe(4)
    await ask('b')
    expect(timesMade()).toBe(5)
    expect(store.bytes()).toBeLessThanOrEqual(100_000)
  })

  it('is weighed anew when it has grown', async () => {
    const store = storeOf(revisionsAt({}), 1e6)
    const value = { bytes: 1000 }
    await store.remember({ ...options, weigh: ({ bytes }: typeof value) => bytes }, async () => value)
    const before = store.bytes()
    value.bytes = 5000
    store.reweigh('key')
    expect(store.bytes() - before).toBe(4000)
    store.clear()
    expect(store.bytes()).toBe(0)
  })

  it('tells how often it was looked for, and was there', async () => {
    const store = storeOf(revisionsAt({ entries: '1' }), 1e6)
    expect(store.lookups()).toEqual({ hits: 0, misses: 0 })
    store.get('key')
    await store.remember(options, async () => 1)
    store.get('key')
    store.get('key', '2027-01-01')
    expect(store.lookups()).toEqual({ hits: 1, misses: 3 })
  })

  it('weighs its key, its stamp and its sources beside itself', () => {
    const weightOf = (key: string, revision: string, sources = entries) => {
      const store = storeOf(revisionsAt({ entries: revision, reads: revision }), 1e6)
      store.put({ key, sources }, 1)
      return store.bytes()
    }
    const least = weightOf('key', '1')
    expect(weightOf('a longer key', '1') - least).toBe('a longer key'.length - 'key'.length)
    expect(weightOf('ключ', '1') - least).toBe(2 * 'ключ'.length - 'key'.length)
    expect(weightOf('key', '1000') - least).toBe(3)
    expect(weightOf('key', '1', sourcesOf('flowers', ['entries', 'reads'])) - least).toBe(8 + '1 '.length)
  })

  it('is there for who asks whether anything is kept, good or not, until all is dropped', async () => {
    const revisions = revisionsAt({ entries: '1' })
    const store = storeOf(revisions, 1e6)
    expect(store.has('key')).toBe(false)
    store.put(options, 1)
    revisions.move({ entries: '2' })
    expect([store.has('key'), store.get('key')]).toEqual([true, undefined])
    store.clear()
    expect([store.has('key'), store.bytes()]).toEqual([false, 0])
  })

  it('is handed to who makes it anew, as it was before its sources changed', async () => {
    const revisions = revisionsAt({ entries: '1' })
    const store = storeOf(revisions, 1e6)
    await store.remember(options, async () => 'old')
    revisions.move({ entries: '2' })
    expect(await store.remember(options, async (stale?: string) => `${stale} and new`)).toBe('old and new')
  })
})

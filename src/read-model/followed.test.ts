import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fewDatabases, revisionOf } from '#test/few-databases.ts'
import { type Followed, follow } from './followed.ts'
import { type WatchedRevisions, watchRevisions } from './revision.ts'

const address = 'postgres://replica'

let world: ReturnType<typeof fewDatabases>
let revisions: WatchedRevisions
let followed: Followed

/** Time passes. */
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The pause between two questions of a waiting statement, which the test's clock does not shorten. */
const pauses = () => sleep(12)

/** The result of work within the time that it may take. */
async function outcome<T>(work: Promise<T>, ms = 4000): Promise<T | string> {
  const settled = work.catch((error: Error) => error.message)
  await passed(ms)
  return settled
}

beforeEach(async () => {
  vi.useFakeTimers()
  world = fewDatabases(address)
  Object.assign(world.at(address), { revisions: [revisionOf(7)], answer: () => [{ rose: 1 }] })
  revisions = watchRevisions(null, () => true)
  followed = follow(address, 'replica 1', revisions)
  await passed(1)
  await followed.ready
})
afterEach(async () => {
  const closing = followed.close()
  await passed(10_000)
  await closing
  await revisions.close()
  world.restore()
  vi.useRealTimers()
})

describe('a database that is there', () => {
  it('tells which revisions it has, and lacks none of its own', () => {
    expect(revisions.of('flowers', 'entries')).toBe('7')
    expect([followed.isHere(), followed.isCurrent(), followed.isBehind(), followed.lagSeconds()]).toEqual([
      true,
      true,
      false,
      0,
    ])
    expect(followed.replayedAt()).toBeNull()
  })

  it('is asked again every second, and what it then has is known', async () => {
    const replayedAt = new Date('2026-11-23T10:00:00Z')
    Object.assign(world.at(address), { revisions: [revisionOf(8)], replayedAt })
    await passed(900)
    expect(revisions.of('flowers', 'entries')).toBe('7')
    await passed(200)
    expect(revisions.of('flowers', 'entries')).toBe('8')
    expect(followed.replayedAt()).toEqual(replayedAt)
  })

  it('answers, and is asked for its revisions after each answer', async () => {
    world.at(address).answer = () => {
      world.at(address).revisions = [revisionOf(9)]
      return [{ rose: 2 }]
    }
    expect(await outcome(followed.run({ text: 'a rose' }), 10)).toEqual([{ rose: 2 }])
    expect(revisions.of('flowers', 'entries')).toBe('9')
  })

  it('passes on what is wrong with a statement, and stays', async () => {
    world.at(address).answer = () => {
      throw new Error('no such column')
    }
    expect(await outcome(followed.run({ text: 'a rose' }), 10)).toBe('no such column')
    expect(followed.isHere()).toBe(true)
  })
})

describe('a database that lacks what is known', () => {
  it('is not current, and after three tenths of a second behind', async () => {
    revisions.learn([revisionOf(8)])
    expect(followed.isCurrent()).toBe(false)
    expect(followed.isBehind()).toBe(false)
    await passed(2100)
    expect(followed.isBehind()).toBe(true)
    expect(followed.lagSeconds()).toBeGreaterThan(1)
    world.at(address).revisions = [revisionOf(8)]
    await passed(1100)
    expect([followed.isCurrent(), followed.isBehind(), followed.lagSeconds()]).toEqual([true, false, 0])
  })

  it('catches up while somebody waits, as soon as it has it', async () => {
    revisions.learn([revisionOf(8)])
    const caught = followed.catchUp()
    await passed(50)
    world.at(address).revisions = [revisionOf(8)]
    expect(await outcome(caught, 20)).toBe(true)
  })

  it('is waited for no longer than three tenths of a second', async () => {
    revisions.learn([revisionOf(8)])
    let isOver = false
    const caught = followed.catchUp().finally(() => {
      isOver = true
    })
    await passed(299)
    await pauses()
    expect(isOver).toBe(false)
    await passed(2)
    expect(await caught).toBe(false)
  })

  it('need not have what was published while somebody waits', async () => {
    revisions.learn([revisionOf(8)])
    const caught = followed.catchUp()
    revisions.learn([revisionOf(9)])
    world.at(address).revisions = [revisionOf(8)]
    expect(await outcome(caught, 20)).toBe(true)
    expect(followed.isCurrent()).toBe(false)
  })

  it('is measured by what it lacked first: what comes meanwhile begins anew', async () => {
    revisions.learn([revisionOf(8)])
    await passed(2900)
    expect(followed.lagSeconds()).toBeGreaterThan(1.5)
    revisions.learn([revisionOf(9)])
    await passed(1000)
    expect(followed.lagSeconds()).toBeGreaterThan(2.5)
    world.at(address).revisions = [revisionOf(8)]
    await passed(1000)
    expect(followed.isCurrent()).toBe(false)
    expect(followed.lagSeconds()).toBeLessThan(1)
  })

  it('lacks a part that it has never heard of', async () => {
    revisions.learn([revisionOf(1, 'flowers', 'card')])
    expect(followed.isCurrent()).toBe(false)
    expect(await outcome(followed.catchUp())).toBe(false)
  })

  it('has a revision that is higher, however many digits it has', async () => {
    revisions.learn([revisionOf('99999999999999999999')])
    world.at(address).revisions = [revisionOf('100000000000000000000')]
    expect(await outcome(followed.catchUp(), 20)).toBe(true)
  })
})

describe('a database that goes away', () => {
  it('fails what is asked of it at once, and is away until it answers again', async () => {
    world.at(address).state = 'silent'
    const asked = outcome(followed.run({ text: 'a rose' }), 1)
    await passed(1)
    world.cut(address)
    expect(await asked).toBe('cut')
    expect(followed.isHere()).toBe(false)
    expect(followed.replayedAt()).toBeNull()
    expect(await outcome(followed.catchUp(), 1600)).toBe(false)
    world.at(address).state = 'here'
    await passed(1100)
    expect([followed.isHere(), followed.isCurrent()]).toEqual([true, true])
  })

  it('may come back as another server at the same address, which is then the one', async () => {
    expect(await outcome(followed.run({ text: 'a rose' }), 10)).toEqual([{ rose: 1 }])
    world.cut(address)
    Object.assign(world.at(address), { state: 'here', began: 'later' })
    await passed(2100)
    expect(await outcome(followed.run({ text: 'a rose' }), 10)).toEqual([{ rose: 1 }])
  })

  it('is refused where statements would reach another server than the one that is followed', async () => {
    world.at(address).began = 'another'
    expect(await outcome(followed.run({ text: 'a rose' }), 10)).toBe(
      'Connection terminated: the address leads to another server than before',
    )
  })
})

it('is asked nothing more once it is closed', async () => {
  await outcome(followed.close(), 10)
  world.at(address).revisions = [revisionOf(9)]
  await passed(5000)
  expect(revisions.of('flowers', 'entries')).toBe('7')
  expect(world.connections(address)).toBe(0)
})

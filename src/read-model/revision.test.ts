import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fewDatabases, revisionOf } from '#test/few-databases.ts'
import { type WatchedRevisions, watchRevisions } from './revision.ts'

const primary = 'postgres://primary'
let world: ReturnType<typeof fewDatabases>
const watching: WatchedRevisions[] = []

const watch = (isFollowed?: () => boolean): WatchedRevisions => {
  const revisions = watchRevisions(primary, isFollowed)
  watching.push(revisions)
  return revisions
}

beforeEach(() => {
  vi.useFakeTimers()
  world = fewDatabases(primary)
  world.at(primary).revisions = [revisionOf(7)]
})
afterEach(async () => {
  await Promise.all(watching.splice(0).map((one) => one.close()))
  world.restore()
  vi.useRealTimers()
})

it('knows nothing until the database has told it, and then what every part is at', async () => {
  const revisions = watch()
  expect([revisions.areKnown(), revisions.of('flowers', 'entries')]).toEqual([false, null])
  await revisions.ready()
  expect([revisions.areKnown(), revisions.of('flowers', 'entries')]).toEqual([true, '7'])
  expect(revisions.of('flowers', 'card'), 'never changed').toBe('0')
})

it('hears of what is published as it is committed, and of nothing older than what it knows', async () => {
  const revisions = watch()
  await revisions.ready()
  const epoch = revisions.epoch()
  world.notify(primary, 'flowers entries 10')
  expect(revisions.of('flowers', 'entries')).toBe('10')
  expect(revisions.epoch()).toBeGreaterThan(epoch)
  const currentEpoch = revisions.epoch()
  world.notify(primary, 'flowers entries 9')
  world.notify(primary, 'flowers')
  expect(revisions.of('flowers', 'entries')).toBe('10')
  expect(revisions.epoch()).toBe(currentEpoch)
})

it('tells many changes in a row as one, a moment after', async () => {
  const revisions = watch()
  await revisions.ready()
  const told: string[] = []
  revisions.onGrown((service, part) => told.push(`${service} ${part}`))
  for (const number of [8, 9, 10]) world.notify(primary, `flowers entries ${number}`)
  world.notify(primary, 'food card 1')
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual(['flowers entries', 'food card'])
  world.notify(primary, 'flowers entries 11')
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveLength(3)
})

it('knows nothing while the connection is broken, and asks again every second until it is back', async () => {
  const revisions = watch()
  await revisions.ready()
  const epoch = revisions.epoch()
  world.cut(primary)
  expect(revisions.of('flowers', 'entries')).toBeNull()
  expect(revisions.epoch()).toBeGreaterThan(epoch)
  await vi.advanceTimersByTimeAsync(2500)
  expect(revisions.of('flowers', 'entries')).toBeNull()
  Object.assign(world.at(primary), { state: 'here', revisions: [revisionOf(8)] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(revisions.of('flowers', 'entries')).toBe('8')
})

it('still knows what it heard while a database is asked for it again and again', async () => {
  let isFollowed = true
  const revisions = watch(() => isFollowed)
  await revisions.ready()
  world.cut(primary)
  expect([revisions.areKnown(), revisions.of('flowers', 'entries')]).toEqual([true, '7'])
  isFollowed = false
  expect([revisions.areKnown(), revisions.of('flowers', 'entries')]).toEqual([false, null])
})

it('notices a database that fell silent', async () => {
  const revisions = watch()
  await revisions.ready()
  await vi.advanceTimersByTimeAsync(15_000 + 5000)
  expect(revisions.of('flowers', 'entries'), 'it answers').toBe('7')
  world.at(primary).state = 'silent'
  await vi.advanceTimersByTimeAsync(15_000 + 5000)
  expect(revisions.of('flowers', 'entries')).toBeNull()
})

it('learns from any database that is read, and says what one lacks', () => {
  const revisions = watchRevisions(null, () => true)
  watching.push(revisions)
  expect(revisions.of('flowers', 'entries')).toBeNull()
  revisions.learn([revisionOf(9), revisionOf('100', 'food')])
  revisions.learn([revisionOf(8)])
  expect([revisions.of('flowers', 'entries'), revisions.of('food', 'entries')]).toEqual(['9', '100'])
  expect(revisions.beyond([revisionOf(9)])).toEqual([revisionOf('100', 'food')])
  expect(revisions.beyond([revisionOf(10), revisionOf(99, 'food')])).toEqual([revisionOf('100', 'food')])
  expect(revisions.beyond([revisionOf(9), revisionOf(100, 'food')])).toEqual([])
})

it('is ready after the first attempt, whether it succeeds or not, and leaves no connection open', async () => {
  world.at(primary).state = 'away'
  const revisions = watch()
  await revisions.ready()
  expect(revisions.of('flowers', 'entries')).toBeNull()
  world.at(primary).state = 'here'
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.connections(primary)).toBe(1)
  await revisions.close()
  expect(world.connections(primary)).toBe(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(world.connections(primary)).toBe(0)
})

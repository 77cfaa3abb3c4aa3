import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fewDatabases, revisionOf } from '#test/few-databases.ts'
import { type Replicated, readReplicas } from './replicas.ts'

const [primary, first, second] = ['postgres://primary', 'postgres://first', 'postgres://second'] as const
const all = [primary, first, second]

let world: ReturnType<typeof fewDatabases>
const reading: Replicated[] = []

/** Readers of these databases, which begin with the first replica, once they have looked at each. */
async function readers(
  from: string | null = primary,
  replicas: readonly string[] = [first, second],
): Promise<Replicated> {
  const read = readReplicas(from, replicas)
  reading.push(read)
  const ready = read.revisions.ready()
  await vi.advanceTimersByTimeAsync(10)
  await ready
  return read
}

/** Waits until a question is settled, however long it takes. */
async function soon<T>(work: Promise<T>): Promise<T> {
  const settled = work.then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(3000)
  const outcome = await settled
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

const question = { text: 'select a rose' }

/** The name of the database that answered. */
const whoAnswers = async (read: Replicated): Promise<string | undefined> =>
  (await soon(read.ask<{ at: string }>(question)))[0]?.at

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  world = fewDatabases(...all)
  for (const address of all)
    Object.assign(world.at(address), { revisions: [revisionOf(7)], answer: () => [{ at: address }] })
})
afterEach(async () => {
  const closing = Promise.all(reading.splice(0).map((one) => one.close()))
  await vi.advanceTimersByTimeAsync(10_000)
  await closing
  world.restore()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('reads of a replica that has all that is known, and writes to the primary alone', async () => {
  const read = await readers()
  expect(await whoAnswers(read)).toBe(first)
  expect(await soon(read.tell(question))).toEqual([{ at: primary }])
  expect(read.hasPrimary()).toBe(true)
  expect(read.standing()).toMatchObject({
    reads_from: 'replica 1',
    is_fallback: false,
    primary: 'here',
    is_up_to_date: true,
    replicas: [
      { name: 'replica 1', state: 'current', lag_seconds: 0 },
      { name: 'replica 2', state: 'current', lag_seconds: 0 },
    ],
  })
})

it('begins with another replica in another process', async () => {
  vi.mocked(Math.random).mockReturnValue(0.9)
  expect(await whoAnswers(await readers())).toBe(second)
})

it('leaves a replica that is away, and comes back to it', async () => {
  const read = await readers()
  world.cut(first)
  expect(await whoAnswers(read)).toBe(second)
  expect(read.standing().replicas[0]).toMatchObject({ state: 'away', lag_seconds: null })
  world.at(first).state = 'here'
  await vi.advanceTimersByTimeAsync(2500)
  expect(await whoAnswers(read)).toBe(first)
})

it('never answers with what is older than what was answered before', async () => {
  const read = await readers()
  // The second replica has a revision that the first lacks, and the primary has told of it.
  for (const address of [primary, second]) world.at(address).revisions = [revisionOf(8)]
  world.notify(primary, 'flowers entries 8')
  expect(await whoAnswers(read)).toBe(primary)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await whoAnswers(read)).toBe(second)
  expect(read.standing().replicas[0]).toMatchObject({ state: 'behind' })
  expect(read.standing().replicas[0]?.lag_seconds).toBeGreaterThan(0.3)
})

it('waits a moment for a replica that is about to have it', async () => {
  const read = await readers(primary, [first])
  world.at(primary).revisions = [revisionOf(8)]
  world.notify(primary, 'flowers entries 8')
  const asked = read.ask<{ at: string }>(question)
  await vi.advanceTimersByTimeAsync(100)
  world.at(first).revisions = [revisionOf(8)]
  expect((await soon(asked))[0]?.at).toBe(first)
})

it('asks the primary where no replica has it', async () => {
  const read = await readers(primary, [first])
  world.at(primary).revisions = [revisionOf(8)]
  world.notify(primary, 'flowers entries 8')
  expect(await whoAnswers(read)).toBe(primary)
  await vi.advanceTimersByTimeAsync(2000)
  expect(read.standing()).toMatchObject({ reads_from: 'primary', is_fallback: true })
})

it('asks the next where one fails to answer, and says what failed where none does', async () => {
  const read = await readers()
  world.at(first).answer = () => {
    throw new Error('disk full')
  }
  expect(await whoAnswers(read)).toBe(second)
  for (const address of [primary, second]) world.at(address).answer = world.at(first).answer
  await expect(soon(read.ask(question))).rejects.toThrow('disk full')
})

it('answers from replicas while the primary is away, and says that nobody can tell whether that is all', async () => {
  const read = await readers()
  world.cut(primary)
  expect(await whoAnswers(read)).toBe(first)
  expect(read.hasPrimary()).toBe(false)
  expect(read.standing()).toMatchObject({ primary: 'away', is_up_to_date: null, reads_from: 'replica 1' })
})

it('reads of replicas without a primary, and writes nothing', async () => {
  const read = await readers(null)
  expect(await whoAnswers(read)).toBe(first)
  expect(read.standing()).toMatchObject({ primary: 'not set' })
  await expect(read.tell(question)).rejects.toMatchObject({ code: '08001' })
  for (const address of [first, second]) world.cut(address)
  await expect(soon(read.ask(question))).rejects.toMatchObject({ code: '08001' })
  expect(read.standing().reads_from).toBeNull()
})

it('notices a replica that fell silent, and fails what was asked of it', async () => {
  const read = await readers(primary, [first])
  world.at(first).state = 'silent'
  const asked = read.ask<{ at: string }>(question)
  await vi.advanceTimersByTimeAsync(1000)
  world.cut(first)
  expect((await soon(asked))[0]?.at).toBe(primary)
})

it('refuses another server at the same address until it has looked at it', async () => {
  const read = await readers(primary, [first])
  world.at(first).began = 'another'
  expect(await whoAnswers(read)).toBe(primary)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await whoAnswers(read)).toBe(first)
})

it('says when the last change that a replica has was made', async () => {
  world.at(first).replayedAt = new Date('2026-11-23T11:59:00Z')
  const read = await readers()
  expect(read.standing().replicas.map((one) => one.replayed_at)).toEqual(['2026-11-23T11:59:00.000Z', null])
})

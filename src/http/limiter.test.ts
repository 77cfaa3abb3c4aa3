import { expect, it } from 'vitest'
import { type Allowance, type Limiter, limiter, type Tell } from './limiter.ts'

/** The answer of a limiter that counts alone, which is never a promise. */
const taken = (alone: Limiter, client: string, nowMs: number): Allowance => {
  const allowance = alone.take(client, nowMs)
  if (allowance === undefined || allowance instanceof Promise) throw new Error('It should have been known.')
  return allowance
}

/** The counts that all limiters share, like the table of the database. */
function common(): { tell: Tell; sums: Map<string, number> } {
  const sums = new Map<string, number>()
  const tell: Tell = async (tallies) =>
    tallies.map(({ client, endsMs, used }) => {
      const key = `${client} ${endsMs}`
      sums.set(key, (sums.get(key) ?? 0) + used)
      return sums.get(key) as number
    })
  return { tell, sums }
}

it('lets a client make so many requests in a minute that ends at a second of its own', () => {
  const alone = limiter(2)
  const { remaining, resetSeconds, refused } = taken(alone, 'a', 0)
  expect([remaining, refused]).toEqual([1, false])
  expect(resetSeconds).toBeGreaterThan(0)
  expect(resetSeconds).toBeLessThanOrEqual(60)
  const endsMs = resetSeconds * 1000
  expect(taken(alone, 'a', endsMs - 1500)).toMatchObject({ remaining: 0, resetSeconds: 2, refused: false })
  expect(taken(alone, 'a', endsMs - 1500)).toMatchObject({ remaining: 0, resetSeconds: 2, refused: true })
  expect(taken(alone, 'b', endsMs - 1500).refused).toBe(false)
  expect(taken(alone, 'a', endsMs)).toMatchObject({ remaining: 1, resetSeconds: 60, refused: false })
  expect(taken(alone, 'b', 0).resetSeconds, 'clients do not come back all at once').not.toBe(resetSeconds)
})

it('limits nobody at 0, and nobody who cannot be told apart', () => {
  expect(limiter(0).take('a', 0)).toBeUndefined()
  expect(limiter(1).take('', 0)).toBeUndefined()
})

it('forgets who came first when too many come, and never grows without bound', () => {
  const alone = limiter(1)
  taken(alone, 'first', 0)
  for (let client = 0; client < 50_000; client++) taken(alone, `client ${client}`, 0)
  expect(taken(alone, 'client 49999', 0).refused).toBe(true)
  expect(taken(alone, 'first', 0).refused).toBe(false)
})

it('lets through the limit and a twentieth for each reader at most, however requests are spread over them', async () => {
  const { tell } = common()
  const readers = [1, 2, 3].map(() => limiter(600, tell))
  const spread: readonly ((turn: number) => number)[] = [(turn) => turn % 3, (turn) => Math.floor(turn / 500) % 3]
  for (const [client, readerOf] of spread.entries()) {
    const takes = Array.from({ length: 3000 }, (_, turn) => readers[readerOf(turn)]?.take(String(client), 0))
    const allowances = await Promise.all(takes)
    const through = allowances.filter((allowance) => !allowance?.refused).length
    expect(through).toBeGreaterThanOrEqual(600)
    expect(through).toBeLessThanOrEqual(600 + 3 * 30)
  }
})

it('lets through the limit and no more where there is one reader, and says truly what is left', async () => {
  const { tell, sums } = common()
  const one = limiter(600, tell)
  for (let turn = 1; turn <= 600; turn++)
    expect(await one.take('a', 0)).toMatchObject({ remaining: 600 - turn, refused: false })
  expect(await one.take('a', 0)).toMatchObject({ remaining: 0, refused: true })
  expect([...sums.values()]).toEqual([600])
})

it('tells nothing of clients who ask little, and of busy ones many requests at a time', async () => {
  let told = 0
  const counting: Tell = async (tallies) => {
    told += tallies.length
    return tallies.map(({ used }) => used)
  }
  const one = limiter(600, counting)
  for (let client = 0; client < 1000; client++) for (let turn = 0; turn < 14; turn++) await one.take(`${client}`, 0)
  expect(told).toBe(0)
  for (let turn = 0; turn < 1000; turn++) await one.take('busy', 0)
  expect(told).toBeLessThanOrEqual(40)
})

it('counts by itself while nobody can be told, without waiting for it each time', async () => {
  for (const tell of [async () => Promise.reject(new Error('away')), () => new Promise<number[]>(() => {})]) {
    const one = limiter(100, tell)
    const begin = performance.now()
    let through = 0
    for (let turn = 0; turn < 200; turn++) if (!(await one.take('a', 0))?.refused) through += 1
    expect(through).toBe(100)
    expect(performance.now() - begin).toBeLessThan(5000)
  }
})

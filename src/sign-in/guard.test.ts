/** How often sign-in may be tried, and whom failures keep out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fewPeople, secret } from '#test/few-people.ts'
import { mayMail, tryCode, tryForgotten, tryLink, tryPresentPassword, trySignIn } from './guard.ts'
import { forgive, giveBack, type LimitReached, take, tries } from './limits.ts'

const noon = new Date('2026-11-23T12:00:00Z').getTime()
const quarterMs = 15 * 60_000

beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** How many tries are taken before one is refused. */
async function takenBefore(attempt: () => Promise<LimitReached>, most = 2000): Promise<number> {
  for (let count = 0; count < most; count++) if (await attempt()) return count
  return most
}

describe('a limit', () => {
  const { execute, tables } = fewPeople([])
  const limit = { key: 'a', most: 2, seconds: 60 }
  beforeEach(() => tables.limits.clear())

  it('refuses what is more than it allows, and says for how long', async () => {
    expect(await take(execute, [limit])).toBeUndefined()
    vi.setSystemTime(noon + 20_500)
    expect(await take(execute, [limit])).toBeUndefined()
    expect(await take(execute, [limit])).toEqual({ seconds: 40 })
  })

  it('begins anew when its window has closed', async () => {
    for (let count = 0; count < 5; count++) await take(execute, [limit])
    vi.setSystemTime(noon + 60_000)
    expect(await take(execute, [limit])).toBeUndefined()
    expect(await tries(execute, 'a')).toBe(1)
  })

  it('among others says how long the longest is closed, and one second at least', async () => {
    const others = [limit, { key: 'b', most: 1, seconds: 600 }, { key: 'c', most: 9, seconds: 6000 }]
    for (let count = 0; count < 2; count++) await take(execute, others)
    expect(await take(execute, others)).toEqual({ seconds: 600 })
    vi.setSystemTime(noon + 599_999)
    expect(await take(execute, [others[1] ?? limit])).toEqual({ seconds: 1 })
  })

  it('counts in one order, whichever is named first', async () => {
    const asked: string[] = []
    const told: typeof execute = async (text, values = []) => {
      asked.push(String(values[0]))
      return execute(text, values)
    }
    await take(told, [{ key: 'b', most: 1, seconds: 1 }, limit])
    expect(JSON.parse(asked[0] ?? '').map(({ key }: { key: string }) => key)).toEqual(['a', 'b'])
  })

  it('gives a try back, forgets all of them, and counts nothing where there is none', async () => {
    await take(execute, [limit])
    await giveBack(execute, ['a', 'b'])
    expect(await tries(execute, 'a')).toBe(0)
    await giveBack(execute, ['a'])
    expect(await tries(execute, 'a')).toBe(0)
    await take(execute, [limit])
    await forgive(execute, ['a'])
    expect([await tries(execute, 'a'), await take(execute, [])]).toEqual([0, undefined])
  })
})

describe('a try to sign in', () => {
  const one = { address: '192.0.2.1', email: 'ann@example.org', device: undefined }
  const ground = () => fewPeople([])
  const attempt =
    ({ execute }: ReturnType<typeof fewPeople>, given: object = {}) =>
    async () =>
      (await trySignIn(execute, secret, { ...one, ...given })).refused

  it('fails five times from a place in a quarter of an hour, and again after it', async () => {
    const there = ground()
    expect(await takenBefore(attempt(there))).toBe(5)
    vi.setSystemTime(noon + quarterMs)
    expect(await takenBefore(attempt(there))).toBe(5)
  })

  it('is the same account however the address is typed', async () => {
    const there = ground()
    expect(await takenBefore(attempt(there))).toBe(5)
    expect(await attempt(there, { email: ' ANN@example.org ' })()).toBeDefined()
    expect(await attempt(there, { email: 'ben@example.org' })()).toBeUndefined()
  })

  it('of a stranger keeps nobody out elsewhere, and nowhere in a browser that is known', async () => {
    const there = ground()
    await takenBefore(attempt(there))
    expect(await attempt(there, { address: '198.51.100.7' })()).toBeUndefined()
    expect(await attempt(there, { device: 'd-1' })()).toBeUndefined()
    expect(await takenBefore(attempt(there, { device: 'd-1' }))).toBe(9)
    expect(await attempt(there, { device: 'd-2' })()).toBeUndefined()
  })

  it('from one place has twenty failures for all accounts', async () => {
    const there = ground()
    let count = 0
    expect(await takenBefore(() => attempt(there, { email: `${count++}@example.org` })())).toBe(20)
  })

  it('has two a place while many places try one account', async () => {
    const there = ground()
    for (let place = 0; place < 51; place++) await attempt(there, { address: `203.0.113.${place}` })()
    expect(await takenBefore(attempt(there, { address: '198.51.100.7' }))).toBe(2)
    expect(await takenBefore(attempt(there, { email: 'ben@example.org', address: '198.51.100.8' }))).toBe(5)
  })

  it('has an end for one account, wherever it is tried from', async () => {
    const there = ground()
    let place = 0
    expect(await takenBefore(() => attempt(there, { address: `2001:db8:${place++}` })())).toBe(1000)
  })

  it('that was right counts for nothing, and what failed before it from there is forgotten', async () => {
    const there = ground()
    for (let count = 0; count < 4; count++) await attempt(there)()
    const { right } = await trySignIn(there.execute, secret, one)
    await right()
    expect(await takenBefore(attempt(there)), 'the pair begins anew').toBe(5)
    const deviceAttempt = await trySignIn(there.execute, secret, { ...one, device: 'd-1' })
    for (let count = 0; count < 9; count++) await attempt(there, { device: 'd-1' })()
    await deviceAttempt.right()
    expect(await takenBefore(attempt(there, { device: 'd-1' }))).toBe(10)
  })

  it('is counted under no address of a person', async () => {
    const there = ground()
    await attempt(there)()
    await mayMail(there.execute, secret, one.email)
    expect([...there.tables.limits.keys()].join(' ')).not.toMatch(/ann|example/)
  })
})

describe('other tries', () => {
  it('of codes are ten, in a known browser for itself', async () => {
    const { execute } = fewPeople([])
    const attempt = (id: number, device?: string) => async () => (await tryCode(execute, id, device)).refused
    expect(await takenBefore(attempt(7))).toBe(10)
    expect(await takenBefore(attempt(7, 'd-1'))).toBe(10)
    expect(await takenBefore(attempt(8))).toBe(10)
    await (await tryCode(execute, 7, undefined)).right()
    expect(await attempt(7)()).toBeUndefined()
    expect(await attempt(7, 'd-1')()).toBeDefined()
  })

  it('of the present password are ten a session', async () => {
    const { execute } = fewPeople([])
    const attempt = (id: string) => async () => (await tryPresentPassword(execute, id)).refused
    expect([await takenBefore(attempt('a')), await takenBefore(attempt('b'))]).toEqual([10, 10])
    await (await tryPresentPassword(execute, 'a')).right()
    expect(await takenBefore(attempt('a'))).toBe(10)
  })

  it('of links are thirty a place, and of what was forgotten ten an hour', async () => {
    const { execute } = fewPeople([])
    expect(await takenBefore(() => tryLink(execute, 'a'))).toBe(30)
    expect(await takenBefore(() => tryForgotten(execute, 'a'))).toBe(10)
    vi.setSystemTime(noon + quarterMs)
    expect(await tryLink(execute, 'a')).toBeUndefined()
    expect(await tryForgotten(execute, 'a')).toEqual({ seconds: 2700 })
  })

  it('send three mails an hour to one address', async () => {
    const { execute } = fewPeople([])
    const may = (email: string) => mayMail(execute, secret, email)
    expect([await may('a@b.c'), await may('A@b.c '), await may('a@b.c'), await may('a@b.c')]).toEqual([
      ...[true, true, true, false],
    ])
    expect(await may('b@b.c')).toBe(true)
  })
})

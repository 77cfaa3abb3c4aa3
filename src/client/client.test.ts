/** A client with prepared answers. test/integration/clients.test.ts tests it against a running server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf, OctavoError } from './client.mjs'

type Asked = { url: string; headers: Record<string, string>; at: number }
type Tool = ((input?: object, options?: object) => Promise<unknown>) & {
  pages(input?: object): AsyncGenerator<{ items: unknown[] }>
  all(input?: object): AsyncGenerator<unknown>
}
type Client = { get: Tool; list: Tool; flowers: { list: Tool } }

const start = Date.parse('2026-11-23T00:00:00Z')

let asked: Asked[]
beforeEach(() => {
  asked = []
  vi.useFakeTimers({ now: start })
})
afterEach(() => void vi.useRealTimers())

/** A client that is given these answers one after the other, the last one for ever. */
function client(answers: readonly Response[], options: object = {}): Client {
  let count = 0
  const fetch = async (url: string, { headers, signal }: RequestInit = {}) => {
    signal?.throwIfAborted()
    asked.push({ url, headers: Object.fromEntries(new Headers(headers)), at: (Date.now() - start) / 1000 })
    return (answers[Math.min(count++, answers.length - 1)] as Response).clone()
  }
  const catalogues = { flowers: { base: 'https://flowers.test', path: '/flowers', tools: 'list:50' } }
  const make = clientOf({ base: 'https://octavo.test', tools: 'get list:100', catalogues })
  // The tools of the surface above.
  return make({ fetch, ...options }) as unknown as Client
}

const answer = (value: unknown, headers: Record<string, string> = {}) => Response.json(value, { headers })
const refusal = (status: number, headers: Record<string, string> = {}, problem: unknown = { code: 'x', detail: 'y' }) =>
  Response.json(problem, { status, headers })

describe('what is asked', () => {
  it('is the tool with its parameters, of the surface that it is of; what is undefined is not given', async () => {
    const { get, flowers } = client([answer({ name: 'Rose' })])
    expect(await get({ name: 'rose & thorn', country: undefined, days: 3 })).toEqual({ name: 'Rose' })
    await get()
    await flowers.list({})
    expect(asked.map(({ url }) => url)).toEqual([
      'https://octavo.test/api/v1/get?name=rose+%26+thorn&days=3',
      'https://octavo.test/api/v1/get',
      'https://flowers.test/api/v1/list',
    ])
    expect(asked[0]?.headers).toEqual({})
  })

  it('is asked of another address, and with a key, where these are given', async () => {
    const { get, flowers } = client([answer({})], { base: 'http://localhost:3000', key: 'secret' })
    await get()
    await flowers.list()
    expect(asked.map(({ url }) => url)).toEqual([
      'http://localhost:3000/api/v1/get',
      'http://localhost:3000/flowers/api/v1/list',
    ])
    expect(asked[0]?.headers).toEqual({ 'x-api-key': 'secret' })
  })
})

describe('pages', () => {
  const page = (offset: number, next: string | null) =>
    answer({ items: [offset, offset + 1], total: 5, limit: 2, offset, next })
  const three = () => [page(0, 'there'), page(2, 'there'), page(4, null)]

  it('are asked for one after the other, when they are come to, as long as the tool allows', async () => {
    const items = []
    for await (const item of client(three()).list.all({ hue: 'red' })) {
      items.push(item)
      if (items.length === 3) break
    }
    expect(items).toEqual([0, 1, 2])
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['limit=100&hue=red', 'limit=100&hue=red&offset=2'])
  })

  it('are as long and begin where it was said', async () => {
    const pages = []
    for await (const { items } of client(three()).list.pages({ limit: 2, offset: 0 })) pages.push(items)
    expect(pages).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ])
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual([
      'limit=2&offset=0',
      'limit=2&offset=2',
      'limit=2&offset=4',
    ])
  })
})

describe('a refusal', () => {
  it('is thrown with all that the API says of it', async () => {
    const problem = {
      code: 'not_found',
      detail: 'There is no flower "roze".',
      next_step: 'Search.',
      errors: [],
      nearest: ['Rose'],
      did_you_mean: [{ name: 'Rose', slug: 'rose', resource: 'flower', open: null }],
      waiting: [],
      request_id: 'r-1',
    }
    const error = await client([refusal(404, {}, problem)])
      .get()
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OctavoError)
    expect(error).toMatchObject({ ...problem, name: 'OctavoError', status: 404, retry_after: null })
    expect(String(error)).toBe('OctavoError: not_found: There is no flower "roze".')
  })

  it('has a code of the API also where something on the way says it in its own words', async () => {
    for (const [status, code] of [
      [429, 'too_many_requests'],
      [502, 'unavailable'],
      [403, 'internal'],
    ] as const) {
      const page = new Response('<html>', { status, headers: { 'x-request-id': 'r-2' } })
      const error = await client([page])
        .get()
        .catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code, status, request_id: 'r-2', errors: [] })
    }
  })
})

describe('waiting', () => {
  const busy = () => refusal(429, { 'retry-after': '20', ratelimit: '"default";r=0;t=20' })

  it('is not done unless it was asked for, nor where it takes longer than was allowed', async () => {
    await expect(client([busy()]).get()).rejects.toMatchObject({ retry_after: 20 })
    await expect(client([busy()], { wait: 19 }).get()).rejects.toMatchObject({ retry_after: 20 })
    await expect(client([busy()], { wait: 60 }).get({}, { wait: 5 })).rejects.toMatchObject({ retry_after: 20 })
    expect(asked.map(({ at }) => at)).toEqual([0, 0, 0])
  })

  it('takes as long as Retry-After says, as seconds or as a date', async () => {
    const { get } = client(
      [refusal(503, { 'retry-after': new Date(start + 5000).toUTCString() }), busy(), answer({ name: 'Rose' })],
      { wait: 30 },
    )
    const got = get()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await got).toEqual({ name: 'Rose' })
    expect(asked.map(({ at }) => at)).toEqual([0, 5, 25])
  })

  it('is done before asking where the last answer used up the limit', async () => {
    const { get } = client([answer({}, { ratelimit: '"default";r=0;t=12' }), answer({})], { wait: 30 })
    await get()
    const second = get()
    await vi.advanceTimersByTimeAsync(60_000)
    await second
    expect(asked.map(({ at }) => at)).toEqual([0, 12])
  })

  it('ends with the signal of the call', async () => {
    const end = new AbortController()
    const got = client([busy()], { wait: 30 }).get({}, { signal: end.signal })
    const ended = expect(got).rejects.toThrow('enough')
    await vi.advanceTimersByTimeAsync(1000)
    end.abort(new Error('enough'))
    await ended
    expect(asked).toHaveLength(1)
  })
})

describe('answers that are kept', () => {
  const first = () => answer({ name: 'Rose' }, { etag: '"one"' })

  it('are asked for by their validator and given again while they are the same', async () => {
    const { get } = client([first(), new Response(null, { status: 304, headers: { etag: '"one"' } })], { keep: 1 })
    const told = (await get()) as { name: string }
    told.name = 'changed by whoever has it'
    expect(await get()).toEqual({ name: 'Rose' })
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"'])
  })

  it('are no more than was said, and none unless it was', async () => {
    const { get } = client([first()], { keep: 1 })
    await get({ name: 'a' })
    await get({ name: 'b' })
    await get({ name: 'a' })
    const none = client([first()])
    await none.get()
    await none.get()
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual(Array(5).fill(undefined))
  })
})

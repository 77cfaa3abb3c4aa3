import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Resolve } from '#src/news/public-address.ts'
import { onLoopback } from '#test/on-loopback.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { type AskOptions, askLink } from './ask-link.ts'
import { brokenLinks } from './broken-links.ts'
import { checkLinks } from './check-links.ts'
import { hostTurns } from './host-turns.ts'

/** What each path answers, by method: a status, and where it leads; 200 where nothing is said. */
let answers: Record<string, { HEAD?: number; GET?: number; location?: string }> = {}
let heard: string[] = []
const origin = onLoopback(({ method = '', url = '' }, outgoing) => {
  heard.push(`${method} ${url}`)
  const told = answers[url] ?? {}
  const status = told[method as 'HEAD' | 'GET'] ?? told.HEAD ?? 200
  outgoing.writeHead(status, told.location === undefined ? {} : { location: told.location }).end()
})
beforeEach(() => {
  answers = {}
  heard = []
})

const now = new Date('2026-03-10T03:17:00Z')
const atOnce = async () => {}
const asks = (address: string, more: Partial<AskOptions> = {}) =>
  askLink(address, { allowLoopback: true, turn: atOnce, ...more })

/** An error of the system, as a name that is looked up gives it. */
const failing =
  (code: string, message = code): Resolve =>
  (_, __, done) =>
    done(Object.assign(new Error(message), { code }), [])

describe('an address that is asked', () => {
  test.each([
    [200, 'fine', null],
    [204, 'fine', null],
    [404, 'failed', 'There is nothing at the address (404).'],
    [410, 'failed', 'There is nothing at the address (410).'],
    [401, 'unsure', 'The server does not let us in (401).'],
    [429, 'unsure', 'The server wants to be asked less often (429).'],
    [503, 'unsure', 'The server has trouble of its own (503).'],
    [418, 'unsure', 'The server answers 418.'],
    [304, 'unsure', 'The server answers 304.'],
  ])('that answers %i is %s', async (HEAD, status, reason) => {
    answers['/page'] = { HEAD }
    expect(await asks(`${origin()}/page`)).toEqual({ status, reason, isAnswered: true, isOurs: false })
    expect(heard).toEqual(['HEAD /page'])
  })

  test.each([403, 405, 501])('is asked once more in full where its server answers %i to a HEAD', async (HEAD) => {
    answers['/page'] = { HEAD, GET: 200 }
    expect(await asks(`${origin()}/page`)).toMatchObject({ status: 'fine' })
    expect(heard).toEqual(['HEAD /page', 'GET /page'])
  })

  it('is followed to where it leads, five times', async () => {
    for (let at = 0; at < 6; at++) answers[`/${at}`] = { HEAD: 301, location: `${at + 1}` }
    answers['/6'] = { HEAD: 404 }
    expect(await asks(`${origin()}/1`)).toMatchObject({
      status: 'failed',
      reason: 'There is nothing at the address (404).',
    })
    expect(await asks(`${origin()}/0`)).toMatchObject({
      status: 'unsure',
      reason: 'The address leads on to others more than 5 times.',
      isAnswered: false,
    })
  })

  it('that says to go on and not where to is what its server answers', async () => {
    answers['/page'] = { HEAD: 302 }
    expect(await asks(`${origin()}/page`)).toMatchObject({ status: 'unsure', reason: 'The server answers 302.' })
  })

  it('leads nowhere but to the public internet', async () => {
    answers['/page'] = { HEAD: 302, location: 'http://169.254.169.254/secrets' }
    expect(await asks(`${origin()}/page`)).toMatchObject({
      status: 'unsure',
      reason: 'The host 169.254.169.254 is not on the public internet.',
    })
    expect(await asks(`${origin()}/page`, { allowLoopback: false })).toMatchObject({ status: 'unsure' })
    expect(
      await asks('http://inside.example/', {
        allowLoopback: false,
        resolve: (_, __, done) => done(null, [{ address: '10.0.0.1', family: 4 }]),
      }),
    ).toMatchObject({ status: 'unsure', reason: 'The host inside.example is not on the public internet.' })
    expect(heard).toEqual(['HEAD /page'])
  })

  test.each([['mailto:a@example.org'], ['not an address'], ['javascript:alert(1)']])('%s is none', async (address) => {
    expect(await asks(address)).toMatchObject({ status: 'unsure', isAnswered: false, isOurs: false })
  })

  it('has failed where nobody knows its host or its certificate is wrong, and may be there where the trouble is another', async () => {
    const told = async (code: string) => asks('http://host.example/', { resolve: failing(code) })
    for (const code of ['ENOTFOUND', 'ECONNREFUSED', 'CERT_HAS_EXPIRED'])
      expect(await told(code), code).toMatchObject({ status: 'failed', isAnswered: false })
    expect(await told('EAI_AGAIN')).toMatchObject({ status: 'unsure' })
    expect(await told('EODD')).toMatchObject({ status: 'unsure', reason: 'The address could not be asked.' })
  })

  it('is not to blame where this machine has no way out', async () => {
    expect(await asks('http://host.example/', { resolve: failing('ENETUNREACH') })).toMatchObject({
      status: 'unsure',
      isOurs: true,
    })
  })

  it('is nothing that is known where somebody ended it', async () => {
    expect(await asks(`${origin()}/page`, { signal: AbortSignal.abort() })).toBeNull()
  })
})

/** Checks these addresses: what was counted, and what was written of each. */
async function checked(addresses: readonly string[], more: Partial<Parameters<typeof checkLinks>[1]> = {}) {
  const written: RecordedAnswer = { to: 'insert into jobs.links', rows: () => [] }
  const { database, asked } = recorded([
    { to: 'delete from jobs.links', rows: () => [{}, {}] },
    { to: 'order by checked_at nulls first', rows: () => addresses.map((address) => ({ address })) },
    written,
    { to: 'count(*)', rows: () => [{ count: 4 }] },
  ])
  const result = await checkLinks((work) => work(database.execute), { now, allowLoopback: true, pauseMs: 0, ...more })
  const [at, ...columns] = asked.find(({ text }) => text.includes(written.to))?.values ?? []
  const [ofAddresses = [], statuses = [], reasons = []] = columns as string[][]
  const rows = ofAddresses.map((address, index) => [address, statuses[index], reasons[index]])
  return { result, at, rows: new Map(rows.map(([address = '', ...row]) => [address, row])) }
}

describe('a check of links', () => {
  it('counts them by what came of each, and writes each down with its reason', async () => {
    answers = { '/gone': { HEAD: 404 }, '/closed': { HEAD: 401 } }
    const { result, at, rows } = await checked([
      `${origin()}/a`,
      `${origin()}/gone`,
      `${origin()}/closed`,
      `${origin()}/b`,
    ])
    expect(result).toEqual({ fine: 2, unsure: 1, failed: 1, broken: 4, forgotten: 2 })
    expect(at).toBe(now)
    expect(rows.get(`${origin()}/gone`)).toEqual(['failed', 'There is nothing at the address (404).'])
    expect(rows.get(`${origin()}/a`)).toEqual(['fine', null])
    expect(rows.size).toBe(4)
  })

  it('counts nothing where this machine has no network: nobody answers, and it says so or many hosts are silent', async () => {
    const hosts = (count: number) => Array.from({ length: count }, (_, index) => `http://host-${index}.example/`)
    expect((await checked(hosts(1), { resolve: failing('ENETUNREACH') })).result).toBeNull()
    expect((await checked(hosts(5), { resolve: failing('ENOTFOUND') })).result).toBeNull()
    expect((await checked(hosts(4), { resolve: failing('ENOTFOUND') })).result).toMatchObject({ failed: 4 })
    const one = await checked([...hosts(6), `${origin()}/a`], { resolve: failing('ENOTFOUND') })
    expect(one.result, 'somebody answers').toMatchObject({ fine: 1, failed: 6 })
  })

  it('asks hosts in turn, so that none waits for one that many cite', async () => {
    const asked: string[] = []
    const resolve: Resolve = (host, _, done) => {
      asked.push(host)
      done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), [])
    }
    await checked(['http://a.example/1', 'http://a.example/2', 'http://a.example/3', 'http://b.example/1'], { resolve })
    expect(asked).toEqual(['a.example', 'b.example', 'a.example', 'a.example'])
  })

  it('keeps what was found by then where it is ended', async () => {
    const { result } = await checked([`${origin()}/a`], { signal: AbortSignal.abort() })
    expect(result).toMatchObject({ fine: 0, unsure: 0, failed: 0 })
    expect(heard).toEqual([])
  })
})

describe('broken links', () => {
  const link = (address: string) => ({ address, reason: 'Gone.', first_failed_at: now })
  const cites = (address: string, name: string, resource: string | null = 'flower') => ({
    ...{ address, service: 'flowers', resource, document_id: 3, name },
  })

  it('are told with who cites them, and not where nobody of these catalogues does', async () => {
    const { database, asked } = recorded([
      {
        to: 'from jobs.links where failures',
        rows: () => [link('https://a/'), link('https://b/'), link('https://c/')],
      },
      {
        to: 'select distinct address',
        rows: () => [cites('https://a/', 'Rose'), cites('https://c/', 'Press', null), cites('https://a/', 'Lily')],
      },
    ])
    expect(await brokenLinks(database.execute, ['flowers'])).toEqual([
      {
        address: 'https://a/',
        reason: 'Gone.',
        firstFailedAt: now,
        citedBy: [
          { service: 'flowers', resource: 'flower', documentId: 3, name: 'Rose' },
          { service: 'flowers', resource: 'flower', documentId: 3, name: 'Lily' },
        ],
      },
      {
        address: 'https://c/',
        reason: 'Gone.',
        firstFailedAt: now,
        citedBy: [expect.objectContaining({ resource: null })],
      },
    ])
    expect(asked.map(({ values }) => values)).toEqual([[3], [['https://a/', 'https://b/', 'https://c/'], ['flowers']]])
  })

  it('are none on most days, and nobody reads every record for it', async () => {
    const { database, asked } = recorded([{ to: 'from jobs.links where failures', rows: () => [] }])
    expect(await brokenLinks(database.execute, ['flowers'])).toEqual([])
    expect(asked).toHaveLength(1)
  })
})

describe('the turns of hosts', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('come at once for each host, and for one of them after a pause', async () => {
    const turn = hostTurns(60_000)
    await turn('a')
    await turn('b')
    // Ended while it waits: its turn would have come in a minute.
    await expect(turn('a', AbortSignal.abort())).rejects.toThrow()
    vi.advanceTimersByTime(120_000)
    await turn('a')
    await turn('b')
  })
})

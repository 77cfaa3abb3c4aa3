/** One limit of requests over several readers: real ones, each a process, on one database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { issue, issuedKeys } from '#src/keys/issued.ts'
import { ownEnvironment } from '#src/scripts/test/start-octavo.ts'
import { freePort } from '#src/supervisor/index.ts'
import { askServer, type Heard } from '#test/contract/ask.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'

const LIMIT = 200

/** What each of two readers may let through more: a twentieth. */
const MOST = LIMIT + 2 * 10

let world: StartedCatalogue
let ports: number[]
const readers: ChildProcess[] = []
/** What readers wrote into their logs. */
const logged: string[] = []

beforeAll(async () => {
  world = await startCatalogue()
  ports = await Promise.all([startReader(), startReader()])
})
afterAll(async () => {
  for (const reader of readers) reader.kill('SIGKILL')
  await world?.stop()
})

it('together let through the limit, and a twentieth of it more for each at most', async () => {
  await world.database.write("insert into serving.tallies values (1, 'long ago', 9)")
  const { client, seconds } = await clientWithTime()
  const heard = await askBoth(client, 3 * LIMIT)
  const through = heard.filter(({ status }) => status === 200)
  expect(through.length).toBeGreaterThanOrEqual(LIMIT - 1)
  expect(through.length).toBeLessThanOrEqual(MOST)
  const refused = heard.filter(({ status }) => status === 429)
  expect(through.length + refused.length).toBe(heard.length)
  for (const { headers } of refused) expect(headers.ratelimit).toBe(`"default";r=0;t=${headers['retry-after']}`)
  for (const port of ports) {
    const again = await asks(port, client)
    expect([again.status, left(again).remaining]).toEqual([429, 0])
    expect(left(again).seconds, 'both name the same end').toBeLessThanOrEqual(seconds)
  }
  const rows = await world.database.execute<{ client: string }>('select client from serving.tallies')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.client, 'no address of a reader').not.toContain(client)
})

it('say what is left of the limit of both', async () => {
  const { client } = await clientWithTime()
  const [one, other] = ports as [number, number]
  for (let turn = 0; turn < 99; turn++) await asks(one, client)
  // What the other lets through first it tells, and then it knows.
  let last = await asks(other, client)
  for (let turn = 0; turn < 19; turn++) last = await asks(other, client)
  const { remaining } = left(last)
  expect(remaining).toBeGreaterThanOrEqual(LIMIT - 120)
  expect(remaining).toBeLessThanOrEqual(LIMIT - 120 + 2 * 10)
})

describe('a key', () => {
  const by = { personId: null, machine: 'test' }
  const issued = (perMinute: number, name: string) => issue(world.database.write, { name, perMinute }, by)
  /** Who may ask no more without one. */
  let client: string

  beforeAll(async () => {
    client = (await clientWithTime()).client
    // Each is asked more often than both together may answer: one that answered fewer still has some left.
    await askBoth(client, 2 * (MOST + 1))
    expect((await asks(ports[0] as number, client)).status).toBe(429)
  })

  it('lifts the limit over all readers, whichever way it is shown, wherever its client asks from', async () => {
    const key = await issued(5000, 'An almanac')
    const ways = [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }, { authorization: `bearer  ${key} ` }]
    for (const [turn, shown] of ways.entries()) {
      const { status, headers } = await asks(ports[turn % 2] as number, client, shown)
      expect(status).toBe(200)
      expect(headers['ratelimit-policy']).toBe('"key";q=5000;w=60')
      expect(headers.ratelimit).toMatch(/^"key";r=499\d;t=\d+$/)
    }
    const agents = { 'x-forwarded-for': client, 'content-type': 'application/json', 'x-api-key': key }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
    const told = await askServer(ports[0] as number, { method: 'POST', url: '/flowers/mcp', headers: agents, body })
    expect([told.status, told.headers['ratelimit-policy']]).toEqual([200, '"key";q=5000;w=60'])
    const [used] = await issuedKeys(world.database.execute)
    expect(used).toMatchObject({ name: 'An almanac', beginning: key.slice(0, 11), lastUsedAt: expect.any(Date) })
  })

  it('without a limit has none, and one below the limit of all takes nothing away', async () => {
    const [port] = ports as [number]
    const free = await asks(port, client, { 'x-api-key': await issued(0, 'A friend') })
    expect([free.status, free.headers.ratelimit]).toEqual([200, undefined])
    const { headers } = await asks(port, client, { 'x-api-key': await issued(1, 'A slip') })
    expect(headers['ratelimit-policy']).toBe(`"key";q=${LIMIT};w=60`)
  })

  it('that is not known is a 401 that says so, for agents too; what is no key of ours is passed over', async () => {
    const [port] = ports as [number]
    const wrong = `octavo_${'x'.repeat(43)}`
    const refused = await asks(port, '198.51.100.9', { authorization: `Bearer ${wrong}` })
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="API", error="invalid_token"',
    ])
    expect(refused.json()).toMatchObject({ code: 'wrong_key', detail: expect.stringContaining('not known here') })
    expect(refused.body.toString()).not.toContain(wrong)
    const agents = { 'x-forwarded-for': '198.51.100.9', 'content-type': 'application/json', 'x-api-key': wrong }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
    expect((await askServer(port, { method: 'POST', url: '/flowers/mcp', headers: agents, body })).status).toBe(401)
    expect((await asks(port, '198.51.100.9', { authorization: 'Basic eDp5' })).status).toBe(200)
  })

  it('is stored as a digest, and stands in no line of the log', async () => {
    const key = await issued(9, 'Nobody reads it')
    await asks(ports[0] as number, '198.51.100.10', { 'x-api-key': key })
    const [row] = await world.database.execute('select * from serving.api_keys order by id desc limit 1')
    expect(JSON.stringify(row)).not.toContain(key)
    const noted = await world.database.execute('select * from editing.audit')
    expect(JSON.stringify(noted)).not.toContain(key)
    expect(logged.join('')).not.toContain('octavo_')
  })
})

it('count each for itself while they cannot tell each other', async () => {
  await world.database.write('alter table serving.tallies rename to elsewhere')
  const { client } = await clientWithTime()
  const heard = await askBoth(client, 3 * LIMIT)
  expect(heard.filter(({ status }) => status === 200)).toHaveLength(2 * LIMIT - 1)
  expect(heard.filter(({ status }) => status === 429)).toHaveLength(heard.length - 2 * LIMIT + 1)
  await world.database.write('alter table serving.elsewhere rename to tallies')
})

it('write their logs as an object a line, and name each reply as it was asked for', async () => {
  const lines = logged.join('').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'info', message: expect.stringMatching(/^Reader \d+ listens/) }),
  )
  const { headers } = await asks(ports[0] as number, '198.51.100.11', { 'x-request-id': 'from-a-proxy:17' })
  expect(headers['x-request-id']).toBe('from-a-proxy:17')
  expect(headers['server-timing']).toMatch(/^app;dur=\d+\.\d$/)
})

async function startReader(): Promise<number> {
  const port = await freePort()
  const env = {
    ...ownEnvironment(process.env),
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: mkdtempSync(path.join(inject('folder'), 'reader-')),
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
    TRUST_PROXY: '1',
    LOG_FORMAT: 'json',
  }
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
  const reader = spawn(process.execPath, ['--import', 'tsx', 'src/reader.ts'], { env, stdio: [...stdio] })
  readers.push(reader)
  for (const output of [reader.stdout, reader.stderr]) output?.on('data', (text) => logged.push(String(text)))
  await once(reader, 'message')
  return port
}

const asks = (port: number, client: string, shown: Record<string, string> = {}): Promise<Heard> =>
  askServer(port, { url: '/flowers/api/v1/stats', headers: { 'x-forwarded-for': client, ...shown } })

/** So many requests of a client, in turn to one reader and the other, many of them at once. */
async function askBoth(client: string, count: number): Promise<Heard[]> {
  const heard: Heard[] = []
  let asked = 0
  const go = async () => {
    while (asked < count) heard.push(await asks(ports[asked++ % 2] as number, client))
  }
  await Promise.all(Array.from({ length: 16 }, go))
  return heard
}

const left = ({ headers }: Heard): { remaining: number; seconds: number } => {
  const [, remaining, seconds] = /r=(\d+);t=(\d+)$/.exec(headers.ratelimit ?? '') ?? []
  return { remaining: Number(remaining), seconds: Number(seconds) }
}

let clients = 0

/** A client whose minute ends late enough for all that is asked: each ends at a second of its own. It has asked once. */
async function clientWithTime(): Promise<{ client: string; seconds: number }> {
  for (;;) {
    const client = `192.0.2.${++clients}`
    const { seconds } = left(await asks(ports[0] as number, client))
    if (seconds > 50) return { client, seconds }
  }
}

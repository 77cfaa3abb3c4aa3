/**
 * Behind a CDN: what it keeps it serves without asking us, what is published shows through it once it is told, and nothing else is
 * forgotten. With Varnish where it is installed, and everywhere with a small proxy of ours.
 */
import { execFileSync, fork, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Cdn } from '#src/cdn/tell.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { freePort } from '#src/supervisor/index.ts'
import { askServer } from '#test/contract/ask.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

// Which files pages link is known once they are compiled.
vi.mock('#src/site/assets.ts', () => import('#test/uncompiled-assets.ts'))

/** What is waited for comes at once; a busy machine may take longer to do anything at all. */
const WAIT = { timeout: 50_000, interval: 20 }

const rose = '/flowers/flowers/rose'
const tulip = '/flowers/flowers/tulip'
const roseTool = '/flowers/api/v1/get_flower?slug=rose'
const list = '/flowers/api/v1/list_flowers'

/** Varnish compiles its configuration as it starts. */
const hasVarnish = (() => {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let here: World
let origin: number
const servers: Server[] = []
const ids = new Map<string, number>()
/** How often each address was asked of us, and not of the proxy alone. */
const asked = new Map<string, number>()

beforeAll(async () => {
  const purgeUrl = 'http://127.0.0.1:1'
  process.env.PURGE_URL = purgeUrl
  here = await world()
  const [{ siteOf }, { httpServer }, { handlers }, { passOnTo }] = await Promise.all([
    import('#src/http/site.ts'),
    import('#src/http/server.ts'),
    import('#src/handlers.ts'),
    import('#src/http/editing-server.ts'),
  ])
  const publicUrl = 'http://octavo.test'
  const admin = await listening((_, outgoing) => void outgoing.writeHead(200, { 'set-cookie': 'a=b' }).end('admin'))
  const settings = {
    PUBLIC_URL: publicUrl,
    SERVICE_HOSTS: {},
    RATE_LIMIT_PER_MINUTE: 1000,
    TRUST_PROXY: 1,
    PURGE_URL: purgeUrl,
  }
  const server = httpServer({
    site: siteOf(settings, here.database),
    serviceHosts: {},
    handlers,
    otherwise: passOnTo({ url: `http://127.0.0.1:${admin}`, trustedProxies: 1, publicUrl, key: async () => undefined }),
  })
  server.prependListener('request', ({ url = '' }) => void asked.set(url, (asked.get(url) ?? 0) + 1))
  origin = await portOf(server)
  for (const name of ['Rose', 'Tulip']) await create('flowers', name)
})

afterAll(async () => {
  for (const server of servers) server.close()
  await here?.close()
})

describe.each(['a proxy of ours', ...(hasVarnish ? ['Varnish'] : [])])('through %s', (proxy) => {
  let port: number
  let stop: () => Promise<void>

  beforeAll(async () => {
    port = await freePort()
    const stopProxy = proxy === 'Varnish' ? await startVarnish(port) : await startOurs(port)
    const purger = await startPurging({ kind: 'varnish', url: `http://127.0.0.1:${port}`, token: undefined })
    stop = async () => {
      await purger.stop()
      stopProxy()
    }
    await vi.waitUntil(async () => (await rowsWhere('release is not null and passes > 0')).length > 0, WAIT)
    await forgotten()
  })
  afterAll(() => stop?.())

  const through = async (url: string, headers: Record<string, string> = {}) => askServer(port, { url, headers })

  /** How many of these addresses came from the proxy alone. */
  const keptOf = async (urls: readonly string[]): Promise<string[]> => {
    const before = new Map(asked)
    for (const url of urls) await through(url)
    return urls.filter((url) => asked.get(url) === before.get(url))
  }

  it('pages and answers are served without asking us, to browsers that ask anew', async () => {
    const urls = [rose, tulip, roseTool, list, '/flowers', '/flowers/feed.xml']
    for (const url of urls) expect((await through(url)).status, url).toBe(200)
    expect(await keptOf(urls)).toEqual(urls)
    const { headers } = await through(rose)
    expect(headers['cache-control']).toMatch(/^public, max-age=60\b/)
    expect((await through(rose, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    const own = Object.keys((await through(list)).headers).filter((name) => /surrogate|^ratelimit/.test(name))
    expect(own, 'nothing that is told to the proxy or to another reader').toEqual(['ratelimit-policy'])
  })

  it('a publish shows once the proxy was told, and what it does not change stays kept', async () => {
    await keptOf([rose, tulip, roseTool, list])
    const words = `Red, ${proxy}.`
    await change('flowers', 'Rose', { summary: words })
    await forgotten()
    for (const url of [rose, roseTool, list]) expect((await through(url)).body, url).toContain(words)
    expect(await keptOf([tulip])).toEqual([tulip])
  })

  it('an entry’s page shows who has come to point at it', async () => {
    await keptOf([rose, tulip])
    const name = `Garden of ${proxy}`
    await create('flower-places', name, { kind: 'botanic', flowers: [ids.get('Rose')] })
    await forgotten()
    expect((await through(rose)).body).toContain(name)
    expect(await keptOf([tulip])).toEqual([tulip])
  })

  it('what is renamed leads on, and what is unpublished is gone', async () => {
    const name = `Lily of ${proxy}`
    const [before, after] = ['lily', 'water-lily'].map((slug) => `${slug}-${port}`) as [string, string]
    const page = (slug: string) => `/flowers/flowers/${slug}`
    await create('flowers', name, { slug: before })
    await forgotten()
    await keptOf([before, after].map(page))
    await change('flowers', name, { slug: after })
    await forgotten()
    const moved = await through(page(before))
    expect([moved.status, moved.headers.location]).toEqual([308, `http://octavo.test${page(after)}`])
    expect((await through(page(after))).body).toContain(name)
    await change('flowers', name, { _status: 'draft' })
    await forgotten()
    for (const slug of [before, after]) expect((await through(page(slug))).status, slug).toBe(404)
  })

  it('a draft is in nothing that is kept, and what is only drafted is not told', async () => {
    await keptOf([tulip, list])
    const data = { summary: `A secret of ${proxy}.`, _status: 'draft' } as never
    await here.payload.update({ collection: 'flowers', id: ids.get('Tulip') as number, data, draft: true })
    expect(await untold()).toBe(0)
    for (const url of [tulip, list]) expect((await through(url)).body).not.toContain('A secret of')
  })

  it('what the editing server answers, errors, and answers by chance are kept for nobody', async () => {
    const urls = ['/admin', '/cms/api/flowers', '/flowers/flowers/nothing', '/flowers/api/v1/random_flower']
    for (const url of urls) await through(url, { cookie: 'session=1' })
    expect(await keptOf(urls)).toEqual([])
    const { headers } = await through('/cms/api/flowers')
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['private, no-store', 'a=b'])
  })
})

describe('a CDN that cannot be told', () => {
  it('is told as soon as it can, by another process too, and meanwhile editors see why', async () => {
    const { runJob } = await import('#src/jobs/run.ts')
    const { jobs } = await import('#src/jobs/index.ts')
    const { readCounter } = await import('#src/read-model/reads.ts')
    const purges = jobs.find(({ name }) => name === 'purges')
    if (!purges) throw new Error('There is no such job.')
    await clear()
    let isAway = false
    const heard: string[] = []
    const port = await listening(({ headers }, outgoing) => {
      if (!isAway) heard.push(String(headers['surrogate-key']))
      outgoing.writeHead(isAway ? 503 : 200).end()
    })
    const cdn: Cdn = { kind: 'varnish', url: `http://127.0.0.1:${port}`, token: undefined }
    const first = await startPurging(cdn)
    // That all of it is another release is told first: told with it, the change would be no news.
    await vi.waitUntil(async () => (await rowsWhere('release is not null and passes > 0')).length > 0, WAIT)
    isAway = true
    heard.length = 0
    await change('flowers', 'Rose', { summary: 'Red, told late.' })
    await vi.waitUntil(async () => (await failures()).length > 0, WAIT)
    expect(await failures()).toContain(`The CDN at 127.0.0.1:${port} answered 503 and forgot nothing.`)
    const surroundings = { url: here.url, database: here.database, reads: readCounter(), now: () => new Date() }
    const dueAt = new Date(Math.floor(Date.now() / 60_000) * 60_000)
    const ended = await runJob(purges, dueAt, surroundings)
    expect([ended.outcome, ended.detail]).toEqual(['failed', expect.stringContaining('The CDN at ')])
    await first.stop()
    isAway = false
    const second = await startPurging(cdn)
    await forgotten()
    await second.stop()
    expect(heard.join(' ').split(' ')).toEqual(expect.arrayContaining(['flowers/flower/rose', 'flowers:entries']))
    expect(await failures()).toEqual([])
  })

  it('hears of a release once, and of each change twice', async () => {
    const { takeDue, settlePurge: settle, toForget, toForgetOfRelease } = await import('#src/cdn/outbox.ts')
    const { write } = here.database
    const due = async () => {
      await write('update serving.purges set due_at = now() where due_at is not null')
      const taken = await takeDue(write)
      if (taken) await settle(write, taken)
      return taken?.keys ?? null
    }
    await clear()
    await toForget(write, ['flowers:card'])
    expect([await due(), await due(), await due()]).toEqual([['flowers:card'], ['flowers:card'], null])
    for (const release of ['one', 'one']) await toForgetOfRelease(write, release)
    expect([await due(), await due(), await due()]).toEqual([['octavo'], ['octavo'], null])
    await toForgetOfRelease(write, 'one')
    expect(await due()).toBeNull()
    await toForgetOfRelease(write, 'two')
    expect(await due()).toEqual(['octavo'])
  })

  it('is told of nothing that was rolled back', async () => {
    await clear()
    await expect(create('flower-places', 'Nowhere', { kind: 'no such kind' })).rejects.toThrow()
    expect(await untold()).toBe(0)
  })
})

const create = async (collection: string, name: string, more: object = {}): Promise<void> => {
  const data = { name, summary: `${name}.`, sources, _status: 'published', ...more } as never
  const { id } = await here.payload.create({ collection: collection as 'flowers', data })
  ids.set(name, Number(id))
}

const change = async (collection: string, name: string, more: object): Promise<void> => {
  const data = { _status: 'published', ...more } as never
  await here.payload.update({ collection: collection as 'flowers', id: ids.get(name) as number, data })
}

/** Starts what an editing server does beside answering. */
async function startPurging(cdn: Cdn): Promise<{ stop(): Promise<void> }> {
  const { startPurger } = await import('#src/cdn/purger.ts')
  const database = openDatabase(here.url)
  const purger = startPurger(database, { cdn, release: cdn.url })
  return {
    async stop() {
      await purger.stop()
      await database.close()
    },
  }
}

const rowsWhere = (condition: string) =>
  here.database.execute<{ failure: string }>(`select failure from serving.purges where ${condition}`)

/** How many changes the proxy has not been told of. */
const untold = async (): Promise<number> => (await rowsWhere('passes = 0')).length

const failures = async (): Promise<string[]> => (await rowsWhere('failure is not null')).map(({ failure }) => failure)

const clear = () => here.database.write('delete from serving.purges')

/** Settles once the proxy has forgotten all that has changed so far. It is not told again, whenever that would be. */
async function forgotten(): Promise<void> {
  await vi.waitUntil(async () => (await untold()) === 0, WAIT)
  await clear()
}

/** Starts a server on a free port, which it gives. */
const listening = (answer: RequestListener): Promise<number> => portOf(createServer(answer))

async function portOf(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function startOurs(port: number): Promise<() => void> {
  const child = fork('test/fixtures/caching-proxy.mjs', [String(port), String(origin)])
  await new Promise((resolve) => child.once('message', resolve))
  return () => void child.kill('SIGKILL')
}

/** With the very configuration that operators are given. */
async function startVarnish(port: number): Promise<() => void> {
  const folder = mkdtempSync(path.join(inject('folder'), 'varnish-'))
  const given = readFileSync('docs/deploy/varnish.vcl', 'utf8')
  const configuration = path.join(folder, 'octavo.vcl')
  writeFileSync(configuration, given.replace('.port = "3000"', `.port = "${origin}"`))
  const options = ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-s', 'malloc,32m']
  const child = spawn('varnishd', [...options, '-f', configuration], { stdio: 'ignore' })
  await vi.waitUntil(() => isOpen(port), WAIT)
  return () => void child.kill('SIGTERM')
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    const end = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })

/** What the news promises: headlines of the outlets' feeds reach readers once, one outlet's trouble is its own, and editors see it. */
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshNews } from '#src/news/refresh.ts'
import type { Outlet } from '#src/payload-types.ts'
import { headlines } from '#src/read-model/queries/publication.ts'
import { type World, world } from '#test/world.ts'

type Reply = (incoming: IncomingMessage, outgoing: ServerResponse) => void
type Story = { title: string; link: string; at?: string }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const start = new Date('2026-03-10T08:00:00Z')

let here: World
let payload: Payload
let server: http.Server
let origin: string
/** What each path of the feed server answers. */
let replies: Map<string, Reply>
let asked: { path: string; headers: http.IncomingHttpHeaders }[]
let now: Date

beforeAll(async () => {
  // The job reads it; here it is given.
  process.env.NEWS_ALLOW_LOOPBACK = 'on'
  here = await world()
  payload = here.payload
  server = http.createServer((incoming, outgoing) => {
    asked.push({ path: incoming.url ?? '', headers: incoming.headers })
    const reply = replies.get(incoming.url ?? '')
    if (reply) reply(incoming, outgoing)
    else outgoing.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await here.close()
})

beforeEach(() => {
  replies = new Map()
  asked = []
  now = start
})
afterEach(async () => {
  for (const collection of ['headlines', 'outlets'] as const)
    for (const { id } of (await payload.find({ collection, pagination: false, depth: 0 })).docs)
      await payload.delete({ collection, id })
})

const rss = (stories: Story[]) =>
  `<rss version="2.0"><channel><title>G</title>${stories
    .map(
      ({ title, link, at }) =>
        `<item><title>${title}</title><link>${link}</link>${at ? `<pubDate>${at}</pubDate>` : ''}</item>`,
    )
    .join('')}</channel></rss>`

const give =
  (stories: Story[]): Reply =>
  (_, outgoing) =>
    void outgoing.end(rss(stories))

/** Gives the stories, unless they are known. */
const giveOnce =
  (stories: Story[], etag: string): Reply =>
  ({ headers }, outgoing) => {
    if (headers['if-none-match'] === etag) outgoing.writeHead(304).end()
    else outgoing.writeHead(200, { etag }).end(rss(stories))
  }

const createOutlet = (name: string, more: Partial<Outlet> = {}) =>
  payload.create({
    collection: 'outlets',
    data: { service: 'flowers', name, homepage: 'https://gazette.example', feed: `${origin}/${name}`, ...more },
  })

const outletAgain = ({ id }: Outlet): Promise<Outlet> => payload.findByID({ collection: 'outlets', id })

const refresh = (signal?: AbortSignal) => refreshNews(payload, { now, allowLoopback: true, ...(signal && { signal }) })

/** What readers see, newest first. */
const read = async () => (await headlines(here.database, 'flowers', 40)).items

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const roses: Story = { title: 'Roses &amp; more', link: 'https://gazette.example/roses', at: '2026-03-09T10:00:00Z' }
const lilies: Story = { title: 'Lilies', link: 'https://gazette.example/lilies', at: '2026-03-09T11:00:00Z' }
const tulips: Story = { title: 'Tulips', link: 'https://herald.example/tulips', at: '2026-03-09T12:00:00Z' }

describe('headlines', () => {
  test('of all outlets reach readers, with outlet, link and time', async () => {
    await createOutlet('gazette')
    await createOutlet('herald')
    replies.set('/gazette', give([lilies, roses])).set('/herald', give([tulips]))
    expect(await refresh()).toEqual({ asked: 2, failed: 0, added: 3, removed: 0 })
    expect(await read()).toEqual([
      { title: 'Tulips', outlet: 'herald', address: tulips.link, published_at: '2026-03-09T12:00:00.000Z' },
      { title: 'Lilies', outlet: 'gazette', address: lilies.link, published_at: '2026-03-09T11:00:00.000Z' },
      { title: 'Roses & more', outlet: 'gazette', address: roses.link, published_at: '2026-03-09T10:00:00.000Z' },
    ])
  })

  test('of a feed come at once: one revision of the headlines, and none of anything else', async () => {
    const revisions = async () =>
      here.database.execute<{ part: string; revision: string }>(
        "select part, revision from read_model.revisions where service = 'flowers' order by part",
      )
    await createOutlet('gazette')
    replies.set('/gazette', give([roses]))
    await refresh()
    const before = await revisions()
    replies.set('/gazette', give([lilies, roses, tulips]))
    expect((await refresh()).added).toBe(2)
    expect(await revisions()).toEqual(
      before.map((row) => (row.part === 'headlines' ? { ...row, revision: String(Number(row.revision) + 1) } : row)),
    )
  })

  test('go by the name that their outlet has now', async () => {
    const gazette = await createOutlet('gazette')
    replies.set('/gazette', give([roses]))
    await refresh()
    await payload.update({ collection: 'outlets', id: gazette.id, data: { name: 'The Gazette' } })
    expect((await read()).map(({ outlet }) => outlet)).toEqual(['The Gazette'])
  })

  test('that an editor changes or deletes change for readers, each by itself', async () => {
    await createOutlet('gazette')
    replies.set('/gazette', give([lilies, roses]))
    await refresh()
    const [newest] = (await payload.find({ collection: 'headlines', sort: '-publishedAt', depth: 0 })).docs
    const id = newest?.id as number
    await payload.update({ collection: 'headlines', id, data: { title: 'Day lilies', address: `${lilies.link}-2` } })
    expect((await read()).map(({ title, address }) => [title, address])).toEqual([
      ['Day lilies', `${lilies.link}-2`],
      ['Roses & more', roses.link],
    ])
    await payload.delete({ collection: 'headlines', id })
    expect((await read()).map(({ title }) => title)).toEqual(['Roses & more'])
  })

  test('that are known are not added again, nor is a feed sent again that has not changed', async () => {
    const gazette = await createOutlet('gazette')
    await createOutlet('herald')
    replies.set('/gazette', giveOnce([roses], '"one"')).set('/herald', give([tulips]))
    await refresh()
    const before = await read()
    later(30 * MINUTE_MS)
    asked = []
    expect(await refresh()).toEqual({ asked: 2, failed: 0, added: 0, removed: 0 })
    expect(await read()).toEqual(before)
    expect(asked.find(({ path }) => path === '/gazette')?.headers['if-none-match']).toBe('"one"')
    expect(await outletAgain(gazette)).toMatchObject({ etag: '"one"', failures: 0, lastFetchedAt: now.toISOString() })
    replies.set('/gazette', giveOnce([lilies, roses], '"two"'))
    expect(await refresh()).toMatchObject({ added: 1 })
    expect(await outletAgain(gazette)).toMatchObject({ etag: '"two"' })
  })

  test('of one story from two outlets are one', async () => {
    await createOutlet('gazette')
    await createOutlet('herald')
    replies.set('/gazette', give([roses, lilies]))
    replies.set(
      '/herald',
      give([
        { ...roses, title: 'Other words', link: `${roses.link}?utm_source=rss#comments` },
        { title: 'LILIES!', link: 'https://herald.example/lilies', at: '2026-03-08T11:00:00Z' },
        { title: 'Lilies', link: 'https://herald.example/lilies-again', at: '2026-03-01T11:00:00Z' },
        tulips,
      ]),
    )
    expect(await refresh()).toMatchObject({ added: 4 })
    expect(new Set((await read()).map(({ address }) => address.split('?')[0])).size).toBe(4)
    expect(await refresh()).toMatchObject({ added: 0 })
  })

  test('in two catalogues are in both', async () => {
    const others = payload.config.collections.find(({ slug }) => slug === 'outlets')?.flattenedFields ?? []
    const services = others.flatMap((field) => (field.name === 'service' && 'options' in field ? field.options : []))
    const other = services
      .map((option) => (typeof option === 'string' ? option : option.value))
      .find((id) => id !== 'flowers')
    await createOutlet('gazette')
    if (other) await createOutlet('herald', { service: other as Outlet['service'] })
    replies.set('/gazette', give([roses])).set('/herald', give([roses]))
    expect(await refresh()).toMatchObject({ added: other ? 2 : 1 })
    expect(await read()).toHaveLength(1)
  })

  test('without a time are of when they were first seen, and stay so', async () => {
    await createOutlet('gazette')
    replies.set('/gazette', give([{ title: 'Roses', link: '/roses' }]))
    await refresh()
    later(DAY_MS)
    await refresh()
    expect(await read()).toMatchObject([{ address: `${origin}/roses`, published_at: start.toISOString() }])
  })

  test('are kept for 60 days, and those older are not taken', async () => {
    const gazette = await createOutlet('gazette')
    const old: Story = { title: 'Old', link: 'https://gazette.example/old', at: '2026-01-09T07:59:59Z' }
    const almost: Story = { title: 'Almost', link: 'https://gazette.example/almost', at: '2026-01-09T08:00:00Z' }
    replies.set('/gazette', give([old, almost, roses]))
    expect(await refresh()).toMatchObject({ added: 2, removed: 0 })
    later(1)
    expect(await refresh()).toMatchObject({ added: 0, removed: 1 })
    expect((await read()).map(({ title }) => title)).toEqual(['Roses & more'])
    // An outlet that is read no more keeps none for longer.
    await payload.update({ collection: 'outlets', id: gazette.id, data: { isActive: false } })
    later(60 * DAY_MS)
    expect(await refresh()).toEqual({ asked: 0, failed: 0, added: 0, removed: 1 })
    expect(await read()).toEqual([])
  })

  test('are at most the forty newest of a feed', async () => {
    await createOutlet('gazette')
    const minute = (index: number) => String(index).padStart(2, '0')
    const many = Array.from({ length: 50 }, (_, index) => ({
      title: `Number ${index}`,
      link: `https://gazette.example/${index}`,
      at: `2026-03-09T10:${minute(index)}:00Z`,
    }))
    replies.set('/gazette', give(many))
    expect(await refresh()).toMatchObject({ added: 40 })
    expect((await read()).at(-1)).toMatchObject({ title: 'Number 10' })
  })

  test('that an editor has entered are not entered again', async () => {
    const gazette = await createOutlet('gazette')
    await payload.create({
      collection: 'headlines',
      data: {
        service: 'flowers',
        title: 'In our words',
        address: roses.link,
        outlet: gazette.id,
        publishedAt: '2026-03-09T09:00:00Z',
      },
    })
    replies.set('/gazette', give([roses, lilies]))
    expect(await refresh()).toMatchObject({ added: 1 })
    expect((await read()).map(({ title }) => title)).toEqual(['Lilies', 'In our words'])
  })
})

describe('an outlet that fails', () => {
  test('is said to, in words, and keeps no other from being read', async () => {
    const gone = await createOutlet('gone')
    const broken = await createOutlet('broken')
    const within = await createOutlet('within', { feed: 'http://10.0.0.1/feed' })
    await createOutlet('gazette')
    replies
      .set('/gazette', give([roses]))
      .set('/broken', (_, outgoing) => void outgoing.end('<rss version="2.0"><![CDATA['))
    expect(await refresh()).toEqual({ asked: 4, failed: 3, added: 1, removed: 0 })
    expect(await outletAgain(gone)).toMatchObject({ failures: 1, lastError: expect.stringContaining('404') })
    expect(await outletAgain(broken)).toMatchObject({ failures: 1, lastError: expect.stringContaining('broken') })
    expect(await outletAgain(within)).toMatchObject({ lastError: 'The host 10.0.0.1 is not on the public internet.' })
    expect(await outletAgain(gone)).toMatchObject({ isPaused: false, lastFetchedAt: now.toISOString() })
  })

  test('and then does not has no failures in a row any more, and keeps what was known of its feed', async () => {
    const gazette = await createOutlet('gazette')
    replies.set('/gazette', giveOnce([roses], '"one"'))
    await refresh()
    replies.delete('/gazette')
    await refresh()
    await refresh()
    expect(await outletAgain(gazette)).toMatchObject({ failures: 2, etag: '"one"' })
    replies.set('/gazette', giveOnce([roses], '"one"'))
    await refresh()
    expect(await outletAgain(gazette)).toMatchObject({ failures: 0, lastError: null, etag: '"one"' })
  })

  test('is not blamed where none of five is reached: then this machine has no network', async () => {
    const names = ['one', 'two', 'three', 'four', 'five']
    const away = await Promise.all(names.map((name) => createOutlet(name, { feed: `http://${name}.invalid/feed` })))
    expect(await refresh()).toMatchObject({ asked: 5, failed: 5 })
    for (const outlet of away)
      expect(await outletAgain(outlet)).toMatchObject({ failures: 0, lastError: expect.any(String) })
    await createOutlet('gazette')
    replies.set('/gazette', give([roses]))
    expect(await refresh()).toMatchObject({ asked: 6, failed: 5, added: 1 })
    for (const outlet of away) expect(await outletAgain(outlet)).toMatchObject({ failures: 1 })
  })

  test('ten times in a row is paused, and tried again when an editor unticks it', async () => {
    const gone = await createOutlet('gone')
    for (let run = 0; run < 9; run++) await refresh()
    expect(await outletAgain(gone)).toMatchObject({ failures: 9, isPaused: false })
    await refresh()
    expect(await outletAgain(gone)).toMatchObject({ failures: 10, isPaused: true, lastError: expect.any(String) })
    asked = []
    expect(await refresh()).toMatchObject({ asked: 0 })
    expect(asked).toEqual([])
    await payload.update({ collection: 'outlets', id: gone.id, data: { isPaused: false } })
    expect(await outletAgain(gone)).toMatchObject({ failures: 0, isPaused: false, lastError: null })
    replies.set('/gone', give([roses]))
    expect(await refresh()).toMatchObject({ asked: 1, added: 1 })
  })

  test('is tried anew when it has another feed, of which nothing is known yet', async () => {
    const gone = await createOutlet('gone', { etag: '"old"', lastModified: 'once', failures: 10, isPaused: true })
    expect(await outletAgain(gone)).toMatchObject({ etag: '"old"', failures: 10, isPaused: true })
    await payload.update({ collection: 'outlets', id: gone.id, data: { feed: `${origin}/gazette` } })
    const anew = { etag: null, lastModified: null, failures: 0, isPaused: false, lastError: null }
    expect(await outletAgain(gone)).toMatchObject(anew)
  })
})

describe('what is written of an outlet', () => {
  test('is not for editors to write, but for whether it is paused', async () => {
    const gazette = await createOutlet('gazette', {
      failures: 3,
      lastError: 'It fails.',
      etag: '"one"',
      isPaused: true,
    })
    const user = await payload.create({
      collection: 'users',
      data: { name: 'E', email: 'news@example.org', password: 'a long password', role: 'editor' },
    })
    const save = (data: Partial<Outlet>) =>
      payload.update({ collection: 'outlets', id: gazette.id, data, user, overrideAccess: false })
    await save({
      failures: 0,
      lastError: 'Mine.',
      etag: '"mine"',
      lastModified: 'mine',
      lastFetchedAt: start.toISOString(),
    })
    expect(await outletAgain(gazette)).toMatchObject({ failures: 3, lastError: 'It fails.', etag: '"one"' })
    expect((await outletAgain(gazette)).lastFetchedAt ?? null).toBeNull()
    await save({ isPaused: false, failures: 7 })
    expect(await outletAgain(gazette)).toMatchObject({ isPaused: false, failures: 0, lastError: null })
  })

  test('is of the feed it had: one that an editor changed meanwhile is left alone', async () => {
    const gazette = await createOutlet('gazette')
    replies.set('/gazette', async (_, outgoing) => {
      await payload.update({ collection: 'outlets', id: gazette.id, data: { feed: `${origin}/herald` } })
      outgoing.writeHead(200, { etag: '"old"' }).end(rss([roses]))
    })
    expect(await refresh()).toMatchObject({ asked: 1, added: 0 })
    expect((await outletAgain(gazette)).etag ?? null).toBeNull()
    expect(await read()).toEqual([])
  })

  test('is nothing where it was deleted meanwhile', async () => {
    const gazette = await createOutlet('gazette')
    replies.set('/gazette', async (_, outgoing) => {
      await payload.delete({ collection: 'outlets', id: gazette.id })
      outgoing.end(rss([roses]))
    })
    expect(await refresh()).toMatchObject({ added: 0 })
    expect(await read()).toEqual([])
  })
})

describe('many outlets', () => {
  test('are asked four at a time', async () => {
    let most = 0
    // Nobody is answered before four wait, and a fifth has had time to come.
    const open: (() => void)[] = []
    for (let number = 0; number < 12; number++) {
      await createOutlet(`outlet-${number}`)
      const story = rss([{ title: `Story ${number}`, link: `https://gazette.example/${number}` }])
      replies.set(`/outlet-${number}`, (_, outgoing) => {
        open.push(() => outgoing.end(story))
        most = Math.max(most, open.length)
        if (open.length === 4) setTimeout(() => open.splice(0).forEach((answer) => void answer()), 50)
      })
    }
    expect(await refresh()).toMatchObject({ asked: 12, added: 12 })
    expect(most).toBe(4)
  })

  test('that a run was too short for come first in the next, and have not failed', async () => {
    const first = await createOutlet('first')
    replies.set('/first', give([roses]))
    await refresh()
    const second = await createOutlet('second')
    const giveUp = new AbortController()
    replies.set('/second', () => giveUp.abort())
    later(30 * MINUTE_MS)
    await refresh(giveUp.signal)
    expect(await outletAgain(second)).toMatchObject({ failures: 0 })
    expect(await refresh(AbortSignal.abort())).toMatchObject({ asked: 0 })
    asked = []
    replies.set('/second', give([tulips]))
    expect(await refresh()).toMatchObject({ asked: 2, added: 1 })
    expect(asked[0]?.path).toBe('/second')
    expect(await outletAgain(first)).toMatchObject({ failures: 0 })
  })
})

test('the job does all this by itself, and says what it did', async () => {
  const [{ newsJob }, { getPayload }, { default: config }] = await Promise.all([
    import('#src/jobs/news.ts'),
    import('payload'),
    import('#src/payload.config.ts'),
  ])
  await createOutlet('gazette')
  await createOutlet('gone')
  replies.set('/gazette', give([roses, lilies]))
  // It needs nothing of its surroundings but the time, whether to stop, and to say that it changed something.
  const { signal: stopping } = new AbortController()
  const changed = vi.fn()
  const said = await newsJob.run({ now, changed, stopping } as unknown as Parameters<typeof newsJob.run>[0])
  expect(changed).toHaveBeenCalledOnce()
  expect(said).toBe('2 outlets asked, 1 failed; 2 headlines added, 0 removed')
  expect(await read()).toHaveLength(2)
  await (await getPayload({ config })).destroy()
})

/** All outlets asked for their feeds: what is kept of each, what is written down with it, and whom a failure is counted against. */
import { beforeEach, describe, expect, it } from 'vitest'
import { onLoopback } from '#test/on-loopback.ts'
import { saving } from '#test/saving.ts'
import { refreshNews } from './refresh.ts'

const now = new Date('2026-03-10T03:00:00Z')
const yesterday = 'Mon, 09 Mar 2026 10:00:00 GMT'

type Item = { title: string; link?: string; date?: string }
const feedOf = (items: readonly Item[]) =>
  `<rss version="2.0"><channel><title>News</title>${items
    .map(
      ({ title, link = `/${title.toLowerCase().replaceAll(' ', '-')}`, date = yesterday }) =>
        `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate></item>`,
    )
    .join('')}</channel></rss>`

/** What each path answers; nothing is there where nothing is said. */
let feeds: Record<string, { status?: number; etag?: string; items?: readonly Item[] }> = {}
let heard: string[] = []
const origin = onLoopback(({ url = '' }, outgoing) => {
  heard.push(url)
  const { status = 200, etag, items = [] } = feeds[url] ?? { status: 404 }
  outgoing.writeHead(status, etag ? { etag } : {}).end(feedOf(items))
})
beforeEach(() => {
  feeds = {}
  heard = []
})

type Outlet = { id: number; feed: string; service: string } & Record<string, unknown>
const outlet = (id: number, more: object = {}): Outlet => ({
  ...{
    id,
    service: 'flowers',
    feed: `${origin()}/${id}`,
    failures: 0,
    lastError: null,
    etag: null,
    lastModified: null,
  },
  ...{ lastFetchedAt: null, ...more },
})

type Ground = {
  outlets?: readonly Outlet[]
  headlines?: readonly object[]
  /** As they are once their feeds have come. */
  later?: readonly Outlet[]
  gone?: readonly object[]
  fails?: string
}

/** One run: what it says, what became of outlets, and the headlines that were put in. */
async function refreshed(
  { outlets = [], headlines = [], later = outlets, gone = [], fails }: Ground,
  more: object = {},
) {
  const { payload, asked } = saving({
    answers: [
      {
        to: 'insert into headlines',
        rows: (values) => {
          const titles = values[2] as string[]
          if (fails && titles.includes(fails)) throw new Error('away')
          return titles.map((_, id) => ({ id }))
        },
      },
      { to: 'delete from headlines', rows: () => gone },
    ],
  })
  const updates: Record<string, unknown>[] = []
  const wheres: unknown[] = []
  Object.assign(payload, {
    find: async ({ collection, where }: { collection: string; where: object }) => {
      wheres.push(where)
      if (collection === 'headlines') return { docs: headlines }
      const { and } = where as { and: Record<string, { equals?: unknown }>[] }
      const id = and[0]?.id?.equals
      if (id === undefined) return { docs: [...outlets] }
      const [, { feed } = {}, { service } = {}] = and
      const isStill = (one: Outlet) => one.id === id && one.feed === feed?.equals && one.service === service?.equals
      return { docs: later.filter(isStill) }
    },
    update: async ({
      id,
      where,
      data,
    }: {
      id?: number
      where?: { and: { id?: { equals: number } }[] }
      data: object
    }) => void updates.push({ id: id ?? where?.and[0]?.id?.equals, ...data }),
  })
  const told = await refreshNews(payload, { now, allowLoopback: true, ...more }).catch((error: Error) => error.message)
  const added = asked
    .filter(({ text }) => text.includes('insert into headlines'))
    .map(({ values }) => ({ service: values[0], outlet: values[1], titles: values[2], addresses: values[3] }))
  return { told, updates, added, asked, wheres }
}

describe('the feed of an outlet', () => {
  it('brings headlines, and its outlet remembers by what it was known', async () => {
    feeds['/1'] = { etag: '"a"', items: [{ title: 'Roses bloom' }, { title: 'Lilies fade' }] }
    const { told, updates, added } = await refreshed({
      outlets: [outlet(1, { failures: 3, lastError: 'It was away.' })],
    })
    expect(told).toEqual({ asked: 1, failed: 0, added: 2, removed: 0 })
    expect(added).toEqual([
      {
        ...{ service: 'flowers', outlet: 1, titles: ['Roses bloom', 'Lilies fade'] },
        addresses: [`${origin()}/roses-bloom`, `${origin()}/lilies-fade`],
      },
    ])
    expect(updates).toEqual([
      { id: 1, lastFetchedAt: now.toISOString(), etag: '"a"', lastModified: null, failures: 0, lastError: null },
    ])
  })

  it('that is unchanged keeps what it is known by', async () => {
    feeds['/1'] = { status: 304 }
    const { told, updates, added } = await refreshed({ outlets: [outlet(1, { etag: '"a"' })] })
    expect([told, added]).toEqual([{ asked: 1, failed: 0, added: 0, removed: 0 }, []])
    expect(updates).toEqual([{ id: 1, lastFetchedAt: now.toISOString(), failures: 0, lastError: null }])
  })

  it('brings nothing that is older than sixty days', async () => {
    const at = (iso: string) => new Date(iso).toUTCString()
    feeds['/1'] = {
      items: [
        { title: 'Just so', date: at('2026-01-09T03:00:00Z') },
        { title: 'Too old', date: at('2026-01-09T02:59:59Z') },
      ],
    }
    expect((await refreshed({ outlets: [outlet(1)] })).added).toMatchObject([{ titles: ['Just so'] }])
  })

  it('brings no story twice: neither of its own, nor of another outlet, nor one that is there', async () => {
    feeds['/1'] = { items: [{ title: 'Roses bloom' }, { title: 'Roses bloom', link: '/again' }, { title: 'Known' }] }
    feeds['/2'] = {
      items: [
        { title: 'Roses bloom', link: '/elsewhere' },
        { title: 'Old address', link: '/there' },
      ],
    }
    const headlines = [
      { title: 'Known', address: 'https://a.example/known', publishedAt: '2026-03-08T00:00:00Z' },
      { title: 'Other', address: `${origin()}/there`, publishedAt: '2026-02-01T00:00:00Z' },
    ]
    const { told, added } = await refreshed({ outlets: [outlet(1), outlet(2)], headlines })
    expect(told).toMatchObject({ asked: 2, added: 1 })
    expect(added.map(({ titles }) => titles)).toEqual([['Roses bloom']])
  })

  it('brings to each catalogue its own: the same story may stand in two', async () => {
    for (const path of ['/1', '/2']) feeds[path] = { items: [{ title: 'Roses bloom' }] }
    const { added } = await refreshed({ outlets: [outlet(1), outlet(2, { service: 'food' })] })
    expect(added.map(({ service }) => service).sort()).toEqual(['flowers', 'food'])
  })

  it('is of no outlet any more that was changed while it came', async () => {
    feeds['/1'] = { items: [{ title: 'Roses bloom' }] }
    const later = [outlet(1, { feed: 'https://elsewhere.example/' })]
    const { told, updates, added } = await refreshed({ outlets: [outlet(1)], later })
    expect([told, updates, added]).toEqual([{ asked: 1, failed: 0, added: 0, removed: 0 }, [], []])
  })
})

describe('outlets', () => {
  it('that were not asked for longest are asked first, and those that are paused not at all', async () => {
    const at = (day: number) => ({ lastFetchedAt: `2026-03-0${day}T00:00:00Z` })
    const outlets = [
      outlet(1, at(5)),
      outlet(2, at(3)),
      outlet(3),
      outlet(4, at(4)),
      outlet(5, at(2)),
      outlet(6, at(6)),
    ]
    const { wheres } = await refreshed({ outlets })
    expect(heard.slice(0, 4).sort()).toEqual(['/2', '/3', '/4', '/5'])
    expect(wheres[0]).toEqual({ and: [{ isActive: { not_equals: false } }, { isPaused: { not_equals: true } }] })
  })

  it('are told why their feed could not be read, and paused at the tenth time in a row', async () => {
    const { told, updates } = await refreshed({ outlets: [outlet(1, { failures: 8 }), outlet(2, { failures: 9 })] })
    const lastError = 'There is no feed at the address any more (404).'
    expect(told).toEqual({ asked: 2, failed: 2, added: 0, removed: 0 })
    expect(updates.sort((a, b) => Number(a.id) - Number(b.id))).toEqual([
      { id: 1, lastFetchedAt: now.toISOString(), failures: 9, lastError },
      { id: 2, lastFetchedAt: now.toISOString(), failures: 10, lastError, isPaused: true },
    ])
  })

  const nowhere = (id: number) => outlet(id, { feed: `http://nowhere-${id}.invalid/`, failures: 9 })
  const unknown = 'No host of that name is known.'
  const resolve = (_: string, __: object, done: (error: Error, addresses: []) => void) =>
    done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), [])

  it('that nobody knows have failed, where others were reached', async () => {
    feeds['/5'] = {}
    const { told, updates } = await refreshed({ outlets: [...[1, 2, 3, 4].map(nowhere), outlet(5)] }, { resolve })
    expect(told).toMatchObject({ asked: 5, failed: 4 })
    expect(updates.find(({ id }) => id === 2)).toEqual({
      ...{ id: 2, lastFetchedAt: now.toISOString(), failures: 10, lastError: unknown, isPaused: true },
    })
  })

  it('are not to blame where none of five or more was reached: they hear of it, and nothing is counted', async () => {
    const { told, updates } = await refreshed({ outlets: [1, 2, 3, 4, 5].map(nowhere) }, { resolve })
    expect(told).toMatchObject({ asked: 5, failed: 5 })
    expect(updates).toEqual([1, 2, 3, 4, 5].map((id) => ({ id, lastError: unknown })))
    const few = await refreshed({ outlets: [1, 2, 3, 4].map(nowhere) }, { resolve })
    expect(few.updates).toContainEqual(expect.objectContaining({ id: 1, failures: 10, isPaused: true }))
  })

  it('are left for the next time where somebody ends it', async () => {
    const stop = AbortSignal.abort()
    const { told, updates } = await refreshed({ outlets: [outlet(1), outlet(2)] }, { signal: stop })
    expect([told, updates, heard]).toEqual([{ asked: 0, failed: 0, added: 0, removed: 0 }, [], []])
  })
})

describe('headlines', () => {
  it('go after sixty days, and are counted', async () => {
    const gone = [1, 2].map((id) => ({ service: 'flowers', address: `https://a.example/${id}` }))
    const { told, asked } = await refreshed({ gone })
    expect(told).toEqual({ asked: 0, failed: 0, added: 0, removed: 2 })
    expect(asked.find(({ text }) => text.includes('delete from headlines'))?.values).toEqual([
      '2026-01-09T03:00:00.000Z',
    ])
  })

  it('that cannot be kept are told once the others are, and their feed is asked anew', async () => {
    feeds['/1'] = { etag: '"a"', items: [{ title: 'Roses bloom' }] }
    feeds['/2'] = { items: [{ title: 'Lilies fade' }] }
    const { told, updates, added } = await refreshed({ outlets: [outlet(1), outlet(2)], fails: 'Roses bloom' })
    expect(told).toContain('Failed query: insert into headlines')
    expect(added.map(({ outlet: outletId }) => outletId).sort()).toEqual([1, 2])
    expect(updates.map(({ id }) => id)).toEqual([2])
  })
})

import { expect, it } from 'vitest'
import { baseUrls } from '#src/http/base-urls.ts'
import { sourcesEverywhere, sourcesOf } from '#src/read-model/parts.ts'
import { network, type OwnerId } from '#src/services.ts'
import { growing } from '#test/recorded.ts'
import { filtersAsked } from './asked.ts'
import { feedAnswer, feeds, isFeedName } from './index.ts'

const now = new Date('2026-11-22T12:00:00Z')

/** A catalogue in which nothing is published yet, and what it was asked. */
function blank() {
  const { database, asked, grow } = growing([{ to: '', rows: () => [] }])
  const addresses = {
    publicUrl: 'https://octavo.example',
    baseUrls: baseUrls({ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {} }),
  }
  const feed = (surface: OwnerId, name: keyof typeof feeds, more: { self?: string; hub?: string | null } = {}) =>
    feedAnswer(
      name,
      { ...addresses, database, surface },
      { self: `https://octavo.example/${name}`, hub: null, filters: filtersAsked(surface, {}), only: null, ...more },
      now,
    )
  return { feed, asked, grow }
}

it('a feed is made from the entries and the card of its catalogue, and that of all from all entries', async () => {
  const { feed } = blank()
  expect((await feed('flowers', 'feed.xml')).sources).toEqual(sourcesOf('flowers', ['entries', 'card']))
  expect((await feed(network.id, 'feed.xml')).sources).toEqual(sourcesEverywhere(['entries']))
})

it('a feed is made once, and again when the card or the entries change', async () => {
  const { feed, asked, grow } = blank()
  const first = await feed('flowers', 'atom.xml')
  const statements = asked.length
  expect(await feed('flowers', 'atom.xml')).toBe(first)
  grow('reads')
  expect(await feed('flowers', 'atom.xml')).toBe(first)
  expect(asked).toHaveLength(statements)
  for (const part of ['card', 'entries'] as const) {
    const before = asked.length
    grow(part)
    await feed('flowers', 'atom.xml')
    expect(asked.length, part).toBeGreaterThan(before)
  }
})

it('a feed is another by its catalogue, its name, its address and its hub', async () => {
  const { feed } = blank()
  const all = await Promise.all([
    feed('flowers', 'atom.xml'),
    feed('food', 'atom.xml'),
    feed('flowers', 'changes.xml'),
    feed('flowers', 'atom.xml', { self: 'https://octavo.example/other.xml' }),
    feed('flowers', 'atom.xml', { hub: 'https://hub.example/' }),
  ])
  expect(new Set(all).size).toBe(all.length)
})

it('what tells of today is good for the day, and all else for as long as nothing is published', async () => {
  const { feed } = blank()
  const names = Object.keys(feeds) as (keyof typeof feeds)[]
  const ofToday = await Promise.all(
    names.map(async (name) => ((await feed('flowers', name)).varies === 'today' ? [name] : [])),
  )
  expect(ofToday.flat()).toEqual(['today.xml', 'calendar.ics'])
})

it('a name is a feed’s where it is one letter for letter', () => {
  expect(['feed.xml', 'FEED.xml', 'toString', ''].map(isFeedName)).toEqual([true, false, false, false])
})

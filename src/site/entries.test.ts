import { describe, expect, it } from 'vitest'
import { baseUrls } from '#src/http/base-urls.ts'
import { cities, flowerDays, flowers, places, terms } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { type FewGround, fewEntries, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { keeping } from '#test/recorded.ts'
import { contentOf, textOf } from '#tools/answer.ts'
import type { Call } from '#tools/index.ts'
import { datesAhead, entryCalled, entryOfTheDay, listEntries, openEntry, slugByName } from './entries.ts'

const publicUrl = 'https://octavo.example'

/** A call over these entries. */
function calling(ground: FewGround, { now = '2026-11-23T12:00:00Z', hosts = {} } = {}) {
  const { database, asked } = fewEntries(ground)
  const call: Call = {
    ...{ database: keeping(database), now: new Date(now), publicUrl },
    baseUrls: baseUrls({ PUBLIC_URL: publicUrl, SERVICE_HOSTS: hosts }),
  }
  return { call, asked }
}

const ground: FewGround = {
  entries: [
    { resource: flowers, slug: 'rose', fields: { other_names: ['Queen of flowers'] } },
    { resource: flowers, slug: 'lily' },
    { resource: topics, slug: 'may-day', fields: { kind: 'occasion' }, calendar: yearly(5, 1) },
    { resource: topics, slug: 'roses' },
    { resource: flowerDays, slug: 'fair', calendar: yearly(5, 1, 2) },
    { resource: flowerDays, slug: 'market', calendar: weeklyCalendar('friday') },
    { resource: places, slug: 'kew' },
    { resource: cities, slug: 'paris' },
    { resource: terms, slug: 'petal' },
  ],
  former: { gulab: 'rose' },
  picks: [{ day: '2026-11-23', slug: 'lily', is_planned: true }],
}
const { call } = calling(ground)
const slugOf = async (entry: ReturnType<typeof openEntry>) => contentOf(await entry).slug

describe('an entry that a page opens', () => {
  it('is the answer of the tool that opens entries of its kind, with whole addresses', async () => {
    const answer = await openEntry(flowers, 'rose', call)
    expect(answer.entry).toEqual({ service: 'flowers', resource: 'flower', slug: 'rose' })
    expect(contentOf(answer)).toMatchObject({ slug: 'rose', url: 'https://octavo.example/flowers/flowers/rose' })
  })

  it('is read in the same shape where no tool opens it', async () => {
    const answer = await openEntry(topics, 'roses', call)
    expect(contentOf(answer)).toMatchObject({ slug: 'roses', name: 'Roses', licence: 'CC-BY-4.0' })
    expect(answer.varies).toBe('today')
  })

  it('says nothing of dates where it is no day, and is the same tomorrow', async () => {
    const answer = await openEntry(terms, 'petal', call)
    expect(contentOf(answer)).toMatchObject({ slug: 'petal' })
    expect(contentOf(answer)).not.toHaveProperty('starts')
    expect(answer.varies).toBe('content')
  })

  it('says when it falls where it is a day', async () => {
    expect(contentOf(await openEntry(topics, 'may-day', call))).toMatchObject({
      starts: '2027-05-01',
      on_now: false,
    })
    const { call: onTheDay } = calling(ground, { now: '2027-05-01T00:00:00Z' })
    expect(contentOf(await openEntry(topics, 'may-day', onTheDay))).toMatchObject({ on_now: true })
    expect(contentOf(await openEntry(topics, 'roses', call))).toMatchObject({ starts: null, on_now: false })
  })

  it('is kept until something is published', async () => {
    const { call: own, asked } = calling(ground)
    await openEntry(topics, 'may-day', own)
    const before = asked.length
    await openEntry(topics, 'may-day', own)
    expect(asked.length).toBe(before)
  })

  it('is not found where it is not there', async () => {
    for (const resource of [flowers, topics])
      await expect(openEntry(resource, 'orchid', call)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an entry that is called', () => {
  it('is the one of that slug, of a slug before, or of a name as readers say it', async () => {
    for (const name of ['rose', 'gulab', 'Queen of Flowers', 'queen-of-flowers', 'The Roses'])
      expect(await slugOf(entryCalled(flowers, name, call)), name).toBe('rose')
    expect(await slugOf(entryCalled(topics, 'May Day', call))).toBe('may-day')
  })

  it('is not found under a name that nothing has, or that has no letters', async () => {
    await expect(entryCalled(flowers, 'xyzzy', call)).rejects.toMatchObject({ code: 'not_found' })
    await expect(entryCalled(flowers, '!?', call)).rejects.toMatchObject({
      code: 'not_found',
      detail: 'No flower is called so.',
    })
  })

  it('fails with what failed that is no missing entry', async () => {
    const broken = { ...call, database: { ...call.database, prepared: () => Promise.reject(new Error('away')) } }
    await expect(entryCalled(flowers, 'orchid', broken)).rejects.toThrow('away')
  })

  it('has a slug by its name; none, where nothing has the name', async () => {
    expect(await slugByName(flowers, 'the rose', call)).toBe('rose')
    expect(await slugByName(flowers, 'xyzzy', call)).toBeNull()
  })
})

describe('the item of the day', () => {
  it('is the one that was planned, in full', async () => {
    const answer = await entryOfTheDay(flowers, call)
    expect(answer && contentOf(answer)).toMatchObject({ slug: 'lily', licence: 'CC-BY-4.0' })
  })

  it('is none while nothing is published', async () => {
    expect(await entryOfTheDay(flowers, calling({ entries: [] }).call)).toBeNull()
  })
})

describe('the dates of a day ahead', () => {
  it('are those of this year and the ten after it, from today on', async () => {
    const { isWeekly, dates } = (await datesAhead(flowerDays, 'fair', call)) ?? {}
    expect(isWeekly).toBe(false)
    expect(dates?.map(({ starts }) => starts)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${2027 + index}-05-01`),
    )
    expect(dates?.[0]?.ends).toBe('2027-05-02')
  })

  it('have one that is on', async () => {
    const { call: onTheDay } = calling(ground, { now: '2027-05-02T12:00:00Z' })
    const { dates } = (await datesAhead(flowerDays, 'fair', onTheDay)) ?? {}
    expect(dates?.[0]?.starts).toBe('2027-05-01')
    expect(dates).toHaveLength(11)
  })

  it('are the next alone of what comes every week', async () => {
    const { isWeekly, dates } = (await datesAhead(flowerDays, 'market', call)) ?? {}
    expect([isWeekly, dates?.map(({ starts }) => starts)]).toEqual([true, ['2026-11-27']])
  })

  it('end with the last day that there is', async () => {
    const { call: late } = calling(ground, { now: '2195-06-01T12:00:00Z' })
    const { dates } = (await datesAhead(flowerDays, 'fair', late)) ?? {}
    expect(dates?.at(-1)?.starts).toBe('2199-05-01')
  })

  it('are none of what has no calendar, or is not there', async () => {
    expect(await datesAhead(flowers, 'rose', call)).toBeNull()
    expect(await datesAhead(flowerDays, 'nothing', call)).toBeNull()
  })
})

describe('a list that is not paged', () => {
  it('is every entry by name, with whole addresses, and how many there are', async () => {
    const { items, total } = contentOf(await listEntries(flowers, call))
    expect(items.map(({ name }) => name)).toEqual(['Lily', 'Rose'])
    expect(total).toBe(2)
    expect(items[0]?.url).toBe('https://octavo.example/flowers/flowers/lily')
    expect(contentOf(await listEntries(terms, call)).items.map(({ slug }) => slug)).toEqual(['petal'])
  })

  it('is told under the host of its catalogue, where it has one', async () => {
    const { call: own } = calling(ground, { hosts: { flowers: 'flowers.example' } })
    expect(textOf(await listEntries(flowers, own))).toContain('"https://flowers.example/flowers/lily"')
  })
})

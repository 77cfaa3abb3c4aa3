import { expect, it } from 'vitest'
import { parsed } from '#src/read-model/json.ts'
import { flowers, places } from '#src/read-model/resources/flowers.ts'
import { dishes } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { fewEntries, linkTo } from '#test/few-entries.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { bestEverywhere } from './best-everywhere.ts'
import { facetCounts } from './facet-counts.ts'
import { htmlBySlug } from './html-by-slug.ts'
import { isShown } from './is-shown.ts'
import { neighbour } from './neighbour.ts'
import { located } from './points.ts'
import { headlines, publicationOf } from './publication.ts'
import { randomSlug } from './random.ts'
import { everything, withTerms } from './related.ts'
import { rightsOf } from './rights.ts'
import { slugs } from './slugs.ts'
import { speakers } from './speakers.ts'
import { summaries } from './summaries.ts'
import { topicBySlug } from './topic.ts'

const giving = (...rows: object[]) => recorded([{ to: '', rows: () => rows }])
const nothing = () => giving()

it('gives the neighbour of an entry on either side, and none where there is none', async () => {
  const { database, asked } = giving({ slug: 'rose' })
  expect(await neighbour(database, flowers, 'poppy', 'next')).toBe('rose')
  await neighbour(database, flowers, 'poppy', 'previous')
  expect(asked.map(({ text }) => text.match(/slug [<>] \$3 order by slug \w+/)?.[0])).toEqual([
    'slug > $3 order by slug asc',
    'slug < $3 order by slug desc',
  ])
  expect(asked.map(({ values }) => values)).toEqual([
    ['flowers', 'flower', 'poppy'],
    ['flowers', 'flower', 'poppy'],
  ])
  expect(await neighbour(nothing().database, flowers, 'poppy', 'next')).toBeNull()
})

it('gives the coordinates of entries of a kind that has some, and asks for no others', async () => {
  const paris = { slug: 'paris', name: 'Paris', latitude: 48.9, longitude: 2.4 }
  const recordedPlaces = giving(paris)
  expect(await located(recordedPlaces.database, places, ['paris', 'rome'])).toEqual([paris])
  expect(recordedPlaces.asked[0]?.values).toEqual(['flowers', places.id, ['paris', 'rome']])
  const { database, asked } = nothing()
  expect(await located(database, flowers, ['rose'])).toEqual([])
  expect(await located(database, places, [])).toEqual([])
  expect(asked).toEqual([])
})

it('gives the texts of an entry as they were made into HTML; null where there is none, or none was made', async () => {
  const html = { sections: { origin: '<p>Here.</p>' }, answers: [] }
  const { database, asked } = giving({ html: JSON.stringify(html) })
  expect(await htmlBySlug(database, flowers, 'rose')).toEqual(html)
  expect(asked[0]?.values).toEqual(['flowers', 'flower', 'rose'])
  expect(await htmlBySlug(giving({ html: null }).database, flowers, 'rose')).toBeNull()
  expect(await htmlBySlug(nothing().database, flowers, 'rose')).toBeNull()
})

it('knows whether anybody shows a picture', async () => {
  const { database, asked } = giving({})
  expect(await isShown(database, '/media/rose.jpg')).toBe(true)
  expect(asked[0]?.values).toEqual(['/media/rose.jpg'])
  expect(await isShown(nothing().database, '/media/rose.jpg')).toBe(false)
})

it('gives the slugs of a stretch of a resource', async () => {
  const { database, asked } = giving({ slug: 'lily' }, { slug: 'rose' })
  expect(await slugs(database, flowers, { offset: 10, limit: 2 })).toEqual(['lily', 'rose'])
  expect(asked[0]?.values).toEqual(['flowers', 'flower', 2, 10])
})

it('gives the catalogues that speak of each topic', async () => {
  const { database } = giving({ topic: 'may-day', services: ['flowers', 'food'] })
  expect(await speakers(database)).toEqual(new Map([['may-day', ['flowers', 'food']]]))
})

it('gives the newest headlines with how many there are, and none where there are none', async () => {
  const published_at = new Date('2026-11-20T10:00:00Z')
  const headline = { title: 'A bloom', outlet: 'The Post', address: 'https://a.example/1' }
  const { database, asked } = giving({ ...headline, published_at, total: '31' })
  expect(await headlines(database, 'flowers', 1)).toEqual({
    items: [{ ...headline, published_at: '2026-11-20T10:00:00.000Z' }],
    total: 31,
  })
  expect(asked[0]?.values).toEqual(['flowers', 1])
  expect(await headlines(nothing().database, 'flowers', 1)).toEqual({ items: [], total: 0 })
})

const card: RecordedAnswer = {
  to: 'select record',
  rows: ([service]) => (service === 'flowers' ? [{ record: '{"name":"Flowers"}' }] : []),
}

it('gives the card of a catalogue, and none where none is written', async () => {
  const { database } = recorded([card])
  expect(parsed((await publicationOf(database, 'flowers')) as never)).toEqual({ name: 'Flowers' })
  expect(await publicationOf(nothing().database, 'flowers')).toBeNull()
})

it('gives the rights that a card says, the declared ones where there is none, and asks nothing for all', async () => {
  const cc0 = giving({ name: 'Blossoms', licence: 'CC0-1.0' })
  expect(await rightsOf(cc0.database, 'flowers')).toMatchObject({ publication: 'Blossoms', licence: { id: 'CC0-1.0' } })
  expect(await rightsOf(nothing().database, 'flowers')).toMatchObject({
    publication: 'Flowers',
    licence: { id: 'CC-BY-4.0' },
  })
  expect(await rightsOf(cc0.database, 'network')).toMatchObject({ publication: 'Octavo', licence: { id: 'CC-BY-4.0' } })
  expect(cc0.asked).toHaveLength(1)
})

it('divides the entries that have a term over the values of each facet', async () => {
  const { database, asked } = giving(
    { prefix: 'flowers/flower.color:', value: 'red', written: 3 },
    { prefix: 'flowers/flower.color:', value: 'white', written: 1 },
  )
  expect(await facetCounts(database, flowers, 'flowers/flower.country:FR', ['color', 'scent'])).toEqual({
    color: { red: 3, white: 1 },
    scent: {},
  })
  expect(asked[0]?.values).toEqual(['flowers/flower.country:FR', ['flowers/flower.color:', 'flowers/flower.scent:']])
})

it('gives what lists show of entries in the order asked for, and null for those that are not there', async () => {
  const { database, asked } = giving({ at: 3, summary: '{"slug":"paris"}' }, { at: 1, summary: '{"slug":"rose"}' })
  const entries = [
    { resource: flowers, slug: 'rose' },
    { resource: flowers, slug: 'gone' },
    { resource: places, slug: 'paris' },
  ]
  const records = await summaries(database, entries)
  expect(records.map((one) => one && parsed(one))).toEqual([{ slug: 'rose' }, null, { slug: 'paris' }])
  expect(asked[0]?.values).toEqual([
    ['flowers', 'flowers', 'flowers'],
    ['flower', 'flower', places.id],
    ['rose', 'gone', 'paris'],
  ])
})

it('gives the best documented of each term to whoever asked for it, and an empty list where there are none', async () => {
  const { database, asked } = giving(
    { at: 1, summary: '{"slug":"rose"}' },
    { at: 3, summary: '{"slug":"iris"}' },
    { at: 3, summary: '{"slug":"lily"}' },
  )
  const lists = await bestEverywhere(database, [
    { term: 'a', limit: 2 },
    { term: 'b', limit: 1 },
    { term: 'c', limit: 3 },
  ])
  expect(lists.map((list) => list.map((one) => parsed(one)))).toEqual([
    [{ slug: 'rose' }],
    [],
    [{ slug: 'iris' }, { slug: 'lily' }],
  ])
  expect(asked[0]?.values).toEqual([
    ['a', 'b', 'c'],
    [2, 1, 3],
  ])
})

it('draws an entry at random, and none where none has the terms', async () => {
  const { database, asked } = giving({ slug: 'rose' })
  expect(await randomSlug(database, flowers, ['a'], 0.25)).toBe('rose')
  expect(asked[0]?.values).toEqual(['flowers', 'flower', ['a'], 0.25])
  expect(await randomSlug(nothing().database, flowers, [], 0.25)).toBeNull()
})

it('gives every entry of a small resource, with its terms where they are wanted', async () => {
  const row = { slug: 'rose', summary: '{"slug":"rose"}', terms: ['a'] }
  expect((await everything(giving(row).database, flowers)).map((one) => parsed(one))).toEqual([{ slug: 'rose' }])
  const [first] = await withTerms(giving(row).database, flowers)
  expect([first?.slug, first?.terms, first && parsed(first.summary)]).toEqual(['rose', ['a'], { slug: 'rose' }])
})

const mayDay = { resource: topics, slug: 'may-day' }

it('gives a topic with what catalogues say of it, in their order, each by its address in the network', async () => {
  const speaking = { speaks_of: { ...linkTo(topics, 'may-day'), kind: 'occasion' } }
  const { database } = fewEntries({
    entries: [
      { resource: dishes, slug: 'may-soup', fields: speaking },
      { resource: flowers, slug: 'hawthorn', fields: speaking },
      { resource: flowers, slug: 'rose' },
      mayDay,
    ],
  })
  const { slug, entries } = (await topicBySlug(database, 'may-day')) ?? {}
  expect(slug).toBe('may-day')
  expect(entries?.map(({ url }) => url)).toEqual(['//flowers/flowers/hawthorn', '//food/dishes/may-soup'])
  expect(entries?.[1]).toMatchObject({
    service: 'food',
    resource: 'dish',
    name: 'May soup',
    summary: 'May soup in a line.',
  })
  expect(await topicBySlug(database, 'yule')).toBeNull()
  expect((await topicBySlug(fewEntries({ entries: [mayDay] }).database, 'may-day'))?.entries).toEqual([])
})

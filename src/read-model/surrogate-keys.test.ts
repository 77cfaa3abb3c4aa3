import { expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { type Part, parts, sourcesOf } from './parts.ts'
import { flowers, places, terms } from './resources/flowers.ts'
import { atMostKeys, keysOfEntry, keysOfReply } from './surrogate-keys.ts'
import { termOf } from './terms.ts'

it('names a reply after all that it is made from', () => {
  expect(keysOfReply([], null)).toEqual(['octavo'])
  expect(keysOfReply(sourcesOf('flowers', ['entries', 'card']), null)).toEqual([
    'octavo',
    'flowers',
    'flowers:entries',
    'flowers:card',
  ])
})

it('names what is made from one entry after that entry, and not after all of its service', () => {
  const alone = { service: 'flowers', resource: 'flower', slugs: ['old-rose', 'rose'] } as const
  const sources = [...sourcesOf('flowers', ['entries', 'headlines']), ...sourcesOf('food', ['entries'])]
  const keys = ['flowers/flower', 'flowers/flower/old-rose', 'flowers/flower/rose', 'flowers:headlines', 'food:entries']
  expect(keysOfReply(sources, alone)).toEqual(['octavo', 'flowers', 'food', ...keys])
})

it('stays far below what a header may hold, whatever a reply is made from', () => {
  const all = services.flatMap(({ id }) => sourcesOf(id, parts as readonly Part[]))
  expect(keysOfReply(all, null).join(' ').length).toBeLessThan(2000)
})

it('names those too whose pages list the entry', () => {
  const held = [termOf(places, 'flower', 'rose'), termOf(places, 'flower', 'tulip'), termOf(places, 'country', 'NL')]
  expect(keysOfEntry(places, { slugs: ['keukenhof'], terms: held })).toEqual([
    'flowers/place/keukenhof',
    'flowers/place/',
    'flowers/flower/rose',
    'flowers/flower/tulip',
  ])
  expect(keysOfEntry(flowers, { slugs: ['rose', 'rosa'], terms: [] })).toEqual([
    'flowers/flower/rose',
    'flowers/flower/rosa',
    'flowers/flower/',
  ])
})

it('names what is made from entries of other resources too after them, or after whatever they have', () => {
  const beside = [{ resource: 'flower_day', slugs: ['hanami'] }, { resource: 'term' }]
  const alone = { service: 'flowers', resource: 'flower', slugs: ['rose'], beside } as const
  expect(keysOfReply(sourcesOf('flowers', ['entries']), alone)).toEqual([
    'octavo',
    'flowers',
    'flowers/flower',
    'flowers/flower/rose',
    'flowers/flower_day',
    'flowers/flower_day/hanami',
    'flowers/term',
    'flowers/term/',
  ])
  expect(keysOfEntry(terms, { slugs: ['umbel'], terms: [] })).toContain('flowers/term/')
})

it('finds as much and more with fewer keys where there are too many', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, index) => `flowers/flower/${index}`)
  expect(atMostKeys(['flowers:entries', ...entries(3)], 4)).toEqual(['flowers:entries', ...entries(3)])
  expect(atMostKeys(['flowers:entries', ...entries(9)], 4)).toEqual(['flowers:entries', 'flowers/flower'])
  const parted = parts.map((part) => `flowers:${part}`)
  expect(atMostKeys([...parted, ...entries(9)], 4)).toEqual(['flowers'])
  expect(
    atMostKeys(
      services.map(({ id }) => id),
      4,
    ),
  ).toEqual(['octavo'])
  expect(atMostKeys(['octavo', ...entries(3)], 4)).toEqual(['octavo'])
})

import { expect, it } from 'vitest'
import { owners } from '#src/services.ts'
import { sourcesEverywhere, sourcesOf } from './parts.ts'

it('names the parts of one service, and of all where something is made of topics', () => {
  expect(sourcesOf('food', ['entries', 'card'])).toEqual([
    { service: 'food', part: 'entries' },
    { service: 'food', part: 'card' },
  ])
  expect(sourcesOf('food', ['topics', 'reads'])).toEqual([
    ...owners.map((service) => ({ service, part: 'topics' })),
    { service: 'food', part: 'reads' },
  ])
})

it('names the parts of every service and of what all hold in common', () => {
  expect(sourcesEverywhere(['entries', 'picks'])).toEqual(
    owners.flatMap((service) => [
      { service, part: 'entries' },
      { service, part: 'picks' },
    ]),
  )
})

it('gives one list to whoever asks for the same, and others to all else', () => {
  expect(sourcesOf('food', ['entries'])).toBe(sourcesOf('food', ['entries']))
  expect(sourcesOf('food', ['entries'])).not.toBe(sourcesOf('flowers', ['entries']))
  expect(sourcesEverywhere(['entries'])).toBe(sourcesEverywhere(['entries']))
  expect(sourcesEverywhere(['entries'])).not.toEqual(sourcesOf('food', ['entries']))
})

import { describe, expect, it } from 'vitest'
import { owners } from '#src/services.ts'
import { cities, flowerDays, flowers } from './flowers.ts'
import { findPlaces, findResource, isTopic, referencesOf, resourcesOf } from './index.ts'
import { topics } from './topics.ts'
import { countryOverviews } from './traditions.ts'

const told = (resource: Parameters<typeof referencesOf>[0]) =>
  referencesOf(resource).map(({ field, to, many }) => `${field} → ${to.service}/${to.id}${many ? ' many' : ''}`)

describe('the references of a resource', () => {
  it('are its links, its places and the topic that it speaks of', () => {
    expect(told(flowers)).toEqual(
      expect.arrayContaining(['days → flowers/flower_day many', 'cities → flowers/city many']),
    )
    expect(told(flowers).at(-1)).toBe('speaks_of → network/topic')
  })

  it('are no places of a place or a country, and no topic of a topic', () => {
    expect(told(cities).some((one) => one.startsWith('cities'))).toBe(false)
    expect(told(countryOverviews).some((one) => one.startsWith('cities'))).toBe(false)
    expect(told(topics)).toEqual([])
  })
})

describe('a resource', () => {
  it('is found by its id, within its service alone', () => {
    expect(findResource('flowers', 'flower_day')).toBe(flowerDays)
    const asked: string = flowerDays.id
    expect(() => findResource('food', asked)).toThrow('No resource flower_day in the service food.')
  })

  it('of places is the one of its service, which the network has none of', () => {
    expect(findPlaces('flowers')).toBe(cities)
    expect(findPlaces('network')).toBeUndefined()
  })

  it('of topics is the one of the network', () => {
    expect([
      isTopic(topics),
      isTopic({ service: 'food', id: 'topic' }),
      isTopic({ service: 'network', id: 'x' }),
    ]).toEqual([true, false, false])
  })

  it('stands in the list of its own service, and links lead within that', () => {
    for (const owner of owners) {
      const all = resourcesOf(owner)
      for (const one of all) {
        expect(one.service).toBe(owner)
        for (const { to } of Object.values(one.links)) expect(all.map(({ id }) => id)).toContain(to)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import { days as traditionDays } from '#src/read-model/resources/traditions.ts'
import { network, owners, services } from '#src/services.ts'
import { askedOf, calendars, catalogueInput, dayFilters, dayInputOf } from './filters.ts'

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

describe('the calendars of all catalogues', () => {
  it('are the days of each, and of nothing that is no catalogue', () => {
    expect(calendars).toEqual(expect.arrayContaining([flowerDays, traditionDays]))
    expect(calendars.map(({ service }) => service)).not.toContain('network')
    expect(new Set(calendars.map(({ service }) => service)).size).toBe(services.length)
  })
})

describe('what days are asked for by', () => {
  it('is all of them where nothing is given', () => {
    expect(askedOf({})).toEqual({ asked: calendars, terms: [] })
  })

  it('is one catalogue alone where that is given', () => {
    expect(askedOf({ catalogue: 'flowers' }).asked).toEqual([flowerDays])
  })

  it('is a term of any of the calendars for each filter, a country by its code', () => {
    const { terms } = askedOf({ catalogue: 'traditions', faith: 'hindu', country: 'Japan' })
    expect(terms).toEqual([['traditions/day.faith:hindu'], ['traditions/day.country:JP']])
    const [all] = askedOf({ country: 'JPN' }).terms
    expect(all).toHaveLength(calendars.length)
    expect(all).toContain('flowers/flower_day.country:JP')
  })
})

describe('the filters of a calendar', () => {
  it('of the network take what any catalogue declares, and the catalogue', () => {
    const input = dayInputOf(network.id)
    expect(Object.keys(input.shape)).toEqual(Object.keys(dayFilters))
    expect(takes(input, { faith: 'hindu', catalogue: 'food', country: 'Japan' })).toBe(true)
    expect(takes(input, { faith: 'nothing' })).toBe(false)
    expect(takes(input, { country: 'Atlantis' })).toBe(false)
    expect(takes(catalogueInput('Which.'), 'network')).toBe(false)
  })

  it('of a catalogue take what its own days have and nothing else', () => {
    for (const id of owners) {
      if (id === network.id) continue
      const own = calendars.find(({ service }) => service === id)
      const input = dayInputOf(id)
      expect(takes(input, {}), id).toBe(true)
      expect(takes(input, { catalogue: id }), id).toBe(false)
      for (const parameter of ['faith', 'kind'] as const) {
        const facet = own?.facets[parameter]
        const values = facet && 'values' in facet ? (facet.values ?? []) : []
        expect(parameter in input.shape, `${id} ${parameter}`).toBe(values.length > 0)
        for (const value of values) expect(takes(input, { [parameter]: value }), `${id} ${value}`).toBe(true)
      }
    }
  })
})

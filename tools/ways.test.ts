import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyResource } from '#src/read-model/resource.ts'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { cities, countryOverviews, flowerDays, flowers, terms } from '#src/read-model/resources/flowers.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { owners, services } from '#src/services.ts'
import { browsing } from '#src/site/browse.ts'
import { findTool, missedBy, toolsOf } from './index.ts'
import { descriptionOf, instead } from './instead.ts'
import type { Kind } from './kinds/index.ts'
import { listingOf, openingOf, suggested } from './opening.ts'
import { parametersOf } from './parse-input.ts'
import type { AnyTool } from './tool.ts'
import { subjectOf, toolOf } from './tool-of.ts'

describe('a tool', () => {
  it('is found by what it does, and by what it is about where that is asked', () => {
    expect(toolOf('flowers', ['get'])?.tool.kind).toBe('get')
    expect(toolOf('flowers', ['get'], 'flower')?.name).toBe('get_flower')
    const nothing: string = 'nothing'
    expect(toolOf('flowers', ['get'], nothing)).toBeUndefined()
    expect(toolOf('network', ['get'])).toBeUndefined()
  })

  it('of a name is the one of the table, and no property of a table', () => {
    expect(findTool('flowers', 'get_flower')).toBe(toolsOf('flowers').get_flower)
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(() => findTool('flowers', name)).toThrow(`The service has no tool called "${name}".`)
  })

  it('that there is not is told with names that come near, and no more of it than sixty letters', () => {
    const told = (surface: 'flowers' | 'network', name: string) => {
      try {
        return findTool(surface, name)
      } catch (error) {
        return error as { code: string; detail: string; nearest: string[] }
      }
    }
    expect(told('flowers', 'get_flowr')).toMatchObject({
      code: 'unknown_tool',
      nearest: expect.arrayContaining(['get_flower']),
    })
    expect(told('network', 'x'.repeat(90))).toMatchObject({
      detail: `The network has no tool called "${'x'.repeat(60)}".`,
    })
  })
})

it('knows of each catalogue what it is about, by the tool that picks one a day', () => {
  expect([subjectOf('flowers'), subjectOf('food'), subjectOf('network')]).toEqual(['flower', 'dish', undefined])
  for (const { id } of services) expect(resourcesOf(id).map((one) => one.id)).toContain(subjectOf(id))
})

describe('how an entry is opened', () => {
  it('is by the tool of its kind and the slug or the name that this takes first', () => {
    const entry = { slug: 'dog-rose', name: 'Dog rose' }
    expect(openingOf('flowers', 'flower', entry)).toEqual({ tool: 'get_flower', arguments: { slug: 'dog-rose' } })
    const term = openingOf('flowers', terms.id, { slug: 'petal', name: 'Petal' })
    expect(Object.values(term?.arguments ?? {})).toEqual(['Petal'])
    expect(openingOf('flowers', 'nothing', entry)).toBeNull()
    expect(openingOf('network', topics.id, entry)).toBeNull()
  })

  it('is told with its name and kind to whoever asked for another', () => {
    expect(suggested({ resource: flowers, slug: 'rose', name: 'Rose' })).toEqual({
      ...{ name: 'Rose', slug: 'rose', resource: 'flower' },
      open: { tool: 'get_flower', arguments: { slug: 'rose' } },
    })
  })

  it('of a country is by the list of its entries, where that takes one', () => {
    const { tool = '', arguments: given } = listingOf(flowers, 'JP') ?? {}
    expect(toolsOf('flowers')[tool]).toMatchObject({ resource: 'flower' })
    expect(given).toEqual({ country: 'JP' })
    expect(listingOf(terms, 'JP')).toBeNull()
  })
})

describe('the list page of a resource', () => {
  it('is the answer of the tool that lists it, where that can be asked without a filter for all', () => {
    for (const owner of owners)
      for (const resource of resourcesOf(owner)) {
        const named = browsing(resource)
        if (!named) continue
        const { required, properties } = parametersOf(named.tool)
        expect(required, resource.id).toEqual([])
        expect('limit' in properties && !('offset' in properties), `${owner} ${resource.id}`).toBe(false)
      }
  })

  it('is made by one of its own where no tool lists it whole, the same each time', () => {
    const named = [...resourcesOf('flowers'), ...resourcesOf('cheese'), ...resourcesOf('cattle')].flatMap(
      (resource) => {
        const one = browsing(resource)
        return one?.name.startsWith('browse ') ? [{ resource, ...one }] : []
      },
    )
    expect(named.length).toBeGreaterThan(0)
    for (const { resource, name, tool } of named) {
      expect(name).toBe(`browse ${resource.path}`)
      expect(browsing(resource)?.tool).toBe(tool)
      expect(tool.resource).toBe(resource.id)
    }
  })

  it('needs no filters where it is a small register', () => {
    const register = { ...terms, facets: {}, links: {} }
    expect(browsing({ ...register, id: 'nothing' })).toBeUndefined()
    expect(browsing({ ...register, id: 'nothing', facets: flowers.facets })).toBeDefined()
    const [[parameter, facet] = ['', undefined]] = Object.entries(flowers.facets)
    const [[link, to] = ['', undefined]] = Object.entries(flowers.links)
    const one = { facets: { [parameter]: facet }, links: { [link]: to } } as Pick<AnyResource, 'facets' | 'links'>
    expect(browsing({ ...register, ...one, id: 'nothing' })).toBeDefined()
  })

  it('takes every facet, link, country, place and region that its entries are found by', () => {
    const named = browsing({ ...flowers, id: 'unlisted' })
    const { properties } = parametersOf(named?.tool as AnyTool)
    const filters = [...Object.keys(flowers.facets), ...Object.keys(flowers.links), 'country', 'city', 'region']
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(filters))
    const place = browsing({ ...cities, id: 'unlisted', facets: flowers.facets })
    expect(Object.keys(parametersOf(place?.tool as AnyTool).properties)).not.toContain('city')
  })
})

describe('a description that leads on', () => {
  const tool = (kind: Kind, more: Partial<AnyTool> = {}): AnyTool => ({
    ...{ kind, description: kind, input: z.strictObject({}), output: z.unknown(), example: {}, varies: 'content' },
    ...{ reads: [], run: async () => null },
    ...more,
  })
  const says = (table: Record<string, AnyTool>, textOf: (others: never) => string) =>
    descriptionOf(tool('get', { description: textOf as never }), table)
  const table = {
    search: tool('search'),
    list_days: tool('list', { resource: 'day', input: z.strictObject({ country: z.string() }) }),
    list_bells: tool('list', { resource: 'bell', input: z.strictObject({ country: z.string() }) }),
    bell_of_the_day: tool('of-the-day', { picks: 'bell' }),
    count: tool('stats', { input: z.strictObject({ country: z.string() }) }),
  }

  it('is what is written, or made of the table that the tool stands in', () => {
    expect(descriptionOf(tool('get', { description: 'Opens.' }), table)).toBe('Opens.')
    expect(says(table, ({ nameOf }: never) => (nameOf as (kinds: string[]) => string)(['search']))).toBe('search')
  })

  it('names tools by what they do, the main list, and who takes a parameter', () => {
    type Others = {
      nameOf(kinds: string[], resource?: string): string | undefined
      mainList?: string
      takersOf(parameter: string): string | undefined
    }
    const told = (pick: (others: Others) => unknown, tools: Record<string, AnyTool> = table) =>
      says(tools, (others: never) => String(pick(others as Others)))
    expect(told(({ nameOf }) => nameOf(['list']))).toBe('list_days')
    expect(told(({ nameOf }) => nameOf(['get', 'list'], 'bell'))).toBe('list_bells')
    expect(told(({ nameOf }) => nameOf(['list'], 'cow'))).toBe('undefined')
    expect(told(({ mainList }) => mainList)).toBe('list_bells')
    expect(told(({ takersOf }) => takersOf('country'))).toBe('list_days, list_bells and count')
    expect(told(({ takersOf }) => takersOf('city'))).toBe('undefined')
    expect(told(({ takersOf }) => takersOf('country'), { count: table.count })).toBe('count')
  })

  it('leaves out tools that there are not, and all of it where there is none', () => {
    expect(instead(['for one in full', 'get_bell'], ['for none', undefined], ['for all', 'list_bells'])).toBe(
      ' For one in full use get_bell; for all use list_bells.',
    )
    expect(instead(['for none', undefined])).toBe('')
    expect(instead()).toBe('')
  })
})

describe('what a search did not find', () => {
  it('is what was asked for, where nothing matches and nothing waits', () => {
    expect(missedBy({ items: [], waiting: [] }, 'flowers', 'Moly')).toEqual([{ service: 'flowers', name: 'Moly' }])
    expect(missedBy({ items: [{}], waiting: [] }, 'flowers', 'Moly')).toEqual([])
  })

  it('is what waits, of its own catalogue, whatever else matches', () => {
    const waiting = [{ name: 'Moly' }, { name: 'Soma', catalogue: 'food' }]
    expect(missedBy({ items: [{}], waiting }, 'flowers', 'x')).toEqual([
      { service: 'flowers', name: 'Moly' },
      { service: 'food', name: 'Soma' },
    ])
  })
})

it('lists every country overview, day and cheese by a tool of the table where there is one', () => {
  for (const resource of [countryOverviews, flowerDays, cheeses]) {
    const named = browsing(resource)
    expect(named?.tool.resource, resource.id).toBe(resource.id)
  }
})

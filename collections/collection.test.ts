/** What editors get for a declaration: the form, the list, and the record that is made of a document. */
import type { CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { colours, countryColours, swatches } from '#src/read-model/resources/colours.ts'
import { flowerDays, flowers, nationalFlowers, terms } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { owners } from '#src/services.ts'
import { chosenEntries } from './chosen-entries.ts'
import { collection } from './collection.ts'
import { blocksFromRule } from './fields/calendar-rule.ts'
import { catalogueCollections, collectionOf, collectionsOf } from './index.ts'
import { collectionSlug } from './slugs.ts'

type Named = Extract<Field, { name: string }>

const configOf = (resource: AnyResource) => collectionOf(resource).config
const tabsOf = ({ fields }: CollectionConfig) => fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => (field.type === 'row' ? namesIn(field.fields) : [(field as Named).name]))
const fieldsOfTab = (resource: AnyResource, label: string) =>
  namesIn(tabsOf(configOf(resource)).find((tab) => tab.label === label)?.fields ?? [])

describe('the form of an entry', () => {
  it('has its tabs in the order in which a person writes', () => {
    expect(tabsOf(configOf(flowers)).map(({ label }) => label)).toEqual([
      'Text',
      'Finding it',
      'Questions and sources',
      'Pictures',
    ])
    expect(tabsOf(configOf(flowerDays)).map(({ label }) => label)).toEqual([
      'Text',
      'Dates',
      'Finding it',
      'Questions and sources',
      'Pictures',
    ])
  })

  it('begins with what names the entry; of an overview that is its country', () => {
    expect(fieldsOfTab(flowers, 'Text').slice(0, 5)).toEqual([
      'name',
      'nativeName',
      'otherNames',
      'summary',
      'scientificName',
    ])
    expect(fieldsOfTab(countryColours, 'Text').slice(0, 2)).toEqual(['country', 'name'])
  })

  it('ends its first tab with the texts of the page, in their order', () => {
    expect(fieldsOfTab(flowers, 'Text').slice(-5)).toEqual(['appearance', 'bloomTime', 'origin', 'uses', 'meaning'])
  })

  it('asks for the occasion where dates are, and for the topic of anything else where it is found', () => {
    expect(fieldsOfTab(flowerDays, 'Dates')[0]).toBe('speaksOf')
    expect(fieldsOfTab(flowerDays, 'Finding it')).not.toContain('speaksOf')
    expect(fieldsOfTab(flowers, 'Finding it')[0]).toBe('speaksOf')
    expect(namesIn(tabsOf(configOf(topics)).flatMap(({ fields }) => fields))).not.toContain('speaksOf')
  })

  it('asks for no countries where the entry is one', () => {
    expect(fieldsOfTab(flowers, 'Finding it')).toContain('countries')
    expect(tabsOf(configOf(countryColours)).flatMap(({ fields }) => namesIn(fields))).not.toContain('countries')
  })

  it('has no field twice', () => {
    for (const { config } of catalogueCollections) {
      const names = config.fields.flatMap((field) =>
        field.type === 'tabs' ? field.tabs.flatMap(({ fields }) => namesIn(fields)) : [(field as Named).name],
      )
      expect(new Set(names).size, config.slug).toBe(names.length)
    }
  })

  it('is drafted, kept in versions and trashed', () => {
    expect(configOf(flowers)).toMatchObject({ trash: true, versions: { drafts: expect.anything(), maxPerDoc: 50 } })
  })

  it('is previewed once it was saved', () => {
    const { livePreview } = configOf(flowers).admin ?? {}
    const url = livePreview?.url as (asked: object) => string | null
    expect(url({ data: { id: 7 }, collectionConfig: { slug: 'flowers' } })).toBe('/cms/api/flowers/7/preview')
    expect(url({ data: {}, collectionConfig: { slug: 'flowers' } })).toBeNull()
  })
})

describe('the list of a collection', () => {
  const columnsOf = (resource: AnyResource) => configOf(resource).admin?.defaultColumns

  it('shows the columns that are declared, between the name and how the entry stands', () => {
    expect(columnsOf(flowers)).toEqual([
      'name',
      'scientificName',
      'family',
      'colors',
      'score',
      'review',
      '_status',
      'updatedAt',
    ])
    expect(columnsOf(nationalFlowers)?.slice(1, 4)).toEqual(['flowerName', 'official', 'flower'])
  })

  it('shows when days fall and where, the first two facets of anything else, and else what it says in a line', () => {
    const without = (resource: AnyResource, more: object = {}) =>
      collection({ ...resource, columns: [], ...more } as AnyResource, { compute: () => ({}) } as never).config.admin
        ?.defaultColumns
    expect(without(flowerDays)?.slice(1, -4)).toEqual(['rule', 'countries'])
    expect(without(flowers)?.slice(1, -4)).toEqual(['colors', 'kinds', 'countries'])
    expect(without(flowers, { facets: {} })?.slice(1, -4)).toEqual(['summary'])
    expect(without(countryColours, { facets: {} })?.slice(1, -4)).toEqual(['nativeName'])
    const [color] = Object.values(flowers.facets)
    expect(without(flowers, { computed: [color?.field] })?.slice(1, -4)).toEqual(['kinds', 'seasons', 'countries'])
  })

  it('is of the catalogue it belongs to; what belongs to none is of all', () => {
    expect(configOf(flowers).admin?.group).toBe('Flowers')
    expect(configOf(topics).admin?.group).toBe('All catalogues')
  })

  it('is hidden from who does not work on the catalogue', () => {
    const hidden = configOf(flowers).admin?.hidden as (asked: { user: unknown }) => boolean
    const person = (services: string[], role = 'writer') => ({ user: { id: 1, role, services } })
    expect(hidden(person([]))).toBe(false)
    expect(hidden(person(['flowers']))).toBe(false)
    expect(hidden(person(['food'], 'editor'))).toBe(true)
    expect(hidden({ user: null })).toBe(true)
  })

  it('leads to the export of its own kind', () => {
    const components = JSON.stringify(configOf(terms).admin?.components?.beforeListTable)
    expect(components).toContain(`"/cms/api/export/flowers/${terms.path}"`)
  })
})

describe('the record of a document', () => {
  const project = (resource: AnyResource, document: object) => collectionOf(resource).project({ ...document })

  it('says of a day when it falls, by its own rule or by that of its occasion', () => {
    const rule = blocksFromRule({ kind: 'weekly', weekdays: ['friday'], durationDays: 1 })
    expect(project(flowerDays, { slug: 'a', rule })).toMatchObject({ weekdays: ['friday'] })
    const speaksOf = {
      record: { slug: 'easter' },
      calendar: { rule: { kind: 'fixed-date', month: 6, day: 1, durationDays: 1 } },
    }
    expect(project(flowerDays, { slug: 'a', rule, speaksOf })).toMatchObject({
      weekdays: [],
      rule_in_words: expect.stringContaining('June'),
    })
    expect(project(flowers, { slug: 'a' })).not.toHaveProperty('rule_in_words')
  })

  it('has what is worked out of a colour, and nothing of what is none', () => {
    expect(project(colours, { slug: 'a', hex: '#ff0000' }).values).toMatchObject(expect.any(Object))
    expect(project(colours, { slug: 'a', hex: 'red' }).values).toBeNull()
    expect(project(swatches, { slug: 'a', hex: '#ff0000' }).family).toBe('red')
    expect(project(swatches, { slug: 'a', name: 'Deep Reddish Orange', hex: '#aa381e' }).family).toBe('orange')
    expect(project(swatches, { slug: 'a', name: 'Eugenia Rose', hex: '#aa381e' }).family).toBe('red')
    expect(project(swatches, { slug: 'a', name: 'Deep Orange', family: 'sent' }).family).toBeNull()
  })
})

describe('the collections', () => {
  it('are one for each kind of entry, and each has a slug of its own', () => {
    const slugs = catalogueCollections.map(({ config }) => config.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(owners.flatMap(collectionsOf)).toEqual([...catalogueCollections])
  })

  it('are asked for by name, and one that there is not is said not to be', () => {
    expect(collectionSlug({ service: 'flowers', id: 'flower_day' })).toBe('flower-days')
    expect(() => collectionSlug({ service: 'flowers', id: 'tree' })).toThrow('flowers tree')
    expect(() => collectionOf({ service: 'flowers', id: 'tree' })).toThrow('No collection holds flowers tree.')
  })
})

describe('the entries that are chosen in a list', () => {
  /** What is asked of the CMS for a request with this query. */
  async function asked(query: object, most?: number) {
    let seen: Record<string, unknown> = {}
    const find = async (given: Record<string, unknown>) => {
      seen = given
      return { docs: [{ id: 4 }, { id: '5' }] }
    }
    const req = { query, user: { id: 1 }, payload: { find } }
    return { ids: await chosenEntries(req as never, flowers, most), seen }
  }

  it('are asked for as the person who chose them, drafts among them', async () => {
    const where = { id: { in: [4, 5] } }
    const { ids, seen } = await asked({ where })
    expect(ids).toEqual([4, 5])
    expect(seen).toMatchObject({ collection: 'flowers', where, draft: true, overrideAccess: false, user: { id: 1 } })
    expect(seen).not.toHaveProperty('limit')
  })

  it('are all where nothing was chosen, up to so many', async () => {
    const { seen } = await asked({}, 100)
    expect(seen).not.toHaveProperty('where')
    expect(seen).toMatchObject({ limit: 100, pagination: false })
  })
})

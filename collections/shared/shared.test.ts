/** What editors enter beside entries: what it takes, and what follows from a save of it. */
import type { CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { Headlines } from './headlines.ts'
import { Outlets } from './outlets.ts'
import { picksCollection } from './picks.ts'
import { Users } from './users.ts'

type Named = Extract<Field, { name: string }>

const fieldOf = ({ fields }: CollectionConfig, name: string) =>
  fields.find((field) => (field as Named).name === name) as Named
const said = async (config: CollectionConfig, name: string, value: unknown, asked: object = {}) =>
  (fieldOf(config, name) as unknown as { validate(value: unknown, asked: object): unknown }).validate(value, asked)
const saved = async (config: CollectionConfig, asked: object) => config.hooks?.beforeChange?.[0]?.(asked as never)

const noAddress = 'A whole web address, starting with https://.'

describe('an outlet', () => {
  const before = {
    service: 'flowers',
    feed: 'https://a.example/feed',
    isPaused: true,
    failures: 10,
    lastError: 'Gone.',
    etag: 'x',
  }
  const change = (data: object, operation = 'update') => saved(Outlets, { data, originalDoc: before, operation })

  it('is tried again where somebody unticks that it is paused', async () => {
    expect(await change({ isPaused: false })).toEqual({ isPaused: false, failures: 0, lastError: null })
    expect(await change({ isPaused: true, name: 'New' })).toEqual({ isPaused: true, name: 'New' })
    const running = { ...before, isPaused: false, failures: 3 }
    expect(await saved(Outlets, { data: { isPaused: false }, originalDoc: running, operation: 'update' })).toEqual({
      isPaused: false,
    })
  })

  it('has had nothing read of another feed, or for another catalogue', async () => {
    const anew = { etag: null, lastModified: null, failures: 0, lastError: null, isPaused: false }
    expect(await change({ feed: 'https://b.example/feed' })).toMatchObject(anew)
    expect(await change({ service: 'colours' })).toMatchObject(anew)
    expect(await change({ service: 'flowers', feed: before.feed })).toEqual({ service: 'flowers', feed: before.feed })
    expect(await change({ feed: 'https://b.example/feed' }, 'create')).toEqual({ feed: 'https://b.example/feed' })
  })

  it('has whole web addresses, as headlines have', async () => {
    for (const name of ['homepage', 'feed']) {
      expect(await said(Outlets, name, 'https://a.example/feed')).toBe(true)
      for (const value of ['a.example', 'javascript:alert(1)', '', null])
        expect(await said(Outlets, name, value)).toBe(noAddress)
    }
    expect(await said(Headlines, 'address', 'javascript:alert(1)')).toBe(noAddress)
    expect(await said(Headlines, 'address', 'https://a.example/1')).toBe(true)
  })
})

describe('a person', () => {
  const savedPerson = (there: number, operation = 'create') => {
    const count = async () => ({ totalDocs: there })
    const data = { name: 'Ann', role: 'writer', services: ['flowers'] }
    return saved(Users, { data, operation, req: { payload: { count } } })
  }

  it('who comes first is an administrator of everything, and nobody after that', async () => {
    expect(await savedPerson(0)).toMatchObject({ name: 'Ann', role: 'administrator', services: [] })
    expect(await savedPerson(1)).toMatchObject({ role: 'writer', services: ['flowers'] })
    expect(await savedPerson(0, 'update')).toMatchObject({ role: 'writer', services: ['flowers'] })
  })

  it('signs in by one address, however it is typed', () => {
    const { hooks } = fieldOf(Users, 'email') as { hooks?: { beforeValidate?: ((asked: never) => unknown)[] } }
    const typed = (value: unknown) => hooks?.beforeValidate?.[0]?.({ value } as never)
    expect(typed(' Ann@Example.ORG ')).toBe('ann@example.org')
    expect(typed(undefined)).toBeUndefined()
  })
})

describe('a planned pick', () => {
  const config = picksCollection(['flowers', 'colours'])

  const dayOf = (
    value: unknown,
    { there = [] as object[], id = undefined as number | undefined, service = 'flowers' as string | null } = {},
  ) => {
    const asked: unknown[] = []
    const find = async ({ where }: { where: unknown }) => {
      asked.push(where)
      return { docs: there }
    }
    return said(config, 'day', value, { id, siblingData: service ? { service } : {}, req: { payload: { find } } })
  }

  it('has a day to itself, which is not past', async () => {
    expect(await dayOf('2199-12-31')).toBe(true)
    expect(await dayOf('2199-12-31', { there: [{ id: 4 }] })).toBe('Flowers has a pick for that day already.')
    expect(await dayOf('2001-01-01')).toBe('That day is past: it had its pick.')
    expect(await dayOf('2199-02-30')).toMatch(/^A day from/)
    expect(await dayOf('')).toBe('Choose a day.')
    expect(await dayOf('2001-01-01', { service: null })).toBe(true)
  })

  it('keeps its day as it is, a past one too', async () => {
    expect(await dayOf('2199-12-31', { there: [{ id: 4 }], id: 4 })).toBe(true)
    expect(await dayOf('2001-01-01', { there: [{ id: 4 }], id: 4 })).toBe(true)
    expect(await dayOf('2001-01-01', { there: [], id: 4 })).toBe('That day is past: it had its pick.')
  })

  it('features an entry of its own catalogue', async () => {
    const siblingData = { service: 'flowers' }
    expect(await said(config, 'entry', { relationTo: 'colours', value: 3 }, { siblingData })).toBe(
      'That is an entry of Colours, and the pick is for Flowers.',
    )
    const { filterOptions } = fieldOf(config, 'entry') as unknown as { filterOptions(asked: object): boolean }
    expect(filterOptions({ relationTo: 'flowers', data: siblingData })).toBe(true)
    expect(filterOptions({ relationTo: 'colours', data: siblingData })).toBe(false)
    expect(filterOptions({ relationTo: 'colours', data: {} })).toBe(true)
  })

  it('begins with what the address of its form asks for', () => {
    const begins = (name: string, query: object) =>
      (fieldOf(config, name) as unknown as { defaultValue(asked: object): unknown }).defaultValue({ req: { query } })
    expect(begins('service', { service: 'flowers', day: '2027-05-01' })).toBe('flowers')
    expect(begins('day', { service: 'flowers', day: '2027-05-01' })).toBe('2027-05-01')
    expect(begins('day', { day: ['2027-05-01'] })).toBeUndefined()
    expect(begins('day', {})).toBeUndefined()
  })
})

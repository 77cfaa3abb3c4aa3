/** What stands above the list of a collection. */
import { describe, expect, it } from 'vitest'
import { atLeast, band, flag, manyOf, manyWords, months, oneOf, word } from '#src/read-model/facets/index.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { listFilters } from './list-filters.ts'

const words = { label: 'A label', description: 'A description.' }
type Declared = Parameters<typeof listFilters>[0]

/** The filters of a resource with these facets, after how entries stand. */
const offered = (facets: object, computed: readonly string[] = []) =>
  listFilters({ facets, computed } as unknown as Declared).slice(1)

describe('the filters of a list', () => {
  it('begin with how entries stand', () => {
    const [first] = listFilters({ facets: {}, computed: [] } as unknown as Declared)
    expect(first).toMatchObject({ name: '_status', operator: 'equals' })
    expect(first?.options.map(({ value }) => value)).toEqual(['draft', 'published'])
  })

  it('ask for a field by the name that documents have', () => {
    const [one] = offered({ kind: oneOf('sort_of_it', ['old'], words) })
    expect(one).toMatchObject({ name: 'sortOfIt', label: 'A label', operator: 'in' })
  })

  it('show a value under its words, and one without any under itself', () => {
    const [one] = offered({ kind: manyOf('kinds', ['old', 'brand-new'], { ...words, labels: { 'brand-new': 'new' } }) })
    expect(one?.options).toEqual([
      { value: 'old', label: 'old' },
      { value: 'brand-new', label: 'new' },
    ])
  })

  it('name months by their names, by the numbers that are stored', () => {
    const [one] = offered({ month: months('months', words) })
    expect(one?.options).toHaveLength(12)
    expect(one?.options[0]).toEqual({ value: '1', label: 'January' })
    expect(one?.options[11]).toEqual({ value: '12', label: 'December' })
  })

  it('name steps by their bands', () => {
    const [one] = offered({ age: band('age', ['fresh', 'aged'], words) })
    expect(one?.options.map(({ label }) => label)).toEqual(['fresh', 'aged'])
  })

  it('offer yes and no of a box', () => {
    const [one] = offered({ is: flag('is_protected', words) })
    expect(one).toMatchObject({ name: 'isProtected', operator: 'equals' })
    expect(one?.options).toEqual([
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ])
  })

  it('leave out words that editors write themselves, and what is another way to ask', () => {
    const family = word('family', { ...words, example: 'x' })
    const names = manyWords('names', { ...words, example: 'x' })
    expect(offered({ family, names })).toEqual([])
    expect(offered({ most: atLeast(band('level', ['low', 'high'], words), words) })).toEqual([])
  })

  it('leave out what publishing works out', () => {
    const facets = { weekday: manyOf('weekdays', ['monday'], words), kind: oneOf('kind', ['old'], words) }
    expect(offered(facets, ['weekdays']).map(({ name }) => name)).toEqual(['kind'])
  })

  it('are four of the facets at most, the first that have a choice', () => {
    const facet = (field: string) => oneOf(field, ['old'], words)
    const family = word('family', { ...words, example: 'x' })
    const facets = { a: facet('a'), family, b: facet('b'), c: facet('c'), d: facet('d'), e: facet('e') }
    expect(offered(facets).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(listFilters(flowers).map(({ name }) => name)).toEqual(['_status', 'colors', 'kinds', 'seasons', 'purposes'])
  })
})

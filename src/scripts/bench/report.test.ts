/** What the bench asks, and what it makes of what it measured. */
import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { parseInput } from '#tools/parse-input.ts'
import { toolsByService } from '#tools/services/index.ts'
import { chance } from '../chance.ts'
import { flowerSlug } from './catalogue.ts'
import { type Answerer, type BenchFinding, quantile } from './measure.ts'
import { benchReport, type Measurements } from './report.ts'
import { sizes } from './sizes.ts'
import { works } from './work.ts'

const { small, large } = sizes

describe('what is asked', () => {
  const drawn = (name: string, times = 40) => {
    const work = works.find((one) => one.name === name)
    const draw = chance(7)
    return Array.from({ length: times }, () => new URL(work?.address(draw, large) ?? '', 'http://a.example'))
  }
  const toolOf = ({ pathname }: URL) =>
    toolsByService.flowers[pathname.split('/').at(-1) as keyof typeof toolsByService.flowers]

  it('is what tools take', () => {
    for (const { name, page: sort } of works)
      for (const address of sort ? [] : drawn(name)) {
        const tool = toolOf(address)
        expect(() => parseInput(tool, Object.fromEntries(address.searchParams)), String(address)).not.toThrow()
      }
  })

  it('has three filters, and no two alike for long', () => {
    const asked = drawn('list_flowers, three filters').map(({ searchParams }) => {
      const { limit: _, ...filters } = Object.fromEntries(searchParams)
      return filters
    })
    for (const filters of asked) expect(Object.keys(filters)).toHaveLength(3)
    expect(new Set(asked.map((filters) => JSON.stringify(filters))).size).toBeGreaterThan(30)
  })

  it('is about entries that there are, each by a name of its own', () => {
    const slugs = Array.from({ length: 2000 }, (_, index) => flowerSlug(index))
    expect(new Set(slugs).size).toBe(2000)
    const asked = drawn('get_flower').map(({ searchParams }) => String(searchParams.get('slug')))
    for (const slug of asked) expect(slugs.slice(0, small)).toContain(slug)
    expect(drawn('page: entry', 1)[0]?.pathname.startsWith(`/flowers/${flowers.path}/`)).toBe(true)
  })

  it('is nothing that was asked before, where an answer is to be made', () => {
    const asked = drawn('get_flower', 200).map(String)
    expect(new Set(asked).size).toBe(200)
  })
})

it('a share of sorted times is the time below which it lies', () => {
  const times = Array.from({ length: 100 }, (_, index) => index)
  expect([quantile(times, 0), quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)]).toEqual([0, 50, 99, 99])
  expect(quantile([7], 0.5)).toBe(7)
  expect(quantile([], 0.5)).toBeNaN()
})

describe('what is reported', () => {
  const finding = (work: string, by: Answerer, size: number, more: Partial<BenchFinding> = {}): BenchFinding => ({
    ...{ work, by, size, perSecond: 1000, p50Ms: 1, p99Ms: 2, asked: 500, distinct: 500 },
    ...more,
  })
  const answerers: Answerer[] = ['made', 'rendered', 'kept', 'kept, br', 'made by two', 'kept by two', 'payload']
  const all = works.flatMap(({ name }) =>
    [small, large].flatMap((size) =>
      [...answerers, 'bare' as const, 'bare, br' as const].map((by) => finding(name, by, size)),
    ),
  )
  const measured = (more: Partial<Measurements> = {}): Measurements => ({
    findings: all,
    alone: [{ work: 'search', size: small, p50Ms: 4 }],
    windows: { newP99Ms: 90, knownP99Ms: 21 },
    afterPublish: [
      { work: 'search', size: small, ms: 10 },
      { work: 'search', size: large, ms: 20 },
    ],
    publishing: { withMs: 150, withoutMs: 60 },
    renamed: { entries: 5000, ms: 1500 },
    imported: { entries: 3440, perSecond: 140 },
    seenMs: 999,
    memory: { reader: 200, editor: 701 },
    start: { readersMs: 5000, allMs: 7000 },
    ...more,
  })
  const rowsOf = (text: string) =>
    text.split('\n').flatMap((line) =>
      line.startsWith('| ')
        ? [
            line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim()),
          ]
        : [],
    )
  const aim = (begins: string, more: Partial<Measurements> = {}) => {
    const row = rowsOf(benchReport(measured(more))).find(([name = '']) => name.startsWith(begins))
    return row?.slice(1)
  }
  const changed = (work: string, by: Answerer, size: number, more: Partial<BenchFinding>) => ({
    findings: all.map((one) => (one.work === work && one.by === by && one.size === size ? { ...one, ...more } : one)),
  })

  it('says of each work how fast it was, to what bare answers give, and how many addresses were asked', () => {
    const half = changed('search', 'made', small, { perSecond: 500.4, p50Ms: 12.34, p99Ms: 123.4, distinct: 1234 })
    const [, , ...rows] = rowsOf(benchReport(measured(half)))
    expect(rows.find(([work, by, size]) => work === 'search' && by === 'a reader, made' && size === '1,000')).toEqual([
      ...['search', 'a reader, made', '1,000', '500', '0.500', '1,234 of 500', '12.3', '123'],
    ])
    expect(rows.find(([work, by]) => work === 'search' && by === 'a reader, kept')?.[5]).toBe('all')
    expect(rows.find(([, by]) => by === 'bare node:http')?.[2], 'it has no catalogue').toBe('')
  })

  it('says of each aim whether it is met', () => {
    expect(aim('search, kept, to bare')).toEqual(['1.00 ×', 'yes'])
    expect(aim('search, kept, to bare', changed('search', 'kept', large, { perSecond: 699 }))?.[1]).toBe('no')
    expect(aim('search, made, to bare', changed('search', 'made', small, { perSecond: 71 }))).toEqual(['0.07 ×', 'yes'])
    expect(aim('search, made, p50', changed('search', 'made', large, { p50Ms: 2.1 }))?.[1]).toBe('no')
    expect(aim('get_flower, made, p50', changed('get_flower', 'made', large, { p50Ms: 1.6 }))?.[1]).toBe('no')
    expect(aim('search, made, asked alone')).toEqual(['4.00 ms', 'yes'])
    expect(aim('search, the first after a publish')).toEqual(['2.00 ×', 'yes'])
    expect(aim('a window of 1000 days, of a year never asked')?.[1]).toBe('yes')
    expect(aim('a window of 1000 days, once its year')?.[1]).toBe('no')
    expect(aim('publishing one entry')).toEqual(['90.0 ms', 'yes'])
    expect(aim('renaming what 5,000 entries name')).toEqual(['1.50 s', 'yes'])
    expect(aim('entries a second, importing 3,440')).toEqual(['140', 'no'])
    expect(aim('memory of a reader')?.[1]).toBe('yes')
    expect(aim('memory of the editing server')?.[1]).toBe('no')
    expect(aim('a second start, until readers answer')).toEqual(['5.00 s', 'yes'])
    expect(aim('a second start, until the admin')?.[1]).toBe('no')
  })

  it('judges two readers where each has a core alone', () => {
    const [told = '', isMet] = aim('get_flower, kept, two readers to one') ?? []
    expect(told.startsWith('1.00 ×')).toBe(true)
    expect([told.includes('not judged'), isMet]).toEqual(availableParallelism() < 4 ? [true, '–'] : [false, 'no'])
  })

  it('is refused where something was not measured', () => {
    const without = { findings: all.filter(({ work, by }) => work !== 'search' || by !== 'kept') }
    expect(() => benchReport(measured(without))).toThrow('search, kept, was not measured with')
  })
})

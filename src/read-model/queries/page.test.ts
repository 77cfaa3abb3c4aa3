import { describe, expect, it } from 'vitest'
import { fewEntries } from '#test/few-entries.ts'
import { growing, int4, keeping } from '#test/recorded.ts'
import { read } from '../json.ts'
import { flowers } from '../resources/flowers.ts'
import { page, summariesOf } from './page.ts'

const slugs = ['rose', 'aster', 'iris', 'lily', 'tulip']
const ground = fewEntries({
  entries: slugs.map((slug, index) => ({
    resource: flowers,
    slug,
    fields: { colors: index % 2 === 0 ? ['red'] : ['white'], kinds: ['cut'] },
  })),
})
const [red, cut, blue] = ['color:red', 'kind:cut', 'color:blue'].map((term) => `flowers/flower.${term}`) as [
  string,
  string,
  string,
]

type Asked = Partial<Parameters<typeof page>[2]>
const whole = { terms: [], sort: 'known', limit: null, offset: 0, atMost: 5 } as const

// With a store matches are found in process, without one by PostgreSQL: both find the same.
describe.each([
  ['without anything kept', () => ground.database],
  ['with what is kept', () => keeping(ground.database)],
])('a page of a list, %s', (_, open) => {
  const database = open()
  const asked = async (more: Asked) => {
    const { items, total } = await page(database, flowers, { ...whole, ...more })
    return [(read(items) as { slug: string }[]).map(({ slug }) => slug), total]
  }

  it('is all entries in the order asked for, from some place on', async () => {
    expect(await asked({})).toEqual([slugs, 5])
    expect(await asked({ sort: 'name', limit: 2 })).toEqual([['aster', 'iris'], 5])
    expect(await asked({ sort: 'name', limit: 2, offset: 4 })).toEqual([['tulip'], 5])
    expect(await asked({ offset: 5 })).toEqual([[], 5])
  })

  it('is those that have every term, and says how many there are', async () => {
    expect(await asked({ terms: [red], atMost: 3 })).toEqual([['rose', 'iris', 'tulip'], 3])
    expect(await asked({ terms: [red, cut], atMost: 3 })).toEqual([['rose', 'iris', 'tulip'], 3])
    expect(await asked({ terms: [red, cut], atMost: 3, limit: 1, offset: 1 })).toEqual([['iris'], 3])
    expect(await asked({ terms: [red], atMost: 3, sort: 'name', limit: 2 })).toEqual([['iris', 'rose'], 3])
    expect(await asked({ terms: [red, blue], atMost: 3 })).toEqual([[], 0])
  })

  it('is read of nothing where there is nothing, and where nothing but a number is wanted', async () => {
    const before = ground.asked.length
    expect(await asked({ terms: [blue], atMost: 0 })).toEqual([[], 0])
    expect(await asked({ limit: 0 })).toEqual([[], 5])
    expect(await asked({ terms: [red], atMost: 3, limit: 0 })).toEqual([[], 3])
    expect(ground.asked.length).toBe(before)
    expect(await asked({ terms: [red, cut], atMost: 3, limit: 0 })).toEqual([[], 3])
  })

  it('is empty far beyond its end', async () => {
    expect(await asked({ offset: 2000 })).toEqual([[], 5])
  })
})

describe('what is kept of lists', () => {
  it('is asked for once, whoever asks for the same entries again', async () => {
    const database = keeping(ground.database)
    const terms = { ...whole, terms: [red], atMost: 3 }
    await page(database, flowers, terms)
    const before = ground.asked.length
    await page(database, flowers, { ...terms, limit: 2 })
    expect(ground.asked.length).toBe(before)
  })

  it('leaves out who was unpublished meanwhile', async () => {
    const database = keeping(ground.database)
    const gone: typeof database = {
      ...database,
      prepared: async (name, text, values) => (name === 'summaries' ? [] : database.prepared(name, text, values)),
    }
    const { items } = await page(gone, flowers, { ...whole, terms: [red], atMost: 3 })
    expect(read(items)).toEqual([])
  })
})

describe('a list of thousands', () => {
  const asking = async (offset: number, terms: readonly string[] = []) => {
    const { database, asked } = growing([
      { to: '$4) shown', rows: () => [{ summaries: null }] },
      { to: 'as ids', rows: () => [{ ids: int4([1, 2]) }] },
      { to: 'any($3::int[])', rows: () => [] },
    ])
    await page(database, flowers, { ...whole, terms, offset, atMost: 5000 })
    return asked.some(({ text }) => text.includes('$4) shown'))
  }

  it('is walked by its index up to two thousand, and beyond by the order that is kept', async () => {
    expect([await asking(0), await asking(1999), await asking(2000), await asking(2001)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is never walked for those that have a term', async () => {
    expect(await asking(0, [red])).toBe(false)
  })
})

describe('summaries that are kept', () => {
  /** Summaries of so many letters each, and which were read. */
  const lines = (letters: number) => {
    const { database, asked } = growing([
      {
        to: 'any($3::int[])',
        rows: (values) =>
          (values[2] as number[])
            .filter((id) => id !== 99)
            .map((id) => ({ document_id: id, summary: JSON.stringify(`${id}${'x'.repeat(letters)}`) })),
      },
    ])
    const ask = async (...documents: number[]) =>
      (await summariesOf(database, flowers, documents)).map((one) => Number.parseInt(String(read(one)), 10))
    return { database, ask, read: () => asked.map(({ values }) => values[2]) }
  }

  it('stand in the order asked for, and those that are lacking alone are read', async () => {
    const { ask, read: wasRead } = lines(3)
    expect(await ask(3, 1)).toEqual([3, 1])
    expect(await ask(2, 1, 3, 4)).toEqual([2, 1, 3, 4])
    expect(wasRead()).toEqual([
      [3, 1],
      [2, 4],
    ])
  })

  it('are looked for again where there were none', async () => {
    const { ask, read: wasRead } = lines(3)
    expect(await ask(1, 99)).toEqual([1])
    expect(await ask(99)).toEqual([])
    expect(wasRead()).toEqual([[1, 99], [99]])
  })

  it('make room for others that are asked for again, those first that came first', async () => {
    // Each takes four and a half times its letters, of eight million bytes.
    const { ask, read: wasRead } = lines(800_000)
    await ask(1, 2)
    await ask(1, 2)
    await ask(3)
    await ask(1, 2, 3)
    await ask(2, 3)
    await ask(1)
    expect(wasRead()).toEqual([[1, 2], [3], [3], [1]])
  })

  it('are weighed as they grow', async () => {
    const { ask, database } = lines(1001)
    await ask(1)
    const one = database.store.bytes()
    await ask(2)
    expect(database.store.bytes() - one).toBe(100 + 4.5 * 1004)
    await ask(1, 2)
    expect(database.store.bytes() - one).toBe(100 + 4.5 * 1004)
  })
})

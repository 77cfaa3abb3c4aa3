import { describe, expect, it } from 'vitest'
import { fewEntries } from '#test/few-entries.ts'
import { keeping } from '#test/recorded.ts'
import { read } from '../json.ts'
import { flowers } from '../resources/flowers.ts'
import { page } from './page.ts'

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

// What is kept is found in process; what is not is found by PostgreSQL: both find the same.
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

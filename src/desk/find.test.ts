import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { saving } from '#test/saving.ts'
import { findEndpoint } from './endpoints.ts'
import { findEntries } from './find.ts'
import { uncheckedCounts, uncheckedOf } from './unchecked.ts'

const writer = { id: 7, role: 'writer' as const, services: ['flowers' as const] }
const row = (more: object = {}) => ({
  ...{ collection: 'flowers', id: 3, name: 'Röse', slug: 'rose', otherNames: ['Gul', 'Queen of roses'] },
  ...{ state: 'published', summary: null, ...more },
})

async function search(typed: string, rows: object[] = [], person: Parameters<typeof findEntries>[1] = writer) {
  const { execute, asked } = saving({ answers: [{ to: 'from editing.findable', rows: () => rows }] })
  return { documents: await findEntries(execute, person, typed), asked }
}

describe('looking for entries', () => {
  it('goes by each word that was typed, folded, so that no letter of it is a pattern', async () => {
    const { asked } = await search('  RÖSE 100%_d')
    const [{ text, values } = { text: '', values: [] as readonly unknown[] }] = asked
    expect(values.slice(3)).toEqual([
      expect.any(String),
      ...String(values[3])
        .split(' ')
        .map((word) => `%${word}%`),
    ])
    expect(String(values[3])).toMatch(/^rose 100/)
    expect(
      values
        .slice(3)
        .join('')
        .replaceAll(/^%|%$|%%/g, ''),
    ).not.toMatch(/[_\\]/)
    expect(text.match(/f\.key like \$\d+ and|f\.key like \$\d+\n/g)).toHaveLength(values.length - 4)
  })

  it('is within the catalogues that the person may read', async () => {
    const { asked } = await search('rose')
    expect(new Set(asked[0]?.values[1] as string[])).toEqual(new Set(['flowers', 'network']))
  })

  it('asks nothing where nothing was typed, and of no more than eight words', async () => {
    for (const typed of ['', '   ', '…']) expect((await search(typed)).asked).toEqual([])
    expect((await search('a b c d e f g h i j')).asked[0]?.values).toHaveLength(4 + 8)
  })

  it('says by which other name an entry was found, where it is not by its own', async () => {
    const names = async (typed: string) => (await search(typed, [row()])).documents.map(({ matched }) => matched)
    expect(await names('rose')).toEqual([null])
    expect(await names('roses queen')).toEqual(['Queen of roses'])
    expect(await names('rose queen')).toEqual(['Queen of roses'])
    expect(await names('rose gul')).toEqual([null])
  })

  it('leads to the form, and tells of what kind and catalogue it is', async () => {
    const { documents } = await search('rose', [row(), row({ collection: 'gone', id: 4 })])
    expect(documents).toEqual([
      {
        ...{ href: '/admin/collections/flowers/3', name: 'Röse', matched: null, slug: 'rose', state: 'published' },
        ...{ kind: 'flower', catalogue: 'Flowers', plate: null },
      },
    ])
  })

  it('shows the plate of what readers see', async () => {
    const summary = { slug: 'rose', name: 'Röse', picture: null, colors: ['red'] }
    const [one] = (await search('rose', [row({ summary })])).documents
    expect(one?.plate).toMatch(/^\/plates\/\d+\/blossom\/flowers\/rose\//)
  })

  it('is for who is signed in, and stops at two hundred letters', async () => {
    const asked = async (user: object | null, q: unknown) => {
      const { req, asked: statements } = saving({ user: user as never })
      Object.assign(req, { query: { q } })
      return { response: (await findEndpoint.handler(req)) as Response, statements }
    }
    expect((await asked(null, 'rose')).response.status).toBe(403)
    const long = await asked(writer, `${'a'.repeat(200)}b`)
    expect(long.statements[0]?.values).toContain('a'.repeat(200))
    expect(await (await asked(writer, ['rose'])).response.json()).toEqual({ found: [] })
  })
})

describe('what nobody checked', () => {
  it('is told with how often it is read, and leads to its form', async () => {
    const rows = [{ service: 'flowers', resource: 'flower', id: 3, name: 'Rose', reads: 12, score: 4 }]
    const { execute, asked } = saving({ answers: [{ to: 'as id, name, reads', rows: () => rows }] })
    expect(await uncheckedOf(execute, ['flowers'], 20)).toEqual([
      { resource: flowers, href: '/admin/collections/flowers/3', name: 'Rose', reads: 12, score: 4 },
    ])
    expect(asked[0]?.values).toEqual([['flowers'], 20])
    expect(asked[0]?.text).toContain('order by reads desc, known desc')
  })

  it('is counted by kind, in the order of the catalogue; a kind without any is left out', async () => {
    const rows = [
      { service: 'flowers', resource: 'term', count: 2 },
      { service: 'flowers', resource: 'flower', count: 40 },
      { service: 'colours', resource: 'term', count: 9 },
    ]
    const { execute } = saving({ answers: [{ to: 'count(*)', rows: () => rows }] })
    const counts = await uncheckedCounts(execute, ['flowers'])
    expect(counts.map(({ resource, count }) => [resource.service, resource.id, count]).toSorted()).toEqual([
      ['flowers', 'flower', 40],
      ['flowers', 'term', 2],
    ])
    const query = new URL(counts.find(({ resource }) => resource === flowers)?.href ?? '', 'https://x').searchParams
    expect([...query]).toEqual([
      ['where[or][0][and][0][_status][equals]', 'published'],
      ['where[or][0][and][1][provenance.checkedBy][exists]', 'false'],
    ])
  })
})

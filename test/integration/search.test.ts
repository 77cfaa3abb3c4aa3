/** What people look for is found: the judged needs, and what every answer of a search tells, over the starter catalogue. */
import { afterAll, beforeAll, describe, expect, inject, it, test, vi } from 'vitest'
import { putRecords, recordRow, removeRecord } from '#src/publish/put.ts'
import { indexWords, makeSearchable } from '#src/publish/words.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { countOf, keyAt } from '#src/read-model/keys.ts'
import { namesIn } from '#src/read-model/queries/names.ts'
import { searchEntries } from '#src/read-model/queries/search.ts'
import type { AnyRecord } from '#src/read-model/resource.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { type OwnerId, owners, type ServiceId, services } from '#src/services.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { type Fits, fitting, type Judged, needs, type SearchNeed } from '#test/search/needs.ts'
import { contentOf } from '#tools/answer.ts'
import { callTool } from '#tools/index.ts'
import { toolOf } from '#tools/tool-of.ts'

const now = new Date('2026-11-22T12:00:00Z')
const today = '2026-11-22'

let world: StartedCatalogue
let fits: Fits

beforeAll(async () => {
  world = await startCatalogue()
  fits = await fitting(world.database)
})
afterAll(() => world.stop())

type Hit = Judged & {
  name: string
  match: string
  why: string
  missing: string[]
  falls: { starts: string } | null
  open: { tool: string; arguments: Record<string, string> } | null
}
type Answer = { items: Hit[]; total: number; nearest: string[] }

const call = () => ({
  database: world.database,
  now,
  publicUrl: world.site.publicUrl,
  baseUrls: world.site.baseUrls,
})

/** What the search tool of a service answers. */
async function ask(service: ServiceId, query: string, limit = 10): Promise<Answer> {
  const name: string = toolOf(service, ['search'])?.name ?? ''
  return contentOf(await callTool(service, name, { query, limit }, call())) as Answer
}

describe('of what people look for', () => {
  /** One over the place of the first entry that fits, among the first ten; 0 where none does. */
  type Judgement = { need: SearchNeed; isRight: boolean; reciprocal: number }
  const judged: Judgement[] = []

  beforeAll(async () => {
    for (const need of needs) {
      const [only, ...others] = need.services
      const hits: readonly Judged[] =
        only && others.length === 0
          ? (await ask(only, need.query)).items.map((hit) => ({ ...hit, service: only }))
          : (await searchEntries(world.database, { services: owners, query: need.query, limit: 10, today })).hits
      const at = hits.findIndex((entry) => fits(need, entry))
      if (need.wanted.length > 0)
        judged.push({ need, isRight: at >= 0 && at < need.within, reciprocal: at < 0 ? 0 : 1 / (at + 1) })
      else judged.push({ need, isRight: hits.length === 0, reciprocal: hits.length === 0 ? 1 : 0 })
    }
  })

  const shareOf = (some: readonly Judgement[]) => some.filter(({ isRight }) => isRight).length / some.length
  const meanOf = (some: readonly Judgement[]) => some.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / some.length
  const wrong = (some: readonly Judgement[]) =>
    some.filter(({ isRight }) => !isRight).map(({ need }) => `${need.kind}: ${need.query}`)

  it('there are enough, half of them never looked at', () => {
    const unseen = needs.filter(({ isSeen }) => !isSeen).length
    expect(needs.length).toBeGreaterThan(600)
    expect(Math.abs(unseen / needs.length - 0.5)).toBeLessThan(0.05)
  })

  it('nineteen in twenty are found where they are looked for, of those that were looked at', () => {
    const seen = judged.filter(({ need }) => need.isSeen)
    expect(shareOf(seen), wrong(seen).join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('nineteen in twenty are found where they are looked for, of those that were not', () => {
    expect(shareOf(judged.filter(({ need }) => !need.isSeen))).toBeGreaterThanOrEqual(0.95)
  })

  it('nineteen in twenty are found over all catalogues at once', () => {
    expect(shareOf(judged.filter(({ need }) => need.services.length > 1))).toBeGreaterThanOrEqual(0.95)
  })

  /** The least mean reciprocal rank of each kind of need. */
  const least: Readonly<Record<string, number>> = {
    name: 0.98,
    noun: 0.95,
    spelling: 0.92,
    plural: 0.92,
    nonsense: 1,
    day: 0.85,
    country: 0.9,
    facet: 0.88,
    facets: 0.85,
    synonym: 0.88,
    theme: 0.85,
    typo: 0.85,
    script: 0.7,
    question: 0.8,
    description: 0.8,
  }

  test.each(Object.entries(least))('what is found by %s has a mean reciprocal rank of %d and more', (kind, rank) => {
    expect(meanOf(judged.filter(({ need }) => need.kind === kind))).toBeGreaterThanOrEqual(rank)
  })

  it('every kind is held', () => {
    expect([...new Set(needs.map(({ kind }) => kind))].sort()).toEqual(Object.keys(least).sort())
  })
})

describe('an answer', () => {
  it.each([
    ['flowers', 'Lotus', 'lotus', 'name', 'by its name'],
    ['flowers', 'LÓTUS', 'lotus', 'name', 'by its name'],
    ['flowers', 'chrysanth', 'chrysanthemum', 'name start', 'its name begins so'],
    ['flowers', 'Nelumbo nucifera', 'lotus', 'other name', 'also called Nelumbo nucifera'],
    ['flowers', 'कमल', 'lotus', 'other name', 'also called कमल'],
    ['flowers', 'chrysantemum', 'chrysanthemum', 'similar name', 'looks like it; in its name: chrysantemum'],
    ['cheese', 'blue sheep cheese', 'roquefort', 'text', 'style: blue; milk: sheep'],
    ['dance', 'indian classical solo', 'bharatanatyam', 'text', 'form: classical; formation: solo; country: India'],
  ] as const)('of %s to "%s" says why %s was found', async (service, query, slug, match, why) => {
    const { items } = await ask(service, query)
    const hit = items.find((one) => one.slug === slug)
    expect(hit).toMatchObject({ match })
    expect(hit?.why.split('; ').sort()).toEqual(why.split('; ').sort())
  })

  it('counts all matches, whatever the limit', async () => {
    for (const query of ['rose', 'yellow flowers', 'garden']) {
      const few = await ask('flowers', query, 3)
      const many = await ask('flowers', query, 30)
      expect(few.total).toBe(many.total)
      expect(few.items).toEqual(many.items.slice(0, 3))
      expect(many.total).toBeGreaterThanOrEqual(many.items.length)
    }
  })

  it('says what an entry lacks that has some of the words', async () => {
    const { items } = await ask('cheese', 'Roquefort spaceship')
    expect(items[0]).toMatchObject({ slug: 'roquefort', missing: ['spaceship'] })
    for (const { missing } of (await ask('cheese', 'blue cheese')).items) expect(missing).toEqual([])
  })

  it('says when a day falls next', async () => {
    const { items } = await ask('traditions', 'When is Eid al-Adha?')
    expect(items[0]).toMatchObject({ slug: 'eid-al-adha', falls: { starts: '2027-05-16', on_now: false } })
    expect((await ask('flowers', 'rose')).items[0]).toMatchObject({ slug: 'rose', falls: null })
    expect((await ask('traditions', 'shabbat')).items[0]?.falls).toMatchObject({
      starts: expect.stringMatching(/^2026-11-/),
    })
  })

  it('says how each entry is opened, and it is', async () => {
    for (const { id } of services) {
      const queries = ['india', 'diwali', 'red', 'festival', 'silk', 'milk']
      const hits = (await Promise.all(queries.map((query) => ask(id, query)))).flatMap(({ items }) => items)
      for (const { resource, slug, open } of hits) {
        if (!open) continue
        const answer = contentOf(await callTool(id, open.tool, open.arguments, call())) as { slug: string }
        expect(answer.slug, `${id} ${resource} ${slug}`).toBe(slug)
      }
      expect(hits.some(({ open }) => open !== null)).toBe(true)
    }
  })

  it('to what nothing matches says what comes nearest', async () => {
    const { items, total, nearest } = await ask('flowers', 'chrizzanthimoom')
    expect({ items, total }).toEqual({ items: [], total: 0 })
    expect(nearest).toContain('Chrysanthemum')
  })
})

describe('a question', () => {
  it.each([
    '',
    ' ',
    'a',
    'ñ',
    '!?;:',
    "'",
    '"" & |',
    '()',
    '<->',
    ':*',
    'the of and what is',
    "'; drop table read_model.records; --",
    "' or 1=1",
    '<script>alert(1)</script>',
    'कमल rose 桜 орхидея',
    '\u0000\u0007',
    '\ud800',
    '🌹'.repeat(100),
    'rose '.repeat(2000),
    'x'.repeat(10_000),
    Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' '),
    '日本'.repeat(500),
    'e\u0301'.repeat(3000),
  ])('of any sort is answered', async (query) => {
    for (const chosen of [['flowers'], owners] satisfies (readonly OwnerId[])[]) {
      const { hits, total } = await searchEntries(world.database, { services: chosen, query, limit: 10, today })
      expect(hits.length).toBeLessThanOrEqual(total)
    }
  })
})

it('names are in the order in which they are looked for, by whichever plan they were read', async () => {
  const [row] = await world.database.execute<{ name: string }>('select current_database() as name')
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${row?.name}`
  url.searchParams.set('options', '-c enable_hashagg=off')
  const database = openDatabase(url.href)
  await database.revisions.ready()
  const names = await namesIn(database, 'flowers')
  await database.close()
  for (const { keys } of names.values()) {
    const written = Array.from({ length: countOf(keys) }, (_, at) => Buffer.from(keyAt(keys, at)))
    expect(written).toEqual([...written].sort(Buffer.compare))
  }
  expect(names.size).toBeGreaterThan(3)
})

describe('the words of a catalogue', () => {
  /** All that search keeps of each service, as a digest. */
  const words = () =>
    world.database.execute(
      `select service, md5(string_agg(kept, ',' order by kept)) as digest from (
         select service, w::text as kept from read_model.words w
         union all select service, p::text from read_model.postings p
         union all select service, concat_ws(' ', resource, slug, words, borrowed) from read_model.records
       ) all_kept group by service order by service`,
    )

  it('are found and counted by each publish as finding them all anew would', async () => {
    const [row] = await world.database.execute<{ record: string; document_id: number }>(
      "select record, document_id from read_model.records where resource = 'flower' and slug = 'tulip'",
    )
    const record = JSON.parse(row?.record ?? '')
    const { execute } = world.database
    const before = await words()
    const copy = { ...record, slug: 'tulip-of-tests', name: 'Quexvine tulip', url: '/flowers/tulip-of-tests' }
    const put = (record: AnyRecord) =>
      putRecords(execute, flowers, [recordRow(flowers, { documentId: 1_000_000, record, calendar: null })])
    await put(copy)
    expect((await ask('flowers', 'quexvine')).items).toMatchObject([{ slug: 'tulip-of-tests' }])
    const changed = { ...copy, name: 'Zorbling tulip', colors: ['blue'] }
    await put(changed)
    const indexed = await words()
    await indexWords(execute, 'flowers')
    expect(await words()).toEqual(indexed)
    await removeRecord(execute, flowers, 1_000_000)
    expect(await words()).toEqual(before)
  })

  it('are found under the names of today, when an entry goes by the same words in another order', async () => {
    const [row] = await world.database.execute<{ record: string }>(
      "select record from read_model.records where resource = 'flower' and slug = 'tulip'",
    )
    const record = {
      ...JSON.parse(row?.record ?? ''),
      slug: 'named-of-tests',
      name: 'Quexvine',
      url: '/flowers/named-of-tests',
    }
    const { execute } = world.database
    const put = (name: string) =>
      putRecords(execute, flowers, [
        recordRow(flowers, { documentId: 1_000_001, record: { ...record, other_names: [name] }, calendar: null }),
      ])
    const matchOf = async (query: string) => (await ask('flowers', query)).items[0]
    // What is published is seen once its notice has come.
    const isMet = async (query: string, met: object) =>
      vi.waitFor(async () => expect(await matchOf(query)).toMatchObject(met), 10_000)
    await put('Quexvine marplethorn')
    await isMet('quexvine marplethorn', { match: 'other name', matched: 'Quexvine marplethorn' })
    await isMet('marplethorn quexvine', { match: 'text', matched: null })
    await put('Marplethorn quexvine')
    await isMet('marplethorn quexvine', { match: 'other name', matched: 'Marplethorn quexvine' })
    await isMet('quexvine marplethorn', { match: 'text', matched: null })
    await removeRecord(execute, flowers, 1_000_001)
    await vi.waitFor(async () => expect(await matchOf('marplethorn quexvine')).toBeUndefined(), 10_000)
  })

  it('are made for records of a release that had none', async () => {
    const { execute } = world.database
    const before = await words()
    await execute("update read_model.records set words = '' where service = 'dance'")
    expect(await makeSearchable(execute)).toBeGreaterThan(200)
    expect(await words()).toEqual(before)
  })
})

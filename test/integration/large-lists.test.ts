/** Lists of many entries: nothing is cut off without a word, and what is kept in process is what PostgreSQL has, whatever is published. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteOf } from '#src/http/site.ts'
import { nextRevision } from '#src/publish/put.ts'
import { rebuildService } from '#src/publish/rebuild.ts'
import { encode } from '#src/read-model/json.ts'
import { orderBy, sorts } from '#src/read-model/queries/holders.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { swatches } from '#src/read-model/resources/colours.ts'
import { blooms, cities, experiences, flowers, terms } from '#src/read-model/resources/flowers.ts'
import { termOf } from '#src/read-model/terms.ts'
import { pages } from '#src/site/respond.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'
import { textOf } from '#tools/answer.ts'
import { callTool } from '#tools/index.ts'
import { namedColours } from '#tools/specials/colours/named-colours.ts'

// Which files pages link is known once they are compiled.
vi.mock('#src/site/assets.ts', () => import('#test/uncompiled-assets.ts'))

const publicUrl = 'https://octavo.test'
const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }

let here: World
/** Statements that read the documents of a term or an order whole. */
let wholeReads = 0

/** What PostgreSQL is asked. */
const asked = new Set<string>()

beforeAll(async () => {
  here = await world()
  await here.database.revisions.ready()
  const { execute, prepared } = here.database
  here.database.execute = (text, values) => {
    if (text.includes('int4send')) wholeReads += 1
    asked.add(text)
    return execute(text, values)
  }
  here.database.prepared = (name, text, values) => {
    asked.add(text)
    return prepared(name, text, values)
  }
})
afterAll(() => here.close())

/** Puts so many bare entries into a resource at once, each with these fields in its summary, and counts them. */
async function fill(resource: AnyResource, many: number, { fields = {}, has = [] as string[] } = {}): Promise<void> {
  const { execute } = here.database
  await execute(
    `insert into read_model.records
       (service, resource, slug, document_id, name, record, summary, terms, words, written, score, published_at, updated_at)
     select $1, $2, slug, n, slug, summary, summary, $5::text[], '', 0, 0, now(), now()
     from generate_series(1, $3::int) n, lateral (select 'entry-' || n as slug) named, lateral (
       select (jsonb_build_object('slug', slug, 'name', slug, 'url', '/' || $6 || '/' || slug, 'countries', '[]'::jsonb)
         || $4::jsonb)::json as summary) written`,
    [resource.service, resource.id, many, JSON.stringify(fields), has, resource.path],
  )
  await execute(
    `insert into read_model.counts (service, resource, term, written)
     select service, resource, unnest(array_prepend('', terms)), count(*) from read_model.records
     where service = $1 and resource = $2 group by 1, 2, 3`,
    [resource.service, resource.id],
  )
  await nextRevision(execute, resource.service, ['entries'])
  await heard(resource)
}

/** Readers hear of a publish a moment after it. */
async function heard({ service }: AnyResource): Promise<void> {
  const [row] = await here.database.execute<{ revision: string }>(
    "select revision from read_model.revisions where service = $1 and part = 'entries'",
    [service],
  )
  await expect.poll(() => here.database.revisions.of(service, 'entries')).toBe(row?.revision)
}

const call = async (service: 'flowers' | 'colours', name: string, input: Record<string, unknown> = {}) => {
  const surroundings = { ...siteOf(settings, here.database), now: new Date() }
  return JSON.parse(textOf(await callTool(service, name, input, surroundings))) as {
    items: { slug: string }[]
    total: number
  }
}

async function html(url: string): Promise<string> {
  const site = siteOf(settings, here.database)
  const request = { method: 'GET', url, header: () => undefined, body: async () => new Uint8Array(), client: '' }
  const { status, body } = await pages.respond(request, site)
  expect(status).toBe(200)
  return Buffer.from(body as Uint8Array).toString()
}

const addresses = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => String(at))

/** What PostgreSQL has of a list, and how many it counts. */
async function stored(resource: AnyResource, terms: readonly string[], sort: (typeof sorts)[number]) {
  const rows = await here.database.execute<{ slug: string }>(
    `select slug from read_model.records where service = $1 and resource = $2 and terms @> $3::text[] order by ${orderBy(sort)}`,
    [resource.service, resource.id, terms],
  )
  return rows.map(({ slug }) => slug)
}

/** Every filter and order of flowers, as they are kept and as they are stored; and every count, as it is kept and counted. */
async function expectAgreement(): Promise<void> {
  await heard(flowers)
  const filters = [['color:red'], ['color:red', 'season:spring'], ['season:spring']]
  for (const sort of sorts)
    for (const some of filters) {
      const terms = some.map((term) => `flowers/flower.${term}`)
      const pageQuery = { terms, sort, limit: null, offset: 0, atMost: 1_000_000 }
      const { items, total } = await page(here.database, flowers, pageQuery)
      const slugs = (JSON.parse(encode(items)) as { slug: string }[]).map(({ slug }) => slug)
      expect({ sort, terms, slugs, total }).toEqual({
        sort,
        terms,
        slugs: await stored(flowers, terms, sort),
        total: slugs.length,
      })
    }
  const counted = await here.database.execute(
    `select term, written from read_model.counts where service = 'flowers' and resource = 'flower' and written <> 0 order by 1`,
  )
  const true_ = await here.database.execute(
    `select unnest(array_prepend('', terms)) as term, count(*)::int as written from read_model.records
     where service = 'flowers' and resource = 'flower' group by 1 order by 1`,
  )
  expect(counted).toEqual(true_)
}

const flower = (name: string, more: object = {}) => ({
  name,
  summary: `${name} in one line.`,
  sources,
  _status: 'published',
  colors: ['red'],
  seasons: ['spring'],
  ...more,
})

test('what is kept of lists follows every publish without being read anew, and counts are those of the rows', async () => {
  const { payload } = here
  const create = async (name: string, more?: object) =>
    (await payload.create({ collection: 'flowers', data: flower(name, more) as never })).id
  const update = (id: number, data: object, draft = false) =>
    payload.update({ collection: 'flowers', id, data: data as never, draft })
  const [rose, tulip, iris] = [await create('Rose'), await create('Tulip', { seasons: [] }), await create('Iris')]
  await expectAgreement()
  const before = wholeReads
  const changes: (() => Promise<unknown>)[] = [
    () => create('Élan'),
    () => create('Peony', { colors: ['pink'] }),
    () => update(rose, { name: 'Zinnia' }),
    () => update(rose, { slug: 'a-zinnia' }),
    () => update(tulip, { seasons: ['spring'], colors: ['red', 'white'], nativeName: 'Lale' }),
    () => update(iris, { summary: 'Only its summary changes.' }),
    () => update(iris, { _status: 'draft' }),
    () => update(iris, { _status: 'published' }),
    () => update(tulip, { deletedAt: new Date().toISOString() }),
    () => payload.delete({ collection: 'flowers', id: rose }),
  ]
  for (const change of changes) {
    await change()
    await expectAgreement()
  }
  // The order by reads alone is read whole: reads are no publish, and nobody is told whose they are.
  expect(wholeReads - before).toBe(changes.length)
})

test('a rebuild, and more changes than are followed one by one, leave what is kept as it is stored', async () => {
  await rebuildService(here.payload, 'flowers')
  await expectAgreement()
  const { execute } = here.database
  await execute("update read_model.records set score = score + 1, terms = terms where resource = 'flower'")
  await nextRevision(execute, 'flowers', ['entries'])
  await expectAgreement()
})

test('a list that is not paged gives all of 1,001 entries, and what is in season all of 500', async () => {
  await fill(experiences, 1001)
  await fill(blooms, 500, { has: [termOf(blooms, 'north', 5)] })
  expect(await call('flowers', 'list_experiences')).toMatchObject({ total: 1001, items: { length: 1001 } })
  const season = await call('flowers', 'in_bloom', { month: 5, hemisphere: 'north' })
  expect([season.total, season.items.length]).toEqual([500, 500])
})

test('the page of places shows all of 401, though the tool gives 400 at a time', async () => {
  await fill(cities, 401, { fields: { summary: '' } })
  expect(await call('flowers', 'list_cities', { limit: 400 })).toMatchObject({ total: 401, items: { length: 400 } })
  expect((await html('/flowers/cities')).match(/href="[^"]*\/cities\/entry-\d+"/g)).toHaveLength(401)
})

test('every one of 10,001 swatches has a name that its value finds', async () => {
  const colour = { hex: '#102030', family: 'blue', set: null }
  await fill(swatches, 10_001, { fields: colour })
  expect((await namedColours(here.database)).size).toBe(10_001)
})

test('a site map of more than a file holds is an index of files, in which every page stands once', async () => {
  await fill(terms, 10_500)
  const files = addresses(await html('/flowers/sitemap.xml'))
  expect(files).toEqual([1, 2].map((file) => `${publicUrl}/flowers/sitemap.xml?file=${file}`))
  expect(addresses(await html('/sitemap.xml'))).toEqual(expect.arrayContaining(files))
  const listed = (await Promise.all(files.map((file) => html(file.slice(publicUrl.length))))).map(addresses)
  expect(listed[0]).toHaveLength(10_000)
  const all = new Set(listed.flat())
  expect(all.size).toBe(listed.flat().length)
  for (const resource of [terms, experiences, cities])
    for (const entry of [1, 401]) expect(all).toContain(`${publicUrl}/flowers/${resource.path}/entry-${entry}`)
  expect(all).toContain(`${publicUrl}/flowers/${terms.path}/entry-10500`)
})

test('no calendar, search, list or entry has every entry looked at', async () => {
  const { execute } = here.database
  await execute('analyze read_model.records')
  here.database.store.clear()
  asked.clear()
  await html('/flowers/calendar?date=1999-03-01')
  await html('/calendar')
  await html('/flowers/search?q=entry')
  await html('/flowers/flowers/elan')
  await call('flowers', 'in_flower_today', { date: '1999-03-01' })
  await call('flowers', 'search', { query: 'entry 12' })
  await call('flowers', 'list_flowers', { color: 'red', season: 'spring' })
  // What is kept of all entries is read whole, once.
  const reading = [...asked].filter(
    (text) => /^\s*(select|with)/.test(text) && text.includes('read_model.records') && !text.includes('int4send'),
  )
  expect(reading.length).toBeGreaterThan(5)
  const whole: string[] = []
  for (const text of reading) {
    const rows = await execute<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    if (rows.some((row) => row['QUERY PLAN'].includes('Seq Scan on records'))) whole.push(text)
  }
  expect(whole).toEqual([])
})

test('what a publish changed is found without looking at what was changed before', async () => {
  const { execute } = here.database
  await execute('analyze read_model.changes')
  await call('flowers', 'search', { query: 'entry 12' })
  await execute(
    "update read_model.records set name = name where (service, resource, slug) = ('flowers', 'term', 'entry-1')",
  )
  await nextRevision(execute, 'flowers', ['entries'])
  await heard(terms)
  asked.clear()
  await call('flowers', 'search', { query: 'entry 12' })
  await call('flowers', 'list_flowers', { color: 'red', season: 'spring' })
  const following = [...asked].filter((text) => text.includes('read_model.changes'))
  expect(following.length).toBeGreaterThan(1)
  for (const text of following) {
    const rows = await execute<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*revision > /)
  }
})

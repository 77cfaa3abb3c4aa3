/** What a rename promises to those who name the entry, and a new caption to those who show the picture: all at once, and exactly. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { ledgerRows } from '#src/publish/ledger.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
const ids: Record<string, number> = {}

beforeAll(async () => {
  here = await world()
  const make = async (collection: 'flower-cities' | 'flower-days' | 'flowers', data: object) =>
    (await here.payload.create({ collection, data: { sources, ...data, _status: 'published' } as never })).id as number
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const picture = await here.payload.create({
    collection: 'media',
    data: { alt: 'Red.', credit: 'Somebody', licence: 'CC0-1.0' },
    file: { data: bytes, mimetype: 'image/png', name: 'red.png', size: bytes.length },
  })
  ids.picture = picture.id
  ids.other = await make('flower-cities', { name: 'Aalsmeer', summary: 'A town.', countries: ['NL'] })
  ids.city = await make('flower-cities', { name: 'Grasse', summary: 'A town.', countries: ['FR'] })
  const rule = [{ blockType: 'fixed-date', month: 5, day: 1 }]
  ids.day = await make('flower-days', { name: 'May Day', summary: 'A day.', kind: 'festival', rule })
  const named = { cities: [ids.other, ids.city], days: [ids.day], countries: ['FR'], picture: picture.id }
  // A word of a name that is to go stands in a summary, in a text, or nowhere else.
  const meaning = lexicalFromMarkdown('Picked at *Grasse* before the day begins.')
  for (const [name, more] of Object.entries({
    Rose: {},
    Jasmine: { meaning },
    'Lily of the valley': { summary: 'A flower.' },
  }))
    ids[name] = await make('flowers', { ...named, name, summary: `${name} of Grasse.`, slug: undefined, ...more })
})
afterAll(() => here.close())

/** Everything that publishing wrote. */
async function everything(): Promise<string[]> {
  const rows = await here.database.execute<{ row: string }>(
    `select to_jsonb(r)::text || record::text || summary::text as row from read_model.records r
     union all select to_jsonb(n)::text from read_model.names n
     union all select to_jsonb(c)::text from read_model.counts c
     union all select to_jsonb(f)::text from read_model.former_slugs f
     union all select to_jsonb(w)::text from read_model.words w
     union all select to_jsonb(p)::text from read_model.postings p`,
  )
  const remembered = resourcesOf('flowers').map(async (resource) =>
    JSON.stringify([...(await ledgerRows(here.database.execute, resource, await documentsOf(resource)))]),
  )
  return [...rows.map(({ row }) => row).sort(), ...(await Promise.all(remembered))]
}

const documentsOf = async ({ id }: { id: string }): Promise<number[]> => {
  const rows = await here.database.execute<{ id: number }>(
    'select document_id as id from publishing.ledger where resource = $1 order by 1',
    [id],
  )
  return rows.map((row) => row.id)
}

const records = async (where: string) =>
  (
    await here.database.execute<{ record: string }>(
      `select record::text as record from read_model.records where resource = 'flower' and ${where}`,
    )
  ).map(({ record }) => JSON.parse(record) as Record<string, { slug: string; name: string; alt?: string }[]>)

test('a new name, address or caption stands in every record as if each had been published anew', async () => {
  const name = 'Il dit « "Grasse" » \\ $1, 5 € & 花'
  await here.payload.update({ collection: 'flower-cities', id: ids.city as number, data: { name } })
  await here.payload.update({
    collection: 'flower-days',
    id: ids.day as number,
    data: { name: 'First of May', slug: 'first-of-may' },
  })
  await here.payload.update({
    collection: 'media',
    id: ids.picture as number,
    data: { alt: 'A "red" \\ square.' },
  })
  for (const record of await records('true')) {
    expect(record.cities?.map((city) => city.name)).toEqual(['Aalsmeer', name])
    expect(record.days).toEqual([{ slug: 'first-of-may', name: 'First of May', url: '/days/first-of-may' }])
    expect(record.picture).toMatchObject({ alt: 'A "red" \\ square.', credit: 'Somebody' })
  }
  const followed = await everything()
  const { rebuildService } = await import('#src/publish/rebuild.ts')
  await rebuildService(here.payload, 'flowers')
  expect(await everything()).toEqual(followed)
})

test('a save without a change, after what it names was renamed, is none', async () => {
  const [before] = await records("slug = 'rose'")
  await here.payload.update({ collection: 'flowers', id: ids.Rose as number, data: { _status: 'published' } })
  expect(await records("slug = 'rose'")).toEqual([before])
})

test('what was unpublished after that, and is published again, has changed where its text has', async () => {
  const [before] = await records("slug = 'jasmine'")
  await here.payload.update({
    collection: 'flower-days',
    id: ids.day as number,
    data: { name: 'Day of May', slug: 'day-of-may' },
  })
  const publish = (data: object) =>
    here.payload.update({ collection: 'flowers', id: ids.Jasmine as number, data: { _status: 'published', ...data } })
  const unpublish = () => publish({ _status: 'draft' })
  await unpublish()
  expect(await records("slug = 'jasmine'")).toEqual([])
  await publish({})
  const [same] = await records("slug = 'jasmine'")
  expect(same?.updated_at).toBe(before?.updated_at)
  await here.payload.update({
    collection: 'flower-days',
    id: ids.day as number,
    data: { name: 'First of May', slug: 'first-of-may' },
  })
  await unpublish()
  await publish({ summary: 'Another summary.' })
  const [other] = await records("slug = 'jasmine'")
  expect(other?.updated_at).not.toBe(before?.updated_at)
  await publish({ summary: 'Jasmine of Grasse.' })
})

test('five thousand follow at once, and who reads meanwhile sees all of them before or all of them after', {
  timeout: 120_000,
}, async () => {
  await here.database.execute(
    `insert into read_model.records (service, resource, slug, document_id, name, record, summary, terms, words, borrowed, written,
       score, published_at, updated_at, html)
     select service, resource, slug || '-' || n, 1000 + n, name, record, summary, terms, words, borrowed, written, score, published_at,
       updated_at, html
     from read_model.records, generate_series(1, 5000) n where resource = 'flower' and slug = 'rose'`,
  )
  const all = 5003
  const countOf = (slug: string) =>
    `(select count(*)::int from read_model.records where terms @> array['flowers/flower.day:${slug}'])`
  const seen = new Set<string>()
  let isDone = false
  const reading = (async () => {
    while (!isDone) {
      const [row] = await here.database.execute<{ before: number; after: number }>(
        `select ${countOf('first-of-may')} as before, ${countOf('may-the-first')} as after`,
      )
      seen.add(`${row?.before} before, ${row?.after} after`)
    }
  })()
  const days = { collection: 'flower-days', id: ids.day as number } as const
  try {
    await here.payload.update({ ...days, data: { name: 'May the First', slug: 'may-the-first' } })
  } finally {
    isDone = true
  }
  await reading
  const whole = [`${all} before, 0 after`, `0 before, ${all} after`]
  expect([...seen].filter((one) => !whole.includes(one))).toEqual([])
  await here.payload.update({ collection: 'media', id: ids.picture as number, data: { alt: 'Another.' } })
  const rows = await here.database.execute(
    `select count(*)::int, record -> 'days' -> 0 ->> 'name' as name, record -> 'picture' ->> 'alt' as alt
     from read_model.records where resource = 'flower' group by 2, 3`,
  )
  expect(rows).toEqual([{ count: all, name: 'May the First', alt: 'Another.' }])
})

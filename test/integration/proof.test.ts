/** What an editor sees before publishing: what is missing, and the draft as readers would see it, which is nowhere else. */
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionsOf } from '#collections/index.ts'
import type { PreviewPart } from '#src/editing/preview.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterAll(() => here.close())

const flowers = () => {
  const [first] = collectionsOf('flowers')
  if (!first) throw new Error('There are no flowers.')
  return first
}

const flower = async (data: object, isDraft = true) =>
  (await here.payload.create({
    collection: 'flowers',
    data: { ...data, _status: isDraft ? 'draft' : 'published' } as never,
    draft: isDraft,
  })) as { id: number; slug: string }

const checks = async (id: number) => {
  const { checksOf } = await import('#src/editing/checks.ts')
  return (await checksOf(await createLocalReq({}, here.payload), flowers(), id)) ?? []
}

const preview = async (id: number, part: PreviewPart = 'page') => {
  const { previewOf } = await import('#src/editing/preview.ts')
  const { showDraft } = await import('#src/preview.ts')
  const asked = { id, part, addressOf: (one: PreviewPart) => `/cms/api/there?part=${one}` }
  return previewOf(await createLocalReq({}, here.payload), flowers(), asked, showDraft)
}

const hasCountry = ({ resource }: { resource: { isCountry: boolean } }) => resource.isCountry

/** Every row that readers' code may meet. */
const readable = async () => {
  const tables = await here.database.execute<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema in ('read_model', 'serving', 'publishing') order by 1",
  )
  const all: string[] = []
  for (const { name } of tables)
    all.push(name, ...(await here.database.execute(`select * from ${name}`)).map((row) => JSON.stringify(row)).sort())
  return all
}

test('what is missing is told by field and tab, what blocks apart from what does not', async () => {
  const hidden = await flower({ name: 'Hidden' })
  const { id } = await flower({
    name: 'Half done',
    appearance: lexicalFromMarkdown('It was renamed in 2024 [^nowhere].'),
    sources: [{ title: 'A book', publisher: '' }],
  })
  const results = await checks(id)
  const blocking = results.filter(({ isBlocking }) => isBlocking)
  expect(blocking).toContainEqual({
    path: 'summary',
    label: 'Summary',
    tab: 'Text',
    message: 'This is needed to publish.',
    isBlocking: true,
  })
  expect(blocking).toContainEqual(
    expect.objectContaining({
      path: 'sources.0.publisher',
      label: 'Sources 1 publisher',
      tab: 'Questions and sources',
    }),
  )
  expect(results.findLastIndex(({ isBlocking }) => isBlocking)).toBe(blocking.length - 1)
  const others = results.filter(({ isBlocking }) => !isBlocking).map(({ path, message }) => `${path}: ${message}`)
  expect(others).toEqual(
    expect.arrayContaining([
      'origin: Nothing is written under “Origin”.',
      'countries: It is tied to no country.',
      'faq: No questions are answered; a good page has 3.',
      'picture: It has no picture.',
    ]),
  )
  expect(others.join()).not.toContain('Nothing is written under “Appearance”')
  expect((await checks(hidden.id)).length).toBeGreaterThan(blocking.length)
})

test('a draft is seen as its page, its record and where it is shared, and nowhere else', async () => {
  const { id } = await flower({
    name: 'Canary bellflower',
    scientificName: 'Canarina tacenda',
    summary: 'A bell nobody has heard of.',
    appearance: lexicalFromMarkdown('Orange, *quite* unseen.'),
    sources,
  })
  const before = await readable()
  const page = await preview(id)
  expect(page?.text).toContain('<h1>Canary bellflower</h1>')
  expect(page?.text).toContain('<em>quite</em>')
  expect(page?.text).toContain('A draft: readers do not see this')
  expect(page?.text).toContain('<meta name="robots" content="noindex">')
  expect(page?.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  const record = await preview(id, 'record')
  expect(record?.text).toContain('&quot;scientific_name&quot;: &quot;Canarina tacenda&quot;')
  const shared = await preview(id, 'shared')
  expect(shared?.text).toContain('A bell nobody has heard of.')
  expect(shared?.text).toContain('&lt;item&gt;')
  expect(await readable()).toEqual(before)
})

test('a draft that cannot be published is seen all the same, with what is in the way; one that is gone is not', async () => {
  const { id } = await flower({ name: 'Only a name' })
  const page = await preview(id)
  expect(page?.text).toContain('<h1>Only a name</h1>')
  expect(page?.text).toContain('It cannot be published yet')
  expect(page?.text).toContain('Summary: This is needed to publish.')
  await here.payload.update({ collection: 'flowers', id, data: { deletedAt: new Date().toISOString() } as never })
  expect(await preview(id)).toBeNull()
  expect(await preview(987_654)).toBeNull()
})

test('what waits beside a published entry is seen in its place; drafts of every catalogue can be seen', async () => {
  const { id } = await flower({ name: 'Known', summary: 'As known.', scientificName: 'Nota', sources }, false)
  await here.payload.update({ collection: 'flowers', id, data: { summary: 'As it will be.' } as never, draft: true })
  expect((await preview(id))?.text).toContain('As it will be.')
  const [row] = await here.database.execute<{ record: string }>(
    "select record::text as record from read_model.records where resource = 'flower' and slug = 'known'",
  )
  expect(row?.record).toContain('As known.')
  const { catalogueCollections } = await import('#collections/index.ts')
  const { previewOf } = await import('#src/editing/preview.ts')
  const { showDraft } = await import('#src/preview.ts')
  const req = await createLocalReq({}, here.payload)
  const kinds = new Map(
    catalogueCollections.map((one) => [`${one.resource.service} ${one.resource.isCalendar}`, one] as const),
  )
  for (const collection of [...kinds.values(), ...catalogueCollections.filter(hasCountry).slice(0, 1)]) {
    const { slug } = collection.config
    const named = collection.resource.isCountry ? { country: 'PT' } : { name: `A draft of ${slug}` }
    const created = (await here.payload.create({ collection: slug as never, data: named as never, draft: true })) as {
      id: number
    }
    const asked = { id: created.id, part: 'page', addressOf: () => '/' } as const
    expect((await previewOf(req, collection, asked, showDraft))?.text, slug).toContain(
      'A draft: readers do not see this',
    )
  }
})

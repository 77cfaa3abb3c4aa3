import { expect, it } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { filledForm } from '#test/published.ts'
import type { Recorded, RecordedAnswer } from '#test/recorded.ts'
import { grownIn, type SavingGround, saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import type { LedgerRow } from './ledger.ts'
import { type StoredDocument, settle } from './settle.ts'

const file = (more = '') => `---\nname: Rose\nsummary: A shrub.\ncolors: [red]\n${sourcesInFile}\n${more}---\n`
const stored = (more: object = {}, id = 7): StoredDocument => ({ ...filledForm(flowers, 'rose', file()), id, ...more })

const writer = { id: 3, role: 'writer' }
const editor = { id: 4, role: 'editor' }

/** What a save of documents comes to. */
async function settled(
  documents: readonly StoredDocument[],
  { resource = flowers, isFollowing, ...ground }: SavingGround & { resource?: AnyResource; isFollowing?: boolean } = {},
) {
  const { req, execute, asked } = saving(ground)
  const changes = await settle({ req, execute }, collectionOf(resource), documents, {
    ...(isFollowing && { isFollowing }),
  })
  return { changes, asked }
}

/** What the ledger says of the document afterwards. */
function noted(asked: Recorded['asked']): LedgerRow | undefined {
  const statement = asked.find(({ text }) => text.includes('insert into publishing.ledger'))
  return (JSON.parse(String(statement?.values[2] ?? '[]')) as LedgerRow[])[0]
}

const remembered = (row: object): RecordedAnswer => ({
  to: 'from publishing.ledger',
  rows: () => [
    {
      document_id: 7,
      first_published_at: '2025-01-01T00:00:00.000Z',
      text_changed_at: '2025-02-01T00:00:00.000Z',
      digest: null,
      slugs: ['rose'],
      waiting_terms: null,
      ...row,
    },
  ],
})

const seenAs = (row: object): RecordedAnswer => ({
  to: 'select document_id, slug, name, terms, words, borrowed from read_model.records',
  rows: () => [{ document_id: 7, slug: 'rose', name: 'Rose', terms: [], words: '', borrowed: '', ...row }],
})

/** The digest that the ledger gets of a document. */
async function digestOf(document: StoredDocument, resource: AnyResource = flowers): Promise<unknown> {
  const context = { firstPublishedAt: '2025-01-01T00:00:00.000Z' }
  return noted((await settled([document], { resource, context })).asked)?.digest
}

const writes = (asked: Recorded['asked'], to: string) => asked.filter(({ text }) => text.includes(to))

it('puts what is published where readers see it, and remembers when it was and under which slug', async () => {
  const { changes, asked } = await settled([stored()])
  expect(changes).toEqual(new Map([[7, { before: null, after: { slug: 'rose', name: 'Rose' } }]]))
  expect(writes(asked, 'insert into read_model.records')).toHaveLength(1)
  const { firstPublishedAt, textChangedAt, ...row } = noted(asked) ?? {}
  expect(row).toEqual({
    documentId: 7,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    slugs: ['rose'],
    waitingTerms: null,
  })
  expect(textChangedAt).toBe(firstPublishedAt)
  expect(Date.now() - Date.parse(String(firstPublishedAt))).toBeLessThan(60_000)
})

it('takes over when an import says that an entry was first published and last changed', async () => {
  const context = { firstPublishedAt: '2020-05-01T00:00:00Z', textChangedAt: '2021-05-01T00:00:00Z' }
  const { asked } = await settled([stored()], { context })
  expect(noted(asked)).toMatchObject({
    firstPublishedAt: '2020-05-01T00:00:00.000Z',
    textChangedAt: '2021-05-01T00:00:00.000Z',
  })
})

it('says that a text changed when it did, and not when it was saved again or follows others', async () => {
  const before = remembered({ digest: await digestOf(stored()) })
  const same = await settled([stored()], { answers: [before] })
  expect(noted(same.asked)?.textChangedAt).toBe('2025-02-01T00:00:00.000Z')
  const changed = stored({ summary: 'A climber.' })
  const { asked } = await settled([changed], { answers: [before] })
  const { firstPublishedAt, textChangedAt } = noted(asked) ?? {}
  expect(firstPublishedAt).toBe('2025-01-01T00:00:00.000Z')
  expect(String(textChangedAt) > '2026').toBe(true)
  const [record] = JSON.parse(String(writes(asked, 'insert into read_model.records')[0]?.values[2])) as {
    updated_at: string
  }[]
  expect(record?.updated_at).toBe(textChangedAt)
  const following = await settled([changed], { answers: [before], isFollowing: true })
  expect(noted(following.asked)?.textChangedAt).toBe('2025-02-01T00:00:00.000Z')
})

it('keeps the addresses that an entry had, where it has another now', async () => {
  const answers = [remembered({ slugs: ['roses', 'rose'] }), seenAs({ slug: 'roses' })]
  const { asked } = await settled([stored()], { answers })
  expect(writes(asked, 'insert into read_model.former_slugs')[0]?.values).toEqual(['flowers', 'flower', 7, ['roses']])
  expect(noted(asked)?.slugs).toEqual(['roses', 'rose'])
  const same = await settled([stored()], { answers: [remembered({ slugs: ['roses', 'rose'] }), seenAs({})] })
  expect(writes(same.asked, 'insert into read_model.former_slugs')).toEqual([])
})

const removed: RecordedAnswer = {
  to: 'delete from read_model.records',
  rows: () => [{ slug: 'rose', name: 'Rose', terms: [], words: '', borrowed: '' }],
}

it.each([
  ['a draft', { _status: 'draft' }],
  ['in the trash', { deletedAt: '2026-11-01T00:00:00Z' }],
])('takes out what is %s', async (_, more) => {
  const { changes, asked } = await settled([stored(more)], { answers: [removed] })
  expect(changes).toEqual(new Map([[7, { before: { slug: 'rose', name: 'Rose' }, after: null }]]))
  expect(writes(asked, 'insert into read_model.records')).toEqual([])
})

it('counts a draft by what its newest version says so far, and not what is in the trash or has no name', async () => {
  const waiting = async (document: StoredDocument, version?: object) => {
    const versions = version && { flowers: [{ parent: 7, version: { ...document, ...version } }] }
    return noted((await settled([document], { ...(versions && { versions }), answers: [remembered({})] })).asked)
      ?.waitingTerms
  }
  const draft = stored({ _status: 'draft' })
  expect(await waiting(draft)).toEqual(['flowers/flower.color:red'])
  expect(await waiting(draft, { colors: ['white'], countries: ['FR'] })).toEqual([
    'flowers/flower.color:white',
    'flowers/flower.country:FR',
    'flowers/flower.region:europe',
  ])
  expect(await waiting(draft, { name: '' })).toBeNull()
  expect(await waiting(stored({ _status: 'draft', deletedAt: '2026-11-01' }))).toBeNull()
  expect(await waiting(stored())).toBeNull()
})

it('refuses what cannot be published: it says of what, and of which field', async () => {
  const error = await settled([stored({ summary: '' })]).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The flower “Rose” cannot be published\. .*This is needed to publish\.$/),
    data: { collection: 'flowers', id: 7, errors: [{ path: 'summary', message: 'This is needed to publish.' }] },
  })
})

it('lets no writer change what readers see, but lets one save a draft, and change what others follow', async () => {
  await expect(settled([stored()], { user: writer })).rejects.toMatchObject({ status: 403 })
  const gone = [stored({ _status: 'draft' })]
  await expect(settled(gone, { user: writer, answers: [removed] })).rejects.toMatchObject({ status: 403 })
  await expect(settled(gone, { user: writer })).resolves.toBeDefined()
  await expect(settled([stored()], { user: writer, isFollowing: true })).resolves.toBeDefined()
  await expect(settled([stored()], { user: editor })).resolves.toBeDefined()
})

it('lets no writer tell readers of a draft by name', async () => {
  const named = [stored({ _status: 'draft', mayBeNamed: true })]
  await expect(settled(named, { user: writer })).rejects.toMatchObject({
    data: { collection: 'flowers', id: 7, errors: [{ path: 'mayBeNamed' }] },
  })
  const { asked } = await settled(named, { user: editor })
  const [{ values } = { values: [] }] = writes(asked, 'insert into read_model.waiting')
  expect(JSON.parse(String(values[2]))).toEqual([{ document_id: 7, plain: 'rose', name: 'Rose' }])
  await expect(settled(named, { user: writer, isFollowing: true })).resolves.toBeDefined()
})

const mayDay = (): StoredDocument => ({
  ...filledForm(
    topics,
    'may-day',
    '---\nname: May Day\nsummary: A day.\nkind: occasion\nrule: { kind: fixed-date, month: 5, day: 1 }\n---\n',
  ),
  id: 7,
})

it('has all follow a topic whose dates change, though it is called as before', async () => {
  const before = { slug: 'may-day', name: 'May Day' }
  const resource = topics
  const digest = await digestOf(mayDay(), resource)
  const same = await settled([mayDay()], { resource, answers: [remembered({ digest }), seenAs(before)] })
  expect(same.changes).toEqual(new Map())
  const moved = await settled([mayDay()], { resource, answers: [remembered({ digest: 'another' }), seenAs(before)] })
  expect(moved.changes).toEqual(new Map([[7, { before, after: before }]]))
})

it('tells of topics where the entry spoke of one before, or does now', async () => {
  const speaks = (times: readonly boolean[]): RecordedAnswer => {
    const each = [...times]
    return { to: 'topic is not null', rows: () => (each.shift() ? [{}] : []) }
  }
  const told = async (...times: boolean[]) => {
    const { asked } = await settled([stored()], { answers: [speaks(times)] })
    return grownIn(asked)
  }
  expect(await told(true)).toContainEqual(['flowers', ['topics']])
  expect(await told(false, true)).toContainEqual(['flowers', ['topics']])
  expect(await told(false, false)).not.toContainEqual(['flowers', ['topics']])
})

it('has editors find an entry by what was saved, and asks for nothing of that where it only follows', async () => {
  expect(writes((await settled([stored()])).asked, 'editing.findable')).not.toEqual([])
  expect(writes((await settled([stored()], { isFollowing: true })).asked, 'editing.findable')).toEqual([])
})

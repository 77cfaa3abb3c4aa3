/** No word is lost: every save says what it began from, and is made onto what others saved meanwhile, or not at all. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { executeWith } from '#collections/components/execute.ts'
import { contentFields } from '#collections/content-fields.ts'
import { catalogueCollections } from '#collections/index.ts'
import { digestOf, historyOf, recordSave } from '#src/editing/revisions.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { personIn, type RestAnswer, type RestAsk } from '#test/rest.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let ann: RestAsk
let ben: RestAsk
let id: number
let count = 0

beforeAll(async () => {
  here = await world()
  ann = (await personIn(here, 'Ann')).ask
  ben = (await personIn(here, 'Ben')).ask
})
afterAll(() => here.close())

const flower = (more: object = {}) => ({
  name: `Rose ${++count}`,
  summary: 'A rose.',
  scent: 'None.',
  sources,
  ...more,
})

/** A published flower at its first revision. */
beforeEach(async () => {
  const { body } = await ann('POST', 'flowers?depth=0', flower({ _status: 'published' }))
  id = body.doc.id
})

const draft = (ask: RestAsk, data: object) => ask('PATCH', `flowers/${id}?draft=true&depth=0`, data)
const publish = (ask: RestAsk, data: object) => ask('PATCH', `flowers/${id}?depth=0`, { ...data, _status: 'published' })
const latest = async () => (await ann('GET', `flowers/${id}?draft=true&depth=0`)).body
const stored = async () => (await ann('GET', `flowers/${id}?depth=0`)).body
const problem = ({ body }: RestAnswer) => body.errors[0] as RestAnswer['body']['errors'][number]

describe('a save that says what it began from', () => {
  test('is stored, and tells the revision it made', async () => {
    expect((await latest()).revision).toBe(0)
    const { status, body } = await draft(ann, { scent: 'Sweet.', revision: 0 })
    expect([status, body.doc.revision, body.doc.scent]).toEqual([200, 1, 'Sweet.'])
    expect(await latest()).toMatchObject({ revision: 1, scent: 'Sweet.' })
    expect(await stored()).toMatchObject({ revision: 0, scent: 'None.' })
  })

  test('keeps what others changed in other fields', async () => {
    await draft(ben, { nativeRange: 'Alps.', revision: 0 })
    const { status, body } = await draft(ann, { scent: 'Sweet.', nativeRange: null, revision: 0 })
    expect([status, body.doc.scent, body.doc.nativeRange]).toEqual([200, 'Sweet.', 'Alps.'])
  })

  test('leaves alone what it does not name', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    await draft(ann, { nativeRange: 'Alps.', revision: 0 })
    expect(await latest()).toMatchObject({ scent: 'Sweet.', nativeRange: 'Alps.', revision: 2 })
  })

  test('is refused where both changed the same, with both texts, and nothing of it is stored', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    const refused = await draft(ann, { scent: 'Spicy.', nativeRange: 'Alps.', revision: 0 })
    expect(refused.status).toBe(409)
    expect(problem(refused).message).toMatch(/^Changed meanwhile: Scent \(Ben\)\./)
    expect(problem(refused).data.conflicts).toMatchObject([
      { field: 'scent', label: 'Scent', yours: 'Spicy.', theirs: 'Sweet.', by: 'Ben' },
    ])
    expect(await latest()).toMatchObject({ scent: 'Sweet.', nativeRange: null, revision: 1 })
    const chosen = await draft(ann, { scent: 'Spicy.', nativeRange: 'Alps.', revision: 1 })
    expect(chosen.body.doc).toMatchObject({ scent: 'Spicy.', nativeRange: 'Alps.', revision: 2 })
  })

  test('is stored where both changed the same to the same', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    expect((await draft(ann, { scent: 'Sweet.', revision: 0 })).body.doc).toMatchObject({
      scent: 'Sweet.',
      revision: 1,
    })
  })

  test('is no change where it brings back what it began from', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    await draft(ben, { scent: 'Spicy.', revision: 1 })
    expect((await draft(ann, { scent: 'Sweet.', revision: 1 })).body.doc).toMatchObject({
      scent: 'Spicy.',
      revision: 2,
    })
    expect((await draft(ann, { scent: 'Sweet.', revision: 2 })).body.doc).toMatchObject({
      scent: 'Sweet.',
      revision: 3,
    })
  })

  test.each([
    ['lists', 'varieties', [{ name: 'A', note: 'B' }], [{ name: 'C', note: 'D' }]],
    ['rich text', 'meaning', lexicalFromMarkdown('Love.'), lexicalFromMarkdown('Hate.')],
    ['words', 'otherNames', ['Rosa'], ['Rosen']],
    ['choices', 'colors', ['red'], ['white']],
    ['names of countries', 'countries', ['IT'], ['FR']],
  ])(
    'takes %s as one field: changed by one they are kept, changed by both a person decides',
    async (_, field, one, other) => {
      expect((await draft(ben, { [field]: one, revision: 0 })).status).toBe(200)
      expect((await draft(ann, { summary: 'A red rose.', [field]: null, revision: 0 })).status).toBe(200)
      const { [field]: value, revision } = await latest()
      expect(value).not.toBeNull()
      expect((await draft(ann, { [field]: other, revision: 0 })).status).toBe(409)
      expect((await draft(ann, { [field]: value, revision })).body.doc.revision).toBe(revision)
    },
  )

  test('keeps another’s words in a version, where one’s own stand in their place', async () => {
    const autosave = (ask: RestAsk, data: object) =>
      ask('PATCH', `flowers/${id}?draft=true&autosave=true&depth=0`, data)
    await autosave(ben, { scent: 'Sweet.', revision: 0 })
    await autosave(ann, { scent: 'Spicy.', revision: 1 })
    await autosave(ann, { scent: 'Spicy, a little.', revision: 2 })
    const { docs } = await here.payload.findVersions({ collection: 'flowers', where: { parent: { equals: id } } })
    expect(docs.map(({ version }) => version.scent)).toContain('Sweet.')
    expect(await latest()).toMatchObject({ scent: 'Spicy, a little.' })
  })
})

describe('a save that does not', () => {
  test('is refused, and told how', async () => {
    const refused = await draft(ann, { scent: 'Sweet.' })
    expect([refused.status, problem(refused).message]).toEqual([428, expect.stringMatching(/\?draft=true.*"revision"/)])
    expect((await publish(ann, {})).status).toBe(428)
    expect((await latest()).revision).toBe(0)
  })

  test.each([-1, 1, 0.5, 'x'])('is refused with %s, which is no revision of it', async (revision) => {
    expect((await draft(ann, { scent: 'Sweet.', revision })).status).toBe(409)
  })

  test('is made where it changes no words: unpublishing, the trash and the way back', async () => {
    const patch = (data: object, query = '') => ann('PATCH', `flowers/${id}?depth=0${query}`, data)
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    expect((await patch({ _status: 'draft' })).status).toBe(200)
    expect((await patch({ deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await patch({ deletedAt: null }, '&trash=true')).status).toBe(200)
    expect(await latest()).toMatchObject({ scent: 'Sweet.' })
  })

  test('is made by a script, onto what is there', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    await here.payload.update({ collection: 'flowers', id, draft: true, data: { nativeRange: 'Alps.' } })
    expect(await latest()).toMatchObject({ scent: 'Sweet.', nativeRange: 'Alps.', revision: 2 })
  })

  test('tells one who may not change the entry nothing', async () => {
    const stranger = (await personIn(here, 'Sam', { role: 'writer', services: ['cheese'] })).ask
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    const refused = await draft(stranger, { scent: 'Spicy.', revision: 0 })
    expect(refused.status).toBe(403)
    expect(JSON.stringify(refused.body)).not.toContain('Sweet')
  })
})

describe('a save that publishes', () => {
  test('is refused while there are changes it has not seen, and names them', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    const read = (await stored()).revision
    for (const data of [{ nativeRange: 'Alps.', revision: read }, { revision: read }]) {
      const refused = await publish(ann, data)
      expect(refused.status).toBe(409)
      expect(problem(refused).message).toMatch(/^Not published yet, and it would be with this save: Scent \(Ben\)\./)
      expect(problem(refused).data).toMatchObject({
        revision: 1,
        conflicts: [],
        pending: [{ field: 'scent', by: 'Ben' }],
      })
    }
    const unnamed = await ann('PATCH', `flowers/${id}?depth=0`, { nativeRange: 'Alps.', revision: read })
    expect(unnamed.status).toBe(409)
    expect(await stored()).toMatchObject({ scent: 'None.', nativeRange: null, _status: 'published' })
  })

  test('takes them along when it has seen them', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    expect((await publish(ann, { nativeRange: 'Alps.', revision: 1 })).status).toBe(200)
    expect(await stored()).toMatchObject({ scent: 'Sweet.', nativeRange: 'Alps.', revision: 2 })
    expect((await publish(ben, { summary: 'A rose of the Alps.', revision: 2 })).status).toBe(200)
  })

  test('is not held up by what was taken back', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    await draft(ben, { scent: 'None.', revision: 1 })
    expect((await publish(ann, { nativeRange: 'Alps.', revision: 0 })).status).toBe(200)
  })

  test('is merged with what others published meanwhile', async () => {
    await publish(ben, { scent: 'Sweet.', revision: 0 })
    expect((await publish(ann, { nativeRange: 'Alps.', revision: 0 })).status).toBe(200)
    expect(await stored()).toMatchObject({ scent: 'Sweet.', nativeRange: 'Alps.' })
  })
})

describe('saves at once', () => {
  test('in different fields are all kept', async () => {
    const fields = ['scent', 'nativeRange', 'scientificName', 'summary', 'nativeName']
    const saved = await Promise.all(
      fields.map((field, index) => draft(index % 2 ? ann : ben, { [field]: `By ${index}.`, revision: 0 })),
    )
    expect(saved.map(({ status }) => status)).toEqual(fields.map(() => 200))
    const now = await latest()
    expect(fields.map((field) => now[field])).toEqual(fields.map((_, index) => `By ${index}.`))
    expect(now.revision).toBe(fields.length)
  })

  test('in the same field are one, and the others are told', async () => {
    const saved = await Promise.all(
      [1, 2, 3, 4].map((one) => draft(one % 2 ? ann : ben, { scent: `${one}`, revision: 0 })),
    )
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const stored = saved.find(({ status }) => status === 200)
    expect((await latest()).scent).toBe(stored?.body.doc.scent)
  })
})

describe('a restored version', () => {
  test('is a change like another: a form that is open elsewhere is told', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    const { docs } = await here.payload.findVersions({ collection: 'flowers', where: { parent: { equals: id } } })
    const first = docs.find(({ version }) => version.scent === 'None.')
    expect((await ann('POST', `flowers/versions/${first?.id}?draft=true`)).status).toBe(200)
    expect(await latest()).toMatchObject({ scent: 'None.', revision: 2 })
    expect((await draft(ben, { scent: 'Sweeter.', revision: 1 })).status).toBe(409)
    expect((await draft(ben, { nativeRange: 'Alps.', revision: 1 })).status).toBe(200)
  })
})

describe('a change of many at once', () => {
  const where = () => `where[id][in][0]=${id}`

  test('sets the fields it names, and leaves the others as they are now', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    await ann('PATCH', `flowers?${where()}&draft=true`, { nativeRange: 'Alps.' })
    expect(await latest()).toMatchObject({ scent: 'Sweet.', nativeRange: 'Alps.', revision: 2 })
    await ann('PATCH', `flowers?${where()}`, { _status: 'draft' })
    expect(await latest()).toMatchObject({ scent: 'Sweet.', nativeRange: 'Alps.', _status: 'draft' })
  })

  test('publishes what others have pending only where it changes nothing else', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    for (const draftFlag of ['', '&draft=true']) {
      const { body } = await ann('PATCH', `flowers?${where()}${draftFlag}`, {
        summary: 'A red rose.',
        _status: 'published',
      })
      expect(body.errors).toMatchObject([{ id, message: expect.stringContaining('Scent (Ben)') }])
    }
    expect(await stored()).toMatchObject({ scent: 'None.', summary: 'A rose.' })
    await ann('PATCH', `flowers?${where()}&draft=true`, { _status: 'published' })
    expect(await stored()).toMatchObject({ scent: 'Sweet.', revision: 2 })
  })
})

describe('changes that wait beside a published entry', () => {
  const moves = {
    'by its id': (data: object) => ann('PATCH', `flowers/${id}?trash=true&depth=0`, data),
    'as one of many': (data: object) => ann('PATCH', `flowers?where[id][equals]=${id}&trash=true`, data),
  }
  const isPublic = async () =>
    (
      await here.database.execute<{ summary: string }>(
        "select record ->> 'summary' as summary from read_model.records where resource = 'flower' and document_id = $1",
        [id],
      )
    ).map(({ summary }) => summary)

  test.each(Object.entries(moves))('go into the trash and out of it with it, %s, and wait on', async (_, move) => {
    await draft(ben, { summary: 'Not yet.', revision: 0 })
    expect((await move({ deletedAt: new Date().toISOString() })).status).toBe(200)
    expect(await isPublic()).toEqual([])
    const { body } = await ann('GET', `flowers/${id}?draft=true&trash=true&depth=0`)
    expect([body.summary, Boolean(body.deletedAt)]).toEqual(['Not yet.', true])
    expect((await move({ deletedAt: null })).status).toBe(200)
    expect(await isPublic()).toEqual(['A rose.'])
    expect(await stored()).toMatchObject({ summary: 'A rose.', deletedAt: null, _status: 'published' })
    expect(await latest()).toMatchObject({ summary: 'Not yet.', deletedAt: null, _status: 'draft' })
    // Whoever publishes without having seen them is asked, as before.
    const refused = await publish(ann, { scent: 'Sweet.', revision: 0 })
    expect([refused.status, problem(refused).data.pending]).toMatchObject([409, [{ field: 'summary', by: 'Ben' }]])
    const { revision } = await latest()
    expect((await publish(ann, { scent: 'Sweet.', revision })).status).toBe(200)
    expect(await isPublic()).toEqual(['Not yet.'])
  })
})

describe('what is kept of changes', () => {
  test('has an end: what began before it is asked about where it differs, and never stored over', async () => {
    const execute = executeWith(here.payload)
    const entry = { collection: 'flowers', id }
    const save = (scent: string) => ({
      changed: [{ field: 'scent', before: '', after: digestOf(scent) }],
      personId: null,
    })
    for (let count = 1; count < 250; count++) await recordSave(execute, entry, { ...save(`${count}`), isStored: false })
    await execute(`update editing.field_changes set at = now() - interval '30 days' where document_id = $1`, [id])
    await recordSave(execute, entry, { ...save('None.'), isStored: false })
    const { length } = (await historyOf(execute, entry)).changes
    expect(length).toBe(201)
    expect((await draft(ann, { scent: 'Sweet.', revision: 10 })).status).toBe(409)
    expect((await draft(ann, { scent: 'None.', nativeRange: 'Alps.', revision: 10 })).status).toBe(200)
    expect((await draft(ann, { scent: 'Sweet.', revision: 250 })).status).toBe(200)
  })
})

describe('an entry that is deleted for good', () => {
  test('leaves nothing behind', async () => {
    await draft(ben, { scent: 'Sweet.', revision: 0 })
    await here.payload.delete({ collection: 'flowers', id })
    for (const table of ['documents', 'field_changes'])
      expect(await here.database.execute(`select 1 from editing.${table} where document_id = ${id}`)).toEqual([])
  })
})

describe('who is here', () => {
  const say = (ask: RestAsk, word: object) =>
    ask('POST', `flowers/${id}/together`, { tab: 'one', revision: 0, ...word })

  test('is told to the others who are, and of them only', async () => {
    expect((await say(ann, { field: 'scent' })).body).toEqual({ revision: 0, changes: [], people: [] })
    await draft(ann, { scent: 'Sweet.', revision: 0 })
    const told = (await say(ben, {})).body
    expect(told).toMatchObject({ revision: 1, changes: [{ field: 'scent', by: 'Ann' }] })
    expect(told.people).toMatchObject([{ name: 'Ann', isYou: false, field: 'scent' }])
    expect((await say(ann, { tab: 'two' })).body.people).toMatchObject([{ isYou: true }, { name: 'Ben' }])
    await say(ben, { isLeaving: true })
    expect((await say(ann, {})).body.people).toMatchObject([{ isYou: true }])
  })

  test('is nothing that another can say or take back', async () => {
    const stranger = (await personIn(here, 'Sam', { role: 'writer', services: ['cheese'] })).ask
    await say(ann, {})
    expect((await say(stranger, {})).status).toBe(403)
    await say(ben, { isLeaving: true, personId: 1, person_id: 1 })
    expect((await say(ben, { tab: 'one' })).body.people).toMatchObject([{ name: 'Ann' }])
    const lock = { document: { relationTo: 'flowers', value: id }, user: { relationTo: 'users', value: 1 } }
    expect((await ann('POST', 'payload-locked-documents', lock)).status).toBe(403)
    expect((await ann('GET', 'payload-locked-documents')).status).toBe(403)
    expect((await ann('DELETE', 'payload-locked-documents?where[id][exists]=true')).status).toBe(403)
  })

  test.each(['abc', '0', '999999'])('is no question about %s, which is no entry', async (unknown) => {
    expect((await ann('POST', `flowers/${unknown}/together`, { tab: 'one', revision: 0 })).status).toBe(404)
  })
})

describe('an entry that has not even a name', () => {
  test('is not stored for a person', async () => {
    const refused = await ann('POST', 'flowers?draft=true', { summary: 'A rose.' })
    expect([refused.status, problem(refused).message]).toEqual([400, expect.stringContaining('Name')])
  })
})

describe('what is read and saved back is no change', () => {
  const resources = catalogueCollections.map(({ resource, config }) => [config.slug, resource, config] as const)

  test.each(resources)('%s', async (slug, resource, config) => {
    const named = resource.isCountry ? { country: 'IT' } : { name: 'Example' }
    const full = Object.fromEntries(
      contentFields(config.fields).map((field) => [field.name, example(field.name, field.type)]),
    )
    const filled = { ...full, ...named, slug: 'example', _status: 'draft' }
    const entry = await here.payload.create({ collection: slug as 'flowers', draft: true, data: filled as never })
    for (const depth of [0, 2]) {
      const read = (await ann('GET', `${slug}/${entry.id}?draft=true&depth=${depth}`)).body
      const saved = await ben('PATCH', `${slug}/${entry.id}?draft=true&depth=0`, read)
      expect([saved.status, saved.body.doc?.revision]).toEqual([200, 0])
    }
    const other = { otherNames: ['Another'], revision: 0 }
    expect((await ben('PATCH', `${slug}/${entry.id}?draft=true&depth=0`, other)).body.doc.revision).toBe(1)
    const read = (await ann('GET', `${slug}/${entry.id}?draft=true&depth=0`)).body
    const stale = { ...read, otherNames: full.otherNames, revision: 0 }
    const merged = await ann('PATCH', `${slug}/${entry.id}?draft=true&depth=0`, stale)
    expect(merged.body.doc).toMatchObject({ otherNames: ['Another'], revision: 1 })
  })

  /** Something that a field of this name and type takes. */
  function example(name: string, type: string): unknown {
    if (name === 'sources') return [{ title: 'A book', publisher: 'A press', address: 'https://example.org/' }]
    if (name === 'faq') return [{ question: 'Why?', answer: lexicalFromMarkdown('Because of **this**.') }]
    if (name === 'otherNames') return ['One', 'Two']
    if (name === 'countries') return ['IT', 'FR']
    if (type === 'richText') return lexicalFromMarkdown('Some *words*, and [a link](https://example.org).')
    if (type === 'textarea') return 'A line.'
    return undefined
  }
})

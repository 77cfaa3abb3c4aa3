/** Nothing breaks without a word: who links to an entry, what becomes of those links, and addresses that lead on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withNames } from '#src/markdown/entry-links.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { personIn, type RestAsk } from '#test/rest.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let editor: RestAsk
let administrator: RestAsk
let writer: RestAsk
let stranger: RestAsk

beforeAll(async () => {
  here = await world()
  editor = (await personIn(here, 'Editor', { role: 'editor', services: ['flowers'] })).ask
  administrator = (await personIn(here, 'Administrator', { role: 'administrator' })).ask
  writer = (await personIn(here, 'Writer', { role: 'writer', services: ['flowers'] })).ask
  stranger = (await personIn(here, 'Cheese writer', { role: 'writer', services: ['cheese'] })).ask
})
afterAll(() => here.close())

/** A day, to which flowers belong; published unless said otherwise. */
const day = (name: string, status: 'published' | 'draft' = 'published') =>
  here.payload.create({
    collection: 'flower-days',
    data: {
      name,
      summary: `${name}.`,
      sources,
      rule: [{ blockType: 'fixed-date', month: 5, day: 4, durationDays: 1 }],
      _status: status,
    } as never,
    draft: status === 'draft',
  }) as unknown as Promise<{ id: number; slug: string }>

const flower = (name: string, belongsTo: number, status: 'published' | 'draft' = 'published') =>
  here.payload.create({
    collection: 'flowers',
    data: { name, summary: `${name}.`, scientificName: name, sources, days: [belongsTo], _status: status } as never,
    draft: status === 'draft',
  }) as unknown as Promise<{ id: number; slug: string }>

type Told = { uses: { name: string; state: string; fields: string[] }[]; others: number; formerSlugs: string[] }

const usedBy = async (ask: RestAsk, id: number) => {
  const { status, body } = await ask('GET', `flower-days/${id}/used-by`)
  expect(status).toBe(200)
  return body as unknown as Told
}

/** The names of the days that readers see with a flower. */
const daysOf = async (slug: string) => {
  const [row] = await here.database.execute<{ record: string }>(
    "select record::text as record from read_model.records where service = 'flowers' and resource = 'flower' and slug = $1",
    [slug],
  )
  return row ? (JSON.parse(row.record).days as { name: string }[]).map(({ name }) => name) : null
}

test('an entry knows who links to it, drafts and changes that wait too; the trash and others’ catalogues do not tell', async () => {
  const vesak = await day('Vesak')
  const lily = await flower('Water lily', vesak.id)
  const lotus = await flower('Lotus', vesak.id)
  await flower('Sketch', vesak.id, 'draft')
  const gone = await flower('Gone', vesak.id)
  await here.payload.update({ collection: 'flowers', id: gone.id, data: { deletedAt: new Date().toISOString() } })
  await here.payload.update({ collection: 'flowers', id: lotus.id, data: { days: [] } as never, draft: true })
  await here.payload.update({
    collection: 'flowers',
    id: lily.id,
    data: { summary: 'It floats.', _status: 'published' } as never,
  })
  expect(await usedBy(writer, vesak.id)).toEqual({
    uses: [
      expect.objectContaining({ name: 'Lotus', state: 'changed', fields: ['days'] }),
      expect.objectContaining({ name: 'Sketch', state: 'draft' }),
      expect.objectContaining({ name: 'Water lily', state: 'published' }),
    ],
    others: 0,
    formerSlugs: [],
  })
  expect((await stranger('GET', `flower-days/${vesak.id}/used-by`)).status).toBe(403)
  const bare = await day('Bare')
  const usedByAny = async (ask: RestAsk) => {
    const { status, body } = await ask('GET', `flower-days/used-by?where[id][in]=${bare.id},${vesak.id}`)
    return [status, (body as unknown as Partial<Told>).uses?.map(({ name }) => name)]
  }
  expect(await usedByAny(writer)).toEqual([200, ['Lotus', 'Sketch', 'Water lily']])
  expect(await usedByAny(stranger)).toEqual([403, undefined])
  expect((await writer('GET', 'flower-days/987654/used-by')).status).toBe(404)
})

test('links that are kept come back with what was trashed, or unpublished', async () => {
  const feast = await day('Feast')
  const rose = await flower('Feast rose', feast.id)
  const change = (data: object) => editor('PATCH', `flower-days/${feast.id}`, data)
  for (const [away, back] of [
    [{ deletedAt: new Date().toISOString() }, { deletedAt: null }],
    [{ _status: 'draft' }, { _status: 'published', revision: 0 }],
  ] as const) {
    expect(await daysOf(rose.slug)).toEqual(['Feast'])
    expect((await change(away)).status).toBe(200)
    expect(await daysOf(rose.slug)).toEqual([])
    const { body } = await editor('GET', `flower-days/${feast.id}?draft=true&trash=true&depth=0`)
    const data = 'revision' in back ? { ...back, revision: body.revision } : back
    expect((await editor('PATCH', `flower-days/${feast.id}?trash=true`, data)).status).toBe(200)
  }
  expect(await daysOf(rose.slug)).toEqual(['Feast'])
})

test('what is linked to is deleted for good only once it is said what becomes of the links', async () => {
  const [old, other, third] = [await day('Old day'), await day('Other day'), await day('Third day')]
  const pink = await flower('Pink', old.id)
  const draft = await flower('Pale', old.id, 'draft')
  const refused = await administrator('DELETE', `flower-days/${old.id}`)
  expect([refused.status, refused.body.errors[0]?.message]).toEqual([
    409,
    '2 entries link to it: “Pale” (flower), “Pink” (flower). Open it and say first what becomes of these links.',
  ])
  expect(await daysOf(pink.slug)).toEqual(['Old day'])
  expect((await administrator('DELETE', `flower-days/${old.id}?links=soon`)).status).toBe(409)
  expect((await administrator('DELETE', `flower-days/${old.id}?links=987654`)).status).toBe(400)
  expect((await administrator('DELETE', `flower-days/${old.id}?links=${other.id}`)).status).toBe(200)
  expect(await daysOf(pink.slug)).toEqual(['Other day'])
  const { docs } = await here.payload.find({
    collection: 'flowers',
    where: { id: { equals: draft.id } },
    draft: true,
    depth: 0,
  })
  expect(docs).toMatchObject([{ days: [other.id], _status: 'draft' }])
  expect((await administrator('DELETE', `flower-days/${other.id}?links=unlink`)).status).toBe(200)
  expect(await daysOf(pink.slug)).toEqual([])
  expect((await administrator('DELETE', `flower-days/${third.id}`)).status).toBe(200)
})

test('links are changed by who may change what links, and all of them or none', async () => {
  const [from, to] = [await day('From'), await day('To')]
  const pale = await flower('Aster', from.id, 'draft')
  const seen = await flower('Zinnia', from.id)
  const relink = (ask: RestAsk, body: object) => ask('POST', `flower-days/${from.id}/relink`, body)
  const refused = await relink(writer, { to: to.id })
  expect([refused.status, refused.body.errors[0]?.message]).toEqual([
    403,
    '“Zinnia” links to it and could not be changed: Only editors and administrators decide what readers see.',
  ])
  expect((await usedBy(editor, from.id)).uses.map(({ name }) => name)).toEqual(['Aster', 'Zinnia'])
  expect((await relink(editor, { to: 'there' })).status).toBe(400)
  expect((await relink(editor, { to: from.id })).status).toBe(400)
  const { status, body } = await relink(editor, { to: to.id })
  expect([status, body]).toMatchObject([200, { uses: [] }])
  expect((await usedBy(editor, to.id)).uses.map(({ name, state }) => [name, state])).toEqual([
    ['Aster', 'draft'],
    ['Zinnia', 'published'],
  ])
  expect(await daysOf(seen.slug)).toEqual(['To'])
  expect(pale.slug).toBe('aster')
})

test('links to many are changed together, by one save of each entry that has some', async () => {
  const [eve, morning, night, rest] = [await day('Eve'), await day('Morning'), await day('Night'), await day('Rest')]
  const primrose = await flower('Evening primrose', eve.id)
  await here.payload.update({
    collection: 'flowers',
    id: primrose.id,
    data: { days: [eve.id, rest.id, morning.id], _status: 'published' } as never,
  })
  const pale = await flower('Pale primrose', morning.id, 'draft')
  const relink = (ask: RestAsk, body: object, ids = [eve.id, morning.id]) =>
    ask('POST', `flower-days/relink?where[id][in]=${ids}`, body)
  expect((await relink(stranger, { to: null })).status).toBe(403)
  expect((await relink(writer, { to: night.id })).status).toBe(403)
  expect((await relink(editor, { to: eve.id })).status).toBe(400)
  expect((await editor('POST', 'flower-days/relink', { to: null })).status).toBe(400)
  expect(await daysOf(primrose.slug)).toEqual(['Eve', 'Rest', 'Morning'])
  expect((await relink(editor, { to: night.id })).body).toMatchObject({ uses: [], others: 0 })
  expect(await daysOf(primrose.slug)).toEqual(['Night', 'Rest'])
  const uses = (await usedBy(editor, night.id)).uses.map(({ name, state }) => [name, state])
  expect(uses).toEqual([
    ['Evening primrose', 'published'],
    ['Pale primrose', 'draft'],
  ])
  expect((await relink(editor, { to: null }, [night.id, rest.id])).status).toBe(200)
  expect(await daysOf(primrose.slug)).toEqual([])
  expect(pale.slug).toBe('pale-primrose')
})

test('an address that leads on is nobody else’s until it is released', async () => {
  const parrot = await day('Tulip')
  const rename = await here.payload.update({
    collection: 'flower-days',
    id: parrot.id,
    data: { slug: 'tulip-time', _status: 'published' } as never,
  })
  expect(rename.slug).toBe('tulip-time')
  const create = (ask: RestAsk, data: object) => ask('POST', 'flower-days?draft=true', data)
  const refused = await create(writer, { name: 'Tulip' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('“tulip” leads to “Tulip”, which was published under it')
  expect((await create(writer, { name: 'Tulip', slug: 'tulip-2' })).status).toBe(201)
  expect(await usedBy(writer, parrot.id)).toMatchObject({ formerSlugs: ['tulip'] })
  const release = (ask: RestAsk, slug: string) => ask('DELETE', `flower-days/${parrot.id}/former-slugs/${slug}`)
  expect((await release(writer, 'tulip')).status).toBe(403)
  expect((await release(editor, 'tulips')).status).toBe(404)
  expect((await release(editor, 'tulip')).body).toMatchObject({ formerSlugs: [] })
  expect((await create(writer, { name: 'Tulip' })).status).toBe(201)
  // What was released does not come back with the next publish.
  await here.payload.update({
    collection: 'flower-days',
    id: parrot.id,
    data: { name: 'Tulips', _status: 'published' } as never,
  })
  expect(await usedBy(editor, parrot.id)).toMatchObject({ formerSlugs: [] })
})

test('a link in a text leads to where its entry is now; of what readers do not see there are the words', async () => {
  const target = await day('Lily day')
  const linked = (id: number) =>
    withNames(lexicalFromMarkdown('Picked for [*the* day](octavo:days/any).'), () => ({
      relationTo: 'flower-days',
      id,
    }))
  const text = { meaning: linked(target.id), faq: [{ question: 'When?', answer: linked(target.id) }] }
  const more = (name: string) => ({ name, summary: `${name}.`, scientificName: name, sources, ...text })
  const { id } = (await here.payload.create({
    collection: 'flowers',
    data: { ...more('Linking lily'), _status: 'published' } as never,
  })) as { id: number }
  await here.payload.create({ collection: 'flowers', data: more('Drafted lily') as never, draft: true })
  const shown = async () => {
    const [row] = await here.database.execute<{ record: string; html: string }>(
      "select record::text as record, html::text as html from read_model.records where slug = 'linking-lily'",
    )
    const { meaning, faq } = JSON.parse(row?.record ?? '{}')
    expect(faq[0].answer).toBe(meaning)
    expect(JSON.parse(row?.html ?? '{}').sections.meaning.includes('<a ')).toBe(meaning.includes(']('))
    return meaning
  }
  const save = (data: object) => here.payload.update({ collection: 'flower-days', id: target.id, data: data as never })
  expect(await shown()).toBe('Picked for [*the* day](/days/lily-day).')
  await save({ slug: 'day-of-lilies', _status: 'published' })
  expect(await shown()).toBe('Picked for [*the* day](/days/day-of-lilies).')
  await save({ _status: 'draft' })
  expect(await shown()).toBe('Picked for *the* day.')
  await save({ _status: 'published' })
  expect(await shown()).toBe('Picked for [*the* day](/days/day-of-lilies).')
  expect((await usedBy(editor, target.id)).uses).toMatchObject([
    { name: 'Drafted lily', state: 'draft', fields: ['meaning', 'faq'] },
    { name: 'Linking lily', state: 'published', fields: ['meaning', 'faq'] },
  ])
  const { rebuildService } = await import('#src/publish/rebuild.ts')
  await rebuildService(here.payload, 'flowers')
  expect(await shown()).toBe('Picked for [*the* day](/days/day-of-lilies).')
  const other = await day('Other lily day')
  expect((await editor('POST', `flower-days/${target.id}/relink`, { to: other.id })).status).toBe(200)
  expect(await shown()).toBe('Picked for [*the* day](/days/other-lily-day).')
  expect((await editor('POST', `flower-days/${other.id}/relink`, { to: null })).body.uses).toEqual([])
  expect(await shown()).toBe('Picked for *the* day.')
  // What a text may not link to is refused, or is no more than words.
  const hostile = withNames(lexicalFromMarkdown('[a](octavo:days/any)'), () => ({ relationTo: 'users', id: 1 }))
  const refused = here.payload.update({
    collection: 'flowers',
    id,
    data: { meaning: hostile, _status: 'published' } as never,
  })
  await refused.catch(() => {})
  expect(JSON.stringify(await shown())).not.toContain('](')
})

test('what may be taken out is taken out as one file, by who works on it', async () => {
  expect((await stranger('GET', 'export/flowers')).status).toBe(403)
  expect((await editor('GET', 'export/nothing')).status).toBe(404)
})

/** What waits to be written is told by name where an editor says so, as long as it waits, and nothing else of it ever; what is asked for in vain is counted. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayUtc } from '#src/calendar/day.ts'
import { siteOf } from '#src/http/site.ts'
import { askedForJob } from '#src/jobs/asked-for.ts'
import { runJob } from '#src/jobs/run.ts'
import type { User } from '#src/payload-types.ts'
import { rebuild } from '#src/publish/rebuild.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { storeOf } from '#src/read-model/store.ts'
import { type World, world } from '#test/world.ts'
import { textOf } from '#tools/answer.ts'
import { callTool } from '#tools/index.ts'

let here: World
let payload: Payload

beforeAll(async () => {
  here = await world()
  payload = here.payload
  await here.database.revisions.ready()
})
afterAll(() => here.close())

type Fields = Record<string, unknown>
type Told = { name: string; resource: string; catalogue?: string }

const settings = { PUBLIC_URL: 'https://octavo.test', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
/** Nothing is kept: what is asked for right after a save need not wait until this process hears of it. */
const call = () => {
  const { database, ...site } = siteOf(settings, here.database)
  const store = storeOf(database.revisions, 0)
  return { ...site, database: { ...database, store }, now: new Date('2027-03-01T12:00:00Z') }
}

/** What a search says that waits. */
const inSearch = async (query: string): Promise<Told[]> =>
  JSON.parse(textOf(await callTool('flowers', 'search', { query }, call()))).waiting

/** What is told of an entry that is not there. */
async function missing(tool: string, input: Fields): Promise<{ detail: string; waiting: readonly Told[] }> {
  try {
    await callTool('flowers', tool, input, call())
  } catch (error) {
    return error as { detail: string; waiting: Told[] }
  }
  throw new Error(`${tool} ${JSON.stringify(input)} is there.`)
}

const rows = async () =>
  (await here.database.execute('select * from read_model.waiting order by plain')).map((row) => JSON.stringify(row))

const draft = (name: string, more: Fields = {}) =>
  payload.create({
    collection: 'flowers',
    data: {
      name,
      summary: `${name}, secretly.`,
      sources: [{ title: 'A flora', publisher: 'A press' }],
      ...more,
    } as never,
    draft: true,
  })

const save = (id: number, data: Fields, user?: User) =>
  payload.update({
    collection: 'flowers',
    id,
    data: data as never,
    draft: data._status !== 'published',
    ...(user && { user: { ...user, collection: 'users' as const } }),
  })

const person = (role: User['role']) =>
  payload.create({
    collection: 'users',
    data: {
      name: role,
      email: `${role}@example.org`,
      password: 'a long password for tests',
      role,
      services: ['flowers'],
    },
  })

describe('a draft', () => {
  test('that nobody marked is named nowhere', async () => {
    await draft('Zebrine')
    expect(await rows()).toEqual([])
    expect(await inSearch('zebrine')).toEqual([])
    expect(await missing('get_flower', { name: 'Zebrine' })).toMatchObject({
      detail: 'No flower is called "Zebrine".',
      waiting: [],
    })
  })

  test('that is marked is told of by its names, and nothing else of it', async () => {
    await draft('Marabelle', { mayBeNamed: true, otherNames: ['Belle de nuit'], scent: 'Honeyed.' })
    const told = [{ name: 'Marabelle', resource: 'flower' }]
    for (const query of [
      'marabelle',
      'Marabelles',
      'the marabelle flower',
      'belle de nuit',
      'where do marabelles grow',
    ])
      expect([query, await inSearch(query)]).toEqual([query, told])
    for (const input of [
      { name: 'Marabelle' },
      { name: 'a marabelle flower' },
      { name: 'marabele' },
      { slug: 'marabelle' },
    ])
      expect(await missing('get_flower', input)).toMatchObject({
        detail: 'The flower "Marabelle" waits to be written: there is no page of it yet.',
        waiting: told,
      })
    expect((await rows()).join()).not.toMatch(/honey|secret/i)
    expect(await inSearch('honeyed')).toEqual([])
  })

  test('in the network too', async () => {
    const { waiting } = JSON.parse(textOf(await callTool('network', 'search', { query: 'marabelle' }, call())))
    expect(waiting).toEqual([{ name: 'Marabelle', resource: 'flower', catalogue: 'flowers' }])
  })

  test('is told of as long as it waits and is marked', async () => {
    const { id } = await draft('Quintessa', { mayBeNamed: true })
    const told = async () => (await inSearch('quintessa')).length
    expect(await told()).toBe(1)
    await save(id, { _status: 'published' })
    expect(await told()).toBe(0)
    await payload.update({ collection: 'flowers', id, data: { _status: 'draft' } as never })
    expect(await told()).toBe(1)
    await save(id, { deletedAt: new Date().toISOString() })
    expect(await told()).toBe(0)
    await payload.update({ collection: 'flowers', id, data: { deletedAt: null } as never, trash: true })
    expect(await told()).toBe(1)
    await save(id, { name: 'Quintilla' })
    expect([await told(), await inSearch('quintilla')]).toEqual([0, [{ name: 'Quintilla', resource: 'flower' }]])
    await save(id, { mayBeNamed: false })
    expect(await inSearch('quintilla')).toEqual([])
    await save(id, { mayBeNamed: true })
    await payload.delete({ collection: 'flowers', id })
    expect(await inSearch('quintilla')).toEqual([])
  })

  test('is marked, and renamed while it is, by those who publish alone', async () => {
    // Whoever comes first is made an administrator.
    await person('administrator')
    const [writer, editor] = [await person('writer'), await person('editor')]
    const { id } = await draft('Tessaly')
    await expect(save(id, { mayBeNamed: true }, writer)).rejects.toMatchObject({ status: 400 })
    expect(await inSearch('tessaly')).toEqual([])
    await save(id, { mayBeNamed: true }, editor)
    await expect(save(id, { name: 'Rude words' }, writer)).rejects.toMatchObject({ status: 400 })
    await save(id, { scent: 'Faint.' }, writer)
    expect(await inSearch('tessaly')).toEqual([{ name: 'Tessaly', resource: 'flower' }])
    const copy = await payload.duplicate({ collection: 'flowers', id, data: { slug: 'tessaly-too' } as never })
    expect(copy).toMatchObject({ mayBeNamed: false })
  })

  test('is told of in the same way after a rebuild', async () => {
    const before = await rows()
    expect(before.length).toBeGreaterThan(1)
    await rebuild(payload)
    expect(await rows()).toEqual(before)
  })
})

describe('what is asked for in vain', () => {
  const now = new Date('2027-03-01T12:00:30Z')
  const counted = () =>
    here.database.execute<{ service: string; name: string; times: number }>(
      'select service, name, times from serving.asked order by times desc, service, name',
    )
  const run = async (reads: ReturnType<typeof readCounter>) =>
    runJob(askedForJob, new Date('2027-03-01T12:00:00Z'), {
      url: here.url,
      database: here.database,
      reads,
      now: () => now,
    })

  test('is counted by name and day, those of several readers together', async () => {
    for (const times of [2, 1]) {
      const reads = readCounter()
      for (let asked = 0; asked < times; asked++) reads.countMissed('flowers', 'Rafflésia', 'a reader')
      expect(await run(reads)).toMatchObject({ outcome: 'done' })
    }
    expect(await counted()).toEqual([{ service: 'flowers', name: 'rafflesia', times: 3 }])
  })

  test('is bounded, and what is asked for most often stays', async () => {
    const reads = readCounter()
    const letters = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
    for (let index = 0; index < 600; index++) reads.countMissed('flowers', `nonsense ${letters(index)}`, 'a reader')
    await run(reads)
    const rows = await counted()
    expect(rows.length).toBe(200)
    expect(rows[0]).toMatchObject({ name: 'rafflesia', times: 3 })
    expect(todayUtc(now)).toBe('2027-03-01')
  })

  test('is forgotten after some weeks', async () => {
    await here.database.execute("insert into serving.asked values ('flowers', 'old', '2026-12-01', 9)")
    const reads = readCounter()
    reads.countMissed('flowers', 'rafflesia', 'a reader')
    await run(reads)
    expect((await counted()).some(({ name }) => name === 'old')).toBe(false)
  })
})

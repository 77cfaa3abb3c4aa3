/** What catalogues hold in common: one feast has one date in all of them, and each tells what the others say of the same thing. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocksFromRule } from '#collections/fields/calendar-rule.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { calendarRuleSchema } from '#src/calendar/rule.ts'
import { frontDoor } from '#src/http/node.ts'
import { siteOf } from '#src/http/site.ts'
import type { User } from '#src/payload-types.ts'
import { rebuild } from '#src/publish/rebuild.ts'
import { topicBySlug } from '#src/read-model/queries/topic.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type ServiceId, services } from '#src/services.ts'
import { sources } from '#test/sources.ts'
import { world as makeWorld, type World } from '#test/world.ts'
import { askServer } from '../contract/ask.ts'

const publicUrl = 'https://octavo.example.org'
const now = new Date('2026-07-01T12:00:00Z')

let world: World
let server: Server
let port: number

beforeAll(async () => {
  world = await makeWorld()
  const { handlers } = await import('#src/handlers.ts')
  const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
  const site = siteOf(settings, world.database, { now: () => now })
  const takes = frontDoor(site, handlers)
  server = createServer((incoming, outgoing) => takes(incoming, outgoing) || outgoing.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  await world.database.revisions.ready()
})
afterAll(async () => {
  server.close()
  await world.close()
})

type Data = Record<string, unknown>

const get = (url: string) => askServer(port, { url, headers: { 'user-agent': 'test' } })

const ofDays = (service: ServiceId) => {
  const resource = resourcesOf(service).find(({ isCalendar }) => isCalendar)
  if (!resource) throw new Error(`${service} has no calendar.`)
  return resource
}

const publish = async (collection: string, name: string, data: Data = {}): Promise<number> => {
  const whole = { name, summary: `${name} in one line.`, sources, _status: 'published', ...data }
  return (await world.payload.create({ collection: collection as CollectionSlug, data: whole as never })).id as number
}

const update = (collection: string, id: number, data: Data, more: object = {}) =>
  world.payload.update({ collection: collection as 'flowers', id, data: data as never, ...more })

const on = (month: number, day: number) => blocksFromRule(calendarRuleSchema.parse({ kind: 'fixed-date', month, day }))

const occasion = (name: string, rule = on(8, 20), data: Data = {}) =>
  publish('topics', name, { kind: 'occasion', rule, ...data })

/** The mistakes for which something was refused, as path and message; none where it was done. */
async function mistakesOf(attempt: Promise<unknown>): Promise<{ path: string; message: string }[]> {
  try {
    await attempt
    return []
  } catch (error) {
    const { data } = error as { data?: { errors?: { path: string; message: string }[] } }
    if (!data?.errors) throw error
    return data.errors.map(({ path, message }) => ({ path, message }))
  }
}

describe('a feast of all catalogues', () => {
  const ids = new Map<ServiceId, number>()
  let feast: number

  /** When the feast falls, as each catalogue tells it: on its page, in its feed and in its calendar file. */
  const told = async () => {
    const all: Record<string, string[]> = {}
    for (const { id, path } of services) {
      const page = (await get(`/${path}/${ofDays(id).path}/lanterns`)).body
      const calendar = (await get(`/${path}/calendar.ics`)).body
      all[id] = [
        ...new Set([...page.matchAll(/<time dateTime="(2026-08-\d\d)"/gi)].map(([, day]) => `page ${day}`)),
        ...[...calendar.matchAll(/DTSTART;VALUE=DATE:(202608\d\d)/g)].map(([, day]) => `file ${day}`),
      ]
    }
    return all
  }

  const everywhere = (day: string, words: string) =>
    Object.fromEntries(services.map(({ id }) => [id, [`page ${day}`, `file ${words}`]]))

  beforeAll(async () => {
    feast = await occasion('Lanterns')
    for (const { id } of services)
      ids.set(id, await publish(collectionSlug(ofDays(id)), 'Lanterns', { speaksOf: feast }))
  })

  test('falls on the days of its occasion', async () => {
    expect(await told()).toEqual(everywhere('2026-08-20', '20260820'))
  })

  test('moves in all eight by one announcement: pages, calendar files, and the ledger of dates', async () => {
    await update('topics', feast, {
      overrides: [{ of: '2026-08-20', to: '2026-08-22', source: 'The council' }],
    })
    await expect.poll(told).toEqual(everywhere('2026-08-22', '20260822'))
    const rows = await world.database.execute<{ service: string; starts: string }>(
      "select service, starts::text from read_model.occurrences where starts between '2026-01-01' and '2026-12-31'",
    )
    expect(rows.map(({ starts }) => starts)).toEqual(rows.map(() => '2026-08-22'))
    expect(new Set(rows.map(({ service }) => service))).toEqual(new Set([...services.map(({ id }) => id), 'network']))
  })

  test('is told alike by the tools, and by those of lists and windows', async () => {
    const day = (await get('/food/api/v1/get_food_day?slug=lanterns')).json()
    expect(day).toMatchObject({
      starts: '2026-08-22',
      date_source: 'The council',
      rule_in_words: '20 August',
      speaks_of: { slug: 'lanterns', name: 'Lanterns', kind: 'occasion' },
    })
    expect((await get('/dance/api/v1/list_dance_days')).json()).toMatchObject({ items: [{ starts: '2026-08-22' }] })
    expect((await get('/flowers/api/v1/in_flower_today?date=2026-08-22')).json()).toMatchObject({
      days: [{ slug: 'lanterns', on_now: true }],
    })
  })

  test('has no rule of its own in a catalogue: publishing says so at the field', async () => {
    const id = ids.get('cheese') as number
    const own = { rule: on(1, 1), overrides: [{ of: '2026-01-01' }] }
    expect(await mistakesOf(update('cheese-days', id, own))).toEqual([
      expect.objectContaining({
        path: 'rule',
        message: expect.stringContaining('It falls with the occasion Lanterns'),
      }),
      expect.objectContaining({ path: 'overrides' }),
    ])
    await update('cheese-days', id, { rule: [], overrides: [] })
  })

  test('keeps its occasion: it is not unpublished, trashed, deleted or made something else while days fall with it', async () => {
    const reason = { path: 'rule', message: expect.stringMatching(/“Lanterns” in \w+ speaks of it/) }
    for (const data of [{ _status: 'draft' }, { deletedAt: now.toISOString() }, { kind: 'place', rule: [] }])
      expect(await mistakesOf(update('topics', feast, data)), JSON.stringify(data)).toEqual([reason])
    expect(await mistakesOf(world.payload.delete({ collection: 'topics', id: feast }))).toEqual([reason])
    expect(await told()).toEqual(everywhere('2026-08-22', '20260822'))
  })

  test('is followed when its occasion is renamed, and keeps the identifiers of its events', async () => {
    const identifiers = async () => (await get('/calendar.ics')).body.match(/^UID:.*$/gm)
    const before = await identifiers()
    expect(before?.length).toBeGreaterThan(0)
    await update('topics', feast, { name: 'Feast of Lanterns', slug: 'feast-of-lanterns' })
    await expect
      .poll(async () => (await get('/dance/api/v1/get_dance_day?slug=lanterns')).json())
      .toMatchObject({ speaks_of: { slug: 'feast-of-lanterns', name: 'Feast of Lanterns' } })
    expect((await get('/topics/lanterns')).headers.location).toBe(`${publicUrl}/topics/feast-of-lanterns`)
    expect(await identifiers()).toEqual(before)
  })

  test('is made anew by a rebuild as it was', async () => {
    const everything = () =>
      world.database.execute('select service, slug, record::text, calendar::text from read_model.records order by 1, 2')
    const before = await everything()
    await rebuild(world.payload)
    expect(await everything()).toEqual(before)
  })
})

test('an occasion needs a rule, and nothing else has one', async () => {
  expect(await mistakesOf(occasion('No day', []))).toEqual([{ path: 'rule', message: 'Choose when it falls.' }])
  expect(await mistakesOf(publish('topics', 'A town', { kind: 'place', rule: on(1, 1) }))).toEqual([
    { path: 'rule', message: 'Only an occasion has a rule.' },
  ])
  expect((await get('/topics/no-day')).status).toBe(404)
})

describe('what several catalogues describe', () => {
  let saffron: number
  let crocus: number
  let colour: number

  const elsewhere = async (url: string) =>
    ((await get(url)).json().elsewhere as { service: string; resource: string; slug: string }[]).map(
      (entry) => `${entry.service} ${entry.resource} ${entry.slug}`,
    )
  const seenByFlowers = () => elsewhere('/flowers/api/v1/get_flower?slug=crocus')

  beforeAll(async () => {
    saffron = await publish('topics', 'Saffron', { kind: 'living-thing', scientificName: 'Crocus sativus' })
    crocus = await publish('flowers', 'Crocus', { speaksOf: saffron, scientificName: 'Crocus sativus' })
    colour = await publish('colours', 'Saffron yellow', { speaksOf: saffron, hex: '#f4c430' })
    await publish('tradition-terms', 'Kesar', { speaksOf: saffron })
    await publish('flower-terms', 'Stigma', { speaksOf: saffron })
  })

  test('is told by each of the others, in the order of the catalogues', async () => {
    expect(await seenByFlowers()).toEqual(['traditions term kesar', 'colours colour saffron-yellow'])
    expect(await elsewhere('/colours/api/v1/get_colour?slug=saffron-yellow')).toEqual([
      'flowers flower crocus',
      'flowers term stigma',
      'traditions term kesar',
    ])
    const { body } = await get('/flowers/flowers/crocus')
    expect(body).toContain(`<a href="${publicUrl}/topics/saffron">Saffron</a> in other catalogues`)
    expect(body).toContain(`<a href="${publicUrl}/colours/colours/saffron-yellow">Saffron yellow</a>`)
  })

  test('stands together on the page of the topic, found by its names too', async () => {
    const { body } = await get('/topics/saffron')
    for (const part of ['Crocus sativus', '>Crocus<', '>Saffron yellow<', '>Kesar<', '>Stigma<'])
      expect(body).toContain(part)
    expect((await topicBySlug(world.database, 'saffron'))?.entries).toHaveLength(4)
  })

  test('is told only while it is published, and by its present name', async () => {
    await seenByFlowers()
    await update('colours', colour, { name: 'Saffron gold', slug: 'saffron-gold' })
    await expect.poll(seenByFlowers).toContain('colours colour saffron-gold')
    await update('colours', colour, { name: 'A secret' }, { draft: true })
    expect(JSON.stringify((await get('/flowers/api/v1/get_flower?slug=crocus')).json())).not.toContain('A secret')
    await update('colours', colour, { _status: 'draft' })
    await expect.poll(seenByFlowers).toEqual(['traditions term kesar'])
    await update('colours', colour, { _status: 'published', name: 'Saffron gold' })
    await expect.poll(seenByFlowers).toHaveLength(2)
    await world.payload.delete({ collection: 'colours', id: colour })
    await expect.poll(seenByFlowers).toHaveLength(1)
  })

  test('has one scientific name: neither an entry nor the topic may contradict the other', async () => {
    expect(await mistakesOf(update('flowers', crocus, { scientificName: 'Crocus vernus' }))).toEqual([
      { path: 'scientificName', message: expect.stringContaining('Saffron is Crocus sativus') },
    ])
    expect(await mistakesOf(update('topics', saffron, { scientificName: 'Crocus vernus' }))).toEqual([
      { path: 'scientificName', message: expect.stringContaining('“Crocus” in Flowers') },
    ])
    expect((await get('/flowers/api/v1/get_flower?slug=crocus')).json()).toMatchObject({
      scientific_name: 'Crocus sativus',
    })
  })

  test('loses its topic, and nothing else, where that is unpublished', async () => {
    await update('topics', saffron, { _status: 'draft' })
    await expect
      .poll(async () => (await get('/flowers/api/v1/get_flower?slug=crocus')).json())
      .toMatchObject({ elsewhere: [], scientific_name: 'Crocus sativus' })
    expect((await get('/flowers/api/v1/get_flower?slug=crocus')).json()).not.toHaveProperty('speaks_of')
    expect((await get('/topics/saffron')).status).toBe(404)
    await update('topics', saffron, { _status: 'published' })
    await expect.poll(seenByFlowers).toHaveLength(1)
  })
})

describe('a topic', () => {
  const person = (role: User['role'], services: ServiceId[]) =>
    world.payload.create({
      collection: 'users',
      data: { name: role, email: `${role}@topics.example.org`, password: 'a long password', role, services },
    })

  test('is written by those who work on any catalogue, and published by their editors', async () => {
    // The first person there is becomes an administrator.
    await person('administrator', [])
    const writer = await person('writer', ['cheese'])
    const editor = await person('editor', ['dance'])
    const data = { name: 'Milk', summary: 'What mammals give their young.', kind: 'substance' as const }
    const as = (user: User) => ({ collection: 'topics' as const, overrideAccess: false, user })
    const { id } = await world.payload.create({ ...as(writer), data: data as never, draft: true })
    const publishing = { id, data: { _status: 'published' as const } }
    await expect(world.payload.update({ ...as(writer), ...publishing })).rejects.toThrow()
    expect((await get('/topics/milk')).status).toBe(404)
    await world.payload.update({ ...as(editor), ...publishing })
    await expect.poll(async () => (await get('/topics/milk')).status).toBe(200)
  })
})

/** What publishing promises: readers see exactly what is published, all at once, and never a draft. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import type { Payload, ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Person } from '#collections/access/person.ts'
import type { DataIndex } from '#src/data/index-document.ts'
import { baseUrls } from '#src/http/base-urls.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import type { Resolve } from '#src/news/public-address.ts'
import type { User } from '#src/payload-types.ts'
import { releaseSlug } from '#src/publish/former-slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import { withAddresses } from '#src/read-model/json.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { storeOf } from '#src/read-model/store.ts'
import type { OwnerId } from '#src/services.ts'
import { together } from '#src/sign-in/execute.ts'
import { type DeliverOptions, deliver } from '#src/webhooks/deliver.ts'
import { type Delivery, newestDeliveries, noteDeliveries } from '#src/webhooks/deliveries.ts'
import { send } from '#src/webhooks/send.ts'
import { signedHeaders } from '#src/webhooks/signature.ts'
import { TroubledWebhooks } from '#src/webhooks/views/troubled.tsx'
import { addWebhook, rotateSecret, secretsOf, sendAgain, takeUp, webhooks } from '#src/webhooks/webhooks.ts'
import { personIn } from '#test/rest.ts'
import { planPublish, runPlanned } from '#test/run-planned.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let payload: Payload

beforeAll(async () => {
  here = await world()
  payload = here.payload
})
afterAll(() => here.close())

type Row = Record<string, unknown>

const recordOf = async (resource: string, slug: string): Promise<Row | null> => {
  const [row] = await here.database.execute<{ record: string }>(
    'select record::text as record from read_model.records where resource = $1 and slug = $2',
    [resource, slug],
  )
  return row ? (JSON.parse(row.record) as Row) : null
}

const counted = async (term: string, resource = 'flower'): Promise<{ written: number; waiting: number }> => {
  const [row] = await here.database.execute<{ written: number; waiting: number }>(
    'select written, waiting from read_model.counts where resource = $1 and term = $2',
    [resource, term && `flowers/${resource}.${term}`],
  )
  return row ?? { written: 0, waiting: 0 }
}

const everything = async () => {
  const tables: Record<string, string> = {
    records:
      'service, resource, slug, document_id, name, record::text, summary::text, calendar::text, terms, words, borrowed, written, score, reads, random, published_at, updated_at',
    names: '*',
    former_slugs: '*',
    publications: 'service, record::text',
    planned_picks: '*',
    headlines: '*',
  }
  const all: Record<string, string[]> = {}
  for (const [table, columns] of Object.entries(tables)) {
    const rows = await here.database.execute(`select ${columns} from read_model.${table}`)
    all[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  const counts = await here.database.execute('select * from read_model.counts where written > 0 or waiting > 0')
  all.counts = counts.map((row) => JSON.stringify(row)).sort()
  return all
}

const revision = async (): Promise<number> => {
  const [row] = await here.database.execute<{ revision: string }>(
    'select sum(revision) as revision from read_model.revisions',
  )
  return Number(row?.revision ?? 0)
}

const flower = (name: string, more: Row = {}) => ({ name, summary: `${name} in one line.`, sources, ...more })

const createFlower = (name: string, more: Row = {}) =>
  payload.create({ collection: 'flowers', data: flower(name, more) as never, draft: more._status !== 'published' })

const publishFlower = (name: string, more: Row = {}) => createFlower(name, { ...more, _status: 'published' })

const person = (role: User['role'], services: User['services'] = []) =>
  payload.create({
    collection: 'users',
    data: { name: role, email: `${role}-${Math.random()}@example.org`, password: 'a long password', role, services },
  })

const mistakesOf = async (attempt: Promise<unknown>): Promise<{ path: string; message: string }[]> => {
  try {
    await attempt
  } catch (error) {
    return (
      (error as { data?: { errors?: { path: string; message: string }[] } }).data?.errors ?? [
        { path: '?', message: String(error) },
      ]
    )
  }
  return []
}

describe('a flower', () => {
  test('is read only once it is published, and no more once it is unpublished', async () => {
    const { id } = await createFlower('Rose', { colors: ['red'] })
    expect(await recordOf('flower', 'rose')).toBeNull()
    await payload.update({ collection: 'flowers', id, data: { _status: 'published' } })
    expect(await recordOf('flower', 'rose')).toMatchObject({ name: 'Rose', colors: ['red'], url: '/flowers/rose' })
    await payload.update({ collection: 'flowers', id, data: { _status: 'draft' } })
    expect(await recordOf('flower', 'rose')).toBeNull()
  })

  test('carries everything its editors wrote', async () => {
    await publishFlower('Sweet Pea', {
      nativeName: 'Pisello odoroso',
      otherNames: ['Lathyrus'],
      scientificName: 'Lathyrus odoratus',
      countries: ['IT'],
      meaning: lexicalFromMarkdown('Stands for **goodbye**.\n\n- in [Britain](https://example.org)'),
      faq: [{ question: 'Can one eat it?', answer: lexicalFromMarkdown('No.') }],
      sources: [{ title: 'A book', publisher: 'A press' }],
      varieties: [{ name: 'Cupani', note: 'The first.' }],
    })
    expect(await recordOf('flower', 'sweet-pea')).toMatchObject({
      native_name: 'Pisello odoroso',
      scientific_name: 'Lathyrus odoratus',
      countries: [{ code: 'IT', name: 'Italy', url: '/countries/italy' }],
      meaning: 'Stands for **goodbye**.\n\n- in [Britain](https://example.org)',
      faq: [{ question: 'Can one eat it?', answer: 'No.' }],
      sources: [{ title: 'A book', publisher: 'A press', address: null }],
      varieties: [{ name: 'Cupani', note: 'The first.' }],
    })
  })

  test('has tables, and is not published with one that no page can show', async () => {
    const table = '| Sown | Seeds |\n| - | -: |\n| March[^book] | 20 |'
    const meaning = lexicalFromMarkdown(table)
    const sources = [{ mark: 'book', title: 'A book', publisher: 'A press' }]
    const { id } = await publishFlower('Cornflower', { meaning, sources })
    expect(await recordOf('flower', 'cornflower')).toMatchObject({ meaning: table })
    const merged = structuredClone(meaning) as unknown as {
      root: { children: { children: { children: object[] }[] }[] }
    }
    Object.assign(merged.root.children[0]?.children[1]?.children[0] ?? {}, { colSpan: 2 })
    for (const data of [{ meaning: merged }, { faq: [{ question: 'Why?', answer: merged }] }])
      expect(
        await mistakesOf(
          payload.update({ collection: 'flowers', id, data: { ...data, _status: 'published' } as never }),
        ),
      ).toMatchObject([
        { path: 'meaning' in data ? 'meaning' : 'faq.0.answer', message: expect.stringContaining('merged') },
      ])
    await payload.update({
      collection: 'flowers',
      id,
      data: { meaning: merged, _status: 'draft' } as never,
      draft: true,
    })
    const tablesWithin = (tables: number): object =>
      tables === 0
        ? { type: 'paragraph', children: [] }
        : {
            type: 'table',
            children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [tablesWithin(tables - 1)] }] }],
          }
    const deep = { root: { type: 'root', children: [tablesWithin(30)] } }
    await payload.update({ collection: 'flowers', id, data: { meaning: deep, _status: 'draft' } as never, draft: true })
    expect(
      await mistakesOf(
        payload.update({ collection: 'flowers', id, data: { meaning: deep, _status: 'published' } as never }),
      ),
    ).toMatchObject([{ path: 'meaning', message: expect.stringContaining('text alone') }])
  })

  test('keeps showing its published state while newer changes are drafts', async () => {
    const { id } = await publishFlower('Tulip')
    const before = await revision()
    await payload.update({ collection: 'flowers', id, data: { summary: 'Not yet.', _status: 'draft' }, draft: true })
    expect(await recordOf('flower', 'tulip')).toMatchObject({ summary: 'Tulip in one line.' })
    expect(await revision()).toBe(before)
  })

  test('is found under its former slug, and keeps the day it was first published', async () => {
    const { id } = await publishFlower('Daffodil')
    const first = await recordOf('flower', 'daffodil')
    await payload.update({ collection: 'flowers', id, data: { slug: 'narcissus', name: 'Narcissus' } })
    const renamed = await recordOf('flower', 'narcissus')
    expect(await recordOf('flower', 'daffodil')).toBeNull()
    expect(renamed?.published_at).toBe(first?.published_at)
    expect(renamed?.updated_at).not.toBe(first?.updated_at)
    const rows = await here.database.execute("select document_id from read_model.former_slugs where slug = 'daffodil'")
    expect(rows).toEqual([{ document_id: id }])
  })

  test('saved again without a change keeps the instant its text last changed', async () => {
    const { id } = await publishFlower('Aster')
    const first = await recordOf('flower', 'aster')
    await payload.update({ collection: 'flowers', id, data: { _status: 'published' } })
    expect(await recordOf('flower', 'aster')).toEqual(first)
  })

  test('goes to the trash and out of sight, and comes back as it was', async () => {
    const { id } = await publishFlower('Lily', { colors: ['white'] })
    await payload.update({ collection: 'flowers', id, data: { deletedAt: new Date().toISOString() } })
    expect(await recordOf('flower', 'lily')).toBeNull()
    expect(await counted('color:white')).toEqual({ written: 0, waiting: 0 })
    await payload.update({ collection: 'flowers', id, data: { deletedAt: null, _status: 'published' }, trash: true })
    expect(await recordOf('flower', 'lily')).not.toBeNull()
    await payload.delete({ collection: 'flowers', id })
    expect(await recordOf('flower', 'lily')).toBeNull()
    expect(await counted('color:white')).toEqual({ written: 0, waiting: 0 })
  })

  test('has a slug made from its name, until it is published or edited', async () => {
    const draft = await createFlower('Cherry')
    const renamed = await payload.update({
      collection: 'flowers',
      id: draft.id,
      data: { name: 'Cherry blossom' },
      draft: true,
    })
    expect([draft.slug, renamed.slug]).toEqual(['cherry', 'cherry-blossom'])
  })
})

describe('a refused publish', () => {
  test('names the field and leaves nothing behind', async () => {
    const before = await everything()
    const mistakes = await mistakesOf(
      payload.create({
        collection: 'flower-days',
        data: {
          name: 'Never',
          summary: 'Never.',
          sources,
          _status: 'published',
          rule: [{ blockType: 'fixed-date', month: 2, day: 30, durationDays: 1 }],
        } as never,
      }),
    )
    expect(mistakes).toMatchObject([{ path: 'rule', message: 'There is no 30 February.' }])
    expect(await everything()).toEqual(before)
    expect((await payload.count({ collection: 'flower-days' })).totalDocs).toBe(0)
  })

  test('says what is missing from a calendar day', async () => {
    const data = { name: 'Some day', summary: 'Some day.', sources, _status: 'published' } as never
    expect(await mistakesOf(payload.create({ collection: 'flower-days', data }))).toMatchObject([{ path: 'rule' }])
  })

  test('of one document leaves the others of a bulk operation published', async () => {
    const editor = await person('editor')
    const good = await createFlower('Bulk good')
    const bad = await payload.create({ collection: 'flowers', data: { name: 'Bulk bad' } as never, draft: true })
    const { docs, errors } = await payload.update({
      collection: 'flowers',
      where: { id: { in: [good.id, bad.id] } },
      data: { _status: 'published' },
      user: { ...editor, collection: 'users' },
      overrideAccess: false,
    })
    expect([docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[good.id], [bad.id]])
    expect(await recordOf('flower', 'bulk-good')).not.toBeNull()
  })
})

describe('links', () => {
  test('lead to published entries only, and follow when those are published, renamed, unpublished and deleted', async () => {
    const city = await payload.create({
      collection: 'flower-cities',
      data: { name: 'Secret', summary: 'A city.', sources } as never,
      draft: true,
    })
    const day = await payload.create({
      collection: 'flower-days',
      data: {
        name: 'May Day',
        summary: 'A day.',
        sources,
        _status: 'published',
        rule: [{ blockType: 'fixed-date', month: 5, day: 1, durationDays: 1 }],
      } as never,
    })
    await publishFlower('Lily of the valley', { cities: [city.id], days: [day.id] })
    const linked = async () => {
      const record = await recordOf('flower', 'lily-of-the-valley')
      return [record?.cities, record?.days]
    }
    const mayDay = { slug: 'may-day', name: 'May Day', url: '/days/may-day' }
    expect(await linked()).toEqual([[], [mayDay]])
    await payload.update({ collection: 'flower-cities', id: city.id, data: { _status: 'published' } })
    expect(await linked()).toEqual([[{ slug: 'secret', name: 'Secret', url: '/cities/secret' }], [mayDay]])
    await payload.update({ collection: 'flower-cities', id: city.id, data: { name: 'Open', slug: 'open' } })
    expect(await linked()).toEqual([[{ slug: 'open', name: 'Open', url: '/cities/open' }], [mayDay]])
    await payload.update({ collection: 'flower-days', id: day.id, data: { _status: 'draft' } })
    expect(await linked()).toEqual([[{ slug: 'open', name: 'Open', url: '/cities/open' }], []])
    await payload.delete({ collection: 'flower-cities', id: city.id })
    expect(await linked()).toEqual([[], []])
    expect(await counted('city:open')).toEqual({ written: 0, waiting: 0 })
  })
})

describe('the number of entries that wait', () => {
  test('follows drafts by facet and country, and never counts a published entry', async () => {
    const start = await counted('color:blue')
    const { id } = await createFlower('Larkspur', { colors: ['blue'], countries: ['EE'] })
    expect(await counted('color:blue')).toEqual({ ...start, waiting: start.waiting + 1 })
    await payload.update({ collection: 'flowers', id, data: { colors: ['purple'] }, draft: true, autosave: true })
    expect([await counted('color:blue'), await counted('color:purple'), await counted('country:EE')]).toMatchObject([
      start,
      { waiting: 1 },
      { written: 0, waiting: 1 },
    ])
    await payload.update({ collection: 'flowers', id, data: { _status: 'published' } })
    expect(await counted('country:EE')).toEqual({ written: 1, waiting: 0 })
    await payload.update({ collection: 'flowers', id, data: { colors: ['white'] }, draft: true })
    expect(await counted('color:purple')).toEqual({ written: 1, waiting: 0 })
    await payload.update({ collection: 'flowers', id, data: { _status: 'draft' } })
    expect(await counted('country:EE')).toEqual({ written: 0, waiting: 1 })
    await payload.update({ collection: 'flowers', id, data: { deletedAt: new Date().toISOString() }, draft: false })
    expect(await counted('country:EE')).toEqual({ written: 0, waiting: 0 })
  })
})

describe('a writer', () => {
  const as = async (role: User['role'], services: User['services'] = []) => ({
    user: { ...(await person(role, services)), collection: 'users' as const },
    overrideAccess: false,
  })

  test('writes drafts and cannot publish, unpublish, trash, delete or restore what readers see', async () => {
    const writer = await as('writer')
    const draft = await payload.create({
      collection: 'flowers',
      data: flower('Draft') as never,
      draft: true,
      ...writer,
    })
    const published = await publishFlower('Published')
    await payload.update({
      collection: 'flowers',
      id: published.id,
      data: { summary: 'Newer.' },
      draft: true,
      ...writer,
    })
    const { docs } = await payload.findVersions({
      collection: 'flowers',
      where: { parent: { equals: published.id }, 'version._status': { equals: 'published' } },
    })
    const attempts = [
      () =>
        payload.create({
          collection: 'flowers',
          data: flower('At once', { _status: 'published' }) as never,
          ...writer,
        }),
      () => payload.update({ collection: 'flowers', id: draft.id, data: { _status: 'published' }, ...writer }),
      () => payload.update({ collection: 'flowers', id: published.id, data: { summary: 'Newer.' }, ...writer }),
      () => payload.update({ collection: 'flowers', id: published.id, data: { _status: 'draft' }, ...writer }),
      () =>
        payload.update({
          collection: 'flowers',
          id: published.id,
          data: { deletedAt: new Date().toISOString() },
          ...writer,
        }),
      () => payload.delete({ collection: 'flowers', id: published.id, ...writer }),
      () => payload.restoreVersion({ collection: 'flowers', id: String(docs[0]?.id), ...writer }),
    ]
    const before = await everything()
    for (const attempt of attempts) await expect(attempt(), attempt.toString()).rejects.toMatchObject({ status: 403 })
    expect(await everything()).toEqual(before)
    expect((await payload.findByID({ collection: 'flowers', id: published.id })).summary).toBe('Published in one line.')
  })

  test('an editor publishes', async () => {
    const editor = await as('editor', ['flowers'])
    await payload.create({
      collection: 'flowers',
      data: flower('Edited', { _status: 'published' }) as never,
      ...editor,
    })
    expect(await recordOf('flower', 'edited')).not.toBeNull()
  })

  test('nobody who is not signed in reads anything', async () => {
    await expect(payload.find({ collection: 'flowers', overrideAccess: false })).rejects.toThrow(/does not allow/)
  })

  test('only administrators manage people, and nobody raises their own role', async () => {
    const writer = await as('writer')
    const data = { name: 'New', email: 'new@example.org', password: 'a long password', role: 'administrator' as const }
    await expect(payload.create({ collection: 'users', data, ...writer })).rejects.toThrow(/does not allow/)
    await payload.update({ collection: 'users', id: writer.user.id, data: { role: 'administrator' }, ...writer })
    expect((await payload.findByID({ collection: 'users', id: writer.user.id })).role).toBe('writer')
  })
})

describe('a picture', () => {
  test('is shown with its words and sizes, which follow when they change, and goes when it is deleted', async () => {
    const data = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'red.png', size: data.length }
    const words = { alt: 'A red field', caption: null, credit: 'A painter', licence: 'CC0 1.0' }
    const [{ id }, other] = [
      await payload.create({ collection: 'media', data: words, file }),
      await payload.create({ collection: 'media', data: { ...words, alt: 'Another field' }, file }),
    ]
    await publishFlower('Pictured', { picture: id, gallery: [other.id, id] })
    const picture = async () => (await recordOf('flower', 'pictured'))?.picture
    const gallery = async () => (await recordOf('flower', 'pictured'))?.gallery
    const src = (form: string) => expect.stringMatching(new RegExp(`^/media/red-[0-9a-z]{8}-${form}$`))
    const sizes = [
      { src: src('smallavif.avif'), type: 'image/avif', width: 720, height: 360 },
      { src: src('pageavif.avif'), type: 'image/avif', width: 1600, height: 800 },
      { src: src('small.webp'), type: 'image/webp', width: 720, height: 360 },
      { src: src('page.webp'), type: 'image/webp', width: 1600, height: 800 },
    ]
    const shown = { ...words, src: src('page.webp'), width: 1600, height: 800, focus: { x: 50, y: 50 }, sizes }
    const beside = { ...shown, alt: 'Another field' }
    expect([await picture(), await gallery()]).toEqual([shown, [beside, shown]])
    const { id: writer } = await person('writer')
    const user = { ...(await payload.findByID({ collection: 'users', id: writer })), collection: 'users' as const }
    const change = { collection: 'media', id, data: { alt: 'A field, red' } } as const
    await expect(payload.update({ ...change, user, overrideAccess: false })).rejects.toMatchObject({ status: 403 })
    await payload.update(change)
    const anew = { ...shown, alt: 'A field, red' }
    expect([await picture(), await gallery()]).toEqual([anew, [beside, anew]])
    await payload.update({ collection: 'media', id: other.id, data: { caption: 'In May.' } })
    expect(await gallery()).toEqual([{ ...beside, caption: 'In May.' }, anew])
    await payload.delete({ collection: 'media', id })
    expect([await picture(), await gallery()]).toEqual([null, [{ ...beside, caption: 'In May.' }]])
  })
})

describe('a scheduled publish', () => {
  const schedule = async (role: User['role']) => {
    const { id, slug } = await createFlower(`Scheduled by a ${role}`)
    const { id: user } = await person(role)
    await planPublish(payload, id, user)
    await runPlanned(here)
    return recordOf('flower', String(slug))
  }

  test('happens when an editor asked for it, and not when a writer did', async () => {
    expect(await schedule('editor')).not.toBeNull()
    expect(await schedule('writer')).toBeNull()
  })
})

describe('what is not an entry', () => {
  test('a form that was only opened does not wait to be written', async () => {
    const before = await counted('')
    await payload.create({ collection: 'flowers', data: {} as never, draft: true })
    expect(await counted('')).toEqual(before)
  })

  test('of an entry that is gone keeps no other pick from being planned', async () => {
    const { id } = await publishFlower('Gone for good')
    const other = await publishFlower('Still there')
    const pick = { service: 'flowers', day: '2027-04-01', entry: { relationTo: 'flowers', value: id } } as const
    await payload.create({ collection: 'picks', data: pick })
    await payload.delete({ collection: 'flowers', id })
    const entry = { relationTo: 'flowers', value: other.id } as const
    await payload.create({ collection: 'picks', data: { service: 'flowers', day: '2027-04-02', entry } })
    const days = await here.database.execute<{ day: string }>(
      "select day::text from read_model.planned_picks where day >= '2027-04-01' order by day",
    )
    expect(days).toEqual([{ day: '2027-04-02' }])
    await payload.delete({ collection: 'picks', where: {} })
  })

  test('is published by saving it', async () => {
    const card = {
      service: 'flowers',
      name: 'Flora',
      tagline: 'Flowers.',
      publisher: 'A press',
      network: 'Octavo',
      contact: 'a@example.org',
      licence: 'CC-BY-4.0',
    } as const
    await payload.create({
      collection: 'publications',
      data: { ...card, about: lexicalFromMarkdown('About.') as never },
    })
    const { id } = await publishFlower('Picked')
    const pick = { service: 'flowers', day: '2027-03-01', entry: { relationTo: 'flowers', value: id } } as const
    await payload.create({ collection: 'picks', data: pick })
    expect(await mistakesOf(payload.create({ collection: 'picks', data: pick }))).toMatchObject([{ path: 'day' }])
    const outlet = await payload.create({
      collection: 'outlets',
      data: { service: 'flowers', name: 'Gazette', homepage: 'https://example.org', feed: 'https://example.org/feed' },
    })
    const headline = {
      service: 'flowers',
      title: 'News',
      address: 'https://example.org/1',
      outlet: outlet.id,
      publishedAt: '2026-11-01T10:00:00.000Z',
    } as const
    await payload.create({ collection: 'headlines', data: headline })
    const all = await everything()
    expect([all.publications?.length, all.planned_picks?.length, all.headlines?.length]).toEqual([1, 1, 1])
  })
})

describe('whoever keeps a copy', () => {
  type Change = { change: string; resource: string; slug: string; moved_to: string | null; record: Row | null }
  type Changes = { items: Change[]; cursor: string; more: boolean; next: string }
  type Copy = Map<string, Row>

  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const { data } = await import('#src/data/respond.ts')
    const { siteOf } = await import('#src/http/site.ts')
    const settings = { PUBLIC_URL: 'https://octavo.test', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
    // Nothing is kept, so that no notice has to be waited for.
    const database = { ...here.database, store: storeOf(here.database.revisions, 0) }
    const request = { method: 'GET', url, header: (name: string) => headers[name], client: '' }
    expect(data.takes(url)).toBe(true)
    const reply = await data.respond({ ...request, body: async () => new Uint8Array() }, siteOf(settings, database))
    const body = reply.body instanceof Readable ? await buffer(reply.body) : Buffer.from(reply.body ?? '')
    return { ...reply, body, text: body.toString() }
  }

  /** Puts what is told into a copy, a few changes at a time, and gives where it ended and what it was told. */
  async function follow(copy: Copy, cursor?: string): Promise<{ cursor: string; told: string[] }> {
    const told: string[] = []
    for (let at = cursor; ; ) {
      const { text } = await ask(`/flowers/data/changes?limit=3${at === undefined ? '' : `&cursor=${at}`}`)
      const { items, more, ...answer } = JSON.parse(text) as Changes
      for (const { change, resource, slug, moved_to, record } of items) {
        if (record) copy.set(`${resource}/${slug}`, record)
        else copy.delete(`${resource}/${slug}`)
        told.push(`${change} ${slug}${moved_to === null ? '' : ` ${moved_to}`}`)
      }
      at = answer.cursor
      if (!more) return { cursor: at, told }
    }
  }

  const published = async (): Promise<Copy> => {
    const rows = await here.database.execute<{ resource: string; slug: string; record: string }>(
      `select resource, slug, record::text as record from read_model.records where service = 'flowers'`,
    )
    const whole = (text: string) =>
      JSON.parse(withAddresses(text, 'https://octavo.test/flowers', 'https://octavo.test'))
    return new Map(rows.map(({ resource, slug, record }) => [`${resource}/${slug}`, whole(record)]))
  }

  test('follows every change, and has in the end what is published', async () => {
    const copy: Copy = new Map()
    let { cursor } = await follow(copy)
    expect(copy).toEqual(await published())
    const next = async () => {
      const followed = await follow(copy, cursor)
      cursor = followed.cursor
      expect(copy).toEqual(await published())
      return followed.told
    }
    const { id } = await publishFlower('Followed')
    expect(await next()).toEqual(['published followed'])
    expect(await next()).toEqual([])
    await payload.update({ collection: 'flowers', id, data: { summary: 'Another line.', _status: 'published' } })
    expect(await next()).toEqual(['changed followed'])
    await payload.update({ collection: 'flowers', id, data: { slug: 'led', name: 'Led', _status: 'published' } })
    expect(await next()).toEqual(['moved followed led', 'published led'])
    // Another entry takes the address that was given up; whoever comes late hears of neither twice.
    await releaseSlug(here.database.execute, flowers, { documentId: Number(id), slug: 'followed' })
    const { id: other } = await publishFlower('Followed')
    await payload.update({ collection: 'flowers', id, data: { _status: 'draft' } })
    expect(await next()).toEqual(['published followed', 'removed led'])
    await payload.update({ collection: 'flowers', id, data: { _status: 'published' } })
    await payload.update({ collection: 'flowers', id: other, data: { deletedAt: new Date().toISOString() } })
    await payload.delete({ collection: 'flowers', id })
    expect(await next()).toEqual(['removed followed', 'removed led'])
    const late: Copy = new Map()
    await follow(late)
    expect(late).toEqual(await published())
    // A draft, and how often an entry is read, are nobody's news.
    for (const more of [1, -1]) await here.database.execute('update read_model.records set reads = reads + $1', [more])
    expect(await next()).toEqual([])
  })

  test('is told where a cursor leads nowhere, and what else is wrong', async () => {
    for (const query of ['cursor=00000000-1', 'cursor=x', 'limit=1000', 'since=1']) {
      const { status, text } = await ask(`/flowers/data/changes?${query}`)
      expect([status, JSON.parse(text).code]).toEqual([400, 'invalid_request'])
    }
    for (const url of ['/nothing/data/changes', '/flowers/data/nothing.csv', '/flowers/data/flowers.exe'])
      expect((await ask(url)).status).toBe(404)
  })

  test('begins with a file of all entries, which can be asked for in parts and is made anew where something changed', async () => {
    const { makeDumps } = await import('#src/data/dumps.ts')
    const { storesOf } = await import('#src/pictures/stores.ts')
    const { env } = await import('#src/env.ts')
    const { baseUrls } = await import('#src/http/base-urls.ts')
    const addresses = {
      publicUrl: 'https://octavo.test',
      baseUrls: baseUrls({ ...env, PUBLIC_URL: 'https://octavo.test' }),
    }
    const make = () =>
      makeDumps({
        database: here.database,
        transaction: (work) => work(here.database.execute),
        stores: storesOf(env, 'dumps'),
        addresses,
        folder: path.join(env.DATA_DIR, 'dumps'),
        untilMs: Number.POSITIVE_INFINITY,
      })
    await publishFlower('Dumped')
    expect(await make()).toBeGreaterThan(0)
    expect(await make()).toBe(0)
    const index = JSON.parse((await ask('/flowers/data/index.json')).text) as DataIndex
    const flowers = index.datasets.find(({ resource }) => resource === 'flower')
    const file = flowers?.files.find(({ format }) => format === 'ndjson')
    const whole = await ask('/flowers/data/flowers.ndjson')
    expect(createHash('sha256').update(whole.text).digest('hex')).toBe(file?.sha256)
    expect([Buffer.byteLength(whole.text), whole.headers['accept-ranges']]).toEqual([file?.bytes, 'bytes'])
    const records = whole.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const copy: Copy = new Map(records.map((record) => [`flower/${record.slug}`, record]))
    const ofFlowers = [...(await published())].filter(([key]) => key.startsWith('flower/'))
    expect(copy).toEqual(new Map(ofFlowers))
    const schema = z.fromJSONSchema(JSON.parse((await ask('/flowers/data/flowers.schema.json')).text))
    for (const record of records) expect(schema.safeParse(record).error).toBeUndefined()
    const table = parse((await ask('/flowers/data/flowers.csv')).text, { columns: true }) as Row[]
    expect(table.map(({ slug }) => slug)).toEqual(records.map(({ slug }) => slug))
    const parquet = await ask('/flowers/data/flowers.parquet')
    const listed = flowers?.files.find(({ format }) => format === 'parquet')
    expect(createHash('sha256').update(parquet.body).digest('hex')).toBe(listed?.sha256)
    const columns = await parquetReadObjects({ file: new Uint8Array(parquet.body).buffer })
    expect(columns.map(({ slug, published_at: at }) => [slug, at])).toEqual(
      records.map(({ slug, published_at: at }) => [slug, new Date(at)]),
    )
    const range = { range: 'bytes=10-19', 'if-range': String(whole.headers.etag) }
    const part = await ask('/flowers/data/flowers.ndjson', range)
    expect([part.status, part.text]).toEqual([206, Buffer.from(whole.text).subarray(10, 20).toString()])
    expect((await ask('/flowers/data/flowers.ndjson', { 'if-none-match': String(whole.headers.etag) })).status).toBe(
      304,
    )
    await publishFlower('Dumped too')
    expect(await make()).toBe(3)
    expect((await ask('/flowers/data/flowers.ndjson', range)).status).toBe(200)
    const { told } = await follow(new Map(), file?.cursor)
    expect(told).toEqual(['published dumped-too'])
  })
})

describe('the licence of a catalogue', () => {
  test('is chosen from a list on its card, and changes what every entry tells', async () => {
    const where = { service: { equals: 'flowers' } } as const
    const choose = (data: object) => payload.update({ collection: 'publications', where, data })
    const stored = async () => (await everything()).publications?.join()
    const revision = async () => {
      const rows = await here.database.execute<{ revision: string }>(
        `select revision from read_model.revisions where service = 'flowers' and part = 'entries'`,
      )
      return Number(rows[0]?.revision)
    }
    const before = await revision()
    await choose({ tagline: 'Other flowers.' })
    expect(await revision()).toBe(before)
    await choose({ licence: 'CC0-1.0' })
    expect(await revision()).toBe(before + 1)
    expect(await stored()).toContain('CC0-1.0')
    expect((await choose({ licence: 'MIT' })).errors).toHaveLength(1)
    await choose({ licence: 'CC-BY-4.0' })
    expect(await stored()).toContain('CC-BY-4.0')
  })
})

describe('a rebuild', () => {
  test('makes exactly what the hooks made', async () => {
    const { rebuild } = await import('#src/publish/rebuild.ts')
    const before = await everything()
    await rebuild(payload)
    expect(await everything()).toEqual(before)
    await here.database.execute('delete from read_model.records')
    await here.database.execute('delete from read_model.counts')
    await rebuild(payload)
    const strip = (rows: string[] | undefined) => rows?.map((row) => row.replace(/,"random":[^,]+/, ''))
    const after = await everything()
    expect({ ...after, records: strip(after.records) }).toEqual({ ...before, records: strip(before.records) })
  })

  test('tells of what comes out otherwise, and of nothing else', async () => {
    const { rebuild } = await import('#src/publish/rebuild.ts')
    const told = (number = '0') =>
      here.database.execute<{ slug: string; change: string; number: string }>(
        "select slug, change, number::text from serving.told where service = 'flowers' and number > $1 order by number desc",
        [number],
      )
    const before = await told()
    await rebuild(payload)
    expect(await told()).toEqual(before)
    // As an older release may have left them: one that says something else, one that is published no more, two that changed places.
    const [{ slug } = { slug: '' }, { slug: other } = { slug: '' }, { slug: third } = { slug: '' }] =
      await here.database.execute<{ slug: string }>(
        "select slug from read_model.records where service = 'flowers' and resource = 'flower' order by slug limit 3",
      )
    const turned =
      "update read_model.records set slug = $2 where service = 'flowers' and resource = 'flower' and slug = $1"
    await here.database.execute("update read_model.records set record = '{}' where slug = $1 and resource = 'flower'", [
      slug,
    ])
    for (const [from, to] of [
      [other, 'aside'],
      [third, other],
      ['aside', third],
    ])
      await here.database.execute(turned, [from, to])
    await here.database.execute(
      `insert into read_model.records (service, resource, slug, document_id, name, record, summary, terms, words, written, score,
         published_at, updated_at) values ('flowers', 'flower', 'gone', 0, 'Gone', '{}', '{}', '{}', '', 0, 0, now(), now())`,
    )
    const [{ number } = { number: '0' }] = await told()
    await rebuild(payload)
    const changed = (await told(number)).map((one) => [one.slug, one.change])
    const expected = [['gone', 'removed'], [slug, 'changed'], ...[other, third].map((one) => [one, 'published'])]
    expect(changed.sort()).toEqual(expected.sort())
  })
})
describe('webhooks', () => {
  const secret = 'only for these tests'
  const by = { personId: null, machine: 'test' }
  const addresses = {
    publicUrl: 'https://octavo.example',
    baseUrls: baseUrls({ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {} }),
  }
  type Heard = { id: string; body: { type: string; data: Row }; isSigned: boolean; signatures: number }
  let heard: Heard[] = []
  let answers: (slug: string) => number
  let isHeld = false
  let secrets: string[] = []
  const receiver = createServer(async (incoming, outgoing) => {
    const body = (await buffer(incoming)).toString()
    const { data, ...rest } = JSON.parse(body)
    const id = String(incoming.headers['webhook-id'])
    const at = new Date(Number(incoming.headers['webhook-timestamp']) * 1000)
    const signature = signedHeaders({ id, body, at }, secrets)['webhook-signature']
    const isSigned = incoming.headers['webhook-signature'] === signature
    heard.push({ id, body: { ...rest, data }, isSigned, signatures: String(signature).split(' ').length })
    const [open] = await here.database.execute<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    )
    isHeld ||= open?.count !== 0
    outgoing.writeHead(answers(data.slug), { location: 'http://127.0.0.1:1/elsewhere' }).end('thanks')
  })
  const run = (more: Partial<DeliverOptions> = {}) =>
    deliver(here.database.write, { secret, addresses, allowLoopback: true, endsAt: Number.POSITIVE_INFINITY, ...more })
  const told = () => heard.map(({ body: { type, data } }) => `${data.slug} ${type.replace('entry.', '')}`)
  const due = (slug: string) =>
    here.database.write('update jobs.deliveries set due_at = now() where slug = $1 and due_at is not null', [slug])
  const inTransaction = <T>(work: (execute: Execute) => Promise<T>): Promise<T> => together(payload, work)

  const add = async (name = 'A mirror', services: OwnerId[] = ['flowers']) => {
    const { port } = receiver.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/hook`
    const webhook = await inTransaction((inside) => addWebhook(inside, { name, url, services }, { secret, by }))
    secrets = [webhook.webhookSecret]
    return webhook
  }
  const publish = async (name: string) => {
    const data = { name, summary: 'A flower.', sources, _status: 'published' }
    return (await payload.create({ collection: 'flowers', data: data as never })).id
  }
  const update = (id: number, data: object) => payload.update({ collection: 'flowers', id, data: data as never })

  beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void receiver.close())
  beforeEach(async () => {
    await here.database.write('delete from jobs.webhooks')
    heard = []
    isHeld = false
    answers = () => 204
  })

  test('are noted once, however many note them at once', async () => {
    await add()
    for (const name of ['Hook aster', 'Hook daisy', 'Hook iris']) {
      await publish(name)
      await Promise.all(Array.from({ length: 8 }, () => noteDeliveries(here.database.write)))
    }
    await run()
    expect(told()).toEqual(['hook-aster published', 'hook-daisy published', 'hook-iris published'])
  })

  test('tell what was published, changed, moved and removed: signed, in order, once, in no transaction', async () => {
    await add()
    const id = await publish('Hook rose')
    await run()
    await update(id, { summary: 'A red flower.' })
    await run()
    await update(id, { name: 'Hook tulip', slug: 'hook-tulip' })
    await run()
    await update(id, { _status: 'draft' })
    await Promise.all([run(), run(), run()])
    expect(told()).toEqual([
      'hook-rose published',
      'hook-rose changed',
      'hook-rose moved',
      'hook-tulip published',
      'hook-tulip removed',
    ])
    expect(heard[2]?.body.data).toEqual({
      service: 'flowers',
      resource: 'flower',
      slug: 'hook-rose',
      url: 'https://octavo.example/flowers/flowers/hook-rose',
      moved_to: 'hook-tulip',
      moved_to_url: 'https://octavo.example/flowers/flowers/hook-tulip',
      changes: 'https://octavo.example/flowers/data/changes',
    })
    expect(heard.every(({ isSigned }) => isSigned)).toBe(true)
    expect(new Set(heard.map(({ id: message }) => message)).size).toBe(heard.length)
    expect(isHeld, 'a transaction open while the address is asked').toBe(false)
  })

  test('try again with growing pauses what is not taken, while other entries go on and the same one waits', async () => {
    await add()
    answers = (slug) => (slug === 'stuck-rose' ? 302 : 200)
    const id = await publish('Stuck rose')
    await publish('Free rose')
    await run()
    await update(id, { summary: 'Another flower.' })
    await run()
    expect(told()).toEqual(['stuck-rose published', 'free-rose published'])
    const [tried] = await here.database.execute<{ failure: string; minutes: number }>(
      "select failure, round(extract(epoch from due_at - tried_at) / 60)::int as minutes from jobs.deliveries where slug = 'stuck-rose'",
    )
    expect(tried).toEqual({ failure: expect.stringContaining('leads on to another (302)'), minutes: 1 })
    await due('stuck-rose')
    answers = () => 200
    await run()
    expect(told().slice(2)).toEqual(['stuck-rose published', 'stuck-rose changed'])
    expect(heard[2]?.id, 'the same message').toBe(heard[0]?.id)
    expect((await webhooks(here.database.execute))[0]).toMatchObject({ failingSince: null, waiting: 0 })
  })

  test('are paused when they have taken nothing for a day, and told of it all when they are taken up', async () => {
    const { id } = await add('A lost mirror')
    const chief: Person = { role: 'administrator' }
    const dashboard = async (user: Person) =>
      renderToStaticMarkup(await TroubledWebhooks({ payload, user } as unknown as ServerProps))
    answers = () => 500
    await publish('Lost rose')
    for (let turn = 0; turn < 9; turn++) {
      await here.database.write("update jobs.webhooks set failing_since = failing_since - interval '3 hours'")
      await due('lost-rose')
      await run()
    }
    await due('lost-rose')
    await run()
    expect(heard).toHaveLength(9)
    expect(await dashboard(chief)).toMatch(/A lost mirror.*127\.0\.0\.1.*Paused.*The server answers 500\./)
    expect(await dashboard({ role: 'editor' })).toBe('')
    await publish('Later rose')
    await run()
    expect(heard).toHaveLength(9)
    answers = () => 200
    expect(await inTransaction((inside) => takeUp(inside, id, by))).toBe('A lost mirror')
    await run()
    expect(told().slice(9)).toEqual(['lost-rose published', 'later-rose published'])
    expect(await dashboard(chief)).toBe('')
    const [, paused] = await here.database.execute<{ kind: string; machine: string }>(
      "select kind, machine from editing.audit where title = 'A lost mirror' order by id",
    )
    expect(paused).toEqual({ kind: 'webhook paused', machine: 'webhooks' })
  })

  test('sign by both secrets for a day after one is changed, and send again what is asked for', async () => {
    const { id, webhookSecret } = await add()
    const changed = await inTransaction((inside) => rotateSecret(inside, id, { secret, by }))
    secrets = [String(changed?.webhookSecret), webhookSecret]
    await publish('Twice rose')
    await run()
    const [delivery] = await newestDeliveries(here.database.execute, { webhookId: id, before: undefined, most: 1 })
    expect(delivery).toMatchObject({ slug: 'twice-rose', status: 204, deliveredAt: expect.any(Date), dueAt: null })
    await inTransaction((inside) => sendAgain(inside, String(delivery?.id), by))
    await run()
    expect(heard).toMatchObject([
      { isSigned: true, signatures: 2 },
      { isSigned: true, id: heard[0]?.id },
    ])
    const rows = await here.database.execute('select * from jobs.webhooks')
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(webhookSecret).toString('hex'))
    expect(await secretsOf(here.database.execute, id, 'another secret')).toEqual([])
  })

  test('go to public addresses alone, whatever a name leads to', async () => {
    await add()
    await publish('Private rose')
    await run({ allowLoopback: false })
    expect(heard).toEqual([])
    const delivery = {
      ...(await newestDeliveries(here.database.execute, { webhookId: undefined, before: undefined, most: 1 }))[0],
    }
    const resolve: Resolve = (_, __, callback) => callback(null, [{ address: '10.0.0.7', family: 4 }])
    const options = { secrets, addresses, allowLoopback: false, at: new Date(), resolve }
    expect(await send('https://inside.example/', delivery as Delivery, options)).toMatchObject({
      isTaken: false,
      failure: 'The host inside.example is not on the public internet.',
    })
  })

  test('are kept by administrators alone, at https addresses that are public', async () => {
    const chief = await personIn(here, 'Hook chief', { role: 'administrator' })
    const ann = await personIn(here, 'Hook editor')
    const wanted = { name: 'A partner', url: 'https://partner.example/hook', services: ['food'] }
    expect((await ann.ask('POST', 'webhooks', wanted)).status).toBe(403)
    const wrong = [
      'http://partner.example',
      'https://10.0.0.1/',
      'https://a:b@partner.example',
      'ftp://a.example',
      'nothing',
      'https://partner.example:8443',
    ]
    for (const url of wrong) expect((await chief.ask('POST', 'webhooks', { ...wanted, url })).status, url).toBe(400)
    const { status, body } = await chief.ask('POST', 'webhooks', wanted)
    expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
    const [{ id } = { id: 0 }] = await webhooks(here.database.execute)
    const rotated = await chief.ask('POST', `webhooks/${id}/secret`)
    expect(rotated.body.secret).not.toBe(body.secret)
    for (const [step, again] of [
      ['pause', 404],
      ['take-up', 404],
      ['remove', 404],
    ] as const) {
      expect((await ann.ask('POST', `webhooks/${id}/${step}`)).status).toBe(403)
      expect((await chief.ask('POST', `webhooks/${id}/${step}`)).status, step).toBe(200)
      expect((await chief.ask('POST', `webhooks/${id}/${step}`)).status, step).toBe(again)
    }
    expect((await chief.ask('POST', 'deliveries/1/again')).status).toBe(404)
    const noted = await here.database.execute<{ kind: string; reason: string }>(
      "select kind, reason from editing.audit where title = 'A partner' order by id",
    )
    expect(noted.map(({ kind }) => kind)).toEqual([
      'webhook added',
      'webhook secret changed',
      'webhook paused',
      'webhook taken up',
      'webhook removed',
    ])
    expect(JSON.stringify(noted)).not.toContain('whsec_')
  })
})

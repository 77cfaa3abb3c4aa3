/** The table of permissions on a running server: every role, state and action by HTTP, one by one and in bulk, with what is left. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Action, State } from '#collections/access/permissions.ts'
import { type Database, openDatabase } from '#src/read-model/database.ts'
import { answers, type Octavo, startOctavo } from '#src/scripts/test/start-octavo.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { type AskingPerson, askAll, askers, emailOf, password, type TestedEntry } from '#test/permission-ground.ts'
import { sources } from '#test/sources.ts'

let octavo: Octavo
let payload: Payload
let database: Database
let everybody: AskingPerson[]
const tokens = new Map<string, string>()
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-permissions-'))

beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'octavo_permissions', inject('template'))
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, JOBS: 'off', LOG_LEVEL: 'silent' }
  Object.assign(process.env, { ...environment, PAYLOAD_SECRET: 'only for these tests' })
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#src/payload.config.ts')])
  payload = await getPayload({ config, key: 'permissions' })
  database = openDatabase(databaseUrl)
  // It is not filled with the starter catalogue.
  await database.execute('create table octavo_setup (finished_at timestamptz not null)')
  await database.execute('insert into octavo_setup values (now())')
  everybody = await askers(payload)
  octavo = await startOctavo({ project: process.cwd(), databaseUrl, dataDir: folder, settings: { READERS: '1' } })
  await answers(`${octavo.url}/admin/login`)
  for (const { name, user } of everybody) if (user) tokens.set(name, await signIn(name))
}, 300_000)

afterAll(async () => {
  await octavo?.stop()
  await database?.close()
  await payload?.destroy()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

async function signIn(name: string): Promise<string> {
  const { token } = (await (await asked('POST', 'users/login', { email: emailOf(name), password })).json()) as {
    token: string
  }
  return token
}

const asked = (method: string, place: string, body?: object, token?: string): Promise<Response> =>
  fetch(`${octavo.url}/cms/api/${place}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })

type Question = (subject: TestedEntry) => [method: string, place: string, body?: object]

let count = 0
const flower = (more: object) => ({ name: `Asked ${count++}`, summary: 'A flower.', sources, ...more })
const now = new Date().toISOString()

/** How each action is asked for by REST. */
const oneByOne: Record<Action, Question> = {
  read: ({ id }) => ['GET', `flowers/${id}?draft=true&trash=true`],
  readVersions: ({ version }) => ['GET', `flowers/versions/${version}?trash=true`],
  create: () => ['POST', 'flowers?draft=true', flower({})],
  change: ({ id, revision }) => ['PATCH', `flowers/${id}?draft=true&trash=true`, { scent: 'changed', revision }],
  restoreVersion: ({ version }) => ['POST', `flowers/versions/${version}?draft=true`],
  duplicate: ({ id }) => ['POST', `flowers/${id}/duplicate`],
  publish: ({ id, revision }) => ['PATCH', `flowers/${id}?trash=true`, { _status: 'published', revision }],
  unpublish: ({ id }) => ['PATCH', `flowers/${id}`, { _status: 'draft' }],
  schedule: ({ id }) => ['POST', `flowers/${id}/schedule`, { type: 'publish', at: inAYear }],
  cancelSchedule: ({ id, job }) => ['DELETE', `flowers/${id}/schedule/${job}`],
  trash: ({ id }) => ['PATCH', `flowers/${id}`, { deletedAt: now }],
  restore: ({ id }) => ['PATCH', `flowers/${id}?trash=true`, { deletedAt: null }],
  destroy: ({ id }) => ['DELETE', `flowers/${id}?trash=true`],
}

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString()
const which = ({ id }: TestedEntry) => `where[id][equals]=${id}`

/** The same of many at once. */
const inBulk: Partial<Record<Action, Question>> = {
  read: (subject) => ['GET', `flowers?draft=true&trash=true&${which(subject)}`],
  readVersions: ({ id }) => ['GET', `flowers/versions?trash=true&where[parent][equals]=${id}`],
  change: (subject) => ['PATCH', `flowers?draft=true&trash=true&${which(subject)}`, { scent: 'changed' }],
  publish: (subject) => ['PATCH', `flowers?trash=true&${which(subject)}`, { _status: 'published' }],
  unpublish: (subject) => ['PATCH', `flowers?${which(subject)}`, { _status: 'draft' }],
  trash: (subject) => ['PATCH', `flowers?${which(subject)}`, { deletedAt: now }],
  restore: (subject) => ['PATCH', `flowers?trash=true&${which(subject)}`, { deletedAt: null }],
  destroy: (subject) => ['DELETE', `flowers?trash=true&${which(subject)}`],
}

/** Asks, and tells whether it was done. Refusals are 403, in bulk with a list of what was refused a 400; never anything else. */
const ask =
  (question: Question, isOfMany: boolean) =>
  async ({ name }: AskingPerson, subject: TestedEntry, state: State): Promise<boolean> => {
    // What is new and public at once is made so; there is nothing yet to choose among many.
    const isNew = state === 'new'
    const isBulk = isOfMany && !isNew
    const [method, place, sent] = isNew && question(subject)[0] === 'PATCH' ? publishNew() : question(subject)
    const response = await asked(method, place, sent, tokens.get(name))
    const body = (await response.json()) as { docs?: unknown[]; errors?: { message: string }[] }
    if (response.ok) return !isBulk || (body.docs?.length ?? 0) > 0
    const isListed = isBulk && response.status === 400 && body.docs?.length === 0
    expect([response.status, body.errors?.[0]?.message], `${name}: ${response.url}`).toEqual([
      isListed ? 400 : 403,
      expect.stringMatching(/\w+ \w+/),
    ])
    return false
  }

const publishNew = (): ReturnType<Question> => ['POST', 'flowers', flower({ _status: 'published' })]

const told = (action: Action, question: Question, isBulk: boolean) =>
  askAll({ payload, execute: database.execute, action, askers: everybody, ask: ask(question, isBulk) })

describe('by REST, one by one', () => {
  test.each(Object.keys(oneByOne) as Action[])('%s', async (action) => {
    const { seen, told: table } = await told(action, oneByOne[action], false)
    expect(seen).toEqual(table)
  })
})

describe('by REST, in bulk', () => {
  test.each(Object.entries(inBulk) as [Action, Question][])('%s', async (action, question) => {
    const { seen, told: table } = await told(action, question, true)
    expect(seen).toEqual(table)
  })
})

describe('a picture', () => {
  const place = (file: string) => `${octavo.url}/media/${file}`
  const words = { alt: 'A field', credit: 'A painter', licence: 'CC0 1.0' }
  const flowers = { collection: 'flowers' } as const

  const upload = async (name: string, by?: string) => {
    const data = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name, size: data.length }
    const { user = null } = everybody.find((one) => one.name === by) ?? {}
    return payload.create({ collection: 'media', data: words, file, user: user as never })
  }

  test('is public while a published entry shows it, and in no cache for long', async () => {
    const { id: picture, sizes } = await upload('shown.png')
    const file = String(sizes?.page?.filename)
    const cookie = `payload-token=${tokens.get('editor')}`
    const seen = async (headers: Record<string, string> = {}) => (await fetch(place(file), { headers })).status
    expect([await seen(), await seen({ cookie })]).toEqual([404, 404])

    const draft = await payload.create({ ...flowers, data: flower({ picture }) as never, draft: true })
    expect(await seen()).toBe(404)

    await payload.update({ ...flowers, id: draft.id, data: { _status: 'published' } })
    const shown = await fetch(place(file))
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=60, stale-while-revalidate=600',
    ])
    const etag = String(shown.headers.get('etag'))
    expect(await seen({ 'if-none-match': etag })).toBe(304)

    const { rebuild } = await import('#src/publish/rebuild.ts')
    await rebuild(payload)
    expect(await seen()).toBe(200)

    await payload.update({ ...flowers, id: draft.id, data: { _status: 'draft' } })
    const gone = await fetch(place(file), { headers: { 'if-none-match': etag } })
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('that no entry holds is seen in the admin by who added it, and by nobody who works elsewhere', async () => {
    const { url } = await upload('private.png', 'writer elsewhere')
    const seen = async (name: string) => {
      const headers = { cookie: `payload-token=${tokens.get(name)}`, 'sec-fetch-site': 'same-origin' }
      const { status, headers: told } = await fetch(`${octavo.url}${url}`, { headers })
      return [status, told.get('content-type')]
    }
    expect((await fetch(`${octavo.url}${url}`)).status).toBe(403)
    expect(await seen('writer elsewhere')).toEqual([200, 'image/png'])
    expect((await seen('writer'))[0]).toBe(403)
  })
})

describe('the server functions of the admin', () => {
  test('that name a catalogue are refused to those who work elsewhere, and to strangers', async () => {
    const { id } = await payload.create({
      collection: 'flowers',
      data: flower({ scent: 'a rare word' }) as never,
      draft: true,
    })
    const call = async (name: string, args: object, as?: string) => {
      const response = await fetch(`${octavo.url}/admin`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'next-action': actionId(),
          origin: octavo.url,
          ...(as && { cookie: `payload-token=${tokens.get(as)}` }),
        },
        body: JSON.stringify([{ name, args }]),
      })
      return { status: response.status, text: await response.text() }
    }
    const shows = { collectionSlug: 'flowers', docID: id, id }
    for (const name of ['render-document', 'table-state', 'render-list', 'form-state', 'render-document-slots'])
      for (const as of ['writer elsewhere', 'editor elsewhere', undefined]) {
        const { status, text } = await call(name, { ...shows, schemaPath: 'flowers' }, as)
        expect([status, text.includes('a rare word')], `${name} ${as}`).toEqual([500, false])
      }
    const list = { collectionSlug: 'flowers', columns: [], query: { where: { id: { equals: id } }, limit: 10 } }
    expect((await call('table-state', list, 'writer')).text).toContain('a rare word')
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'flowers', value: String(id) as never } },
      waitUntil: new Date(inAYear),
    })
    const planned = () => database.execute('select from payload_jobs where id = $1', [job.id])
    for (const as of ['writer', 'editor elsewhere', undefined]) {
      await call('schedule-publish', { deleteID: job.id }, as)
      expect(await planned(), as).toHaveLength(1)
    }
    await call('schedule-publish', { deleteID: job.id }, 'editor')
    expect(await planned()).toHaveLength(0)
  })
})

/** By which Next knows the one server function of the admin. */
function actionId(): string {
  const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8')) as {
    node: Record<string, { filename: string }>
  }
  const [id] = Object.entries(manifest.node).find(([, { filename }]) => filename.startsWith('src/')) ?? []
  return String(id)
}

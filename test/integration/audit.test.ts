/** Who did what: a line in the transaction of each change, which nobody changes or removes before its time. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { find, type Line, linesSeenBy } from '#src/audit/find.ts'
import { forgetOlderThan } from '#src/audit/forget.ts'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import type { Job } from '#src/jobs/job.ts'
import { runJob } from '#src/jobs/run.ts'
import { issuedKeys } from '#src/keys/issued.ts'
import { rebuildService } from '#src/publish/rebuild.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { together } from '#src/sign-in/execute.ts'
import { personIn, type RestAnswer, type RestAsk } from '#test/rest.ts'
import { sessionTokenOf } from '#test/session-token-of.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let ann: { id: number; ask: RestAsk }
let chief: { id: number; ask: RestAsk }
const everything = linesSeenBy({ role: 'administrator' }) as NonNullable<ReturnType<typeof linesSeenBy>>

beforeAll(async () => {
  here = await world()
  chief = await personIn(here, 'Chief', { role: 'administrator' })
  ann = await personIn(here, 'Ann')
})
afterAll(() => here.close())

const lines = (wanted: Parameters<typeof find>[1] = {}, seen = everything) =>
  find(here.database.execute, wanted, seen, { most: 200 })
const kindsOf = (shown: readonly Line[]) => shown.map(({ kind }) => kind).reverse()

async function flower(
  name: string,
): Promise<{ id: number; save: (data: object, query?: string) => Promise<RestAnswer> }> {
  const { body } = await ann.ask('POST', 'flowers?draft=true', { name, summary: 'A flower.', sources })
  const { id } = body.doc
  let { revision } = body.doc
  const save = async (data: object, query = '') => {
    const answer = await ann.ask('PATCH', `flowers/${id}?${query}`, { ...data, revision })
    revision = answer.body.doc?.revision ?? revision
    return answer
  }
  return { id, save }
}

describe('what is done with an entry', () => {
  test('is told step by step: by whom, what of it changed, from what to what', async () => {
    const { id, save } = await flower('Told rose')
    await save({ scent: 'Faint and sweet.' }, 'draft=true')
    await save({ scent: 'Strong and sweet.' }, 'draft=true')
    await save({ scent: 'Strong and sweet.' }, 'draft=true')
    await save({ _status: 'published' })
    await save({ _status: 'draft' })
    await save({ deletedAt: new Date().toISOString() })
    await save({ deletedAt: null }, 'trash=true')
    await chief.ask('DELETE', `flowers/${id}`)
    const told = await lines({ collection: 'flowers', documentId: id })
    expect(kindsOf(told)).toEqual([
      'made',
      'changed',
      'changed',
      'published',
      'unpublished',
      'trashed',
      'restored',
      'deleted',
    ])
    expect(told.at(-3)).toMatchObject({
      who: 'Ann',
      title: 'Told rose',
      service: 'flowers',
      changes: [{ label: 'Scent', before: 'Faint and sweet.', after: 'Strong and sweet.' }],
    })
    expect(told[0]).toMatchObject({ who: 'Chief' })
    expect(told[0]?.changes).toContainEqual(
      expect.objectContaining({ label: 'Scent', before: 'Strong and sweet.', after: '' }),
    )
  })

  test('is told only if it was done', async () => {
    const { id, save } = await flower('Refused rose')
    expect((await save({ summary: '', _status: 'published' })).status).toBe(400)
    expect(kindsOf(await lines({ collection: 'flowers', documentId: id }))).toEqual(['made'])
  })

  test('is told of a plan, and of who took it back', async () => {
    const { id } = await flower('Planned rose')
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const planned = await ann.ask('POST', `flowers/${id}/schedule`, { type: 'publish', at })
    const [job] = (planned.body as unknown as { planned: { id: number }[] }).planned
    await chief.ask('DELETE', `flowers/${id}/schedule/${job?.id}`)
    expect(await lines({ documentId: id, collection: 'flowers' })).toMatchObject([
      { kind: 'plan cancelled', who: 'Chief', reason: `to publish at ${at}` },
      { kind: 'planned', who: 'Ann' },
      { kind: 'made' },
    ])
  })

  test('leaves each version with its author', async () => {
    const { id, save } = await flower('Shared rose')
    await save({ scent: 'Ann’s.' }, 'draft=true')
    const { body } = await chief.ask('GET', `flowers/${id}?draft=true`)
    await chief.ask('PATCH', `flowers/${id}?draft=true`, { scent: 'The chief’s.', revision: body.revision })
    const authors = await here.database.execute(
      `select u.name from editing.version_authors v join users u on u.id = v.person_id
       where (collection, document_id) = ('flowers', $1) order by version_id`,
      [id],
    )
    expect(authors).toEqual([{ name: 'Ann' }, { name: 'Ann' }, { name: 'Chief' }])
  })
})

test('a card, an account and a sign-in are told of, no password and no address that nobody has', async () => {
  const ben = await personIn(here, 'Ben', { role: 'writer' })
  await chief.ask('PATCH', `users/${ben.id}`, { role: 'editor' })
  const [row] = await here.database.execute<{ email: string }>('select email from users where id = $1', [ben.id])
  const tried = await ben.ask('POST', 'users/login', { email: row?.email, password: 'not the password at all' })
  expect(tried.status).toBe(401)
  await ben.ask('POST', 'users/login', { email: row?.email, password: 'the long password of a test' })
  await ben.ask('POST', 'users/login', { email: 'a-secret-word', password: 'x' })
  expect(await lines({ collection: 'users', documentId: ben.id })).toMatchObject([
    { kind: 'signed in', who: 'Ben' },
    { kind: 'sign-in refused', who: null, title: 'Ben' },
    { kind: 'changed', who: 'Chief', changes: [{ label: 'Role', before: 'writer', after: 'editor' }] },
    { kind: 'made', machine: 'script' },
  ])
  const all = JSON.stringify(await lines())
  for (const secret of ['the long password of a test', 'not the password', 'a-secret-word'])
    expect(all).not.toContain(secret)
  expect(await lines({ kind: 'sign-in refused' }, { services: ['flowers'], withoutService: false })).toEqual([])
})

test('machines are told of by name: an import with each entry, a rebuild, a job that changed something', async () => {
  const folder = mkdtempSync(path.join(inject('folder'), 'import-'))
  mkdirSync(path.join(folder, 'flowers'))
  for (const name of ['One', 'Two'])
    writeFileSync(
      path.join(folder, 'flowers', `told-${name.toLowerCase()}.md`),
      `---\nname: Told ${name}\nsummary: A flower.\nstatus: draft\n---\n`,
    )
  await importCatalogue(here.payload, 'flowers', folder)
  const told = await lines({ machine: 'import' })
  expect(told).toMatchObject([
    { kind: 'imported', reason: '2 made, 0 replaced, 0 kept as they were' },
    { kind: 'made', title: 'Told Two' },
    { kind: 'made', title: 'Told One' },
  ])
  await rebuildService(here.payload, 'flowers')
  expect(await lines({ kind: 'rebuilt' })).toMatchObject([{ machine: 'rebuild', service: 'flowers', who: null }])
  const job = (name: string, hasChanged: boolean): Job => ({
    name,
    cron: '* * * * *',
    description: '',
    on: 'one editing server',
    mostSeconds: 60,
    run: async ({ changed }) => {
      if (hasChanged) changed()
      return '3 things done'
    },
  })
  const surroundings = { url: here.url, database: here.database, reads: readCounter(), now: () => new Date() }
  for (const one of [job('busy', true), job('idle', false)]) await runJob(one, new Date(), surroundings)
  expect(await lines({ kind: 'job done' })).toMatchObject([{ machine: 'busy', reason: '3 things done' }])
})

describe('the record', () => {
  test('is changed by nobody, whatever is said', async () => {
    const { execute } = here.database
    for (const statement of [
      "update editing.audit set reason = 'another'",
      'delete from editing.audit',
      'truncate editing.audit',
    ])
      await expect(execute(statement)).rejects.toThrow('never changed')
    const forced = together(here.payload, async (inside) => {
      await inside("select set_config('octavo.audit_days', '0', true)")
      await inside('delete from editing.audit')
    })
    await expect(forced).rejects.toThrow('never changed')
  })

  test('loses what is older than it is kept, and says so', async () => {
    const old = (days: number) =>
      here.database.execute(
        "insert into editing.audit (at, kind, title) values (now() - make_interval(days => $1), 'changed', $2)",
        [days, `${days} days old`],
      )
    for (const days of [800, 740, 700]) await old(days)
    expect(await together(here.payload, (inside) => forgetOlderThan(inside, 730))).toBe(2)
    expect(await together(here.payload, (inside) => forgetOlderThan(inside, 730))).toBe(0)
    expect((await lines({ title: '7' })).map(({ title }) => title)).toEqual(['700 days old'])
    expect(await lines({ kind: 'record shortened' })).toMatchObject([{ reason: '2 lines older than 730 days' }])
  })

  test('is read page by page, and as far as somebody’s catalogues go', async () => {
    const all = await lines()
    const pages: Line[] = []
    for (let before: string | undefined; ; before = pages.at(-1)?.id) {
      const page = await find(here.database.execute, {}, everything, { before, most: 7 })
      pages.push(...page)
      if (page.length < 7) break
    }
    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    const cheese = linesSeenBy({ role: 'editor', services: ['cheese'] })
    expect(await lines({}, cheese as typeof everything)).toEqual([])
    expect(linesSeenBy({ role: 'writer' })).toBeNull()
    const today = new Date().toISOString().slice(0, 10)
    expect((await lines({ from: today, to: today, title: 'told r' })).length).toBeGreaterThan(4)
  })

  test('is taken out by administrators, as a table without formulas or line by line', async () => {
    await flower('=HYPERLINK("https://example.org")')
    const take = async (query: string, email?: string) => {
      const token = email && (await sessionTokenOf(here.payload, email))
      const request = new Request(`http://localhost:3000/cms/api/audit?${query}`, {
        headers: token ? { authorization: `JWT ${token}` } : {},
      })
      const response = await handleEndpoints({
        config: here.payload.config,
        request,
        payloadInstanceCacheKey: here.key,
      })
      return { status: response.status, text: await response.text() }
    }
    const people = await here.database.execute<{ name: string; email: string }>('select name, email from users')
    const emailOf = (name: string) => people.find((one) => one.name === name)?.email
    const table = await take('format=csv&service=flowers', emailOf('Chief'))
    expect(table.text.startsWith('id,at,who,machine,what,')).toBe(true)
    expect(table.text).toContain(`"'=HYPERLINK(""https://example.org"")"`)
    const rows = (await take('format=ndjson&kind=made', emailOf('Chief'))).text.trim().split('\n')
    expect(rows.map((row) => JSON.parse(row).kind)).toEqual(rows.map(() => 'made'))
    for (const query of ['format=xml', 'from=yesterday', 'id=x', 'before=-1', 'title=%00'])
      expect((await take(query, emailOf('Chief'))).status, query).toBe(400)
    expect([(await take('', emailOf('Ann'))).status, (await take('')).status]).toEqual([403, 403])
  })
})

test('a key is issued and revoked by administrators alone, is shown once, and both are told', async () => {
  const key = { name: 'An almanac', perMinute: '6000' }
  expect((await ann.ask('POST', 'keys', key)).status).toBe(403)
  for (const wrong of [
    { ...key, name: ' ' },
    { ...key, perMinute: '-1' },
    { ...key, perMinute: 'many' },
    { name: 'x' },
  ])
    expect((await chief.ask('POST', 'keys', wrong)).status, JSON.stringify(wrong)).toBe(400)
  const { status, body } = await chief.ask('POST', 'keys', key)
  expect([status, body.key]).toEqual([201, expect.stringMatching(/^octavo_[\w-]{43}$/)])
  const [issued] = await issuedKeys(here.database.execute)
  expect(issued).toMatchObject({ name: 'An almanac', perMinute: 6000, madeBy: 'Chief', revokedAt: null })
  expect((await ann.ask('POST', `keys/${issued?.id}/revoke`)).status).toBe(403)
  expect((await chief.ask('POST', `keys/${issued?.id}/revoke`)).status).toBe(200)
  for (const id of [issued?.id, 999_999, 'none'])
    expect((await chief.ask('POST', `keys/${id}/revoke`)).status).toBe(404)
  const [revoked, issuing] = await lines()
  expect([issuing, revoked]).toMatchObject([
    { kind: 'key issued', who: 'Chief', title: 'An almanac', reason: `${issued?.beginning}…, 6,000 requests a minute` },
    { kind: 'key revoked', who: 'Chief', title: 'An almanac' },
  ])
})

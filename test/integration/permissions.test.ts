/** Who may do what, by the ways that lead past HTTP: the Local API in a person's name, server functions, jobs. And what follows from it. */
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Action,
  mayInReview,
  type ReviewAction,
  type ReviewState,
  reviewActions,
  reviewStates,
  type State,
} from '#collections/access/permissions.ts'
import type { Person } from '#collections/access/person.ts'
import { type KeptColumn, orderIn } from '#collections/view-order.ts'
import { fill } from '#migrations/20261123_011500_desk.ts'
import { addDays, dateParts, toDayNumber, todayUtc } from '#src/calendar/day.ts'
import { backlogOf, writtenAndWaiting } from '#src/desk/backlog.ts'
import type { FoundDocument } from '#src/desk/find.ts'
import { plansOf } from '#src/desk/plans.ts'
import { uncheckedCounts, uncheckedOf } from '#src/desk/unchecked.ts'
import type { Planned } from '#src/editing/planned.ts'
import { colleaguesOfEach, isStep, reviewOf, reviewSteps } from '#src/editing/reviews.ts'
import { numbersOf } from '#src/editing/revisions.ts'
import { waitsFor } from '#src/editing/waits-for.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import type { Media } from '#src/payload-types.ts'
import { rebuildService } from '#src/publish/rebuild.ts'
import { choicesOf } from '#src/read-model/facets/index.ts'
import type { Count } from '#src/read-model/queries/counts.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import type { OwnerId } from '#src/services.ts'
import {
  type AskingPerson,
  askAll,
  askers,
  emailOf,
  leftOf,
  makeFlower,
  password,
  type TestedEntry,
} from '#test/permission-ground.ts'
import { planPublish, runPlanned } from '#test/run-planned.ts'
import { sessionTokenOf } from '#test/session-token-of.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let payload: Payload
let everybody: AskingPerson[]
const tokens = new Map<string, string>()

beforeAll(async () => {
  here = await world()
  payload = here.payload
  everybody = await askers(payload)
  for (const { name, user } of everybody) {
    if (!user) continue
    tokens.set(name, await sessionTokenOf(payload, emailOf(name)))
  }
})
afterAll(() => here.close())

const userOf = (name: string) => {
  const { user } = everybody.find((one) => one.name === name) as AskingPerson
  return user as NonNullable<AskingPerson['user']>
}

type Body = {
  id: number
  alt: string
  doc: Media
  docs: unknown[]
  errors: { id?: number; message: string }[]
  planned: Planned[]
  found: FoundDocument[]
}

/** REST without a server: the same routes, handlers and sign-in. */
async function rest(method: string, place: string, options: { as?: string; body?: object | undefined } = {}) {
  const token = options.as && tokens.get(options.as)
  const request = new Request(`http://localhost:3000/cms/api/${place}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    ...(options.body && { body: JSON.stringify(options.body) }),
  })
  const response = await handleEndpoints({ config: payload.config, request, payloadInstanceCacheKey: here.key })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  // Answers of the CMS are JSON, all but files, and these are the parts of them that are looked at.
  return { status: response.status, body: (isJson ? await response.json() : {}) as Body }
}

let count = 0
const flower = (more: object = {}) => ({ name: `Local ${count++}`, summary: 'A flower.', sources, ...more }) as never

describe('the Local API in a person’s name, whatever it says of access', () => {
  type Way = (subject: TestedEntry, user: AskingPerson['user']) => Promise<unknown>
  const collection = 'flowers'
  const override = { overrideAccess: true, depth: 0 } as const
  const ways: Partial<Record<Action, Way>> = {
    create: (_, user) => payload.create({ collection, data: flower(), draft: true, user, ...override }),
    change: ({ id }, user) =>
      payload.update({ collection, id, data: { scent: 'changed' }, draft: true, trash: true, user, ...override }),
    duplicate: ({ id }, user) => payload.duplicate({ collection, id, draft: true, user, ...override }),
    publish: ({ id }, user) =>
      payload.update({ collection, id, data: { _status: 'published' }, trash: true, user, ...override }),
    unpublish: ({ id }, user) => payload.update({ collection, id, data: { _status: 'draft' }, user, ...override }),
    trash: ({ id }, user) =>
      payload.update({ collection, id, data: { deletedAt: new Date().toISOString() }, user, ...override }),
    restore: ({ id }, user) =>
      payload.update({ collection, id, data: { deletedAt: null }, trash: true, user, ...override }),
    destroy: ({ id }, user) => payload.delete({ collection, id, trash: true, user, ...override }),
  }

  test.each(Object.entries(ways) as [Action, Way][])('%s', async (action, way) => {
    const publishNew: Way = (_, user) =>
      payload.create({ collection, data: flower({ _status: 'published' }), user, ...override })
    const ask = async ({ user }: AskingPerson, subject: TestedEntry, state: State) => {
      try {
        await (action === 'publish' && state === 'new' ? publishNew : way)(subject, user)
        return true
      } catch (error) {
        expect((error as { status?: number }).status, String(error)).toBe(403)
        return false
      }
    }
    const signedIn = everybody.filter(({ user }) => user)
    const { seen, told } = await askAll({ payload, execute: here.database.execute, action, askers: signedIn, ask })
    expect(seen).toEqual(told)
  })
})

describe('Payload’s server functions', () => {
  const call = async (name: 'schedule-publish', { user }: AskingPerson, args: object) => {
    const [{ serverFunctions }, { createLocalReq }] = await Promise.all([
      import('#src/app/(payload)/server-functions.ts'),
      import('payload'),
    ])
    const req = await createLocalReq(user ? { user } : {}, payload)
    return (await serverFunctions[name]({ ...args, req } as never)) as { error?: string }
  }
  const inAYear = new Date(Date.now() + 365 * 86_400_000)

  test.each([
    [
      'schedule',
      ({ id }: TestedEntry) => ({ type: 'publish', date: inAYear, doc: { relationTo: 'flowers', value: String(id) } }),
    ],
    ['cancelSchedule', ({ job }: TestedEntry) => ({ deleteID: job })],
  ] as [Action, (subject: TestedEntry) => object][])('%s', async (action, args) => {
    const ask = async (asker: AskingPerson, subject: TestedEntry) =>
      !(await call('schedule-publish', asker, args(subject))).error
    const { seen, told } = await askAll({ payload, execute: here.database.execute, action, askers: everybody, ask })
    expect(seen).toEqual(told)
  })

  test('show nothing of a catalogue to those who do not work on it', async () => {
    const { insistOnCalling } = await import('#src/editing/server-functions.ts')
    const calls = [
      { collectionSlug: 'flowers', docID: 1 },
      { collectionSlug: ['cheeses', 'flowers'] },
      { schemaPath: 'flowers.faq' },
      { doc: { relationTo: 'flowers', value: '1' } },
    ]
    for (const args of calls) {
      expect(() => insistOnCalling(userOf('writer elsewhere'), args)).toThrow(/catalogue/)
      expect(() => insistOnCalling(null, args)).toThrow(/catalogue/)
      if (!Array.isArray(args.collectionSlug)) insistOnCalling(userOf('writer'), args)
    }
    insistOnCalling(null, { collectionSlug: 'users', schemaPath: 'users' })
  })
})

describe('a save that names no status', () => {
  test('leaves what is published published, with a waiting draft too', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'changed again')
    const { status } = await rest('PATCH', `flowers/${subject.id}`, {
      as: 'editor',
      body: { nativeRange: 'Alps', revision: subject.revision },
    })
    expect([status, await leftOf(here.database.execute, subject)]).toMatchObject([
      200,
      { status: 'published', isPublic: true },
    ])
  })

  test('leaves what was unpublished unpublished', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'once public')
    await rest('PATCH', `flowers/${subject.id}`, {
      as: 'editor',
      body: { nativeRange: 'Alps', revision: subject.revision },
    })
    expect(await leftOf(here.database.execute, subject)).toMatchObject({ status: 'draft', isPublic: false })
  })

  test('is a publishing one where it is published, which writers may not', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'published')
    const before = await leftOf(here.database.execute, subject)
    const { status, body } = await rest('PATCH', `flowers/${subject.id}`, {
      as: 'writer',
      body: { scent: 'mine', revision: subject.revision },
    })
    expect([status, body.errors[0]?.message]).toEqual([403, 'Only editors and administrators decide what readers see.'])
    expect(await leftOf(here.database.execute, subject)).toEqual(before)
  })

  test('does so in bulk, each entry as it is, and takes along no change of others that waits', async () => {
    const published = await makeFlower(payload, here.database.execute, 'published')
    const waiting = await makeFlower(payload, here.database.execute, 'changed again')
    const draft = await makeFlower(payload, here.database.execute, 'own draft')
    const before = await leftOf(here.database.execute, waiting)
    const where = `where[id][in]=${published.id},${waiting.id},${draft.id}`
    const { status, body } = await rest('PATCH', `flowers?${where}`, { as: 'editor', body: { nativeRange: 'Alps' } })
    expect([status, body.errors]).toMatchObject([400, [{ id: waiting.id }]])
    expect(await leftOf(here.database.execute, waiting)).toEqual(before)
    expect(await leftOf(here.database.execute, published)).toMatchObject({ status: 'published', isPublic: true })
    expect(await leftOf(here.database.execute, draft)).toMatchObject({ status: 'draft', isPublic: false })
  })

  test('holds for restoring a draft’s version of what is published', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'changed again')
    const [draft] = await here.database.execute<{ id: number }>(
      "select id from _flowers_v where parent_id = $1 and version__status = 'draft' order by id desc limit 1",
      [subject.id],
    )
    const { status } = await rest('POST', `flowers/versions/${draft?.id}`, { as: 'editor' })
    expect([status, await leftOf(here.database.execute, subject)]).toMatchObject([
      200,
      { status: 'published', isPublic: true, scent: 'newest' },
    ])
  })
})

describe('who made what', () => {
  test('a writer makes a draft, throws it away, has it back, and cannot delete it for good', async () => {
    const { body } = await rest('POST', 'flowers?draft=true', { as: 'writer', body: flower() })
    const place = `flowers/${body.doc.id}`
    const trash = { deletedAt: new Date().toISOString() }
    expect((await rest('PATCH', place, { as: 'writer', body: trash })).status).toBe(200)
    expect((await rest('PATCH', `${place}?trash=true`, { as: 'writer', body: { deletedAt: null } })).status).toBe(200)
    // Asked as of drafts, too, it moves as a whole.
    expect((await rest('PATCH', `${place}?draft=true`, { as: 'writer', body: trash })).status).toBe(200)
    expect((await rest('GET', place, { as: 'writer' })).status).toBe(404)
    const back = await rest('PATCH', `${place}?draft=true&trash=true`, { as: 'writer', body: { deletedAt: null } })
    expect([back.status, (await rest('GET', place, { as: 'writer' })).status]).toEqual([200, 200])
    expect((await rest('DELETE', place, { as: 'writer' })).status).toBe(403)
    const refused = await rest('DELETE', place, { as: 'editor' })
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([403, 'Only administrators delete for good.'])
    expect((await rest('DELETE', place, { as: 'administrator' })).status).toBe(200)
    const left = await here.database.execute('select from editing.authors where collection = $1 and document_id = $2', [
      'flowers',
      body.doc.id,
    ])
    expect(left).toEqual([])
  })

  test('many are deleted for good at once by an administrator, each of them', async () => {
    const subjects = await Promise.all(
      (['own draft', 'published', 'trashed once public'] as State[]).map((state) =>
        makeFlower(payload, here.database.execute, state),
      ),
    )
    const where = `where[id][in]=${subjects.map(({ id }) => id).join(',')}`
    const { status, body } = await rest('DELETE', `flowers?trash=true&${where}`, { as: 'administrator' })
    expect([status, body.errors]).toEqual([200, []])
    for (const subject of subjects) expect(await leftOf(here.database.execute, subject)).toBeNull()
  })
})

describe('a planned publish', () => {
  const dayWithoutRule = async () =>
    (
      await payload.create({
        collection: 'flower-days',
        data: { name: `Day ${count++}`, summary: 'A day.', sources } as never,
        draft: true,
      })
    ).id
  const soon = () => new Date(Date.now() + 86_400_000).toISOString()
  const plan = (place: string, body: object) => rest('POST', `${place}/schedule`, { as: 'editor', body })

  test('is refused where the entry could not be published, and names the field', async () => {
    const place = `flower-days/${await dayWithoutRule()}`
    const { status, body } = await plan(place, { type: 'publish', at: soon() })
    expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringContaining('Choose when it falls.')])
    expect((await rest('GET', `${place}/schedule`, { as: 'writer' })).body).toEqual({ planned: [], late: [] })
  })

  test('is refused for a time that is past, none at all, or far away', async () => {
    const { id } = await makeFlower(payload, here.database.execute, 'own draft')
    for (const at of ['2020-01-01T00:00:00Z', '', 'soon', '2999-01-01T00:00:00Z'])
      expect((await plan(`flowers/${id}`, { type: 'publish', at })).status, at).toBe(400)
  })

  test('of what is not published cannot be an unpublish', async () => {
    const { id, job } = await makeFlower(payload, here.database.execute, 'own draft')
    await rest('DELETE', `flowers/${id}/schedule/${job}`, { as: 'editor' })
    const { status, body } = await plan(`flowers/${id}`, { type: 'unpublish', at: soon() })
    expect([status, body.errors[0]?.message]).toEqual([400, expect.stringContaining('not published')])
  })

  test('is done in the name of who planned it, who is asked again when it is due', async () => {
    const planner = await payload.create({
      collection: 'users',
      data: { name: 'Planner', email: 'planner@example.org', password, role: 'editor', services: [] },
    })
    const subject = await makeFlower(payload, here.database.execute, 'own draft')
    await planPublish(payload, subject.id, planner.id)
    await payload.update({ collection: 'users', id: planner.id, data: { role: 'writer' } })
    await runPlanned(here)
    expect(await leftOf(here.database.execute, subject)).toMatchObject({ status: 'draft', isPublic: false })
    await payload.update({ collection: 'users', id: planner.id, data: { role: 'editor' } })
    await here.database.execute(
      "update payload_jobs set wait_until = now() - interval '1 second' where total_tried > 0",
    )
    await runPlanned(here)
    expect(await leftOf(here.database.execute, subject)).toMatchObject({ status: 'published', isPublic: true })
  })

  test('that fails is tried again with growing pauses, then told of, and forgotten once it is planned anew', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'own draft')
    await rest('DELETE', `flowers/${subject.id}/schedule/${subject.job}`, { as: 'editor' })
    await planPublish(payload, subject.id, userOf('writer').id)
    const pauses: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const begun = Date.now()
      await runPlanned(here)
      const [one] = await plannedOf(subject)
      pauses.push(Math.round((new Date(String(one?.at)).getTime() - begun) / 60_000))
      expect([one?.tried, one?.hasFailed, one?.by]).toEqual([attempt + 1, attempt === 3, 'writer'])
      expect(one?.reason).toBe('Only editors and administrators decide what readers see.')
      await here.database.execute("update payload_jobs set wait_until = now() - interval '1 second' where id = $1", [
        one?.id,
      ])
    }
    expect(pauses.slice(0, 3)).toEqual([1, 2, 4])
    const { TroubledPlans } = await import('#src/desk/views/troubled-plans.tsx')
    const { renderToStaticMarkup } = await import('react-dom/server')
    const dashboard = async (name: string) =>
      renderToStaticMarkup((await TroubledPlans({ payload, user: userOf(name) } as never)) ?? '')
    expect(await dashboard('editor')).toContain('Only editors and administrators decide')
    expect([await dashboard('writer'), await dashboard('editor elsewhere')]).toEqual(['', ''])
    const told = await waitsFor(here.database.execute, userOf('writer'), todayUtc(new Date()))
    expect(told.filter(({ id }) => id === subject.id)).toMatchObject([
      { because: 'What you planned was not done: publish it', said: expect.stringContaining('Only editors') },
    ])
    const answer = await plan(`flowers/${subject.id}`, { type: 'publish', at: soon() })
    expect(answer.body.planned).toMatchObject([{ hasFailed: false, tried: 0, by: 'editor' }])
    await payload.delete({ collection: 'flowers', id: subject.id })
    expect(await here.database.execute('select from payload_jobs where has_error')).toEqual([])
  })

  test('that failed is tried again when somebody who may asks for it, in their name', async () => {
    const { subject, job } = await failed()
    const again = (as: string) => rest('PATCH', `flowers/${subject.id}/schedule/${job}`, { as, body: { at: null } })
    expect([(await again('writer')).status, (await again('editor elsewhere')).status]).toEqual([403, 403])
    expect((await again('editor')).body.planned).toMatchObject([{ hasFailed: false, tried: 0, by: 'editor' }])
    await runPlanned(here)
    expect(await leftOf(here.database.execute, subject)).toMatchObject({ status: 'published', isPublic: true })
  })

  test('that failed is told of no more once somebody has published by hand', async () => {
    const { subject } = await failed()
    const { id } = subject
    await rest('PATCH', `flowers/${id}?draft=true`, { as: 'editor', body: { scent: 'sweet' } })
    expect(await plannedOf(subject)).toHaveLength(1)
    await payload.update({ collection: 'flowers', id, data: { _status: 'published' } })
    expect(await plannedOf(subject)).toEqual([])
  })

  test('that is moved is due at another time, and stands on the calendar then; whoever may not is refused', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'own draft')
    const { id, job } = subject
    const [before, after] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
    const to = (at: unknown, as = 'editor') => rest('PATCH', `flowers/${id}/schedule/${job}`, { as, body: { at } })
    await to(before)
    const on = async (at: string | undefined, name = 'editor') => {
      const day = todayUtc(new Date(String(at)))
      const span = { from: day, to: day, owners: ['flowers'] as const }
      const all = await plansOf(here.database.execute, userOf(name), span, new Date())
      return all.filter(({ href }) => href.endsWith(`/flowers/${id}`))
    }
    expect(await on(before)).toMatchObject([{ kind: 'publish', state: 'planned', at: before, by: 'editor' }])
    for (const as of ['writer', 'editor elsewhere']) expect((await to(after, as)).status, as).toBe(403)
    for (const at of ['2020-01-01T00:00:00Z', 'soon', undefined]) expect((await to(at)).status).toBe(400)
    expect((await to(after)).body.planned).toMatchObject([{ at: after, plannedFor: after }])
    expect([await on(before), (await on(after)).length]).toEqual([[], 1])
    expect([(await on(after, 'writer'))[0]?.move, await on(after, 'editor elsewhere')]).toEqual([null, []])
    const [line] = await here.database.execute<{ kind: string; reason: string }>(
      "select kind, reason from editing.audit where collection = 'flowers' and document_id = $1 order by id desc limit 1",
      [id],
    )
    expect(line).toEqual({ kind: 'plan moved', reason: `to publish at ${after} instead of ${before}` })
  })

  test('that comes late is done late, and said so', async () => {
    const subject = await makeFlower(payload, here.database.execute, 'own draft')
    const due = new Date(Date.now() - 3_600_000)
    await here.database.execute(
      `update payload_jobs set wait_until = $2, input = input || jsonb_build_object('at', $3::text) where id = $1`,
      [subject.job, due, due.toISOString()],
    )
    await runPlanned(here)
    const span = { from: todayUtc(due), to: todayUtc(new Date()), owners: ['flowers'] as const }
    const all = await plansOf(here.database.execute, userOf('editor'), span, new Date())
    expect(all.find(({ href }) => href.endsWith(`/flowers/${subject.id}`))).toMatchObject({
      kind: 'publish',
      state: 'done late',
      said: due.toISOString(),
      move: null,
    })
    // Beside the form of the entry it is told to everybody who reads it.
    const { body } = await rest('GET', `flowers/${subject.id}/schedule`, { as: 'writer' })
    expect(body).toMatchObject({ planned: [], late: [{ type: 'publish', plannedFor: due.toISOString() }] })
  })

  test('stands on the calendar beside picks and re-checks, which are moved by who may', async () => {
    const { id } = await makeFlower(payload, here.database.execute, 'published')
    const [first, second] = ['2189-03-04', '2189-03-05'] as const
    const entry = { relationTo: 'flowers' as const, value: id }
    await payload.create({ collection: 'picks', data: { service: 'flowers', day: first, entry } })
    const asked = { action: 'set a re-check', recheckOn: first }
    await rest('POST', `flowers/${id}/review`, { as: 'editor', body: asked })
    const on = async (name: string) =>
      plansOf(here.database.execute, userOf(name), { from: first, to: second, owners: ['flowers'] }, new Date())
    const plans = await on('editor')
    expect(plans.map(({ kind, day, at }) => [kind, day, at])).toEqual([
      ['pick', first, null],
      ['re-check', first, null],
    ])
    expect((await on('writer')).map(({ move }) => move)).toEqual([null, null])
    for (const { move } of plans) {
      const { method, address, field, also } = move as NonNullable<typeof move>
      const sent = { body: { ...also, [field]: second } }
      const place = address.replace('/cms/api/', '')
      expect((await rest(method, place, { as: 'writer', ...sent })).status).toBe(403)
      expect((await rest(method, place, { as: 'editor', ...sent })).status).toBe(200)
    }
    expect((await on('editor')).map(({ day }) => day)).toEqual([second, second])
  })

  /** A plan that was given up: a writer's, made by the back door. */
  const failed = async () => {
    const subject = await makeFlower(payload, here.database.execute, 'own draft')
    await rest('DELETE', `flowers/${subject.id}/schedule/${subject.job}`, { as: 'editor' })
    const { id: job } = await planPublish(payload, subject.id, userOf('writer').id)
    await here.database.execute(
      'update payload_jobs set total_tried = 4, has_error = true, error = \'{"message": "No"}\' where id = $1',
      [job],
    )
    return { subject, job }
  }

  const plannedOf = async ({ id }: TestedEntry) =>
    (await rest('GET', `flowers/${id}/schedule`, { as: 'editor' })).body.planned
})

describe('finding entries of all catalogues', () => {
  const find = async (as: string, q: string) =>
    (await rest('GET', `find?q=${encodeURIComponent(q)}`, { as })).body.found
  const statesOf = async (q: string) => (await find('editor', q)).map(({ name, state }) => [name, state])
  const make = (data: object) => payload.create({ collection: 'flowers', data: data as never, draft: true })
  const save = (id: number, data: object, draft = false) =>
    payload.update({ collection: 'flowers', id, data: data as never, draft })

  test('by name, other name and slug, whole names first, whatever the accents', async () => {
    await make({ name: 'Côte rose tree' })
    await make({ name: 'Gentle rôse', slug: 'edelweiss-of-the-cote' })
    await make({ name: 'Cote rose', nativeName: 'Rose côtière', otherNames: ['Strandröschen'] })
    expect((await find('writer', 'cote ROSE')).map(({ name }) => name)).toEqual([
      'Cote rose',
      'Côte rose tree',
      'Gentle rôse',
    ])
    expect(await find('editor', 'strandros')).toEqual([
      {
        href: expect.stringMatching(/^\/admin\/collections\/flowers\/\d+$/),
        name: 'Cote rose',
        matched: 'Strandröschen',
        slug: 'cote-rose',
        state: 'draft',
        kind: 'flower',
        catalogue: 'Flowers',
        plate: null,
      },
    ])
    for (const nothing of ['', ' % ', '_', "'", '\\', '\0', 'rose and no such word'])
      expect(await find('editor', nothing)).toEqual([])
  })

  test('follows each save: drafts, what readers see, changes that wait, the trash and back', async () => {
    const { id } = await make({ name: 'Wandering lily', summary: 'A lily.', sources })
    expect(await statesOf('wandering')).toEqual([['Wandering lily', 'draft']])
    await save(id, { _status: 'published' })
    const [published] = await find('editor', 'wandering')
    expect(published).toMatchObject({ state: 'published', plate: expect.stringMatching(/^\/plates\//) })
    await save(id, { name: 'Settled lily' }, true)
    expect([await statesOf('wandering'), await statesOf('settled')]).toEqual([
      // Its address is the one that readers have.
      [['Settled lily', 'changed']],
      [['Settled lily', 'changed']],
    ])
    await save(id, { deletedAt: new Date().toISOString() })
    expect(await statesOf('settled')).toEqual([])
    await payload.update({ collection: 'flowers', id, data: { deletedAt: null }, trash: true })
    expect(await statesOf('settled')).toEqual([['Settled lily', 'changed']])
    await payload.delete({ collection: 'flowers', id })
    expect(await statesOf('settled')).toEqual([])
  })

  test('none of catalogues that one does not work on; a stranger is refused', async () => {
    await make({ name: 'Secret peony' })
    expect(await find('administrator elsewhere', 'secret peony')).toEqual([])
    expect(await find('writer', 'secret peony')).toHaveLength(1)
    expect((await rest('GET', 'find?q=peony')).status).toBe(403)
  })

  test('a rebuild writes what saves have written, and so does the migration for what was there', async () => {
    const rows = () =>
      here.database.execute("select * from editing.findable where collection = 'flowers' order by document_id")
    const saved = await rows()
    expect(saved.length).toBeGreaterThan(3)
    await here.database.execute('delete from editing.findable')
    await rebuildService(payload, 'flowers')
    expect(await rows()).toEqual(saved)
    await here.database.execute('delete from editing.findable')
    await here.database.execute(fill)
    expect(await rows()).toEqual(saved)
  })
})

describe('saved views of lists', () => {
  const keep = (as: string, more: object = {}) =>
    rest('POST', 'payload-query-presets', {
      as,
      body: { title: `View of ${as}`, relatedCollection: 'flowers', where: { scent: { exists: true } }, ...more },
    })
  const seen = async (as: string) =>
    ((await rest('GET', 'payload-query-presets?sort=title', { as })).body.docs as { title: string }[]).map(
      ({ title }) => title,
    )

  test('are one’s own, or everybody’s who works on the catalogue; nobody makes, sees or changes one of another', async () => {
    const { body } = await keep('editor', { isShared: true })
    await keep('writer')
    expect([await seen('editor'), await seen('writer'), await seen('editor elsewhere')]).toEqual([
      ['View of editor'],
      ['View of editor', 'View of writer'],
      [],
    ])
    const id = (body.doc as { id: number }).id
    const change = (as: string, data: object) =>
      rest('PATCH', `payload-query-presets/${id}`, { as, body: data }).then(({ status }) => status)
    expect((await keep('editor elsewhere')).status).toBe(403)
    expect(await change('writer', { title: 'Mine now' })).toBe(403)
    expect(await change('editor elsewhere', { title: 'Mine now' })).toBe(403)
    expect(await change('editor', { relatedCollection: 'cheeses' })).toBe(403)
    expect(await change('editor', { title: 'Scented' })).toBe(200)
    expect((await rest('GET', 'payload-query-presets')).status).toBe(403)
  })

  test('keep the order in which the list was, whichever columns it had, until the list is kept anew', async () => {
    const goBy = (sort: string) =>
      rest('POST', 'payload-preferences/collection-flowers', { as: 'editor', body: { value: { sort } } })
    const orderOf = async (id: number) => {
      const { body } = await rest('GET', `payload-query-presets/${id}?depth=0`, { as: 'editor' })
      return orderIn((body as unknown as { columns: KeptColumn[] }).columns)
    }
    await goBy('-updatedAt')
    const { id } = (await keep('editor', { title: 'Newest' })).body.doc as { id: number }
    expect(await orderOf(id)).toBe('-updatedAt')
    await goBy('name')
    await rest('PATCH', `payload-query-presets/${id}`, { as: 'editor', body: { title: 'The newest' } })
    expect(await orderOf(id)).toBe('-updatedAt')
    const columns = [{ accessor: 'name', active: true }]
    await rest('PATCH', `payload-query-presets/${id}`, { as: 'editor', body: { columns } })
    expect(await orderOf(id)).toBe('name')
  })
})

describe('a text that no editor of ours has written', () => {
  test('is refused by its field in a draft, too', async () => {
    const text = (...children: unknown[]) => ({ root: { type: 'root', children } })
    const misplaced = [
      text({ type: 'upload', relationTo: 'media', value: 1 }),
      text({ type: 'paragraph', children: [{ type: 'block', fields: { blockType: 'any' } }] }),
      text(null),
      { root: 5 },
      'Words',
    ]
    for (const value of misplaced)
      for (const [more, place] of [
        [{ appearance: value }, 'Text › Appearance – '],
        [{ faq: [{ question: 'Why?', answer: value }] }, 'Questions and answers 1 answer – '],
      ] as const) {
        const { status, body } = await rest('POST', 'flowers?draft=true', { as: 'writer', body: flower(more) })
        expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringContaining(place)])
      }
  })

  test('and one that is a list of oddities is no fault of the server', async () => {
    const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'It' }] })
    const text = (...children: unknown[]) => ({
      root: {
        type: 'root',
        children: [
          { type: 'heading', children: [] },
          { type: 'paragraph', children },
        ],
      },
    })
    for (const fields of [{}, { linkType: 'internal', doc: 7 }, { linkType: 'custom', url: 5 }]) {
      const body = { ...(flower() as object), appearance: text(link(fields), { type: 'tab' }) }
      expect((await rest('POST', 'flowers?draft=true', { as: 'writer', body })).status).toBeLessThan(500)
    }
  })
})

describe('the backlog', () => {
  const today = todayUtc(new Date())
  const tasksOf = (name: string) => backlogOf(here.database.execute, userOf(name) as Person, { today, only: 'flowers' })
  const act = (as: string | undefined, body: object) =>
    rest('POST', 'backlog', {
      ...(as && { as }),
      body: { service: 'flowers', kind: 'asked', key: 'moon rose', ...body },
    })
  const numbers = ({ written, waiting }: Count) => ({ written, waiting })
  const asked = async (name: string) => (await tasksOf(name)).find(({ kind }) => kind === 'asked')
  const ask = (times: number, daysOn = 0) =>
    here.database.execute(
      "insert into serving.asked (service, name, day, times) values ('flowers', 'moon rose', current_date + $1::int, $2)",
      [daysOn, times],
    )

  test('ranks what was asked for in vain, days that come without entries, and values that few have', async () => {
    await ask(50)
    const starts = addDays(today, 10)
    const { month, date } = dateParts(toDayNumber(starts))
    const dayOf = (name: string) =>
      payload.create({
        collection: 'flower-days',
        data: {
          name,
          summary: 'A day.',
          sources,
          rule: [{ blockType: 'fixed-date', month, day: date, durationDays: 1 }],
          _status: 'published',
        } as never,
      })
    const [bare, held] = [await dayOf('Bare day'), await dayOf('Kept day')]
    const name = 'A flower of the day'
    const data = { name, summary: 'A flower.', sources, days: [held.id], _status: 'published' }
    await payload.create({ collection: 'flowers', data: data as never })
    const tasks = await tasksOf('writer')
    expect(tasks[0]).toMatchObject({
      kind: 'asked',
      title: 'moon rose',
      points: 100,
      why: 'Asked for 50 times in 30 days',
    })
    const days = tasks.filter(({ kind }) => kind === 'day')
    expect(days.map(({ key }) => key)).toEqual([`flower-days ${bare.id} ${starts}`])
    expect(days[0]).toMatchObject({ why: 'In 10 days, and nothing belongs to it', points: 11 })
    const [thin] = tasks.filter(({ kind }) => kind === 'facet')
    expect([thin?.points, thin?.why]).toEqual([3, expect.stringMatching(/^None is written/)])
    expect(await tasksOf('editor elsewhere')).toEqual([])
  })

  test('is taken by who works there, given by editors, and left by who is done until it is asked for again', async () => {
    expect([
      (await act(undefined, { action: 'take' })).status,
      (await act('editor elsewhere', { action: 'take' })).status,
    ]).toEqual([403, 403])
    for (const body of [{ action: 'eat' }, { action: 'take', key: '' }, { action: 'assign', assigneeId: 'me' }])
      expect((await act('editor', body)).status).toBe(400)
    expect((await act('editor', { action: 'take', key: 'what nobody wants' })).status).toBe(404)
    expect((await act('editor', { action: 'assign', assigneeId: userOf('editor elsewhere').id })).status).toBe(400)
    expect((await act('editor', { action: 'take' })).status).toBe(200)
    expect((await asked('writer'))?.assignee).toBe('editor')
    for (const action of ['take', 'leave', 'done', 'assign']) expect((await act('writer', { action })).status).toBe(403)
    expect((await act('editor', { action: 'assign', assigneeId: userOf('writer').id })).status).toBe(200)
    expect((await act('writer', { action: 'done' })).status).toBe(200)
    expect(await asked('editor')).toBeUndefined()
    await ask(2, 1)
    expect(await asked('editor')).toMatchObject({ points: 4, assignee: null })
  })

  test('names those who may be given a task, for each catalogue at once', async () => {
    const each = await colleaguesOfEach(here.database.execute, ['flowers', 'cheese', 'network'])
    const names = (owner: OwnerId) => each.get(owner)?.map(({ name }) => name) ?? []
    expect(names('flowers')).toEqual(expect.arrayContaining(['administrator', 'editor', 'first', 'writer']))
    expect(names('flowers')).not.toContain('editor elsewhere')
    expect(names('cheese')).toEqual(expect.arrayContaining(['editor elsewhere', 'first']))
    expect(names('cheese')).not.toContain('editor')
    expect(names('network')).toEqual(expect.arrayContaining(['editor', 'editor elsewhere']))
  })

  test('has what readers see and nobody has checked, what is read most first, with the way to all of it', async () => {
    const publish = (name: string, more: object = {}) =>
      payload.create({ collection: 'flowers', data: flower({ name, _status: 'published', ...more }) })
    await publish('Read rarely')
    const often = await publish('Read often')
    await here.database.execute(
      `update read_model.records set reads = case name when 'Read often' then 900 else 800 end where name like 'Read %'`,
    )
    await here.database.execute(
      `update read_model.records set record = jsonb_set(record::jsonb, '{provenance,state}', '"checked"')::json where name = 'Kept day'`,
    )
    const listed = await uncheckedOf(here.database.execute, ['flowers'], 100)
    expect(listed.slice(0, 2).map(({ name, reads }) => [name, reads])).toEqual([
      ['Read often', 900],
      ['Read rarely', 800],
    ])
    expect(listed[0]?.href).toBe(`/admin/collections/flowers/${often.id}`)
    expect(listed.map(({ name }) => name)).not.toContain('Kept day')
    expect(await uncheckedOf(here.database.execute, ['cheese'], 100)).toEqual([])
    const [counted] = (await uncheckedCounts(here.database.execute, ['flowers'])).filter(
      ({ resource }) => resource.id === 'flower',
    )
    const unchecked = await rest('GET', `flowers?limit=0&${new URL(`http://x${counted?.href}`).searchParams}`, {
      as: 'writer',
    })
    expect(unchecked.body.docs).toHaveLength(counted?.count ?? -1)
  })

  test('has the numbers that readers get', async () => {
    const [shown, told] = [
      await writtenAndWaiting(here.database.execute, ['flowers']),
      await counts(here.database, 'flowers'),
    ]
    for (const resource of resourcesOf('flowers')) {
      expect(shown(resource)).toEqual(numbers(told.all(resource)))
      for (const [parameter, facet] of Object.entries(resource.facets))
        for (const value of choicesOf(facet))
          expect(shown(resource, termOf(resource, parameter, value))).toEqual(
            numbers(told.having(resource, parameter, value)),
          )
    }
    expect(shown(findResource('flowers', 'flower')).written).toBeGreaterThan(0)
  })
})

describe('a copy of an entry', () => {
  const copyOf = async (id: number) =>
    (await rest('POST', `flowers/${id}/duplicate`, { as: 'writer', body: { _status: 'draft' } })).body
      .doc as unknown as {
      name: string
      slug: string
      _status: string
      provenance: object
    }

  test('is a draft under a name and an address of its own, which nobody has checked', async () => {
    const provenance = { writtenBy: 'Ann', checkedBy: 'Ben', checkedOn: '2026-11-20', howChecked: 'Read.' }
    const data = { name: 'Copied iris', summary: 'An iris.', sources, provenance }
    const { id } = await payload.create({ collection: 'flowers', data: data as never, draft: true })
    const first = await copyOf(id)
    expect(first).toMatchObject({
      name: 'Copied iris (copy)',
      slug: 'copied-iris-copy',
      _status: 'draft',
      summary: 'An iris.',
      provenance: { writtenBy: 'Ann', checkedBy: null, checkedOn: null, howChecked: null },
    })
    expect(await copyOf(id)).toMatchObject({ slug: 'copied-iris-copy-2' })
  })
})

describe('a refusal', () => {
  const refusal = async (method: string, place: string, body: object) => {
    const { status, body: answer } = await rest(method, place, { as: 'editor', body })
    return [status, answer.errors[0]?.message]
  }

  test('says which fields, where they stand and what they need, and of a publish that it was none', async () => {
    const { body } = await rest('POST', 'flower-days?draft=true', { as: 'editor', body: { name: 'Refused day' } })
    const { id } = body.doc
    expect(
      await refusal('PATCH', `flower-days/${id}`, { _status: 'published', summary: 'A day.', revision: 0 }),
    ).toEqual([
      400,
      'The flower day “Refused day” cannot be published.\nDates › When it falls – Choose when it falls.\nQuestions and sources › Sources – Name at least one work that it rests on.',
    ])
    expect(await refusal('POST', 'flowers', { summary: 'No name.' })).toEqual([
      400,
      'Not saved.\nText › Name – Give it a name first.',
    ])
    const taken = { name: 'Refused twice', slug: 'refused-twice' }
    await rest('POST', 'flowers?draft=true', { as: 'editor', body: taken })
    expect(await refusal('POST', 'flowers?draft=true', taken)).toEqual([
      400,
      'Not saved.\nSlug – Another one has this already – choose another.',
    ])
  })
})

describe('the review of an entry', () => {
  const bodies: Record<ReviewAction, [method: string, place: string, body: object]> = {
    'ask for review': ['POST', 'review', { action: 'ask for review' }],
    approve: ['POST', 'review', { action: 'approve' }],
    'ask for changes': ['POST', 'review', { action: 'ask for changes', reason: 'The range is missing.' }],
    'take back': ['POST', 'review', { action: 'take back' }],
    'take on': ['POST', 'review', { action: 'take on' }],
    assign: ['POST', 'review', { action: 'assign', assigneeId: null }],
    'set a re-check': ['POST', 'review', { action: 'set a re-check', recheckOn: '2027-03-01' }],
    comment: ['POST', 'comments', { body: 'Look at this.' }],
    resolve: ['PATCH', 'comments/0', { isResolved: true }],
  }
  const bring = async (id: number, review: ReviewState) => {
    await here.database.execute("delete from editing.reviews where collection = 'flowers' and document_id = $1", [id])
    await here.database.execute(
      "insert into editing.reviews (collection, document_id, state) values ('flowers', $1, $2)",
      [id, review],
    )
  }
  const stateOf = async (id: number) => (await reviewOf(here.database.execute, { collection: 'flowers', id })).state
  const say = async (id: number) => {
    const [row] = await here.database.execute<{ id: number }>(
      "insert into editing.comments (collection, document_id, body) values ('flowers', $1, 'Said.') returning id",
      [id],
    )
    return row?.id
  }

  test.each(reviewActions)('%s', async (action) => {
    const seen: Record<string, unknown> = {}
    const told: Record<string, unknown> = {}
    for (const state of ['draft of another', 'trashed draft of another'] as const) {
      const { id } = await makeFlower(payload, here.database.execute, state)
      const comment = await say(id)
      const [method, place, body] = bodies[action]
      // What is no step may be done however far the review has come.
      for (const review of state === 'draft of another' && isStep(action) ? reviewStates : (['in review'] as const))
        for (const { name, user } of everybody) {
          await bring(id, review)
          const asked = { as: name, body }
          const { status } = await rest(method, `flowers/${id}/${place.replace('0', String(comment))}`, asked)
          const cell = `${state} · ${review} · ${name}`
          seen[cell] = [status, await stateOf(id)]
          const facts = { service: 'flowers', state, review, isAlone: false } as const
          const { isAllowed } = mayInReview(user as Person | null, action, facts)
          const to = isAllowed && isStep(action) ? reviewSteps[action].to : review
          told[cell] = [isAllowed ? 200 : 403, to]
        }
    }
    expect(seen).toEqual(told)
  })

  test('asks for a reason where changes are asked for, and for whom the catalogue knows', async () => {
    const { id } = await makeFlower(payload, here.database.execute, 'own draft')
    await bring(id, 'in review')
    const asked = async (body: object, place = 'review') => {
      const answer = await rest('POST', `flowers/${id}/${place}`, { as: 'editor', body })
      return [answer.status, answer.body.errors?.[0]?.message]
    }
    expect(await asked({ action: 'ask for changes' })).toEqual([400, 'Say what is to be changed.'])
    expect(await asked({ action: 'assign', assigneeId: userOf('editor elsewhere').id })).toEqual([
      400,
      'That person does not work on this catalogue.',
    ])
    for (const wrong of [{}, { action: 'publish' }, { action: 'set a re-check', recheckOn: 'soon' }])
      expect((await asked(wrong))[0]).toBe(400)
    for (const body of [' ', 'a\0', 'x'.repeat(5000)]) expect((await asked({ body }, 'comments'))[0]).toBe(400)
    expect(await asked({ body: 'Hm.', field: 'nothing' }, 'comments')).toEqual([400, 'There is no such field.'])
  })

  test('tells each what waits for them, and no more once it is done', async () => {
    await here.database.execute('delete from editing.mentions')
    await here.database.execute('delete from editing.reviews')
    const { body } = await rest('POST', 'flowers?draft=true', { as: 'writer', body: flower() })
    const { id } = body.doc
    const post = (as: string, place: string, sent: object) => rest('POST', `flowers/${id}/${place}`, { as, body: sent })
    const waiting = async (name: string, today = '2026-12-01') =>
      (await waitsFor(here.database.execute, userOf(name) as Person, today)).map(({ because }) => because)
    await post('writer', 'review', { action: 'ask for review', reason: 'Ready.' })
    expect([await waiting('editor'), await waiting('writer'), await waiting('editor elsewhere')]).toEqual([
      ['writer asks for a review'],
      [],
      [],
    ])
    await post('editor', 'review', { action: 'ask for changes', reason: 'Where from?' })
    expect([await waiting('editor'), await waiting('writer')]).toEqual([[], ['editor asks for changes']])
    await post('writer', 'comments', { body: 'Is the Alps right, @editor?', field: 'nativeRange' })
    expect([await waiting('editor'), await waiting('administrator')]).toEqual([['writer calls you'], []])
    const [said] = await here.database.execute<{ id: number }>(
      'select comment_id as id from editing.mentions where person_id = $1',
      [userOf('editor').id],
    )
    await rest('PATCH', `flowers/${id}/comments/${said?.id}`, { as: 'editor', body: { isResolved: true } })
    expect(await waiting('editor')).toEqual([])
    await post('editor', 'review', { action: 'set a re-check', recheckOn: '2027-01-01' })
    await post('editor', 'review', { action: 'assign', assigneeId: null })
    expect([await waiting('editor'), await waiting('editor', '2027-01-01')]).toEqual([[], ['Due for a re-check']])
    await payload.delete({ collection: 'flowers', id })
    expect(await waiting('editor', '2027-01-01')).toEqual([])
  })
})

describe('a catalogue that asks for two people', () => {
  const reason = expect.stringContaining('this catalogue asks for two people')
  beforeAll(async () => {
    const about = lexicalFromMarkdown('About.') as never
    const card = {
      name: 'Flora',
      tagline: 'Flowers.',
      publisher: 'A press',
      network: 'Octavo',
      contact: 'a@example.org',
    }
    await payload.create({
      collection: 'publications',
      data: { ...card, service: 'flowers', about, licence: 'CC-BY-4.0', needsTwoPeople: true },
    })
  })
  afterAll(() => here.database.execute("delete from publications where service = 'flowers'"))

  /** A flower whose last change the editor wrote. */
  const written = async () => {
    const { body } = await rest('POST', 'flowers?draft=true', { as: 'editor', body: flower() })
    return body.doc.id
  }
  const revisionOf = async (id: number) =>
    (await numbersOf(here.database.execute, { collection: 'flowers', id })).revision
  const save = async (as: string, id: number, data: object, query = '') => {
    const body = { ...data, revision: await revisionOf(id) }
    const answer = await rest('PATCH', `flowers/${id}${query}`, { as, body })
    return [answer.status, answer.body.errors?.[0]?.message]
  }
  const publish = (as: string, id: number) => save(as, id, { _status: 'published' })
  const step = async (as: string, id: number, action: string) =>
    (await rest('POST', `flowers/${id}/review`, { as, body: { action } })).status

  test('lets nobody publish their own last change, by whatever way', async () => {
    const id = await written()
    expect(await publish('editor', id)).toEqual([403, reason])
    const created = await rest('POST', 'flowers', { as: 'editor', body: flower({ _status: 'published' }) })
    expect([created.status, created.body.errors[0]?.message]).toEqual([403, reason])
    const many = await rest('PATCH', `flowers?where[id][equals]=${id}`, {
      as: 'editor',
      body: { _status: 'published' },
    })
    expect([many.status, many.body.errors]).toMatchObject([400, [{ id, message: reason }]])
    const inName = { user: userOf('editor'), overrideAccess: true } as const
    await expect(
      payload.update({ collection: 'flowers', id, data: { _status: 'published' }, ...inName }),
    ).rejects.toThrow('two people')
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const planned = await rest('POST', `flowers/${id}/schedule`, { as: 'editor', body: { type: 'publish', at } })
    expect([planned.status, planned.body.errors[0]?.message]).toEqual([403, reason])
    await planPublish(payload, id, userOf('editor').id)
    await runPlanned(here)
    await here.database.execute("delete from payload_jobs where input->'doc'->>'value' = $1", [String(id)])
    expect(await leftOf(here.database.execute, { id } as TestedEntry)).toMatchObject({ isPublic: false })
  })

  test('lets another publish it, or the writer once another has approved that very text', async () => {
    const byAnother = await written()
    expect((await publish('administrator', byAnother))[0]).toBe(200)
    const id = await written()
    expect(await step('editor', id, 'ask for review')).toBe(200)
    expect(await step('editor', id, 'approve')).toBe(403)
    expect(await step('administrator', id, 'approve')).toBe(200)
    expect((await save('editor', id, { scent: 'Another word.' }, '?draft=true'))[0]).toBe(200)
    expect(await publish('editor', id)).toEqual([403, reason])
    expect(await step('administrator', id, 'approve')).toBe(200)
    expect(await save('editor', id, { scent: 'One more.', _status: 'published' })).toEqual([403, reason])
    expect((await publish('editor', id))[0]).toBe(200)
    expect((await reviewOf(here.database.execute, { collection: 'flowers', id })).state).toBe('writing')
    expect((await publish('editor', id))[0]).toBe(200)
  })

  test('asks nothing of machines', async () => {
    const id = await written()
    await payload.update({ collection: 'flowers', id, data: { _status: 'published' } })
    expect(await leftOf(here.database.execute, { id } as TestedEntry)).toMatchObject({ isPublic: true })
  })
})

describe('a picture', () => {
  const words = { alt: 'A field', credit: 'A painter', licence: 'CC0 1.0' }
  const picture = async (as: string | null) => {
    const data = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: `field-${count++}.png`, size: data.length }
    const uploaded = await payload.create({ collection: 'media', data: words, file, ...(as && { user: userOf(as) }) })
    return uploaded.id
  }
  const hold = (more: object) =>
    payload.create({ collection: 'flowers', data: flower(more), draft: !('_status' in more) })
  const change = async (id: number, as: string) =>
    (await rest('PATCH', `media/${id}`, { as, body: { alt: 'Another' } })).status
  const remove = async (id: number, as: string) => (await rest('DELETE', `media/${id}`, { as })).status
  const everyone = ['writer', 'writer elsewhere', 'editor', 'editor elsewhere', 'administrator']
  const statuses = async (ask: (as: string) => Promise<number>) => {
    const all: Record<string, number> = {}
    for (const name of everyone) all[name] = await ask(name)
    return all
  }

  test('that no entry holds is changed by who added it, and by editors who work with them', async () => {
    const id = await picture('writer')
    expect(await statuses((as) => change(id, as))).toEqual({
      writer: 200,
      'writer elsewhere': 403,
      editor: 200,
      'editor elsewhere': 403,
      administrator: 200,
    })
    expect([await remove(id, 'editor'), await remove(id, 'writer')]).toEqual([403, 200])
  })

  test.each(['picture', 'gallery'])(
    'that drafts hold as %s is changed by those who work on them, and deleted by administrators',
    async (field) => {
      const id = await picture('writer elsewhere')
      await hold({ [field]: field === 'gallery' ? [id] : id })
      expect(await statuses((as) => change(id, as))).toEqual({
        writer: 200,
        'writer elsewhere': 403,
        editor: 200,
        'editor elsewhere': 403,
        administrator: 200,
      })
      expect([await remove(id, 'writer'), await remove(id, 'editor')]).toEqual([403, 403])
      expect(await remove(id, 'administrator')).toBe(200)
    },
  )

  test('that readers see is changed by those who publish there, in bulk too', async () => {
    const id = await picture(null)
    await hold({ gallery: [id], _status: 'published' })
    expect(await statuses((as) => change(id, as))).toEqual({
      writer: 403,
      'writer elsewhere': 403,
      editor: 200,
      'editor elsewhere': 403,
      administrator: 200,
    })
    const bulk = { as: 'writer', body: { alt: 'All of them' } }
    expect((await rest('PATCH', `media?where[id][equals]=${id}`, bulk)).status).toBe(403)
    expect((await rest('DELETE', `media?where[id][equals]=${id}`, { as: 'editor' })).status).toBe(403)
  })
})

describe('what a picture shows', () => {
  const words = { alt: 'Brambles', credit: 'A painter', licence: 'CC0 1.0' }
  const pixel = () =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
  const picture = async (as: string | null) => {
    const data = await pixel()
    const file = { data, mimetype: 'image/png', name: `brambles-${count++}.png`, size: data.length }
    return payload.create({ collection: 'media', data: words, file, ...(as && { user: userOf(as) }) })
  }
  const hold = (id: number | null, more: object = {}) =>
    payload.create({ collection: 'flowers', data: flower({ picture: id, ...more }), draft: !('_status' in more) })

  /** Whatever can be asked of pictures, with a word that stands in one, or in none. */
  const questions = (id: number, filename: string, word: string): [string, string, object?][] => [
    ['GET', `media?limit=0&depth=2&where[credit][exists]=true&where[alt][like]=${word}`],
    ['GET', `media/count?where[alt][like]=${word}`],
    ['GET', `media?where[or][0][alt][like]=${word}&select[id]=true&sort=alt`],
    ['GET', `media/${id}?depth=2`],
    ['GET', `media/file/${filename}`],
    ['POST', `media/${id}/duplicate`, {}],
    ['PATCH', `media/${id}`, { credit: 'Another' }],
    ['PATCH', `media?where[alt][like]=${word}`, { credit: 'Another' }],
    ['DELETE', `media/${id}`],
    ['DELETE', `media?where[alt][like]=${word}`],
    ['GET', `topics?draft=true&depth=3&where[picture.alt][like]=${word}`],
    ['GET', `topics?draft=true&depth=3&where[gallery.alt][like]=${word}`],
    ['GET', 'picks?depth=3'],
    ['GET', 'publications?depth=3'],
  ]
  const heard = async (asking: [string, string, object?][], as: string) => {
    const answers: string[] = []
    for (const [method, place, body] of asking) answers.push(JSON.stringify(await rest(method, place, { as, body })))
    return answers
  }

  test('is told to nobody who works elsewhere while drafts hold it, old ones too, or nothing does', async () => {
    const [draft, beside, old, loose, nobodys] = await Promise.all(
      ['writer', 'writer', 'writer', 'writer', null].map(picture),
    )
    await hold(Number(draft?.id), { gallery: [beside?.id] })
    const { id } = await hold(Number(old?.id))
    await payload.update({ collection: 'flowers', id, data: { picture: null }, draft: true })
    const all = [draft, beside, old, loose, nobodys] as { id: number; filename: string }[]
    for (const as of ['writer elsewhere', 'editor elsewhere']) {
      const nothing = await heard(questions(999_999, 'none.png', 'Nothing'), as)
      for (const { id: hidden, filename } of all)
        expect(await heard(questions(hidden, filename, 'Brambles'), as), as).toEqual(nothing)
      expect(nothing.join('\n')).not.toContain('rambles')
    }
    for (const { id: hidden, filename } of all) {
      const { status, body } = await rest('GET', `media/${hidden}`, { as: 'writer' })
      expect([status, body.alt], filename).toEqual(hidden === nobodys?.id ? [404, undefined] : [200, 'Brambles'])
    }
    expect((await rest('GET', 'media?where[alt][like]=Brambles&limit=0', { as: 'writer' })).body.docs).toHaveLength(4)
  })

  test('is told to all who are signed in once readers see it', async () => {
    const { id } = await picture('writer')
    await hold(id, { _status: 'published' })
    const { status, body } = await rest('GET', `media/${id}`, { as: 'writer elsewhere' })
    expect([status, body.alt]).toEqual([200, 'Brambles'])
  })

  test('is told with a copy, which has a file of its own', async () => {
    const { id, filename } = await picture('writer')
    const { status, body } = await rest('POST', `media/${id}/duplicate`, { as: 'writer', body: { credit: 'Another' } })
    expect([status, body.doc.alt, body.doc.credit]).toEqual([200, 'Brambles', 'Another'])
    expect(body.doc.filename).toMatch(/^brambles-\d+-[0-9a-z]{8}\.png$/)
    expect(body.doc.filename).not.toBe(filename)
  })
})

describe('a publication card', () => {
  test('is deleted by nobody, and moves to no other catalogue', async () => {
    const card = {
      service: 'flowers',
      name: 'Flora',
      tagline: 'Flowers.',
      publisher: 'A press',
      network: 'Octavo',
      licence: 'CC-BY-4.0',
    } as const
    const about = lexicalFromMarkdown('About.') as never
    const { id } = await payload.create({
      collection: 'publications',
      data: { ...card, contact: 'a@example.org', about },
    })
    const place = `publications/${id}`
    for (const as of ['editor', 'administrator']) {
      expect((await rest('DELETE', place, { as })).status).toBe(403)
      expect((await rest('DELETE', `publications?where[id][equals]=${id}`, { as })).status).toBe(403)
    }
    await expect(payload.delete({ collection: 'publications', id })).rejects.toThrow('A catalogue keeps its card')
    expect((await rest('PATCH', place, { as: 'editor', body: { service: 'cheese' } })).status).toBe(403)
    expect((await rest('PATCH', place, { as: 'editor', body: { name: 'Flowers' } })).status).toBe(200)
  })
})

/** Where the end of an address is a name. */
const namedByKey = ['payload-preferences']

test('an id that is no number of a row is a 404 on every route of every collection', async () => {
  const ids = ['abc', '1abc', '0', '-1', '1.5', '99999999999', 'NaN', '%00']
  const routes = payload.config.collections.flatMap(({ slug, endpoints }) =>
    (endpoints || [])
      .filter(({ path }) => path.includes('/:id') && !path.startsWith('/verify') && !namedByKey.includes(slug))
      .map(({ method, path }) => [method.toUpperCase(), `${slug}${path}`] as const),
  )
  expect(routes.length).toBeGreaterThan(500)
  const wrong: string[] = []
  for (const [index, [method, path]] of routes.entries()) {
    const id = ids[index % ids.length] as string
    const place = path.replace(':id?', id).replace(':id', id).replace(':job', '1')
    const { status } = await rest(method, place, { as: 'administrator', ...(method === 'GET' ? {} : { body: {} }) })
    if (status !== 404) wrong.push(`${method} ${place}: ${status}`)
  }
  expect(wrong).toEqual([])
  expect((await rest('GET', 'flowers?where[id][equals]=abc', { as: 'editor' })).status).toBeLessThan(500)
  expect((await rest('GET', 'flowers?where[id][equals]=99999999999', { as: 'editor' })).status).toBeLessThan(500)
})

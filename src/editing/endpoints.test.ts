/** What a form asks beside saving: the review and comments of an entry, who is here, what is planned, and whether readers see it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { togetherEndpoint } from './presence.ts'
import { reviewEndpoints } from './review-endpoints.ts'
import { scheduleEndpoints } from './schedule-endpoints.ts'
import { scheduleTask } from './schedule-task.ts'
import { insistOnCalling, toldOf } from './server-functions.ts'
import { shownOf } from './shown.ts'
import { withoutLocks } from './without-locks.ts'

const editor = { id: 7, role: 'editor', services: ['flowers'] }
const writer = { ...editor, role: 'writer' }
const elsewhere = { ...editor, services: ['food'] }

const rows = (to: string, ...given: object[]): RecordedAnswer => ({ to, rows: () => given })
const stands = (more: object = {}): RecordedAnswer =>
  rows('_status as status', {
    ...{ status: 'published', is_trashed: false, was_public: true, is_changed_again: false, author: null, ...more },
  })
const people = rows(
  'from users u order',
  { id: 7, name: 'Ann', services: [] },
  { id: 8, name: 'Ben', services: ['flowers'] },
  { id: 9, name: 'Cy', services: ['food'] },
)

type Asked = {
  user?: object | null
  said?: unknown
  params?: object
  answers?: readonly RecordedAnswer[]
  cms?: object
}

async function answered(
  endpoint: Omit<Endpoint, 'root'> | undefined,
  { user = editor, said, params = {}, answers = [], cms = {} }: Asked,
) {
  const here = saving({ user: user as never, answers })
  Object.assign(here.payload, cms)
  Object.assign(here.req, {
    ...{ data: said, routeParams: { collection: 'flowers', id: '3', ...params } },
    ...{ t: (key: string) => key, headers: new Headers() },
  })
  const told = await Promise.resolve()
    .then(() => endpoint?.handler(here.req))
    .then(
      async (response) => ({ status: response?.status, body: await response?.json() }),
      (error: { status: number; message: string }) => ({ status: error.status, body: error.message }),
    )
  const values = (words: string) => here.asked.filter(({ text }) => text.includes(words)).map((one) => one.values)
  return { ...told, values, asked: here.asked }
}

describe('the review of an entry', () => {
  const at = (method: string, path: string) =>
    reviewEndpoints.find((one) => one.method === method && one.path === `/:id/${path}`)
  const review = (method: string, path: string, { answers = [], ...asked }: Asked) =>
    answered(at(method, path), { ...asked, answers: [...answers, stands(), people] })
  const told = rows('from editing.reviews r left join users u', {
    ...{ state: 'in review', byId: 8, by: 'Ben', at: null, reason: 'Please.', assigneeId: 7, assignee: 'Ann' },
    recheckOn: null,
  })

  it('is told with who works there, what is said, and what the person may not do and why', async () => {
    const comments = rows('from editing.comments c', { id: 1, field: null, body: 'Why?', by: 'Ben' })
    const { status, body } = await review('get', 'review', { answers: [told, comments], user: writer })
    expect(status).toBe(200)
    expect(body).toMatchObject({ review: { state: 'in review', by: 'Ben' }, needsTwoPeople: false })
    expect(body.people).toEqual([
      { id: 7, name: 'Ann' },
      { id: 8, name: 'Ben' },
    ])
    expect(body.comments).toMatchObject([{ body: 'Why?' }])
    expect(Object.keys(body.refusals).sort()).toEqual([
      ...['approve', 'ask for changes', 'ask for review', 'assign', 'set a re-check'],
    ])
    expect(body.refusals.approve).toBe('Only editors and administrators approve, or ask for changes.')
    expect(Object.keys((await review('get', 'review', { answers: [told] })).body.refusals)).toEqual(['ask for review'])
  })

  it('is approved by somebody else, where a catalogue asks for two people and the person wrote last', async () => {
    const two = [told, rows('needs_two_people', {}), rows('order by revision desc limit 1', { person_id: 7 })]
    const { body } = await review('get', 'review', { answers: two })
    expect(body.needsTwoPeople).toBe(true)
    expect(body.refusals.approve).toMatch(/^You wrote the last change/)
  })

  it('is told to nobody who may not read the entry, and nothing of what they send is judged', async () => {
    for (const [method, path] of [
      ['get', 'review'],
      ['post', 'review'],
      ['post', 'comments'],
      ['patch', 'comments/:comment'],
    ] as const) {
      expect([path, (await review(method, path, { user: elsewhere, said: 'nonsense' })).status]).toEqual([path, 403])
      expect([path, (await review(method, path, { user: null })).status]).toEqual([path, 403])
      expect((await answered(at(method, path), { said: 'nonsense' })).status).toBe(404)
      expect((await review(method, path, { params: { collection: 'users' } })).status).toBe(404)
    }
  })

  it.each([
    [{}],
    [{ action: 'publish' }],
    [{ action: 'approve', reason: 'a'.repeat(2001) }],
    [{ action: 'approve', reason: 'a\0b' }],
    [{ action: 'assign' }],
    [{ action: 'assign', assigneeId: 0 }],
    [{ action: 'set a re-check', recheckOn: '2027-02-30' }],
  ])('takes no step by %j', async (said) => {
    const { status, values } = await review('post', 'review', { said, answers: [told] })
    expect([status, values('insert into editing.reviews')]).toEqual([400, []])
  })

  it('takes a step, and tells how it stands then', async () => {
    const said = { action: 'approve', reason: '  Good.  ' }
    const { status, body, values } = await review('post', 'review', { said, answers: [told] })
    expect([status, body.review.state]).toEqual([200, 'in review'])
    expect(values('insert into editing.reviews')[0]?.slice(0, 6)).toEqual([
      ...['flowers', 3, 'approved', 7, expect.any(String), 'Good.'],
    ])
  })

  it('is asked of somebody who works there', async () => {
    const said = { action: 'assign', assigneeId: 9 }
    expect(await review('post', 'review', { said })).toMatchObject({
      ...{ status: 400, body: 'That person does not work on this catalogue.' },
    })
  })
})

describe('a comment', () => {
  const [, , says, resolves] = reviewEndpoints
  const inserted = rows('insert into editing.comments', { id: 12 })
  const saying = (said: object, more: Asked = {}) =>
    answered(says, { said, ...more, answers: [inserted, stands(), people, rows('select name from', { name: 'Rose' })] })

  it('is kept with its field, calls who is named in it, and is recorded', async () => {
    const { status, values } = await saying({ body: ' @Ben, red? ', field: 'colors' })
    expect(status).toBe(200)
    expect(values('insert into editing.comments')).toEqual([['flowers', 3, 'colors', '@Ben, red?', 7]])
    expect(values('insert into editing.mentions')).toEqual([[12, [8]]])
    expect(JSON.parse(String(values('insert into editing.audit')[0]?.[0]))).toMatchObject([
      { kind: 'commented', title: 'Rose', reason: '@Ben, red?' },
    ])
  })

  it('calls nobody who does not work there, and may be of the whole entry', async () => {
    const { values } = await saying({ body: '@Cy, look' })
    expect(values('insert into editing.comments')[0]?.[2]).toBeNull()
    expect(values('insert into editing.mentions')).toEqual([[12, []]])
  })

  it.each([[{ body: '  ' }], [{ body: 'a'.repeat(4001) }], [{ body: 'a\0b' }], [{ body: 'Red?', field: 'nothing' }]])(
    'is refused for %j',
    async (said) => {
      const { status, values } = await saying(said)
      expect([status, values('insert into editing.comments')]).toEqual([400, []])
    },
  )

  it('on what is in the trash is refused', async () => {
    const { status, body } = await answered(says, {
      said: { body: 'Red?' },
      answers: [stands({ is_trashed: true }), people],
    })
    expect([status, body]).toEqual([403, 'It is in the trash: restore it first.'])
  })

  const resolving = (said: object, comment = '12', comments: readonly object[] = [{ body: 'Red?' }]) =>
    answered(resolves, {
      said,
      params: { comment },
      answers: [{ to: 'update editing.comments', rows: () => comments }, stands(), people],
    })

  it('is resolved and opened again, by anybody who works there', async () => {
    const done = await resolving({ isResolved: true })
    expect(done.values('update editing.comments')[0]).toEqual(expect.arrayContaining(['flowers', 3, 12, true, 7]))
    const kindOf = ({ values }: typeof done) => JSON.parse(String(values('insert into editing.audit')[0]?.[0]))[0]
    expect(kindOf(done)).toMatchObject({ kind: 'comment resolved', reason: 'Red?' })
    expect(kindOf(await resolving({ isResolved: false }))).toMatchObject({ kind: 'comment reopened' })
  })

  it('is not there where it is of another entry, or its number is none', async () => {
    expect((await resolving({ isResolved: true }, '12', [])).status).toBe(404)
    for (const number of ['x', '0', '1.5']) {
      const { status, values } = await resolving({ isResolved: true }, number)
      expect([status, values('update editing.comments')]).toEqual([404, []])
    }
    expect((await resolving({ isResolved: 'yes' })).status).toBe(400)
  })
})

describe('who has an entry open', () => {
  const together = (said: object, { isSeen = true, user = editor as object | null, id = '3' } = {}) => {
    const counted: object[] = []
    const count = async (query: object) => {
      counted.push(query)
      return { totalDocs: isSeen ? 1 : 0 }
    }
    const pool: { query?: unknown } = {}
    const answers = [
      rows('from editing.documents', { revision: 5, storedRevision: 3 }),
      rows('from editing.field_changes', {
        ...{ field: 'name', revision: 5, digest: 'd', personId: 8, by: 'Ben', at: '2027-05-01T10:00:00Z' },
      }),
      rows('from editing.presence p', { name: 'Ben', isYou: false, field: 'name', since: '2027-05-01T09:00:00Z' }),
    ]
    const here = saving({ answers })
    pool.query = async (text: string, values: unknown[]) => ({ rows: await here.execute(text, values) })
    const db = { ...here.payload.db, pool }
    return answered(togetherEndpoint('flowers'), { user, said, params: { id }, cms: { count, db } }).then((told) => ({
      ...told,
      counted,
      texts: here.asked.map(({ text }) => text.trim().split(' ').slice(0, 3).join(' ')),
      values: here.asked.map((one) => one.values),
    }))
  }
  const said = { tab: 't1', revision: 4, field: 'name' }

  it('is told of the others, of the present revision, and of what was changed since one’s own', async () => {
    const { body, values, counted } = await together(said)
    expect(body).toEqual({
      revision: 5,
      changes: [{ field: 'name', by: 'Ben', at: '2027-05-01T10:00:00.000Z' }],
      people: [{ name: 'Ben', isYou: false, field: 'name', since: '2027-05-01T09:00:00.000Z' }],
    })
    expect(values[0]).toEqual(['flowers', 3, 7, 't1', 'name'])
    expect(values).toContainEqual(['flowers', 3, 4])
    expect(counted).toMatchObject([{ collection: 'flowers', overrideAccess: false, trash: true }])
  })

  it('is gone once that is said, and after a while without a word', async () => {
    const left = await together({ ...said, isLeaving: true })
    expect(left.texts[0]).toBe('delete from editing.presence')
    expect(left.values[0]).toEqual(['flowers', 3, 7, 't1'])
    const stayed = await together(said)
    expect(stayed.texts.slice(0, 2)).toEqual(['insert into editing.presence', 'delete from editing.presence'])
    expect(stayed.values[1]).toEqual([20])
  })

  it('is told to nobody who may not read the entry', async () => {
    expect(await together(said, { isSeen: false })).toMatchObject({ status: 404, texts: [] })
    expect(await together(said, { id: 'x' })).toMatchObject({ status: 404, counted: [] })
    expect(await together(said, { user: null })).toMatchObject({ status: 403, counted: [] })
  })

  it.each([[{ ...said, tab: '' }], [{ ...said, revision: -1 }], [{ tab: 't1' }], [{ ...said, field: 'a'.repeat(81) }]])(
    'is refused for %j',
    async (wrong) => {
      expect(await together(wrong)).toMatchObject({ status: 400, texts: [] })
    },
  )
})

describe('what is planned for an entry', () => {
  const [shows, plans, moves, cancels] = scheduleEndpoints
  const job = {
    ...{ id: 5, collection: 'flowers', document_id: '3', type: 'unpublish', planned_for: '2027-05-02T09:00:00Z' },
    ...{
      wait_until: '2027-05-02T09:00:00Z',
      total_tried: 0,
      has_error: false,
      reason: null,
      person: 'Ann',
      person_id: 7,
    },
  }
  const answers = [
    rows('update payload_jobs', { id: 5 }),
    rows('delete from payload_jobs', { id: 5 }),
    rows('from payload_jobs j', job),
    stands(),
  ]
  const planning = (endpoint: Omit<Endpoint, 'root'> | undefined, asked: Asked = {}) => {
    const queued: Record<string, unknown>[] = []
    const jobs = { queue: async (one: Record<string, unknown>) => void queued.push(one) }
    return answered(endpoint, { answers, cms: { jobs }, ...asked }).then((told) => ({ ...told, queued }))
  }
  const soon = '2027-05-02T12:00:00.000Z'
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-01T12:00:00Z') }))
  afterAll(() => void vi.useRealTimers())

  it('is told to who may read the entry', async () => {
    expect((await planning(shows)).body).toMatchObject({ planned: [{ id: 5, type: 'unpublish', by: 'Ann' }], late: [] })
    expect((await planning(shows, { user: elsewhere })).status).toBe(403)
    expect((await planning(shows, { answers: [] })).status).toBe(404)
  })

  it('is put into the queue in the name of who plans it', async () => {
    const { status, queued } = await planning(plans, { said: { type: 'unpublish', at: soon } })
    expect(status).toBe(200)
    expect(queued).toMatchObject([
      {
        ...{ task: 'schedulePublish', waitUntil: new Date(soon) },
        input: {
          ...{ type: 'unpublish', at: soon, doc: { relationTo: 'flowers', value: '3' } },
          user: { relationTo: 'users', value: 7 },
        },
      },
    ])
  })

  it.each([[{ type: 'unpublish' }], [{ type: 'unpublish', at: 7 }], [{ type: 'unpublish', at: 'soon' }]])(
    'is nothing where no time is said: %j',
    async (said) => {
      expect(await planning(plans, { said })).toMatchObject({
        status: 400,
        body: 'Choose a day and a time.',
        queued: [],
      })
    },
  )

  it('is moved, or tried at once where no time is said on purpose', async () => {
    const moved = await planning(moves, { said: { at: soon }, params: { job: '5' } })
    expect(moved.status).toBe(200)
    expect(moved.values('update payload_jobs')[0]).toEqual(expect.arrayContaining([5, soon]))
    const atOnce = await planning(moves, { said: { at: null }, params: { job: '5' } })
    expect(atOnce.values('update payload_jobs')[0]).toContain(null)
    expect((await planning(moves, { said: {}, params: { job: '5' } })).status).toBe(400)
    expect((await planning(moves, { said: { at: soon }, params: { job: '6' } })).status).toBe(404)
  })

  it('is cancelled by who publishes', async () => {
    expect((await planning(cancels, { params: { job: '5' } })).values('delete from payload_jobs')).toEqual([[5]])
    const refused = await planning(cancels, { params: { job: '5' }, user: writer })
    expect([refused.status, refused.values('delete from payload_jobs')]).toEqual([403, []])
  })

  it('is done as a save in the name of who planned it, and says which plan it was', async () => {
    const done = async (input: object) => {
      const saved: Record<string, unknown>[] = []
      const payload = {
        findByID: async ({ id }: { id: number }) => ({ id, name: 'Ann' }),
        update: async (asked: Record<string, unknown>) => void saved.push(asked),
      }
      await (scheduleTask.handler as (given: object) => Promise<unknown>)({ input, req: { payload } })
      return saved
    }
    const doc = { relationTo: 'flowers', value: '3' }
    const at = '2027-05-02T09:00:00.000Z'
    expect(await done({ type: 'publish', doc, user: { relationTo: 'users', value: 7 }, at })).toMatchObject([
      {
        ...{ collection: 'flowers', id: 3, data: { _status: 'published' }, user: { id: 7, collection: 'users' } },
        context: { 'planned for': at },
      },
    ])
    const [unpublish] = await done({ type: 'unpublish', doc, at })
    expect(unpublish).toMatchObject({ data: { _status: 'draft' } })
    expect(unpublish).not.toHaveProperty('user')
    expect(Object.values((unpublish?.context ?? {}) as object)).toContain('planned publishing')
  })
})

describe('whether readers see what was published last', () => {
  const updated = '2027-05-01T10:00:00.000Z'
  const pages: Record<string, string> = {
    '/new': `<p class="stamp">${updated}</p>`,
    '/old': '<p class="stamp">2027-04-01T10:00:00.000Z</p>',
    '/data': `{"updated_at":"${updated}"}`,
  }
  let origin = ''
  const server = createServer(({ url = '' }, outgoing) => {
    if (url === '/broken') return void outgoing.destroy()
    outgoing.end(pages[url] ?? `<link rel="canonical" href="${url === '/other' ? '' : `${origin}${url}`}">`)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const shown = (
    page: string,
    api: string | null,
    records: readonly object[] = [{ slug: 'rose', updated_at: updated }],
  ) => {
    const { execute } = saving({ answers: [rows('from read_model.records', ...records)] })
    const addressesOf = () => ({ page: `${origin}${page}`, api: api && `${origin}${api}` })
    return shownOf(execute, flowers, { id: 3, addressesOf })
  }
  const places = async (...asked: Parameters<typeof shown>) =>
    (await shown(...asked))?.places.map(({ name, isShown }) => [name, isShown])

  it('is asked of the page and of the API', async () => {
    expect(await shown('/new', '/data')).toMatchObject({
      updatedAt: updated,
      places: [{ isShown: true }, { isShown: true }],
    })
    expect(await places('/old', '/old')).toEqual([
      ['Page', false],
      ['API', false],
    ])
  })

  it('is told of a page without a date by its own address', async () => {
    expect(await places('/plain', null)).toEqual([['Page', true]])
    expect(await places('/other', null)).toEqual([['Page', false]])
  })

  it('is not known where nobody answers, and nothing where it is not published', async () => {
    expect(await places('/broken', null)).toEqual([['Page', null]])
    expect(await shown('/new', null, [])).toBeNull()
  })
})

describe('what the admin asks of the server', () => {
  const calls = (args: unknown, person: object | null = editor) => {
    try {
      insistOnCalling(person as never, args)
      return 'answered'
    } catch (error) {
      return (error as Error).message
    }
  }

  it('is answered of catalogues that the person works on, however they are named', () => {
    const refused = 'You do not work on this catalogue.'
    for (const args of [
      { collectionSlug: 'dishes' },
      { schemaPath: 'dishes.name' },
      { doc: { relationTo: ['flowers', 'dishes'] } },
    ]) {
      expect([args, calls(args)]).toEqual([args, refused])
      expect([args, calls(args, null)]).toEqual([args, refused])
    }
    for (const args of [{ collectionSlug: 'flowers' }, { schemaPath: 'flowers.name' }, { collectionSlug: 'topics' }])
      expect([args, calls(args)]).toEqual([args, 'answered'])
  })

  it('is left to the CMS where it names no entries', () => {
    for (const args of [null, {}, { collectionSlug: 'users' }, { schemaPath: 7 }])
      expect(calls(args, null)).toBe('answered')
  })

  it('is answered after a save by a button without the values that people write, and else with them', () => {
    const field = { valid: true, customComponents: { Field: 'drawn' } }
    const value = { value: 'Rose', initialValue: 'Rose', rows: [] }
    const state = {
      name: { ...field, ...value },
      sources: { ...field, ...value },
      'sources.0.title': { ...field, ...value, addedByServer: true },
      _status: { ...field, ...value },
    }
    const saved = { collectionSlug: 'flowers', data: { name: 'Rose' }, formState: {} }
    expect(toldOf('form-state', saved, { state, livePreviewURL: '/rose' })).toEqual({
      livePreviewURL: '/rose',
      state: { name: field, sources: field, _status: { ...field, ...value } },
    })
    const answer = { state }
    for (const [name, args] of [
      ['form-state', { ...saved, data: undefined }],
      ['form-state', { ...saved, formState: undefined }],
      ['form-state', { ...saved, collectionSlug: 'users' }],
      ['form-state', null],
      ['render-document', saved],
    ] as const)
      expect(toldOf(name, args, answer)).toBe(answer)
    expect(toldOf('form-state', saved, null)).toBeNull()
  })

  it('keeps nobody out by locks: none are made, and nobody reads or changes those from before', () => {
    const read = () => true
    const locks = { slug: 'payload-locked-documents', lockDocuments: {}, access: { read, unlock: read } }
    const entries = { slug: 'flowers', lockDocuments: {}, access: { read } }
    withoutLocks({ collections: [locks, entries] } as unknown as SanitizedConfig)
    expect([locks.lockDocuments, entries.lockDocuments, entries.access.read()]).toEqual([false, false, true])
    const { unlock, ...access } = locks.access as Record<string, () => boolean>
    expect(Object.entries(access).map(([name, may]) => [name, may()])).toEqual(
      expect.arrayContaining([
        ['create', false],
        ['read', false],
        ['update', false],
        ['delete', false],
      ]),
    )
    expect(unlock?.()).toBe(true)
  })
})

/** Saves as the hooks of a collection see them: what each begins from, what it is stored onto, how it is counted and recorded. */
import type { CollectionConfig, Field } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { plannedInContext } from './planned.ts'
import { statusBefore } from './record.ts'
import { digestOf } from './revisions.ts'
import { withRevisions } from './with-revisions.ts'

const now = new Date('2027-05-01T12:00:00Z')
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterAll(() => void vi.useRealTimers())

const fields: Field[] = [
  { name: 'name', type: 'text', label: 'Name' },
  { name: 'scent', type: 'text', label: 'Scent' },
  { name: 'colours', type: 'array', label: 'Colours', fields: [] },
]
const { hooks = {} } = withRevisions(collectionOf(flowers), { slug: 'flowers', fields } as CollectionConfig)
const collection = { slug: 'flowers', fields, versions: { drafts: true }, access: { update: () => true } }
const ann = { id: 7, role: 'editor', services: ['flowers'] }

type Change = { field: string; revision: number; value: unknown; by?: string; personId?: number }
type Ground = {
  user?: object | null
  /** The newest version, and the row; the row is the newest where only one is given. */
  latest?: object
  row?: object
  /** What was changed, oldest first; the revision is that of the last. */
  changes?: readonly Change[]
  stored?: number
  context?: object
  api?: 'REST' | 'local'
  answers?: readonly RecordedAnswer[]
}

function ground({
  user = ann,
  latest,
  row = latest,
  changes = [],
  stored = 0,
  context = {},
  api = 'REST',
  answers = [],
}: Ground) {
  const revision = changes.at(-1)?.revision ?? 0
  const numbers = { revision, storedRevision: stored, keptFrom: 0 }
  const storedChanges = changes.map(({ value, by = 'Ben', personId = 8, ...one }) => ({
    ...{ ...one, digest: digestOf(value), by, personId, at: '2027-05-01T11:00:00Z' },
  }))
  const all = saving({
    user: user as never,
    context: context as never,
    answers: [
      ...answers,
      { to: 'from editing.documents', rows: () => (revision > 0 ? [numbers] : []) },
      {
        to: 'from editing.field_changes c',
        rows: ([, , since]) => storedChanges.filter((one) => one.revision > Number(since)),
      },
      { to: 'insert into editing.documents', rows: () => [{ revision: revision + 1 }] },
    ],
  })
  const createdVersions: object[] = []
  Object.assign(all.payload.db, {
    findVersions: async () => ({ docs: latest ? [{ version: { ...latest } }] : [] }),
    findOne: async () => row ?? null,
    createVersion: async (version: object) => void createdVersions.push(version),
  })
  Object.assign(all.req, { payloadAPI: api, t: (key: string) => key })
  return { ...all, createdVersions }
}

const refusalOf = (error: unknown) => {
  const { status, message, data } = error as { status: number; message: string; data: { conflicts?: object[] } }
  return { status, message, data }
}

/** What a save is made of, as it leaves its first hook. */
async function begun(data: object, from: Ground = {}, more: object = {}, operation = 'update') {
  const here = ground({ latest: { id: 3, name: 'Rose', scent: 'sweet', colours: [], _status: 'draft' }, ...from })
  const args = { id: 3, collection: { config: collection }, data, ...more }
  const [begin] = hooks.beforeOperation ?? []
  const result = await Promise.resolve(begin?.({ args, operation, req: here.req, collection } as never)).then(
    (given) => given as unknown as { data: object; autosave?: boolean; numbers?: object },
    (error) => ({ refused: refusalOf(error) }),
  )
  return { ...here, result, saving: here.req.context.saving as Record<string, unknown> }
}
const refused = async (...given: Parameters<typeof begun>) => {
  const { result } = await begun(...given)
  return 'refused' in result ? result.refused : result
}

describe('a save', () => {
  it('of one entry follows the others of its catalogue, and says what it began from', async () => {
    const { result, asked } = await begun({ name: 'Rosa', revision: 0 })
    expect(result).toMatchObject({ data: { name: 'Rosa' } })
    expect((result as { data: object }).data).not.toHaveProperty('revision')
    expect(asked[0]?.text).toContain('pg_advisory_xact_lock')
    expect(asked[0]?.values).toEqual(['flowers'])
  })

  it('that says no revision is refused to programs, and taken of the server’s own code', async () => {
    expect(await refused({ name: 'Rosa' })).toMatchObject({ status: 428 })
    expect(await refused({ name: 'Rosa', revision: null })).toMatchObject({ status: 428 })
    expect(await refused({ name: 'Rosa' }, { api: 'local' })).toMatchObject({ data: { name: 'Rosa' } })
    expect(await refused({ deletedAt: '2027-05-01' })).toMatchObject({ data: { deletedAt: '2027-05-01' } })
  })

  it.each([[-1], [1.5], [3], ['x']])('is refused that begins from %j, which is no revision', async (revision) => {
    const changes = [{ field: 'name', revision: 2, value: 'Rose' }]
    const told = await refused({ name: 'Rosa', revision }, { changes })
    expect(told).toMatchObject({ status: 409, message: expect.stringContaining('Nothing was saved.') })
  })

  const lily = { id: 3, name: 'Lily', scent: 'sweet', colours: [], _status: 'draft' }
  const renamed: Change[] = [
    { field: 'name', revision: 0, value: 'Rose' },
    { field: 'name', revision: 2, value: 'Lily' },
  ]

  it('keeps what others changed meanwhile in fields that it leaves as they were', async () => {
    const { result } = await begun({ name: 'Rose', scent: 'none', revision: 1 }, { latest: lily, changes: renamed })
    expect(result).toMatchObject({ data: { scent: 'none' } })
    expect((result as { data: object }).data).not.toHaveProperty('name')
  })

  it('is refused where both changed the same, with both and who it was', async () => {
    const told = await refused({ name: 'Iris', revision: 1 }, { latest: lily, changes: renamed })
    expect(told).toMatchObject({
      status: 409,
      data: { conflicts: [{ field: 'name', label: 'Name', yours: 'Iris', theirs: 'Lily', by: 'Ben' }] },
    })
    expect(await refused({ name: 'Lily', revision: 1 }, { latest: lily, changes: renamed })).not.toHaveProperty(
      'status',
    )
  })

  it('while typing keeps in a version of its own what it puts others in the place of', async () => {
    const typing = { draft: true, autosave: true }
    const over = await begun({ name: 'Iris', revision: 2 }, { latest: lily, changes: renamed }, typing)
    expect(over.result).toMatchObject({ data: { name: 'Iris' }, autosave: false })
    const own = renamed.map((change) => ({ ...change, personId: 7 }))
    const again = await begun({ name: 'Iris', revision: 2 }, { latest: lily, changes: own }, typing)
    expect(again.result).toMatchObject({ autosave: true })
  })

  it('does not publish what others changed meanwhile and it has not seen', async () => {
    const from = { latest: lily, row: { ...lily, name: 'Rose' }, changes: renamed }
    const publishing = { scent: 'none', _status: 'published', revision: 1 }
    expect(await refused(publishing, from)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Not published yet, and it would be with this save: Name (Ben).'),
    })
    expect(await refused({ ...publishing, revision: 2 }, from)).not.toHaveProperty('status')
    expect(
      await refused({ scent: 'none', revision: 1 }, { ...from, row: { ...lily, _status: 'published' } }),
    ).toMatchObject({
      status: 409,
    })
    expect(await refused({ scent: 'none', revision: 1 }, from)).not.toHaveProperty('status')
    expect(await refused({ scent: 'none', revision: 1 }, from, { draft: true })).not.toHaveProperty('status')
  })

  it('of a list without rows takes it as empty, as the form says it', async () => {
    const changes = [{ field: 'colours', revision: 2, value: [] }]
    const { result } = await begun({ colours: 0, name: 'Rosa', revision: 1 }, { changes })
    expect((result as { data: object }).data).toEqual({ colours: 0, name: 'Rosa' })
  })

  it('of nothing that is there is left to the CMS', async () => {
    const { result } = await begun({ name: 'Rosa', revision: 9 }, { latest: undefined as never })
    expect(result).toMatchObject({ data: { name: 'Rosa' } })
  })
})

describe('a reading', () => {
  it('tells the revision: of what is published, or of the newest where drafts are asked for', async () => {
    const changes = [{ field: 'name', revision: 5, value: 'Rose' }]
    const { result, req } = await begun({}, { changes, stored: 3 }, {}, 'read')
    const [tell] = hooks.afterOperation ?? []
    const told = (draft: boolean) =>
      tell?.({ args: { ...result, draft }, operation: 'findByID', result: { id: 3 }, req, collection } as never)
    expect(await told(false)).toEqual({ id: 3, revision: 3 })
    expect(await told(true)).toEqual({ id: 3, revision: 5 })
  })

  it('of many, of strangers, or of what is no id tells none', async () => {
    for (const [from, more] of [
      [{}, { id: undefined }],
      [{ user: null }, {}],
      [{}, { id: 'x' }],
    ] as const) {
      const { result, asked } = await begun({}, from, more, 'read')
      expect([(result as { numbers?: object }).numbers, asked]).toEqual([undefined, []])
    }
  })

  it('after a save tells the revision that it made', async () => {
    const [tell] = hooks.afterOperation ?? []
    const answered = (operation: string, user: object | null = ann) => {
      const { req } = ground({ user, changes: [{ field: 'name', revision: 5, value: 'Rose' }] })
      return tell?.({ args: {}, operation, result: { id: 3 }, req, collection } as never)
    }
    expect(await answered('create')).toEqual({ id: 3, revision: 0 })
    expect(await answered('updateByID')).toEqual({ id: 3, revision: 5 })
    expect(await answered('restoreVersion')).toEqual({ id: 3, revision: 5 })
    expect(await answered('updateByID', null)).toEqual({ id: 3 })
    expect(await answered('find')).toEqual({ id: 3 })
  })
})

describe('a new entry', () => {
  const [unnamed] = (hooks.beforeValidate ?? []).slice(-3)
  const creates = (data: object, user: object | null = ann) => {
    const { req } = ground({ user })
    return Promise.resolve()
      .then(() => unnamed?.({ data, operation: 'create', collection, req } as never))
      .catch((error) => error.data.errors)
  }

  it('has a name, where a person makes it', async () => {
    const refusal = [{ path: 'name', message: 'Give it a name first.', label: 'Name' }]
    expect(await creates({ scent: 'sweet' })).toEqual(refusal)
    expect(await creates({ name: '' })).toEqual(refusal)
    expect(await creates({ name: 'Rose' })).toEqual({ name: 'Rose' })
    expect(await creates({}, null)).toEqual({})
  })

  it('begins at no revision', async () => {
    const { result } = await begun({ name: 'Rose', revision: 4 }, {}, { id: undefined }, 'create')
    expect(result).toMatchObject({ data: { name: 'Rose' } })
    expect((result as { data: object }).data).not.toHaveProperty('revision')
  })

  it('is recorded as it is made, but for those that an import makes by hundreds', async () => {
    const lines = async (context: object, operation = 'create') => {
      const { req, asked } = ground({})
      const doc = { id: 3, name: 'Rose', _status: 'draft' }
      await hooks.afterChange?.at(-1)?.({ doc, operation, req, context, collection } as never)
      return asked.flatMap(({ values }) => JSON.parse(String(values[0])))
    }
    expect(await lines({})).toMatchObject([{ kind: 'made', title: 'Rose', document_id: 3, person_id: 7 }])
    expect(await lines({ isPublishedLater: true })).toEqual([])
    expect(await lines({}, 'update')).toEqual([])
  })
})

describe('a change of many at once', () => {
  const [, ontoThePresent] = (hooks.beforeValidate ?? []).slice(-3)
  const pending: Change[] = [
    { field: 'name', revision: 0, value: 'Rose' },
    { field: 'name', revision: 2, value: 'Lily' },
  ]
  const onto = async (data: object, named: string[], from: Ground = {}) => {
    const here = ground({ latest: { id: 3, name: 'Lily', scent: 'sweet', _status: 'draft' }, ...from })
    here.req.context.saving = { isDraft: false, named }
    return Promise.resolve(
      ontoThePresent?.({
        data,
        operation: 'update',
        originalDoc: { id: 3, name: 'Rose' },
        collection,
        req: here.req,
      } as never),
    ).catch((error) => refusalOf(error))
  }

  it('says what the fields are to be that it names; all others are as they are by now', async () => {
    expect(await onto({ name: 'Rose', scent: 'none' }, ['scent'])).toEqual({
      name: 'Lily',
      scent: 'none',
      colours: undefined,
    })
  })

  it('publishes what waits only where it names no fields', async () => {
    const changes = pending
    expect(await onto({ scent: 'none', _status: 'published' }, ['scent'], { changes })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Name (Ben)'),
    })
    expect(await onto({ _status: 'published' }, [], { changes })).toMatchObject({ _status: 'published', name: 'Lily' })
  })

  it('is known by what it is of, and not asked what it began from', async () => {
    const many = await begun({ scent: 'none', revision: 1 }, {}, { id: undefined, where: {} })
    expect(many.saving).toMatchObject({ named: ['scent'], isDraft: false })
    expect(many.asked).toEqual([])
    const one = await begun({ scent: 'none' }, { context: { isOneOfMany: true } })
    expect([one.saving.named, one.asked]).toEqual([['scent'], []])
  })
})

describe('what is about to be stored', () => {
  const record = hooks.beforeChange?.at(-1)
  type Save = { before?: object; data: object; state?: object } & Ground

  async function stored({ before, data, state = {}, ...from }: Save) {
    const here = ground(from)
    here.req.context.saving = { isDraft: false, isBare: false, ...state }
    const originalDoc = { id: 3, name: 'Rose', scent: 'sweet', _status: 'draft', ...before }
    const given = { ...originalDoc, ...data }
    const error = await Promise.resolve(
      record?.({ data: given, operation: 'update', originalDoc, collection, req: here.req } as never),
    ).then(
      () => null,
      (refusal: Error) => refusal.message,
    )
    const valuesOf = (words: string) =>
      here.asked.filter(({ text }) => text.includes(words)).map(({ values }) => values)
    const lines = valuesOf('insert into editing.audit').flatMap(([json]) => JSON.parse(String(json)))
    return { error, lines, counted: valuesOf('insert into editing.documents')[0], valuesOf }
  }

  it('is counted with the fields that it changes, by whom', async () => {
    const { counted, valuesOf, lines } = await stored({ data: { name: 'Rosa' }, state: { isDraft: true } })
    expect(counted?.slice(0, 4)).toEqual(['flowers', 3, 1, false])
    expect(valuesOf('person_id)')[0]?.slice(3, 5)).toEqual([7, ['name']])
    expect(lines).toMatchObject([
      { kind: 'changed', title: 'Rosa', changes: [{ field: 'name', label: 'Name', before: 'Rose', after: 'Rosa' }] },
    ])
  })

  it('is no save where it changes nothing: the revision stays and no line is written', async () => {
    const { counted, lines } = await stored({ data: {}, state: { isDraft: true } })
    expect(counted?.slice(0, 4)).toEqual(['flowers', 3, 0, false])
    expect(lines).toEqual([])
  })

  it.each([
    ['published', { data: { _status: 'published' }, context: { [statusBefore]: 'draft' } }],
    [
      'unpublished',
      { data: { _status: 'draft' }, before: { _status: 'published' }, context: { [statusBefore]: 'published' } },
    ],
    ['trashed', { data: { deletedAt: '2027-05-01' } }],
    ['restored', { data: { deletedAt: null }, before: { deletedAt: '2027-04-01' } }],
    ['version restored', { data: { name: 'Rosa' }, state: { isRestoring: true, isDraft: true } }],
  ] as const)('is recorded as %s', async (kind, save) => {
    expect((await stored(save as Save)).lines).toMatchObject([{ kind, title: expect.any(String), document_id: 3 }])
  })

  it('tells of a plan that was carried out late, when it should have been', async () => {
    const late = async (planned: string) =>
      (await stored({ data: { _status: 'published' }, context: { [plannedInContext]: planned } })).lines[0]?.changes
    expect(await late('2027-05-01T11:54:59Z')).toEqual([
      { field: 'plannedFor', label: 'Done late', before: '2027-05-01T11:54:59Z', after: now.toISOString() },
    ])
    expect(await late('2027-05-01T11:55:00Z')).toEqual([])
  })

  const twoPeople: RecordedAnswer = { to: 'needs_two_people', rows: () => [{}] }
  const byMe: RecordedAnswer = { to: 'order by revision desc limit 1', rows: () => [{ person_id: 7 }] }

  it('is asked for by another, where a catalogue asks for two people and it publishes something new', async () => {
    const publishes = (more: Partial<Save>) =>
      stored({ answers: [twoPeople, byMe], ...more, data: { _status: 'published', ...more.data } })
    const said = 'You wrote the last change, and this catalogue asks for two people: somebody else approves it first.'
    expect((await publishes({ data: { name: 'Rosa' } })).error).toBe(said)
    expect((await publishes({ context: { [statusBefore]: 'draft' } })).error).toBe(said)
    const asItIs = { before: { _status: 'published' }, context: { [statusBefore]: 'published' } }
    expect((await publishes(asItIs)).error).toBeNull()
    const waits = [{ field: 'name', revision: 4, value: 'Rose' }]
    expect((await publishes({ ...asItIs, changes: waits, stored: 3 })).error).toBe(said)
    expect((await publishes({ user: null, data: { name: 'Rosa' } })).error).toBeNull()
    const restored = { before: { deletedAt: '2027-04-01' }, data: { deletedAt: null } }
    expect((await publishes(restored)).error).toBeNull()
  })

  it('ends the review where it is published, and voids an approval where it is changed', async () => {
    const reviews = ({ valuesOf }: Awaited<ReturnType<typeof stored>>) => [
      valuesOf("set state = 'writing'").length,
      valuesOf("set state = 'in review'").length,
    ]
    expect(reviews(await stored({ data: { _status: 'published' } }))).toEqual([1, 0])
    expect(reviews(await stored({ data: { name: 'Rosa' }, state: { isDraft: true } }))).toEqual([0, 1])
    expect(reviews(await stored({ data: {}, state: { isDraft: true } }))).toEqual([0, 0])
  })
})

describe('changes that wait beside what is published', () => {
  const setAside = hooks.beforeValidate?.at(-1)
  const [putBack] = (hooks.afterChange ?? []).slice(-2)
  const waiting = { id: 3, name: 'Rosa', scent: 'none', _status: 'draft' }
  const published = { id: 3, name: 'Rose', scent: 'sweet', _status: 'published' }

  async function moved(from: Ground = {}, state: object = {}) {
    const here = ground({ latest: waiting, row: published, ...from })
    const said: Record<string, unknown> = { isBare: true, isDraft: false, ...state }
    here.req.context.saving = said
    const data = { ...waiting, _status: 'published', deletedAt: '2027-05-01' }
    const dataToStore = await setAside?.({
      data,
      operation: 'update',
      originalDoc: waiting,
      collection,
      req: here.req,
    } as never)
    await putBack?.({ doc: { id: 3, deletedAt: '2027-05-01' }, collection, req: here.req } as never)
    return { dataToStore, createdVersions: here.createdVersions, asked: here.asked }
  }

  it('go into the trash with it, and what is published goes there as it was', async () => {
    const { dataToStore, createdVersions, asked } = await moved()
    expect(dataToStore).toMatchObject({ name: 'Rose', scent: 'sweet', deletedAt: '2027-05-01' })
    expect(createdVersions).toMatchObject([
      {
        ...{ collectionSlug: 'flowers', parent: 3, autosave: false },
        versionData: { name: 'Rosa', scent: 'none', _status: 'draft', deletedAt: '2027-05-01' },
      },
    ])
    expect(asked.some(({ text }) => text.includes('editing.findable'))).toBe(true)
  })

  it('are none where nothing waits, or the save says more than that', async () => {
    for (const [from, state] of [
      [{ latest: published }, {}],
      [{ row: { ...published, _status: 'draft' } }, {}],
      [{}, { isBare: false }],
      [{}, { isDraft: true }],
    ] as [Ground, object][]) {
      const { dataToStore, createdVersions } = await moved(from, state)
      expect([dataToStore?.name, createdVersions]).toEqual(['Rosa', []])
    }
  })
})

it('an entry that is deleted for good is recorded with all that it said, and forgotten', async () => {
  const { req, asked } = ground({})
  const doc = { id: 3, name: 'Rose', scent: 'sweet' }
  await hooks.afterDelete?.at(-1)?.({ id: 3, doc, collection, req } as never)
  const [line] = asked.filter(({ text }) => text.includes('insert into editing.audit'))
  expect(JSON.parse(String(line?.values[0]))).toMatchObject([
    {
      ...{ kind: 'deleted', title: 'Rose', document_id: 3 },
      changes: [
        { field: 'name', before: 'Rose', after: '' },
        { field: 'scent', before: 'sweet', after: '' },
      ],
    },
  ])
  expect(
    asked.filter(({ text }) => text.startsWith('delete from editing.')).map(({ values }) => values),
  ).toContainEqual(['flowers', 3])
})

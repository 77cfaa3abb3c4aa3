/** What is asked about links and addresses of an entry over HTTP and as it goes, and what of it is refused. */
import type { CollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { withUses } from './with-uses.ts'

const target = collectionOf(flowerDays).config.slug
const { endpoints, hooks = {} } = withUses({ slug: target, fields: [] } as CollectionConfig)
const editor = { id: 7, role: 'editor', services: ['flowers'] }
const writer = { ...editor, role: 'writer' }

const stands: RecordedAnswer = {
  to: '_status as status',
  rows: () => [{ status: 'published', is_trashed: false, was_public: true, is_changed_again: false, author: null }],
}
const former = (...given: object[]): RecordedAnswer => ({ to: 'former_slugs', rows: () => given })

/** Flowers that link to the day 3, drafts all. */
const linking = (ids: readonly number[]) => ids.map((id) => ({ id, name: `Rose ${id}`, _status: 'draft', days: [3] }))

type Asked = {
  user?: object | null
  said?: unknown
  query?: object
  id?: string
  slug?: string
  users?: readonly number[]
  answers?: readonly RecordedAnswer[]
  /** The documents that the CMS finds by a query. */
  chosen?: readonly number[]
}

function requestOf({
  user = editor,
  said = {},
  query = {},
  id = '3',
  slug,
  users = [],
  answers = [stands],
  chosen = [],
}: Asked) {
  const versions = linking(users).map((version) => ({ parent: version.id, version, 'version.days': version.days }))
  const all = saving({
    user: user as never,
    answers,
    tables: { flowers: linking(users) },
    versions: { flowers: versions },
  })
  const updated: object[] = []
  Object.assign(all.payload.config, { admin: { user: 'users' } })
  Object.assign(all.payload, {
    count: async () => ({ totalDocs: 1 }),
    find: async () => ({ docs: chosen.map((one) => ({ id: one })) }),
    findByID: async (asked: { id: number }) => linking(users).find((one) => one.id === asked.id),
    update: async ({ id: updatedId, data }: { id: number; data: object }) =>
      void updated.push({ id: updatedId, ...data }),
  })
  Object.assign(all.req, {
    ...{ query, data: said, routeParams: { id, slug }, t: (key: string) => key, headers: new Headers() },
    transactionID: undefined,
  })
  return { ...all, updated }
}

async function answered(method: string, path: string, asked: Asked = {}) {
  const here = requestOf(asked)
  const endpoint = (endpoints || []).find((one) => one.method === method && one.path === path)
  const told = await Promise.resolve()
    .then(() => endpoint?.handler(here.req))
    .then(
      async (response) => ({ status: response?.status, body: await response?.json() }),
      (error: { status: number; message: string }) => ({ status: error.status, body: error.message }),
    )
  return { ...told, updated: here.updated, ended: here.ended, asked: here.asked }
}

describe('who links to an entry', () => {
  it('is told with the addresses that lead to it, to who may read it', async () => {
    const told = await answered('get', '/:id/used-by', { users: [5], answers: [stands, former({ slug: 'rosa' })] })
    expect(told.body).toMatchObject({
      uses: [{ collection: 'flowers', id: 5, name: 'Rose 5', state: 'draft' }],
      others: 0,
    })
    expect(told.body.formerSlugs).toHaveLength(1)
    expect((await answered('get', '/:id/used-by', { user: { ...editor, services: ['food'] } })).status).toBe(403)
    expect((await answered('get', '/:id/used-by', { user: null })).status).toBe(403)
    expect((await answered('get', '/:id/used-by', { answers: [] })).status).toBe(404)
  })

  it('is told of many at once', async () => {
    const told = await answered('get', '/used-by', {
      query: { where: { id: { in: [3] } } },
      chosen: [3],
      users: [5, 6],
    })
    expect(told.body.uses.map(({ id }: { id: number }) => id)).toEqual([5, 6])
  })
})

describe('links that are to lead elsewhere', () => {
  it('are changed in one transaction, to another or to nothing', async () => {
    const to = await answered('post', '/:id/relink', { said: { to: 9 }, users: [5] })
    expect(to.status).toBe(200)
    expect(to.updated).toEqual([{ id: 5, days: [9] }])
    expect(to.ended).toEqual(['committed'])
    const none = await answered('post', '/:id/relink', { said: { to: null }, users: [5] })
    expect(none.updated).toEqual([{ id: 5, days: [] }])
  })

  it.each([[{}], [{ to: 'x' }], [{ to: 0 }], [{ to: 1.5 }], [{ to: 9, more: 1 }]])('are not by %j', async (said) => {
    const told = await answered('post', '/:id/relink', { said, users: [5] })
    expect([told.status, told.updated, told.ended]).toEqual([400, [], []])
  })

  it('are as they were where they are to lead to the same entry', async () => {
    const told = await answered('post', '/:id/relink', { said: { to: 3 }, users: [5] })
    expect(told).toMatchObject({ status: 400, updated: [], ended: ['undone'] })
    expect(told.body).toBe('Choose another flower day, which is not in the trash.')
  })

  it('of many are changed where it is said which, and of no more than a thousand', async () => {
    const many = (asked: Asked) => answered('post', '/relink', { said: { to: null }, users: [5], ...asked })
    expect(await many({})).toMatchObject({ status: 400, body: 'Say which entries: where is missing.', updated: [] })
    const where = { query: { where: { id: { exists: true } } } }
    expect((await many({ ...where, chosen: [3] })).updated).toHaveLength(1)
    const all = Array.from({ length: 1001 }, (_, index) => index + 3)
    expect(await many({ ...where, chosen: all })).toMatchObject({ status: 400, updated: [], ended: [] })
    expect((await many({ ...where, chosen: all.slice(1) })).status).toBe(200)
  })
})

describe('an address that led to an entry', () => {
  const released = (asked: Asked, gone: readonly object[] = [{}]) =>
    answered('delete', '/:id/former-slugs/:slug', {
      slug: 'rosa',
      ...asked,
      answers: [stands, { to: 'delete from', rows: () => gone }, former()],
    })

  it('is released by who publishes, once', async () => {
    const told = await released({})
    expect(told).toMatchObject({ status: 200, ended: ['committed'] })
    expect(told.asked.find(({ text }) => text.includes('delete from'))?.values).toEqual(
      expect.arrayContaining(['rosa', 3]),
    )
    expect(await released({}, [])).toMatchObject({ status: 404, ended: ['undone'] })
    expect((await released({ user: writer })).status).toBe(403)
  })

  const [refuse] = hooks.beforeValidate ?? []
  const takes = async (data: object, originalDoc: object | undefined, context: object = {}) => {
    const { req } = saving({
      answers: [former({ slug: 'rosa', documentId: 3, name: 'Rose' })],
      context: context as never,
    })
    Object.assign(req, { t: (key: string) => key })
    return Promise.resolve()
      .then(() => refuse?.({ collection: { slug: target }, data, originalDoc, req } as never))
      .then(
        () => 'taken',
        (error) => error.data.errors[0],
      )
  }

  it('is not taken by another, neither by a new entry nor by one that is published', async () => {
    const refusal = { path: 'slug', label: 'Slug', message: expect.stringContaining('Rose') }
    expect(await takes({ slug: 'rosa' }, undefined)).toEqual(refusal)
    expect(await takes({ slug: 'rosa' }, { id: 4, slug: 'lily' })).toEqual(refusal)
    expect(await takes({ slug: 'rosa', _status: 'published' }, { id: 4, slug: 'rosa' })).toEqual(refusal)
  })

  it('is the own entry’s, and nobody is asked again while a draft keeps it', async () => {
    expect(await takes({ slug: 'rosa' }, { id: 3, slug: 'lily' })).toBe('taken')
    expect(await takes({ slug: 'rosa' }, { id: 4, slug: 'rosa' })).toBe('taken')
    expect(await takes({ name: 'Rose' }, { id: 4 })).toBe('taken')
    expect(await takes({ slug: 'rosa' }, undefined, { isPublishedLater: true })).toBe('taken')
  })
})

describe('an entry that is deleted for good', () => {
  const [ask] = hooks.beforeDelete ?? []
  const deleted = async (users: readonly number[], links?: unknown, user: object | null = editor) => {
    const here = requestOf({ user, users, query: links === undefined ? {} : { links } })
    const told = await Promise.resolve()
      .then(() => ask?.({ id: 3, req: here.req } as never))
      .then(
        () => 'deleted',
        ({ status, message, data }) => ({ status, message, data }),
      )
    return { told, updated: here.updated }
  }

  it('is so at once where nobody links to it, and by a script', async () => {
    expect(await deleted([])).toEqual({ told: 'deleted', updated: [] })
    expect(await deleted([5], undefined, null)).toEqual({ told: 'deleted', updated: [] })
  })

  it('is so once it is said what becomes of the links', async () => {
    expect(await deleted([5])).toMatchObject({
      told: {
        ...{ status: 409, data: { linkedFrom: 1 } },
        message: `One entry links to it: “Rose 5” (flower). Open it and say first what becomes of these links.`,
      },
      updated: [],
    })
    expect((await deleted([5, 6, 7])).told).toMatchObject({
      message: expect.stringMatching(/“Rose 7” \(flower\)\. Open/),
    })
    expect((await deleted([5, 6, 7, 8, 9])).told).toMatchObject({
      message: expect.stringMatching(/^5 entries link to it: “Rose 5” .*, “Rose 7” \([^)]*\) and 2 more\. Open it/),
    })
    expect((await deleted([5], 'unlink')).updated).toHaveLength(1)
    expect((await deleted([5], '9')).updated).toEqual([{ id: 5, days: [9] }])
    for (const links of ['', 'nothing', '0', '9x', ['9']])
      expect((await deleted([5], links)).told).toMatchObject({ status: 409 })
  })
})

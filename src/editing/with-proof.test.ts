/** What an editor looks at before publishing over HTTP, and the links that show a draft to others for a while. */
import type { CollectionConfig, Endpoint } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { readSigned, sign } from '#src/sign-in/keys.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { draftEndpoints, withProof } from './with-proof.ts'

const now = new Date('2027-05-01T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const secret = 'a secret of the server'
const { endpoints } = withProof(collectionOf(flowers), { slug: 'flowers', fields: [] } as CollectionConfig)
const writer = { id: 7, role: 'writer', services: ['flowers'] }

const stands = (more: object = {}): RecordedAnswer => ({
  to: '_status as status',
  rows: () => [
    { status: 'draft', is_trashed: false, was_public: false, is_changed_again: false, author: null, ...more },
  ],
})

type Asked = { user?: object | null; params?: object; query?: object; answers?: readonly RecordedAnswer[] }

async function answered(endpoint: Omit<Endpoint, 'root'> | undefined, asked: Asked = {}) {
  const { user = writer, params = { id: '3' }, query = {}, answers = [stands()] } = asked
  const { req, payload } = saving({
    user: user as never,
    answers,
    tables: { flowers: [{ id: 3, name: 'Rose', slug: 'rose', _status: 'draft' }] },
  })
  Object.assign(payload, { secret })
  Object.assign(req, { query, routeParams: params, t: (key: string) => key })
  return Promise.resolve()
    .then(() => endpoint?.handler(req))
    .then(
      async (response) => ({ status: response?.status, body: await response?.json() }),
      ({ status, message }) => ({ status, body: message }),
    )
}
const at = (path: string) => (endpoints || []).find((one) => one.path === path)

describe('what is looked at before publishing', () => {
  it('is told to who may read the entry', async () => {
    const { body } = await answered(at('/:id/checks'))
    expect(body.checks[0]).toMatchObject({ path: 'summary', isBlocking: true })
    for (const path of ['/:id/checks', '/:id/preview', '/:id/preview-link', '/:id/shown']) {
      const other = { user: { ...writer, services: ['food'] } }
      expect([path, (await answered(at(path), other)).status]).toEqual([path, 403])
      expect([path, (await answered(at(path), { user: null })).status]).toEqual([path, 403])
      expect([path, (await answered(at(path), { answers: [] })).status]).toEqual([path, 404])
    }
  })

  it('has parts, and no others', async () => {
    expect(await answered(at('/:id/preview'), { query: { part: 'source' } })).toEqual({
      ...{ status: 400, body: 'part is one of page, record, shared.' },
    })
  })
})

describe('a link to a draft', () => {
  it('is given for a week by who may change the entry, and says of no more than of which', async () => {
    const { body } = await answered(at('/:id/preview-link'))
    expect(body.until).toBe('2027-05-08T12:00:00.000Z')
    const [, link = ''] = /^\/cms\/api\/drafts\/(.+)$/.exec(body.path) ?? []
    expect(readSigned(secret, 'previews', link)).toEqual({ collection: 'flowers', id: 3, until: body.until })
    const trashed = await answered(at('/:id/preview-link'), { answers: [stands({ is_trashed: true })] })
    expect(trashed).toEqual({ status: 403, body: 'It is in the trash: restore it first.' })
  })

  const [draft] = draftEndpoints
  const opened = (link: string, query: object = { part: 'none of them' }) =>
    answered(draft, { user: null, params: { link }, query })
  const signed = (more: object = {}, by = secret, purpose = 'previews') =>
    sign(
      by,
      purpose as 'previews',
      { collection: 'flowers', id: 3, until: '2027-05-08T12:00:00.000Z', ...more } as never,
    )

  it('is opened by whoever has it, until it ends', async () => {
    // A part that there is not is refused once the link was found good.
    expect((await opened(signed())).status).toBe(400)
    vi.setSystemTime(new Date('2027-05-08T12:00:00Z'))
    expect((await opened(signed())).status).toBe(400)
    vi.setSystemTime(new Date('2027-05-08T12:00:01Z'))
    expect(await opened(signed())).toEqual({
      status: 404,
      body: 'This link has ended, or never was one. Ask who gave it to you for another.',
    })
  })

  it('is none that somebody else signed, or for something else, or of what is no entry', async () => {
    const link = signed()
    for (const wrong of [
      '',
      'x',
      link.slice(0, -2),
      signed({}, 'another secret'),
      signed({}, secret, 'invitations'),
      signed({ collection: 'users' }),
      signed({ id: '3' }),
      signed({ until: 'never' }),
      signed({ more: true }),
    ])
      expect([wrong, (await opened(wrong)).status]).toEqual([wrong, 404])
  })
})

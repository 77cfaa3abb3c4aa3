/** Files that a person sends to be imported: who may, what is tried, agreed to and stored, and what a catalogue says of itself. */
import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { saving } from '#test/saving.ts'
import { importEndpoint } from './endpoint.ts'

const editor = { id: 7, role: 'editor', services: ['flowers'] }
const writer = { ...editor, role: 'writer' }

const outlets = (...names: string[]) =>
  `outlets:\n${names.map((name) => `  - name: ${name}\n    homepage: https://${name}.example/\n    feed: https://${name}.example/feed\n`).join('')}`
const cardOf = (more = '') =>
  `name: Blossoms\ntagline: Of flowers.\npublisher: Octavo\nnetwork: Octavo\ntopics: [flowers]\nabout: All of *them*.\n${more}`

type Asked = {
  user?: object | null
  service?: string
  words?: Record<string, string>
  files?: Record<string, string | Uint8Array>
  form?: 'none'
  /** What the CMS has. */
  card?: object
  feeds?: readonly string[]
  twoPeople?: boolean
  /** The refusals of the CMS for new documents. */
  refuses?: Error
}

async function imported({
  user = editor,
  service = 'flowers',
  words = {},
  files = {},
  card,
  feeds = [],
  ...more
}: Asked) {
  const { payload, asked, ended } = saving({
    answers: [{ to: 'needs_two_people', rows: () => (more.twoPeople ? [{}] : []) }],
  })
  const written: object[] = []
  const writes =
    (how: string) =>
    async ({ collection, id, data }: { collection: string; id?: number; data: object }) => {
      if (more.refuses) throw more.refuses
      written.push({ how, collection, ...(id !== undefined && { id }), data })
    }
  Object.assign(payload.config, { admin: { user: 'users' } })
  Object.assign(payload, {
    find: async ({ collection }: { collection: string }) => ({
      docs: collection === 'publications' && card ? [{ id: 2, ...card }] : [],
    }),
    count: async ({ where }: { where: { feed: { equals: string } } }) => ({
      totalDocs: feeds.includes(where.feed.equals) ? 1 : 0,
    }),
    create: writes('made'),
    update: writes('changed'),
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  for (const [name, text] of Object.entries(files)) form.append('files', new File([text as string], name), name)
  const req = {
    ...{ payload, user, context: {}, routeParams: { service }, t: (key: string) => key, headers: new Headers() },
    formData: async () => {
      if (more.form === 'none') throw new TypeError('no form')
      return form
    },
  } as unknown as PayloadRequest
  const told = await Promise.resolve()
    .then(() => importEndpoint.handler(req))
    .then(
      async (response) => ({ status: response.status, body: await response.json() }),
      ({ status, message }) => ({ status, body: message }),
    )
  return { ...told, written, ended, asked }
}

describe('an import', () => {
  it('is for who works on the catalogue', async () => {
    const files = { 'outlets.yaml': outlets('a') }
    expect((await imported({ files, user: null })).status).toBe(403)
    expect(await imported({ files, service: 'food' })).toMatchObject({
      ...{ status: 403, body: 'You do not work on this catalogue.', written: [], ended: [] },
    })
    expect(await imported({ files, service: 'nothing' })).toMatchObject({ status: 404 })
  })

  it.each([
    [{ form: 'none' as const }, 'Send the files as a form (multipart/form-data).'],
    [{}, 'Choose files to import.'],
    [{ words: { plan: 'mine' } }, 'There is no such plan.'],
    [{ words: { kind: 'dishes' }, files: { 'a.md': '' } }, 'There is no such kind of entry.'],
    [{ words: { drafts: 'perhaps' }, files: { 'a.md': '' } }, expect.any(String)],
  ])('is refused for %j', async (asked, message) => {
    expect(await imported(asked)).toMatchObject({ status: 400, body: message, ended: [] })
  })

  it('is tried out first: all that it would change is told, and nothing is stored', async () => {
    const files = { 'outlets.yaml': outlets('a', 'b') }
    const { status, body, ended } = await imported({ files, feeds: ['https://a.example/feed'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ made: 0, replaced: 0, kept: 0, isStored: false, areDrafts: false, leftOut: [] })
    expect(body.changes).toEqual([{ file: 'outlets.yaml', line: 1, entry: null, field: null, before: '', after: 'b' }])
    expect(ended).toEqual(['undone'])
  })

  it('is stored where it is still what somebody agreed to, and recorded', async () => {
    const files = { 'outlets.yaml': outlets('a') }
    const { body: trial } = await imported({ files })
    expect(trial.plan).toMatch(/^[0-9a-f]{64}$/)
    const done = await imported({ files, words: { plan: trial.plan } })
    expect([done.status, done.body.isStored, done.ended]).toEqual([200, true, ['committed']])
    expect(done.written).toEqual([
      {
        ...{ how: 'made', collection: 'outlets' },
        data: { name: 'a', homepage: 'https://a.example/', feed: 'https://a.example/feed', service: 'flowers' },
      },
    ])
    const line = done.asked.find(({ text }) => text.includes('insert into editing.audit'))
    expect(JSON.parse(String(line?.values[0]))).toMatchObject([
      { kind: 'imported', service: 'flowers', person_id: 7, reason: '0 made, 0 replaced, 0 kept as they were' },
    ])
  })

  it('is not stored where it would change something else by now', async () => {
    const plan = (await imported({ files: { 'outlets.yaml': outlets('a', 'b') } })).body.plan
    for (const asked of [
      { files: { 'outlets.yaml': outlets('a', 'b') }, feeds: ['https://a.example/feed'] },
      { files: { 'outlets.yaml': outlets('a', 'c') } },
      { files: { 'outlets.yaml': outlets('a', 'b') }, words: { replace: 'yes' } },
    ]) {
      const { status, body, ended } = await imported({ ...asked, words: { ...asked.words, plan } })
      expect([status, body.isStored, ended]).toEqual([409, false, ['undone']])
    }
  })

  it('is drafts alone of a writer, or where two people are asked for, and says what it leaves out', async () => {
    const files = { 'publication.yaml': cardOf(), 'outlets.yaml': outlets('a') }
    for (const asked of [{ user: writer }, { twoPeople: true }, { words: { drafts: 'yes' } }]) {
      const { body, written } = await imported({ files, ...asked })
      expect(body).toMatchObject({ areDrafts: true, changes: [], leftOut: ['publication.yaml', 'outlets.yaml'] })
      expect(written).toEqual([])
    }
  })

  it('is refused as a whole with what is wrong, by file and line, 500 of it at most', async () => {
    const files = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.txt`, 'a']))
    const { status, body, ended } = await imported({ files })
    expect([status, body.count, body.troubles.length, ended]).toEqual([422, 501, 500, []])
    expect(body.errors).toEqual([{ message: 'The files were refused, and nothing was stored.' }])
    expect(body.troubles[0]).toMatchObject({ file: '0.txt', line: 1 })
  })

  it('is one at a time, and another can begin once it has ended, however that was', async () => {
    const files = { 'outlets.yaml': outlets('a') }
    const both = await Promise.all([imported({ files }), imported({ files })])
    expect(both.map(({ status }) => status)).toEqual([200, 409])
    expect((await imported({ files: { 'a.txt': '' } })).status).toBe(422)
    expect((await imported({ form: 'none' })).status).toBe(400)
    expect((await imported({ files })).status).toBe(200)
  })
})

describe('what a catalogue says of itself', () => {
  const card = (text: string, asked: Asked = {}) => imported({ files: { 'publication.yaml': text }, ...asked })

  it('is made where it says nothing yet, with the licence that all have unless it says another', async () => {
    const { written, body } = await card(cardOf())
    expect(written).toEqual([
      {
        ...{ how: 'made', collection: 'publications' },
        data: {
          ...{ name: 'Blossoms', tagline: 'Of flowers.', publisher: 'Octavo', network: 'Octavo', topics: ['flowers'] },
          ...{ service: 'flowers', about: lexicalFromMarkdown('All of *them*.'), adSlots: [], contact: null },
          licence: 'CC-BY-4.0',
        },
      },
    ])
    expect(body.changes).toMatchObject([
      { file: 'publication.yaml', field: null, after: expect.stringContaining('name') },
    ])
    expect((await card(cardOf('licence: CC0-1.0\n'))).written).toMatchObject([{ data: { licence: 'CC0-1.0' } }])
  })

  const present = {
    ...{ name: 'Flowers', tagline: 'Of flowers.', publisher: 'Octavo', network: 'Octavo', topics: ['flowers'] },
    ...{ service: 'flowers', about: lexicalFromMarkdown('All of *them*.'), adSlots: [], contact: null },
    licence: 'CC-BY-4.0',
  }

  it('is changed where that is asked for, and told by the fields that differ', async () => {
    const { written, body } = await card(cardOf(), { card: present, words: { replace: 'yes' } })
    expect(written).toMatchObject([{ how: 'changed', collection: 'publications', id: 2 }])
    expect(body.changes).toEqual([
      { file: 'publication.yaml', line: 1, entry: null, field: 'name', before: 'Flowers', after: 'Blossoms' },
    ])
  })

  it('is kept where nobody asks for that, or it says the same', async () => {
    expect(await card(cardOf(), { card: present })).toMatchObject({ written: [], body: { changes: [] } })
    const same = { card: { ...present, name: 'Blossoms' }, words: { replace: 'yes' } }
    expect(await card(cardOf(), same)).toMatchObject({ written: [], body: { changes: [] } })
  })

  it.each([
    ['licence: mine\n', 7, /^licence: /],
    ['ad_slots:\n  - name: Top\n    place: above\n', 8, /^ad_slots\.0\.size: /],
    ['name: Twice\n', 7, /./],
  ])('is refused that says %j, at its line', async (more, line, detail) => {
    const { status, body, written } = await card(cardOf(more))
    expect([status, written]).toEqual([422, []])
    expect(body.troubles).toEqual([{ file: 'publication.yaml', line, detail: expect.stringMatching(detail) }])
  })

  it('is refused for each field that there is not, at its line', async () => {
    const { body } = await card(
      cardOf('more: 1\nad_slots:\n  - { name: Top, place: above, size: large, colour: red }\nless: 2\n'),
    )
    const told = body.troubles.map(({ line, detail }: { line: number; detail: string }) => `${line} ${detail}`)
    const no = 'There is no such field.'
    expect(told.sort()).toEqual([`10 less: ${no}`, `7 more: ${no}`, `9 ad_slots.0.colour: ${no}`])
    expect((await card('- a list')).body.troubles).toEqual([
      { file: 'publication.yaml', line: 1, detail: expect.not.stringMatching(/^:/) },
    ])
  })

  it('is refused where the CMS has something against it, in the names of the file', async () => {
    const refuses = Object.assign(new Error('invalid'), {
      data: { errors: [{ path: 'adSlots.0.size', message: 'Too large.' }] },
    })
    expect((await card(cardOf(), { refuses })).body.troubles).toEqual([
      { file: 'publication.yaml', line: 1, detail: 'ad_slots.0.size: Too large.' },
    ])
  })

  it('has outlets with addresses', async () => {
    const text = 'outlets:\n  - name: A\n    homepage: none\n    feed: https://a.example/feed\n'
    const { status, body } = await imported({ files: { 'outlets.yaml': text } })
    expect([status, body.troubles]).toEqual([
      422,
      [{ file: 'outlets.yaml', line: 3, detail: expect.stringMatching(/^outlets\.0\.homepage: /) }],
    ])
  })
})

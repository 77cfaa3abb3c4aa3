/** What is missing or doubtful of an entry as its newest version is, and what readers would see of it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { checksOf } from './checks.ts'
import { type PreviewPart, previewOf, type Show } from './preview.ts'

const now = '2027-05-01T12:00:00.000Z'
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }))
afterAll(() => void vi.useRealTimers())

const collection = collectionOf(flowers)
const entry = (version: object, row: object = {}, answers: readonly RecordedAnswer[] = [], tables: object = {}) =>
  saving({
    tables: { ...tables, flowers: [{ id: 3, _status: 'draft', ...version, ...row }] },
    versions: { flowers: [{ parent: 3, version: { _status: 'draft', ...version } }] },
    answers,
  })

describe('what is missing of an entry', () => {
  const checks = (version: object, row?: object, answers?: readonly RecordedAnswer[]) =>
    checksOf(entry(version, row, answers).req, collection, 3)
  const told = async (...given: Parameters<typeof checks>) =>
    (await checks(...given))?.map(({ path, message }) => `${path}: ${message}`) ?? []

  it('is told by the field and tab of the form, what blocks first, each in the order of the form', async () => {
    const all = (await checks({ name: 'Rose', slug: 'rose' })) ?? []
    expect(all[0]).toEqual({
      ...{ path: 'summary', label: 'Summary', tab: 'Text', message: 'This is needed to publish.', isBlocking: true },
    })
    expect(all.filter(({ isBlocking }) => isBlocking)).toHaveLength(1)
    const tabs = [...new Set(all.map(({ tab }) => tab))]
    expect(tabs).toEqual(['Text', 'Finding it', 'Questions and sources', 'Pictures'])
    expect(all.findIndex(({ path }) => path === 'origin')).toBeLessThan(all.findIndex(({ path }) => path === 'uses'))
  })

  it('is what a good page has: texts, values to filter by, countries, questions, a picture', async () => {
    expect(await told({ name: 'Rose' })).toEqual(
      expect.arrayContaining([
        'origin: Nothing is written under “Origin”.',
        'colors: Nothing is chosen: who filters by it does not find it.',
        'countries: It is tied to no country.',
        'faq: No questions are answered; a good page has 3.',
        'picture: It has no picture.',
      ]),
    )
  })

  it('is no more what is there', async () => {
    const faq = [{ question: 'Red?', answer: lexicalFromMarkdown('Yes.') }]
    const some = await told({
      name: 'Rose',
      origin: lexicalFromMarkdown('From afar.'),
      colors: ['red'],
      countries: ['FR'],
      faq,
    })
    for (const path of ['colors', 'countries']) expect(some.join()).not.toContain(`${path}:`)
    // What is written and rests on no source is another matter.
    expect(some.filter((one) => one.startsWith('origin:'))).toEqual(['origin: Origin cites no source.'])
    expect(some).toContain('faq: One question is answered; a good page has 3.')
    expect((await told({ name: 'Rose', faq: [...faq, ...faq] })).join()).toContain('2 questions are answered')
    expect((await told({ name: 'Rose', faq: [...faq, ...faq, ...faq] })).join()).not.toContain('a good page')
  })

  it('is of the newest version, and not of what is published', async () => {
    const paths = await told({ name: 'Rose', summary: 'A rose.' }, { _status: 'published', summary: '' })
    expect(paths.join()).not.toContain('summary:')
  })

  it('is that others are not published: readers do not see them', async () => {
    const days = (ids: number[], published: number[]) =>
      told({ name: 'Rose', days: ids }, {}, [
        {
          to: 'from "flower_days" where id = any',
          rows: () => published.map((id) => ({ id, slug: `day-${id}`, name: `Day ${id}` })),
        },
      ])
    const one = `days: One ${flowerDays.one} is not published: readers do not see it here.`
    expect(await days([5, 6], [5])).toContain(one)
    expect(await days([5, 6], [])).toContain(
      `days: 2 ${flowerDays.many} are not published: readers do not see them here.`,
    )
    expect((await days([5, 6], [5, 6])).join()).not.toContain('not published')
  })

  it('is nothing where there is no such entry', async () => {
    expect(await checksOf(entry({ name: 'Rose' }).req, collection, 4)).toBeNull()
  })
})

describe('what readers would see of an entry', () => {
  type Ground = {
    row?: object
    answers?: readonly RecordedAnswer[]
    tables?: object
    fails?: { at: string; code: string }
    id?: number
    show?: Show
  }

  /** What the function that makes pages gets, and how the transaction ended. */
  async function previewed(version: object, { row, answers = [], tables, fails, id = 3, show }: Ground = {}) {
    const here = entry(version, row, answers, tables)
    const said: string[] = []
    const released: unknown[] = []
    const query = async (asked: string | { text: string; values: unknown[] }) => {
      const words = typeof asked === 'string' ? asked : asked.text
      said.push(words)
      if (fails && words.includes(fails.at)) throw Object.assign(new Error('failed'), { code: fails.code })
      return { rows: typeof asked === 'string' ? [] : await here.execute(words, asked.values) }
    }
    const client = { query, release: (isBroken: boolean) => void released.push(isBroken) }
    Object.assign(here.payload.db, { pool: { connect: async () => client } })
    const given: Parameters<Show>[0][] = []
    const showPage: Show = async (asked) => {
      given.push(asked)
      return { text: 'a page', headers: {} }
    }
    const addressOf = (part: PreviewPart) => `/there?part=${part}`
    const result = await previewOf(here.req, collection, { id, part: 'page', addressOf }, show ?? showPage).catch(
      ({ status, message }) => ({ status, message }),
    )
    const stored = here.asked.find(({ text: words }) => words.includes('into read_model.records'))
    return { result, asked: given[0], said, released, stored: JSON.stringify(stored?.values ?? null) }
  }
  const rose = { name: 'Rose', slug: 'rose', summary: 'A rose.' }

  it('is made of its record within a transaction of which nothing is left', async () => {
    const { result, asked, said, released, stored } = await previewed(rose)
    expect(result).toEqual({ text: 'a page', headers: {} })
    expect(asked).toMatchObject({
      service: 'flowers',
      resource: 'flower',
      slug: 'rose',
      part: 'page',
      isPublished: false,
    })
    expect(asked?.addressOf('record')).toBe('/there?part=record')
    expect([said[0], said.at(-1), released]).toEqual(['begin', 'rollback', [false]])
    expect(said).not.toContain('commit')
    expect(said[1]).toContain('lock_timeout = 4000')
    expect(stored).toContain('A rose.')
  })

  it('is there all the same where it cannot be published yet, with what is in the way', async () => {
    const { asked, stored } = await previewed({ name: 'Rose', slug: 'rose' })
    expect(asked?.blocking).toEqual(['Summary: This is needed to publish.'])
    expect(stored).toContain('Rose')
  })

  it('has an address of its own where it has none yet, or readers find another there', async () => {
    const slug = async (version: object, answers: readonly RecordedAnswer[] = []) =>
      (await previewed({ ...rose, ...version }, { answers })).asked?.slug
    expect(await slug({ slug: null })).toBe('draft-3')
    expect(await slug({ slug: 'Not a slug' })).toBe('draft-3')
    expect(await slug({}, [{ to: 'and document_id <> $4', rows: () => [{}] }])).toBe('draft-3')
  })

  it('is nothing of what lies in the trash, or is not there', async () => {
    for (const [version, more] of [
      [{ ...rose, deletedAt: now }, {}],
      [rose, { id: 4 }],
    ] as const)
      expect(await previewed(version, more)).toMatchObject({ result: null, said: [] })
  })

  it('waits for nobody who publishes for long', async () => {
    const { result, said, released } = await previewed(rose, { fails: { at: 'pg_advisory', code: '55P03' } })
    expect(result).toEqual({
      ...{ status: 503, message: 'Somebody is publishing much in this catalogue: try again in a minute.' },
    })
    expect([said.at(-1), released]).toEqual(['rollback', [false]])
  })

  it('leaves nothing where making it fails, nor a connection that could not be put back', async () => {
    const show = () => Promise.reject(new Error('no page'))
    expect(await previewed(rose, { show })).toMatchObject({ result: { message: 'no page' }, released: [false] })
    expect(await previewed(rose, { fails: { at: 'rollback', code: 'X' } })).toMatchObject({ released: [true] })
  })

  it('has pictures where editors see them, which readers do not', async () => {
    const media = {
      ...{ id: 8, filename: 'rose.jpg', alt: 'A rose', caption: null, credit: 'Ann', licence: 'CC0-1.0' },
      ...{ width: 800, height: 600, focalX: 50, focalY: 50, mimeType: 'image/jpeg' },
      sizes: { small: { filename: 'rose-400.webp', mimeType: 'image/webp', width: 400, height: 300 } },
    }
    const { stored } = await previewed({ ...rose, picture: 8, gallery: [8] }, { tables: { media: [media] } })
    // In its page, in its gallery, and in lists.
    expect(stored.match(/\/cms\/api\/media\/file\/rose\.jpg/g)).toHaveLength(3)
    expect(stored).toContain('/cms/api/media/file/rose-400.webp')
    expect(stored).not.toContain('"/media/')
  })

  it('is made one after the other', async () => {
    const order: string[] = []
    const slow: Show = async () => {
      order.push('begun')
      await Promise.resolve()
      order.push('done')
      return { text: '', headers: {} }
    }
    await Promise.all([previewed(rose, { show: slow }), previewed(rose, { show: slow })])
    expect(order).toEqual(['begun', 'done', 'begun', 'done'])
  })
})

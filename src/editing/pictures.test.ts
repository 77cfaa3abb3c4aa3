/** The files of pictures through saves that succeed and fail, and who sees and changes which pictures. */

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { type FileStore, type Storable, StoreAway } from '#src/pictures/store.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { withFiles } from './picture-files.ts'
import { withPicturePermission } from './picture-permission.ts'

const rows = (to: string, ...given: object[]): RecordedAnswer => ({ to, rows: () => given })

/** A store in memory, which may be away for some files. */
function storeOf(files: Record<string, string> = {}, isAway: (file: string) => boolean = () => false) {
  const held = new Map(Object.entries(files))
  const asked: object[] = []
  const near = (file: string) => {
    if (isAway(file)) throw new StoreAway('10.0.0.7 is away')
  }
  const store: FileStore = {
    async put(file, { body }: Storable) {
      near(file)
      held.set(file, String(body instanceof Readable ? await buffer(body) : Buffer.from(body)))
    },
    async read(file, conditions) {
      near(file)
      asked.push({ file, ...conditions })
      const text = held.get(file)
      if (text === undefined) return null
      return {
        status: 200,
        headers: { etag: '"1"', 'cache-control': 'public' },
        body: Readable.from([Buffer.from(text)]),
      }
    },
    remove: async (file) => void held.delete(file),
  }
  return { store, held, asked }
}

const picture = (more: object = {}) => ({
  ...{ id: 3, filename: 'lotus-0q3k7x2m.jpg', mimeType: 'image/jpeg', focalX: 50, focalY: 50 },
  ...{ alt: 'A lotus', caption: 'In bloom', credit: 'Ann', licence: 'CC0', sizes: {} },
  ...more,
})

type Ground = {
  stores: readonly [FileStore, ...FileStore[]]
  file?: object | null
  query?: object
  sizes?: Record<string, Buffer>
  pictures?: readonly { id: number }[]
}

function collectionOf({ stores, file = null, query = {}, sizes = {}, pictures = [picture()] }: Ground) {
  const { hooks = {}, upload } = withFiles({ slug: 'media', fields: [], upload: { mimeTypes: ['image/*'] } }, stores)
  const here = saving({})
  const logged: unknown[] = []
  Object.assign(here.payload, {
    findByID: async ({ id }: { id: number }) => pictures.find((one) => one.id === id) ?? null,
    logger: { error: (error: unknown) => logged.push(error) },
  })
  Object.assign(here.req, { file: file ?? undefined, query, payloadUploadSizes: sizes })
  return { hooks, upload: upload as Exclude<CollectionConfig['upload'], boolean | undefined>, logged, ...here }
}

const file = { name: 'Lotus Flower.JPG', data: Buffer.from('bytes'), mimetype: 'image/jpeg', size: 5 }
const own = /^Lotus Flower-[0-9a-z]{8}\.JPG$/

describe('an upload', () => {
  async function begun(args: object, operation: string, ground: Partial<Ground> = {}) {
    const here = collectionOf({ stores: [storeOf({ 'lotus-0q3k7x2m.jpg': 'stored' }).store], ...ground })
    const begin = here.hooks.beforeOperation?.at(-1)
    const given = await Promise.resolve(begin?.({ args, operation, req: here.req, collection: {} } as never)).catch(
      ({ status, message }) => ({ status, message }),
    )
    return { given, file: here.req.file }
  }

  it('has a name of its own, another each time', async () => {
    const names = await Promise.all([1, 2].map(async () => (await begun({ data: {} }, 'create', { file })).file?.name))
    for (const name of names) expect(name).toMatch(own)
    expect(names[0]).not.toBe(names[1])
    expect((await begun({}, 'find', { file })).file?.name).toBe('Lotus Flower.JPG')
  })

  it('is what a picture becomes that is copied: its words and its file, under a name of its own', async () => {
    const { given, file: copied } = await begun({ duplicateFromID: 3, data: { alt: 'Another' } }, 'create')
    expect(given).toEqual({ data: { alt: 'Another', caption: 'In bloom', credit: 'Ann', licence: 'CC0' } })
    expect(copied).toMatchObject({ name: expect.stringMatching(/^lotus-(?!0q3k7x2m)[0-9a-z]{8}\.jpg$/), size: 6 })
    expect([String(copied?.data), copied?.mimetype]).toEqual(['stored', 'image/jpeg'])
  })

  it.each([
    [{ crop: { width: 50 } }, true],
    [{ widthInPixels: 40 }, true],
    [{ focalPoint: { x: 50, y: 20 } }, true],
    [{ focalPoint: { x: '50', y: 50 } }, false],
    [{}, false],
    ['crop', false],
  ])('is what a picture becomes by the edits %j: %s', async (uploadEdits, isUpload) => {
    const { file: edited } = await begun({ id: 3, data: {} }, 'update', { query: { uploadEdits } })
    expect(edited !== undefined).toBe(isUpload)
  })

  it('cannot be made of a file that is gone', async () => {
    const { given } = await begun({ duplicateFromID: 3 }, 'create', { stores: [storeOf().store] })
    expect(given).toEqual({ status: 400, message: 'The file of this picture is gone. Upload it again.' })
  })
})

describe('a save of a picture', () => {
  const sizes = { card: { filename: 'lotus-1-400.webp', mimeType: 'image/webp' }, large: { filename: null } }
  const doc = picture({ filename: 'lotus-1.jpg', sizes })

  async function stored(
    operation: string,
    {
      isAway,
      previous = picture(),
      ...ground
    }: Partial<Ground> & { isAway?: (file: string) => boolean; previous?: object } = {},
  ) {
    const { store, held } = storeOf({}, isAway)
    const here = collectionOf({ stores: [store], file, sizes: { card: Buffer.from('small') }, ...ground })
    const [put] = here.hooks.afterChange ?? []
    const failure = await Promise.resolve(
      put?.({ doc, operation, previousDoc: previous, req: here.req } as never),
    ).then(
      () => null,
      ({ status, message }) => ({ status, message }),
    )
    return { failure, held: Object.fromEntries(held), asked: here.asked, logged: here.logged }
  }

  it('stores the file and its sizes before its row is committed', async () => {
    const { failure, held, asked } = await stored('create')
    expect([failure, held, asked]).toEqual([null, { 'lotus-1.jpg': 'bytes', 'lotus-1-400.webp': 'small' }, []])
  })

  it('stores nothing where nothing was uploaded', async () => {
    expect((await stored('update', { file: null })).held).toEqual({})
  })

  it('writes down which files it leaves unneeded, and removes none', async () => {
    const previous = picture({ sizes: { card: { filename: 'old-400.webp' }, large: null } })
    const { asked } = await stored('update', { previous })
    expect(asked.map(({ values }) => values)).toEqual([['["lotus-0q3k7x2m.jpg","old-400.webp"]']])
  })

  it('leaves nothing behind where one file could not be stored, and says to try again', async () => {
    const { failure, held, asked, logged } = await stored('update', { isAway: (name) => name.endsWith('.webp') })
    expect([held, asked]).toEqual([{}, []])
    expect(failure).toEqual({
      status: 503,
      message: 'The store of the pictures cannot be reached for the moment. Nothing was changed: try again.',
    })
    expect(String(logged)).toContain('10.0.0.7')
  })

  it('is refused where it would write over a file that is there', async () => {
    const { failure, held } = await stored('update', { previous: picture({ filename: 'lotus-1.jpg' }) })
    expect([failure, held]).toEqual([{ status: 400, message: 'Pictures are cropped one at a time.' }, {}])
  })

  it('that deletes it writes its files down as unneeded', async () => {
    const here = collectionOf({ stores: [storeOf().store], pictures: [doc] })
    await here.hooks.beforeDelete?.at(-1)?.({ id: 3, req: here.req, collection: {} } as never)
    expect(here.asked.map(({ values }) => values)).toEqual([['["lotus-1.jpg","lotus-1-400.webp"]']])
    await here.hooks.beforeDelete?.at(-1)?.({ id: 9, req: here.req, collection: {} } as never)
    expect(here.asked).toHaveLength(1)
  })
})

describe('a file of a picture', () => {
  async function served(stores: readonly [FileStore, ...FileStore[]], name = 'lotus.jpg', headers: object = {}) {
    const here = collectionOf({ stores })
    Object.assign(here.req, { headers: new Headers(headers as HeadersInit) })
    const [serve] = here.upload.handlers ?? []
    const response = (await serve?.(here.req as PayloadRequest, { params: { filename: name } } as never)) as Response
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it('comes from the first store that has it, and is kept by nobody else’s cache', async () => {
    const [first, second] = [storeOf({ 'lotus.jpg': 'new' }), storeOf({ 'lotus.jpg': 'old', 'rose.jpg': 'rose' })]
    const both = [first.store, second.store] as const
    const { status, headers, text } = await served(both)
    expect([status, text, headers.get('etag')]).toEqual([200, 'new', '"1"'])
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await served(both, 'rose.jpg')).text).toBe('rose')
  })

  it('is asked for as the browser asks', async () => {
    const { store, asked } = storeOf({ 'lotus.jpg': 'new' })
    await served([store], 'lotus.jpg', { range: 'bytes=0-1', 'if-range': '"1"', 'if-none-match': '"2"' })
    expect(asked).toEqual([{ file: 'lotus.jpg', range: 'bytes=0-1', ifRange: '"1"', ifNoneMatch: '"2"' }])
  })

  it('is not there, or not for the moment', async () => {
    const { status, headers } = await served([storeOf().store])
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-cache'])
    await expect(served([storeOf({}, () => true).store])).rejects.toMatchObject({ status: 503 })
  })
})

const { access = {}, hooks = {} } = withPicturePermission({ slug: 'media', fields: [] })
const editor = { id: 7, role: 'editor', services: ['flowers'] }
const writer = { ...editor, role: 'writer' }
const administrator = { id: 1, role: 'administrator' }

type Standing = { hidden?: readonly number[]; holds?: readonly object[]; author?: number }
const asking = (user: object | null, { hidden = [], holds = [], author }: Standing = {}) =>
  saving({
    user: user as never,
    answers: [
      rows('with holding as', ...hidden.map((id) => ({ id }))),
      rows('as holding group by service', ...holds),
      rows("collection = 'media'", ...(author === undefined ? [] : [{ person_id: author }])),
    ],
  })

describe('who sees a picture', () => {
  const sees = async (user: object | null, standing: Standing = {}, id?: number) => {
    const { req, asked } = asking(user, standing)
    return { seen: await access.read?.({ req, id } as never), asked }
  }

  it('is whoever works on a catalogue whose entries hold it, or readers’ own; all see the rest', async () => {
    const { seen, asked } = await sees(editor, { hidden: [4, 5] })
    expect(seen).toEqual({ id: { not_in: [4, 5] } })
    expect(asked[0]?.text).toContain('with holding as')
    expect(asked[0]?.values).toContainEqual(['flowers', 'network'])
    expect((await sees(editor)).seen).toBe(true)
  })

  it('is everybody who works on everything, without asking; and no stranger', async () => {
    expect(await sees(administrator)).toEqual({ seen: true, asked: [] })
    expect(await sees(null, { hidden: [4] })).toEqual({ seen: false, asked: [] })
  })

  it('is asked of one alone where one is looked at', async () => {
    const { asked } = await sees(editor, {}, 4)
    expect(asked[0]?.values).toContain(4)
    expect(asked[0]?.text).toContain('where not exists (select from media')
    expect(await sees(editor, {}, Number.NaN)).toEqual({ seen: true, asked: [] })
  })
})

describe('who changes a picture, and who deletes it', () => {
  const shown = [{ service: 'flowers', is_shown: true }]
  const held = [{ service: 'flowers', is_shown: false }]
  const mixed = [...held, { service: 'food', is_shown: true }]

  async function may(operation: 'update' | 'delete', user: object | null, standing: Standing) {
    const { req } = asking(user, standing)
    const [ask] = hooks.beforeOperation ?? []
    const refusal = await Promise.resolve(ask?.({ args: { id: 3 }, operation, req, collection: {} } as never)).then(
      () => null,
      ({ message }) => message as string,
    )
    const offered = await access[operation]?.({ req: asking(user, standing).req, id: 3 } as never)
    if (user) expect(Boolean(offered)).toBe(refusal === null)
    return refusal
  }

  it('is a writer while readers do not see it, and editors else', async () => {
    expect(await may('update', writer, { holds: held })).toBeNull()
    expect(await may('update', writer, { holds: shown })).toBe(
      'Only editors and administrators decide what readers see.',
    )
    expect(await may('update', editor, { holds: shown })).toBeNull()
    expect(await may('update', editor, { holds: mixed })).toBe('You do not work on Food.')
  })

  it('is whoever added it while no entry holds it', async () => {
    expect(await may('update', writer, { author: 7 })).toBeNull()
    expect(await may('delete', writer, { author: 7 })).toBeNull()
    expect(await may('update', writer, { author: 8 })).toMatch(/^Writers change pictures that they added/)
    expect(await may('delete', editor, { author: 8 })).toBe('Only administrators delete the pictures of others.')
    expect(await may('delete', editor, {})).toBe('Only administrators delete the pictures of others.')
  })

  it('is an administrator alone where it is deleted while entries hold it', async () => {
    expect(await may('delete', editor, { holds: held })).toMatch(/^Only administrators delete a picture/)
    expect(await may('delete', administrator, { holds: shown })).toBeNull()
  })

  it('is a machine without being asked', async () => {
    expect(await may('delete', null, { holds: shown })).toBeNull()
  })

  it('is asked of every one of many, of those alone that the person sees', async () => {
    const [ask] = hooks.beforeOperation ?? []
    const { req, payload, asked } = asking(writer, { holds: held })
    const queries: object[] = []
    Object.assign(payload, {
      find: async (query: object) => {
        queries.push(query)
        return { docs: [{ id: 3 }, { id: 4 }] }
      },
    })
    const args = { where: { alt: { like: 'lotus' } } }
    expect(await ask?.({ args, operation: 'update', req, collection: {} } as never)).toBe(args)
    expect(queries).toMatchObject([{ where: args.where, overrideAccess: false, pagination: false }])
    expect(asked.filter(({ text }) => text.includes('as holding group by'))).toHaveLength(2)
  })

  it('tells nobody by a refusal of a picture that they do not see', async () => {
    const { req, asked } = asking(writer, { hidden: [3], holds: shown })
    await hooks.beforeOperation?.[0]?.({ args: { id: 3 }, operation: 'update', req, collection: {} } as never)
    expect(asked.some(({ text }) => text.includes('as holding group by'))).toBe(false)
  })

  it('is remembered as who added it, and forgotten with it', async () => {
    const { req, asked } = asking(writer)
    await hooks.afterChange?.at(-1)?.({ doc: { id: 3 }, operation: 'update', req } as never)
    expect(asked).toEqual([])
    await hooks.afterChange?.at(-1)?.({ doc: { id: 3 }, operation: 'create', req } as never)
    await hooks.afterDelete?.at(-1)?.({ id: 3, req } as never)
    expect(asked.map(({ text, values }) => [text.split(' ')[0], values])).toEqual([
      ['insert', ['media', 3, 7]],
      ['delete', ['media', 3]],
    ])
    const byMachine = asking(null)
    await hooks.afterChange?.at(-1)?.({ doc: { id: 3 }, operation: 'create', req: byMachine.req } as never)
    expect(byMachine.asked).toEqual([])
  })
})

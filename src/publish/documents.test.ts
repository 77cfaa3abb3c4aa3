import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { saving } from '#test/saving.ts'
import { askedAhead, documentsWith, everyDocument, PAGE } from './documents.ts'
import { eachDocumentAlone } from './each-document-alone.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))

async function pagesOf(pages: AsyncGenerator<{ id: number }[]>): Promise<number[][]> {
  const ids: number[][] = []
  for await (const page of pages) ids.push(page.map(({ id }) => id))
  return ids
}

it.each([0, 1, PAGE, PAGE + 1, 2 * PAGE])('gives each of %i documents once, a page at a time', async (count) => {
  const { req } = saving({ tables: { flowers: rows(count) } })
  const pages = await pagesOf(everyDocument(req, flowers))
  expect(pages.flat()).toEqual(rows(count).map(({ id }) => id))
  expect(pages.every(({ length }) => length > 0 && length <= PAGE)).toBe(true)
})

it('gives the documents with these ids, a page at a time', async () => {
  const { req } = saving({ tables: { flowers: rows(PAGE + 9) } })
  const ids = rows(PAGE + 2).map(({ id }) => id)
  const pages = await pagesOf(documentsWith(req, flowers, ids))
  expect(pages.map(({ length }) => length)).toEqual([PAGE, 2])
  expect(pages.flat()).toEqual(ids)
})

it('asks for a page while the one before is worked on, and tells of its failure where it is waited for', async () => {
  const { req } = saving({ tables: { flowers: rows(2 * PAGE) } })
  const { find: whole } = req.payload.db
  const find = vi.spyOn(req.payload.db, 'find').mockImplementationOnce(whole).mockRejectedValueOnce(new Error('gone'))
  const pages = everyDocument(req, flowers)
  expect((await pages.next()).value).toHaveLength(PAGE)
  expect(find).toHaveBeenCalledTimes(2)
  await expect(pages.next()).rejects.toThrow('gone')
})

it('is done with the page that it asked for when whoever works on one breaks off, so that no statement follows', async () => {
  const done: string[] = []
  async function* pages() {
    yield 'first'
    await sleep(5)
    done.push('second asked for')
    yield 'second'
  }
  const broken = async () => {
    for await (const page of askedAhead(pages())) throw new Error(`The ${page} is refused.`)
  }
  await expect(broken()).rejects.toThrow('The first is refused.')
  expect(done).toEqual(['second asked for'])
})

it.each([
  ['update', { where: {} }, 'REST', ['committed']],
  ['delete', { where: {} }, 'REST', ['committed']],
  ['update', { where: {}, id: 7 }, 'REST', []],
  ['update', { id: 7 }, 'REST', []],
  ['read', { where: {} }, 'REST', []],
  ['update', { where: {} }, 'local', []],
])(
  '%s with %j by %s: each document of many has a transaction of its own',
  async (operation, args, payloadAPI, ended) => {
    const save = saving()
    const given = await eachDocumentAlone({ args, operation, req: { ...save.req, payloadAPI } } as never)
    expect(given).toBe(args)
    expect(save.ended).toEqual(ended)
  },
)

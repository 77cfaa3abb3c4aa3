import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { recorded } from '#test/recorded.ts'
import { waitingNames, writeWaitingNames } from './waiting.ts'

const draft = { mayBeNamed: true, name: ' Corpse flower ', otherNames: ['Titan Arum', 'corpse  FLOWER', ''] }

it('tells the names of a draft that an editor marked, each once, and that it is called by its own', () => {
  expect(waitingNames(flowers, draft)).toEqual([
    { plain: 'corps', name: 'Corpse flower' },
    { plain: 'titan arum', name: 'Corpse flower' },
  ])
})

it('tells nothing of a draft that nobody marked, or that has no name yet', () => {
  expect(waitingNames(flowers, { ...draft, mayBeNamed: false })).toEqual([])
  expect(waitingNames(flowers, { ...draft, mayBeNamed: 'true' })).toEqual([])
  expect(waitingNames(flowers, { ...draft, name: null })).toEqual([])
  expect(waitingNames(flowers, { mayBeNamed: true, name: 'Iris', otherNames: null })).toHaveLength(1)
})

/** A read model in which document 1 waits under one name. */
const before = () =>
  recorded([
    {
      to: 'select document_id, plain, name',
      rows: () => [{ document_id: 1, plain: 'titan arum', name: 'Titan arum' }],
    },
    { to: '', rows: () => [] },
  ])

it('writes nothing, and grows no revision, where all is as it was', async () => {
  const { database, asked } = before()
  const same = new Map([
    [1, [{ plain: 'titan arum', name: 'Titan arum' }]],
    [2, []],
  ])
  expect(await writeWaitingNames(database.write, flowers, same)).toEqual([])
  expect(asked).toHaveLength(1)
})

it('puts new names in the place of the old, and says which documents are told of by other names now', async () => {
  const { database, asked } = before()
  const names = new Map([
    [1, []],
    [2, [{ plain: 'iris', name: 'Iris' }]],
  ])
  expect(await writeWaitingNames(database.write, flowers, names)).toEqual([2])
  const written = asked.find(({ text }) => text.startsWith('insert into read_model.waiting'))
  expect(JSON.parse(String(written?.values[2]))).toEqual([{ document_id: 2, plain: 'iris', name: 'Iris' }])
  expect(asked.find(({ text }) => text.startsWith('delete'))?.values[2]).toEqual([1, 2])
  expect(asked.find(({ text }) => text.includes('read_model.revisions'))?.values).toEqual(['flowers', ['waiting']])
})

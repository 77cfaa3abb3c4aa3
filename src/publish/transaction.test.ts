import { expect, it } from 'vitest'
import { owners } from '#src/services.ts'
import { saving } from '#test/saving.ts'
import { inTransaction } from './in-transaction.ts'
import { executeFor, executeIn, publishAlone } from './transaction.ts'

it('gives each value to its place in a statement, and what the database answers', async () => {
  const { req, asked } = saving({ answers: [{ to: 'select', rows: () => [{ name: 'Rose' }] }] })
  const execute = await executeIn(req)
  expect(await execute('select name from a where b = $2 and c = $1', ['c', 'b'])).toEqual([{ name: 'Rose' }])
  expect(asked).toEqual([{ text: 'select name from a where b = $1 and c = $2', values: ['b', 'c'] }])
})

it('publishes nothing outside of the transaction of the save', async () => {
  const { req } = saving()
  await expect(executeIn({ ...req, transactionID: 'another' })).rejects.toThrow('the transaction of the save')
  const { transactionID: _, ...without } = req
  await expect(executeIn(without as typeof req)).rejects.toThrow('the transaction of the save')
})

it('reads by itself where a request has no transaction', async () => {
  const { req, asked } = saving()
  const { transactionID: _, ...without } = req
  await (await executeFor(without as typeof req))('select 1')
  await (await executeFor(req))('select 2')
  expect(asked.map(({ text }) => text)).toEqual(['select 1', 'select 2'])
})

it('lets one publish at a time in a catalogue, and in all, in one order, what all hold in common', async () => {
  const { execute, asked } = saving()
  await publishAlone(execute, 'food')
  await publishAlone(execute, 'network')
  expect(asked.map(({ values }) => values[0])).toEqual(['food', ...owners])
})

it('ends the transaction that it began, and leaves one that was there to who began it', async () => {
  const own = saving()
  const { transactionID: _, ...without } = own.req
  expect(await inTransaction(without as typeof own.req, async () => 7)).toBe(7)
  expect(own.ended).toEqual(['committed'])
  const given = saving()
  expect(await inTransaction(given.req, async () => 7)).toBe(7)
  expect(given.ended).toEqual([])
})

it('undoes its own where the work fails, and says why', async () => {
  const fail = async () => {
    throw new Error('refused')
  }
  const own = saving()
  const { transactionID: _, ...without } = own.req
  await expect(inTransaction(without as typeof own.req, fail)).rejects.toThrow('refused')
  expect(own.ended).toEqual(['undone'])
  const given = saving()
  await expect(inTransaction(given.req, fail)).rejects.toThrow('refused')
  expect(given.ended).toEqual([])
})

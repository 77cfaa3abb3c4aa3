import { expect, it } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { asPlanned, forgetFulfilled, takeOffQueue } from './planned.ts'

const queue = (...rows: object[]) => recorded([{ to: 'payload_jobs', rows: () => rows }])

it('takes what was planned off the queue once, with the first save of its work', async () => {
  const { database, asked } = queue({ id: 12 })
  await asPlanned(12, async () => {
    await takeOffQueue(database.write)
    await takeOffQueue(database.write)
  })
  expect(asked.map(({ values }) => values)).toEqual([[12]])
})

it('refuses to do what was done or cancelled meanwhile', async () => {
  const { database } = queue()
  await expect(asPlanned(12, () => takeOffQueue(database.write))).rejects.toThrow('done or cancelled meanwhile')
})

it('asks nothing in a save that nobody planned', async () => {
  const { database, asked } = queue()
  await takeOffQueue(database.write)
  expect(asked).toEqual([])
})

it.each([
  ['published', 'publish'],
  ['draft', 'unpublish'],
] as const)('forgets what could not be done once an entry is %s by another save', async (status, type) => {
  const { database, asked } = queue()
  await forgetFulfilled(database.write, { collection: 'flowers', id: 7, status })
  expect(asked[0]?.values).toEqual(['flowers', '7', type])
})

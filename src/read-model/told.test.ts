import { expect, it } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { toldSince, toldUpTo } from './told.ts'

it('says how far an owner has told, and nothing while nothing was told', async () => {
  const { database, asked } = recorded([
    { to: '', rows: ([owner]) => (owner === 'food' ? [{ epoch: 'a1b2c3d4', number: '9' }] : []) },
  ])
  expect(await toldUpTo(database, 'food')).toEqual({ epoch: 'a1b2c3d4', number: '9' })
  expect(await toldUpTo(database, 'flowers')).toBeNull()
  expect(asked.map(({ values }) => values)).toEqual([['food'], ['flowers']])
})

it('tells what became of addresses after a number, so many at most', async () => {
  const telling = { number: '10', change: 'moved', resource: 'dish', slug: 'soup', moved_to: 'broth', record: null }
  const { database, asked } = recorded([{ to: 't.number > $2 order by t.number limit $3', rows: () => [telling] }])
  expect(await toldSince(database, 'food', '9', 50)).toEqual([telling])
  expect(asked[0]?.values).toEqual(['food', '9', 50])
})

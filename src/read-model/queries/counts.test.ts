import { expect, it } from 'vitest'
import { growing } from '#test/recorded.ts'
import { cities, flowers } from '../resources/flowers.ts'
import { counts } from './counts.ts'

const rows = [
  { resource: 'flower', term: '', written: 12, waiting: 3 },
  { resource: 'flower', term: 'flowers/flower.color:red', written: 4, waiting: 1 },
  { resource: 'flower', term: 'flowers/flower.color:white', written: 2, waiting: 0 },
  { resource: 'flower', term: 'flowers/flower.color:blue', written: 0, waiting: 2 },
  { resource: 'flower', term: 'flowers/flower.month:5', written: 7, waiting: 0 },
  { resource: 'flower', term: 'flowers/flower.ingredient:rose: water', written: 1, waiting: 0 },
]
const ground = () => growing([{ to: 'read_model.counts', rows: () => rows }])
const none = { written: 0, waiting: 0 }

it('tells how many entries are written and wait, of a resource, a term and a value', async () => {
  const { all, term, having } = await counts(ground().database, 'flowers')
  expect(all(flowers)).toMatchObject({ written: 12, waiting: 3 })
  expect(all(cities)).toEqual(none)
  expect(term('flowers/flower.color:red')).toMatchObject({ written: 4, waiting: 1 })
  expect([term('flowers/flower.color:green'), term('')]).toEqual([none, none])
  expect(having(flowers, 'month', 5)).toMatchObject({ written: 7, waiting: 0 })
  expect(having(cities, 'month', 5)).toEqual(none)
})

it('names the values that written entries have, whatever stands in them', async () => {
  const { valuesOf } = await counts(ground().database, 'flowers')
  expect(valuesOf(flowers, 'color')).toEqual(['red', 'white'])
  expect(valuesOf(flowers, 'ingredient')).toEqual(['rose: water'])
  expect(valuesOf(flowers, 'col')).toEqual([])
  expect(valuesOf(cities, 'color')).toEqual([])
})

it('knows by which parameters anything is found, be it written or waiting', async () => {
  const { has } = await counts(
    growing([{ to: 'read_model.counts', rows: () => rows.filter(({ written }) => written === 0) }]).database,
    'flowers',
  )
  expect([has(flowers, 'color'), has(flowers, 'month'), has(cities, 'color')]).toEqual([true, false, false])
})

it('is read once for each service, and again when something was published', async () => {
  const { database, asked, grow } = ground()
  await counts(database, 'flowers')
  await counts(database, 'flowers')
  await counts(database, 'food')
  expect(asked.map(({ values }) => values)).toEqual([['flowers'], ['food']])
  grow()
  await counts(database, 'flowers')
  expect(asked).toHaveLength(3)
})

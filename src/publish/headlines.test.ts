import type { CollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { grownIn, type SavingGround, saving } from '#test/saving.ts'
import { addHeadlines, removeHeadlines, withHeadlines, withOutlets } from './headlines.ts'

const headlines = withHeadlines({ slug: 'headlines', fields: [] })
const outlets = withOutlets({ slug: 'outlets', fields: [] })

async function saved(config: CollectionConfig, given: object, ground: SavingGround = {}) {
  const { req, asked } = saving(ground)
  await config.hooks?.afterChange?.[0]?.({ operation: 'update', ...given, req } as never)
  return asked
}

const headline = { id: 5, service: 'flowers', address: 'https://a.example/1' }

it('publishes a headline in the place of what it was, and tells both catalogues where it moved', async () => {
  const previousDoc = { ...headline, service: 'food', address: 'https://a.example/0' }
  const asked = await saved(headlines, { doc: headline, previousDoc })
  expect(asked[0]?.values).toEqual([
    ['flowers', 'food'],
    ['https://a.example/1', 'https://a.example/0'],
  ])
  expect(asked[1]?.text).toContain('insert into read_model.headlines')
  expect(asked[1]?.values[0]).toEqual([5])
  expect(grownIn(asked)).toEqual([
    ['flowers', ['headlines']],
    ['food', ['headlines']],
  ])
})

it('takes a deleted headline out', async () => {
  const { req, asked } = saving()
  await headlines.hooks?.afterDelete?.[0]?.({ doc: headline, req } as never)
  expect(asked[0]?.values).toEqual([['flowers'], ['https://a.example/1']])
  expect(asked.some(({ text }) => text.includes('insert into read_model.headlines'))).toBe(false)
  expect(grownIn(asked)).toEqual([['flowers', ['headlines']]])
})

it('has headlines go by the new name of their outlet, and asks nothing where it kept its name', async () => {
  const answers = [
    {
      to: 'update read_model.headlines',
      rows: () => [{ service: 'food' }, { service: 'flowers' }, { service: 'food' }],
    },
  ]
  const asked = await saved(
    outlets,
    { doc: { id: 2, name: 'The Post' }, previousDoc: { id: 2, name: 'Post' } },
    { answers },
  )
  expect(asked[0]?.values).toEqual(['The Post', 2])
  expect(grownIn(asked), 'each once, in one order').toEqual([
    ['flowers', ['headlines']],
    ['food', ['headlines']],
  ])
  expect(await saved(outlets, { doc: { name: 'Post' }, previousDoc: { name: 'Post' } })).toEqual([])
  expect(await saved(outlets, { doc: { name: 'Post' }, operation: 'create' })).toEqual([])
})

const outlet = { id: 2, service: 'flowers' } as const
const fresh = [{ title: 'A bloom', address: 'https://a.example/1', publishedAt: new Date('2026-11-20T10:00:00Z') }]

it('enters the headlines of a feed that are not there yet, in a transaction of its own', async () => {
  const { payload, asked, ended } = saving({ answers: [{ to: 'insert into headlines', rows: () => [{ id: 9 }] }] })
  expect(await addHeadlines(payload, outlet, fresh)).toBe(1)
  expect(asked[0]?.values).toEqual(['flowers', 2, ['A bloom'], ['https://a.example/1'], ['2026-11-20T10:00:00.000Z']])
  expect(asked[1]?.values[0]).toEqual([9])
  expect(grownIn(asked)).toEqual([['flowers', ['headlines']]])
  expect(ended).toEqual(['committed'])
})

it('tells nobody where a feed has nothing new, or nothing is old enough to go', async () => {
  const { payload, asked } = saving()
  expect(await addHeadlines(payload, outlet, fresh)).toBe(0)
  expect(await removeHeadlines(payload, new Date(0))).toBe(0)
  expect(asked).toHaveLength(2)
})

it('removes what is older than an instant', async () => {
  const { payload, asked, ended } = saving({ answers: [{ to: 'delete from headlines where', rows: () => [headline] }] })
  expect(await removeHeadlines(payload, new Date('2026-11-01T00:00:00Z'))).toBe(1)
  expect(asked[0]?.values).toEqual(['2026-11-01T00:00:00.000Z'])
  expect(asked[1]?.values).toEqual([['flowers'], ['https://a.example/1']])
  expect(grownIn(asked)).toEqual([['flowers', ['headlines']]])
  expect(ended).toEqual(['committed'])
})

it('undoes what fails, and says why', async () => {
  const away = () => {
    throw new Error('away')
  }
  const { payload, ended } = saving({ answers: [{ to: 'insert into headlines', rows: away }] })
  await expect(addHeadlines(payload, outlet, fresh)).rejects.toMatchObject({ cause: new Error('away') })
  expect(ended).toEqual(['undone'])
})

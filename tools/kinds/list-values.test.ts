import { expect, it } from 'vitest'
import { categories, traditions } from '#src/read-model/resources/traditions.ts'
import { askTool, contextOf } from '#test/asking.ts'
import { fewEntries } from '#test/few-entries.ts'
import { listValues } from './list-values.ts'

const tool = listValues(traditions, { by: 'category', pages: categories })
const facet = traditions.facets.category
const [first = '', second = ''] = facet.values

const { database } = fewEntries({
  entries: [
    { resource: categories, slug: second, fields: { name: 'As written', summary: 'What it is.' } },
    { resource: traditions, slug: 'haka', fields: { category: first } },
    { resource: traditions, slug: 'hongi', fields: { category: first } },
  ],
})

it('tells every value in its own order: how many have it, and what it is once its page is written', async () => {
  const answer = await askTool(tool, {}, contextOf({ database, service: 'traditions' }))
  expect(answer.items.map(({ slug }) => slug)).toEqual([...facet.values])
  expect(answer.total).toBe(facet.values.length)
  expect(answer.items[0]).toMatchObject({ url: `/categories/${first}`, summary: null, count: 2 })
  expect(answer.items[1]).toMatchObject({ name: 'As written', summary: 'What it is.', count: 0 })
})

it('names a value whose page is not written by its label, or by its words', async () => {
  const { items } = await askTool(tool, {}, contextOf({ database, service: 'traditions' }))
  const labels: Readonly<Record<string, string>> = 'labels' in facet ? { ...facet.labels } : {}
  for (const { slug, name } of items.filter((one) => one.slug !== second)) {
    const words = labels[slug] ?? slug.replaceAll('-', ' ')
    expect(name).toBe(words.slice(0, 1).toUpperCase() + words.slice(1))
  }
})

import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { licenceOf } from '#src/read-model/licences.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { readerOf } from '#test/reading-pages.ts'
import { markdownOf } from './markdown.ts'

const book = { title: 'A book', publisher: 'A press', year: 1993, part: 'p. 3', address: 'https://x.example/book' }
const bare = { title: 'A letter', publisher: '', year: null, part: null, address: null }

const reader = readerOf({
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: {
        name: 'Rose: "queen"',
        appearance: 'It has *thorns*.',
        sources: [book, bare].map((source, index) => ({ ...source, mark: `${index + 1}`, accessed: '2026-01-01' })),
      },
    },
  ],
})
const rights = { publication: 'Octavo Flowers', licence: licenceOf('CC-BY-4.0') }
const address = 'https://octavo.example/flowers/flowers/rose'

/** A page as Markdown: what stands above it, and the rest. */
async function told(path: string) {
  const text = markdownOf((await reader.open(path)).page, address, rights)
  const [, front = '', body = ''] = /^---\n(.*?)---\n\n(.*)$/s.exec(text) ?? []
  return { front: parse(front) as Record<string, unknown>, body }
}

it('tells above a page what it is, whose, and how it is named where it is used', async () => {
  const { front } = await told('/flowers/flowers/rose')
  expect(front).toMatchObject({
    name: 'Rose: "queen"',
    summary: 'Rose in a line.',
    address,
    publication: 'Octavo Flowers',
    licence: 'CC-BY-4.0',
    published: '2026-01-01T00:00:00.000Z',
  })
  expect(front.attribution).toContain('“Rose: "queen"”, Octavo Flowers, https://octavo.example/flowers/flowers/rose')
})

it('tells of each source what is known of it, and nothing of the rest', async () => {
  const { front } = await told('/flowers/flowers/rose')
  expect(front.sources).toEqual([book, { title: 'A letter' }])
})

it('is what the page says, without the ways on', async () => {
  const { body } = await told('/flowers/flowers/rose')
  expect(body).toMatch(/^# Rose: "queen"\n/)
  expect(body).toContain('It has *thorns*.')
  expect(body).not.toContain('Next flower')
})

it('is named by the first part of its title where it is the page of no entry', async () => {
  const { front } = await told('/flowers/flowers')
  expect(front.name).toBe('Flowers')
  expect(front).not.toHaveProperty('published')
  expect(front).not.toHaveProperty('sources')
})

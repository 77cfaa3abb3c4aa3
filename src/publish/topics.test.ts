import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { filledForm } from '#test/published.ts'
import { saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import { settleSpeakers } from './topics.ts'

const rose = {
  ...filledForm(flowers, 'rose', `---\nname: Rose\nsummary: A shrub.\n${sourcesInFile}\n---\n`),
  id: 7,
  scientificName: 'Rosa',
  speaksOf: 1,
}

const renamed = new Map([[1, { before: { slug: 'rose', name: 'Rose' }, after: { slug: 'roses', name: 'Roses' } }]])

/** A ground in which the rose speaks of the topic, which has this scientific name. */
const ground = (scientific_name: string, more: object = {}) =>
  saving({
    tables: { flowers: [{ ...rose, ...more }] },
    answers: [
      { to: 'speaks_of_id = any', rows: () => [{ service: 'flowers', resource: 'flower', ids: [7] }] },
      {
        to: 'record::text, calendar::text',
        rows: () => [
          {
            document_id: 1,
            record: JSON.stringify({ slug: 'roses', name: 'Roses', kind: 'living-thing', scientific_name }),
            calendar: null,
          },
        ],
      },
    ],
  })

it('has who speaks of a topic say its new name, and asks by the slugs that records may still have', async () => {
  const { req, execute, asked } = ground('Rosa')
  await settleSpeakers({ req, execute }, renamed)
  expect(asked[0]?.values).toEqual([[1], ['rose']])
  const put = asked.find(({ text }) => text.includes('insert into read_model.records'))
  expect(String(put?.values[2])).toContain('"url":"//topics/roses"')
})

it('refuses a change after which an entry could not be published, and says which, of what catalogue', async () => {
  const { req, execute } = ground('Rosa canina')
  await expect(settleSpeakers({ req, execute }, renamed)).rejects.toMatchObject({
    data: {
      collection: 'topics',
      errors: [
        {
          path: 'scientificName',
          message: expect.stringMatching(
            /^The flower “Rose” in Flowers speaks of it and could then not be published: /,
          ),
        },
      ],
    },
  })
})

it('leaves drafts alone, and lets any other failure be heard as it is', async () => {
  const drafts = ground('Rosa', { _status: 'draft' })
  await settleSpeakers(drafts, renamed)
  expect(drafts.asked.some(({ text }) => text.includes('insert into read_model.records'))).toBe(false)
  const away = saving({
    tables: { flowers: [rose] },
    answers: [
      { to: 'speaks_of_id = any', rows: () => [{ service: 'flowers', resource: 'flower', ids: [7] }] },
      {
        to: 'from publishing.ledger',
        rows: () => {
          throw new Error('away')
        },
      },
    ],
  })
  await expect(settleSpeakers(away, renamed)).rejects.toThrow(/^away$/)
})

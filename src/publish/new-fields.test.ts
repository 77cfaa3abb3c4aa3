import type { SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { saving } from '#test/saving.ts'
import { withFieldsAtOnce } from './new-fields.ts'

type Values = Record<string, unknown>

const needed = (value: unknown) => Boolean(value) || 'It is needed.'

/** A collection with fields in tabs, rows, groups, lists and blocks. */
const collection = {
  slug: 'flowers',
  hooks: {
    beforeValidate: [({ data }: { data: Values }) => ({ ...data, seen: `${data.name} ${data.slug}` })],
    beforeChange: [({ data }: { data: Values }) => ({ ...data, told: true })],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            { type: 'row', fields: [{ type: 'text', name: 'name', validate: needed }] },
            {
              type: 'array',
              name: 'faq',
              fields: [
                { type: 'text', name: 'question', validate: needed },
                { type: 'text', name: 'id', defaultValue: () => 'made' },
              ],
            },
          ],
        },
      ],
    },
    { type: 'text', name: 'slug', hooks: { beforeValidate: [({ data }: { data: Values }) => `of ${data.name}`] } },
    { type: 'relationship', name: 'cities', hasMany: true },
    { type: 'group', name: 'provenance', fields: [{ type: 'checkbox', name: 'checked', defaultValue: false }] },
    { type: 'blocks', name: 'rule', blockReferences: ['weekly'] },
    { type: 'text', name: 'whyNot', validate: needed, admin: { condition: (data: Values) => data.name === 'Weed' } },
    { type: 'text', name: 'words', hooks: { beforeChange: [({ data }: { data: Values }) => [data.name]] } },
    { type: 'ui', name: 'score' },
  ],
}

/** What the operation of the CMS does with the hooks of a collection. */
async function created(data: Values, isDraft = false): Promise<Values> {
  const { req, payload } = saving({})
  Object.assign(payload, { blocks: { weekly: { fields: [{ type: 'text', name: 'weekday', validate: needed }] } } })
  Object.assign(req, { t: (words: string) => words })
  // As much of a collection as is looked at here.
  const { hooks } = withFieldsAtOnce(collection as unknown as SanitizedCollectionConfig, isDraft)
  let document = data
  for (const hook of [...hooks.beforeValidate, ...hooks.beforeChange])
    document = await hook({ data: document, req, operation: 'create' } as never)
  return document
}

it('fills in what is left out and runs hooks of fields before those of the collection', async () => {
  expect(await created({ name: 'Rose', cities: null, faq: [{ question: 'Why?' }] })).toEqual({
    name: 'Rose',
    slug: 'of Rose',
    seen: 'Rose of Rose',
    told: true,
    cities: [],
    faq: [{ question: 'Why?', id: 'made' }],
    provenance: { checked: false },
    words: ['Rose'],
  })
})

it('tells every value that a field refuses, at its path', async () => {
  const refused = created({ faq: [{ question: 'Why?' }, {}], rule: [{ blockType: 'weekly' }] })
  await expect(refused).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'name', message: 'It is needed.' },
        { path: 'faq.1.question', message: 'It is needed.' },
        { path: 'rule.0.weekday', message: 'It is needed.' },
      ],
    },
  })
  await expect(created({ name: 'Weed' })).rejects.toMatchObject({ data: { errors: [{ path: 'whyNot' }] } })
})

it('asks a draft for nothing but that its values can be stored', async () => {
  expect(await created({ faq: [{}] }, true)).toMatchObject({ faq: [{ id: 'made' }], told: true })
  await expect(created({ faq: 'Why?' }, true)).rejects.toMatchObject({ data: { errors: [{ path: 'faq' }] } })
})

/** Which fields of a form are written by people, where they stand and what they are called. */
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { contentFields, sentValue } from './content-fields.ts'
import { labelOfPath, placedFields, placeOfPath } from './placed-fields.ts'

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as Field

const form: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Text', fields: [text('name', { label: 'Name' }), { type: 'row', fields: [text('nativeName')] }] },
      {
        label: 'Dates',
        fields: [
          { name: 'rule', type: 'blocks', label: 'When it falls', blocks: [] },
          { name: 'preview', type: 'ui', label: 'Next days', admin: {} },
        ],
      },
    ],
  },
  text('slug', { label: 'Slug' }),
]

describe('the fields that people write', () => {
  it('are those of tabs and rows too, in the order of the form', () => {
    expect(contentFields(form).map(({ name }) => name)).toEqual(['name', 'nativeName', 'rule', 'slug'])
    const folded: Field = { type: 'collapsible', label: 'More', fields: [text('a')] }
    expect(contentFields([folded, text('b')]).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('take a group and a list as one', () => {
    const group: Field = { name: 'provenance', type: 'group', fields: [text('writtenBy')] }
    expect(contentFields([group])).toEqual([{ name: 'provenance', label: 'provenance', type: 'group' }])
  })

  it('leave out what stores nothing, what nobody sees, and what the CMS keeps', () => {
    const cmsFields = ['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'].map((name) => text(name))
    const unseen = [text('links', { hidden: true }), text('revision', { virtual: true })]
    expect(contentFields([...cmsFields, ...unseen, text('name')]).map(({ name }) => name)).toEqual(['name'])
  })

  it('say of whose entries they are', () => {
    const one: Field = { name: 'days', type: 'relationship', relationTo: 'flower-days' }
    const several: Field = { name: 'entry', type: 'relationship', relationTo: ['flowers', 'dishes'] }
    expect(contentFields([one, several])).toEqual([
      { name: 'days', label: 'days', type: 'relationship', relationTo: 'flower-days' },
      { name: 'entry', label: 'entry', type: 'relationship' },
    ])
  })

  it('are called by their label where that is a text, and else by their name', () => {
    const [one, other] = contentFields([text('a', { label: 'A name' }), text('b', { label: { en: 'B' } })])
    expect([one?.label, other?.label]).toEqual(['A name', 'b'])
  })

  it('send a list without rows as a list, though the form says how many it has', () => {
    for (const type of ['array', 'blocks'] as const) {
      expect(sentValue({ type }, 0)).toEqual([])
      expect(sentValue({ type }, [1])).toEqual([1])
    }
    expect(sentValue({ type: 'number' }, 0)).toBe(0)
  })
})

describe('the place of a field', () => {
  it('is the tab that it stands in, or none', () => {
    expect(placedFields(form)).toEqual([
      { name: 'name', label: 'Name', tab: 'Text' },
      { name: 'nativeName', label: 'nativeName', tab: 'Text' },
      { name: 'rule', label: 'When it falls', tab: 'Dates' },
      { name: 'slug', label: 'Slug', tab: null },
    ])
  })

  it('is told with the row, counted from one, and the field within it', () => {
    expect(labelOfPath(form, 'rule.0.month')).toBe('Dates › When it falls 1 month')
    expect(labelOfPath(form, 'rule.9.offsetDays')).toBe('Dates › When it falls 10 offset days')
    expect(labelOfPath(form, 'name')).toBe('Text › Name')
    expect(labelOfPath(form, 'slug')).toBe('Slug')
  })

  it('of a field that the form does not have is its name in words, and of nothing the entry', () => {
    expect(placeOfPath(placedFields(form), 'publishedAt')).toEqual({ label: 'Published at', tab: null })
    expect(placeOfPath(placedFields(form), '')).toEqual({ label: 'The entry', tab: null })
  })
})

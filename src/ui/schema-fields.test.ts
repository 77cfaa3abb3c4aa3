import { describe, expect, it } from 'vitest'
import { pageText, partsIn, shown } from '#test/shown.ts'
import { type Schema, SchemaFields, typeWords } from './schema-fields.tsx'

describe('the words for the type of a field', () => {
  it.each<[string, Schema]>([
    ['text', { type: 'string' }],
    ['true or false', { type: 'boolean' }],
    ['number', { type: 'number' }],
    ['whole number, 1 to 100', { type: 'integer', minimum: 1, maximum: 100 }],
    ['whole number, 0 to 5', { type: 'integer', minimum: 0, maximum: 5 }],
    ['whole number, 0 or more', { type: 'integer', minimum: 0 }],
    ['text or null', { type: ['string', 'null'] }],
    ['text or null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['text', { anyOf: [{ type: 'string' }, { type: 'string', format: 'uri' }] }],
    ['one of', { type: 'string', enum: ['a', 'b'] }],
    ['any', {}],
    ['list of texts', { type: 'array', items: { type: 'string' } }],
    ['list of objects', { type: 'array', items: { type: 'object' } }],
    ['list of whole numbers, 1 to 12', { type: 'array', items: { type: 'integer', minimum: 1, maximum: 12 } }],
  ])('%s', (words, schema) => {
    expect(typeWords(schema)).toBe(words)
  })
})

describe('the fields of an answer', () => {
  const name = { type: 'string', description: 'Its <name>.' }
  const page = (schema: Schema) => shown(SchemaFields, { schema })

  it('are told in their order, each with its type and what it is', () => {
    const text = page({ type: 'object', properties: { total: { type: 'integer' }, name } })
    expect(partsIn(text, 'dt').map(pageText)).toEqual(['total whole number', 'name text'])
    expect(partsIn(text, 'dd')).toEqual(['', 'Its &lt;name&gt;.'])
  })

  it('are those of what a list or a choice holds, folded away', () => {
    const items: Schema = { type: 'array', description: 'Flowers.', items: { properties: { name, slug: {} } } }
    const card: Schema = { anyOf: [{ type: 'null' }, { type: 'object', properties: { name } }] }
    const text = page({ properties: { items, card } })
    expect(partsIn(text, 'summary')).toEqual(['2 fields', '1 fields'])
    expect(text.indexOf('Flowers.')).toBeLessThan(text.indexOf('<details>'))
    expect(page({ type: 'array', items: { properties: { name } } })).toContain('<code>name</code>')
  })

  it('are folded to one depth, and deeper ones left out', () => {
    const nested: Schema = { properties: { a: { properties: { b: { properties: { c: name } } } } } }
    const text = page(nested)
    expect(text).toContain('<code>b</code>')
    expect(text).not.toContain('<code>c</code>')
  })

  it('are none where it is no object, or one without fields', () => {
    expect(page({ type: 'string' })).toBe('')
    expect(page({ type: 'object', properties: {} })).toBe('')
    expect(page({ properties: { a: { type: 'object', properties: {} } } })).not.toContain('<details>')
  })
})

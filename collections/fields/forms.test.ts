/** What the fields of a form offer, and how lists show what they hold. */
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Headlines } from '#collections/shared/headlines.ts'
import { Media } from '#collections/shared/media.ts'
import { Publications } from '#collections/shared/publications.ts'
import { atLeast, band, flag, manyOf, manyWords, oneOf, word } from '#src/read-model/facets/index.ts'
import { countryOverviews, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { services } from '#src/services.ts'
import { monthChoices } from './choices.ts'
import { facetFields } from './facets.ts'
import { faqField } from './faq.ts'
import { fieldFromZod, fieldsFromZod, kindsOf } from './from-zod.ts'
import { linkFields } from './links.ts'
import { nameField, otherNameFields } from './names.ts'
import { pictureFields } from './pictures.ts'
import { scoreField } from './score.ts'
import { sectionFields } from './sections.ts'
import { serviceField } from './service.ts'
import { slugField } from './slug.ts'

type Known = Record<string, unknown> & { name: string; admin: { description: string; components: unknown } }
const namedField = (field: Field | undefined) => field as unknown as Known
const words = { label: 'A label', description: 'A description.' }

/** The field of a facet. */
const fieldOf = (facet: object) => facetFields({ facets: { it: facet }, computed: [] } as never)[0]

describe('a facet in a form', () => {
  it('of several values is a choice of them, under their words', () => {
    const field = namedField(fieldOf(manyOf('sorts_of_it', ['old', 'new'], { ...words, labels: { new: 'brand new' } })))
    expect(field).toMatchObject({ name: 'sortsOfIt', hasMany: true, label: 'A label' })
    expect(field.admin.description).toBe('A description.')
    expect(JSON.stringify(field.admin.components)).toContain('{"value":"new","label":"brand new"}')
    expect(JSON.stringify(field.admin.components)).toContain('{"value":"old","label":"old"}')
  })

  it('of one value is a select', () => {
    expect(fieldOf(oneOf('kind', ['old', 'new'], words))).toMatchObject({
      type: 'select',
      options: [
        { value: 'old', label: 'old' },
        { value: 'new', label: 'new' },
      ],
    })
  })

  it('of words is typed, one or several', () => {
    expect(fieldOf(word('family', { ...words, example: 'x' }))).toMatchObject({ type: 'text' })
    expect(fieldOf(word('family', { ...words, example: 'x' }))).not.toHaveProperty('hasMany')
    expect(fieldOf(manyWords('names', { ...words, example: 'x' }))).toMatchObject({ type: 'text', hasMany: true })
  })

  it('of steps shows the number with its words', () => {
    const field = namedField(fieldOf(band('age', ['fresh', 'aged'], words)))
    expect(field).toMatchObject({ type: 'number' })
    expect(JSON.stringify(field.admin.components)).toContain('{"value":"1","label":"1: aged"}')
  })

  it('of yes and no is a box, which begins empty; another way to ask has none', () => {
    expect(fieldOf(flag('is_protected', words))).toMatchObject({
      name: 'isProtected',
      type: 'checkbox',
      defaultValue: false,
    })
    expect(fieldOf(atLeast(band('level', ['low', 'high'], words), words))).toBeUndefined()
  })

  it('of months has all twelve by their names', () => {
    const text = JSON.stringify(namedField(monthChoices('months', words)).admin.components)
    expect(text.match(/"value":"(\d+)","label":"[A-Z]/g)).toHaveLength(24)
    expect(text).toContain('{"value":"2","label":"February"}')
    expect(text).toContain('{"value":"12","label":"December"}')
  })
})

describe('a field that follows from a schema', () => {
  it('is a choice of words, a number within its limits, or a box that begins empty', () => {
    expect(fieldFromZod('calendarKind', z.enum(['first-quarter', 'full']).describe('Phase.'))).toMatchObject({
      type: 'select',
      required: true,
      label: 'Calendar kind',
      options: [
        { value: 'first-quarter', label: 'First quarter' },
        { value: 'full', label: 'Full' },
      ],
    })
    const number = fieldFromZod('days', z.int().min(1).max(31).default(3).describe('Days.'))
    expect(number).toMatchObject({ type: 'number', min: 1, max: 31, defaultValue: 3, required: false })
    expect(fieldFromZod('n', z.number().nullable().describe('N.'))).not.toHaveProperty('min')
    expect(fieldFromZod('is', z.boolean().describe('Is.'))).toMatchObject({ type: 'checkbox', defaultValue: false })
    expect(fieldFromZod('is', z.boolean().default(true).describe('Is.'))).toMatchObject({ defaultValue: true })
  })

  it('has the description of its schema, whichever part of it says so, without marks of code', () => {
    const described = (schema: z.ZodType) => namedField(fieldFromZod('a', schema)).admin.description
    expect(described(z.string().describe('As `[^rance]`.').nullable())).toBe('As [^rance].')
    expect(described(z.string().describe('Inner.').nullable().describe('Outer.'))).toBe('Outer.')
    expect(described(z.string())).toBe('')
  })

  it('of a colour is chosen, and of words is typed one by one', () => {
    const colour = z.string().regex(/^#[0-9a-f]{6}$/)
    expect(JSON.stringify(namedField(fieldFromZod('hex', colour)).admin.components)).toContain('ColourField')
    expect(fieldFromZod('tags', z.array(z.string()).describe('Tags.'))).toMatchObject({
      type: 'text',
      hasMany: true,
      required: false,
    })
    expect(fieldFromZod('tags', z.array(z.string()).min(1).describe('Tags.'))).toMatchObject({ required: true })
    expect(fieldFromZod('days', z.array(z.enum(['mon', 'tue'])).describe('Days.'))).toMatchObject({
      type: 'text',
      hasMany: true,
    })
  })

  it('of rows shows each under the words of its first field', () => {
    const row = z.strictObject({ stands_for: z.string(), colour: z.string() })
    expect(JSON.stringify(namedField(fieldFromZod('rows', z.array(row))).admin.components)).toContain(
      '{"by":"standsFor"}',
    )
  })

  it('of a union of rules is a block of one of its kinds, and the kind itself is not asked for', () => {
    const [a, b] = ['a', 'b'].map((kind) => z.strictObject({ kind: z.literal(kind), day: z.int() }))
    const union = z.discriminatedUnion('kind', [a as never, b as never])
    expect(kindsOf(union)).toEqual(['a', 'b'])
    expect(kindsOf(z.string())).toEqual([])
    expect(fieldFromZod('from', union)).toMatchObject({ type: 'blocks', maxRows: 1, blockReferences: ['a', 'b'] })
    expect(fieldsFromZod(a as z.ZodObject).map((field) => namedField(field).name)).toEqual(['day'])
  })

  it('is none of a schema that no rule has used, which is said', () => {
    expect(() => fieldFromZod('when', z.date())).toThrow('from-zod.ts knows no field for when, a date.')
  })
})

describe('the texts of an entry in a form', () => {
  it('are its sections by their titles, and questions that need an answer', () => {
    const [first] = sectionFields(flowers)
    expect(first).toMatchObject({ name: 'appearance', type: 'richText', label: 'Appearance' })
    expect(sectionFields(flowers)).toHaveLength(5)
    const { fields } = faqField(flowers) as unknown as { fields: Known[] }
    expect(fields.map(({ name: one, required }) => [one, required])).toEqual([
      ['question', true],
      ['answer', true],
    ])
  })

  it('are refused at once where they hold what is not offered', () => {
    const { fields } = faqField(flowers) as unknown as { fields: { hooks?: { beforeValidate?: unknown[] } }[] }
    for (const field of [...sectionFields(flowers), fields[1]])
      expect((field as { hooks?: { beforeValidate?: unknown[] } }).hooks?.beforeValidate).toHaveLength(1)
  })
})

describe('what names an entry in a form', () => {
  it('is asked for in words of its kind; of a country it follows from the country', () => {
    expect(namedField(nameField(flowers)).admin).toMatchObject({
      description: 'Name of the flower in English.',
      hidden: false,
    })
    expect(namedField(nameField(countryOverviews)).admin).toMatchObject({ hidden: true })
    expect(namedField(slugField(countryOverviews)).admin).toMatchObject({
      readOnly: true,
      description: 'Follows from the country.',
    })
    expect(namedField(slugField(flowers)).admin.description).toContain('/flowers/…')
  })

  it('has other names beside the one at home', () => {
    const [row] = otherNameFields() as unknown as { fields: Known[] }[]
    expect(row?.fields.map(({ name: one }) => one)).toEqual(['nativeName', 'otherNames'])
  })
})

describe('links and pictures in a form', () => {
  it('say that what is not published appears once it is', () => {
    const [flower] = linkFields(nationalFlowers)
    expect(namedField(flower).admin.description).toBe(
      'Page of the flower, once written. One that is not published yet appears once it is.',
    )
  })

  it('are as many as their declaration allows', () => {
    const declared = { ...Object.values(flowers.links)[0], most: 5 }
    expect(linkFields({ service: 'flowers', links: { day: declared } } as never)[0]).toMatchObject({ maxRows: 5 })
    expect(linkFields(flowers)[0]).not.toHaveProperty('maxRows')
    expect(pictureFields().map((field) => namedField(field))).toMatchObject([
      { name: 'picture', relationTo: 'media' },
      { name: 'gallery', hasMany: true, maxRows: 24 },
    ])
  })

  it('have a score of their own kind beside the form and in lists', () => {
    const { Field: field, Cell: cell } = namedField(scoreField(flowers)).admin.components as Record<string, object>
    expect(field).toMatchObject({ clientProps: { service: 'flowers', resource: 'flower' } })
    expect(cell).toMatchObject({ serverProps: { service: 'flowers', resource: 'flower' } })
  })
})

describe('what belongs to a catalogue', () => {
  it('says to which of them, and to one alone where there is one for each', () => {
    expect(serviceField()).toMatchObject({ required: true, unique: false })
    expect(namedField(serviceField()).options).toEqual(services.map(({ id, title }) => ({ value: id, label: title })))
    const [card] = Publications.fields
    expect(card).toMatchObject({ name: 'service', unique: true })
    expect(Headlines.indexes).toEqual([{ fields: ['service', 'address'], unique: true }])
  })
})

describe('a picture of the library', () => {
  const upload = Media.upload as {
    imageSizes: { name: string; generateImageName(asked: object): string }[]
    mimeTypes: string[]
  }

  it('has each size under a name of its own', () => {
    const names = upload.imageSizes.map((size) => size.generateImageName({ originalName: 'rose', extension: 'webp' }))
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('rose-smallavif.webp')
  })

  it('is no file that may hold script, and keeps nothing of where it was taken', () => {
    expect(upload.mimeTypes).not.toContain('image/svg+xml')
    expect(upload.mimeTypes.every((type) => type.startsWith('image/'))).toBe(true)
    expect(upload).toMatchObject({ withMetadata: false })
  })

  it('needs words, a maker and a licence; a caption may be left out', () => {
    const needed = Media.fields
      .filter((field) => 'required' in field && field.required)
      .map((field) => namedField(field).name)
    expect(needed).toEqual(['alt', 'credit', 'licence'])
  })
})

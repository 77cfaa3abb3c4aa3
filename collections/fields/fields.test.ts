/** What the fields of a form take, refuse, and make by themselves. */
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import type { RichText } from '#src/markdown/lexical.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { countryOverviews, flowerDays, flowers, nationalFlowers, places } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { blocksFromRule, datesOfRule, ruleFromBlocks, ruleOf } from './calendar-rule.ts'
import { choicesField, monthChoices } from './choices.ts'
import { countryField } from './country.ts'
import { dateField } from './day.ts'
import { facetFields } from './facets.ts'
import { linkFields } from './links.ts'
import { mayBeNamed } from './may-be-named.ts'
import { nameField } from './names.ts'
import { overridesField } from './overrides.ts'
import { ownFields } from './own.ts'
import { authorshipField } from './provenance.ts'
import { offeredAlone } from './rich-text.ts'
import { slugField } from './slug.ts'
import { textLinksFieldOf, textsIn, withTexts } from './text-links.ts'
import { topicFields } from './topic.ts'
import { whereFields } from './where.ts'

type Named = Extract<Field, { name: string }>

/** What a field says of a value: true, or what is wrong. */
const said = (field: Field, value: unknown, asked: object = {}) =>
  (field as unknown as { validate(value: unknown, asked: object): unknown }).validate(value, asked)

/** What the first hook of a kind makes of a value. */
const hooked = (field: Field, kind: 'beforeValidate' | 'beforeDuplicate' | 'beforeChange', asked: object) =>
  ((field as unknown as { hooks: Record<string, ((asked: object) => unknown)[]> }).hooks[kind] ?? [])[0]?.(asked)

const namesOf = (fields: readonly Field[]) => fields.map((field) => (field as Named).name)

describe('a day', () => {
  const field = (more: object = {}) => dateField('day', { label: 'Day', description: '', ...more })

  it('is a day that there is, within what calendars work out', () => {
    expect(said(field(), '2024-02-29')).toBe(true)
    for (const value of ['2023-02-29', '2024-2-9', '1899-12-31', '2200-01-01', 'today', 20240229])
      expect(said(field(), value)).toBe('A day from 1900-01-01 to 2199-12-31.')
  })

  it('is chosen where it is needed, and otherwise may be left out', () => {
    expect(said(field(), '')).toBe(true)
    expect(said(field({ required: true }), '')).toBe('Choose a day.')
  })

  it('is checked further where its place says so, once it is one', () => {
    const check = () => 'Not this day.'
    expect(said(field({ check }), '2024-02-29')).toBe('Not this day.')
    expect(said(field({ check }), '')).toBe(true)
    expect(said(field({ check }), 'x')).toMatch(/^A day from/)
  })
})

describe('a choice', () => {
  const some = choicesField('some', { label: '', description: '', options: [{ value: 'red', label: 'Red' }] })
  const months = monthChoices('months', { label: '', description: '' })

  it('is of its list alone, and may be none', () => {
    for (const value of [null, undefined, [], ['red'], ['red', 'red']]) expect(said(some, value)).toBe(true)
    for (const value of [['red', 'blue'], ['Red'], 'blue']) expect(said(some, value)).toBe('Choose from the list: red.')
  })

  it('of months is of whole numbers from 1 to 12', () => {
    expect(said(months, [1, 12])).toBe(true)
    for (const value of [[0], [13], [1.5], ['1']]) expect(said(months, value)).toBe('Whole numbers from 1 to 12.')
  })
})

describe('a slug', () => {
  const field = slugField({ isCountry: false, path: 'flowers' })
  const slugOf = (value: unknown, more: object) => hooked(field, 'beforeValidate', { value, ...more })

  it('is made of the name until somebody types one', () => {
    expect(slugOf(null, { data: { name: 'Röse & Co' }, operation: 'create' })).toBe('rose-and-co')
    expect(slugOf('my-rose', { data: { name: 'Rose' }, operation: 'create' })).toBe('my-rose')
    expect(slugOf(null, { data: { name: '…' }, operation: 'create' })).toBeNull()
  })

  it('follows the name of a draft, and not that of what is published', () => {
    const renamed = (_status: string, value = 'rose') =>
      slugOf(value, { data: { name: 'Lily' }, originalDoc: { name: 'Rose', _status }, operation: 'update' })
    expect(renamed('draft')).toBe('lily')
    expect(renamed('published')).toBe('rose')
    expect(renamed('draft', 'my-rose')).toBe('my-rose')
    expect(slugOf('', { data: {}, originalDoc: { name: 'Rose', _status: 'published' }, operation: 'update' })).toBe(
      'rose',
    )
  })

  it('is refused where it is none', () => {
    expect(said(field, '')).toMatch(/^Needed/)
    expect(said(field, 'rose-2')).toBe(true)
    for (const value of ['Rose', 'a--b', '-a', 'ä', 'a'.repeat(81)]) expect(said(field, value)).toMatch(/^Lower-case/)
  })

  it('of a copy is the next that is free, in the trash too, and no longer than slugs are', async () => {
    const copied = async (value: unknown, taken: readonly string[]) => {
      const asked: { trash?: boolean }[] = []
      const count = async (query: { where: { slug: { equals: string } }; trash?: boolean }) => {
        asked.push(query)
        return { totalDocs: taken.includes(query.where.slug.equals) ? 1 : 0 }
      }
      const slug = await hooked(field, 'beforeDuplicate', {
        value,
        collection: { slug: 'flowers' },
        req: { payload: { count } },
      })
      expect(asked.every(({ trash }) => trash)).toBe(true)
      return slug
    }
    expect(await copied('rose', [])).toBe('rose-copy')
    expect(await copied('rose', ['rose-copy', 'rose-copy-2'])).toBe('rose-copy-3')
    expect(await copied(`${'a'.repeat(69)}-${'b'.repeat(10)}`, [])).toBe(`${'a'.repeat(69)}-copy`)
    expect(await copied(null, [])).toBeNull()
  })

  it('of a country follows from the country, whatever is typed', () => {
    const ofCountry = slugField({ isCountry: true, path: 'countries' })
    const value = 'elsewhere'
    expect(hooked(ofCountry, 'beforeValidate', { value, data: { country: 'BG' } })).toBe('bulgaria')
    expect(hooked(ofCountry, 'beforeValidate', { value, data: {}, originalDoc: { country: 'GR' } })).toBe('greece')
    expect(hooked(ofCountry, 'beforeValidate', { value, data: { country: 'QQ' } })).toBeNull()
  })
})

describe('the country of an overview', () => {
  it('is one that there is, and gives the entry its name', () => {
    expect(said(countryField(), 'BG')).toBe(true)
    for (const value of ['bg', 'QQ', '', null])
      expect(said(countryField(), value)).toBe('Choose a country from the list.')
    const data = { name: 'typed' }
    expect(hooked(countryField(), 'beforeValidate', { value: 'BG', data })).toBe('BG')
    expect(data.name).toBe('Bulgaria')
  })
})

describe('a copy', () => {
  it('says in its name that it is one, and stays within what a name may be', () => {
    const copied = (value: unknown) => hooked(nameField(flowers), 'beforeDuplicate', { value })
    expect(copied('Rose')).toBe('Rose (copy)')
    expect(String(copied('a'.repeat(160)))).toBe(`${'a'.repeat(153)} (copy)`)
    expect(copied(null)).toBeNull()
  })

  it('is yet to be checked, and named to nobody', () => {
    const value = {
      writtenBy: 'Ada',
      checkedBy: 'Ben',
      checkedOn: '2027-01-01',
      howChecked: 'All.',
      checkedByExpert: true,
    }
    expect(hooked(authorshipField(), 'beforeDuplicate', { value })).toEqual({
      ...{ writtenBy: 'Ada', checkedBy: null, checkedOn: null, howChecked: null, checkedByExpert: false },
    })
    expect(hooked(mayBeNamed(), 'beforeDuplicate', { value: true })).toBe(false)
  })
})

describe('the fields of a resource', () => {
  it('are its facets in the form that each has; what is another way to ask, or worked out, has none', () => {
    const fields = facetFields(cheeses)
    expect(namesOf(fields)).toContain('ageBands')
    expect(namesOf(fields).filter((one, index, all) => all.indexOf(one) !== index)).toEqual([])
    const age = fields.find((field) => (field as Named).name === 'ageBands') as Field
    expect(said(age, [0, 5])).toBe(true)
    expect(said(age, [6])).toBe('Whole numbers from 0 to 5.')
    expect(namesOf(facetFields(flowerDays))).not.toContain('weekdays')
    expect(namesOf(ownFields(flowerDays))).not.toContain('ruleInWords')
    expect(namesOf(ownFields(flowers))).toContain('scientificName')
  })

  it('are links to entries of its catalogue, one or many', () => {
    expect(linkFields(flowers)).toEqual([
      expect.objectContaining({
        name: 'days',
        type: 'relationship',
        hasMany: true,
        relationTo: expect.stringContaining('days'),
      }),
    ])
    const [flower] = linkFields(nationalFlowers).filter((field) => (field as Named).name === 'flower')
    expect(flower).toMatchObject({ relationTo: 'flowers' })
    expect(flower).not.toHaveProperty('hasMany')
  })

  it('are countries, and cities where it is no place itself', () => {
    expect(namesOf(whereFields(flowers))).toEqual(['countries', 'cities'])
    expect(namesOf(whereFields({ ...places, isPlace: true }))).toEqual(['countries'])
    const [countries] = whereFields(flowers) as [Field]
    expect(said(countries, ['BG', 'GR'])).toBe(true)
    expect(said(countries, ['BG', 'QQ'])).toBe('Choose countries from the list.')
    expect(said(countries, null)).toBe(true)
  })

  it('are a topic, of a day an occasion; a topic has none', () => {
    expect(topicFields(flowers)[0]).not.toHaveProperty('filterOptions')
    expect(topicFields(flowerDays)[0]).toMatchObject({
      label: 'Occasion',
      filterOptions: { kind: { equals: 'occasion' } },
    })
    expect(topicFields(topics)).toEqual([])
  })
})

describe('the rule of a day', () => {
  const rule = { kind: 'fixed-date', month: 6, day: 1, durationDays: 1 }

  it('comes from the blocks of the form and goes back into them', () => {
    const blocks = [{ id: 'x1', blockName: '', blockType: 'fixed-date', month: 6, day: 1, durationDays: 1, note: null }]
    expect(ruleFromBlocks(blocks)).toEqual(rule)
    expect(ruleFromBlocks(blocksFromRule(rule))).toEqual(rule)
    const nested = { kind: 'offset', days: -2, from: { kind: 'easter', calendar: 'western' }, only: [{ year: 2027 }] }
    expect(blocksFromRule(nested)).toMatchObject([{ blockType: 'offset', from: [{ blockType: 'easter' }] }])
    expect(ruleFromBlocks(blocksFromRule(nested))).toEqual(nested)
  })

  it('is none where nothing is chosen or filled in', () => {
    for (const blocks of [null, undefined, [], '']) expect(ruleFromBlocks(blocks)).toBeUndefined()
    expect(ruleFromBlocks([{ blockType: 'weekly', weekdays: [], season: { from: '', to: null } }])).toEqual({
      kind: 'weekly',
    })
    expect(ruleFromBlocks([{ blockType: 'x', isYearly: false, days: 0 }])).toEqual({
      kind: 'x',
      isYearly: false,
      days: 0,
    })
  })

  it('is that of the occasion which the day falls with, before its own', () => {
    const own = blocksFromRule(rule)
    const occasion = { kind: 'easter' }
    expect(ruleOf({ rule: own, speaksOf: { calendar: { rule: occasion } } })).toEqual(occasion)
    expect(ruleOf({ rule: own, speaksOf: { calendar: null } })).toEqual(rule)
    expect(ruleOf({ rule: own, speaksOf: 7 })).toEqual(rule)
  })

  it('is told in words, with its weekdays where it is weekly', () => {
    expect(datesOfRule(rule)).toMatchObject({ rule_in_words: expect.stringContaining('June'), weekdays: [] })
    const weekly = { kind: 'weekly', weekdays: ['monday'], durationDays: 1 }
    expect(datesOfRule(weekly).weekdays).toEqual(['monday'])
    expect(datesOfRule({ kind: 'fixed-date' })).toEqual({ rule_in_words: '', weekdays: [] })
  })

  it('is what an announcement has to fit, in the field that does not', () => {
    const rows = [
      { of: '2027-06-01', to: '2027-06-02' },
      { of: '2027-06-05', to: null },
      { of: '2028-06-01', to: null, ends: '2028-06-03' },
    ]
    const [overridden, to, ends] = (overridesField() as Extract<Field, { type: 'array' }>).fields as [
      Field,
      Field,
      Field,
    ]
    const check = (field: Field, value: string, row: number, name: string) =>
      said(field, value, { data: { rule: blocksFromRule(rule), overrides: rows }, path: ['overrides', row, name] })
    expect(check(overridden, '2027-06-01', 0, 'of')).toBe(true)
    expect(check(overridden, '2027-06-05', 1, 'of')).toMatch(/^By its rule, nothing starts on 2027-06-05/)
    expect(check(to, '2027-06-05', 1, 'to')).toBe(true)
    expect(check(ends, '2028-06-03', 2, 'ends')).toBe('It is cancelled, so it has no last day.')
    expect(said(overridden, '2027-06-05', { data: { overrides: rows }, path: ['overrides', 1, 'of'] })).toBe(true)
  })
})

describe('the texts of an entry', () => {
  const linking = (id: number) =>
    ({
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: { linkType: 'internal', doc: { relationTo: 'flowers', value: id } },
                children: [],
              },
            ],
          },
        ],
      },
    }) as unknown as RichText
  const document = {
    name: 'Rose',
    uses: linking(3),
    bloomTime: linking(4),
    faq: [{ question: 'Why?', answer: linking(3) }, {}],
  }

  it('are its sections, by the names of the form, and the answers to its questions', () => {
    expect(
      textsIn(flowers, document)
        .filter(({ text }) => text)
        .map(({ field }) => field),
    ).toEqual(['bloomTime', 'uses', 'faq'])
    expect(textsIn(flowers, {}).every(({ text }) => text === undefined)).toBe(true)
  })

  it('say which entries they link to, each once, whatever is sent', () => {
    const linksIn = (data: object) => hooked(textLinksFieldOf(flowers), 'beforeChange', { data, value: ['sent'] })
    expect(linksIn(document)).toEqual(['flowers:4', 'flowers:3'])
    expect(linksIn({})).toEqual([])
  })

  it('are changed together, and what has none is as it was', () => {
    const changed = withTexts(flowers, document, () => 'changed')
    expect(changed).toEqual({
      ...{ name: 'Rose', uses: 'changed', bloomTime: 'changed' },
      faq: [{ question: 'Why?', answer: 'changed' }, { answer: 'changed' }],
    })
    expect(withTexts(countryOverviews, { name: 'Bulgaria' }, () => 'changed')).toEqual({ name: 'Bulgaria' })
  })

  it('are refused in drafts too, where they hold what the editor does not offer', () => {
    const field = { name: 'uses', label: 'Uses' }
    const asked = (value: unknown) => () =>
      offeredAlone({ value, field, path: ['uses'], req: { t: (key: string) => key } } as never)
    const text = lexicalFromMarkdown('Tea and *oil*.')
    expect(asked(text)()).toBe(text)
    expect(asked(null)()).toBeNull()
    const drawn = { root: { type: 'root', children: [{ type: 'iframe', src: 'https://x' }] } }
    expect(asked(drawn)).toThrowError()
  })
})

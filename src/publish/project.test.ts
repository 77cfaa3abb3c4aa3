import { expect, it, test } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { filledForm, publishedEntry } from '#test/published.ts'
import { sourcesInFile } from '#test/sources.ts'
import { projected } from './project.ts'

const dated = { publishedAt: '2026-03-04T10:00:00.000Z', textChangedAt: '2026-03-05T10:00:00.000Z' }

const rose = {
  ...filledForm(
    flowers,
    'rose',
    `---\nname: Rose\nsummary: A shrub.\ncolors: [red]\n${sourcesInFile}\n---\n\n## Appearance\n\nFive petals.\n`,
  ),
  ...dated,
}

const parade = {
  ...filledForm(
    flowerDays,
    'parade',
    `---\nname: Parade\nsummary: It is kept.\nkind: festival\nrule: { kind: fixed-date, month: 5, day: 1 }\n${sourcesInFile}\n---\n`,
  ),
  ...dated,
}

const mistakesOf = (resource: AnyResource, form: object) => projected(collectionOf(resource), { ...form }).mistakes
const told = (resource: AnyResource, form: object) =>
  mistakesOf(resource, form).map(({ path, message }) => `${path}: ${message}`)

it('makes of a form the record that readers see, and of no day a calendar', () => {
  const { projection } = projected(collectionOf(flowers), rose)
  expect(projection?.calendar).toBeNull()
  expect(projection?.record).toMatchObject({
    slug: 'rose',
    name: 'Rose',
    url: '/flowers/rose',
    colors: ['red'],
    appearance: 'Five petals.',
    speaks_of: null,
    published_at: dated.publishedAt,
    updated_at: dated.textChangedAt,
  })
})

it('leaves out whatever the form has beside, as notes and ids of rows', () => {
  const { projection } = projected(collectionOf(flowers), {
    ...rose,
    internalNotes: 'not for readers',
    sources: [{ id: '65f0', title: 'A book', publisher: 'A press' }],
  })
  expect(JSON.stringify(projection)).not.toMatch(/not for readers|65f0/)
})

test.each([
  ['without a name', { name: ' ' }, ['name: This is needed to publish.']],
  ['without a summary', { summary: null }, ['summary: This is needed to publish.']],
  ['that rests on nothing', { sources: [] }, [expect.stringMatching(/^sources: /)]],
  ['with a value of no list', { colors: ['ultraviolet'] }, [expect.stringMatching(/^colors\.0: /)]],
])('refuses an entry %s, at the field', (_, change, mistakes) => {
  expect(told(flowers, { ...rose, ...change })).toEqual(mistakes)
})

it('names every mistake at once', () => {
  expect(mistakesOf(flowers, { ...rose, name: '', summary: '' }).map(({ path }) => path)).toEqual(['name', 'summary'])
})

it('makes of a day its calendar, without what the form adds to rows', () => {
  const overrides = [{ id: 'x', of: '2027-05-01', to: '2027-05-02', ends: '', note: null, source: 'The town' }]
  expect(projected(collectionOf(flowerDays), { ...parade, overrides }).projection?.calendar).toMatchObject({
    rule: { kind: 'fixed-date', month: 5, day: 1 },
    overrides: [{ of: '2027-05-01', to: '2027-05-02', source: 'The town' }],
  })
  const cancelled = [{ of: '2027-05-01', to: '', source: 'The town' }]
  expect(projected(collectionOf(flowerDays), { ...parade, overrides: cancelled }).projection?.calendar).toMatchObject({
    overrides: [{ of: '2027-05-01', to: null }],
  })
})

test.each([
  ['no rule', { rule: [] }, 'rule: Choose when it falls.'],
  ['no rule at all', { rule: null }, 'rule: Choose when it falls.'],
  [
    'an announced change of a day it does not fall on',
    { overrides: [{ of: '2027-06-01', to: '2027-06-02', source: 'The town' }] },
    expect.stringMatching(/^overrides\.0\.of: /),
  ],
  ['a change without its day', { overrides: [{ of: null, to: null }] }, expect.stringMatching(/^overrides\.0\.of: /)],
])('refuses a day with %s', (_, change, mistake) => {
  expect(told(flowerDays, { ...parade, ...change })).toContainEqual(mistake)
})

const occasion = {
  record: { slug: 'may-day', name: 'May Day', kind: 'occasion', scientific_name: null },
  calendar: { rule: { kind: 'fixed-date', month: 5, day: 1 }, overrides: [] },
}

it('takes the dates of a day from its occasion, and refuses dates of its own beside them', () => {
  const { rule: _, ...without } = parade as typeof parade & { rule: unknown }
  const { projection } = projected(collectionOf(flowerDays), { ...without, speaksOf: occasion })
  expect(projection?.calendar).toBe(occasion.calendar)
  expect(projection?.record.speaks_of).toMatchObject({ slug: 'may-day', url: '//topics/may-day' })
  const own = mistakesOf(flowerDays, { ...parade, speaksOf: occasion })
  expect(own).toEqual([{ path: 'rule', message: expect.stringContaining('It falls with the occasion May Day') }])
})

it('has a rule of its own where what it speaks of is no occasion', () => {
  const plant = { record: { ...occasion.record, kind: 'living-thing' }, calendar: null }
  expect(projected(collectionOf(flowerDays), { ...parade, speaksOf: plant }).projection?.calendar).toMatchObject({
    rule: { kind: 'fixed-date' },
  })
})

it('refuses another name of science than that of its topic', () => {
  const topicCalled = (scientific_name: string | null) => ({
    record: { slug: 'rose', name: 'Rose', kind: 'living-thing', scientific_name },
    calendar: null,
  })
  const named = { ...rose, scientificName: 'Rosa' }
  expect(told(flowers, { ...named, speaksOf: topicCalled('Rosa') })).toEqual([])
  expect(told(flowers, { ...rose, speaksOf: topicCalled('Rosa') }), 'it need not say it').toEqual([])
  expect(told(flowers, { ...named, speaksOf: topicCalled('Rosa canina') })).toEqual([
    'scientificName: The topic Rose is Rosa canina: they have to be the same.',
  ])
  expect(told(flowers, { ...named, speaksOf: topicCalled(null) })).toEqual([
    'scientificName: The topic Rose has no scientific name: they have to be the same.',
  ])
})

it('gives a topic dates only where it is an occasion', () => {
  const file = (kind: string, more: string) => `---\nname: May Day\nsummary: A day.\nkind: ${kind}\n${more}---\n`
  const rule = 'rule: { kind: fixed-date, month: 5, day: 1 }\n'
  expect(publishedEntry(topics, 'may-day', file('occasion', rule)).calendar).toMatchObject({
    rule: { kind: 'fixed-date' },
  })
  const place = filledForm(topics, 'paris', file('place', ''))
  expect(projected(collectionOf(topics), { ...place, ...dated }).projection?.calendar).toBeNull()
  const withRule = { ...place, ...dated, rule: filledForm(topics, 'may-day', file('occasion', rule)).rule }
  expect(told(topics, withRule)).toEqual(['rule: Only an occasion has a rule.'])
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  countryInput,
  isoDay,
  limit,
  listOf,
  month,
  needsOneOf,
  offsetInput,
  pageOf,
  shownBy,
  slugOrName,
  sort,
} from './inputs.ts'

const mistakes = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => ({
    message: issue.message,
    ...(issue.code === 'custom' && issue.params),
  })) ?? []
const takes = (schema: z.ZodType, ...values: unknown[]) => values.map((value) => schema.safeParse(value).success)

describe('a country', () => {
  it('is given by either code or its name, and is told of as it was given', () => {
    const schema = countryInput('Keep it.')
    expect(['JP', 'jpn', 'Japan', 'japan'].map((text) => schema.parse(text))).toEqual(['JP', 'jpn', 'Japan', 'japan'])
  })

  it('that there is not is refused, with what comes near', () => {
    const [mistake] = mistakes(countryInput('Keep it.'), 'Jappan')
    expect(mistake).toMatchObject({ message: 'No country is called "Jappan".', code: 'unknown' })
    expect((mistake as { nearest?: string[] }).nearest).toContain('Japan')
  })
})

describe('a day', () => {
  it('is one of the calendar, or left out', () => {
    expect(takes(isoDay('From.'), '2027-02-28', '1900-01-01', '2199-12-31', undefined)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('is no other: what is wrong is said', () => {
    for (const wrong of ['2027-02-29', '1899-12-31', '2200-01-01', '27-1-1', ''])
      expect(mistakes(isoDay('From.'), wrong)).toEqual([
        {
          code: 'not_a_date',
          message: `"${wrong}" is not a calendar date from 1900-01-01 to 2199-12-31, written YYYY-MM-DD.`,
        },
      ])
  })
})

describe('numbers', () => {
  it('of how many to give are from one to the most, and have a default', () => {
    const schema = limit(100, 20, 'flowers')
    expect(takes(schema, 1, 100, 0, 101, 1.5)).toEqual([true, true, false, false, false])
    expect(schema.parse(undefined)).toBe(20)
    expect(schema.description).toBe('Most flowers to return, 1 to 100; default 20.')
  })

  it('of how many to skip are from none on', () => {
    expect(takes(offsetInput('flowers'), 0, 9999, -1, 0.5)).toEqual([true, true, false, false])
    expect(offsetInput('flowers').parse(undefined)).toBe(0)
  })

  it('of months are twelve, and none may be given', () => {
    expect(takes(month('In.'), 1, 12, undefined, 0, 13, 4.5)).toEqual([true, true, true, false, false, false])
  })
})

it('sorts by what is known best unless it is told otherwise', () => {
  const schema = sort('flowers')
  expect(schema.parse(undefined)).toBe('known')
  expect(takes(schema, 'name', 'new', 'seen', 'size')).toEqual([true, true, true, false])
})

it('shows how a value is given where there is one', () => {
  expect([shownBy('a'), shownBy(0), shownBy(false), shownBy(''), shownBy(undefined)]).toEqual([
    { examples: ['a'] },
    { examples: [0] },
    { examples: [false] },
    {},
    {},
  ])
  const { slug, name } = slugOrName('flower', 'dog-rose')
  expect([slug.meta()?.examples, name.meta()?.examples]).toEqual([['dog-rose'], ['dog rose']])
})

it('asks for one of several parameters', () => {
  expect(needsOneOf('slug', 'name')).toEqual({ anyOf: [{ required: ['slug'] }, { required: ['name'] }] })
})

describe('a list', () => {
  it('that is paged says how many there are and where the next page is, or that there is none', () => {
    const page = { items: ['a'], total: 1, limit: 20, offset: 0, next: null }
    const schema = pageOf(z.string())
    expect(takes(schema, page, { ...page, next: 'https://x.example/' }, { ...page, total: 0.5 })).toEqual([
      true,
      true,
      false,
    ])
    expect(takes(schema, { ...page, items: [1] }, { ...page, more: true })).toEqual([false, false])
  })

  it('that is not paged says how many there are', () => {
    expect(
      takes(listOf(z.int()), { items: [1], total: 1 }, { items: [1] }, { items: [], total: 0, next: null }),
    ).toEqual([true, false, false])
  })
})

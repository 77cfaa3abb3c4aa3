import { describe, expect, it } from 'vitest'
import { isSlug, maxSlugLength, slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Holi', 'holi'],
    ['St. John’s Eve', 'st-johns-eve'],
    ['Smørrebrød & snaps', 'smorrebrod-and-snaps'],
    ['Holi (होली)', 'holi'],
    ['7 Herbs Day', '7-herbs-day'],
    ['1947', '1947'],
    ['日本', ''],
    ['第1回', ''],
    ['—', ''],
    ['', ''],
  ])('makes %j into %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('cuts a long name at a word', () => {
    const slug = slugify('procession '.repeat(12))
    expect(slug).toBe(Array(7).fill('procession').join('-'))
    expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
  })

  it('keeps a name of exactly the longest length whole', () => {
    const name = `${'a'.repeat(39)} ${'b'.repeat(40)}`
    expect(slugify(name)).toHaveLength(maxSlugLength)
    expect(slugify(`${name} c`)).toBe(slugify(name))
  })

  it('cuts one endless word at the limit', () => {
    expect(slugify('a'.repeat(200))).toBe('a'.repeat(maxSlugLength))
  })

  it('gives a slug or nothing, whatever is typed', () => {
    for (const name of ['<script>', '../../etc', 'a--b', '-a-', 'ŉ', '%2e%2e', 'ＦＵＬＬ ｗｉｄｔｈ', '½ moon'])
      expect(isSlug(slugify(name))).toBe(true)
  })
})

describe('isSlug', () => {
  it.each(['a', 'holi', 'day-of-the-dead', '7-herbs'])('accepts %s', (text) => expect(isSlug(text)).toBe(true))
  it.each(['', 'Holi', 'a--b', '-a', 'a-', 'a_b', 'a b', 'é', 'a\n', 'a'.repeat(81)])('refuses %j', (text) =>
    expect(isSlug(text)).toBe(false),
  )
})

import { describe, expect, it } from 'vitest'
import { countryIn, recordOf } from '#test/few-entries.ts'
import type { SearchHit } from './queries/search.ts'
import { reasonOf } from './reasons.ts'
import type { AnyResource } from './resource.ts'
import { flowerDays, flowers } from './resources/flowers.ts'
import { factsOf, markOf } from './searched.ts'

const word = (typed: string, ...lexemes: string[]) => ({ word: typed, lexemes: lexemes.length > 0 ? lexemes : [typed] })

/** Why an entry called Red rose, yellow and of the Netherlands, is found. */
function why(hit: Partial<SearchHit>, resource: AnyResource = flowers): string {
  const fields = { name: 'Red rose', colors: ['yellow'], countries: [countryIn('NL')] }
  const summary = resource === flowers ? recordOf({ resource, slug: 'x', fields }) : { name: 'Red rose', countries: [] }
  const textHit = {
    match: 'text',
    matched: null,
    held: [],
    missing: [],
    falls: null,
    nameWords: () => ['red', 'rose'],
    facts: () => factsOf(resource, summary),
    summary,
  }
  return reasonOf(resource, { ...textHit, service: 'flowers', resource: resource.id, slug: 'x', ...hit } as SearchHit)
}

describe('why an entry was found', () => {
  it('is its name, or another that it goes by', () => {
    expect(why({ match: 'name', matched: 'Red rose' })).toBe('by its name')
    expect(why({ match: 'name start' })).toBe('its name begins so')
    expect(why({ match: 'other name', matched: 'Rosa' })).toBe('also called Rosa')
    expect(why({ match: 'other name start', matched: 'Rosa' })).toBe('also called Rosa')
  })

  it('is words of its name, then what is said of it, then what stands in its text', () => {
    const held = [word('steppe'), word('golden'), word('rose'), word('dutch'), word('gift')]
    expect(why({ held })).toBe('in its name: rose; colour: yellow; country: Netherlands; in its text: steppe gift')
  })

  it('is told once where two words say the same of it', () => {
    expect(why({ held: [word('golden'), word('yellow')] })).toBe('colour: yellow')
  })

  it('is what kind of entry it is', () => {
    expect(why({ held: [word('flowers', 'flower')] })).toBe('kind of entry: flower')
  })

  it('is the month in which a day falls, and of no other month', () => {
    const falls = { starts: '2027-05-01', ends: '2027-05-02', certainty: 'computed' } as const
    expect(why({ held: [word('May', 'mai')], falls }, flowerDays)).toBe('it falls in May')
    expect(why({ held: [word('June', 'june')], falls }, flowerDays)).toBe('in its text: June')
    expect(why({ held: [word('May', 'mai')] }, flowerDays)).toBe('in its text: May')
  })

  it('is that it looks like what was asked for, with what of its name does: by its sound, or written as one word', () => {
    expect(why({ match: 'similar name', held: [word('redrose', markOf.joined('redrose'))] })).toBe(
      'looks like it; in its name: redrose',
    )
    expect(why({ match: 'similar name', held: [word('zzz', markOf.sound('nothing'))] })).toBe(
      'looks like it; in its text: zzz',
    )
  })
})

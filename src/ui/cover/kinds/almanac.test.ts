import { describe, expect, it } from 'vitest'
import { traditions } from '#src/read-model/resources/traditions.ts'
import { elementsWith, faultsOf, inksIn, knownAs, plateWith, quietPlate, shapesOf } from '#test/drawn.ts'
import { middle } from '../kind.ts'
import { css } from '../palette.ts'
import { arc } from '../pen.ts'

const plate = (facts: Parameters<typeof plateWith>[1], slug = 'rose') => plateWith('almanac', facts, { slug })
const categories = traditions.facets.category.values
const concepts = traditions.facets.concept.values
const themes = concepts.filter((concept) => knownAs('almanac', 'theme', concept) !== null)
const seasons = concepts.filter((concept) => knownAs('almanac', 'season', concept) !== null)

/** The months that are drawn full, counted from January. */
const monthsIn = (season: readonly string[]): number[] => {
  const [full = ''] = elementsWith(plate({ category: ['food'], season }), 'stroke-width="11"')
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((month) =>
    full.includes(arc(middle, 106, month / 12 + 0.01, (month + 1) / 12 - 0.01)),
  )
}

describe('the leaf of a custom', () => {
  it('has a sign for every category and theme, each its own', () => {
    const signs = [
      ...categories.map((category) => shapesOf(plate({ category: [category] }))),
      ...themes.map((theme) => shapesOf(plate({ theme: [theme] }))),
    ]
    expect(categories.every((category) => knownAs('almanac', 'category', category) === category)).toBe(true)
    expect(themes).toContain('tea')
    expect(new Set(signs).size).toBe(categories.length + themes.length)
  })

  it('has the sign of its theme where it has one, in the colours of its category', () => {
    const games = plate({ category: ['games'], theme: ['tea'] })
    expect(shapesOf(games)).toBe(shapesOf(plate({ category: ['food'], theme: ['tea'] })))
    expect(games.ground).toEqual(plate({ category: ['games'] }).ground)
  })

  it('has a hue of its own for each category, whichever entry it is of', () => {
    for (const slug of ['rose', 'lily', 'tea', 'bread'])
      expect(new Set(categories.map((category) => plate({ category: [category] }, slug).ground.hueDegrees)).size).toBe(
        categories.length,
      )
  })

  it.each([
    ['spring', [2, 3, 4]],
    ['summer', [5, 6, 7]],
    ['harvest', [8, 9, 10]],
    ['midwinter', [0, 1, 11]],
  ])('of %s has its months full, and no other', (season, months) => {
    expect(monthsIn([season])).toEqual(months)
  })

  it('of two seasons has the months of both, and without one none', () => {
    expect(monthsIn(['spring', 'harvest'])).toEqual([2, 3, 4, 8, 9, 10])
    expect(monthsIn([])).toEqual([])
  })

  it('shows its season in that colour', () => {
    const inks = seasons.map((season) => inksIn(plate({ category: ['food'], season: [season] })))
    const own = inks.map((plateInks, index) =>
      plateInks.filter((ink) => inks.every((other, at) => at === index || !other.includes(ink))),
    )
    expect(own.map((all) => all.length)).toEqual(seasons.map(() => 1))
    expect(own[seasons.indexOf('spring')]).toEqual([css({ lightness: 0.72, chroma: 0.13, hueDegrees: 135 })])
  })

  it('has a year and no sign where its season alone is known', () => {
    const { art } = plate({ season: ['spring'] })
    expect(plate({ season: ['spring'], category: ['food'] }).art.length).toBeGreaterThan(art.length)
    expect(elementsWith({ art }, 'stroke-width="11"')).toHaveLength(1)
  })

  it('is a star, and no year, where nothing is known', () => {
    const { art } = quietPlate('almanac')
    expect(elementsWith({ art }, 'stroke-width="11"')).toEqual([])
    expect(art).not.toContain(arc(middle, 106, 0.01, 1 / 12 - 0.01))
  })

  it('is whole, whatever is known', () => {
    for (const category of categories)
      for (const season of seasons) expect(faultsOf(plate({ category: [category], season: [season] }))).toEqual([])
    for (const theme of themes) expect(faultsOf(plate({ theme: [theme] }))).toEqual([])
  })
})

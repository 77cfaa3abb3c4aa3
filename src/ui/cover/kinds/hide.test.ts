import { describe, expect, it } from 'vitest'
import { breeds } from '#src/read-model/resources/cattle.ts'
import { faultsOf, inksIn, knownAs, plateWith, quietPlate, shapesOf } from '#test/drawn.ts'
import { css } from '../palette.ts'

const { pattern: patternFacet, coat: coatFacet, lineage: lineageFacet } = breeds.facets
const patterns = patternFacet.values.filter((pattern) => knownAs('hide', 'pattern', pattern) !== null)
const coats = coatFacet.values
const plate = (facts: Parameters<typeof plateWith>[1], slug = 'rose') => plateWith('hide', facts, { slug })
const bone = 'oklch(0.9 0.035 88)'
const white = 'oklch(0.955 0.012 90)'

describe('the coat of a breed', () => {
  it('is the whole sheet in its colour', () => {
    const grounds = coats.map((coat) => css(plate({ coat: [coat] }).ground))
    expect(new Set(grounds).size).toBe(coats.length)
    expect(grounds[coats.indexOf('white')]).toBe(white)
  })

  it('shows each of its patterns as no other', () => {
    expect(patterns).toContain('brindle')
    const shapes = patterns.map((pattern) => shapesOf(plate({ coat: ['red', 'white'], pattern: [pattern] })))
    expect(new Set(shapes).size).toBe(patterns.length)
  })

  it('is plain where no pattern is known', () => {
    expect(plate({ coat: ['red'] })).toEqual(plate({ coat: ['red'], pattern: ['solid'] }))
  })

  it('that varies claims no pattern', () => {
    expect(knownAs('hide', 'pattern', 'varies')).toBeNull()
  })

  it('of two colours that is pied is patches of the first on the second', () => {
    const pied = plate({ coat: ['black', 'white'], pattern: ['pied'] })
    expect(css(pied.ground)).toBe(white)
    const black = 'oklch(0.27 0.012 50)'
    expect(inksIn(pied)).toContain(black)
    expect(css(plate({ coat: ['black'], pattern: ['pied'] }).ground)).toBe(black)
    expect(css(plate({ coat: ['black', 'white'], pattern: ['belted'] }).ground)).toBe(black)
  })

  it('has its second colour in its pattern; without one white, and black on white', () => {
    const red = 'oklch(0.47 0.115 38)'
    const inks = (...coat: string[]) => inksIn(plate({ coat, pattern: ['speckled'] }))
    expect(inks('grey', 'red')).toContain(red)
    expect(inks('grey', 'red')).not.toContain(white)
    expect(inks('grey')).toContain(white)
    expect(inks('white')).toContain('oklch(0.27 0.012 50)')
  })

  it('that is not known is not made up: the sign stands on a pasture', () => {
    const { ground, art } = plate({ lineage: ['zebu'] })
    expect(art.startsWith(quietPlate('hide').art)).toBe(true)
    expect(ground).toEqual(quietPlate('hide').ground)
    expect(art.length).toBeGreaterThan(quietPlate('hide').art.length)
  })

  it('is seen behind its sign by day and by night', () => {
    for (const coat of coats) {
      const { ground, night } = plate({ coat: [coat] })
      if (coat === 'white') expect(night.lightness).toBeLessThan(ground.lightness)
      else expect(Math.abs(night.lightness - ground.lightness)).toBeLessThan(0.05)
    }
  })
})

describe('the sign of a breed', () => {
  const horned = (horns: string[], more: object = {}) => plate({ coat: ['red'], horns, ...more })

  it.each([
    ['none', 'polled'],
    ['polled', 'polled'],
    ['long', 'long'],
    ['long-horned', 'long'],
    ['short', 'short'],
    ['lyre', 'lyre'],
    ['crescent', 'crescent'],
    ['varies', null],
    ['docile', null],
    ['constructor', null],
  ])('has of “%s” horns as of %s', (said, hornForm) => {
    expect(knownAs('hide', 'horns', said)).toBe(hornForm)
  })

  it('has each form of horns as no other', () => {
    const forms = ['polled', 'short', 'lyre', 'long', 'crescent']
    expect(new Set(forms.map((form) => shapesOf(horned([form])))).size).toBe(forms.length)
  })

  it('has no horns where none are known, and none where there are none', () => {
    expect(inksIn(horned(['lyre']))).toContain(bone)
    expect(inksIn(horned([]))).not.toContain(bone)
    expect(inksIn(horned(['polled']))).not.toContain(bone)
    expect(shapesOf(horned([]))).not.toBe(shapesOf(horned(['polled'])))
  })

  it('has ears that hang where it is a zebu, and no other lineage', () => {
    const bare = shapesOf(horned([]))
    for (const lineage of lineageFacet.values)
      expect(shapesOf(horned([], { lineage: [lineage] })) === bare, lineage).toBe(lineage !== 'zebu')
  })

  it('has a white face where the breed has one, and a blaze where it is pied', () => {
    const face = (pattern: string) => plate({ coat: ['red'], pattern: [pattern] }).art.split('M120 123').length - 1
    const blaze = (pattern: string) => plate({ coat: ['red'], pattern: [pattern] }).art.split('M120 124').length - 1
    expect(['white-faced', 'pied', 'solid'].map(face)).toEqual([1, 0, 0])
    expect(['white-faced', 'pied', 'solid'].map(blaze)).toEqual([0, 1, 0])
  })
})

it('a coat is whole in each pattern and colour', () => {
  for (const pattern of patterns)
    for (const coat of ['red', 'white'])
      expect(faultsOf(plate({ coat: [coat], pattern: [pattern], horns: ['lyre'] })), `${coat}, ${pattern}`).toEqual([])
})

it('a pasture is another from entry to entry, and the same for one', () => {
  const lands = ['rose', 'lily', 'tea'].map((slug) => quietPlate('hide', { slug }).art)
  expect(new Set(lands).size).toBe(3)
  expect(quietPlate('hide').art).toBe(lands[0])
})

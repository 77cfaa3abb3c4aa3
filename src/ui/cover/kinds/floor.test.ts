import { describe, expect, it } from 'vitest'
import { dances } from '#src/read-model/resources/dance.ts'
import {
  copiesOf,
  elementsWith,
  faultsOf,
  knownAs,
  pathPoints,
  pathsOf,
  plateWith,
  quietPlate,
  shapesOf,
} from '#test/drawn.ts'

const { formation: formationFacet, form: formFacet, beats: beatsFacet } = dances.facets
const formations = formationFacet.values
const forms = formFacet.values
const metres = beatsFacet.values
const plate = (facts: Parameters<typeof plateWith>[1], slug = 'rose') => plateWith('floor', facts, { slug })
const discs = (path: string) => path.split('M').length - 1

describe('a dance on its floor', () => {
  it('is known by every formation, form and metre that a catalogue has', () => {
    for (const formation of formations) expect(knownAs('floor', 'formation', formation)).toBe(formation)
    for (const form of forms) expect(knownAs('floor', 'form', form)).toBe(form)
    for (const metre of metres) expect(knownAs('floor', 'metre', metre)).toBe(metre)
  })

  it('has paths of its own for each formation', () => {
    const shapes = formations.map((formation) => shapesOf(plate({ formation: [formation], metre: ['3'] })))
    expect(new Set(shapes).size).toBe(formations.length)
  })

  it('is danced on a floor of its own for each form', () => {
    const grounds = forms.map((form) => JSON.stringify(plate({ formation: ['solo'], form: [form] }).ground))
    expect(new Set(grounds).size).toBe(forms.length)
  })

  it('of several forms is danced on the same floor, however they are ordered', () => {
    const ground = (...form: string[]) => plate({ form }).ground
    expect(ground('folk', 'ballroom')).toEqual(ground('ballroom'))
    expect(ground('ballroom', 'folk')).toEqual(ground('ballroom'))
    expect(ground('folk', 'historical')).toEqual(ground('folk'))
  })

  it('of no form is danced on a floor in the hue of its catalogue', () => {
    expect(plateWith('floor', { formation: ['solo'] }, { hue: 200 }).ground.hueDegrees).toBe(200)
  })

  it('shows its first formation, and the second as a fainter one beneath', () => {
    const { art } = plate({ formation: ['circle', 'line'], metre: ['4'] })
    const [, under = '', over = ''] = /<g opacity="\.32">(.*?)<\/g>(.*)$/s.exec(art) ?? []
    expect(under).not.toBe('')
    expect(over).not.toBe('')
    expect(shapesOf({ art: over })).toContain(discsOf(16))
    expect(under).not.toContain(discsOf(16))
    expect(plate({ formation: ['circle'] }).art).not.toContain('opacity=".32"')
  })

  it('is danced alone where no formation is known', () => {
    expect(plate({ metre: ['3'] })).toEqual(plate({ formation: ['solo'], metre: ['3'] }))
  })

  it('has dark paths on a light floor, and light ones on a dark floor', () => {
    const main = (form: string) => {
      const dancers = pathsInk(plate({ formation: ['line'], form: [form] }))
      return Number(dancers.match(/oklch\(([\d.]+)/)?.[1])
    }
    for (const form of forms) {
      const { lightness } = plate({ form: [form] }).ground
      if (lightness > 0.58) expect(main(form), form).toBeLessThan(0.4)
      else expect(main(form), form).toBeGreaterThan(0.8)
    }
  })
})

/** A disc of a dancer in a circle, about a place: how it is written. */
const discsOf = (dancers: number): string => (dancers > 0 ? 'a6 6 0 1 0 12 0' : '')

/** The first of what is filled: a dancer. */
const pathsInk = ({ art }: { art: string }): string => /<path [^>]*fill="(oklch[^"]*)"/.exec(art)?.[1] ?? ''

describe('the metre of a dance', () => {
  const circled = (metre: string) =>
    elementsWith(plate({ formation: ['circle'], metre: [metre] }), 'a6 6 0 1 0 12 0').map(discs)[0]

  it.each([
    ['2', 8],
    ['3', 12],
    ['4', 16],
    ['5', 10],
    ['7', 14],
    ['8', 8],
    ['12', 12],
    ['16', 16],
  ])('of %s is %i dancers in a circle', (metre, dancers) => {
    expect(circled(metre)).toBe(dancers)
  })

  it('is a point for each beat about one who dances alone, the first the largest', () => {
    for (const metre of metres) {
      const [beats = ''] = elementsWith(plate({ formation: ['solo'], metre: [metre] }), 'a4.4 4.4')
      expect(discs(beats)).toBe(Number(metre))
      expect(beats.split('a4.4 4.4 0 1 0 8.8 0').length - 1).toBe(1)
    }
    expect(elementsWith(plate({ formation: ['solo'] }), 'a4.4 4.4')).toEqual([])
  })

  it('is a loop for each beat, and not more than twelve', () => {
    const loops = (metre: string) => /<path id="(s\d+)"/.exec(plate({ formation: ['solo'], metre: [metre] }).art)?.[1]
    expect(['3', '4', '12', '16'].map(loops)).toEqual(['s3', 's4', 's12', 's12'])
  })

  it('that is not known is another from entry to entry', () => {
    const loops = Array.from(
      { length: 30 },
      (_, index) => /<path id="(s\d+)"/.exec(plate({ formation: ['solo'] }, `dance-${index}`).art)?.[1],
    )
    expect(new Set(loops).size).toBeGreaterThan(3)
  })
})

it('a group is six who turn alike', () => {
  expect(copiesOf(plate({ formation: ['group'] }), 'g')).toBe(6)
})

it('footsteps are those of no one dance where nothing is known', () => {
  const { art } = quietPlate('floor')
  expect(art.match(/<g transform="translate/g)).toHaveLength(9)
  expect(art).not.toContain('a9.7 9.7')
})

it('a dance is whole and lies on its sheet, in each formation and metre', () => {
  for (const formation of formations)
    for (const metre of ['2', '7', '16']) {
      const drawn = plate({ formation: [formation], metre: [metre] })
      expect(faultsOf(drawn), `${formation} of ${metre}`).toEqual([])
      // What is drawn once and put in its places stands about the origin.
      if (drawn.art.includes('<defs>')) continue
      for (const [x, y] of pathsOf(drawn).flatMap(pathPoints)) {
        expect(Math.abs(x - 120), formation).toBeLessThanOrEqual(120)
        expect(Math.abs(y - 160), formation).toBeLessThanOrEqual(172)
      }
    }
})

import { describe, expect, it } from 'vitest'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { faultsOf, inksIn, knownAs, plateWith, quietPlate, shapesOf } from '#test/drawn.ts'

const styles = cheeses.facets.style.values
const milks = cheeses.facets.milk.values.filter((milk) => knownAs('wheel', 'milk', milk) !== null)
const plate = (facts: Parameters<typeof plateWith>[1], slug = 'rose') => plateWith('wheel', facts, { slug })
const washed = 'oklch(0.66 0.14 55)'
const veins = 'oklch(0.48 0.06 215)'
const crystal = 'oklch(0.99 0 0)'

describe('the form of a cheese', () => {
  it('is known by every style that a catalogue has', () => {
    for (const style of styles) expect(knownAs('wheel', 'style', style)).toBe(style)
  })

  it('is drawn as no other by each style', () => {
    expect(new Set(styles.map((style) => plate({ style: [style] }).art)).size).toBe(styles.length)
  })

  it('is that of the style that says the most, however styles are ordered', () => {
    const shapes = (...style: string[]) => shapesOf(plate({ style }))
    expect(shapes('fresh', 'processed')).toBe(shapes('processed'))
    expect(shapes('processed', 'fresh')).toBe(shapes('processed'))
  })

  it('is put together of what each of its styles says', () => {
    const both = plate({ style: ['alpine', 'washed-rind'] })
    expect(inksIn(both)).toContain(washed)
    expect(shapesOf(both)).toBe(shapesOf(plate({ style: ['alpine'] })))
    expect(inksIn(plate({ style: ['alpine'] }))).not.toContain(washed)
  })

  it('is a wheel where no style is known', () => {
    expect(shapesOf(plate({ milk: ['cow'] }))).toBe(shapesOf(plate({ style: ['smoked'], milk: ['cow'] })))
  })

  it('is blue within where it is a blue cheese alone', () => {
    for (const style of styles) expect(inksIn(plate({ style: [style] })).includes(veins), style).toBe(style === 'blue')
  })
})

describe('the paste of a cheese', () => {
  const cut = (facts: Parameters<typeof plateWith>[1]) => {
    // The piece beside the wheel is the last that is filled before its texture: it is in the colour of the paste.
    const { art } = plate({ style: ['brined'], ...facts })
    const [, lightness, chroma] =
      /fill="oklch\(([\d.]+) ([\d.]+) \d+\)"\/><path d="[^"]*" fill="[^"]*" stroke="none"/.exec(art) ?? []
    return { lightness: Number(lightness), chroma: Number(chroma) }
  }

  it('has a colour of its own for each milk', () => {
    expect(new Set(milks.map((milk) => JSON.stringify(cut({ milk: [milk] })))).size).toBe(milks.length)
    expect(knownAs('wheel', 'milk', 'other')).toBeNull()
  })

  it('is yellower of cows than of goats and buffaloes, who pass no carotene on', () => {
    const chroma = (milk: string) => cut({ milk: [milk] }).chroma
    expect(chroma('cow')).toBeGreaterThan(chroma('sheep'))
    expect(chroma('sheep')).toBeGreaterThan(chroma('goat'))
    expect(chroma('sheep')).toBeGreaterThan(chroma('buffalo'))
  })

  it('grows darker with age', () => {
    const light = ['0', '1', '2', '3', '4', '5'].map((age) => cut({ milk: ['cow'], age: [age] }).lightness)
    expect(light).toEqual([...light].sort((a, b) => b - a))
    expect(new Set(light).size).toBe(6)
  })

  it('is as old as the oldest that is sold', () => {
    const plateAged = (...age: string[]) => plate({ style: ['hard'], milk: ['cow'], age })
    expect(plateAged('2', '5', '3')).toEqual(plateAged('5'))
    expect(plateAged()).toEqual(plateAged('0'))
  })

  it('has crystals where it is very old, and no holes', () => {
    const inks = (age: string, style = 'hard') => inksIn(plate({ style: [style], age: [age] }))
    expect(['3', '4', '5'].map((age) => inks(age).includes(crystal))).toEqual([false, true, true])
    expect(inks('5', 'alpine')).not.toContain(crystal)
  })
})

it('a cheese lies on a board, the same for the same entry, and not on one for all', () => {
  const boards = Array.from({ length: 60 }, (_, index) => plate({ style: ['hard'] }, `cheese-${index}`))
  expect(new Set(boards.map(({ ground }) => JSON.stringify(ground))).size).toBe(6)
  for (const { ground, night } of boards) {
    expect(ground.lightness).toBeLessThanOrEqual(0.5)
    expect(night.lightness).toBeLessThan(ground.lightness)
  }
})

it('of no one cheese there is a shelf of many', () => {
  const { art } = quietPlate('wheel')
  expect(art.match(/<path/g)?.length).toBeGreaterThan(20)
  expect(faultsOf({ art })).toEqual([])
})

it('a cheese is whole of each style, milk and age', () => {
  for (const style of styles)
    for (const milk of milks)
      expect(faultsOf(plate({ style: [style], milk: [milk], age: ['5'] })), `${style}, ${milk}`).toEqual([])
})

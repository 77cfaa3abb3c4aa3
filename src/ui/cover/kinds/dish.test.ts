import { describe, expect, it } from 'vitest'
import { dishes } from '#src/read-model/resources/food.ts'
import { copiesOf, faultsOf, inksIn, knownAs, plateWith, quietPlate, shapesOf } from '#test/drawn.ts'

const methods = dishes.facets.kind.values
const plate = (facts: Parameters<typeof plateWith>[1], slug = 'rose') => plateWith('dish', facts, { slug })
const slugs = Array.from({ length: 40 }, (_, index) => `dish-${index}`)

const tomato = 'oklch(0.58 0.19 28)'
const beef = 'oklch(0.42 0.08 35)'
const lettuce = 'oklch(0.72 0.13 128)'
const milk = 'oklch(0.965 0.015 95)'

/** How many shapes are defined to be strewn. */
const strewnIn = ({ art }: { art: string }) => art.match(/<g id="f\d"/g)?.length ?? 0

describe('what a dish is made of', () => {
  it.each([
    ['tomato', 'tomato'],
    ['red onion', 'onion'],
    ['spring onion', 'spring-onion'],
    ['chopped spring onion', 'spring-onion'],
    ['minced beef', 'beef'],
    ['dried black bean', 'black-bean'],
    ['kidney bean', 'bean'],
    ['coconut milk', 'milk'],
    ['egg noodle', 'noodle'],
  ])('“%s” is seen as %s', (said, ingredient) => {
    expect(knownAs('dish', 'ingredient', said)).toBe(ingredient)
  })

  it.each(['hope', 'eggplant', 'tomato paste', 'constructor', 'Tomato', ''])('“%s” is seen as nothing', (said) => {
    expect(knownAs('dish', 'ingredient', said)).toBeNull()
  })

  it('shows in its own colour', () => {
    expect(inksIn(plate({ method: ['salad'], ingredient: ['tomato', 'beef'] }))).toEqual(
      expect.arrayContaining([tomato, beef]),
    )
    expect(inksIn(plate({ method: ['salad'], ingredient: ['beef'] }))).not.toContain(tomato)
  })

  it('is four things at most, and more of the first than of the last', () => {
    const five = ['tomato', 'beef', 'lettuce', 'egg', 'prawn']
    const drawn = slugs.map((slug) => plate({ method: ['main'], ingredient: five }, slug))
    expect(drawn.every((one) => strewnIn(one) === 4)).toBe(true)
    const many = (id: string) => drawn.reduce((sum, one) => sum + copiesOf(one, id), 0)
    expect(many('f0')).toBeGreaterThan(many('f1'))
    expect(many('f1')).toBeGreaterThan(many('f2'))
    expect(many('f2')).toBeGreaterThan(many('f3'))
    expect(many('f3')).toBeGreaterThan(0)
    expect(drawn.every((one) => [0, 1, 2, 3].reduce((sum, id) => sum + copiesOf(one, `f${id}`), 0) === 19)).toBe(true)
  })

  it('lies in the sandwich in its order', () => {
    const order = (ingredient: string[]) =>
      inksIn(plate({ method: ['sandwich'], ingredient })).filter((ink) => [tomato, beef, lettuce].includes(ink))
    expect(order(['beef', 'lettuce', 'tomato'])).toEqual([beef, lettuce, tomato])
    expect(order(['tomato', 'beef', 'lettuce'])).toEqual([tomato, beef, lettuce])
  })
})

describe('what a dish is served on', () => {
  it('is known for every kind of dish', () => {
    for (const method of methods) expect(knownAs('dish', 'method', method)).toBe(method)
  })

  it('is its own for each kind', () => {
    const shapes = methods.map((method) => shapesOf(plate({ method: [method], ingredient: ['tomato', 'beef'] })))
    expect(new Set(shapes).size).toBe(methods.length)
  })

  it('is a plate as of a main dish where its kind is not known', () => {
    expect(plate({ ingredient: ['tomato'] })).toEqual(plate({ method: ['main'], ingredient: ['tomato'] }))
  })

  it('is glazed under what is pale, so that it is seen', () => {
    const line = (ingredient: string[]) => inksIn(plate({ method: ['main'], ingredient }))
    const well = 'oklch(0.955 0.014 88)'
    expect(line(['beef', 'rice'])).toContain(well)
    expect(line(['rice'])).not.toContain(well)
  })

  it('stands on the same table for the same entry, and not on one table for all', () => {
    const tables = slugs.map((slug) => plate({ method: ['soup'] }, slug).ground)
    expect(new Set(tables.map((ground) => JSON.stringify(ground))).size).toBe(6)
    for (const slug of slugs) {
      const { ground, night } = plate({ method: ['soup'] }, slug)
      expect(night.lightness).toBeLessThan(ground.lightness)
    }
  })
})

describe('what is poured', () => {
  it('is no piece in soup and stew: it colours them', () => {
    const soup = plate({ method: ['soup'], ingredient: ['milk', 'tomato'] })
    expect(strewnIn(soup)).toBe(1)
    expect(inksIn(soup)).toContain(milk)
    expect(strewnIn(plate({ method: ['stew'], ingredient: ['milk', 'cream'] }))).toBe(0)
    expect(strewnIn(plate({ method: ['drink'], ingredient: ['milk'] }))).toBe(0)
  })

  it('is coloured by the first that colours', () => {
    const broth = (ingredient: string[]) => inksIn(plate({ method: ['soup'], ingredient }))
    const reddened = 'oklch(0.62 0.13 52)'
    expect(broth(['potato', 'tomato'])).toContain(reddened)
    expect(broth(['tomato', 'milk'])).not.toContain(milk)
    expect(broth(['potato'])).not.toContain(reddened)
  })

  it('lies on a plate as it does in no bowl', () => {
    expect(strewnIn(plate({ method: ['main'], ingredient: ['cream', 'tomato'] }))).toBe(2)
  })
})

it('rice is white, and golden with what is as red as saffron', () => {
  const white = 'oklch(0.965 0.015 95)'
  const gold = 'oklch(0.78 0.13 78)'
  const rice = (ingredient: string[]) => inksIn(plate({ method: ['rice'], ingredient }))
  expect(rice(['beef', 'rice'])).toContain(white)
  expect(rice(['beef', 'rice'])).not.toContain(gold)
  expect(rice(['saffron'])).toContain(gold)
  expect(strewnIn(plate({ method: ['rice'], ingredient: ['rice'] }))).toBe(0)
})

it('a plate of no dish has nothing on it', () => {
  for (const slug of slugs.slice(0, 5)) expect(strewnIn(quietPlate('dish', { slug }))).toBe(0)
})

it('a dish is whole of each kind, with whatever is in it', () => {
  for (const method of methods)
    for (const ingredient of [[], ['milk'], ['rice', 'egg'], ['tomato', 'onion', 'parsley', 'noodle', 'prawn']])
      expect(faultsOf(plate({ method: [method], ingredient })), `${method} of ${ingredient}`).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { countryIn, linkTo, recordOf } from '#test/few-entries.ts'
import { dances } from './resources/dance.ts'
import { cities, flowerDays, flowers } from './resources/flowers.ts'
import { dishes } from './resources/food.ts'
import { isWeekly, phraseOf, termOf, termsOf, valuesOf } from './terms.ts'

describe('the terms of a record', () => {
  it('are its countries, places, regions, values and links, each once and in order', () => {
    const rose = recordOf({
      resource: flowers,
      slug: 'rose',
      fields: {
        countries: [countryIn('BG'), countryIn('BG')],
        cities: [linkTo(cities, 'kazanlak')],
        regions: ['europe'],
        colors: ['red', 'white'],
        days: [linkTo(flowerDays, 'rose-festival')],
      },
    })
    expect(termsOf(flowers, rose)).toEqual([
      'flowers/flower.city:kazanlak',
      'flowers/flower.color:red',
      'flowers/flower.color:white',
      'flowers/flower.country:BG',
      'flowers/flower.day:rose-festival',
      'flowers/flower.region:europe',
    ])
  })

  it('name a region as the service does', () => {
    const tango = recordOf({ resource: dances, slug: 'tango', fields: { regions: ['latin-america'] } })
    expect(termsOf(dances, tango)).toContain('dance/dance.continent:latin-america')
  })

  it('have a free word folded, and every phrase of up to four neighbouring words in it without endings', () => {
    const som = recordOf({ resource: dishes, slug: 'som-tam', fields: { ingredients: ['Green Papayas'] } })
    expect(termsOf(dishes, som)).toEqual([
      'food/dish.ingredient:green papayas',
      'food/dish.ingredient~:green',
      'food/dish.ingredient~:green papaya',
      'food/dish.ingredient~:papaya',
    ])
    const long = recordOf({ resource: dishes, slug: 'stew', fields: { ingredients: ['salt milk egg rum ham'] } })
    const phrases = termsOf(dishes, long).filter((term) => term.includes('~'))
    expect(phrases).toContain('food/dish.ingredient~:salt milk egg rum')
    expect(phrases.some((term) => term.split(' ').length > 4)).toBe(false)
    expect(phrases).toHaveLength(5 + 4 + 3 + 2)
  })

  it('are none of what a record does not say', () => {
    expect(valuesOf(flowers, recordOf({ resource: flowers, slug: 'rose' }))).toEqual([])
  })
})

describe('a day', () => {
  it('comes every week where a term names a weekday', () => {
    expect(isWeekly(flowerDays, [termOf(flowerDays, 'weekday', 'friday')])).toBe(true)
    expect(isWeekly(flowerDays, ['flowers/flower_day.kind:festival'])).toBe(false)
    expect(isWeekly(flowerDays, ['flowers/flower.weekday:friday'])).toBe(false)
    expect(isWeekly(flowerDays, [])).toBe(false)
  })
})

it('compares phrases in one spelling and without endings', () => {
  expect(phraseOf('Green  PAPAYAS')).toBe('green papaya')
  expect(phraseOf('')).toBe('')
})

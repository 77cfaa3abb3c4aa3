import { expect, test } from 'vitest'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { cities, days, flower, page } from './catalogue.ts'

test('what is measured is made of records that readers may see', () => {
  const made = flower(7, page(7))
  expect(flowers.record.parse(made)).toEqual(made)
  expect(days.every(({ record }) => flowerDays.record.safeParse(record).success)).toBe(true)
  expect(cities.length).toBeGreaterThan(0)
})

import { expect, it } from 'vitest'
import type { ServiceId } from '#src/services.ts'
import { jsonText } from '#test/json-text.ts'
import { elsewhereOf, speaking } from './elsewhere.ts'

const entry = (service: ServiceId, resource: string, slug: string) => ({
  service,
  resource,
  slug,
  name: slug,
  summary: '',
})

it('gives what catalogues say in their order, each catalogue as it was found, by addresses in the network', () => {
  const entries = [
    entry('food', 'dish', 'soup'),
    entry('flowers', 'flower', 'rose'),
    entry('food', 'dish', 'bread'),
    entry('traditions', 'day', 'may'),
  ]
  expect(elsewhereOf(jsonText(entries)).map(({ url }) => url)).toEqual([
    '//flowers/flowers/rose',
    '//traditions/days/may',
    '//food/dishes/soup',
    '//food/dishes/bread',
  ])
  expect(elsewhereOf(jsonText(entries))[0]).toEqual({
    ...entry('flowers', 'flower', 'rose'),
    url: '//flowers/flowers/rose',
  })
})

it('gives nothing where nobody speaks of it', () => {
  expect(elsewhereOf(null)).toEqual([])
})

it('asks for entries of one topic, of which some may be left out', () => {
  expect(speaking('r.topic', 'o.slug <> r.slug')).toContain('where o.topic = r.topic and o.slug <> r.slug order by')
})

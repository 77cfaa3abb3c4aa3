import { expect, it } from 'vitest'
import type { Country } from '#src/geography/countries.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { type ServiceId, services } from '#src/services.ts'
import { waysOf } from './ways.ts'

const baseUrls = Object.fromEntries(services.map(({ id, path }) => [id, `/${path}`])) as Record<ServiceId, string>
const lead = (query: string, likely: ServiceId[] = [], around: string[] = []) =>
  waysOf(
    query,
    { base: '', baseUrls, today: '2026-11-23' },
    { likely, around: around.map((name) => findCountry(name) as Country) },
  ).map(({ href }) => href)

it.each([
  ['What is in bloom in Japan in April?', ['/flowers/in-bloom?month=4&hemisphere=north&country=JP']],
  ['what is in season in New Zealand in may', ['/food/in-season?month=5&hemisphere=south&country=NZ']],
  ['#4b0082', ['/colours/name-a-colour?colour=4b0082']],
  ['rgb(75 0 130)', ['/colours/name-a-colour?colour=4b0082']],
  ['dance festivals in March in India', ['/dance/calendar?month=2027-03&country=IN&view=list']],
  ['holidays of December 2030', ['/calendar?month=2030-12&view=list']],
  ['food of Japan and Britain', ['/food/countries/compare?country=japan&with=united-kingdom']],
  ['subscribe to food days', ['/food/calendar#add']],
  ['what is celebrated today', ['/today']],
])('%s leads to %j', (query, expected) => {
  expect(lead(query)).toEqual(expected)
})

it.each(['rose', 'salmon', 'tea in Japan', 'march', 'in bloom', 'it is no use at all', '', '#'])(
  'what is asked by %j is found among entries alone',
  (query) => {
    expect(lead(query)).toEqual([])
  },
)

it('compares two countries where most is found, if no catalogue is named', () => {
  expect(lead('tea: Japan and UK', ['traditions'])).toEqual([
    '/traditions/countries/compare?country=japan&with=united-kingdom',
  ])
})

it('takes the country of a place that is named, where no country is', () => {
  expect(lead('dance festival in March near Kerala', [], ['India'])).toEqual([
    '/dance/calendar?month=2027-03&country=IN&view=list',
  ])
  expect(lead('dance festivals of Nepal in March near Kerala', [], ['India'])).toEqual([
    '/dance/calendar?month=2027-03&country=NP&view=list',
  ])
})

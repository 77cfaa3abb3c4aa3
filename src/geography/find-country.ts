/** The country a reader means, from a code or any name it is known by. */

import { countries as listed } from 'countries-list'
import { fold } from '#src/text/fold.ts'
import { nearest } from '#src/text/nearest.ts'
import { type Country, countriesOfTheWorld } from './countries.ts'
import { otherCountryNames } from './other-names.ts'

/** "Republic of", "Grand Duchy of", "Islamic Emirate of"…: what official names put before the common one. */
const formOfState =
  /^(?:\p{L}+ )*(?:republic|kingdom|state|states|union|commonwealth|principality|sultanate|emirate|duchy) of (?:the )?/u

/** Most letters of codes and initials: any text is near to one of these, so none is ever suggested. */
const longestCode = 3

/**
 * The country of an alpha-2 or alpha-3 code, English name, native name, slug, or well-known other name (UK, Burma, Ivory
 * Coast, Persia); undefined when none is known by it. Case, accents, punctuation and a leading "the" do not count, official
 * forms are understood ("Kingdom of Spain", "Korea, Republic of"). England, Scotland, Wales and Northern Ireland are GB.
 */
export const findCountry = (text: string): Country | undefined => {
  const key = keyOf(text)
  const forms = isTurned.test(text) ? [key, keyOf(turnedRound(text))] : [key]
  const spellings = [...forms, initials(key), ...forms.map((form) => form.replace(formOfState, ''))]
  const match = spellings.find((spelling) => byKey.has(spelling))
  return match === undefined ? undefined : byKey.get(match)
}

/** The names of at most `count` countries like the text, most like first; empty when none is. Other names count too. */
export const nearestCountries = (text: string, count = 3): string[] => {
  const keys = [...byKey.keys()].filter((key) => key.length > longestCode)
  const names = nearest(keyOf(text), keys, keys.length).flatMap((key) => byKey.get(key)?.name ?? [])
  return [...new Set(names)].slice(0, count)
}

/** The form names are compared in: folded, without "the" and "and", "st" written out. */
const keyOf = (text: string): string =>
  fold(text)
    .replace(/^the /, '')
    .replaceAll(' and ', ' ')
    .replace(/\bst (?=\p{L})/gu, 'saint ')

/** "Korea, Republic of" to "Republic of Korea", "Micronesia (Federated States of)" to "Federated States of Micronesia". */
const turnedRound = (text: string): string => text.split(isTurned).reverse().join(' ')

const isTurned = /[,(]/

/** "U.S.A." folds to three words of one letter: `usa`. */
const initials = (key: string): string => (/^\p{L}(?: \p{L})+$/u.test(key) ? key.replaceAll(' ', '') : key)

const namesOf = (country: Country): string[] => {
  const { alias = [], name, native } = listed[country.code]
  return [
    country.code,
    country.alpha3,
    country.name,
    name,
    native,
    ...alias,
    ...(otherCountryNames[country.code] ?? []),
  ]
}

const byKey: ReadonlyMap<string, Country> = new Map(
  countriesOfTheWorld.flatMap((country) => namesOf(country).map((name) => [keyOf(name), country] as const)),
)

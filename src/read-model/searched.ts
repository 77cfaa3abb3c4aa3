/**
 * What an entry is found by: the words of its names, of what is said of it in fields, and of its texts. Facet values, countries
 * and kinds are searched by all the words that readers have for them, so that nothing has to be written twice.
 */

import { monthName } from '#src/calendar/words.ts'
import { countryByCode } from '#src/geography/countries.ts'
import { demonymsOf, ofRegion } from '#src/geography/demonyms.ts'
import { regionTitles } from '#src/geography/regions.ts'
import { plainText } from '#src/markdown/plain-text.ts'
import { asList } from '#src/text/as-list.ts'
import { foldedWords, soundOf, wordsAmong, wordsOf } from '#src/text/words.ts'
import { type Calendar, datesIn } from './dates.ts'
import { type Facet, kindOf, type ValueSaid } from './facets/index.ts'
import { type AnyRecord, type AnyResource, type CommonRecord, storedFacets } from './resource.ts'

/** A thing said of an entry, and every word that readers have for it. */
export type SaidOfEntry = ValueSaid & { parameter: string }

/**
 * Where a word stands, a bit for each place, best first: the name, the noun of what the service is about, another name or the noun of
 * another kind, a fact, what is said in passing. A word without any of them stands in a text alone.
 */
export const wordPlaces = { name: 16, subject: 8, otherName: 4, fact: 2, passing: 1 } as const

/** A bit for each place. */
export const PLACE_BITS = 5

/** Words that are none: days of a calendar, a name as one word, how a word of a name sounds. */
export const markOf = {
  day: '@when',
  joined: (name: string): string => `+${name}`,
  sound: (word: string): string => `~${word}`,
} as const

/** Whether it is a word, and no mark. */
export const isWord = (word: string): boolean => !/^[@+~]/.test(word)

/** The words of an entry, each with the places where it stands. */
export type PlacedWords = ReadonlyMap<string, number>

/**
 * The words of a record: its own, and those borrowed from the names of the entries that it refers to, each with the number of these
 * names that have it. When one of these entries is renamed, only the borrowed words change, and nothing else has to be read for it.
 */
export type RecordWords = { own: PlacedWords; borrowed: ReadonlyMap<string, number> }

/** All words that a record is found by: borrowed words count as said in passing. */
export function placedWords({ own, borrowed }: RecordWords): PlacedWords {
  const placed = new Map(own)
  for (const word of borrowed.keys()) placed.set(word, (own.get(word) ?? 0) | wordPlaces.passing)
  return placed
}

/** The words of a record as the read model keeps them beside it, as `garden:0 rose:18`: always the same texts for the same words. */
export type StoredWords = { words: string; borrowed: string }

/** The words of a record, written. */
export const writtenWords = ({ own, borrowed }: RecordWords): StoredWords => ({
  words: writtenNumbers(own),
  borrowed: writtenNumbers(borrowed),
})

/** All words that a record is found by, as they were written. */
export const readWords = ({ words, borrowed }: StoredWords): PlacedWords =>
  placedWords({ own: readNumbers(words), borrowed: readNumbers(borrowed) })

/** Years whose dates say in which months a day falls: enough for a day of a lunar calendar to fall in all of its months. */
const MONTH_YEARS = { first: 2025, last: 2029 } as const

/** The words of a record. `calendar` says when a day falls; null for an entry that is no day. */
export function wordsOfRecord(resource: AnyResource, record: AnyRecord, calendar: Calendar | null): RecordWords {
  const others = [record.native_name, ...record.other_names, ...resource.namedBy.map((field) => record[field])].filter(
    isText,
  )
  const placed = new Map<string, number>()
  const add = (place: number, words: readonly string[]) => {
    for (const word of words) placed.set(word, (placed.get(word) ?? 0) | place)
  }
  if (resource.isCalendar) add(wordPlaces.subject, [markOf.day])
  for (const [place, names] of [
    [wordPlaces.name, [record.name]],
    [wordPlaces.otherName, others],
  ] as const)
    for (const name of names) {
      const words = wordsOf(name)
      add(place, [...words, ...soundsOf(words)])
      add(wordPlaces.passing, joinedOf(name))
    }
  // The noun of its kind puts it before entries that merely have to do with such things.
  add(resource.standing === 1 ? wordPlaces.subject : wordPlaces.otherName, nounsOf(resource))
  for (const { parameter, words } of factsOf(resource, record))
    add(parameter === 'kind' ? wordPlaces.otherName : wordPlaces.fact, words)
  if (calendar)
    add(
      wordPlaces.fact,
      monthsOf(calendar).flatMap((month) => wordsOfMonth(month)),
    )
  const { passing, long } = ownTexts(resource, record)
  for (const text of [record.summary, ...passing]) add(wordPlaces.passing, wordsOf(text))
  const told = [
    ...long,
    ...Object.keys(resource.sections).map((key) => plainText(String(record[key] ?? ''))),
    ...record.faq.flatMap(({ question, answer }) => [question, plainText(answer)]),
  ]
  add(0, wordsAmong([...new Set(told.flatMap(foldedWords))]))
  return { own: placed, borrowed: borrowedBy(resource, record) }
}

/** Words of a record that change: where each stood, and where it stands now. */
export type ChangedWords = { from: PlacedWords; to: PlacedWords }

/** Gives how the words of a record change when an entry that it refers to is renamed, and what it borrows after. */
export function renamingWords(names: {
  before: string
  after: string
}): (stored: StoredWords) => ChangedWords & Pick<StoredWords, 'borrowed'> {
  const [gone, come] = [new Set(wordsOf(names.before)), new Set(wordsOf(names.after))]
  const touched = new Set([...gone, ...come])
  return ({ words, borrowed }) => {
    const before = readNumbers(borrowed)
    const after = new Map(before)
    for (const word of gone) addTo(after, word, -1)
    for (const word of come) addTo(after, word, 1)
    const [from, to] = [new Map<string, number>(), new Map<string, number>()]
    for (const word of touched) {
      const own = numberOf(words, word)
      const placeIn = (borrows: boolean) => (borrows ? (own ?? 0) | wordPlaces.passing : own)
      const [was, is] = [placeIn(before.has(word)), placeIn(after.has(word))]
      if (was === is) continue
      if (was !== undefined) from.set(word, was)
      if (is !== undefined) to.set(word, is)
    }
    return { from, to, borrowed: writtenNumbers(after) }
  }
}

/** What is said of an entry by facets and countries, with every word that readers have for it. Takes a record or its summary. */
export function factsOf(resource: AnyResource, record: Readonly<Record<string, unknown>>): SaidOfEntry[] {
  const facts: SaidOfEntry[] = []
  for (const [parameter, facet] of storedFacets(resource))
    for (const value of asList(record[facet.field])) {
      const said = valueSaid(facet, value)
      if (said) facts.push({ parameter, ...said })
    }
  for (const { code, name } of asList(record.countries) as CommonRecord['countries'])
    facts.push({ parameter: 'country', label: 'Country', value: name, words: wordsOfCountry(code, name) })
  for (const region of asList(record.regions) as string[]) facts.push(regionSaid(region))
  return facts
}

/** The words that a resource is called by. Kept: answers that say why something was found ask for them each time. */
export function nounsOf(resource: Pick<AnyResource, 'one' | 'many' | 'also'>): readonly string[] {
  const earlier = nouns.get(resource)
  if (earlier) return earlier
  const words = [...new Set(wordsOf([resource.one, resource.many, ...resource.also].join(' ')))]
  nouns.set(resource, words)
  return words
}

const nouns = new WeakMap<object, readonly string[]>()

/** The words of a month. */
export const wordsOfMonth = (month: number): string[] => wordsOf(monthName(month))

const isText = (value: unknown): value is string => typeof value === 'string'

/** A name of several words joined into one, since some people write it so. */
const joinedOf = (name: string): string[] => {
  const words = foldedWords(name)
  const one = words.join('')
  return words.length > 1 && one.length <= LONGEST_JOINED ? [markOf.joined(one)] : []
}

const LONGEST_JOINED = 30

const soundsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const sound = soundOf(word)
    return sound === '' ? [] : [markOf.sound(sound)]
  })

const sayings = new WeakMap<Facet, Map<unknown, ValueSaid | null>>()

/** A value of a facet in all its words; null where it says nothing. Kept in process: there are few, and every answer names some. */
function valueSaid(facet: Facet, value: unknown): ValueSaid | null {
  const byValue = sayings.get(facet) ?? new Map<unknown, ValueSaid | null>()
  sayings.set(facet, byValue)
  const said = byValue.get(value)
  if (said !== undefined) return said
  const { said: told, isFree } = kindOf(facet)
  const saying = told(facet, value)
  if (!isFree) byValue.set(value, saying)
  return saying
}

const countryWords = new Map<string, string[]>()

function wordsOfCountry(code: string, name: string): string[] {
  const earlier = countryWords.get(code)
  if (earlier) return earlier
  const words = [...new Set(wordsOf(`${name} ${countryByCode(code)?.name ?? ''} ${demonymsOf(code)}`))]
  countryWords.set(code, words)
  return words
}

function regionSaid(region: string): SaidOfEntry {
  const value = regionTitles[region as keyof typeof regionTitles] ?? region
  return { parameter: 'region', label: 'Region', value, words: [...new Set(wordsOf(`${value} ${ofRegion(region)}`))] }
}

const monthsOf = (calendar: Calendar): number[] => [
  ...new Set(datesIn(calendar, MONTH_YEARS).map(({ starts }) => Number(starts.slice(5, 7)))),
]

/** The words of the names of entries that this one refers to, each with the number of these names that have it. */
function borrowedBy(resource: AnyResource, record: Readonly<Record<string, unknown>>): Map<string, number> {
  const fields = new Set([...Object.values(resource.links).map(({ field }) => field), 'cities'])
  const tied = new Map<string, string>()
  for (const field of fields)
    for (const { url, name } of asList(record[field]) as { url: string; name: string }[]) tied.set(url, name)
  const borrowed = new Map<string, number>()
  for (const name of tied.values()) for (const word of new Set(wordsOf(name))) addTo(borrowed, word, 1)
  return borrowed
}

const addTo = (numbers: Map<string, number>, word: string, by: number): void => {
  const sum = (numbers.get(word) ?? 0) + by
  if (sum > 0) numbers.set(word, sum)
  else numbers.delete(word)
}

const writtenNumbers = (numbers: ReadonlyMap<string, number>): string =>
  [...numbers]
    .map(([word, number]) => `${word}:${number}`)
    .sort()
    .join(' ')

const readNumbers = (text: string): Map<string, number> =>
  new Map(
    text === ''
      ? []
      : text.split(' ').map((written) => {
          const at = written.lastIndexOf(':')
          return [written.slice(0, at), Number(written.slice(at + 1))]
        }),
  )

/** The number of one word in a text like `garden:0 rose:18`; undefined where it has no such word. */
function numberOf(text: string, word: string): number | undefined {
  const sought = `${word}:`
  const at = text.startsWith(sought) ? 0 : text.indexOf(` ${sought}`) + 1
  return at === 0 && !text.startsWith(sought) ? undefined : Number.parseInt(text.slice(at + sought.length), 10)
}

/** Texts of an entry's own fields: what is said in a phrase, and what is told at length. */
function ownTexts(
  resource: AnyResource,
  record: Readonly<Record<string, unknown>>,
): { passing: string[]; long: string[] } {
  const texts = Object.keys(resource.fields)
    .filter((field) => !resource.namedBy.includes(field))
    .flatMap((field) => textsIn(record[field]))
    .filter((text) => !/^(?:#|https?:)/.test(text))
  return {
    passing: texts.filter(({ length }) => length <= LONGEST_PHRASE),
    long: texts.filter(({ length }) => length > LONGEST_PHRASE),
  }
}

const LONGEST_PHRASE = 60

const textsIn = (value: unknown): string[] => {
  if (isText(value)) return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

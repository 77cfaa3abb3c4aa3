/** Pages that answer a question better than an entry: a colour, a season in a country, the days of a month, two countries. */
import type { Day } from '#src/calendar/day.ts'
import { monthName } from '#src/calendar/words.ts'
import { parseColour } from '#src/colour/parse-colour.ts'
import type { Country } from '#src/geography/countries.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { hemisphereOf } from '#src/geography/hemisphere.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { network, type Service, type ServiceId, services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { fold } from '#src/text/fold.ts'
import { foldedWords, stemOf, wordsOf } from '#src/text/words.ts'
import type { Link } from '#src/ui/records.ts'
import { toolOf } from '#tools/tool-of.ts'
import { colourToolPath } from './palettes.ts'
import { withQuery } from './query.ts'
import { comparePath } from './views/compare.tsx'

/** Where the catalogues and the network answer. */
type Where = { base: string; baseUrls: Readonly<Record<ServiceId, string>>; today: Day }

/** Most words of the name of a country. */
const MOST_WORDS = 5

/** Least letters of a country's name: shorter ones are codes, and most codes are also English words. */
const SHORTEST_NAME = 4

/** Words of a question for days rather than for things, as search stems them. */
const ofDays = new Set(wordsOf('festival day holiday feast celebration celebrated calendar date happening event'))
const ofSubscribing = new Set(wordsOf('subscribe subscription ics webcal ical'))
const ofToday = new Set(wordsOf('today tonight'))

/** What the matches tell about a question: the catalogues that it is about, and the countries of the places that it names. */
export type Clues = { likely: readonly (ServiceId | null)[]; around?: readonly Country[] }

/** The links, the most specific first; none for most questions. Clues replace a catalogue or country that the question does not name. */
export function waysOf(query: string, where: Where, { likely, around = [] }: Clues): Link[] {
  const words = new Set(wordsOf(query))
  const countries = countriesIn(query)
  const [country] = [...countries, ...around]
  const month = monthIn(query)
  const named = services.filter((service) => wordsOf(service.title).every((word) => words.has(word)))
  const asksForDays = [...words].some((word) => ofDays.has(word))
  return [
    ...coloursFor(query, where),
    ...(month === undefined ? [] : seasonsFor({ words, month, country }, where)),
    ...comparisonsFor(countries, named.length > 0 ? named : services.filter(({ id }) => likely.includes(id)), where),
    ...(asksForDays && month !== undefined ? [daysOf({ query, month, country, service: named[0] }, where)] : []),
    ...([...words].some((word) => ofSubscribing.has(word)) ? [calendarOf(named[0], where)] : []),
    ...([...words].some((word) => ofToday.has(word))
      ? [{ href: `${where.base}/today`, label: 'What is on today' }]
      : []),
  ]
}

/** A link to a colour. Only a value leads there: names of colours are names of much else. */
function coloursFor(query: string, { baseUrls }: Where): Link[] {
  const hex = /[#(\d]/.test(query) ? parseColour(query) : null
  if (hex === null) return []
  return services
    .filter(({ id }) => toolOf(id, ['name-colour']))
    .map(({ id }) => ({
      href: withQuery(`${baseUrls[id]}/${colourToolPath}`, { colour: hex.slice(1) }),
      label: `${hex}: its names, what goes with it and what can be read on it`,
    }))
}

type Asked = { words: ReadonlySet<string>; month: number; country: Country | undefined }

/** What is in season, in the catalogues whose word for that is in the question. */
const seasonsFor = ({ words, month, country }: Asked, { baseUrls }: Where): Link[] =>
  services.flatMap(({ id }) => {
    const register = toolOf(id, ['season'])?.tool.resource
    if (register === undefined) return []
    const { path } = findResource(id, register)
    const title = path.replaceAll('-', ' ')
    if (!wordsOf(title).some((word) => words.has(word))) return []
    return [
      {
        href: withQuery(`${baseUrls[id]}/${path}`, {
          month,
          hemisphere: country && hemisphereOf(country.code),
          country: country?.code,
        }),
        label: [`${capital(title)} in ${monthName(month)}`, country?.name].filter(Boolean).join(', '),
      },
    ]
  })

/** Two countries side by side, in the catalogues that can show them so. */
function comparisonsFor([one, other]: readonly Country[], within: readonly Service[], { baseUrls }: Where): Link[] {
  if (!one || !other) return []
  return within.flatMap(({ id, title }) => {
    const told = toolOf(id, ['country'])?.tool.resource
    if (told === undefined) return []
    const address = `${baseUrls[id]}/${findResource(id, told).path}/${comparePath}`
    return [
      {
        href: withQuery(address, { country: one.slug, with: other.slug }),
        label: `${one.name} and ${other.name} side by side, ${title}`,
      },
    ]
  })
}

type AskedDays = { query: string; month: number; country: Country | undefined; service: Service | undefined }

/** The days of a month: of the year that is named, or the next such month there is. */
function daysOf({ query, month, country, service }: AskedDays, { base, baseUrls, today }: Where): Link {
  const asked = /\b(19|20|21)\d\d\b/.exec(query)?.[0]
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const year = asked === undefined ? thisYear + (month < thisMonth ? 1 : 0) : Number(asked)
  return {
    href: withQuery(`${service ? baseUrls[service.id] : base}/calendar`, {
      month: `${year}-${String(month).padStart(2, '0')}`,
      country: country?.code,
      view: 'list',
    }),
    label: [`Days of ${monthName(month)} ${year}`, service?.title, country?.name].filter(Boolean).join(', '),
  }
}

const calendarOf = (service: Service | undefined, { base, baseUrls }: Where): Link => ({
  href: `${service ? baseUrls[service.id] : base}/calendar#add`,
  label: `Subscribe to the days of ${service?.title ?? network.title}`,
})

/** The countries whose names stand in a question, in their order. */
export function countriesIn(query: string): Country[] {
  const words = query.split(/[^\p{L}\p{M}.'\u2019-]+/u).filter(Boolean)
  const named: Country[] = []
  for (let at = 0; at < words.length; ) {
    const [country, length] = countryAt(words, at)
    if (country && !named.includes(country)) named.push(country)
    at += length
  }
  return named
}

/** The country whose name begins at a word, the longest there is, and how many words it takes. */
function countryAt(words: readonly string[], at: number): [Country | undefined, number] {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    // A code counts only in capitals: "in" is not India.
    const isName = fold(name).length >= SHORTEST_NAME || /^\p{Lu}{2,3}$/u.test(name)
    const country = isName ? findCountry(name) : undefined
    if (country) return [country, length]
  }
  return [undefined, 1]
}

const months = new Map(Array.from({ length: 12 }, (_, index) => [stemOf(fold(monthName(index + 1))), index + 1]))

/** The month that is named in a question. */
const monthIn = (query: string): number | undefined =>
  foldedWords(query).flatMap((word) => months.get(stemOf(word)) ?? [])[0]

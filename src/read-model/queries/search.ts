/**
 * Search over the entries of one service or of several. Entries that have the name come first, then those that hold the words; rare
 * words count more. A word counts most in a name, less in a fact, least in a text. An entry that lacks words counts the less, the more
 * these weigh. Names and words of entries are kept in process; PostgreSQL is asked only for what is shown.
 */
import { type Day, longestDays } from '#src/calendar/day.ts'
import type { Occurrence } from '#src/calendar/rule.ts'
import type { OwnerId } from '#src/services.ts'
import { differences } from '#src/text/differences.ts'
import { fold } from '#src/text/fold.ts'
import { wordsOf } from '#src/text/words.ts'
import { batched, oncePer } from '../batch.ts'
import type { Database } from '../database.ts'
import type { Calendar } from '../dates.ts'
import { wordsBegun } from '../dictionary.ts'
import { idsIn, sizeOf } from '../document-set.ts'
import { type JsonText, parsed, storedJson } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import { documentsIn } from '../postings.ts'
import { allInFields, allInTexts, bestOf, heldBy, partly, type RankedWord, type StandingOf } from '../ranking.ts'
import type { AnyResource, AnySummary } from '../resource.ts'
import { findResource, resourcesOf } from '../resources/index.ts'
import { factsOf, type SaidOfEntry, wordPlaces } from '../searched.ts'
import { bytesOfText } from '../store.ts'
import { nextDate } from './calendar.ts'
import { type NameOf, type Names, namesBegun, namesEqual, namesIn } from './names.ts'
import { type LookedFor, lookFor, questionOf, type SearchQuestion } from './question.ts'
import { dictionaryIn, type Known, knownIn, postingIn } from './words.ts'

/** How a query was matched, best first. */
export const matches = ['name', 'name start', 'other name', 'other name start', 'text', 'similar name'] as const
export type Match = (typeof matches)[number]

/** An entry that a search found, and by what it was found. */
export type SearchHit<Owner extends OwnerId = OwnerId> = {
  service: Owner
  resource: string
  slug: string
  /** What hits show of it; `kind` is what a topic is. */
  summary: Pick<AnySummary, 'slug' | 'name' | 'url' | 'summary' | 'kind'>
  match: Match
  /** The name that matched; null where the entry was found by words. */
  matched: string | null
  /** Words of the question that the entry holds, as typed, each with what stands for it in the entry. */
  held: { word: string; lexemes: readonly string[] }[]
  /** Words of the question that it does not hold. */
  missing: string[]
  /** When a day is on or falls next; null for an entry that is no day. */
  falls: Occurrence | null
  /** The words of its name. */
  nameWords: readonly string[]
  /** What is said of it, in all words that readers have for that. */
  facts: readonly SaidOfEntry[]
}

type Found<Owner extends OwnerId = OwnerId> = {
  hits: SearchHit<Owner>[]
  /** How many entries match. */
  total: number
}

type Asking<Owner extends OwnerId> = { services: readonly Owner[]; query: string; limit: number; today: Day }

/** When this many entries hold all words in names and fields, entries that hold some in texts do not match. */
const ENOUGH = 12

/** When this many entries hold all words, or the query is the name of one, entries that hold only some of them do not match. */
const ENOUGH_WHOLE = 5

/** The score of an entry by its name: where the query is the name, begins it, is another name, or begins another name. */
const BY_NAME = [1000, 4, 500, 2] as const

/** Least share of the best score among entries that hold only some of the words, for one of these to match. */
const LEAST_SHARE = 0.3

/** At most `limit` entries of these services, best first, once each, in a stable order. */
export async function searchEntries<Owner extends OwnerId>(
  database: Database,
  { services, query, limit, today }: Asking<Owner>,
): Promise<Found<Owner>> {
  const question = questionOf(services, query)
  if (question.keys.length === 0) return { hits: [], total: 0 }
  const [lookedFor, ofServices] = await Promise.all([
    lookFor(database, services, question),
    Promise.all(
      services.map((service) => Promise.all([service, knownIn(database, service), namesIn(database, service)])),
    ),
  ])
  const shelves = ofServices.map(([service, contents, names], index) => ({
    service,
    index,
    words: lookedFor.asked.map(({ postings, weight, isOptional }) => ({
      postings: postings[index] ?? [],
      weight,
      isRequired: !isOptional,
    })),
    standingOf: (resource: string) => findResource(service, resource).standing,
    known: contents,
    names: namedIn(service, names, question),
  }))
  const { best, total } = ranked(shelves, lookedFor, limit)
  const shown = await shownOf(database, best, today)
  const hits: SearchHit<Owner>[] = []
  for (const [index, one] of best.entries()) {
    const entry = shown[index]
    // Each shelf is of one of the services asked.
    if (entry) hits.push(searchHit(one.service as Owner, one, entry, lookedFor))
  }
  return { hits, total }
}

/** What is known of the entries of one service. */
type Shelf = {
  service: OwnerId
  /** Its place among those asked. */
  index: number
  words: readonly RankedWord[]
  standingOf: StandingOf
  known: Known
  names: NamedEntries
}

/** An entry that matches: what it is worth, which words it holds, a bit each, and the name it goes by. */
type Candidate = {
  service: OwnerId
  resource: string
  document: number
  score: number
  contentScore: number
  /** The place of its resource among all. */
  place: number
  holds: number
  name: Named | null
}

/** A name, folded, and how it matched: its place in BY_NAME and in `matches`. */
type Named = { step: 0 | 1 | 2 | 3; key: string }

/** The entries that match, best first, and how many do. */
function ranked(
  shelves: readonly Shelf[],
  { asked, unknown }: LookedFor,
  limit: number,
): { best: readonly Candidate[]; total: number } {
  const whole = wholeIn(shelves, unknown.length === 0, limit)
  const isEnough = whole.isNamed || whole.inFields >= ENOUGH_WHOLE || asked.length + unknown.length < 2
  if (isEnough) return whole
  const some = someIn(shelves, unknown.length === 0, limit)
  const best = [...whole.best, ...some.best].sort((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, limit)
  return { best, total: whole.total + some.total }
}

/** The entries that have the name and, where all words are known, those that hold all of them. */
function wholeIn(shelves: readonly Shelf[], areKnown: boolean, limit: number) {
  const [named, inFields, inTexts] = [bestFew(limit), bestFew(limit), bestFew(limit)]
  const met = new Set<Named>()
  let [all, isNamed] = [0, false]
  const toList = (list: List, shelf: Shelf) => (resource: string, document: number, score: number, holds: number) => {
    const name = shelf.names.get(resource)?.get(document)
    if (list === inFields) all += 1
    if (!name) return list.tell(shelf, resource, document, score, holds, null)
    met.add(name)
    const worth = score + shelf.standingOf(resource) * BY_NAME[name.step]
    named.tell(shelf, resource, document, worth, holds, name)
  }
  for (const shelf of areKnown ? shelves : []) allInFields(shelf.words, shelf.standingOf, toList(inFields, shelf))
  const isEnough = all >= ENOUGH
  for (const shelf of areKnown && !isEnough ? shelves : []) {
    const tell = toList(inTexts, shelf)
    allInTexts(shelf.words, shelf.standingOf, {
      tell,
      tellAlike: (resource, first, bits, score, holds) => {
        // Entries that cannot be among the best are only counted, unless one of them may have the name.
        if (inTexts.isBeyond(score) && !shelf.names.has(resource))
          inTexts.countOthers(sizeOf({ kind: 'bits', data: bits }))
        else for (const own of idsIn(bits)) tell(resource, first + own, score, holds)
      },
    })
  }
  for (const shelf of shelves)
    for (const [resource, own] of shelf.names)
      for (const [document, name] of own) {
        isNamed ||= name.step === 0
        if (met.has(name)) continue
        const score = shelf.standingOf(resource) * BY_NAME[name.step]
        named.tell(shelf, resource, document, score, heldBy(shelf.words, resource, document), name)
      }
  const lists = [named, inFields, ...(isEnough ? [] : [inTexts])]
  const best = bestOf(limit, isBefore)
  for (const list of lists) for (const one of list.best()) best.add(one)
  return { best: best.list, total: lists.reduce((sum, list) => sum + list.count(), 0), inFields: all, isNamed }
}

/** The entries that hold some of the words and do not match otherwise. */
function someIn(shelves: readonly Shelf[], areKnown: boolean, limit: number) {
  const some = bestFew(limit)
  const scores: number[] = []
  for (const shelf of shelves) {
    const required = shelf.words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)
    const shareHeld = sharesOf(shelf.words)
    partly(shelf.words, shelf.standingOf, (resource, document, score, holds) => {
      if ((areKnown && (holds & required) === required) || shelf.names.get(resource)?.has(document)) return
      const worth = score * (shareHeld[holds & required] ?? 0)
      scores.push(worth)
      some.tell(shelf, resource, document, worth, holds, null)
    })
  }
  const least = LEAST_SHARE * (some.best()[0]?.score ?? 0)
  return {
    best: some.best().filter(({ score }) => score >= least),
    total: scores.reduce((sum, score) => (score >= least ? sum + 1 : sum), 0),
  }
}

/** The factor of an entry's score, by the bits of the required words that it holds: the more the missing words weigh, the lower. */
function sharesOf(words: readonly RankedWord[]): Float64Array {
  const weights = words.map(({ weight, isRequired }) => (isRequired ? weight : 0))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return Float64Array.from({ length: 1 << words.length }, (_, bits) =>
    Math.sqrt(weights.reduce((sum, weight, index) => (bits & (1 << index) ? sum + weight / all : sum), 0)),
  )
}

/** Collects the best `limit` of the entries that it is told of, and counts all of them. */
function bestFew(limit: number) {
  const { list, add } = bestOf(limit, isBefore)
  let count = 0
  return {
    best: () => list,
    count: () => count,
    /** Whether the list is full of entries with a higher score than this. */
    isBeyond: (score: number) => score < (list[limit - 1]?.score ?? 0),
    countOthers(others: number): void {
      count += others
    },
    /** Most matches are only counted: no object is made for one that cannot be among the best. */
    tell(shelf: Shelf, resource: string, document: number, score: number, holds: number, name: Named | null): void {
      count += 1
      const last = list[limit - 1]
      if (last !== undefined && score < last.score) return
      const contentScore = shelf.known.scores.get(resource)?.[document] ?? 0
      if (last !== undefined && score === last.score && contentScore < last.contentScore) return
      add({
        service: shelf.service,
        resource,
        document,
        score,
        contentScore,
        place: placeOf(shelf, resource),
        holds,
        name,
      })
    },
  }
}
type List = ReturnType<typeof bestFew>

/** The place of a resource among those of all services that are asked. */
const placeOf = ({ service, index }: Shelf, resource: string): number =>
  index * RESOURCES + resourcesOf(service).findIndex(({ id }) => id === resource)

/** More resources than a service has. */
const RESOURCES = 1000

/** By score, then by how much is written of them, then the older one. */
function isBefore(a: Candidate, b: Candidate): boolean {
  if (a.score !== b.score) return a.score > b.score
  if (a.contentScore !== b.contentScore) return a.contentScore > b.contentScore
  return a.place !== b.place ? a.place < b.place : a.document < b.document
}

/** What is told of an entry whatever was asked: its summary, when it falls, and the bytes that both take. */
type Shown = Pick<SearchHit, 'slug' | 'summary' | 'falls' | 'nameWords' | 'facts'> & {
  name: string
  otherNames: readonly string[]
  bytes: number
}

function searchHit<Owner extends OwnerId>(
  service: Owner,
  { resource, holds, name }: Candidate,
  { slug, summary, falls, nameWords, facts, name: ownName, otherNames }: Shown,
  { asked, unknown }: LookedFor,
): SearchHit<Owner> {
  const held = asked.filter((_, index) => (holds & (1 << index)) !== 0)
  const lacking = asked.filter((_, index) => (holds & (1 << index)) === 0)
  return {
    service,
    resource,
    slug,
    summary,
    match: name ? matches[name.step] : held.some(({ isGuess }) => isGuess) ? 'similar name' : 'text',
    matched: name && ([ownName, ...otherNames].find((one) => fold(one) === name.key) ?? null),
    held: held.filter(({ isOptional }) => !isOptional),
    missing: [...lacking.filter(({ isOptional }) => !isOptional).map(({ word }) => word), ...unknown],
    falls,
    nameWords,
    facts,
  }
}

type Entry = { service: OwnerId; resource: string; document: number }

/** What is shown of entries, kept while nothing of their service is published. */
async function shownOf(database: Database, entries: readonly Entry[], today: Day): Promise<readonly (Shown | null)[]> {
  const shown = entries.map((entry) => database.store.get<Shown | null>(shownKey(entry), today))
  if (!shown.includes(undefined)) return shown as (Shown | null)[]
  return Promise.all(entries.map((entry, index) => shown[index] ?? readShown(database, entry, today)))
}

const readShown = (database: Database, entry: Entry, today: Day): Promise<Shown | null> =>
  database.store.remember<Shown | null>(
    {
      key: shownKey(entry),
      sources: sourcesOf(entry.service, ['entries']),
      period: today,
      weigh: (shown) => shown?.bytes ?? 0,
    },
    () => storedShown(database, today)(entry),
  )

const shownKey = ({ service, resource, document }: Entry): string => `shown ${service} ${resource} ${document}`

type ShownRow = {
  at: number
  slug: string
  name: string
  other_names: string[] | null
  summary: string
  calendar: JsonText<Calendar> | null
  starts: Day | null
  ends: Day
  certainty: Occurrence['certainty']
  source: string | null
}

/** What is shown of entries; those asked for at the same time are read in one statement. */
const storedShown = oncePer((database: Database, today: Day) =>
  batched<Entry, Shown | null>(async (entries) => {
    const rows = await database.prepared<ShownRow>(
      'shown',
      `select at::int, r.slug, r.name, r.summary, case when o.starts is null then r.calendar end as calendar, o.starts::text,
         o.ends::text, o.certainty, o.source, (
           select array_agg(n.name) from read_model.names n
           where (n.service, n.resource, n.slug) = (r.service, r.resource, r.slug) and n.rank > 0
         ) as other_names
       from unnest($1::text[], $2::text[], $3::int[]) with ordinality as asked (service, resource, document_id, at)
       join read_model.records r using (service, resource, document_id)
       left join lateral (
         select starts, ends, certainty, source from read_model.occurrences o
         where r.calendar is not null and (o.service, o.resource, o.document_id) = (r.service, r.resource, r.document_id)
           and o.starts >= $4::date - ${longestDays} and o.ends >= $4::date
         order by o.starts limit 1
       ) o on true`,
      [
        entries.map(({ service }) => service),
        entries.map(({ resource }) => resource),
        entries.map(({ document }) => document),
        today,
      ],
    )
    const byPlace = new Map(rows.map((row) => [row.at - 1, row]))
    return entries.map((entry, at) => {
      const row = byPlace.get(at)
      return row ? shownIn(row, findResource(entry.service, entry.resource), today) : null
    })
  }),
)

/** The most that what is kept of a summary takes, for each byte of its text: that is what all of it takes when it is read. */
const BYTES_READ = 2

/** What a text takes beside its letters. */
const TEXT_BYTES = 24

function shownIn(row: ShownRow, shownAs: AnyResource, today: Day): Shown {
  const { slug, name, other_names: otherNames, summary: written, calendar, starts, ends, certainty, source } = row
  // Most of what a list shows is no use here, and is let go.
  const whole = parsed(storedJson<AnySummary>(written))
  const dated = starts === null ? null : { starts, ends, certainty, ...(source !== null && { source }) }
  return {
    slug,
    name,
    otherNames: otherNames ?? [],
    summary: { slug, name: whole.name, url: whole.url, summary: whole.summary, kind: whole.kind },
    falls: calendar === null ? dated : nextDate(calendar, today),
    nameWords: wordsOf(name),
    facts: factsOf(shownAs, whole),
    bytes:
      BYTES_READ * bytesOfText(written) + (otherNames ?? []).reduce((sum, one) => sum + TEXT_BYTES + one.length, 0),
  }
}

/** Most names that are looked at because they begin like the question. */
const MOST_BEGUN = 30

type NamedEntries = ReadonlyMap<string, ReadonlyMap<number, Named>>

/** Entries of a service whose name is the question, or begins with it, by resource and id. */
function namedIn(service: OwnerId, names: Names, { keys, bareKeys }: SearchQuestion): NamedEntries {
  const named = new Map<string, Map<number, Named>>()
  const add = ({ resource, document, key, isOther }: NameOf, isBegun: boolean) => {
    const step = isOther ? (isBegun ? 3 : 2) : isBegun ? 1 : 0
    const own = named.get(resource) ?? new Map<number, Named>()
    named.set(resource, own)
    const other = own.get(document)
    if (!other || step < other.step || (step === other.step && key < other.key)) own.set(document, { step, key })
  }
  for (const key of new Set([...keys, ...bareKeys]))
    for (const name of namesEqual(names, key))
      if (keys.includes(key) || isBareNamed(findResource(service, name.resource))) add(name, false)
  for (const name of namesBegun(names, keys[0] ?? '', MOST_BEGUN)) add(name, true)
  return named
}

/** Whether an entry may be meant by a bare key: one of what the service is about, or a country. */
const isBareNamed = ({ standing, isCountry }: AnyResource): boolean => standing === 1 || isCountry

/** Names nearest to a query that nothing matches: a word of each begins like the longest word of the query and is spelt most like it. */
export async function nearestTo(
  database: Database,
  { services, query, today }: Omit<Asking<OwnerId>, 'limit'>,
): Promise<string[]> {
  const [longest = ''] = wordsOf(query.slice(0, MOST_READ)).sort((a, b) => b.length - a.length)
  const word = longest.slice(0, LONGEST_COMPARED)
  const start = [...word].slice(0, 2).join('')
  if (start === '') return []
  const near = (await Promise.all(services.map((service) => nearIn(database, service, word, start)))).flat()
  const nearest = near.sort((a, b) => a.far - b.far || b.contentScore - a.contentScore).slice(0, NEAREST)
  const shown = await shownOf(database, nearest, today)
  return [...new Set(shown.flatMap((entry) => entry?.name ?? []))]
}

const NEAREST = 5
const NEAREST_WORDS = 6
const LONGEST_COMPARED = 60
const MOST_READ = 400

type Near = Entry & { far: number; contentScore: number }

/** Entries of a service whose name has a word that begins with `start` and is spelt much like `word`, each once. */
async function nearIn(database: Database, service: OwnerId, word: string, start: string): Promise<Near[]> {
  const [dictionaries, { scores }] = await Promise.all([dictionaryIn(database, service), knownIn(database, service)])
  const words = dictionaries
    .flatMap((dictionary) => wordsBegun(dictionary, start))
    .map((one) => ({ far: differences(one.word, word), ...one }))
    .filter(({ far }) => far <= Math.max(2, word.length / 2))
    .sort((a, b) => a.far - b.far || b.entries - a.entries || (a.word < b.word ? -1 : 1))
    .slice(0, NEAREST_WORDS)
  const near = await Promise.all(
    words.map(async (one) =>
      documentsIn(await postingIn(database, service, one.word), wordPlaces.name).map((entry) => ({
        service,
        far: one.far,
        contentScore: scores.get(entry.resource)?.[entry.document] ?? 0,
        ...entry,
      })),
    ),
  )
  const told = new Set<string>()
  return near
    .flatMap((some) => some.sort((a, b) => b.contentScore - a.contentScore).slice(0, 2))
    .filter(({ resource, document }) => {
      const key = `${resource} ${document}`
      return !told.has(key) && told.add(key)
    })
}

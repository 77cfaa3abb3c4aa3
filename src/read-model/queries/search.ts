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
import { eachFieldIn, type JsonText, parsedText } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import { blockOf, documentsIn } from '../postings.ts'
import {
  type Alike,
  allInFields,
  allInTexts,
  Best,
  type ChoosyListener,
  heldBy,
  type Listener,
  type Matching,
  partly,
  type RankedWord,
  type StandingOf,
} from '../ranking.ts'
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
  held: readonly { word: string; lexemes: readonly string[] }[]
  /** Words of the question that it does not hold. */
  missing: string[]
  /** When a day is on or falls next; null for an entry that is no day. */
  falls: Occurrence | null
  /** The words of its name. */
  nameWords(): readonly string[]
  /** What is said of it, in all words that readers have for that. Most hits are found by their name, so that nobody asks. */
  facts(): readonly SaidOfEntry[]
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
  const holdingOf = holdingsOf(lookedFor)
  const hits: SearchHit<Owner>[] = []
  for (const [index, one] of best.entries()) {
    const entry = shown[index]
    // Each shelf is of one of the services asked.
    if (entry) hits.push(searchHit(one.service as Owner, one, entry, holdingOf(one.holds)))
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
  const [named, inFields, inTexts] = [new BestFew(limit), new BestFew(limit), new BestFew(limit)]
  const met = new Set<Named>()
  let [all, isNamed] = [0, false]
  for (const shelf of areKnown ? shelves : []) {
    const telling = new TellingWhole(shelf, { list: inFields, named, met })
    allInFields(shelf.words, shelf.standingOf, telling)
    all += telling.told
  }
  const isEnough = all >= ENOUGH
  for (const shelf of areKnown && !isEnough ? shelves : [])
    allInTexts(shelf.words, shelf.standingOf, new TellingWhole(shelf, { list: inTexts, named, met }))
  for (const shelf of shelves)
    for (const [resource, { byDocument }] of shelf.names)
      for (const [document, name] of byDocument) {
        isNamed ||= name.step === 0
        if (met.has(name)) continue
        const score = shelf.standingOf(resource) * BY_NAME[name.step]
        named.tell(shelf, resource, document, score, heldBy(shelf.words, resource, document), name)
      }
  const lists = [named, inFields, ...(isEnough ? [] : [inTexts])]
  const best = new Best(limit, isBefore)
  for (const { list } of lists) for (const one of list) best.add(one)
  return { best: best.list, total: lists.reduce((sum, { count }) => sum + count, 0), inFields: all, isNamed }
}

type Lists = { list: BestFew; named: BestFew; met: Set<Named> }

/** Tells a list of the entries of a shelf that hold all words, and another list of those among them that have the name. */
class TellingWhole implements ChoosyListener {
  /** How many it was told of. */
  told = 0
  readonly #shelf: Shelf
  readonly #lists: Lists

  constructor(shelf: Shelf, lists: Lists) {
    this.#shelf = shelf
    this.#lists = lists
  }

  tell(matching: Matching): void {
    const { resource, first, documents, count, scores, holds } = matching
    const [shelf, { list, named, met }] = [this.#shelf, this.#lists]
    this.told += count
    const names = namesInBlock(shelf, matching)
    if (!names) {
      list.tellAll(shelf, matching)
      return
    }
    for (let at = 0; at < count; at++) {
      const own = documents[at] ?? 0
      const score = scores[own] ?? 0
      const held = holds[own] ?? 0
      const name = names.get(first + own)
      if (!name) list.tell(shelf, resource, first + own, score, held, null)
      else {
        met.add(name)
        const worth = score + shelf.standingOf(resource) * BY_NAME[name.step]
        named.tell(shelf, resource, first + own, worth, held, name)
      }
    }
  }

  /** Entries that cannot be among the best are only counted, unless one of them may have the name. */
  isWanted(alike: Alike): boolean {
    const { list } = this.#lists
    if (!list.isBeyond(alike.score) || namesInBlock(this.#shelf, alike)) return true
    list.count += alike.count
    return false
  }
}

/** The names of entries of a resource, where one of them stands in this block. */
function namesInBlock({ names }: Shelf, { resource, first }: Pick<Matching, 'resource' | 'first'>) {
  const own = names.get(resource)
  return own?.blocks.has(blockOf(first)) ? own.byDocument : undefined
}

/** The entries that hold some of the words and do not match otherwise. */
function someIn(shelves: readonly Shelf[], areKnown: boolean, limit: number) {
  const some = new BestFew(limit)
  const worths: number[] = []
  for (const shelf of shelves) partly(shelf.words, shelf.standingOf, new TellingSome(shelf, areKnown, some, worths))
  const least = LEAST_SHARE * some.most
  return {
    best: some.list.filter(({ score }) => score >= least),
    total: worths.reduce((sum, worth) => (worth >= least ? sum + 1 : sum), 0),
  }
}

/** Tells a list of the entries of a shelf that hold some words, each worth less the more the words weigh that it lacks. */
class TellingSome implements Listener {
  readonly #shelf: Shelf
  readonly #areKnown: boolean
  readonly #some: BestFew
  readonly #worths: number[]
  readonly #required: number
  readonly #shareHeld: Float64Array

  constructor(shelf: Shelf, areKnown: boolean, some: BestFew, worths: number[]) {
    this.#shelf = shelf
    this.#areKnown = areKnown
    this.#some = some
    this.#worths = worths
    this.#required = shelf.words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)
    this.#shareHeld = sharesOf(shelf.words)
  }

  tell(matching: Matching): void {
    const { resource, first, documents, count, scores, holds } = matching
    const [required, some] = [this.#required, this.#some]
    const names = namesInBlock(this.#shelf, matching)
    for (let at = 0; at < count; at++) {
      const own = documents[at] ?? 0
      const held = holds[own] ?? 0
      if ((this.#areKnown && (held & required) === required) || names?.has(first + own)) continue
      const worth = (scores[own] ?? 0) * (this.#shareHeld[held & required] ?? 0)
      // What is too little beside the best so far is too little beside the best of all.
      if (worth < LEAST_SHARE * some.most) continue
      this.#worths.push(worth)
      some.tell(this.#shelf, resource, first + own, worth, held, null)
    }
  }
}

/** The factor of an entry's score, by the bits of the required words that it holds: the more the missing words weigh, the lower. */
function sharesOf(words: readonly RankedWord[]): Float64Array {
  const all = weightOf(words, -1)
  const shares = new Float64Array(1 << words.length)
  for (let bits = 0; bits < shares.length; bits++) shares[bits] = Math.sqrt(weightOf(words, bits) / all)
  return shares
}

/** What the required words weigh that these bits stand for. */
function weightOf(words: readonly RankedWord[], bits: number): number {
  let sum = 0
  for (const [index, { weight, isRequired }] of words.entries())
    if (isRequired && (bits & (1 << index)) !== 0) sum += weight
  return sum
}

/** The best of the entries that it is told of, and how many these are. */
class BestFew {
  count = 0
  readonly #best: Best<Candidate>

  constructor(limit: number) {
    this.#best = new Best(limit, isBefore)
  }

  get list(): readonly Candidate[] {
    return this.#best.list
  }

  /** The highest score. */
  get most(): number {
    return this.#best.list[0]?.score ?? 0
  }

  /** Whether the list is full of entries with a higher score than this. */
  isBeyond(score: number): boolean {
    return score < (this.#best.last?.score ?? 0)
  }

  tell(shelf: Shelf, resource: string, document: number, score: number, holds: number, name: Named | null): void {
    this.count += 1
    const { last } = this.#best
    if (last !== undefined && score < last.score) return
    const { service, known } = shelf
    const contentScore = known.scores.get(resource)?.[document] ?? 0
    // No object is made for one that cannot be among the best.
    if (last !== undefined && score === last.score && contentScore < last.contentScore) return
    this.#best.add({ service, resource, document, score, contentScore, place: placeOf(shelf, resource), holds, name })
  }

  /** Tells all entries of a block, which have no name. Most are only counted. */
  tellAll(shelf: Shelf, { resource, first, documents, count, scores, holds }: Matching): void {
    const contentScores = shelf.known.scores.get(resource)
    for (let at = 0; at < count; at++) {
      const own = documents[at] ?? 0
      const { last } = this.#best
      const ahead = last === undefined ? 1 : (scores[own] ?? 0) - last.score
      if (ahead > 0 || (ahead === 0 && (contentScores?.[first + own] ?? 0) >= (last?.contentScore ?? 0)))
        this.tell(shelf, resource, first + own, scores[own] ?? 0, holds[own] ?? 0, null)
      else this.count += 1
    }
  }
}

/** The place of a resource among those of all services that are asked. */
function placeOf({ service, index }: Shelf, resource: string): number {
  const places = placesByService.get(service) ?? new Map(resourcesOf(service).map(({ id }, place) => [id, place]))
  placesByService.set(service, places)
  return index * RESOURCES + (places.get(resource) ?? -1)
}

const placesByService = new Map<OwnerId, ReadonlyMap<string, number>>()

/** More resources than a service has. */
const RESOURCES = 1000

/** By score, then by how much is written of them, then the older one. */
function isBefore(a: Candidate, b: Candidate): boolean {
  if (a.score !== b.score) return a.score > b.score
  if (a.contentScore !== b.contentScore) return a.contentScore > b.contentScore
  return a.place !== b.place ? a.place < b.place : a.document < b.document
}

/** What is told of an entry whatever was asked: its summary, when it falls, and the bytes that all of it takes. */
type Shown = Pick<SearchHit, 'slug' | 'summary' | 'falls' | 'nameWords' | 'facts'> & {
  name: string
  /** Null where it has none, and where it was not found by one. */
  otherNames: JsonText<string[]> | null
  bytes: number
}

/** Which words of a question an entry holds and lacks, by the bits of those that it holds: most hits of a search have the same. */
function holdingsOf({ asked, unknown }: LookedFor): (holds: number) => Holding {
  const byBits = new Map<number, Holding>()
  return (holds) => {
    const before = byBits.get(holds)
    if (before !== undefined) return before
    const held = asked.filter((_, index) => (holds & (1 << index)) !== 0)
    const lacking = asked.filter((_, index) => (holds & (1 << index)) === 0)
    const holding = {
      held: held.filter(({ isOptional }) => !isOptional),
      missing: [...lacking.filter(({ isOptional }) => !isOptional).map(({ word }) => word), ...unknown],
      isGuess: held.some(({ isGuess }) => isGuess),
    }
    byBits.set(holds, holding)
    return holding
  }
}
type Holding = Pick<SearchHit, 'held' | 'missing'> & { isGuess: boolean }

function searchHit<Owner extends OwnerId>(
  service: Owner,
  { resource, name }: Candidate,
  shown: Shown,
  { held, missing, isGuess }: Holding,
): SearchHit<Owner> {
  const { slug, summary, falls, nameWords, facts } = shown
  return {
    service,
    resource,
    slug,
    summary,
    match: name ? matches[name.step] : isGuess ? 'similar name' : 'text',
    matched: name && nameUnder(shown, name.key),
    held,
    missing,
    falls,
    nameWords,
    facts,
  }
}

/** The name of an entry that is this one when it is folded; null where none is any more. */
function nameUnder({ name, otherNames }: Shown, key: string): string | null {
  if (fold(name) === key) return name
  return parsedText(otherNames)?.find((other) => fold(other) === key) ?? null
}

/** `name` is that by which it was found. */
type Entry = { service: OwnerId; resource: string; document: number; name?: Named | null }

/** Whether an entry was found by another name than that on its page: only then are its other names read, which takes as long as all else. */
const isByOther = ({ name }: Entry): boolean => (name?.step ?? 0) > 1

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

function shownKey(entry: Entry): string {
  const { service, resource, document } = entry
  return `shown ${service} ${resource} ${document}${isByOther(entry) ? ' by another name' : ''}`
}

type ShownRow = {
  at: number
  slug: string
  name: string
  other_names: JsonText<string[]> | null
  summary: JsonText<AnySummary>
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
         o.ends::text, o.certainty, o.source, case when is_by_other then (
           select json_agg(n.name) from read_model.names n
           where (n.service, n.resource, n.slug) = (r.service, r.resource, r.slug) and n.rank > 0
         ) end as other_names
       from unnest($1::text[], $2::text[], $3::int[], $4::boolean[]) with ordinality
         as asked (service, resource, document_id, is_by_other, at)
       join read_model.records r using (service, resource, document_id)
       left join lateral (
         select starts, ends, certainty, source from read_model.occurrences o
         where r.calendar is not null and (o.service, o.resource, o.document_id) = (r.service, r.resource, r.document_id)
           and o.starts >= $5::date - ${longestDays} and o.ends >= $5::date
         order by o.starts limit 1
       ) o on true`,
      [
        entries.map(({ service }) => service),
        entries.map(({ resource }) => resource),
        entries.map(({ document }) => document),
        entries.map(isByOther),
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

/** The most that what is kept of a summary takes for each byte of its text: what hits show of it, and the text or what is read in it. */
const BYTES_READ = 2

/** What is shown of an entry takes these beside its texts. */
const SHOWN_BYTES = 300

function shownIn(row: ShownRow, shownAs: AnyResource, today: Day): Shown {
  const { slug, name, other_names: otherNames, summary: written, calendar, starts, ends, certainty, source } = row
  const dated = starts === null ? null : { starts, ends, certainty, ...(source !== null && { source }) }
  return {
    slug,
    name,
    otherNames,
    summary: briefly(slug, written),
    falls: calendar === null ? dated : nextDate(calendar, today),
    nameWords: wordsIn(name),
    facts: sayingOf(written, shownAs),
    bytes: SHOWN_BYTES + BYTES_READ * bytesOfText(written) + bytesOfText(otherNames ?? ''),
  }
}

/** What hits show of a summary. Most of what a list shows is no use here, and is not read. */
function briefly(slug: string, written: JsonText<AnySummary>): SearchHit['summary'] {
  const summary: Record<string, unknown> = { slug, name: '', url: '', summary: '', kind: undefined }
  eachFieldIn(written, (field, text) => {
    if (field !== 'slug' && Object.hasOwn(summary, field)) summary[field] = JSON.parse(text)
  })
  // A summary has these fields.
  return summary as SearchHit['summary']
}

/** Finds the words of a name when somebody first asks. */
function wordsIn(name: string): Shown['nameWords'] {
  let words: readonly string[] | null = null
  return () => {
    words ??= wordsOf(name)
    return words
  }
}

/** Reads what is said of an entry when somebody first asks; its text is let go then. */
function sayingOf(written: JsonText<AnySummary>, shownAs: AnyResource): Shown['facts'] {
  let text: typeof written | null = written
  let facts: readonly SaidOfEntry[] = []
  return () => {
    if (text !== null) facts = factsOf(shownAs, parsedText(text))
    text = null
    return facts
  }
}

/** Most names that are looked at because they begin like the question. */
const MOST_BEGUN = 30

/** By resource: the names by id, and the blocks in which these entries stand. */
type NamedEntries = ReadonlyMap<string, { byDocument: ReadonlyMap<number, Named>; blocks: ReadonlySet<number> }>

/** Entries of a service whose name is the question, or begins with it, by resource and id. */
function namedIn(service: OwnerId, names: Names, { keys, bareKeys }: SearchQuestion): NamedEntries {
  const named = new Map<string, { byDocument: Map<number, Named>; blocks: Set<number> }>()
  const add = ({ resource, document, key, isOther }: NameOf, isBegun: boolean) => {
    const step = isOther ? (isBegun ? 3 : 2) : isBegun ? 1 : 0
    const own = named.get(resource) ?? { byDocument: new Map<number, Named>(), blocks: new Set<number>() }
    named.set(resource, own)
    own.blocks.add(blockOf(document))
    const other = own.byDocument.get(document)
    if (!other || step < other.step || (step === other.step && key < other.key))
      own.byDocument.set(document, { step, key })
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

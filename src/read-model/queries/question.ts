/**
 * A question as search understands it: its words, each with what it may stand for and how much it tells apart. Words that nothing
 * holds are taken for others that sound, begin or look like them.
 */
import { findService, type OwnerId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import { foldedWords, soundOf, stemOf, stopWords } from '#src/text/words.ts'
import type { Database } from '../database.ts'
import { type AlikeWord, type CountedWord, type Dictionary, wordsAlike, wordsBegun } from '../dictionary.ts'
import type { Posting } from '../postings.ts'
import { MOST_ASKED } from '../ranking.ts'
import { resourcesOf } from '../resources/index.ts'
import { markOf, nounsOf } from '../searched.ts'
import { dictionaryIn, knownIn, postingIn } from './words.ts'

/** A question as it was put. */
export type SearchQuestion = {
  /** Its words, folded, each once; stop words only where there are no others. */
  words: readonly string[]
  /** The whole as a name may be written, likeliest first. */
  keys: readonly string[]
  /** The same without what everything here is called. */
  bareKeys: readonly string[]
  /** Ids of resources that go by such a name: what the services are about, and their countries. */
  bareNamed: readonly string[]
  /** Words that all entries here are called by. */
  nouns: ReadonlySet<string>
  /** Whether somebody asks when something is. */
  isForDays: boolean
}

/** One word of a question, as it is looked for. */
type Asked = {
  /** As it was typed, folded. */
  word: string
  /** What entries hold of it: the word itself, or what it may stand for. */
  lexemes: readonly string[]
  /** Who holds each of these, by service in the order asked. */
  postings: readonly (readonly Posting[])[]
  /** How much holding it says of an entry: the rarer, the more. */
  weight: number
  /** A word that all entries here are called by: who holds it not is no worse. */
  isOptional: boolean
  /** Whether nothing holds the word itself, and others are taken for it. */
  isGuess: boolean
}

/** The words that are looked for, the rarest first, and those that nothing holds and that stand for nothing. */
export type LookedFor = { asked: readonly Asked[]; unknown: readonly string[] }

/** What is read of a question; what follows is not. */
const MOST_CHARACTERS = 400
const MOST_WORDS = 16

/** For so many words that no entry holds others are looked for. */
const MOST_GUESSED = 4

/** What a word weighs that everything here is called by. */
const LEAST_WEIGHT = 0.1

/** What so few hold may be another word, written in a rare way. */
const RARE = 2

/** What stands in texts alone tells less apart than one would think of what so few hold. */
const IN_TEXTS = 30

/** Reads a question to these services. */
export function questionOf(services: readonly OwnerId[], query: string): SearchQuestion {
  const text = [...query.slice(0, MOST_CHARACTERS)].join('')
  const typed = foldedWords(text).slice(0, MOST_WORDS)
  const told = typed.filter((word) => !stopWords.has(word))
  const words = [...new Set(told.length > 0 ? told : typed)]
  const nouns = services.length === 1 ? ownNouns(services[0] as OwnerId) : new Set<string>()
  return {
    words,
    keys: inSingular([typed.join(' '), words.join(' ')]),
    bareKeys: inSingular([words.filter((word) => !nouns.has(stemOf(word))).join(' ')]),
    bareNamed: services.flatMap((service) =>
      resourcesOf(service).flatMap(({ id, standing, isCountry }) => (standing === 1 || isCountry ? [id] : [])),
    ),
    nouns,
    isForDays: typed.some((word) => askingForDays.has(word)),
  }
}

/** Finds what each word of a question may stand for, and who holds that. */
export async function lookFor(
  database: Database,
  services: readonly OwnerId[],
  { words, nouns, isForDays }: SearchQuestion,
): Promise<LookedFor> {
  const shelf = shelfOf(database, services)
  const asking = words.map((word) => ({ word, stem: stemOf(word), sound: soundMark(stemOf(word)) }))
  const pairs = asking.slice(1).map(({ word }, index) => stemOf(`${asking[index]?.word}${word}`))
  const [all] = await Promise.all([shelf.all(), shelf.read([...asking.map(({ stem }) => stem), ...pairs])])
  const { entries } = shelf
  const isKnown = (lexeme: string | undefined) => lexeme !== undefined && entries(lexeme) > 0
  const pairOf = (index: number) => [pairs[index], pairs[index - 1]].find(isKnown)
  const guessed = asking
    .filter(({ stem }, index) => !isKnown(stem) && pairOf(index) === undefined)
    .slice(0, MOST_GUESSED)
  const rare = asking.filter(({ stem }) => entries(stem) <= RARE)
  await shelf.read([
    ...rare.flatMap(({ sound }) => (sound === '' ? [] : [sound])),
    ...guessed.map(({ word }) => markOf.joined(word)),
    ...(isForDays ? [markOf.day] : []),
  ])
  const last = asking.at(-1)
  const standingIn = new Map(
    await Promise.all(guessed.map(async (one) => [one, await standIns(shelf, one, one === last)] as const)),
  )
  const asked: Asked[] = []
  const unknown: string[] = []
  const add = (word: string, lexemes: readonly string[], held: number, isGuess = false) => {
    const isOptional = nouns.has(lexemes[0] ?? '')
    const weight = isOptional ? LEAST_WEIGHT : weightOf(held, all)
    asked.push({ word, lexemes, postings: shelf.postings(lexemes), weight, isOptional, isGuess })
  }
  for (const [index, one] of asking.entries()) {
    const { word, stem, sound } = one
    const pair = pairOf(index)
    const held = entries(stem)
    const { begun, alike, aLetterOff } = standingIn.get(one) ?? noStandIns
    if (pair !== undefined) add(word, held > 0 ? [stem, pair] : [pair], Math.max(held, entries(pair)))
    else if (held > RARE || (held > 0 && !isKnown(sound))) add(word, [stem], held)
    else if (held > 0) add(word, [stem, sound], entries(sound))
    else if (!standingIn.has(one)) unknown.push(word)
    else if (isKnown(markOf.joined(word))) add(word, [markOf.joined(word)], RARE)
    else if (shelf.isAnywhere(stem)) add(word, [stem, ...begun, ...aLetterOff], IN_TEXTS)
    else if (begun.length > 0) add(word, begun, entries(...begun))
    else if (isKnown(sound)) add(word, [sound], entries(sound), true)
    else if (alike.length > 0) add(word, alike, entries(...alike), true)
    else unknown.push(word)
  }
  const onlyNouns = asked.every(({ isOptional }) => isOptional)
  const wanted = asked.map((one) => (onlyNouns ? { ...one, isOptional: false } : one))
  const days = isForDays && wanted.length > 0 ? [{ ...ofDays, postings: shelf.postings(ofDays.lexemes) }] : []
  return { asked: [...wanted, ...days].sort((a, b) => b.weight - a.weight).slice(0, MOST_ASKED), unknown }
}

/** The weight of a word that so many of all entries hold (the inverse document frequency of BM25). */
const weightOf = (entries: number, all: number): number =>
  Math.log(1 + (Math.max(0, all - entries) + 0.5) / (entries + 0.5))

const soundMark = (stem: string): string => (soundOf(stem) === '' ? '' : markOf.sound(soundOf(stem)))

/** Names as they may be written, in the singular too. */
const inSingular = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => name !== '').flatMap((name) => [name, ...singulars(name)])),
]

const nounsByService = new Map<OwnerId, ReadonlySet<string>>()

/** What everything of a service is called: the words of what it is about, and of itself. */
function ownNouns(service: OwnerId): ReadonlySet<string> {
  const earlier = nounsByService.get(service)
  if (earlier) return earlier
  const main = resourcesOf(service).filter(({ standing }) => standing === 1)
  const nouns = new Set([...main.flatMap(nounsOf), stemOf(fold(findService(service)?.title ?? ''))])
  nounsByService.set(service, nouns)
  return nouns
}

/** Postings of some services, as far as they were read. */
type Shelf = ReturnType<typeof shelfOf>

function shelfOf(database: Database, services: readonly OwnerId[]) {
  const read = new Map<string, readonly Posting[]>()
  const postings = (lexeme: string): readonly Posting[] => read.get(lexeme) ?? []
  return {
    async read(lexemes: readonly string[]): Promise<void> {
      const wanted = [...new Set(lexemes)].filter((lexeme) => !read.has(lexeme))
      await Promise.all(
        wanted.map(async (lexeme) => {
          read.set(lexeme, await Promise.all(services.map((service) => postingIn(database, service, lexeme))))
        }),
      )
    },
    /** How many entries there are. */
    async all(): Promise<number> {
      const each = await Promise.all(services.map((service) => knownIn(database, service)))
      return each.reduce((sum, { entries }) => sum + entries, 0)
    },
    /** How many hold words in names and fields; who holds two of them counts twice. */
    entries: (...lexemes: string[]): number =>
      lexemes.flatMap(postings).reduce((sum, { inFields }) => sum + inFields, 0),
    /** Whether one holds it, if only in a text. */
    isAnywhere: (lexeme: string): boolean => postings(lexeme).some(({ blocks }) => blocks.length > 0),
    /** Who holds each of these, by service. */
    postings: (lexemes: readonly string[]): Posting[][] =>
      services.map((_, index) => lexemes.map((lexeme) => postings(lexeme)[index] as Posting)),
    dictionaries: async (): Promise<readonly Dictionary[]> =>
      (await Promise.all(services.map((service) => dictionaryIn(database, service)))).flat(),
  }
}

/** Words by which somebody asks for a day: of all that holds the other words, days are meant. */
const askingForDays: ReadonlySet<string> = new Set(['when', 'whens', 'date', 'dates'])
const ofDays = { word: '', lexemes: [markOf.day], weight: 6, isOptional: true, isGuess: false }

/** As many words one that is not finished may become. */
const MOST_BEGUN = 6
const MOST_ALIKE = 4

/** What a word may stand for that no name and no field holds. */
type StandIns = { begun: readonly string[]; alike: readonly string[]; aLetterOff: readonly string[] }
const noStandIns: StandIns = { begun: [], alike: [], aLetterOff: [] }

/** A shorter word is not taken for one that is a letter off, where texts hold it. */
const LEAST_LETTERS = 6

async function standIns(
  shelf: Shelf,
  { stem, word }: { stem: string; word: string },
  isLast: boolean,
): Promise<StandIns> {
  const dictionaries = await shelf.dictionaries()
  const letters = [...stem].length
  const begun = summed(isLast && letters >= 2 ? dictionaries.flatMap((one) => wordsBegun(one, word)) : [])
    .sort(byEntries)
    .slice(0, MOST_BEGUN)
  const near = summed(
    begun.length > 0 && !shelf.isAnywhere(stem) ? [] : dictionaries.flatMap((one) => wordsAlike(one, stem)),
  )
  const nearest = Math.min(...near.map(({ far }) => far))
  const alike = near
    .filter(({ far }) => far <= nearest)
    .sort(byEntries)
    .slice(0, MOST_ALIKE)
  await shelf.read([...begun, ...alike].map((one) => one.word))
  // A word stays in the dictionary for a while after its last entry is gone.
  const held = (words: readonly CountedWord[]) =>
    words.flatMap((one) => (shelf.entries(one.word) > 0 ? [one.word] : []))
  return {
    begun: held(begun),
    alike: held(alike),
    aLetterOff: letters < LEAST_LETTERS ? [] : held(alike.filter(({ far }) => far === 1)),
  }
}

/** Words of several services, each once, with how many entries hold it in all. */
function summed<Word extends CountedWord | AlikeWord>(words: readonly Word[]): Word[] {
  const byWord = new Map<string, Word>()
  for (const one of words) byWord.set(one.word, { ...one, entries: one.entries + (byWord.get(one.word)?.entries ?? 0) })
  return [...byWord.values()]
}

const byEntries = (a: CountedWord, b: CountedWord): number => b.entries - a.entries || (a.word < b.word ? -1 : 1)

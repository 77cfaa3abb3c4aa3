/**
 * A question as search understands it: its words, each with what it may stand for and its weight. Words that no entry holds are taken
 * for others that sound, begin or look like them.
 */
import { findService, type OwnerId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import { foldedWords, soundOf, stemOf, stopWords } from '#src/text/words.ts'
import type { Database } from '../database.ts'
import { type AlikeWord, type CountedWord, type Dictionary, hasWord, wordsAlike, wordsBegun } from '../dictionary.ts'
import type { Posting } from '../postings.ts'
import { MOST_ASKED } from '../ranking.ts'
import { resourcesOf } from '../resources/index.ts'
import { markOf, nounsOf } from '../searched.ts'
import { dictionaryIn, knownIn, postingIn, postingsAtHand } from './words.ts'

/** A question as it was put. */
export type SearchQuestion = {
  /** Its words, folded, each once; stop words only where there are no others. */
  words: readonly string[]
  /** The whole as a name may be written, likeliest first. */
  keys: readonly string[]
  /** The same without the words of `nouns`. */
  bareKeys: readonly string[]
  /** Words that every entry of the service is called by, as `flower` of flowers. */
  nouns: ReadonlySet<string>
  /** Whether the question asks when something is. */
  isForDays: boolean
}

/** One word of a question, as it is looked for. */
type Asked = {
  /** As it was typed, folded. */
  word: string
  /** What is looked for in entries: the word itself, or what it may stand for. */
  lexemes: readonly string[]
  /** The postings of each lexeme, by service in the order asked. */
  postings: readonly (readonly Posting[])[]
  /** How much the word counts in an entry that holds it: the rarer the word, the more. */
  weight: number
  /** Whether entries match without the word: every entry of the service is called by it. */
  isOptional: boolean
  /** Whether no entry holds the word itself, and others are taken for it. */
  isGuess: boolean
}

/** The words that are looked for, the rarest first, and the words that no entry holds, not even in another spelling. */
export type LookedFor = { asked: readonly Asked[]; unknown: readonly string[] }

/** Most that is read of a question; the rest is ignored. */
const MOST_CHARACTERS = 400
const MOST_WORDS = 16

/** Most words of a question for which others are looked for, when no entry holds them. */
const MOST_GUESSED = 4

/** The weight of a word that every entry of the service is called by. */
const LEAST_WEIGHT = 0.1

/** A word that this few entries hold may be a rare spelling of another word. */
const RARE = 2

/** A word that only texts hold is weighed as if this many entries held it in names and fields: its rarity there says little. */
const IN_TEXTS = 30

/** Reads a question to these services. */
export function questionOf(services: readonly OwnerId[], query: string): SearchQuestion {
  const text = [...query.slice(0, MOST_CHARACTERS)].join('')
  const typed = foldedWords(text).slice(0, MOST_WORDS)
  const told = typed.filter((word) => !stopWords.has(word))
  const words = [...new Set(told.length > 0 ? told : typed)]
  const [first, ...others] = services
  const nouns = first !== undefined && others.length === 0 ? ownNouns(first) : new Set<string>()
  return {
    words,
    keys: inSingular([typed.join(' '), words.join(' ')]),
    bareKeys: inSingular([words.filter((word) => !nouns.has(stemOf(word))).join(' ')]),
    nouns,
    isForDays: typed.some((word) => askingForDays.has(word)),
  }
}

/** Finds what each word of a question may stand for, and the entries that hold it. */
export async function lookFor(
  database: Database,
  services: readonly OwnerId[],
  { words, nouns, isForDays }: SearchQuestion,
): Promise<LookedFor> {
  const shelf = new Shelf(database, services)
  const asking = words.map((word) => ({ word, stem: stemOf(word) }))
  const dictionaries = await shelf.dictionaries()
  // Hardly any two neighbours are one word, and names and fields hold no word that no dictionary has.
  const pairs = asking.slice(1).map(({ word }, index) => {
    const pair = stemOf(`${asking[index]?.word}${word}`)
    return dictionaries.some((one) => hasWord(one, pair)) ? pair : undefined
  })
  const [all] = await Promise.all([
    shelf.all(),
    shelf.read([...asking.map(({ stem }) => stem), ...pairs.filter((pair) => pair !== undefined)]),
  ])
  const isKnown = (lexeme: string | undefined) => lexeme !== undefined && shelf.entries(lexeme) > 0
  const pairOf = (index: number) => [pairs[index], pairs[index - 1]].find(isKnown)
  const guessed = asking
    .filter(({ stem }, index) => !isKnown(stem) && pairOf(index) === undefined)
    .slice(0, MOST_GUESSED)
  const rare = asking.filter(({ stem }) => shelf.entries(stem) <= RARE)
  const sounds = new Map(rare.map((one) => [one, soundMark(one.stem)]))
  await shelf.read([
    ...[...sounds.values()].filter((sound) => sound !== ''),
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
    const { word, stem } = one
    const sound = sounds.get(one) ?? ''
    const pair = pairOf(index)
    const held = shelf.entries(stem)
    const { begun, alike, aLetterOff } = standingIn.get(one) ?? noStandIns
    if (pair !== undefined) add(word, held > 0 ? [stem, pair] : [pair], Math.max(held, shelf.entries(pair)))
    else if (held > RARE || (held > 0 && !isKnown(sound))) add(word, [stem], held)
    else if (held > 0) add(word, [stem, sound], shelf.entries(sound))
    else if (!standingIn.has(one)) unknown.push(word)
    else if (isKnown(markOf.joined(word))) add(word, [markOf.joined(word)], RARE)
    else if (shelf.isAnywhere(stem)) add(word, [stem, ...begun, ...aLetterOff], IN_TEXTS)
    else if (begun.length > 0) add(word, begun, shelf.entries(...begun))
    else if (isKnown(sound)) add(word, [sound], shelf.entries(sound), true)
    else if (alike.length > 0) add(word, alike, shelf.entries(...alike), true)
    else unknown.push(word)
  }
  const onlyNouns = asked.every(({ isOptional }) => isOptional)
  const wanted = asked.map((one) => (onlyNouns ? { ...one, isOptional: false } : one))
  const days = isForDays && wanted.length > 0 ? [{ postings: shelf.postings(ofDays.lexemes), ...ofDays }] : []
  return { asked: [...wanted, ...days].sort((a, b) => b.weight - a.weight).slice(0, MOST_ASKED), unknown }
}

/** The weight of a word that `entries` of `all` entries hold (the inverse document frequency of BM25). */
const weightOf = (entries: number, all: number): number =>
  Math.log(1 + (Math.max(0, all - entries) + 0.5) / (entries + 0.5))

/** The mark of how a word sounds; empty where that is not told. */
function soundMark(stem: string): string {
  const sound = soundOf(stem)
  return sound === '' ? '' : markOf.sound(sound)
}

/** Names as they may be written, in the singular too. */
const inSingular = (names: readonly string[]): string[] => [
  ...new Set([...new Set(names)].filter((name) => name !== '').flatMap((name) => [name, ...singulars(name)])),
]

const nounsByService = new Map<OwnerId, ReadonlySet<string>>()

/** Words that every entry of a service is called by: those of its main resources, and its title. */
function ownNouns(service: OwnerId): ReadonlySet<string> {
  const earlier = nounsByService.get(service)
  if (earlier) return earlier
  const main = resourcesOf(service).filter(({ standing }) => standing === 1)
  const nouns = new Set([...main.flatMap(nounsOf), stemOf(fold(findService(service)?.title ?? ''))])
  nounsByService.set(service, nouns)
  return nouns
}

/** Postings of some services, as far as they were read. */
class Shelf {
  readonly #database: Database
  readonly #services: readonly OwnerId[]
  readonly #postings = new Map<string, readonly Posting[]>()

  constructor(database: Database, services: readonly OwnerId[]) {
    this.#database = database
    this.#services = services
  }

  async read(lexemes: readonly string[]): Promise<void> {
    const wanted: string[] = []
    for (const lexeme of lexemes) {
      if (this.#postings.has(lexeme)) continue
      const atHand = postingsAtHand(this.#database, this.#services, lexeme)
      if (atHand) this.#postings.set(lexeme, atHand)
      else wanted.push(lexeme)
    }
    if (wanted.length === 0) return
    const [database, services] = [this.#database, this.#services]
    await Promise.all(
      [...new Set(wanted)].map(async (lexeme) => {
        const each = await Promise.all(services.map((service) => postingIn(database, service, lexeme)))
        this.#postings.set(lexeme, each)
      }),
    )
  }

  /** How many entries there are. */
  async all(): Promise<number> {
    const each = await Promise.all(this.#services.map((service) => knownIn(this.#database, service)))
    return each.reduce((sum, { entries }) => sum + entries, 0)
  }

  /** How many entries hold these words in names and fields; an entry that holds two of them counts twice. */
  entries(...lexemes: string[]): number {
    let sum = 0
    for (const lexeme of lexemes) for (const { inFields } of this.#postings.get(lexeme) ?? []) sum += inFields
    return sum
  }

  /** Whether any entry holds it, even if only in a text. */
  isAnywhere(lexeme: string): boolean {
    for (const { blocks } of this.#postings.get(lexeme) ?? []) if (blocks.length > 0) return true
    return false
  }

  /** The postings of these lexemes, by service. */
  postings(lexemes: readonly string[]): Posting[][] {
    const byService: Posting[][] = this.#services.map(() => [])
    for (const lexeme of lexemes)
      for (const [index, posting] of (this.#postings.get(lexeme) ?? []).entries()) byService[index]?.push(posting)
    return byService
  }

  async dictionaries(): Promise<readonly Dictionary[]> {
    return (await Promise.all(this.#services.map((service) => dictionaryIn(this.#database, service)))).flat()
  }
}

/** Words by which a question asks for a day: among the entries that hold its other words, days are preferred. */
const askingForDays: ReadonlySet<string> = new Set(['when', 'whens', 'date', 'dates'])
const ofDays = { word: '', lexemes: [markOf.day], weight: 6, isOptional: true, isGuess: false }

/** Most words that an unfinished word, or a misspelt one, is taken for. */
const MOST_BEGUN = 6
const MOST_ALIKE = 4

/** What a word may stand for that no name and no field holds. */
type StandIns = { begun: readonly string[]; alike: readonly string[]; aLetterOff: readonly string[] }
const noStandIns: StandIns = { begun: [], alike: [], aLetterOff: [] }

/** Least letters of a word that texts hold, for it to be taken for one that is a letter off as well. */
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

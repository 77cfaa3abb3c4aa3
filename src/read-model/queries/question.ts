/**
 * A question as search understands it: its words, each with what it may stand for and how much it tells apart. Words that nothing
 * holds are taken for others that sound, begin or look like them.
 */
import { findService, type ServiceId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { singulars } from '#src/text/singulars.ts'
import { foldedWords, soundOf, stemOf, stopWords } from '#src/text/words.ts'
import type { Database } from '../database.ts'
import { sourcesOf } from '../parts.ts'
import { resourcesOf } from '../resources/index.ts'
import { markOf, nounsOf, quoted } from '../searched.ts'

/** One word of a question. */
export type Asked = {
  /** As it was typed, folded. */
  word: string
  /** What entries hold of it: the word itself, or what it may stand for. */
  lexemes: readonly string[]
  /** How much holding it says of an entry: the rarer, the more. */
  weight: number
  /** A word that all entries here are called by: who holds it not is no worse. */
  isOptional: boolean
  /** Whether nothing holds the word itself, and others are taken for it. */
  isGuess: boolean
}

export type Question = {
  /** Where it is asked, as a condition on lexemes. */
  scope: string
  /** The whole as a name may be written, likeliest first. */
  keys: readonly string[]
  /** The same without what everything here is called. */
  bareKeys: readonly string[]
  /** Ids of resources that go by such a name: what the services are about, and their countries. */
  bareNamed: readonly string[]
  asked: readonly Asked[]
  /** Words that nothing holds and that stand for nothing. */
  unknown: readonly string[]
}

/** What is read of a question; what follows is not. */
const MOST_CHARACTERS = 400
const MOST_WORDS = 16
/** As many words are looked for at once, the rarest. */
const MOST_ASKED = 8

/** For so many words that no entry holds others are looked for. */
const MOST_GUESSED = 4

/** What a word weighs that everything here is called by. */
const LEAST_WEIGHT = 0.1

/** What so few hold may be another word, written in a rare way. */
const RARE = 2

/** Where a word stands in texts alone, nobody counted how often. */
const UNCOUNTED = 30

/** Reads a question to these services. */
export async function questionOf(database: Database, services: readonly ServiceId[], query: string): Promise<Question> {
  const text = [...query.slice(0, MOST_CHARACTERS)].join('')
  const typed = foldedWords(text).slice(0, MOST_WORDS)
  const told = typed.filter((word) => !stopWords.has(word))
  const words = [...new Set(told.length > 0 ? told : typed)]
  const asking = words.map((word) => ({ word, stem: stemOf(word) }))
  const pairs = asking.slice(1).map(({ word }, index) => stemOf(`${asking[index]?.word}${word}`))
  const sounds = asking.map(({ stem }) => soundMark(stem))
  const everything = services.map(markOf.service)
  const known = await entriesByWord(database, services, [
    ...everything,
    ...asking.map(({ stem }) => stem),
    ...pairs,
    ...sounds.filter((sound) => sound !== ''),
  ])
  const all = everything.reduce((sum, mark) => sum + (known.get(mark) ?? 0), 0)
  const nouns = services.length === 1 ? ownNouns(services[0] as ServiceId) : new Set<string>()
  const asked: Asked[] = []
  const unknown: string[] = []
  const add = (word: string, lexemes: readonly string[], entries: number, isGuess: boolean) => {
    const isOptional = nouns.has(lexemes[0] ?? '')
    asked.push({ word, lexemes, weight: isOptional ? LEAST_WEIGHT : weightOf(entries, all), isOptional, isGuess })
  }
  const isKnown = (lexeme: string | undefined) => (known.get(lexeme ?? '') ?? 0) > 0
  const guessed = asking
    .filter(({ stem }, index) => !isKnown(stem) && !isKnown(pairs[index]) && !isKnown(pairs[index - 1]))
    .slice(0, MOST_GUESSED)
  const last = asking.at(-1)
  const standingIn = new Map(
    await Promise.all(
      guessed.map(async (one) => [one, await standIns(database, services, one, one === last)] as const),
    ),
  )
  for (const [index, one] of asking.entries()) {
    const { word, stem } = one
    const sound = sounds[index] ?? ''
    const pair = [pairs[index], pairs[index - 1]].find(isKnown)
    const entries = known.get(stem) ?? 0
    const others = standingIn.get(one)
    if (pair !== undefined)
      add(word, entries > 0 ? [stem, pair] : [pair], Math.max(entries, known.get(pair) ?? 0), false)
    else if (entries > RARE || (entries > 0 && !isKnown(sound))) add(word, [stem], entries, false)
    else if (entries > 0) add(word, [stem, sound], known.get(sound) ?? 0, false)
    else if (others?.isJoined) add(word, [markOf.joined(word)], RARE, false)
    else if (others?.isInTexts) add(word, [stem, ...others.begun, ...others.aLetterOff], UNCOUNTED, false)
    else if (others && others.begun.length > 0) add(word, others.begun, others.entries, false)
    else if (isKnown(sound)) add(word, [sound], known.get(sound) ?? 0, true)
    else if (others && others.alike.length > 0) add(word, others.alike, others.entries, true)
    else unknown.push(word)
  }
  const onlyNouns = asked.every(({ isOptional }) => isOptional)
  if (asked.length > 0 && typed.some((word) => askingForDays.has(word))) asked.push(ofDays)
  return {
    scope: anyOf(everything),
    keys: inSingular([typed.join(' '), words.join(' ')]),
    bareKeys: inSingular([words.filter((word) => !nouns.has(stemOf(word))).join(' ')]),
    bareNamed: services.flatMap((service) =>
      resourcesOf(service).flatMap(({ id, standing, isCountry }) => (standing === 1 || isCountry ? [id] : [])),
    ),
    asked: asked
      .map((one) => (onlyNouns && one !== ofDays ? { ...one, isOptional: false } : one))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_ASKED),
    unknown,
  }
}

/** A condition that any of these lexemes meets. */
export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join('|')})`

/** The weight of a word that so many of all entries hold (the inverse document frequency of BM25). */
const weightOf = (entries: number, all: number): number =>
  Math.log(1 + (Math.max(0, all - entries) + 0.5) / (entries + 0.5))

const soundMark = (stem: string): string => (soundOf(stem) === '' ? '' : markOf.sound(soundOf(stem)))

/** Names as they may be written, in the singular too. */
const inSingular = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => name !== '').flatMap((name) => [name, ...singulars(name)])),
]

const nounsByService = new Map<ServiceId, ReadonlySet<string>>()

/** What everything of a service is called: the words of what it is about, and of itself. */
function ownNouns(service: ServiceId): ReadonlySet<string> {
  const known = nounsByService.get(service)
  if (known) return known
  const main = resourcesOf(service).filter(({ standing }) => standing === 1)
  const nouns = new Set([...main.flatMap(nounsOf), stemOf(fold(findService(service)?.title ?? ''))])
  nounsByService.set(service, nouns)
  return nouns
}

const scopeOf = (services: readonly ServiceId[]): string => services.join(' ')

/** How many entries hold each word in names and fields; those that none holds are left out. */
async function entriesByWord(
  database: Database,
  services: readonly ServiceId[],
  words: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(words)]
  let missing: string[] = []
  let reading: Promise<Map<string, number>> | null = null
  const sources = services.flatMap((service) => sourcesOf(service, ['entries']))
  const read = async () => {
    const rows = await database.prepared<{ word: string; entries: string }>(
      'entries by word',
      `select word, sum(entries)::text as entries from read_model.words
       where service = any($1::text[]) and word = any($2::text[]) group by word`,
      [services, missing],
    )
    return new Map(rows.map(({ word, entries }) => [word, Number(entries)]))
  }
  const found = wanted.map((word) =>
    database.store.remember({ key: `word ${scopeOf(services)} ${word}`, sources }, async () => {
      missing = [...missing, word]
      // All that are not kept are asked for in one statement, once every word has said that it is not.
      await Promise.resolve()
      reading ??= read()
      return (await reading).get(word) ?? 0
    }),
  )
  const counts = await Promise.all(found)
  return new Map(wanted.flatMap((word, index) => (counts[index] ? [[word, counts[index] as number]] : [])))
}

type StandIns = {
  isInTexts: boolean
  isJoined: boolean
  begun: string[]
  alike: string[]
  aLetterOff: string[]
  entries: number
}

/** Words by which somebody asks for a day: of all that holds the other words, days are meant. */
const askingForDays: ReadonlySet<string> = new Set(['when', 'whens', 'date', 'dates'])
const ofDays: Asked = { word: '', lexemes: [markOf.day], weight: 6, isOptional: true, isGuess: false }

/** As many words one that is not finished may become. */
const MOST_BEGUN = 6
const MOST_ALIKE = 4

/** What a word that stands in no name and no field may stand for. */
const standIns = (
  database: Database,
  services: readonly ServiceId[],
  { stem, word }: { stem: string; word: string },
  isLast: boolean,
): Promise<StandIns> =>
  database.store.remember(
    {
      key: `stand-ins ${scopeOf(services)} ${isLast} ${word}`,
      sources: services.flatMap((service) => sourcesOf(service, ['entries'])),
    },
    async () => {
      const letters = [...stem].length
      const rows = await database.prepared<{ word: string; entries: number; how: number; far: number }>(
        'stand-ins',
        standInsOf,
        [
          services,
          `${anyOf(services.map(markOf.service))}&${quoted(stem)}`,
          isLast && letters >= 2 ? word : null,
          `${word}\u{10ffff}`,
          stem,
          letters < 4 ? 0 : letters < 7 ? 1 : letters < 10 ? 2 : 3,
          letters < 4 ? [] : letters < 7 ? oneLetterOff(stem) : [],
          `${anyOf(services.map(markOf.service))}&${quoted(markOf.joined(word))}`,
        ],
      )
      const begun = rows.filter(({ how }) => how === 1)
      const near = rows.filter(({ how }) => how === 2)
      const nearest = Math.min(...near.map(({ far }) => far))
      const alike = near.filter(({ far }) => far <= nearest).slice(0, MOST_ALIKE)
      const held = (begun.length > 0 ? begun : alike).reduce((sum, { entries }) => sum + entries, 0)
      return {
        isInTexts: rows.some(({ how }) => how === 0),
        isJoined: rows.some(({ how }) => how === 3),
        begun: begun.map((row) => row.word),
        alike: alike.map((row) => row.word),
        aLetterOff: letters < 6 ? [] : alike.filter(({ far }) => far === 1).map((row) => row.word),
        entries: held,
      }
    },
  )

/** Whether texts hold the word, and whether it is a name as one word; the words it begins; the words it is few letters away from. */
const standInsOf = `
  (select '' as word, 0 as entries, 0 as how, 0 as far where exists (select from read_model.records where text @@ $2::tsquery))
  union all
  (select '', 0, 3, 0 where exists (select from read_model.records where words @@ $8::tsquery))
  union all
  (select word, sum(entries)::int, 1, 0 from read_model.words
   where service = any($1::text[]) and word ~>=~ $3 and word ~<~ $4 group by word order by 2 desc, 1 limit ${MOST_BEGUN})
  union all
  (select word, sum(entries)::int, 2, levenshtein(word, $5) from (
     select word, entries from read_model.words where service = any($1::text[]) and word = any($7::text[])
     union all
     select word, entries from read_model.words
     where lower(word) %>> $5 and left(word, 1) not in ('@', '~') and service = any($1::text[]) and word <> all($7::text[])
       and octet_length(word) < 200 and octet_length($5) < 200 and levenshtein_less_equal(word, $5, $6) <= $6
   ) near group by word order by 4, 2 desc, 1 limit 12)`

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word that is a letter more, less or other than this, or has two neighbours changed. */
function oneLetterOff(word: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of letters) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
  }
  found.delete(word)
  return [...found]
}

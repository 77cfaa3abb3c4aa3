/**
 * The words that names and fields of a service hold, to look up words that are typed in part or misspelt. Pure. The words lie one after
 * the other in one text, each with a number that rules out most unlike words: tens of thousands are looked at in a fraction of a
 * millisecond, and take some twenty bytes each.
 */
import { differences, isSwapped, trigramLikeness } from '#src/text/differences.ts'
import { firstAt } from './first-at.ts'

/** A word, and how many entries hold it. */
export type CountedWord = { word: string; entries: number }

/** Words in the order of their characters. */
export type Dictionary = {
  /** One after the other. */
  text: string
  /** Where each word begins and, as the last number, where the last word ends. */
  starts: Uint32Array
  entries: Uint32Array
  /** Which letters each word has: a bit for each group of letters. */
  letters: Uint32Array
}

/** A word that is like another, and how many letters differ. */
export type AlikeWord = CountedWord & { far: number }

/** A dictionary of these words, each given once, in any order. */
export function dictionaryOf(words: readonly CountedWord[]): Dictionary {
  const sorted = [...words].sort((a, b) => (a.word < b.word ? -1 : 1))
  const starts = new Uint32Array(sorted.length + 1)
  let end = 0
  for (const [index, { word }] of sorted.entries()) {
    end += word.length
    starts[index + 1] = end
  }
  return {
    text: sorted.map(({ word }) => word).join(''),
    starts,
    entries: Uint32Array.from(sorted, ({ entries }) => entries),
    letters: Uint32Array.from(sorted, ({ word }) => lettersOf(word)),
  }
}

/** What a dictionary takes in memory. */
export const bytesOfDictionary = ({ text, entries }: Dictionary): number => text.length * 2 + entries.length * 12 + 1000

/** Whether it has a word. */
export const hasWord = (dictionary: Dictionary, word: string): boolean => {
  const at = firstFrom(dictionary, word)
  return at < dictionary.entries.length && wordAt(dictionary, at) === word
}

/** All of its words. */
export const wordsIn = (dictionary: Dictionary): CountedWord[] =>
  Array.from(dictionary.entries, (entries, at) => ({ word: wordAt(dictionary, at), entries }))

/** Words that begin so. */
export function wordsBegun(dictionary: Dictionary, start: string): CountedWord[] {
  const begun: CountedWord[] = []
  for (let at = firstFrom(dictionary, start); at < dictionary.entries.length; at++) {
    if (!dictionary.text.startsWith(start, dictionary.starts[at])) break
    const word = wordAt(dictionary, at)
    if (!word.startsWith(start)) break
    begun.push({ word, entries: dictionary.entries[at] ?? 0 })
  }
  return begun
}

/** Letters from which on a word may have one wrong letter (SHORT), two (MIDDLING) or three (LONG). */
const SHORT = 4
const MIDDLING = 7
const LONG = 10

/** Least share of trigrams in common, for words long enough to differ in more than one letter. */
const LEAST_LIKENESS = 0.3

/** Words that differ from this one in a few letters, in no order; the word itself is left out. */
export function wordsAlike(dictionary: Dictionary, word: string): AlikeWord[] {
  const size = [...word].length
  const most = size < SHORT ? 0 : size < MIDDLING ? 1 : size < LONG ? 2 : 3
  if (most === 0) return []
  const own = lettersOf(word)
  const { starts, letters } = dictionary
  const alike: AlikeWord[] = []
  for (let at = 0; at < letters.length; at++) {
    const length = (starts[at + 1] ?? 0) - (starts[at] ?? 0)
    if (length > word.length + most || length < word.length - most) continue
    // One wrong letter changes two bits at most: that of the letter and that of the one in its place.
    if (bitsIn((letters[at] ?? 0) ^ own) > 2 * most) continue
    const other = wordAt(dictionary, at)
    const far = differences(other, word, most)
    if (far === 0) continue
    const isAlike =
      most === 1 ? far === 1 || isSwapped(other, word) : far <= most && trigramLikeness(other, word) >= LEAST_LIKENESS
    if (isAlike) alike.push({ word: other, entries: dictionary.entries[at] ?? 0, far })
  }
  return alike
}

const wordAt = ({ text, starts }: Dictionary, at: number): string => text.slice(starts[at], starts[at + 1])

/** The place of the first word that is this one or comes after it. */
const firstFrom = (dictionary: Dictionary, word: string): number =>
  firstAt(dictionary.entries.length, (at) => wordAt(dictionary, at) >= word)

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

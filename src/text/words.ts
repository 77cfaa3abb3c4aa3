/** Words as search compares them: folded, in one spelling, without their endings. */
import { stemmer } from '@orama/stemmers/english'
import { fold } from './fold.ts'
import { oneSpelling } from './spellings.ts'

/** Most letters of a word; longer ones are cut. */
const LONGEST_WORD = 40

/** Words of questions that search ignores. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been being best but by can could did do does done find for from get give
  given gives had has have her him his how i if in into is it its known kind kinds like list many me most much my of off
  on one ones or other our please put she should show so some sort sorts stand stands such tell than that the their them there these
  they this those to type types up use used uses using very was we were what whats when whens where wheres which while
  who whom whose why will with would you your called means`.split(/\s+/),
)

/** The stem of a folded word, as search uses it: `harbours` and `harbouring` give `harbor`. */
export function stemOf(word: string): string {
  const before = stems.get(word)
  if (before !== undefined) return before
  const cut = [...word].slice(0, LONGEST_WORD).join('')
  const spelt = oneSpelling(cut)
  const stem = /^[a-z]{3,}$/.test(spelt) ? stemmer(spelt) : spelt
  if (stems.size >= MOST_STEMS) stems.clear()
  stems.set(word, stem)
  return stem
}

/** Stems kept in process: the words of a catalogue come again and again. */
const MOST_STEMS = 50_000
const stems = new Map<string, string>()

/** The stems of all words of a text without stop words, in order, with repetitions. */
export const wordsOf = (text: string): string[] => wordsAmong(foldedWords(text))

/** The same of words that are folded. */
export const wordsAmong = (folded: readonly string[]): string[] =>
  folded.flatMap((word) => (stopWords.has(word) ? [] : [stemOf(word)]))

/** The folded words of a text; none for a text without letters or digits. */
export function foldedWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}

/** Letters that transcriptions into Latin use for the same sound, and the one that stands for them. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[sc]h|tch/g, 's'],
  [/ck|q|kh/g, 'k'],
  [/([bdgjt])h/g, '$1'],
  [/gn/g, 'n'],
  [/w/g, 'v'],
  [/ee|ie|ey|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/z/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)h/g, ''],
]

/** How a word sounds, roughly: `deepawali` and `dipavali` are alike. For Latin words of four letters and more; else empty. */
export const soundOf = (word: string): string =>
  /^[a-z]{4,}$/.test(word) ? sounds.reduce((sound, [letters, one]) => sound.replace(letters, one), word) : ''

/**
 * The scripts with typefaces of ours, and the syllables that a text writes in them: a letter with its marks, or several letters joined into
 * one sign. Except in Arabic, no letter changes the form of a letter in another syllable.
 */
import { writtenSyllables } from './written-syllables.ts'

/** Scripts in which letters are stacked or joined into signs of their own, of which a face has hundreds. */
export const stackedScripts = [
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'gujarati',
  'gurmukhi',
  'oriya',
  'sinhala',
  'khmer',
  'tibetan',
  'myanmar',
] as const

/** Every script with a face of its own, by its name in Unicode. */
export const scripts = [
  ...stackedScripts,
  'thai',
  'lao',
  'georgian',
  'armenian',
  'ethiopic',
  'hebrew',
  'arabic',
] as const

/** A script that is written in syllables. */
export type Script = (typeof scripts)[number]

/** After these characters a letter belongs to the syllable before it. */
const JOINERS = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2'
/** Joiners of no width, which also belong to the syllable. */
const ZERO_WIDTH = '\u200c\u200d'

const classOf = (some: readonly Script[]): string =>
  `(?=[\u0530-\u{10ffff}])[${some.map((script) => `\\p{Script_Extensions=${script.replace(/^./, (first) => first.toUpperCase())}}`).join('')}]`

const syllable = new RegExp(
  `${classOf(scripts)}(?:[\\p{M}${ZERO_WIDTH}]|(?<=[${JOINERS}][${ZERO_WIDTH}]?)${classOf(stackedScripts)})*`,
  'gu',
)
const runs = new Map(scripts.map((script) => [script, new RegExp(`(?:${classOf([script])}|[${ZERO_WIDTH}])+`, 'gu')]))

/** Matches runs of letters and marks that are neither Latin nor punctuation: a page has few, so that most text is passed over quickly. */
const beyondLatin = /[^\0-\u02ff\u1e00-\u200b\u200e-\u20cf\u2100-\u2cff]+/g

/** The syllables of a text, each once. Letters of other scripts are passed over. */
export const syllablesOf = (text: string): string[] => [
  ...new Set((text.match(beyondLatin) ?? []).join(' ').match(syllable)),
]

/** The unbroken runs of this script in a text, each once. */
export const runsOf = (text: string, script: Script): string[] => [...new Set(text.match(runs.get(script) as RegExp))]

/**
 * Scripts whose cut faces may lack something that a text writes: a character, or a sign of several letters, that they were not made for.
 */
export function scriptsBeyondCuts(text: string): Script[] {
  const beyond = syllablesOf(text).filter((one) => !writtenSyllables.has(one))
  return scripts.filter((script) => beyond.some((one) => runsOf(one, script).length > 0))
}

/**
 * Who answers a question best, worked out from the postings of its words. Pure. A block of documents is looked at at a time, with
 * what each holds in a few arrays: a document costs some nanoseconds for each of the words that it holds.
 */
import { BLOCK, type Posting, placeIn, placesIn, placesOf } from './postings.ts'
import { PLACE_BITS, places } from './searched.ts'

/** A word of a question, with the postings of what may stand for it in one service. */
export type RankedWord = { postings: readonly Posting[]; weight: number; isRequired: boolean }

/** Is told of an entry: what it is worth, and which of the words it holds, a bit each. Not an object, since there may be many. */
type Tell = (resource: string, document: number, score: number, holds: number) => void

/** A question counts so many words at most: a bit each. */
export const MOST_ASKED = 8

/** What a word is worth in each of its places, alone and beside others; and in a text alone. */
const WORTH = [
  [places.name | places.subject, 1],
  [places.otherName, 0.6],
  [places.fact, 0.5],
  [places.passing, 0.2],
] as const
const IN_TEXT = 0.05

/** The sum of 1, 1/4, 1/9 and so on: who holds a word everywhere comes close to what the best place is worth by itself. */
const ALL_PLACES = Math.PI ** 2 / 6

/** What a word is worth by the bits of its places: the best counts whole, each after it by the square of its rank. */
export const worthOf: readonly number[] = Array.from({ length: 2 ** PLACE_BITS }, (_, bits) => {
  const found = WORTH.filter(([place]) => (bits & place) !== 0).map(([, worth]) => worth)
  if (found.length === 0) return IN_TEXT
  return found.reduce((sum, worth, rank) => sum + worth / (rank + 1) ** 2, 0) / ALL_PLACES
})

/** What one block holds of a word. */
type Share = { bit: number; weight: number; held: Uint16Array; from: number; to: number }
type Shares = { resource: string; number: number; shares: Share[]; bits: number }

/** What each document of a block is worth and which words it holds, by the last bits of its id; empty between two calls. */
const score = new Float64Array(BLOCK)
const inName = new Uint8Array(BLOCK)
const inFields = new Uint8Array(BLOCK)
const anywhere = new Uint8Array(BLOCK)
const met = new Uint16Array(BLOCK)

/** How much an entry of a resource counts, from 0 to 1. */
export type StandingOf = (resource: string) => number

/** Entries that hold every required word: in names and fields, and those that lack some there and have them in texts. */
export function wholly(
  words: readonly RankedWord[],
  standingOf: StandingOf,
  { inFields: tellOfFields, inTexts }: { inFields: Tell; inTexts: Tell },
): void {
  const required = bitsOf(words)
  if (required === 0) return
  visit(words, standingOf, required, (resource, document, score, holds, own) => {
    if ((holds & required) !== required) return
    const tell = ((inFields[own] as number) & required) === required ? tellOfFields : inTexts
    tell(resource, document, score, holds)
  })
}

/** Entries that hold the first of the required words in names and fields, another in their name, or two others in fields. */
export function partly(words: readonly RankedWord[], standingOf: StandingOf, tell: Tell): void {
  const required = bitsOf(words)
  const rarest = required & -required
  const others = required & ~rarest
  visit(words, standingOf, 0, (resource, document, score, holds, own) => {
    const fields = inFields[own] as number
    const two = fields & others
    if ((fields & rarest) !== 0 || ((inName[own] as number) & others) !== 0 || (two & (two - 1)) !== 0)
      tell(resource, document, score, holds)
  })
}

/** Which of the words one entry holds, a bit each. */
export const heldBy = (words: readonly RankedWord[], resource: string, document: number): number =>
  words.reduce((bits, { postings }, index) => {
    const isHeld = postings.some((posting) => placesIn(posting, resource, document) !== undefined)
    return isHeld ? bits | (1 << index) : bits
  }, 0)

/** An empty list of the best, of so many at most, in an order that tells any two apart. */
export function bestOf<T>(most: number, isBefore: (a: T, b: T) => boolean) {
  const best: T[] = []
  return {
    list: best as readonly T[],
    add(one: T): void {
      const last = best[most - 1]
      if (most === 0 || (last !== undefined && !isBefore(one, last))) return
      let at = best.length
      while (at > 0 && isBefore(one, best[at - 1] as T)) at -= 1
      best.splice(at, 0, one)
      if (best.length > most) best.pop()
    },
  }
}

const bitsOf = (words: readonly RankedWord[]): number =>
  words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)

/** Every entry that holds any of the words, in blocks that have all of `needed`; `own` is its place in the arrays above. */
function visit(
  words: readonly RankedWord[],
  standingOf: StandingOf,
  needed: number,
  tell: (...told: [...Parameters<Tell>, own: number]) => void,
): void {
  for (const { resource, number, shares, bits } of sharesOf(words)) {
    if ((bits & needed) !== needed) continue
    const standing = standingOf(resource)
    // Who lacks a word that is needed is not looked at for the others.
    const first = needed & -needed
    let size = 0
    for (const isFirst of first === 0 ? [true] : [true, false])
      for (const { bit, weight, held, from, to } of shares) {
        if (first !== 0 && isFirst !== (bit === first)) continue
        if (!isFirst && size * STEPS < to - from) {
          for (let at = 0; at < size; at++) {
            const found = placeIn(held, from, to, met[at] as number)
            if (found < to) count(held[found] as number, bit, weight)
          }
          continue
        }
        for (let at = from; at < to; at++) {
          const one = held[at] as number
          const own = one >>> PLACE_BITS
          if (anywhere[own] === 0) {
            if (!isFirst) continue
            met[size++] = own
          }
          count(one, bit, weight)
        }
      }
    for (let at = 0; at < size; at++) {
      const own = met[at] as number
      const worth = standing * (score[own] as number)
      tell(resource, number * BLOCK + own, worth, anywhere[own] as number, own)
      score[own] = inName[own] = inFields[own] = anywhere[own] = 0
    }
  }
}

/** Looking for one document takes as long as walking past so many. */
const STEPS = 12

/** Adds to a document what a word is worth in it. */
function count(one: number, bit: number, weight: number): void {
  const own = one >>> PLACE_BITS
  const place = placesOf(one)
  anywhere[own] = (anywhere[own] as number) | bit
  score[own] = (score[own] as number) + weight * (worthOf[place] as number)
  if (place === 0) return
  inFields[own] = (inFields[own] as number) | bit
  if ((place & places.name) !== 0) inName[own] = (inName[own] as number) | bit
}

/** What the blocks hold of all words, block by block. */
function sharesOf(words: readonly RankedWord[]): Iterable<Shares> {
  const found = new Map<string, Shares>()
  for (const [index, { postings, weight }] of words.entries())
    for (const { held, blocks } of postings)
      for (const { resource, number, from, to } of blocks) {
        const key = `${resource} ${number}`
        const known = found.get(key) ?? { resource, number, shares: [], bits: 0 }
        found.set(key, known)
        known.shares.push({ bit: 1 << index, weight, held, from, to })
        known.bits |= 1 << index
      }
  return found.values()
}

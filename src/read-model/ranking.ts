/**
 * Which entries answer a question best, worked out from the postings of its words. Pure. It works block by block: first it finds the
 * documents that can match, by bits, 32 at once; then it adds up what each of these holds, in a few arrays. A number that an array lacks
 * is 0.
 */
import { BLOCK, type Block, ownOf, type Posting, placesIn, placesOf, WORDS } from './postings.ts'
import { PLACE_BITS, wordPlaces } from './searched.ts'

/** A word of a question, with the postings of what may stand for it in one service. */
export type RankedWord = { postings: readonly Posting[]; weight: number; isRequired: boolean }

/** Called for each entry with its score and the words it holds, a bit each. No object is made, since there may be many. */
type Tell = (resource: string, document: number, score: number, holds: number) => void

/** Most words of a question that count: each has a bit of a byte. */
export const MOST_ASKED = 8

/** The worth of a word in each place; IN_TEXT is that of a word that stands in a text alone. */
const WORTH = [
  [wordPlaces.name | wordPlaces.subject, 1],
  [wordPlaces.otherName, 0.6],
  [wordPlaces.fact, 0.5],
  [wordPlaces.passing, 0.2],
] as const
const IN_TEXT = 0.05

/** The sum of 1, 1/4, 1/9 and so on: divided by it, the worth of all places together is at most that of the best place. */
const ALL_PLACES = Math.PI ** 2 / 6

/** The worth of a word by the bits of its places: the best counts whole, each next one is divided by the square of its rank. */
export const worthOf: readonly number[] = Array.from({ length: 2 ** PLACE_BITS }, (_, bits) => {
  const worths = WORTH.filter(([place]) => (bits & place) !== 0).map(([, worth]) => worth)
  if (worths.length === 0) return IN_TEXT
  return worths.reduce((sum, worth, rank) => sum + worth / (rank + 1) ** 2, 0) / ALL_PLACES
})

/** What one block holds of a word. */
type Share = { bit: number; weight: number; posting: Posting; block: Block }
type Shares = { resource: string; number: number; shares: Share[]; bits: number }

/** What each document of a block is worth and which words it holds, by the last bits of its id; empty between two calls. */
const score = new Float64Array(BLOCK)
const inName = new Uint8Array(BLOCK)
const inFields = new Uint8Array(BLOCK)
const anywhere = new Uint8Array(BLOCK)

/** Documents of a block, a bit each: those that match, those that hold one word, those that hold all words in names and fields. */
const met = new Uint32Array(WORDS)
const holding = new Uint32Array(WORDS)
const inAllFields = new Uint32Array(WORDS)

/** How much an entry of a resource counts, from 0 to 1. */
export type StandingOf = (resource: string) => number

/** Called once for all entries of a block with the same score and words: those in `bits`, whose first bit is the id `first`. */
type TellAlike = (resource: string, first: number, bits: Uint32Array, score: number, holds: number) => void

/** Entries that hold every required word in names and fields. */
export function allInFields(words: readonly RankedWord[], standingOf: StandingOf, tell: Tell): void {
  const required = bitsOf(words)
  if (required === 0) return
  for (const block of sharesOf(words, required)) {
    meetAll(met, block.shares, required, addFields)
    tellMet(block, standingOf, tell)
  }
}

/**
 * Entries that hold every required word, at least one of them only in a text. Entries that hold all of them only in texts come last:
 * they are many, and have the same score.
 */
export function allInTexts(
  words: readonly RankedWord[],
  standingOf: StandingOf,
  { tell, tellAlike }: { tell: Tell; tellAlike: TellAlike },
): void {
  const required = bitsOf(words)
  if (required === 0) return
  const areAlike = words.every(({ postings, isRequired }) => isRequired && postings.length === 1)
  const score = words.reduce((sum, { weight }) => sum + weight * IN_TEXT, 0)
  const left: { resource: string; number: number; bits: Uint32Array }[] = []
  for (const block of sharesOf(words, required)) {
    meetAll(inAllFields, block.shares, required, addFields)
    meetAll(met, block.shares, required, addAll)
    takeOut(met, inAllFields)
    if (areAlike) {
      holding.fill(0)
      for (const share of block.shares) addFields(holding, share)
      const bits = met.map((word, at) => word & ~(holding[at] ?? 0))
      takeOut(met, bits)
      left.push({ resource: block.resource, number: block.number, bits })
    }
    tellMet(block, standingOf, tell)
  }
  for (const { resource, number, bits } of left)
    tellAlike(resource, number * BLOCK, bits, standingOf(resource) * score, required)
}

/** Entries that hold the first of the required words in names and fields, another in their name, or two others in fields. */
export function partly(words: readonly RankedWord[], standingOf: StandingOf, tell: Tell): void {
  const required = bitsOf(words)
  const rarest = required & -required
  const others = required & ~rarest
  for (const block of sharesOf(words, 0)) {
    // Words in texts alone make no match.
    met.fill(0)
    for (const share of block.shares) addFields(met, share)
    tellMet(block, standingOf, (resource, document, score, holds, own) => {
      const fields = inFields[own] ?? 0
      const two = fields & others
      if ((fields & rarest) !== 0 || ((inName[own] ?? 0) & others) !== 0 || (two & (two - 1)) !== 0)
        tell(resource, document, score, holds)
    })
  }
}

/** Which of the words one entry holds, a bit each. */
export const heldBy = (words: readonly RankedWord[], resource: string, document: number): number =>
  words.reduce((bits, { postings }, index) => {
    const isHeld = postings.some((posting) => placesIn(posting, resource, document) !== undefined)
    return isHeld ? bits | (1 << index) : bits
  }, 0)

/** An empty list that keeps the best `most` of what is added. `isBefore` has to be a total order. */
export function bestOf<T>(most: number, isBefore: (a: T, b: T) => boolean) {
  const best: T[] = []
  return {
    list: best as readonly T[],
    add(one: T): void {
      const last = best[most - 1]
      if (most === 0 || (last !== undefined && !isBefore(one, last))) return
      best.splice(best.findLastIndex((other) => !isBefore(one, other)) + 1, 0, one)
      if (best.length > most) best.pop()
    },
  }
}

const bitsOf = (words: readonly RankedWord[]): number =>
  words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)

/** Calls `tell` for every document in `met`; `own` is its place in the arrays above. */
function tellMet(
  { resource, number, shares }: Shares,
  standingOf: StandingOf,
  tell: (...told: [...Parameters<Tell>, own: number]) => void,
): void {
  if (met.every((word) => word === 0)) return
  for (const share of shares) countShare(share)
  const standing = standingOf(resource)
  for (let at = 0; at < WORDS; at++)
    for (let left = met[at] ?? 0; left !== 0; left &= left - 1) {
      const own = at * 32 + 31 - Math.clz32(left & -left)
      tell(resource, number * BLOCK + own, standing * (score[own] ?? 0), anywhere[own] ?? 0, own)
      score[own] = inName[own] = inFields[own] = anywhere[own] = 0
    }
}

/** Puts the documents that hold all words of `needed` into a set, beginning with the rarest word, after which often none is left. */
function meetAll(into: Uint32Array, shares: readonly Share[], needed: number, addTo: typeof addFields): void {
  for (let left = needed; left !== 0; left &= left - 1) {
    const set = left === needed ? into : holding
    set.fill(0)
    for (const share of shares) if (share.bit === (left & -left)) addTo(set, share)
    if (set === into) continue
    let any = 0
    for (let at = 0; at < WORDS; at++) any |= into[at] = (into[at] ?? 0) & (holding[at] ?? 0)
    if (any === 0) return
  }
}

function takeOut(set: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] ?? 0) & ~(others[at] ?? 0)
}

function addFields(set: Uint32Array, { posting: { held }, block: { from, texts } }: Share): void {
  for (let at = from; at < texts; at++) add(set, ownOf(held[at] ?? 0))
}

function addAll(set: Uint32Array, share: Share): void {
  const { posting, block } = share
  addFields(set, share)
  for (let at = block.texts; at < block.to; at++) add(set, posting.held[at] ?? 0)
  if (block.bits === null) return
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] ?? 0) | (posting.bits[block.bits + at] ?? 0)
}

function add(set: Uint32Array, own: number): void {
  set[own >>> 5] = (set[own >>> 5] ?? 0) | (1 << (own & 31))
}

const isMet = (own: number): boolean => ((met[own >>> 5] ?? 0) & (1 << (own & 31))) !== 0

/** Adds the worth of a word to each document in `met` that holds it. */
function countShare({ bit, weight, posting: { held, bits }, block }: Share): void {
  for (let at = block.from; at < block.texts; at++) {
    const one = held[at] ?? 0
    if (isMet(ownOf(one))) count(ownOf(one), placesOf(one), bit, weight)
  }
  for (let at = block.texts; at < block.to; at++) {
    const own = held[at] ?? 0
    if (isMet(own)) count(own, 0, bit, weight)
  }
  if (block.bits === null) return
  for (let at = 0; at < WORDS; at++)
    for (let left = (met[at] ?? 0) & (bits[block.bits + at] ?? 0); left !== 0; left &= left - 1)
      count(at * 32 + 31 - Math.clz32(left & -left), 0, bit, weight)
}

function count(own: number, place: number, bit: number, weight: number): void {
  anywhere[own] = (anywhere[own] ?? 0) | bit
  score[own] = (score[own] ?? 0) + weight * (worthOf[place] ?? 0)
  if (place === 0) return
  inFields[own] = (inFields[own] ?? 0) | bit
  if ((place & wordPlaces.name) !== 0) inName[own] = (inName[own] ?? 0) | bit
}

/** For each block that holds all words of `needed`, what it holds of every word. */
function sharesOf(words: readonly RankedWord[], needed: number): Shares[] {
  const byBlock = new Map<string, Shares>()
  for (const [index, { postings, weight }] of words.entries())
    for (const posting of postings)
      for (const block of posting.blocks) {
        const key = `${block.resource} ${block.number}`
        const inBlock = byBlock.get(key) ?? { resource: block.resource, number: block.number, shares: [], bits: 0 }
        byBlock.set(key, inBlock)
        inBlock.shares.push({ bit: 1 << index, weight, posting, block })
        inBlock.bits |= 1 << index
      }
  return [...byBlock.values()].filter(({ bits }) => (bits & needed) === needed)
}

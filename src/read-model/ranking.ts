/**
 * Who answers a question best, worked out from the postings of its words. Pure. A block of documents is looked at at a time: first who
 * may match at all, by bits, 32 documents at once; then what each of these holds, in a few arrays.
 */
import { BLOCK, type Block, ownOf, type Posting, placesIn, placesOf, WORDS } from './postings.ts'
import { PLACE_BITS, wordPlaces } from './searched.ts'

/** A word of a question, with the postings of what may stand for it in one service. */
export type RankedWord = { postings: readonly Posting[]; weight: number; isRequired: boolean }

/** Called for each entry with its score and the words it holds, a bit each. No object is made, since there may be many. */
type Tell = (resource: string, document: number, score: number, holds: number) => void

/** A question counts so many words at most: a bit each. */
export const MOST_ASKED = 8

/** What a word is worth in each of its places, alone and beside others; and in a text alone. */
const WORTH = [
  [wordPlaces.name | wordPlaces.subject, 1],
  [wordPlaces.otherName, 0.6],
  [wordPlaces.fact, 0.5],
  [wordPlaces.passing, 0.2],
] as const
const IN_TEXT = 0.05

/** The sum of 1, 1/4, 1/9 and so on: who holds a word everywhere comes close to what the best place is worth by itself. */
const ALL_PLACES = Math.PI ** 2 / 6

/** What a word is worth by the bits of its places: the best counts whole, each after it by the square of its rank. */
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

/** Documents of a block, a bit each: those that match, those that hold one word, and those that hold all in names and fields. */
const met = new Uint32Array(WORDS)
const holding = new Uint32Array(WORDS)
const inAllFields = new Uint32Array(WORDS)

/** How much an entry of a resource counts, from 0 to 1. */
export type StandingOf = (resource: string) => number

/** Is told of entries of a block at once that are worth the same and hold the same words: those of `bits`, beginning with the id `first`. */
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
 * Entries that hold every required word, and some of them in texts alone. Who has all of them in texts alone is told of last: they are
 * many, and alike.
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
      const bits = met.map((word, at) => word & ~(holding[at] as number))
      takeOut(met, bits)
      left.push({ ...block, bits })
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
      const fields = inFields[own] as number
      const two = fields & others
      if ((fields & rarest) !== 0 || ((inName[own] as number) & others) !== 0 || (two & (two - 1)) !== 0)
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

/** Tells of every document that was met; `own` is its place in the arrays above. */
function tellMet(
  { resource, number, shares }: Shares,
  standingOf: StandingOf,
  tell: (...told: [...Parameters<Tell>, own: number]) => void,
): void {
  if (met.every((word) => word === 0)) return
  for (const share of shares) countShare(share)
  const standing = standingOf(resource)
  for (let at = 0; at < WORDS; at++)
    for (let left = met[at] as number; left !== 0; left &= left - 1) {
      const own = at * 32 + 31 - Math.clz32(left & -left)
      tell(resource, number * BLOCK + own, standing * (score[own] as number), anywhere[own] as number, own)
      score[own] = inName[own] = inFields[own] = anywhere[own] = 0
    }
}

/** The documents that hold all words of `needed`. The rarest are looked at first: often no document is left after them. */
function meetAll(into: Uint32Array, shares: readonly Share[], needed: number, addTo: typeof addFields): void {
  for (let left = needed; left !== 0; left &= left - 1) {
    const set = left === needed ? into : holding
    set.fill(0)
    for (const share of shares) if (share.bit === (left & -left)) addTo(set, share)
    if (set === into) continue
    let any = 0
    for (let at = 0; at < WORDS; at++) any |= into[at] = (into[at] as number) & (holding[at] as number)
    if (any === 0) return
  }
}

function takeOut(set: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] as number) & ~(others[at] as number)
}

function addFields(set: Uint32Array, { posting: { held }, block: { from, texts } }: Share): void {
  for (let at = from; at < texts; at++) add(set, ownOf(held[at] as number))
}

function addAll(set: Uint32Array, share: Share): void {
  const { posting, block } = share
  addFields(set, share)
  for (let at = block.texts; at < block.to; at++) add(set, posting.held[at] as number)
  if (block.bits === null) return
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] as number) | (posting.bits[block.bits + at] as number)
}

function add(set: Uint32Array, own: number): void {
  set[own >>> 5] = (set[own >>> 5] as number) | (1 << (own & 31))
}

const isMet = (own: number): boolean => ((met[own >>> 5] as number) & (1 << (own & 31))) !== 0

/** Adds the worth of a word to each document that was met and holds it. */
function countShare({ bit, weight, posting: { held, bits }, block }: Share): void {
  for (let at = block.from; at < block.texts; at++) {
    const one = held[at] as number
    if (isMet(ownOf(one))) count(ownOf(one), placesOf(one), bit, weight)
  }
  for (let at = block.texts; at < block.to; at++) {
    const own = held[at] as number
    if (isMet(own)) count(own, 0, bit, weight)
  }
  if (block.bits === null) return
  for (let at = 0; at < WORDS; at++)
    for (let left = (met[at] as number) & (bits[block.bits + at] as number); left !== 0; left &= left - 1)
      count(at * 32 + 31 - Math.clz32(left & -left), 0, bit, weight)
}

function count(own: number, place: number, bit: number, weight: number): void {
  anywhere[own] = (anywhere[own] as number) | bit
  score[own] = (score[own] as number) + weight * (worthOf[place] as number)
  if (place === 0) return
  inFields[own] = (inFields[own] as number) | bit
  if ((place & wordPlaces.name) !== 0) inName[own] = (inName[own] as number) | bit
}

/** What the blocks hold of all words, block by block: of those that have all of `needed`. */
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

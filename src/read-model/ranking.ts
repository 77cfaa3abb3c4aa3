/**
 * Which entries answer a question best, worked out from the postings of its words. Pure. It works block by block: first it finds the
 * documents that can match, by bits, 32 at once; then it adds up what each of these holds, in a few arrays. A number that an array lacks
 * is 0.
 */
import { sizeOf } from './document-set.ts'
import { BLOCK, type Block, isBlockBefore, ownOf, type Posting, placesIn, placesOf, WORDS } from './postings.ts'
import { PLACE_BITS, wordPlaces } from './searched.ts'

/** A word of a question, with the postings of what may stand for it in one service. */
export type RankedWord = { postings: readonly Posting[]; weight: number; isRequired: boolean }

/** The entries of one block that match. It is the same for every block, and holds until the next one is told. */
export type Matching = {
  resource: string
  /** The first id of the block. */
  first: number
  /** The last bits of the ids of those that match, the least first. */
  documents: Uint16Array
  count: number
  /** What each is worth and the words that it holds, a bit each, by the last bits of its id. */
  scores: Float64Array
  holds: Uint8Array
}

/** Is told once of each block with entries that match: not of each of them, since there may be many. */
export type Listener = { tell(matching: Matching): void }

/** Entries of a block that are all worth the same. */
export type Alike = { resource: string; first: number; count: number; score: number }

/** Is asked first whether entries that are all worth the same are to be told. */
export type ChoosyListener = Listener & { isWanted(alike: Alike): boolean }

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

/** A posting of a word of the question, what it holds of the block that is looked at, null where that is nothing, and where the next one stands. */
type Share = { bit: number; weight: number; posting: Posting; block: Block | null; at: number }

/** A way through blocks: the one that is looked at, what it holds of each word, and the postings that tell which one is next. */
type Blocks = {
  resource: string
  number: number
  readonly shares: readonly Share[]
  readonly leading: readonly Share[]
  readonly needed: number
}

/** What each document of a block is worth and which words it holds, by the last bits of its id; empty between two calls. */
const scores = new Float64Array(BLOCK)
const holds = new Uint8Array(BLOCK)

/** Documents of a block, a bit each: those that match, those that hold one word, those that hold all words in names and fields. */
const met = new Uint32Array(WORDS)
const holding = new Uint32Array(WORDS)
const inAllFields = new Uint32Array(WORDS)

/** Documents of a block with one of the words so far in names and fields. */
const inSome = new Uint32Array(WORDS)

/** The documents in `met`, by the last bits of their ids. */
const documents = new Uint16Array(BLOCK)

const matching: Matching = { resource: '', first: 0, documents, count: 0, scores, holds }

/** How much an entry of a resource counts, from 0 to 1. */
export type StandingOf = (resource: string) => number

/** Entries that hold every required word in names and fields. */
export function allInFields(words: readonly RankedWord[], standingOf: StandingOf, listener: Listener): void {
  const required = bitsOf(words)
  if (required === 0) return
  const blocks = blocksOf(words, required)
  while (goOn(blocks)) {
    meetAll(met, blocks.shares, required, addFields)
    tellMet(blocks, standingOf, listener)
  }
}

/**
 * Entries that hold every required word, at least one of them only in a text. Entries that hold all of them only in texts come last:
 * they are many and have the same score, so it is asked of each block first whether they are to be told.
 */
export function allInTexts(words: readonly RankedWord[], standingOf: StandingOf, listener: ChoosyListener): void {
  const required = bitsOf(words)
  if (required === 0) return
  const areAlike = words.every(({ postings, isRequired }) => isRequired && postings.length === 1)
  const score = words.reduce((sum, { weight }) => sum + weight * IN_TEXT, 0)
  const left: { resource: string; number: number; bits: Uint32Array }[] = []
  const blocks = blocksOf(words, required)
  while (goOn(blocks)) {
    const { resource, number, shares } = blocks
    meetAll(inAllFields, shares, required, addFields)
    meetAll(met, shares, required, addAll)
    takeOut(met, inAllFields)
    if (areAlike) {
      holding.fill(0)
      for (const share of shares) addFields(holding, share)
      const bits = met.slice()
      takeOut(bits, holding)
      takeOut(met, bits)
      left.push({ resource, number, bits })
    }
    tellMet(blocks, standingOf, listener)
  }
  for (const { resource, number, bits } of left) {
    const count = sizeOf({ kind: 'bits', data: bits })
    const alike = { resource, first: number * BLOCK, count, score: standingOf(resource) * score }
    if (count === 0 || !listener.isWanted(alike)) continue
    met.set(bits)
    listMet()
    for (let at = 0; at < count; at++) {
      const own = documents[at] ?? 0
      scores[own] = alike.score
      holds[own] = required
    }
    tellListed(resource, number, count, listener)
  }
}

/** Entries that hold the first of the required words in names and fields, another in their name, or two others in fields. */
export function partly(words: readonly RankedWord[], standingOf: StandingOf, listener: Listener): void {
  const required = bitsOf(words)
  const rarest = required & -required
  const others = required & ~rarest
  const blocks = blocksOf(words, 0)
  while (goOn(blocks)) {
    met.fill(0)
    inSome.fill(0)
    // Words in texts alone make no match.
    for (const share of blocks.shares) {
      if (share.bit === rarest) addFields(met, share)
      else if ((share.bit & others) !== 0) addNamed(met, share)
    }
    for (let left = others; left !== 0; left &= left - 1) {
      holding.fill(0)
      for (const share of blocks.shares) if (share.bit === (left & -left)) addFields(holding, share)
      for (let at = 0; at < WORDS; at++) {
        const own = holding[at] ?? 0
        met[at] = (met[at] ?? 0) | ((inSome[at] ?? 0) & own)
        inSome[at] = (inSome[at] ?? 0) | own
      }
    }
    tellMet(blocks, standingOf, listener)
  }
}

/** Which of the words one entry holds, a bit each. */
export const heldBy = (words: readonly RankedWord[], resource: string, document: number): number =>
  words.reduce((bits, { postings }, index) => {
    const isHeld = postings.some((posting) => placesIn(posting, resource, document) !== undefined)
    return isHeld ? bits | (1 << index) : bits
  }, 0)

/** An empty list that keeps the best `most` of what is added. `isBefore` has to be a total order. */
export class Best<T> {
  readonly list: T[] = []
  readonly #most: number
  readonly #isBefore: (a: T, b: T) => boolean

  constructor(most: number, isBefore: (a: T, b: T) => boolean) {
    this.#most = most
    this.#isBefore = isBefore
  }

  /** The last of a list that is full. */
  get last(): T | undefined {
    return this.list[this.#most - 1]
  }

  add(one: T): void {
    const { list, last } = this
    if (this.#most === 0 || (last !== undefined && !this.#isBefore(one, last))) return
    let place = list.length
    while (place > 0 && this.#isBefore(one, list[place - 1] as T)) place -= 1
    list.splice(place, 0, one)
    if (list.length > this.#most) list.pop()
  }
}

const bitsOf = (words: readonly RankedWord[]): number =>
  words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)

/** Tells the documents in `met`, worth what the words are that they hold. */
function tellMet({ resource, number, shares }: Blocks, standingOf: StandingOf, listener: Listener): void {
  const count = listMet()
  if (count === 0) return
  for (const share of shares) countShare(share)
  const standing = standingOf(resource)
  for (let at = 0; at < count; at++) {
    const own = documents[at] ?? 0
    scores[own] = standing * (scores[own] ?? 0)
  }
  tellListed(resource, number, count, listener)
}

/** Lists the documents in `met`, and gives how many there are. */
function listMet(): number {
  let count = 0
  for (let at = 0; at < WORDS; at++)
    for (let left = met[at] ?? 0; left !== 0; left &= left - 1)
      documents[count++] = at * 32 + 31 - Math.clz32(left & -left)
  return count
}

/** Tells the documents that are listed, and leaves nothing of them. */
function tellListed(resource: string, number: number, count: number, listener: Listener): void {
  matching.resource = resource
  matching.first = number * BLOCK
  matching.count = count
  listener.tell(matching)
  for (let at = 0; at < count; at++) {
    const own = documents[at] ?? 0
    scores[own] = holds[own] = 0
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

function addFields(set: Uint32Array, { posting: { held }, block }: Share): void {
  if (block === null) return
  for (let at = block.from; at < block.texts; at++) add(set, ownOf(held[at] ?? 0))
}

function addNamed(set: Uint32Array, { posting: { held }, block }: Share): void {
  if (block === null) return
  for (let at = block.from; at < block.texts; at++) {
    const one = held[at] ?? 0
    if ((placesOf(one) & wordPlaces.name) !== 0) add(set, ownOf(one))
  }
}

function addAll(set: Uint32Array, share: Share): void {
  const { posting, block } = share
  if (block === null) return
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
  if (block === null) return
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
  holds[own] = (holds[own] ?? 0) | bit
  scores[own] = (scores[own] ?? 0) + weight * (worthOf[place] ?? 0)
}

/** The blocks that hold all words of `needed`, before the first of them. */
function blocksOf(words: readonly RankedWord[], needed: number): Blocks {
  const shares = words.flatMap(({ postings, weight }, index) =>
    postings.map((posting): Share => ({ bit: 1 << index, weight, posting, block: null, at: 0 })),
  )
  // Of words that are needed the first tells which blocks can hold all of them.
  const leading = needed === 0 ? shares : shares.filter(({ bit }) => bit === (needed & -needed))
  return { resource: '', number: 0, shares, leading, needed }
}

/** Goes on to the next block; false after the last. They stand in the same order in all postings, so that each is gone through once. */
function goOn(blocks: Blocks): boolean {
  const { shares, leading, needed } = blocks
  for (;;) {
    let next: Block | undefined
    for (const { posting, at } of leading) {
      const one = posting.blocks[at]
      if (one !== undefined && (next === undefined || isBlockBefore(one, next))) next = one
    }
    if (next === undefined) return false
    let bits = 0
    for (const share of shares) {
      const { blocks: own } = share.posting
      let block = own[share.at]
      while (block !== undefined && isBlockBefore(block, next)) block = own[++share.at]
      share.block = block === undefined || isBlockBefore(next, block) ? null : block
      if (share.block === null) continue
      bits |= share.bit
      share.at += 1
    }
    blocks.resource = next.resource
    blocks.number = next.number
    if ((bits & needed) === needed) return true
  }
}

/**
 * Which entries of a service hold a word, and where it stands in them: as bytes for PostgreSQL, in blocks of neighbouring documents,
 * so that a publish writes a few short rows; and as numbers in process. Pure; nothing that is given is changed.
 */
import { PLACE_BITS } from './searched.ts'

/** Documents of a block, whose ids differ in their last bits alone: with the places, a document takes 16 bits. */
export const BLOCK = 2 ** (16 - PLACE_BITS)

/** A document of a block, and where the word stands in it. */
export type Held = { document: number; places: number }

/** Documents of a resource in one block: those from `from` to `to`, the last excluded, in the order of their ids. */
export type Block = { resource: string; number: number; from: number; to: number }

/** Every entry that holds a word. */
export type Posting = {
  /** A number for each, block by block: the last bits of its id, then those of the places. */
  held: Uint16Array
  blocks: readonly Block[]
  /** How many hold it in names and fields; the others have it in a text alone. */
  inFields: number
}

/** A block as it is stored. */
export type StoredBlock = { resource: string; block: number; held: Buffer }

/** The block that a document stands in. */
export const blockOf = (document: number): number => Math.floor(document / BLOCK)

/** Where the word stands, of one of a posting's numbers. */
export const placesOf = (number: number): number => number & PLACES

const PLACES = 2 ** PLACE_BITS - 1

const numberOf = ({ document, places }: Held): number => ((document % BLOCK) << PLACE_BITS) | places

/** What a block is with others in it, and without some documents: its bytes, in the order of the ids. */
export function changedBlock(
  held: Buffer | null,
  { out, into }: { out: ReadonlySet<number>; into: readonly Held[] },
): Buffer {
  const kept: number[] = []
  for (let at = 0; held !== null && at < held.length; at += 2) {
    const number = held.readUInt16BE(at)
    if (!out.has(number >>> PLACE_BITS)) kept.push(number)
  }
  const numbers = [...kept, ...into.map(numberOf)].sort((a, b) => a - b)
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2)
  return bytes
}

/** A posting as it is stored, of one service and word. */
export function postingOf(stored: readonly StoredBlock[]): Posting {
  const held = new Uint16Array(stored.reduce((sum, block) => sum + block.held.length / 2, 0))
  const blocks: Block[] = []
  let size = 0
  for (const { resource, block, held: bytes } of stored) {
    const from = size
    for (let at = 0; at < bytes.length; at += 2) held[size++] = ((bytes[at] as number) << 8) | (bytes[at + 1] as number)
    blocks.push({ resource, number: block, from, to: size })
  }
  return { held, blocks, inFields: inFieldsOf(held) }
}

/** A change of an entry: where the word stands in it now; null where it holds it no more. */
export type Moved = { resource: string; document: number; places: number | null }

/** A posting after these changes. */
export function changedPosting(posting: Posting, changes: readonly Moved[]): Posting {
  const byBlock = new Map<string, Moved[]>()
  for (const change of changes) {
    const key = keyOf(change.resource, blockOf(change.document))
    byBlock.set(key, [...(byBlock.get(key) ?? []), change])
  }
  const parts: { resource: string; number: number; held: Uint16Array }[] = []
  for (const { resource, number, from, to } of posting.blocks) {
    const key = keyOf(resource, number)
    parts.push({ resource, number, held: changedNumbers(posting.held.subarray(from, to), byBlock.get(key) ?? []) })
    byBlock.delete(key)
  }
  for (const moved of byBlock.values())
    for (const { resource, document } of moved.slice(0, 1))
      parts.push({ resource, number: blockOf(document), held: changedNumbers(new Uint16Array(), moved) })
  const held = new Uint16Array(parts.reduce((sum, part) => sum + part.held.length, 0))
  const blocks: Block[] = []
  let size = 0
  for (const { resource, number, held: numbers } of parts) {
    if (numbers.length === 0) continue
    held.set(numbers, size)
    blocks.push({ resource, number, from: size, to: size + numbers.length })
    size += numbers.length
  }
  return { held, blocks, inFields: inFieldsOf(held) }
}

/** Where a word stands in one entry; undefined where it does not hold it. */
export function placesIn({ held, blocks }: Posting, resource: string, document: number): number | undefined {
  for (const { resource: of, number, from, to } of blocks) {
    if (number !== blockOf(document) || of !== resource) continue
    const at = placeIn(held, from, to, document % BLOCK)
    return at === to ? undefined : placesOf(held[at] as number)
  }
  return undefined
}

/** Where a document of a block stands among its numbers, by the last bits of its id; `to` where it does not hold the word. */
export function placeIn(held: Uint16Array, from: number, to: number, own: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((held[middle] as number) >>> PLACE_BITS < own) low = middle + 1
    else high = middle
  }
  return low < to && (held[low] as number) >>> PLACE_BITS === own ? low : to
}

/** Entries in which a word stands in a place. */
export const documentsIn = ({ held, blocks }: Posting, place: number): { resource: string; document: number }[] =>
  blocks.flatMap(({ resource, number, from, to }) =>
    [...held.subarray(from, to)]
      .filter((one) => (placesOf(one) & place) !== 0)
      .map((one) => ({ resource, document: number * BLOCK + (one >>> PLACE_BITS) })),
  )

/** What a posting takes in memory. */
export const bytesOfPosting = ({ held, blocks }: Posting): number =>
  ARRAY_BYTES + held.byteLength + blocks.length * BLOCK_BYTES

/** What a typed array takes beside its numbers, and a block in its list: measured in store.test.ts. */
const ARRAY_BYTES = 300
const BLOCK_BYTES = 64

function changedNumbers(numbers: Uint16Array, changes: readonly Moved[]): Uint16Array {
  if (changes.length === 0) return numbers
  const gone = new Set(changes.map(({ document }) => document % BLOCK))
  const into = changes.flatMap(({ document, places }) => (places === null ? [] : [numberOf({ document, places })]))
  return Uint16Array.from([...numbers.filter((number) => !gone.has(number >>> PLACE_BITS)), ...into]).sort()
}

function inFieldsOf(held: Uint16Array): number {
  let count = 0
  for (let at = 0; at < held.length; at++) if (placesOf(held[at] as number) !== 0) count += 1
  return count
}

const keyOf = (resource: string, block: number): string => `${resource} ${block}`

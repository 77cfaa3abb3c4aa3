/**
 * Which entries of a service hold a word, and where it stands in them: as bytes for PostgreSQL, in blocks of neighbouring documents,
 * so that a publish writes a few short rows; and as numbers in process. Pure; nothing that is given is changed.
 *
 * Places are kept only for entries that hold the word in names and fields, which are few. An entry that holds it only in a text is an id
 * in a list or, where that would be longer, a bit of the block: a word of half of all texts takes little more than a rare one.
 */
import { idsIn } from './document-set.ts'
import { PLACE_BITS } from './searched.ts'

/** Most documents of one block. Their ids differ only in the last bits, so that these and the places fit into 16 bits. */
export const BLOCK = 2 ** (16 - PLACE_BITS)

/** Numbers of 32 bits that hold one bit for each document of a block. */
export const WORDS = BLOCK / 32

/** A document of a block, and where the word stands in it. */
export type Held = { document: number; places: number }

/** Documents of a resource in one block. */
export type Block = {
  resource: string
  number: number
  /** Where its part of `held` begins, where the documents begin in it that hold the word only in a text, and where it ends. */
  from: number
  texts: number
  to: number
  /** Where its bits begin in `bits`; null where the documents with the word only in a text are listed in `held`. */
  bits: number | null
}

/** Every entry that holds a word. */
export type Posting = {
  /** For each block: the last bits of the id and the places of documents with the word in names and fields; then ids of others. */
  held: Uint16Array
  /** For blocks where many documents hold the word only in a text: a bit for each document. */
  bits: Uint32Array
  /** By resource, then by number: `isBlockBefore`. */
  blocks: readonly Block[]
  /** How many entries hold it in names and fields. */
  inFields: number
}

/**
 * A block as it is stored, in big-endian numbers of 16 bits: how many documents hold the word in names and fields, a number for each of
 * them, then the ids of those that hold it only in a text. Where ids would take more room, a bit for each document replaces them.
 */
export type StoredBlock = { resource: string; block: number; held: Buffer }

const BITS_BYTES = BLOCK / 8

/** The block that a document stands in. */
export const blockOf = (document: number): number => Math.floor(document / BLOCK)

/** The places where the word stands, from the number of a document that holds it in names and fields. */
export const placesOf = (number: number): number => number & PLACES

const PLACES = 2 ** PLACE_BITS - 1

/** The last bits of the document's id, from such a number. */
export const ownOf = (number: number): number => number >>> PLACE_BITS

/** The bytes of a block after the documents `out` are taken out and the documents `into` put in. */
export function changedBlock(
  held: Buffer | null,
  { out, into }: { out: ReadonlySet<number>; into: readonly Held[] },
): Buffer {
  const before = held === null ? [] : heldIn(held).filter(({ document }) => !out.has(document))
  const all = [...before, ...into.map(({ document, places }) => ({ document: document % BLOCK, places }))]
  return bytesOf(all.sort((a, b) => a.document - b.document))
}

/** The documents of a stored block, by the last bits of their ids. */
function heldIn(bytes: Buffer): Held[] {
  const { held, bits, inFields } = postingOf([{ resource: '', block: 0, held: bytes }])
  return [
    ...Array.from(held.subarray(0, inFields), (number) => ({ document: ownOf(number), places: placesOf(number) })),
    ...[...held.subarray(inFields), ...idsIn(bits)].map((document) => ({ document, places: 0 })),
  ]
}

function bytesOf(all: readonly Held[]): Buffer {
  if (all.length === 0) return Buffer.alloc(0)
  const fields = all.filter(({ places }) => places !== 0)
  const texts = all.filter(({ places }) => places === 0)
  const numbers = [fields.length, ...fields.map(({ document, places }) => (document << PLACE_BITS) | places)]
  const areBits = texts.length * 2 >= BITS_BYTES
  if (!areBits) numbers.push(...texts.map(({ document }) => document))
  const bytes = Buffer.alloc(numbers.length * 2 + (areBits ? BITS_BYTES : 0))
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2)
  if (!areBits) return bytes
  const bits = bytes.subarray(numbers.length * 2)
  for (const { document } of texts) bits[document >>> 3] = (bits[document >>> 3] ?? 0) | (1 << (document & 7))
  return bytes
}

type Place = Pick<Block, 'resource' | 'number'>

/** Whether a block stands before another in every posting. */
export const isBlockBefore = (one: Place, other: Place): boolean =>
  one.resource === other.resource ? one.number < other.number : one.resource < other.resource

const placeOf = ({ resource, block }: StoredBlock): Place => ({ resource, number: block })

/** The posting of one service and word, from its stored blocks. */
export function postingOf(stored: readonly StoredBlock[]): Posting {
  const read: { block: Block; bytes: Buffer }[] = []
  let [numbers, words, inFields] = [0, 0, 0]
  const inOrder = [...stored].sort((a, b) => (isBlockBefore(placeOf(a), placeOf(b)) ? -1 : 1))
  for (const { resource, block, held } of inOrder) {
    const texts = numbers + held.readUInt16BE()
    const hasBits = held.length - 2 * (1 + texts - numbers) === BITS_BYTES
    const to = hasBits ? texts : numbers + held.length / 2 - 1
    const one = { resource, number: block, from: numbers, texts, to, bits: hasBits ? words : null }
    read.push({ block: one, bytes: held })
    inFields += texts - numbers
    numbers = to
    if (hasBits) words += WORDS
  }
  const held = new Uint16Array(numbers)
  const bits = words === 0 ? noBits : new Uint32Array(words)
  for (const { block, bytes } of read) {
    let at = 2
    for (let to = block.from; to < block.to; to++, at += 2) held[to] = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    for (let to = block.bits ?? 0; at < bytes.length; to++, at += 4) bits[to] = bytes.readUInt32LE(at)
  }
  return { held, bits, blocks: read.map(({ block }) => block), inFields }
}

const noBits = new Uint32Array()

/** A change of an entry: the places of the word in it now; null where it no longer holds the word. */
type Moved = { resource: string; document: number; places: number | null }

/** A posting after these changes; the same object where none of them changes it, as is usual: an edit keeps most words of an entry. */
export function changedPosting(posting: Posting, all: readonly Moved[]): Posting {
  const changes = all.filter(
    ({ resource, document, places }) => placesIn(posting, resource, document) !== (places ?? undefined),
  )
  if (changes.length === 0) return posting
  const byBlock = new Map<string, Moved[]>()
  for (const change of changes) {
    const key = keyOf(change.resource, blockOf(change.document))
    byBlock.set(key, [...(byBlock.get(key) ?? []), change])
  }
  const stored: StoredBlock[] = []
  const change = (resource: string, block: number, held: Buffer | null) => {
    const moved = byBlock.get(keyOf(resource, block)) ?? []
    byBlock.delete(keyOf(resource, block))
    const out = new Set(moved.map(({ document }) => document % BLOCK))
    const into = moved.flatMap(({ document, places }) => (places === null ? [] : [{ document, places }]))
    const after = moved.length === 0 && held ? held : changedBlock(held, { out, into })
    if (after.length > 0) stored.push({ resource, block, held: after })
  }
  for (const block of posting.blocks) change(block.resource, block.number, storedBytes(posting, block))
  for (const [first] of [...byBlock.values()]) if (first) change(first.resource, blockOf(first.document), null)
  return postingOf(stored)
}

/** A block of a posting as it is stored. */
function storedBytes({ held, bits }: Posting, { from, texts, to, bits: first }: Block): Buffer {
  const bytes = Buffer.alloc(2 * (1 + to - from) + (first === null ? 0 : BITS_BYTES))
  bytes.writeUInt16BE(texts - from)
  let at = 2
  for (let number = from; number < to; number++, at += 2) bytes.writeUInt16BE(held[number] ?? 0, at)
  for (let word = first ?? 0; at < bytes.length; word++, at += 4) bytes.writeUInt32LE(bits[word] ?? 0, at)
  return bytes
}

/** The places of a word in one entry: 0 where only a text holds it, undefined where the entry does not. */
export function placesIn({ held, bits, blocks }: Posting, resource: string, document: number): number | undefined {
  const [number, own] = [blockOf(document), document % BLOCK]
  for (const block of blocks) {
    if (block.number !== number || block.resource !== resource) continue
    for (let at = block.from; at < block.texts; at++) {
      const one = held[at] ?? 0
      if (ownOf(one) === own) return placesOf(one)
    }
    const isInText =
      block.bits === null
        ? held.subarray(block.texts, block.to).includes(own)
        : ((bits[block.bits + (own >>> 5)] ?? 0) & (1 << (own & 31))) !== 0
    return isInText ? 0 : undefined
  }
  return undefined
}

/** Entries in which a word stands in a place of names or fields. */
export const documentsIn = ({ held, blocks }: Posting, place: number): { resource: string; document: number }[] =>
  blocks.flatMap(({ resource, number, from, texts }) =>
    [...held.subarray(from, texts)]
      .filter((one) => (placesOf(one) & place) !== 0)
      .map((one) => ({ resource, document: number * BLOCK + ownOf(one) })),
  )

/** What a posting takes in memory. */
export const bytesOfPosting = ({ held, bits, blocks }: Posting): number =>
  ARRAY_BYTES + held.byteLength + (bits.length > 0 ? ARRAY_BYTES + bits.byteLength : 0) + blocks.length * BLOCK_BYTES

/** What a typed array takes beside its numbers, and a block in its list: measured in store.test.ts. */
const ARRAY_BYTES = 300
const BLOCK_BYTES = 80

const keyOf = (resource: string, block: number): string => `${resource} ${block}`

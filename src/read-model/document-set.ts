/**
 * Sets of documents by their ids: a bit for each id or, where a set holds few of all there are, a list. Pure; nothing that is
 * given is changed. Beyond the end of its bits a set holds nothing, so that they are read as 0 there.
 */

/** `bits`: bit n of the whole is the document with id n. `list`: ids, the least first. */
export type DocumentSet = { kind: 'bits' | 'list'; data: Uint32Array }

/** A list takes 32 bits for each document it holds: longer ones take more room than bits. */
const BITS_OF_AN_ID = 32

/** The set of these ids. */
export function setOf(ids: Uint32Array): DocumentSet {
  const most = ids.reduce((so, id) => Math.max(so, id), 0)
  if (ids.length * BITS_OF_AN_ID <= most) return { kind: 'list', data: Uint32Array.from(ids).sort() }
  return bitsOf({ kind: 'list', data: ids })
}

/** What a set takes in memory. */
export const bytesOfSet = ({ data }: DocumentSet): number => data.byteLength

/** How many documents a set holds. */
export function sizeOf({ kind, data }: DocumentSet): number {
  if (kind === 'list') return data.length
  let size = 0
  for (let at = 0; at < data.length; at++) {
    let word = data[at] ?? 0
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return size
}

/** What is in all of some sets; of none, nothing. */
export function inAll(sets: readonly DocumentSet[]): DocumentSet {
  // Lists first, the shortest of them first: what is in all is no more than that.
  const ordered = [...sets].sort((a, b) => rank(a) - rank(b) || a.data.length - b.data.length)
  return ordered.reduce(inBoth, ordered[0] ?? setOf(new Uint32Array()))
}

const rank = ({ kind }: DocumentSet): number => (kind === 'list' ? 0 : 1)

function inBoth(one: DocumentSet, other: DocumentSet): DocumentSet {
  if (one === other) return one
  if (one.kind === 'list') return { kind: 'list', data: one.data.filter(isIn(other)) }
  const [short, long] = one.data.length <= other.data.length ? [one.data, other.data] : [other.data, one.data]
  const data = new Uint32Array(short.length)
  for (let at = 0; at < data.length; at++) data[at] = (short[at] ?? 0) & (long[at] ?? 0)
  return { kind: 'bits', data }
}

/** What is in any of some sets. */
export function inAny(sets: readonly DocumentSet[]): DocumentSet {
  const all = sets.map(bitsOf)
  const data = new Uint32Array(all.reduce((most, bits) => Math.max(most, bits.data.length), 0))
  for (const bits of all) for (const [at, word] of bits.data.entries()) data[at] = (data[at] ?? 0) | word
  return { kind: 'bits', data }
}

/** The set without some documents and with others. */
export function changed(
  set: DocumentSet,
  { out, into }: { out: readonly number[]; into: readonly number[] },
): DocumentSet {
  if (set.kind === 'list') {
    const gone = new Set([...out, ...into])
    return setOf(Uint32Array.from([...set.data.filter((id) => !gone.has(id)), ...into]))
  }
  const most = into.reduce((so, id) => Math.max(so, id), 0)
  const data = new Uint32Array(Math.max(set.data.length, wordsFor(most)))
  data.set(set.data)
  for (const id of out) data[id >>> 5] = (data[id >>> 5] ?? 0) & ~(1 << (id & 31))
  for (const id of into) data[id >>> 5] = (data[id >>> 5] ?? 0) | (1 << (id & 31))
  return { kind: 'bits', data }
}

/** An order of all documents, and the place of each in it, by its id. */
export type Order = { documents: Uint32Array; places: Uint32Array }

/** The order in which ids stand. */
export function orderOf(documents: Uint32Array): Order {
  let most = 0
  for (let place = 0; place < documents.length; place++) most = Math.max(most, documents[place] ?? 0)
  const places = new Uint32Array(most + 1)
  for (let place = 0; place < documents.length; place++) places[documents[place] ?? 0] = place
  return { documents, places }
}

/** A document that is put into an order right before `follower`; at the end where that is null. */
export type Coming = { document: number; follower: number | null }

/**
 * The order after the documents `out` are taken out and the documents `into` put in, which may be the same ones. Null where a document
 * is to stand before one that is not in the order. Stretches without a change are copied as they are.
 */
export function reordered({ documents, places }: Order, out: readonly number[], into: readonly Coming[]): Order | null {
  const moved = new Set([...out, ...into.map(({ document }) => document)])
  const before = new Map<number | null, number[]>()
  for (const { document, follower } of into) before.set(follower, [...(before.get(follower) ?? []), document])
  /** The documents to put right before this one, each led by those that are to stand before it. */
  const leading = (follower: number | null): number[] =>
    (before.get(follower) ?? []).flatMap((document) => [...leading(document), document])
  const isThere = (document: number) => documents[places[document] ?? documents.length] === document
  const followers = [...before.keys()].filter((follower) => follower === null || !moved.has(follower))
  if (followers.some((follower) => follower !== null && !isThere(follower))) return null
  const cuts = [
    ...[...moved].filter(isThere).map((document) => ({ at: places[document] ?? 0, skipped: 1, put: [] })),
    ...followers.map((follower) => ({
      at: follower === null ? documents.length : (places[follower] ?? 0),
      skipped: 0,
      put: leading(follower),
    })),
  ].sort((a, b) => a.at - b.at)
  if (cuts.reduce((sum, { put }) => sum + put.length, 0) !== into.length) return null
  const merged = new Uint32Array(
    documents.length + cuts.reduce((sum, { put, skipped }) => sum + put.length - skipped, 0),
  )
  let [from, size] = [0, 0]
  for (const { at, skipped, put } of cuts) {
    merged.set(documents.subarray(from, at), size)
    merged.set(put, size + at - from)
    size += at - from + put.length
    from = at + skipped
  }
  merged.set(documents.subarray(from), size)
  return orderOf(merged)
}

/** Up to this size a set is sorted, which is quicker than walking the whole order until enough of its documents are met. */
const FEW = 200

/** Documents `from` to `to` of a set, in an order. */
export function inOrder(set: DocumentSet, { documents, places }: Order, from: number, to: number): number[] {
  if (set.kind === 'list' && set.data.length <= FEW) {
    const ranks = set.data.map((id) => places[id] ?? 0).sort()
    return Array.from(ranks.subarray(from, to), (place) => documents[place] ?? 0)
  }
  const { data } = bitsOf(set)
  const ids: number[] = []
  for (let at = 0, met = 0; at < documents.length && met < to; at++) {
    const id = documents[at] ?? 0
    if (((data[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0 && ++met > from) ids.push(id)
  }
  return ids
}

/** Draws that are tried before the whole set is looked at: with one id in ten in the set, six draws in a thousand come to that. */
const MOST_TRIES = 48

/**
 * A document of the set, drawn by a seed: the same seed draws the same one, and each is equally likely. A document that joins or leaves
 * changes only the draws that fall on it. Null of an empty set.
 */
export function drawn(set: DocumentSet, seed: number): number | null {
  const { data } = bitsOf(set)
  // A power of two, so that it stays the same while ids grow a little.
  const span = 2 ** Math.ceil(Math.log2(Math.max(1, data.length * 32)))
  for (let lot = 0; lot < MOST_TRIES; lot++) {
    const id = scattered(seed + lot) & (span - 1)
    if (((data[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0) return id
  }
  let least: { id: number; lot: number } | null = null
  for (const id of idsIn(data)) {
    const lot = scattered(seed ^ id)
    if (least === null || lot < least.lot) least = { id, lot }
  }
  return least?.id ?? null
}

/** Maps each whole number of 32 bits to another, so that neighbours become unlike: the finalizer of MurmurHash3. */
function scattered(number: number): number {
  let bits = number
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

function bitsOf(set: DocumentSet): DocumentSet {
  if (set.kind === 'bits') return set
  const data = new Uint32Array(wordsFor(set.data.reduce((most, id) => Math.max(most, id), 0)))
  for (const id of set.data) data[id >>> 5] = (data[id >>> 5] ?? 0) | (1 << (id & 31))
  return { kind: 'bits', data }
}

const wordsFor = (id: number): number => (id >>> 5) + 1

/** Whether an id is in a set. */
const isIn =
  ({ kind, data }: DocumentSet) =>
  (id: number): boolean =>
    kind === 'bits' ? ((data[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0 : data[placeIn(data, id)] === id

/** Where an id stands in a list, or would. It is asked of each of thousands of ids, so that `firstAt` is written out. */
function placeIn(list: Uint32Array, id: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low
}

/** The ids that these bits stand for, the least first. */
export function* idsIn(bits: Uint32Array): Generator<number> {
  for (const [at, word] of bits.entries())
    for (let left = word; left !== 0; left &= left - 1) yield at * 32 + 31 - Math.clz32(left & -left)
}

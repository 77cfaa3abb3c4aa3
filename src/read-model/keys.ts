/**
 * Many short texts in the order of their bytes, one after the other: one is found among hundreds of thousands in some twenty steps,
 * and each takes little more than its letters. Pure; nothing that is given is changed.
 */
import { firstAt } from './first-at.ts'

/** Many short texts in the order of their bytes, in one piece of memory. */
export type PackedKeys = {
  /** One after the other, in UTF-8. */
  bytes: Buffer
  /** Where each text begins and, as the last number, where the last text ends. */
  starts: Uint32Array
}

/** The first and the one after the last of some neighbours. */
export type Range = { from: number; to: number }

const NEWLINE = 0x0a

/** Keys that are given in the order of their bytes, each ended by a newline. */
export function keysOf(lines: Buffer): PackedKeys {
  let count = 0
  for (const byte of lines) if (byte === NEWLINE) count += 1
  const bytes = Buffer.allocUnsafeSlow(lines.length - count)
  const starts = new Uint32Array(count + 1)
  let [from, size] = [0, 0]
  for (let at = 0; at < count; at++) {
    const end = lines.indexOf(NEWLINE, from)
    size += lines.copy(bytes, size, from, end)
    starts[at + 1] = size
    from = end + 1
  }
  return { bytes, starts }
}

/** How many texts there are. */
export const countOf = ({ starts }: PackedKeys): number => starts.length - 1

/** The text at a place, from 0. */
export const keyAt = ({ bytes, starts }: PackedKeys, at: number): string =>
  bytes.toString('utf8', starts[at], starts[at + 1])

/** The places whose text is this one; none where `from` is `to`. */
export function equalTo(keys: PackedKeys, text: string): Range {
  const wanted = Buffer.from(text)
  const from = firstFrom(keys, wanted)
  let to = from
  while (to < countOf(keys) && lengthAt(keys, to) === wanted.length && isBegun(keys, to, wanted)) to += 1
  return { from, to }
}

/** The first of those that begin with this text, so many at most. */
export function begunWith(keys: PackedKeys, text: string, most: number): Range {
  const wanted = Buffer.from(text)
  const from = firstFrom(keys, wanted)
  let to = from
  while (to < countOf(keys) && to - from < most && isBegun(keys, to, wanted)) to += 1
  return { from, to }
}

/**
 * The same keys without those at the places `out`, and with the texts `into`. `origins` tells where each key stood before; of a new one,
 * a number below zero tells which of `into` it is: -1 is the first.
 */
export function changedKeys(
  keys: PackedKeys,
  { out, into }: { out: readonly number[]; into: readonly string[] },
): { keys: PackedKeys; origins: Int32Array } {
  const added = into
    .map((text, index) => ({ bytes: Buffer.from(text), index }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map((one) => ({ ...one, at: firstFrom(keys, one.bytes) }))
  const gone = new Set(out)
  const length = [...gone].reduce((sum, at) => sum - lengthAt(keys, at), keys.bytes.length)
  const bytes = Buffer.allocUnsafeSlow(added.reduce((sum, one) => sum + one.bytes.length, length))
  const starts = new Uint32Array(countOf(keys) - gone.size + added.length + 1)
  const origins = new Int32Array(starts.length - 1)
  let [next, count, size] = [0, 0, 0]
  // Keys that stay are copied in stretches, as most lie next to each other.
  let [written, stretch] = [0, 0]
  const copyUntil = (end: number, goOn = end) => {
    written += keys.bytes.copy(bytes, written, stretch, end)
    stretch = goOn
  }
  const add = (origin: number, length: number) => {
    origins[count++] = origin
    size += length
    starts[count] = size
  }
  for (let at = 0; at <= countOf(keys); at++) {
    for (let one = added[next]; one?.at === at; one = added[++next]) {
      copyUntil(keys.starts[at] ?? 0)
      written += one.bytes.copy(bytes, written)
      add(-1 - one.index, one.bytes.length)
    }
    if (at === countOf(keys)) copyUntil(keys.bytes.length)
    else if (gone.has(at)) copyUntil(keys.starts[at] ?? 0, keys.starts[at + 1])
    else add(at, lengthAt(keys, at))
  }
  return { keys: { bytes, starts }, origins }
}

/** What keys take in memory. */
export const bytesOfKeys = ({ bytes, starts }: PackedKeys): number => bytes.length + starts.byteLength + ARRAYS_BYTES

const ARRAYS_BYTES = 400

const lengthAt = ({ starts }: PackedKeys, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0)

const isBegun = ({ bytes, starts }: PackedKeys, at: number, wanted: Buffer): boolean => {
  const from = starts[at] ?? 0
  const to = Math.min(from + wanted.length, starts[at + 1] ?? 0)
  return bytes.compare(wanted, 0, wanted.length, from, to) === 0
}

/** The place of the first text that is this one or comes after it. */
const firstFrom = ({ bytes, starts }: PackedKeys, wanted: Buffer): number =>
  firstAt(starts.length - 1, (at) => bytes.compare(wanted, 0, wanted.length, starts[at], starts[at + 1]) >= 0)

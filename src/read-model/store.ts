/**
 * The one store of a process: what answers are made from, answers, pages and plates, within a budget of bytes. A value is good while
 * the parts it was made from are at the same revision, and while its day or minute lasts. The least recently used values are dropped
 * first: those asked for once before those asked for again, and dear ones last. Cheap ones are kept once they are asked for again.
 */
import { hashOf } from '#src/text/hash.ts'
import type { Source } from './parts.ts'
import { recentlyAsked } from './recent.ts'
import type { Revisions } from './revision.ts'
import { segmentedCache } from './segmented-cache.ts'

/** How a value is kept: under which key, and until what changes. */
type Kept<T> = {
  key: string
  /** The parts it is made from; none where it changes only with a release. */
  sources: readonly Source[]
  /** The day or minute for which it is true; absent where the time does not matter. */
  period?: string
  /** Bytes that the value takes in memory, without the entry that holds it. */
  weigh?(value: T): number
  /** Whether it is made of all entries, which takes long: then it is not dropped for a value made of some. */
  isDear?: boolean
  /**
   * Whether it is made in no time: then it is kept from the second time that it is asked for. Most questions are asked once, and what is kept
   * for nobody costs more than it took to make: the collector goes through the whole heap for every few thousand.
   */
  isCheap?: boolean
}

/** What a process keeps of answers and of what they are made from, for as long as it is true. */
export type Store = {
  /** The value kept for a key, if it is still good. Whoever made it under this key made a value of this type. */
  get<T>(key: string, period?: string): T | undefined
  /** Whether anything is kept for a key, good or outdated. */
  has(key: string): boolean
  /**
   * The value kept or, where there is none, a new one; made at most once at a time. A failure is not kept. The maker is given the
   * outdated value, if that is still there.
   */
  remember<T>(options: Kept<T>, make: (stale?: T) => Promise<T>): Promise<T>
  /** Keeps a value that is there already. */
  put<T>(options: Kept<T>, value: T): void
  /** Weighs a value anew that has grown since. */
  reweigh(key: string): void
  /** Drops everything; what is being made is not kept. */
  clear(): void
  /** Bytes kept at present. */
  bytes(): number
  /** How often a value was looked for and was good, and how often it was not. */
  lookups(): { hits: number; misses: number }
}

type Entry = Required<Pick<Kept<unknown>, 'sources'>> & {
  value: unknown
  period: string | undefined
  /** The revisions of its sources when its making began, and the epoch at which they were last seen to be the same. */
  stamp: string
  epoch: number
  weigh: ((value: unknown) => number) | undefined
  isDear: boolean | undefined
}

type Pending = { stamp: string; period: string | undefined; making: Promise<unknown>; isKept: boolean }

/** What an entry takes beside its key and value: measured in store.test.ts. */
const ENTRY_BYTES = 450

/** The weight of a value whose maker gives none: a slug, a number, a short list. */
const LEAST_BYTES = 200

/** Keys of cheap values that are known to have been asked for; of as many new ones one is taken for another. */
const MOST_ASKED = 65_536

/** An empty store of at most `budget` bytes; of 0, one that keeps nothing. */
export function storeOf(revisions: Pick<Revisions, 'of' | 'areKnown' | 'epoch'>, budget: number): Store {
  const entries = budget > 0 ? segmentedCache<Entry>(budget, bytesOfEntry) : null
  const underWay = new Map<string, Pending>()
  const asked = recentlyAsked(MOST_ASKED)
  let clearings = 0
  let [hits, misses] = [0, 0]

  /** The stamps of lists of sources, and the epoch of each: the same few lists are asked about again and again. */
  const stamps = new WeakMap<readonly Source[], { stamp: string; epoch: number }>()

  /** Whether the revisions of sources are known. What is made of none needs none. */
  const areKnown = (sources: readonly Source[]): boolean => sources.length === 0 || revisions.areKnown()

  /** The revisions of sources as one text; null while revisions are unknown. */
  const stampOf = (sources: readonly Source[]): string | null => {
    if (!areKnown(sources)) return null
    const epoch = revisions.epoch()
    const before = stamps.get(sources)
    if (before?.epoch === epoch) return before.stamp
    const stamp = sources.map(({ service, part }) => `${revisions.of(service, part)} `).join('')
    stamps.set(sources, { stamp, epoch })
    return stamp
  }

  const find = (key: string, period: string | undefined): Entry | undefined => {
    const entry = goodEntry(key, period)
    if (entry) hits += 1
    else misses += 1
    return entry
  }

  const goodEntry = (key: string, period: string | undefined): Entry | undefined => {
    const entry = entries?.get(key)
    if (entry === undefined || entry.period !== period || !areKnown(entry.sources)) return undefined
    const epoch = revisions.epoch()
    if (entry.epoch !== epoch) {
      if (entry.stamp !== stampOf(entry.sources)) return undefined
      entry.epoch = epoch
    }
    return entry
  }

  return {
    // All callers use one type for a key.
    get: <T>(key: string, period?: string) => find(key, period)?.value as T | undefined,
    has: (key) => entries?.peek(key) !== undefined,
    remember<T>(
      { key, sources, period, weigh, isDear, isCheap }: Kept<T>,
      make: (stale?: T) => Promise<T>,
    ): Promise<T> {
      const entry = find(key, period)
      if (entry) return Promise.resolve(entry.value as T)
      const begunAt = clearings
      const epoch = revisions.epoch()
      const stamp = stampOf(sources)
      if (entries === null || stamp === null) return make()
      const waiting = underWay.get(key)
      if (waiting?.stamp === stamp && waiting.period === period) {
        waiting.isKept = true
        return waiting.making as Promise<T>
      }
      const stale = entries.peek(key)
      // The value kept under this key has this type.
      const making = make(stale?.value as T | undefined)
      const pending = { stamp, period, making, isKept: !isCheap || stale !== undefined || asked.before(hashOf(key)) }
      underWay.set(key, pending)
      const settle = () => {
        if (underWay.get(key) === pending) underWay.delete(key)
      }
      making.then((value) => {
        settle()
        if (begunAt !== clearings || !pending.isKept) return
        // A weigher of T is only ever given the T it was kept with.
        entries.set(key, { value, sources, period, stamp, epoch, weigh: weigh as Entry['weigh'], isDear }, isDear)
      }, settle)
      return making
    },
    put<T>({ key, sources, period, weigh, isDear }: Kept<T>, value: T) {
      const stamp = stampOf(sources)
      if (stamp === null) return
      const epoch = revisions.epoch()
      entries?.set(key, { value, sources, period, stamp, epoch, weigh: weigh as Entry['weigh'], isDear }, isDear)
    },
    reweigh(key) {
      const entry = entries?.peek(key)
      // The cache weighs an object only once, so it gets a copy.
      if (entry) entries?.set(key, { ...entry }, entry.isDear)
    },
    clear() {
      clearings += 1
      underWay.clear()
      entries?.clear()
    },
    bytes: () => entries?.weight() ?? 0,
    lookups: () => ({ hits, misses }),
  }
}

/** Has a value weighed anew. The function is made here: made where the value is made, it would keep what was at hand there as long as it. */
export const weighingAnew = (store: Pick<Store, 'reweigh'>, key: string) => () => store.reweigh(key)

/** What a text takes in memory: V8 keeps one byte for a character where all are Latin-1, else two. */
export const bytesOfText = (text: string): number => (beyondLatin1.test(text) ? 2 : 1) * text.length

const beyondLatin1 = /[\u0100-\uffff]/

const bytesOfEntry = ({ value, sources, stamp, weigh }: Entry, key: string): number =>
  ENTRY_BYTES +
  bytesOfText(key) +
  stamp.length +
  8 * sources.length +
  Math.ceil(Math.max(LEAST_BYTES, weigh?.(value) ?? 0))

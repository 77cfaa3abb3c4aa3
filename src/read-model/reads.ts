/**
 * Counts in process how often entries are read, and which names are asked for in vain. The counts are written from time to time, so that
 * no answer waits for it. Nothing is kept of a reader: the name of its program decides whether a read counts, and is forgotten.
 */
import { findService, type OwnerId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'

/** Reads of one entry since they were last taken. */
export type EntryReads = { service: OwnerId; resource: string; slug: string; reads: number }

/** A folded name that was asked for in vain, of a service or the network, and how often since the counts were last taken. */
type Missed = { service: string; name: string; times: number }

/** Counts reads of entries in memory until they are written. */
export type ReadCounter = {
  /** Counts a read of a whole entry, unless a crawler made it. Takes next to no time, and never fails. */
  count(service: OwnerId, resource: string, slug: string, userAgent: string | undefined): void
  /** Gives everything counted since the last call, and forgets it here. */
  take(): EntryReads[]
  /** Puts back what was taken and could not be written. */
  restore(taken: readonly EntryReads[]): void
  /** Counts that nothing was found by a name. A text that is no name, such as an address or a sentence, does not count. */
  countMissed(service: string, name: string, userAgent: string | undefined): void
  takeMissed(): Missed[]
  restoreMissed(taken: readonly Missed[]): void
}

/** Most entries counted at once, about 5 MB; reads of more are not counted until the counts are next taken. */
const MOST_ENTRIES = 20_000

/** Most names counted at once; more are not counted. A longer text, in characters or in words, is no name. */
const MOST_NAMES = 2000
const LONGEST_NAME = 60
const MOST_WORDS = 6

/**
 * Crawlers, previews of links and monitors, which name themselves by custom: a word that ends in bot, crawler or spider, an
 * address after a plus sign, or one of these names. Programs that people write to read the API are readers.
 */
const crawler =
  /(?<!cu)bot\b|bots?[/;)_-]|crawl|spider|slurp|archiver|scrap|\+https?:|headless|lighthouse|pingdom|uptime|monitor|preview|facebookexternalhit|whatsapp|embedly|mediapartners|google-|bingpreview|yandex|baidu|sogou|ahrefs|semrush|feed(fetcher|ly|bin|parser)|validator/i

/** A copy of a piece of text: V8 makes a piece a view of the whole text, which would stay in memory as long as the piece. */
const apart = (piece: string): string => Buffer.from(piece).toString()

/** Programs by their names, most of which come again and again: the pattern takes longer than counting. */
const programs = new Map<string, boolean>()
const MOST_PROGRAMS = 200

/** Whether a read by a program of this name counts. No name at all is what crude crawlers send. */
export function isReader(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false
  const name = userAgent.slice(0, 500)
  const before = programs.get(name)
  if (before !== undefined) return before
  const counts = name.trim() !== '' && !crawler.test(name)
  if (programs.size < MOST_PROGRAMS) programs.set(apart(name), counts)
  return counts
}

/** The slug with which the JSON of a whole entry begins; null for any other answer. */
export const slugOfEntry = (json: string): string | null => {
  const slug = /^\{"slug":"([^"]+)"/.exec(json)?.[1]
  return slug === undefined ? null : apart(slug)
}

/** The entry with which the JSON of an answer of the network begins; null for any other answer. */
export function entryOfNetwork(json: string): Omit<EntryReads, 'reads'> | null {
  const [, catalogue = '', resource = '', slug = ''] =
    /^\{"catalogue":"([^"]+)","resource":"([^"]+)","entry":\{"slug":"([^"]+)"/.exec(json) ?? []
  const service = findService(catalogue)
  return service ? { service: service.id, resource: apart(resource), slug: apart(slug) } : null
}

/** A counter for one process. */
export function readCounter(): ReadCounter {
  const entries = new Map<string, EntryReads>()
  const add = ({ service, resource, slug, reads }: EntryReads) => {
    const key = `${service} ${resource} ${slug}`
    const entry = entries.get(key)
    if (entry) entry.reads += reads
    else if (entries.size < MOST_ENTRIES) entries.set(key, { service, resource, slug, reads })
  }
  const names = new Map<string, Missed>()
  const addMissed = ({ service, name, times }: Missed) => {
    const key = `${service} ${name}`
    const missed = names.get(key)
    if (missed) missed.times += times
    else if (names.size < MOST_NAMES) names.set(key, { service, name, times })
  }
  return {
    count: (service, resource, slug, userAgent) => {
      if (isReader(userAgent)) add({ service, resource, slug, reads: 1 })
    },
    take: () => {
      const taken = [...entries.values()]
      entries.clear()
      return taken
    },
    restore: (taken) => taken.forEach(add),
    countMissed: (service, text, userAgent) => {
      const name = nameIn(text)
      if (name !== null && isReader(userAgent)) addMissed({ service, name, times: 1 })
    },
    takeMissed: () => {
      const taken = [...names.values()]
      names.clear()
      return taken
    },
    restoreMissed: (taken) => taken.forEach(addMissed),
  }
}

/** A text as a folded name; null where it is none. */
function nameIn(text: string): string | null {
  if (text.length > LONGEST_NAME || /@|:\/\//.test(text)) return null
  const name = fold(text)
  return /\p{L}{2}/u.test(name) && name.split(' ').length <= MOST_WORDS ? name : null
}

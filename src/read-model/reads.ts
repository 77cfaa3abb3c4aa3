/**
 * How often entries are read, and what is asked for by name and not there, counted in process and written from time to time, so that
 * no answer waits for it. Of a reader nothing is kept: the name of the program decides whether it counts, and is forgotten.
 */
import { findService, type OwnerId } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'

/** Reads of one entry since they were last taken. */
export type EntryReads = { service: OwnerId; resource: string; slug: string; reads: number }

/** What was asked for in vain since it was last taken: a service, or the network, and a folded name. */
type Missed = { service: string; name: string; times: number }

/** Counts reads of entries in memory until they are written. */
export type ReadCounter = {
  /** Counts a read of an entry in full, unless a crawler made it. Takes no time worth the name, and never fails. */
  count(service: OwnerId, resource: string, slug: string, userAgent: string | undefined): void
  /** Everything counted since last time, which is then forgotten here. */
  take(): EntryReads[]
  /** Puts back what was taken and could not be written. */
  restore(taken: readonly EntryReads[]): void
  /** Counts that nothing was found by a name. What is no name, as an address or a sentence, does not count. */
  countMissed(service: string, name: string, userAgent: string | undefined): void
  takeMissed(): Missed[]
  restoreMissed(taken: readonly Missed[]): void
}

/** Entries counted at once; reads of further ones are let go until the next taking. About 5 MB. */
const MOST_ENTRIES = 20_000

/** Names counted at once; further ones are let go. A name is no longer than this, in characters and in words. */
const MOST_NAMES = 2000
const LONGEST_NAME = 60
const MOST_WORDS = 6

/**
 * Crawlers, previews of links and monitors, which name themselves by custom: a word that ends in bot, crawler or spider, an
 * address after a plus sign, or one of these names. Programs that people write to read the API are readers.
 */
const crawler =
  /(?<!cu)bot\b|bots?[/;)_-]|crawl|spider|slurp|archiver|scrap|\+https?:|headless|lighthouse|pingdom|uptime|monitor|preview|facebookexternalhit|whatsapp|embedly|mediapartners|google-|bingpreview|yandex|baidu|sogou|ahrefs|semrush|feed(fetcher|ly|bin|parser)|validator/i

/** A text of its own: V8 keeps a piece as a view of the whole, which then stays in memory as long as the piece is kept. */
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

/** Slug of the entry that an answer gives in full, whose JSON begins with it; null for an answer of any other kind. */
export const slugOfEntry = (json: string): string | null => {
  const slug = /^\{"slug":"([^"]+)"/.exec(json)?.[1]
  return slug === undefined ? null : apart(slug)
}

/** The entry that an answer of the network gives in full, which its JSON begins with; null for an answer of any other kind. */
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

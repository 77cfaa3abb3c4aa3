/**
 * Which entries hold a word, which words there are, and how much is known of each entry: read by a key when it is asked for, and kept
 * in process. After a publish all of it, and the names, are brought up to date from the entries that changed.
 */
import type { OwnerId } from '#src/services.ts'
import { batched, oncePer } from '../batch.ts'
import type { Database } from '../database.ts'
import { bytesOfDictionary, type CountedWord, type Dictionary, dictionaryOf, hasWord, wordsIn } from '../dictionary.ts'
import { sourcesOf } from '../parts.ts'
import { bytesOfPosting, changedPosting, type Posting, postingOf, type StoredBlock } from '../postings.ts'
import { resourcesOf } from '../resources/index.ts'
import { isWord, type PlacedWords, readWords, type StoredWords } from '../searched.ts'
import { allAtHand, keptUp } from './kept-up.ts'

/** The entries of a service that hold a word. */
export const postingIn = (database: Database, service: OwnerId, word: string): Promise<Posting> =>
  keptUp<Posting>(database, postingKey(service, word), () => ({
    service,
    weigh: bytesOfPosting,
    read: () => storedPosting(database, '')({ service, word }),
    follow: async (posting, revision) => {
      const changes = await rewordedSince(database, service, revision)
      return (
        changes &&
        changedPosting(
          posting,
          changes.map(({ resource, document, words }) => ({ resource, document, places: words.get(word) ?? null })),
        )
      )
    },
  }))

/** The same of several services, where all of them are there already; else null. */
export const postingsAtHand = (database: Database, services: readonly OwnerId[], word: string): Posting[] | null =>
  allAtHand(
    database,
    services.map((service) => postingKey(service, word)),
  )

const postingKey = (service: OwnerId, word: string): string => `posting ${service} ${word}`

/** Postings that are asked for at once are one statement, which gives the blocks of a word and resource as one text. */
const storedPosting = oncePer((database: Database) =>
  batched<{ service: OwnerId; word: string }, Posting>(async (asked) => {
    const rows = await database.prepared<{ at: number; resource: string; blocks: string }>(
      'postings',
      `select at::int, resource,
         encode(string_agg(int4send(block) || int4send(length(held)) || held, '' order by block), 'base64') as blocks
       from unnest($1::text[], $2::text[]) with ordinality as asked (service, word, at)
       join read_model.postings using (service, word) group by at, resource`,
      [asked.map(({ service }) => service), asked.map(({ word }) => word)],
    )
    const byPlace = new Map<number, StoredBlock[]>()
    for (const { at, resource, blocks } of rows)
      byPlace.set(at - 1, [...(byPlace.get(at - 1) ?? []), ...blocksIn(resource, Buffer.from(blocks, 'base64'))])
    return asked.map((_, at) => postingOf(byPlace.get(at) ?? []))
  }),
)

/** Blocks one after the other, each led by its number and its length. */
function blocksIn(resource: string, bytes: Buffer): StoredBlock[] {
  const blocks: StoredBlock[] = []
  for (let at = 0; at < bytes.length; ) {
    const [block, length] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
    blocks.push({ resource, block, held: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length
  }
  return blocks
}

/** The words of names and fields: those that were read at once, and those that were added since. */
export type Dictionaries = readonly [all: Dictionary, added: Dictionary]

/** When more words than these were added, all are read anew, which then costs no more than to look at two dictionaries. */
const MOST_ADDED = 2000

/** Every word that entries of a service hold in names and fields. A word that no entry holds any more may still be among them. */
export const dictionaryIn = (database: Database, service: OwnerId): Promise<Dictionaries> =>
  keptUp<Dictionaries>(database, `dictionary ${service}`, () => ({
    service,
    isDear: true,
    weigh: ([all, added]) => bytesOfDictionary(all) + bytesOfDictionary(added),
    read: async () => {
      const words = await database.prepared<CountedWord>(
        'words',
        'select word, entries from read_model.words where service = $1',
        [service],
      )
      return [dictionaryOf(words), dictionaryOf([])]
    },
    follow: async ([all, added], revision) => {
      const changes = await rewordedSince(database, service, revision)
      if (!changes) return null
      const came = changes.flatMap(({ words }) =>
        [...words].flatMap(([word, places]) =>
          places === 0 || !isWord(word) || hasWord(all, word) || hasWord(added, word) ? [] : [word],
        ),
      )
      if (came.length === 0) return [all, added]
      const grown = [...wordsIn(added), ...[...new Set(came)].map((word) => ({ word, entries: 1 }))]
      return grown.length > MOST_ADDED ? null : [all, dictionaryOf(grown)]
    },
  }))

/** The entries of a service: how many there are, and how well each is documented, by resource and id. */
export type Known = { entries: number; scores: ReadonlyMap<string, Int32Array> }

/** Stands in place of a score for an id that no entry has. */
const NONE = -1

/** How much is written of each entry of a service. */
export const knownIn = (database: Database, service: OwnerId): Promise<Known> =>
  keptUp<Known>(database, `known ${service}`, () => ({
    service,
    isDear: true,
    weigh: ({ scores }) => [...scores.values()].reduce((sum, { byteLength }) => sum + byteLength + RESOURCE_BYTES, 0),
    read: async () => {
      const rows = await database.prepared<{ resource: string; scores: Buffer }>(
        'known',
        `select resource, string_agg(int4send(document_id) || int4send(score), '') as scores
         from read_model.records where service = $1 group by resource`,
        [service],
      )
      return knownOf(new Map(rows.map(({ resource, scores }) => [resource, scoresOf(scores)])))
    },
    follow: async ({ scores }, revision) => {
      const changes = await rewordedSince(database, service, revision)
      if (!changes) return null
      const changed = new Map(scores)
      for (const resource of new Set(changes.map((change) => change.resource))) {
        const own = changes.filter((change) => change.resource === resource)
        const before = scores.get(resource) ?? new Int32Array()
        const after = new Int32Array(
          own.reduce((most, { document }) => Math.max(most, document + 1), before.length),
        ).fill(NONE)
        after.set(before)
        for (const { document, score } of own) after[document] = score ?? NONE
        changed.set(resource, after)
      }
      return knownOf(changed)
    },
  }))

const RESOURCE_BYTES = 300

function knownOf(scores: ReadonlyMap<string, Int32Array>): Known {
  let entries = 0
  for (const own of scores.values()) for (const score of own) if (score !== NONE) entries += 1
  return { entries, scores }
}

/** Eight bytes for each entry: its id and its score. */
function scoresOf(bytes: Buffer): Int32Array {
  let most = 0
  for (let at = 0; at < bytes.length; at += 8) most = Math.max(most, bytes.readUInt32BE(at))
  const scores = new Int32Array(most + 1).fill(NONE)
  for (let at = 0; at < bytes.length; at += 8) scores[bytes.readUInt32BE(at)] = bytes.readInt32BE(at + 4)
  return scores
}

/** An entry that changed, with its present words and names; one that is no longer published has none of either and a score of null. */
type Reworded = {
  resource: string
  document: number
  score: number | null
  words: PlacedWords
  names: { key: string; rank: number }[]
}

type RewordedRow = Omit<Reworded, 'words' | 'names'> & {
  [column in keyof StoredWords]: string | null
} & {
  keys: string[] | null
  ranks: number[] | null
}

/** When more entries than these changed, everything is read anew, which takes no longer. */
const MOST = 50

/** What a word or a name of a change kept in process takes. */
const WORD_BYTES = 60

/** Entries of a service that changed since a revision; null where there are too many of them. */
export const rewordedSince = (database: Database, service: OwnerId, revision: string): Promise<Reworded[] | null> =>
  database.store.remember(
    {
      key: `reworded ${service} ${revision}`,
      sources: sourcesOf(service, ['entries']),
      weigh: (changes) =>
        (changes ?? []).reduce((sum, { words, names }) => sum + WORD_BYTES * (5 + words.size + names.length), 0),
    },
    async () => {
      // Resource by resource: for several at once PostgreSQL would look at every change there ever was.
      const rows = await database.prepared<RewordedRow>(
        'reworded',
        `select c.resource, c.document_id as document, r.score, r.words, r.borrowed, n.keys, n.ranks
         from unnest($2::text[]) as asked (resource) cross join lateral (
           select resource, document_id from read_model.changes
           where (service, resource) = ($1, asked.resource) and revision > $3 order by revision limit ${MOST + 1}
         ) c left join read_model.records r on (r.service, r.resource, r.document_id) = ($1, c.resource, c.document_id)
         left join lateral (
           select array_agg(key) as keys, array_agg(rank) as ranks from read_model.names
           where (service, resource, slug) = (r.service, r.resource, r.slug)
         ) n on true limit ${MOST + 1}`,
        [service, resourcesOf(service).map(({ id }) => id), revision],
      )
      if (rows.length > MOST) return null
      return rows.map(({ keys, ranks, words, borrowed, ...row }) => ({
        ...row,
        words: readWords({ words: words ?? '', borrowed: borrowed ?? '' }),
        names: (keys ?? []).map((key, index) => ({ key, rank: ranks?.[index] ?? 0 })),
      }))
    },
  )

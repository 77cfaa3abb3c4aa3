/** Entries that wait to be written, and of which readers are told when they ask for one by name. */
import type { OwnerId } from '#src/services.ts'
import { ownWords, plainNames, slipsBetween } from '#src/text/called.ts'
import { fold } from '#src/text/fold.ts'
import { foldedWords, stemOf, stopWords } from '#src/text/words.ts'
import { nounStemsOf } from '../called.ts'
import type { Database } from '../database.ts'
import { bytesOfKeys, equalTo, keysOf, type PackedKeys } from '../keys.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource } from '../resource.ts'
import { findResource } from '../resources/index.ts'

/** An entry that waits to be written. */
export type UnwrittenEntry = { service: OwnerId; resource: string; name: string }

/** An entry that a text names; `isWhole` where the text asks for nothing else. */
export type WaitingIn = UnwrittenEntry & { plain: string; isWhole: boolean }

/** Characters and words of a text that are looked at. */
const MOST_CHARACTERS = 400
const MOST_WORDS = 16
/** Most words of a name that is looked for within a text. */
const LONGEST_NAME = 6
/** Names are compared by their letters up to this length. */
const LONGEST_KEY = 60
const MOST_READ = 20

/** Waiting entries whose name stands in a text, word for word; the longest names first, and none that is part of another. */
export async function waitingIn(database: Database, services: readonly OwnerId[], text: string): Promise<WaitingIn[]> {
  const words = foldedWords(text.slice(0, MOST_CHARACTERS)).slice(0, MOST_WORDS)
  const stems = ownWords(words.join(' '), new Set()).map(stemOf)
  const names = new Set<string>()
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= Math.min(stems.length, from + LONGEST_NAME); to++)
      names.add(stems.slice(from, to).join(' '))
  const plainNames = await Promise.all(services.map((service) => plainNamesIn(database, service)))
  const held = [...names].filter((name) => plainNames.some((keys) => has(keys, name)))
  if (held.length === 0) return []
  const rows = await database.prepared<UnwrittenEntry & { plain: string }>(
    'waiting in',
    `select service, resource, name, plain from read_model.waiting where service = any($1::text[]) and plain = any($2::text[])
     order by length(plain) desc, name, service, resource limit ${MOST_READ}`,
    [services, held],
  )
  const told = words.filter((word) => !stopWords.has(word)).map(stemOf)
  return rows
    .filter(({ plain }, index) => !rows.slice(0, index).some((longer) => holds(longer.plain, plain)))
    .map((row) => {
      const nouns = nounStemsOf(findResource(row.service, row.resource))
      return { ...row, isWhole: told.every((word) => nouns.has(word) || holds(row.plain, word)) }
    })
}

/** The plain names of all that waits in a service. Most texts hold none of them, and PostgreSQL is not asked about those. */
const plainNamesIn = (database: Database, service: OwnerId): Promise<PackedKeys> =>
  database.store.remember(
    { key: `waiting ${service}`, sources: sourcesOf(service, ['waiting']), weigh: bytesOfKeys },
    async () => {
      const [row] = await database.prepared<{ keys: Buffer | null }>(
        'waiting names',
        `select convert_to(string_agg(plain || e'\\n', ''), 'UTF8') as keys
         from (select plain from read_model.waiting where service = $1 order by plain collate "C") named`,
        [service],
      )
      return keysOf(row?.keys ?? Buffer.alloc(0))
    },
  )

const has = (keys: PackedKeys, text: string): boolean => {
  const { from, to } = equalTo(keys, text)
  return from < to
}

/** Waiting entries under a name as readers say it, in these resources; `slips` have a name that it may be a typing slip for. */
export async function waitingCalled(
  database: Database,
  resources: readonly AnyResource[],
  name: string,
  { slips = false } = {},
): Promise<UnwrittenEntry[]> {
  const asked = new Map(
    resources.map((resource) => [`${resource.service} ${resource.id}`, plainNames(fold(name), nounStemsOf(resource))]),
  )
  const names = [...new Set([...asked.values()].flat())]
  const [first = ''] = names
  if (first === '') return []
  const [start, letters] = [[...first].slice(0, 1).join(''), first.slice(0, LONGEST_KEY)]
  const services = [...new Set(resources.map(({ service }) => service))]
  const rows = await database.prepared<UnwrittenEntry & { plain: string }>(
    `waiting called ${slips}`,
    `select service, resource, name, plain from read_model.waiting where service = any($1::text[]) and ${
      slips
        ? `plain ~>=~ $2 and plain ~<~ $3 and length(plain) <= ${LONGEST_KEY} and levenshtein_less_equal(plain, $4, 2) <= 2`
        : 'plain = any($2::text[])'
    } order by name, service, resource limit ${MOST_READ}`,
    slips ? [services, start, `${start}\u{10ffff}`, letters] : [services, names],
  )
  const isAsked = ({ service, resource, plain }: (typeof rows)[number]) =>
    asked.get(`${service} ${resource}`)?.some((one) => (slips ? slipsBetween(one, plain) !== null : one === plain))
  return rows.filter(isAsked).map(({ service, resource, name: told }) => ({ service, resource, name: told }))
}

/** Whether a plain name has these words, one after the other. */
export const holds = (plain: string, words: string): boolean => ` ${plain} `.includes(` ${words} `)

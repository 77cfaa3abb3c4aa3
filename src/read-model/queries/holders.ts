/**
 * Which entries have a term, and in which order entries stand, kept in process. Several filters then take microseconds, where
 * PostgreSQL would have to look at every match to count and sort them. After a publish both are brought up to date from the changes,
 * and not read anew.
 */
import type { Database } from '../database.ts'
import {
  bytesOfSet,
  type Coming,
  changed,
  type DocumentSet,
  inAll,
  inOrder,
  type Order,
  orderOf,
  reordered,
  setOf,
  sizeOf,
} from '../document-set.ts'
import type { AnyResource } from '../resource.ts'
import { type Change, changesSince } from './changes.ts'
import { allAtHand, keptUp } from './kept-up.ts'

/** What lists can go by. */
export const sorts = ['known', 'name', 'new', 'seen'] as const
export type Sort = (typeof sorts)[number]

/** The column that a sort goes by before the slug. */
const keys: Record<Sort, { by: string; isFalling: boolean }> = {
  known: { by: 'known', isFalling: true },
  name: { by: 'name collate "und-x-icu"', isFalling: false },
  new: { by: 'published_at', isFalling: true },
  seen: { by: 'reads', isFalling: true },
}

/** The SQL of an order; each has an index. */
export const orderBy = (sort: Sort): string => `${keys[sort].by}${keys[sort].isFalling ? ' desc' : ''}, slug`

/** Ids of documents in order, and how many there are in all. */
export type Matches = { documents: number[]; total: number }

type Asked = { terms: readonly string[]; sort: Sort; limit: number | null; offset: number }

/** Documents `offset` to `offset` + `limit` of those that have all of `terms`, in order; without a limit all that are left. */
export async function holdersOfAll(
  database: Database,
  resource: AnyResource,
  { terms, sort, limit, offset }: Asked,
): Promise<Matches> {
  const [order, holders] = await Promise.all([orderOfAll(database, resource, sort), haveAll(database, resource, terms)])
  const end = limit === null ? order.documents.length : offset + limit
  if (!holders) return { documents: [...order.documents.subarray(offset, end)], total: order.documents.length }
  return { documents: inOrder(holders, order, offset, end), total: sizeOf(holders) }
}

/**
 * The documents that have all of some terms; null where there are no terms. To read the whole set of a common term takes far longer than
 * to read the documents that are in several sets: until all sets are kept, PostgreSQL is asked for these, and the sets are read meanwhile.
 */
async function haveAll(
  database: Database,
  resource: AnyResource,
  terms: readonly string[],
): Promise<DocumentSet | null> {
  if (terms.length === 0) return null
  const sets = allAtHand<DocumentSet>(database, terms.map(keyOf))
  if (sets) return inAll(sets)
  const unread = terms.filter((term) => !database.store.has(keyOf(term)))
  if (terms.length === 1 || unread.length === 0)
    return inAll(await Promise.all(terms.map((term) => holders(database, resource, term))))
  for (const term of unread) readMeanwhile(database, resource, term)
  const [row] = await database.prepared<Ids>(
    'have all',
    idsOf('select document_id from read_model.records where terms @> $1'),
    [terms],
  )
  return setOf(numbersIn(row))
}

/** Reads which entries have a term, one term after the other, while nobody waits for it. */
function readMeanwhile(database: Database, resource: AnyResource, term: string): void {
  const { terms, last } = meanwhile.get(database) ?? { terms: new Set(), last: Promise.resolve() }
  if (terms.has(term)) return
  terms.add(term)
  const read = last
    .then(() => holders(database, resource, term))
    // What fails is asked for again.
    .catch(() => {})
    .then(() => void terms.delete(term))
  meanwhile.set(database, { terms, last: read })
}

const meanwhile = new WeakMap<Database, { terms: Set<string>; last: Promise<unknown> }>()

const keyOf = (term: string): string => `holders ${term}`

/** The documents that have a term. */
export const holders = (database: Database, resource: AnyResource, term: string): Promise<DocumentSet> =>
  keptSet(database, resource, keyOf(term), () => ({
    statement: 'select document_id from read_model.records where terms @> array[$1]',
    values: [term],
    belongs: (terms) => terms.includes(term),
  }))

/** All documents. */
export const allHolders = (database: Database, resource: AnyResource): Promise<DocumentSet> =>
  keptSet(database, resource, `holders ${resource.service} ${resource.id}`, () => ({
    statement: 'select document_id from read_model.records where service = $1 and resource = $2',
    values: [resource.service, resource.id],
    belongs: () => true,
  }))

type Selection = {
  statement: string
  values: readonly unknown[]
  /** Whether a document with these terms is among those selected. */
  belongs(terms: readonly string[]): boolean
}

const keptSet = (database: Database, resource: AnyResource, key: string, selection: () => Selection) =>
  followed<DocumentSet>(database, resource, key, () => {
    const { statement, values, belongs } = selection()
    return {
      weigh: bytesOfSet,
      read: async () => setOf(await readDocuments(database, statement, values)),
      change: async (set, changes) => {
        const isInto = ({ terms }: Change) => terms !== null && belongs(terms)
        const [into, out] = [changes.filter(isInto), changes.filter((change) => !isInto(change))]
        return changed(set, { into: into.map(({ document }) => document), out: out.map(({ document }) => document) })
      },
    }
  })

const orderOfAll = (database: Database, resource: AnyResource, sort: Sort): Promise<Order> =>
  followed<Order>(database, resource, orderKey(resource, sort), () => ({
    isOfReads: sort === 'seen',
    weigh: ({ documents, places }) => documents.byteLength + places.byteLength,
    read: async () =>
      orderOf(
        await readDocuments(
          database,
          `select document_id from read_model.records where service = $1 and resource = $2 order by ${orderBy(sort)}`,
          [resource.service, resource.id],
        ),
      ),
    change: async (order, changes) => {
      const documents = changes.map(({ document }) => document)
      return reordered(order, documents, await readFollowers(database, resource, sort, documents))
    },
  }))

const orderKey = ({ service, id }: AnyResource, sort: Sort): string => `order ${service} ${id} ${sort}`

type Following<T> = {
  /** Whether it depends on how often entries were read: changes of that are not recorded one by one. */
  isOfReads?: boolean
  weigh(value: T): number
  read(): Promise<T>
  /** Brings a value up to date; null where it has to be read anew. */
  change(value: T, changes: readonly Change[]): Promise<T | null>
}

/** Such values are dear: each is made of all entries, and lists, pages and picks ask for many of them at once. */
const followed = <T>(
  database: Database,
  resource: AnyResource,
  key: string,
  following: () => Following<T>,
): Promise<T> =>
  keptUp(database, key, () => {
    const { isOfReads = false, weigh, read, change } = following()
    return {
      ...{ service: resource.service, isDear: true, weigh, read },
      parts: isOfReads ? ['entries', 'reads'] : ['entries'],
      follow: async (value, revision) => {
        const changes = isOfReads ? null : await changesSince(database, resource, revision)
        return changes && change(value, changes)
      },
    }
  })

/** For each document, the one that comes right after it in the order; unpublished ones are left out. */
async function readFollowers(
  database: Database,
  resource: AnyResource,
  sort: Sort,
  documents: readonly number[],
): Promise<Coming[]> {
  if (documents.length === 0) return []
  const { by, isFalling } = keys[sort]
  // Two walks down an index: of one condition on both columns, PostgreSQL would make no bound of the index.
  return database.prepared(
    `followers ${sort}`,
    `select c.document_id as document, (
       select document_id from (
         (select 1 as walk, document_id from read_model.records f
          where f.service = $1 and f.resource = $2 and f.${by} = c.${by} and f.slug > c.slug
          order by f.slug limit 1)
         union all
         (select 2, document_id from read_model.records f
          where f.service = $1 and f.resource = $2 and f.${by} ${isFalling ? '<' : '>'} c.${by}
          order by f.${by} ${isFalling ? 'desc' : ''}, f.slug limit 1)
       ) next order by walk limit 1) as follower
     from read_model.records c where c.service = $1 and c.resource = $2 and c.document_id = any($3::int[])`,
    [resource.service, resource.id, documents],
  )
}

/** The ids that a statement selects, in its order. */
async function readDocuments(database: Database, statement: string, values: readonly unknown[]): Promise<Uint32Array> {
  const [row] = await database.execute<Ids>(idsOf(statement), values)
  return numbersIn(row)
}

type Ids = { ids: Buffer | null }

/** The ids come as one value: a row for each would take many times as long. */
const idsOf = (statement: string): string =>
  `select string_agg(int4send(document_id), '') as ids from (${statement}) as found`

function numbersIn(row: Ids | undefined): Uint32Array {
  // Numbers come big-endian; the machines that we run on are little-endian.
  const bytes = new Uint8Array(row?.ids ?? [])
  Buffer.from(bytes.buffer).swap32()
  return new Uint32Array(bytes.buffer)
}

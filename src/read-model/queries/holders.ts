/**
 * Which entries have a term, and in which order entries stand, kept in process for filters that many entries pass: one bit
 * for each document and term, one number for each document and order. What passes several filters is then a matter of microseconds,
 * where PostgreSQL would have to look at every match to count and sort them.
 */
import type { Database } from '../database.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource } from '../resource.ts'

/** A set of documents: bit n of the whole is the document with id n. */
type Bits = Uint32Array

/** Ids of documents in order, and how many there are in all. */
export type Matches = { documents: number[]; total: number }

/**
 * Documents `offset` to `offset` + `limit` of those that have all of `terms`, in the order of an SQL `order by`. At least
 * one term.
 */
export async function holdersOfAll(
  database: Database,
  of: AnyResource,
  { terms, order, limit, offset }: { terms: readonly string[]; order: string; limit: number; offset: number },
): Promise<Matches> {
  const [ordered, ...sets] = await Promise.all([
    documentsInOrder(database, of, order),
    ...terms.map((term) => holders(database, of, term)),
  ])
  const bits = sets.reduce(both)
  const total = sizeOf(bits)
  const documents: number[] = []
  for (let at = 0, met = 0; at < ordered.length && met < Math.min(total, offset + limit); at++) {
    const document = ordered[at] as number
    if (((bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0 && ++met > offset) documents.push(document)
  }
  return { documents, total }
}

const bytesOf = ({ byteLength }: Uint32Array): number => byteLength

const documentsInOrder = (database: Database, of: AnyResource, order: string): Promise<Uint32Array> =>
  database.store.remember(
    {
      key: `order ${of.service} ${of.id} ${order}`,
      sources: sourcesOf(of.service, order.startsWith('reads') ? ['entries', 'reads'] : ['entries']),
      weigh: bytesOf,
    },
    () =>
      readDocuments(
        database,
        `select document_id from read_model.records where service = $1 and resource = $2 order by ${order}`,
        [of.service, of.id],
      ),
  )

const holders = (database: Database, of: AnyResource, term: string): Promise<Bits> =>
  database.store.remember(
    { key: `holders ${term}`, sources: sourcesOf(of.service, ['entries']), weigh: bytesOf },
    async () => {
      const documents = await readDocuments(
        database,
        'select document_id from read_model.records where terms @> array[$1]',
        [term],
      )
      const bits = new Uint32Array((documents.reduce((most, document) => Math.max(most, document), 0) >>> 5) + 1)
      for (const document of documents) bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31))
      return bits
    },
  )

/** The ids that a statement selects, in its order. They come as one value: a row each would take many times as long. */
async function readDocuments(database: Database, statement: string, values: readonly unknown[]): Promise<Uint32Array> {
  const [row] = await database.execute<{ ids: Buffer | null }>(
    `select string_agg(int4send(document_id), '') as ids from (${statement}) as found`,
    values,
  )
  const bytes = row?.ids ?? Buffer.alloc(0)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4))
}

const both = (one: Bits, other: Bits): Bits =>
  one.length <= other.length ? one.map((bits, index) => bits & (other[index] as number)) : both(other, one)

function sizeOf(bits: Bits): number {
  let size = 0
  for (let left of bits) for (; left !== 0; left &= left - 1) size++
  return size
}

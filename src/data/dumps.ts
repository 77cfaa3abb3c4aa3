/** Files with all entries of a resource: lists them, and makes them anew where something has changed. */
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '#src/pictures/store.ts'
import type { Database, Transaction } from '#src/read-model/database.ts'
import { type JsonText, parsedText, withAddresses } from '#src/read-model/json.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { toldUpTo } from '#src/read-model/told.ts'
import { type Addresses, addressOf, type OwnerId, owners } from '#src/services.ts'
import { csvHead, csvRow } from './csv.ts'

/** Writes a file: of stored records, some at a time, and then its end. */
export type Encoder = { add(records: readonly JsonText<AnyRecord>[]): Uint8Array; end(): Uint8Array }

type Written = { name: string; type: string; encoder(resource: AnyResource): Encoder | Promise<Encoder> }

/** How each is written. */
export const formats = {
  ndjson: {
    name: 'NDJSON',
    type: 'application/x-ndjson; charset=utf-8',
    encoder: () => linesOf('', (json) => `${json}\n`),
  },
  csv: {
    name: 'CSV',
    type: 'text/csv; charset=utf-8; header=present',
    encoder: (resource) => linesOf(csvHead(resource), (json) => csvRow(resource, parsedText(json))),
  },
  parquet: {
    name: 'Parquet',
    type: 'application/vnd.apache.parquet',
    // Loaded only to write files, which readers never do.
    encoder: async (resource) => (await import('./parquet.ts')).parquetEncoder(resource),
  },
} as const satisfies Record<string, Written>
export type Format = keyof typeof formats

const formatNames = Object.keys(formats) as Format[]

/** Whether this is a format that files of data are written in. */
export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

/** A file of all entries of a resource. */
export type Dump = {
  file: string
  resource: string
  format: Format
  entries: number
  bytes: number
  sha256: string
  /** Where to follow the changes from. */
  cursor: string
  made_at: Date
}

/** Edition of the files: raised when the form of a record in them changes. */
const EDITION = 2

/** Records that are in memory at once. */
const AT_ONCE = 200

/** How long a replaced file is kept, for downloads under way. */
const KEPT = '1 day'

/** The existing files of an owner. */
export async function dumpsOf({ execute }: Pick<Database, 'execute'>, owner: OwnerId): Promise<Dump[]> {
  const rows = await execute<Omit<Dump, 'bytes'> & { bytes: string }>(
    `select file, resource, format, entries, bytes::text, sha256, cursor, made_at from serving.dumps
     where service = $1 and replaced_at is null order by resource, array_position($2::text[], format)`,
    [owner, formatNames],
  )
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
}

type Making = {
  database: Database
  transaction: Transaction
  stores: readonly [FileStore, ...FileStore[]]
  addresses: Addresses
  /** A folder for what is being written. */
  folder: string
  /** When to leave the other files for the next run, in ms since 1970. */
  untilMs: number
  /** Gives up once this has ended, and throws its reason. */
  stopping?: AbortSignal
}

/** Makes files anew whose entries have changed, and removes replaced ones past their time. Gives how many were made. */
export async function makeDumps(making: Making): Promise<number> {
  let files = 0
  for (const owner of owners) {
    const present = await madeFor(making.database, owner)
    for (const resource of resourcesOf(owner)) {
      const wanted = await wantedFor(making, resource)
      if (present.get(resource.id) === wanted) continue
      if (Date.now() > making.untilMs) return files
      making.stopping?.throwIfAborted()
      files += await makeDump(making, resource, wanted)
    }
  }
  await removeReplaced(making)
  return files
}

async function madeFor({ execute }: Database, owner: OwnerId): Promise<Map<string, string>> {
  const rows = await execute<{ resource: string; made_for: string }>(
    'select resource, made_for from serving.dumps where service = $1 and replaced_at is null',
    [owner],
  )
  return new Map(rows.map(({ resource, made_for }) => [resource, made_for]))
}

/** What a file depends on: the last change of its resource, and the addresses in it. */
async function wantedFor({ database, addresses }: Making, { service, id }: AnyResource): Promise<string> {
  const [row] = await database.execute<{ number: string | null }>(
    'select max(number)::text as number from serving.told where service = $1 and resource = $2',
    [service, id],
  )
  const upTo = await toldUpTo(database, service)
  return [upTo?.epoch, row?.number, addressOf(service, addresses), addresses.publicUrl, EDITION].join(' ')
}

/** Writes all files of a resource in one pass. Changes made meanwhile come after their cursor. */
async function makeDump(making: Making, resource: AnyResource, wanted: string): Promise<number> {
  const { database, folder, transaction, stores } = making
  const upTo = await toldUpTo(database, resource.service)
  await mkdir(folder, { recursive: true })
  const place = await mkdtemp(path.join(folder, 'making-'))
  try {
    const written = await writeFiles(making, resource, place)
    for (const { format, from, entries, bytes, sha256 } of written) {
      const file = `${resource.service}-${resource.path}-${sha256.slice(0, 20)}.${format}`
      // An existing file of this name is the same one, or unfinished.
      await stores[0].remove(file)
      await stores[0].put(file, { body: createReadStream(from), bytes, type: formats[format].type })
      await transaction(async (execute) => {
        await execute(
          `update serving.dumps set replaced_at = now()
           where service = $1 and resource = $2 and format = $3 and replaced_at is null and file <> $4`,
          [resource.service, resource.id, format, file],
        )
        await execute(
          `insert into serving.dumps (file, service, resource, format, entries, bytes, sha256, cursor, made_for)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (file) do update set cursor = excluded.cursor, made_for = excluded.made_for, made_at = now(), replaced_at = null`,
          [
            file,
            resource.service,
            resource.id,
            format,
            entries,
            bytes,
            sha256,
            `${upTo?.epoch ?? '0'}-${upTo?.number ?? '0'}`,
            wanted,
          ],
        )
      })
    }
    return written.length
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** A few records at a time, in the order of their slugs. */
async function writeFiles({ database, addresses }: Making, resource: AnyResource, place: string) {
  const base = addressOf(resource.service, addresses)
  const files = await Promise.all(
    formatNames.map(async (format) => {
      const from = path.join(place, format)
      const encoder = await formats[format].encoder(resource)
      return { format, from, encoder, handle: await open(from, 'w'), digest: createHash('sha256'), bytes: 0 }
    }),
  )
  let entries = 0
  try {
    for (let last = ''; ; ) {
      const rows = await database.execute<{ slug: string; record: JsonText<AnyRecord> }>(
        `select slug, record::text as record from read_model.records
         where service = $1 and resource = $2 and slug > $3 order by slug limit $4`,
        [resource.service, resource.id, last, AT_ONCE],
      )
      const records = rows.map(({ record }) => withAddresses(record, base, addresses.publicUrl))
      for (const file of files) await write(file, file.encoder.add(records))
      entries += rows.length
      const end = rows.at(-1)
      if (end === undefined || rows.length < AT_ONCE) break
      last = end.slug
    }
    for (const file of files) await write(file, file.encoder.end())
  } finally {
    for (const { handle } of files) await handle.close()
  }
  return files.map(({ format, from, digest, bytes }) => ({
    format,
    from,
    bytes,
    entries,
    sha256: digest.digest('hex'),
  }))
}

type Writing = { handle: FileHandle; digest: Hash; bytes: number }

async function write(file: Writing, bytes: Uint8Array): Promise<void> {
  await file.handle.write(bytes)
  file.digest.update(bytes)
  file.bytes += bytes.length
}

/** A text: what stands above its lines, and a line for each record. */
function linesOf(head: string, line: (json: JsonText<AnyRecord>) => string): Encoder {
  let above = head
  const taken = (text: string) => {
    const bytes = Buffer.from(above + text)
    above = ''
    return bytes
  }
  return { add: (records) => taken(records.map(line).join('')), end: () => taken('') }
}

async function removeReplaced({ database, transaction, stores }: Making): Promise<void> {
  const rows = await database.execute<{ file: string }>(
    `select file from serving.dumps where replaced_at < now() - interval '${KEPT}'`,
  )
  for (const { file } of rows) {
    for (const store of stores) await store.remove(file)
    await transaction((execute) =>
      execute('delete from serving.dumps where file = $1 and replaced_at is not null', [file]),
    )
  }
}

/** Saves of the CMS without the CMS and without PostgreSQL: its tables hold a few rows, and statements are answered as a test says. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import type { Execute } from '#src/read-model/database.ts'
import { type Recorded, type RecordedAnswer, recorded } from './recorded.ts'

type Row = Readonly<Record<string, unknown>>

export type SavingGround = {
  /** Rows by the slug of their collection. */
  tables?: Readonly<Record<string, readonly Row[]>>
  /** Versions of documents, the newest last. */
  versions?: Readonly<Record<string, readonly { parent: number; version: Row }[]>>
  /** What statements are answered; all others give no rows. */
  answers?: readonly RecordedAnswer[]
  /** Who saves; a machine where it is nobody. */
  user?: Row | null
  context?: Row
}

export type Saving = Recorded & {
  req: PayloadRequest
  payload: Payload
  execute: Execute
  /** How each transaction ended. */
  ended: ('committed' | 'undone')[]
}

const nothing: RecordedAnswer = { to: '', rows: () => [] }
/** A request that has a transaction, in which a document was just saved. */
export function saving({
  tables = {},
  versions = {},
  answers = [],
  user = null,
  context = {},
}: SavingGround = {}): Saving {
  const { database, asked } = recorded([...answers, nothing])
  const ended: Saving['ended'] = []
  const client = {
    // Where a statement selects its rows as JSON, each is the one value of a row.
    async query({ text, rowMode }: { text: string; rowMode?: 'array' }, values: unknown[]) {
      const rows = await database.write(text, values)
      return { rows: rowMode === 'array' ? rows.map((row) => [row]) : rows }
    },
  }
  const open = { db: drizzle(client as unknown as PoolClient) }
  const sessions: Record<string, typeof open> = { saving: open }
  const end = (how: Saving['ended'][number]) => async (id: string) => {
    delete sessions[id]
    ended.push(how)
  }
  const within = (collection: string, where: Row, limit = 0) => {
    const rows = (tables[collection] ?? []).filter((row) => meets(row, where))
    return limit === 0 ? rows : rows.slice(0, limit)
  }
  const db = {
    sessions,
    drizzle: open.db,
    async beginTransaction() {
      sessions.begun = open
      return 'begun'
    },
    commitTransaction: end('committed'),
    rollbackTransaction: end('undone'),
    find: async ({ collection, where, limit }: { collection: string; where: Row; limit?: number }) => ({
      docs: within(collection, where, limit),
    }),
    findOne: async ({ collection, where }: { collection: string; where: Row }) => within(collection, where)[0] ?? null,
    findVersions: async ({ collection, where }: { collection: string; where: Row }) => ({
      docs: (versions[collection] ?? []).map((one) => ({ latest: true, ...one })).filter((one) => meets(one, where)),
    }),
  }
  const english = { dateFNSKey: 'en-US', translations: {} }
  const config = { i18n: { fallbackLanguage: 'en', supportedLanguages: { en: english }, translations: {} } }
  // Of the CMS this is all that publishing asks.
  const payload = { db, config } as unknown as Payload
  const req = { payload, user, context, transactionID: 'saving' } as unknown as PayloadRequest
  return { database, asked, req, payload, execute: database.write, ended }
}

/** Whether a row is what a query of the CMS asks for, as far as publishing asks. */
const meets = (row: Row, where: Row): boolean =>
  Object.entries(where).every(([field, wanted]) => {
    if (field === 'and') return (wanted as Row[]).every((one) => meets(row, one))
    if (field === 'or') return (wanted as Row[]).some((one) => meets(row, one))
    const {
      equals,
      in: among,
      greater_than: above,
    } = wanted as { equals?: unknown; in?: unknown[]; greater_than?: number }
    return [row[field]].flat().some((value) => {
      if (among !== undefined) return among.includes(value)
      return above === undefined ? value === equals : Number(value) > above
    })
  })

/** The parts of services whose revisions grew, in order. */
export const grownIn = (asked: Recorded['asked']): unknown[] =>
  asked.filter(({ text }) => text.includes('into read_model.revisions')).map(({ values }) => values.slice(0, 2))

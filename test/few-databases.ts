/** Databases without PostgreSQL: each is there or away, has revisions, answers statements and tells who listens. */
import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { RevisionRow } from '#src/read-model/revision.ts'

/** A database at an address. */
export type FewDatabase = {
  revisions: RevisionRow[]
  /** `silent` takes connections and never answers. */
  state: 'here' | 'away' | 'silent'
  /** By which one server is told from another at the same address. */
  began: string
  replayedAt: Date | null
  /** So many of those who ask next are refused a further connection. */
  refuses: number
  /** What other statements are answered; a failure is thrown. */
  answer: (text: string) => object[]
  /** What it was asked beside its revisions. */
  asked: string[]
}

export const revisionOf = (revision: number | string, service = 'flowers', part = 'entries'): RevisionRow => ({
  service,
  part,
  revision: String(revision),
})

/** Databases by their addresses, in the place of those that node-postgres would connect to. */
export function fewDatabases(...addresses: string[]) {
  const all = new Map<string, FewDatabase>()
  const open = new Map<string, Set<EventEmitter>>()
  for (const address of addresses) {
    const blank: FewDatabase = {
      revisions: [],
      state: 'here',
      began: address,
      replayedAt: null,
      refuses: 0,
      answer: () => [],
      asked: [],
    }
    all.set(address, blank)
    open.set(address, new Set())
  }
  const at = (address: string): FewDatabase => all.get(address) as FewDatabase

  const answered = async (address: string, text: string): Promise<{ rows: object[] }> => {
    const { state, revisions, began, replayedAt, answer, asked } = at(address)
    if (state === 'silent') return new Promise(() => {})
    if (state === 'away') throw new Error(`connect ECONNREFUSED ${address}`)
    if (text.startsWith('select service, part, revision')) return { rows: revisions.map((row) => ({ ...row })) }
    if (text.includes('sum(revision)')) {
      const total = revisions.reduce((sum, { revision }) => sum + BigInt(revision), 0n)
      return { rows: [{ total: String(total), replayed_at: replayedAt, began }] }
    }
    if (text.includes('pg_postmaster_start_time')) return { rows: [{ began }] }
    asked.push(text)
    return { rows: answer(text) }
  }
  const textOf = (statement: string | { text: string }) => (typeof statement === 'string' ? statement : statement.text)

  class Client extends EventEmitter {
    readonly #address: string
    readonly #waiting = new Set<(reason: Error) => void>()
    constructor({ connectionString }: { connectionString: string }) {
      super()
      this.#address = connectionString
    }
    async connect() {
      if (at(this.#address).state === 'away') throw new Error(`connect ECONNREFUSED ${this.#address}`)
      open.get(this.#address)?.add(this)
    }
    /** What was asked fails with the connection, however silent the database is. */
    query(statement: string | { text: string }) {
      return new Promise((resolve, reject) => {
        this.#waiting.add(reject)
        answered(this.#address, textOf(statement)).then(resolve, reject)
      })
    }
    async end() {
      open.get(this.#address)?.delete(this)
      for (const fail of this.#waiting) fail(new Error('Connection terminated'))
    }
  }
  class Pool extends EventEmitter {
    readonly options: {
      connectionString: string
      max: number
      min?: number
      idleTimeoutMillis?: number
      onConnect(client: unknown): Promise<void>
    }
    /** When each connection that nobody uses was given back. */
    readonly #idle: number[] = []
    totalCount = 0
    waitingCount = 0
    constructor(options: Pool['options']) {
      super()
      this.options = options
    }
    get idleCount() {
      return this.#idle.length
    }
    async query(statement: { text: string }) {
      const { connectionString, onConnect } = this.options
      this.#closeUnused()
      const database = at(connectionString)
      if (database.refuses > 0) {
        database.refuses -= 1
        throw Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
      }
      if (this.#idle.pop() === undefined) {
        this.totalCount += 1
        await onConnect({ query: (text: string) => answered(connectionString, text) })
      }
      try {
        return await answered(connectionString, textOf(statement))
      } finally {
        this.#idle.push(Date.now())
      }
    }
    async end() {}
    /** As node-postgres does, which keeps the least it is to keep. */
    #closeUnused() {
      const { min = 0, idleTimeoutMillis = 10_000 } = this.options
      const unusedSince = Date.now() - idleTimeoutMillis
      while (this.totalCount > min && this.#idle[0] !== undefined && this.#idle[0] <= unusedSince) {
        this.#idle.shift()
        this.totalCount -= 1
      }
    }
  }
  const { Client: ownClient, Pool: ownPool } = pg
  Object.assign(pg, { Client, Pool })
  return {
    at,
    /** Tells whoever listens to a database. */
    notify(address: string, payload: string) {
      for (const client of open.get(address) ?? []) client.emit('notification', { payload })
    },
    /** Every connection to a database breaks, and it is away. */
    cut(address: string) {
      at(address).state = 'away'
      for (const client of open.get(address) ?? []) client.emit('error', new Error('cut'))
    },
    /** How many connections there are to a database. */
    connections: (address: string): number => open.get(address)?.size ?? 0,
    restore: () => void Object.assign(pg, { Client: ownClient, Pool: ownPool }),
  }
}

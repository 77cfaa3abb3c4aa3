/**
 * Transactions of the CMS whose COMMIT is awaited. The CMS's own adapter loses the error of a refused COMMIT, in a promise that has
 * already settled, and tells the editor that all is saved; here it fails the request. A connection that breaks while a transaction
 * holds it fails that transaction and not the process, and it is sent one statement at a time.
 */
import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'

type Session = { db: unknown; resolve(): Promise<void>; reject(): Promise<void> }

/** What this needs of the adapter of PostgreSQL. */
type Adapter = {
  initializing: Promise<unknown>
  drizzle: { transaction(work: (tx: unknown) => Promise<void>, options?: unknown): Promise<void> }
  transactionOptions?: unknown
  sessions: Record<string, Session | undefined>
}

/** Thrown within a transaction to have it rolled back. */
class Undone extends Error {}

/** The methods of the adapter that begin and end transactions, to stand in the place of its own. */
export const honestCommits = {
  async beginTransaction(this: Adapter, options?: unknown): Promise<string> {
    await this.initializing
    const id = randomUUID()
    return new Promise((ready, failed) => {
      const done = this.drizzle.transaction(
        (db) =>
          new Promise<void>((commit, undo) => {
            this.sessions[id] = {
              db,
              resolve: () => {
                commit()
                return done
              },
              reject: async () => {
                undo(new Undone())
                // The transaction has been undone, or the connection is gone and PostgreSQL has undone it.
                await done.catch(() => {})
              },
            }
            ready(id)
          }),
        options ?? this.transactionOptions,
      )
      // For an error before the transaction begins; a later one is thrown where it is ended.
      done.catch(failed)
    })
  },

  /** Resolves when PostgreSQL has stored the transaction. Throws the error of PostgreSQL or of the connection. */
  async commitTransaction(this: Adapter, given: string | Promise<string> = ''): Promise<void> {
    const session = taken(this, await given)
    await session?.resolve()
  },

  async rollbackTransaction(this: Adapter, given: string | Promise<string> = ''): Promise<void> {
    await taken(this, await given)?.reject()
  },
}

/** Takes the session of a transaction out of the adapter, so that nobody else can end it. */
function taken({ sessions }: Adapter, id: string): Session | undefined {
  const session = sessions[id]
  delete sessions[id]
  return session
}

/**
 * A connection that sends a statement when the one before has ended. In a transaction the CMS asks for several at once, as an import
 * does; node-postgres holds them back itself, warns of it, and will not in its next release.
 */
class PatientClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()

  constructor(options?: pg.ClientConfig) {
    super(options)
    const send: (...given: unknown[]) => unknown = this.query.bind(this)
    const wait = (...given: unknown[]) => {
      // Whoever gives a callback has the connection alone: the pool does, for a statement by itself.
      if (given.some((one) => typeof one === 'function')) return send(...given)
      const asked = this.#last.then(() => send(...given))
      this.#last = asked.catch(() => {})
      return asked
    }
    // What it takes and gives is the same.
    this.query = wait as typeof this.query
  }
}

/** A pool of such connections, in which each has a listener for errors, also while it is checked out. */
class GuardedPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, Client: PatientClient })
    this.on('connect', (client) => client.on('error', () => {}))
    this.on('error', () => {})
  }
}

/** node-postgres with that pool in the place of its own. The adapter's types are those of another release of the same package. */
export const guardedPg = Object.create(pg, { Pool: { value: GuardedPool } }) as NonNullable<
  Parameters<typeof postgresAdapter>[0]['pg']
>

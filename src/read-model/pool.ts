/** Connections to one PostgreSQL as readers use them, with prepared statements. */
import pg from 'pg'
import { collectWith, Durations, type Sample, sample } from '#src/telemetry/samples.ts'
import { type Begun, spanned } from '#src/telemetry/trace.ts'

/** JSON columns arrive as text: a record is passed on, not read. */
export const textOfJson: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.JSON ? (value: unknown) => value : pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * One plan serves all values: to plan a search anew takes longer than most searches. Names are alike when half their trigrams are
 * common: PostgreSQL's own 0.3 reads five times as many and finds nothing that a reader meant. For words 0.3 will do: two wrong letters
 * leave no more in common, and there are few words. Statements are short: to compile one or to start parallel workers takes longer than
 * to run it, and the cores are for other readers.
 */
const SETTINGS = `set plan_cache_mode = force_generic_plan; set jit = off; set max_parallel_workers_per_gather = 0;
  set pg_trgm.similarity_threshold = 0.5; set pg_trgm.strict_word_similarity_threshold = 0.3`

/** A connection that takes longer than this to open is an error: the database is away. */
const CONNECT_MS = 5000

/** What readers ask takes a second at most. A statement without an answer by then will never have one: the network went silent. */
const QUERY_MS = 15_000

/** Connections that the readers of one process share. */
const CONNECTIONS = 10

/**
 * Connections that are kept however long they are idle; others are closed after ten idle minutes. A new connection has to sign in and
 * plan each statement again, and the readers of a sudden crowd would wait for that.
 */
const KEPT = 4
const IDLE_MS = 600_000

/** After the database refused another connection, the open ones serve all statements for this long; then more are tried. */
const FULL_MS = 10_000

/** Asks by whichever connection is free. */
export type Pool = {
  query<Row extends object>(statement: pg.QueryConfig): Promise<Row[]>
  end(): Promise<void>
}

/**
 * Opens a pool to the database of this name, `primary` or `replica 1`, whose first statement connects. `check` looks at each new
 * connection, and refuses it by throwing.
 */
export function openPool(
  url: string,
  name: string,
  check: (client: pg.ClientBase) => Promise<void> = async () => {},
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: textOfJson,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    min: KEPT,
    idleTimeoutMillis: IDLE_MS,
    onConnect: async (client) => {
      await client.query(SETTINGS)
      await check(client)
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const counted = countedBy(name)
  const forget = collectWith(() => samplesOf(pool, name))
  return {
    async query<Row extends object>(statement: pg.QueryConfig) {
      const begun = performance.now()
      try {
        return (
          await spanned(
            () => spanOf(statement, name),
            () => asked<Row>(pool, statement),
          )
        ).rows
      } catch (error) {
        counted.failures += 1
        throw error
      } finally {
        counted.took.add((performance.now() - begun) / 1000)
      }
    },
    async end() {
      forget()
      await pool.end()
    },
  }
}

/** Asks, and waits for a connection that is there where the database takes no more of them. */
async function asked<Row extends object>(pool: pg.Pool, statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
  const until = performance.now() + CONNECT_MS
  for (;;)
    try {
      return await pool.query<Row>(statement)
    } catch (error) {
      if (!isFull(error) || pool.totalCount === 0 || performance.now() > until) throw error
      pool.options.max = pool.totalCount
      setTimeout(() => {
        pool.options.max = CONNECTIONS
      }, FULL_MS).unref()
    }
}

/** SQLSTATE too_many_connections: of the server, a database or a role. It is said before a statement is read. */
const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53300'

type Counted = { took: Durations; failures: number }

/** What was asked of each database, by whichever pool: one that was silent is replaced. */
const counts = new Map<string, Counted>()

function countedBy(name: string): Counted {
  const counted = counts.get(name) ?? { took: new Durations(), failures: 0 }
  counts.set(name, counted)
  return counted
}

collectWith((): Sample[] =>
  [...counts].flatMap(([database, { took, failures }]) => [
    ...took.samples('db_client_operation_duration_seconds', { database }),
    sample('db_client_operation_failures_total', failures, { database }),
  ]),
)

/** How a pool is used at present. */
export const samplesOf = (pool: pg.Pool, database: string): Sample[] => [
  sample('db_client_connection_count', pool.idleCount, { database, state: 'idle' }),
  sample('db_client_connection_count', pool.totalCount - pool.idleCount, { database, state: 'used' }),
  sample('db_client_connection_max', pool.options.max, { database }),
  sample('db_client_connection_pending_requests', pool.waitingCount, { database }),
]

/** A statement has its values beside it, so that its text tells nothing of who asks (semantic conventions of databases, stable). */
const spanOf = ({ name, text }: pg.QueryConfig, database: string): Begun => ({
  name: name ?? (/\w+/.exec(text)?.[0] ?? '').toLowerCase(),
  role: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text, 'octavo.database': database },
})

/** Connections to one PostgreSQL as readers use them, with prepared statements. */
import pg from 'pg'

/** JSON columns arrive as text: a record is passed on, not read. */
export const textOfJson: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.JSON ? (value: unknown) => value : pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * Planning a search anew takes longer than most searches; one plan serves all values. Names are alike from half their
 * trigrams on: PostgreSQL's own 0.3 reads five times as many and finds nothing that a reader meant. Words are from a third on,
 * since two letters wrong leave no more: of words there are few.
 */
const SETTINGS = `set plan_cache_mode = force_generic_plan; set pg_trgm.similarity_threshold = 0.5;
  set pg_trgm.strict_word_similarity_threshold = 0.3`

/** A connection that is not had within this time is an error, not a wait: the database is away. */
const CONNECT_MS = 5000

/** What readers ask takes a second at most. A statement that is not answered by then never will be: the network went silent. */
const QUERY_MS = 15_000

/** Connections that the readers of one process share. */
const CONNECTIONS = 10

/** Opens a pool, whose first statement connects. `check` looks at each new connection, and refuses it by throwing. */
export function openPool(url: string, check: (client: pg.ClientBase) => Promise<void> = async () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: textOfJson,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    onConnect: async (client) => {
      await client.query(SETTINGS)
      await check(client)
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/**
 * A database that is followed: whether it is there, and which revisions it has. After each read its revisions are read too, before the
 * answer is given: no answer is newer than the known revisions, and so no database gives an older one later.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openPool } from './pool.ts'
import { allRevisions, type RevisionRow, type WatchedRevisions } from './revision.ts'

/** Longest pause between two questions to a database, and how long it may take to answer: one that is silent for both is away. */
const PERIOD_MS = 1000
const PATIENCE_MS = 1500

/** How long statements wait for a database to have all known revisions; after that it is behind, and nothing waits for it. */
const CATCH_UP_MS = 300

/** Pause between two questions to a database that is waited for. */
const PAUSE_MS = 5

/** How long the question for revisions is held back while statements are under way, so that one serves all of them. */
const GATHER_MS = 1

/** A replica as it is watched: whether it answers, and how far it has come. */
export type Followed = {
  /** Whether it answered when it was last asked. */
  isHere(): boolean
  /** Whether it has everything that is known to have been published. */
  isCurrent(): boolean
  /** Whether it has lacked something for longer than anybody waits. */
  isBehind(): boolean
  /** For how long it has lacked something that is known, in seconds; 0 where it lacks nothing. */
  lagSeconds(): number
  /** When what a replica has was published; null for a primary, and while nothing has been. */
  replayedAt(): Date | null
  /** Waits until it has all that is known by now, for CATCH_UP_MS at most. Gives whether it has. */
  catchUp(): Promise<boolean>
  /** Runs a statement. Throws as soon as the database is known to be away. */
  run<Row extends object>(statement: pg.QueryConfig): Promise<Row[]>
  /** Settles after the first attempt to ask it. */
  ready: Promise<void>
  close(): Promise<void>
}

type Glance = { total: string | null; replayed_at: Date | null; began: string }

/** Revisions only grow: while their sum is the same, none has changed. */
const glance = {
  name: 'glance',
  text: `select sum(revision)::text as total, pg_last_xact_replay_timestamp() as replayed_at,
    pg_postmaster_start_time()::text as began from read_model.revisions`,
}

/** Follows the database of this address, under this name, from now on. */
export function follow(url: string, name: string, revisions: WatchedRevisions): Followed {
  let isHere = false
  let isBehind = false
  let isClosed = false
  let client: pg.Client | null = null
  let seen: Glance | null = null
  let has: readonly RevisionRow[] = []
  /** Revisions that it was found to lack, and since when; others that it lacks are looked at once it has these. */
  let goal: { since: number; lacked: readonly RevisionRow[] } | null = null
  /** The epoch at which it was last seen to have everything. */
  let currentAt = -1
  const underWay = new Set<(reason: Error) => void>()

  // One address may lead to several servers, each with revisions of its own.
  const refuseAnother = async (connection: pg.ClientBase) => {
    const { rows } = await connection.query<{ began: string }>('select pg_postmaster_start_time()::text as began')
    if (seen && rows[0]?.began !== seen.began) throw lostError('the address leads to another server than before')
  }
  let pool = openPool(url, name, refuseAnother)

  const lose = (lost: pg.Client, error: Error) => {
    if (client !== lost) return
    client = null
    seen = null
    currentAt = -1
    void lost.end().catch(() => {})
    if (!isHere) return
    isHere = false
    // A silent connection may stay silent for ever.
    void pool.end().catch(() => {})
    pool = openPool(url, name, refuseAnother)
    for (const fail of underWay) fail(error)
    underWay.clear()
  }

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, lostError('the database ended it')))
    client = next
    try {
      await next.connect()
    } catch (error) {
      lose(next, error as Error)
      throw error
    }
    return next
  }

  const look = async (): Promise<void> => {
    const asked = client ?? (await connect())
    try {
      const [now] = (await asked.query<Glance>(glance)).rows
      if (now?.total !== seen?.total || seen === null) has = (await asked.query<RevisionRow>(allRevisions)).rows
      if (client !== asked) throw lostError('it was lost meanwhile')
      seen = now ?? null
      isHere = true
      revisions.learn(has)
      compare()
      isBehind = goal !== null && performance.now() - goal.since > CATCH_UP_MS
    } catch (error) {
      lose(asked, error as Error)
      throw error
    }
  }

  const compare = () => {
    const epoch = revisions.epoch()
    if (currentAt === epoch) return
    const lacked = revisions.beyond(has)
    if (lacked.length === 0) currentAt = epoch
    if (lacked.length === 0 || (goal && !lacks(has, goal.lacked))) goal = null
    if (lacked.length > 0) goal ??= { since: performance.now(), lacked }
  }

  let looking = Promise.resolve()
  let next: Promise<void> | null = null
  /** Reads its revisions anew: a look that is under way may have begun too early, so all callers share the next one. */
  const lookAfresh = (): Promise<void> => {
    next ??= looking
      .catch(() => {})
      .then(async () => {
        if (underWay.size > 0) await sleep(GATHER_MS)
        next = null
        looking = look()
        return looking
      })
    return next
  }

  let timer: NodeJS.Timeout | undefined
  const keepLooking = async (): Promise<void> => {
    await lookAfresh().catch(() => {})
    if (!isClosed) timer = setTimeout(() => void keepLooking(), PERIOD_MS).unref()
  }
  const ready = keepLooking()

  return {
    isHere: () => isHere,
    isCurrent() {
      if (currentAt !== revisions.epoch()) compare()
      return currentAt === revisions.epoch()
    },
    isBehind: () => isBehind,
    lagSeconds: () => (goal ? (performance.now() - goal.since) / 1000 : 0),
    replayedAt: () => seen?.replayed_at ?? null,
    async catchUp() {
      const lacked = revisions.beyond(has)
      const until = performance.now() + CATCH_UP_MS
      for (;;) {
        try {
          await lookAfresh()
        } catch {
          return false
        }
        if (!lacks(has, lacked)) return true
        if (performance.now() > until) return false
        await sleep(PAUSE_MS)
      }
    },
    async run<Row extends object>(statement: pg.QueryConfig) {
      const rows = await new Promise<Row[]>((resolve, reject) => {
        underWay.add(reject)
        pool
          .query<Row>(statement)
          .then(resolve, reject)
          .finally(() => underWay.delete(reject))
      })
      await lookAfresh()
      return rows
    },
    ready,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking.catch(() => {})
      const [closing, emptied] = [client, pool]
      client = null
      await closing?.end().catch(() => {})
      await emptied.end()
    },
  }
}

/** Whether these revisions lack any of those. */
function lacks(has: readonly RevisionRow[], wanted: readonly RevisionRow[]): boolean {
  return wanted.some(
    ({ service, part, revision }) =>
      !has.some((row) => row.service === service && row.part === part && BigInt(row.revision) >= BigInt(revision)),
  )
}

/** As node-postgres says it of a connection that broke. */
const lostError = (reason: string): Error => new Error(`Connection terminated: ${reason}`)

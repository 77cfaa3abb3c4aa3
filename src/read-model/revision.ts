/**
 * Which revision each part of each service is at, known without a query: the commit that changes a part notifies every instance. Values
 * made from a part are kept until its revision grows.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { OwnerId } from '#src/services.ts'
import type { Part } from './parts.ts'

const CHANNEL = 'octavo'
const CONNECT_MS = 5000
const RECONNECT_MS = 1000
/** Changes that follow one another this closely are told as one. */
const CALM_MS = 200
/** Pause between two checks for a silent break of the connection, which the kernel alone would notice after minutes. */
const HEARTBEAT_MS = 15_000
/** A replica may show a commit before its primary does. A primary that lacks it for this long was restored or replaced. */
const REWIND_MS = 1000

/** What is asked of a database for its revisions. */
export const allRevisions = 'select service, part, revision::text from read_model.revisions'

/** The revision of a part, a whole number as text. */
export type RevisionRow = { service: string; part: string; revision: string }

/** The revisions of all parts of all services, as a process knows them. */
export type Revisions = {
  /** The revision of a part; null while none is known. */
  of(service: OwnerId, part: Part): string | null
  /** Whether revisions are known: while they are not, nothing may be taken from a cache. */
  areKnown(): boolean
  /** A number that changes with every change: while it is the same, nothing has changed. */
  epoch(): number
  /** Tells, a moment later, that a part's revision has grown; several changes in a row are told once. */
  onGrown(told: (service: string, part: string) => void): void
  /** Tells that a primary lost known revisions: values kept by those numbers may no longer be used. */
  onRewound(told: () => void): void
  /** Settles once revisions are known, or after the first failed attempt. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Revisions that are also learnt from the databases that are read. */
export type WatchedRevisions = Revisions & {
  /** Takes note of the revisions of a database: none of those known goes down by it. */
  learn(rows: readonly RevisionRow[]): void
  /** The known revisions that are later than those in `rows`. */
  beyond(rows: readonly RevisionRow[]): RevisionRow[]
}

/**
 * Watches the revisions of a primary over a connection of its own, which is opened at once and again whenever it breaks. While it is
 * broken, or without a primary, revisions count as known as long as `isFollowed` says that a database is asked for them periodically.
 */
export function watchRevisions(url: string | null, isFollowed = () => false): WatchedRevisions {
  let highest: Map<string, string> | null = null
  let isHeard = false
  let epoch = 0
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const listeners: ((service: string, part: string) => void)[] = []
  const rewindListeners: (() => void)[] = []
  const grown = new Map<string, NodeJS.Timeout>()

  const learn = (rows: readonly RevisionRow[]) => {
    highest ??= new Map()
    for (const row of rows) {
      if (!raise(highest, row)) continue
      epoch += 1
      tell(row.service, row.part)
    }
  }
  const tell = (service: string, part: string) => {
    const key = keyOf(service, part)
    if (listeners.length === 0 || grown.has(key)) return
    const told = setTimeout(() => {
      grown.delete(key)
      for (const listener of listeners) listener(service, part)
    }, CALM_MS)
    grown.set(key, told.unref())
  }

  const connect = async (primary: string): Promise<void> => {
    const next = new pg.Client({ connectionString: primary, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    const lost = () => {
      if (client !== next) return
      client = null
      isHeard = false
      epoch += 1
      void next.end().catch(() => {})
      if (!isClosed) retry(primary)
    }
    const ask = async () => (await next.query<RevisionRow>(allRevisions)).rows
    const before = new Map(highest)
    const heard: RevisionRow[] = []
    client = next
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload = '' }) => {
      const [service, part, revision] = payload.split(' ')
      // A notification that comes before the rows are read may be newer or older than they are: the higher number counts.
      if (!service || !part || !revision) return
      const told = { service, part, revision }
      if (!isHeard) heard.push(told)
      learn([told])
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      let rows = await ask()
      if (beyond(before, rows).length > 0) {
        await sleep(REWIND_MS)
        rows = await ask()
      }
      if (client !== next) return
      const isRewound = beyond(before, rows).length > 0
      if (isRewound) {
        highest = null
        learn(heard)
      }
      learn(rows)
      isHeard = true
      epoch += 1
      if (isRewound) for (const told of rewindListeners) told()
    } catch {
      lost()
    }
  }
  const retry = (primary: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => void connect(primary), RECONNECT_MS).unref()
  }
  const heartbeat = setInterval(() => {
    const beating = client
    if (!beating || !isHeard) return
    const tooLate = setTimeout(() => beating.emit('error', new Error('no heartbeat')), RECONNECT_MS * 5).unref()
    beating.query('select 1').then(
      () => clearTimeout(tooLate),
      () => clearTimeout(tooLate),
    )
  }, HEARTBEAT_MS).unref()
  const first = url === null ? Promise.resolve() : connect(url)

  const areKnown = () => highest !== null && (isHeard || isFollowed())

  return {
    of: (service, part) => (areKnown() ? (highest?.get(keyOf(service, part)) ?? '0') : null),
    areKnown,
    epoch: () => epoch,
    onGrown: (told) => void listeners.push(told),
    onRewound: (told) => void rewindListeners.push(told),
    learn,
    beyond: (rows) => beyond(highest, rows),
    ready: () => first,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      for (const told of grown.values()) clearTimeout(told)
      clearInterval(heartbeat)
      const closing = client
      client = null
      await first.catch(() => {})
      await closing?.end().catch(() => {})
    },
  }
}

const keyOf = (service: string, part: string): string => `${service} ${part}`

/** The revisions of `known` that are later than those in `rows`. */
function beyond(highest: ReadonlyMap<string, string> | null, rows: readonly RevisionRow[]): RevisionRow[] {
  const there = new Map(rows.map(({ service, part, revision }) => [keyOf(service, part), revision]))
  const lacked = [...(highest ?? [])].filter(([key, revision]) => isHigher(revision, there.get(key)))
  return lacked.map(([key, revision]) => {
    const [service = '', part = ''] = key.split(' ')
    return { service, part, revision }
  })
}

/** Keeps the higher of two revisions; whether that is the new one. */
function raise(revisions: Map<string, string>, { service, part, revision }: RevisionRow): boolean {
  const key = keyOf(service, part)
  if (!isHigher(revision, revisions.get(key))) return false
  revisions.set(key, revision)
  return true
}

/** Revisions are whole numbers as text, of any length. */
const isHigher = (revision: string, other: string | undefined): boolean =>
  other === undefined || BigInt(revision) > BigInt(other)

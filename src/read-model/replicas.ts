/**
 * Which database a statement is sent to: a replica that has everything known to have been published, else the primary. Whichever
 * answers, readers never get an older state after a newer one.
 */
import type pg from 'pg'
import { type Followed, follow } from './followed.ts'
import { type Revisions, watchRevisions } from './revision.ts'

/** What is known of the databases at present. */
export type Standing = {
  /** The one that is read: `primary`, or `replica 1` for the first address; null while there is none. */
  reads_from: string | null
  /** Whether the primary is read for want of a replica. */
  is_fallback: boolean
  primary: 'here' | 'away' | 'not set'
  /** Whether readers see all that was published; null while nobody can tell, since the primary is away. */
  is_up_to_date: true | null
  replicas: {
    name: string
    state: 'current' | 'behind' | 'away'
    /** For how long it has lacked something that is known to have been published; null while it is away. */
    lag_seconds: number | null
    /** When the last change that it has was made (UTC). */
    replayed_at: string | null
  }[]
}

/** A primary with its replicas, asked as one database. */
export type Replicated = {
  revisions: Revisions
  /** Asks a replica or the primary; where one fails, the next. */
  ask<Row extends object>(statement: pg.QueryConfig): Promise<Row[]>
  /** Asks the primary, which alone can be written to. */
  tell<Row extends object>(statement: pg.QueryConfig): Promise<Row[]>
  hasPrimary(): boolean
  standing(): Standing
  close(): Promise<void>
}

/** The names of the databases, in metrics and in the answer of `/readyz`. */
const PRIMARY = 'primary'
const nameOfReplica = (index: number): string => `replica ${index + 1}`

/** Reads of these replicas, and of the primary where there is one. */
export function readReplicas(primaryUrl: string | null, replicaUrls: readonly string[]): Replicated {
  const all: Followed[] = []
  const watched = watchRevisions(primaryUrl, () => all.some(({ isHere }) => isHere()))
  const replicas = replicaUrls.map((url, index) => follow(url, nameOfReplica(index), watched))
  const primary = primaryUrl === null ? null : follow(primaryUrl, PRIMARY, watched)
  all.push(...replicas, ...(primary ? [primary] : []))
  const ready = Promise.all([watched.ready(), ...all.map((one) => one.ready)]).then(() => {})
  // Each process begins with another one, so that all have work.
  const first = Math.floor(Math.random() * replicas.length)
  const inTurn = [...replicas.slice(first), ...replicas.slice(0, first)]

  const choose = async (tried: ReadonlySet<Followed>): Promise<Followed | null> => {
    const here = inTurn.filter((one) => !tried.has(one) && one.isHere())
    const current = here.find((one) => one.isCurrent())
    if (current) return current
    const awaited = here.find((one) => !one.isBehind())
    if (awaited && (await awaited.catchUp())) return awaited
    if (primary === null || tried.has(primary)) return null
    // A replica may show a commit before its primary does. One that the primary still lacks after a while is lost: the primary is right.
    if (primary.isHere() && !primary.isCurrent() && !primary.isBehind()) await primary.catchUp()
    // The primary is asked even if it is away: its error says what is wrong.
    return primary
  }

  return {
    revisions: { ...watched, ready: () => ready },
    async ask(statement) {
      await ready
      const tried = new Set<Followed>()
      let failure: unknown = away('No database can be reached that has all that was answered before.')
      for (;;) {
        const one = await choose(tried)
        if (one === null) throw failure
        tried.add(one)
        try {
          return await one.run(statement)
        } catch (error) {
          failure = error
        }
      }
    },
    async tell(statement) {
      if (primary === null) throw away('There is no primary to write to.')
      return primary.run(statement)
    },
    hasPrimary: () => primary?.isHere() ?? false,
    standing() {
      const nameOf = (one: Followed) => (one === primary ? PRIMARY : nameOfReplica(replicas.indexOf(one)))
      const isPrimaryHere = primary?.isHere() ?? false
      const read =
        inTurn.find((one) => one.isHere() && one.isCurrent()) ??
        inTurn.find((one) => one.isHere() && !one.isBehind()) ??
        (isPrimaryHere ? primary : null)
      return {
        reads_from: read && nameOf(read),
        is_fallback: read === primary && read !== null,
        primary: primary === null ? 'not set' : isPrimaryHere ? 'here' : 'away',
        is_up_to_date: isPrimaryHere || null,
        replicas: replicas.map((one) => ({
          name: nameOf(one),
          state: !one.isHere() ? 'away' : one.isBehind() ? 'behind' : 'current',
          lag_seconds: one.isHere() ? Math.round(one.lagSeconds() * 1000) / 1000 : null,
          replayed_at: one.replayedAt()?.toISOString() ?? null,
        })),
      }
    },
    async close() {
      await watched.close()
      await Promise.all(all.map((one) => one.close()))
    },
  }
}

/** SQLSTATE 08001: a connection cannot be established. */
const away = (message: string): Error => Object.assign(new Error(message), { code: '08001' })

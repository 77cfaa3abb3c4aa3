/**
 * Limits the requests of a client in a minute, over all readers. Each reader counts in memory, and shares with the others only the counts
 * of busy clients: so most requests cost no statement, and the limit is the same however many readers there are.
 */

import { hashOf } from '#src/text/hash.ts'

const windowMs = 60_000

/** Most clients remembered at once, about 10 MB; beyond, the one whose window opened longest ago is forgotten. */
const mostClients = 50_000

/** The share of a client's limit that a reader lets through before it tells the others: each may exceed the limit by as much. */
const untoldShare = 1 / 20

/** Milliseconds that a request waits at most for the counts of other readers; after that only the known counts are used. */
const patienceMs = 500

/** Milliseconds after a failure during which counts are not shared, and each reader counts for itself. */
const restMs = 5000

/** A limit, with its name in headers; 0 requests a minute means that there is no limit. */
export type Quota = { name: 'default' | 'key'; perMinute: number }

/** The requests that a client has left, and the seconds until it has its whole limit again. */
export type Allowance = { quota: Quota; remaining: number; resetSeconds: number; refused: boolean }

/** Requests of a client that were let through in the window that ends at `endsMs`. */
export type ClientTally = { client: string; endsMs: number; used: number }

/** Adds these counts to those of all readers; gives the sums, in the same order. */
export type Tell = (tallies: readonly ClientTally[]) => Promise<readonly number[]>

/** The limit of requests of each client, over windows of time. */
export type Limiter = {
  /** The limit of clients without a limit of their own. */
  quota: Quota
  /**
   * Counts a request of a client, which may have a limit of its own. Undefined where there is no limit or the client is not known; a
   * promise where the count of a busy client has to be shared first.
   */
  take(client: string, nowMs: number, quota?: Quota): Allowance | Promise<Allowance> | undefined
}

/** `used` is the known count of all readers, `untold` the part of it that the others do not know yet. */
type Window = { client: string; endsMs: number; quota: Quota; used: number; untold: number }

/** A limiter for one process. It counts together with all processes that `tell` reaches; without `tell`, alone. */
export function limiter(perMinute: number, tell?: Tell): Limiter {
  // In the order in which windows opened: a window that opens again is put at the end.
  const windows = new Map<string, Window>()
  const due = new Set<Window>()
  const usual: Quota = { name: 'default', perMinute }
  const mostUntoldOf = ({ quota }: Window): number =>
    tell ? Math.max(Math.floor(quota.perMinute * untoldShare), 1) : Number.POSITIVE_INFINITY
  let telling: Promise<void> | undefined
  let isLate = false
  let restsUntilMs = 0

  const open = (client: string, nowMs: number, quota: Quota): Window => {
    forget(windows.get(client))
    for (const window of windows.values()) {
      if (windows.size < mostClients && nowMs < window.endsMs) break
      forget(window)
    }
    const opened = { client, endsMs: endOfWindow(client, nowMs), quota, used: 0, untold: 0 }
    windows.set(client, opened)
    return opened
  }
  const forget = (window: Window | undefined): void => {
    if (window === undefined) return
    windows.delete(window.client)
    due.delete(window)
  }

  const isReached = (): boolean => !isLate && performance.now() >= restsUntilMs

  const tellDue = async (): Promise<void> => {
    const told = [...due].map((window) => ({ window, used: window.untold }))
    due.clear()
    try {
      const sums = (await tell?.(told.map(({ window: { client, endsMs }, used }) => ({ client, endsMs, used })))) ?? []
      for (const [index, { window, used }] of told.entries()) {
        window.untold -= used
        // The shared count may be lost, as after a crash of the database; the known one still holds.
        window.used = Math.max(window.used, (sums[index] ?? 0) + window.untold)
      }
    } catch {
      restsUntilMs = performance.now() + restMs
    }
  }
  /** Shares the counts that are due, one statement at a time. Settles when they are shared, or after `patienceMs`. */
  const begin = (window: Window): Promise<void> => {
    due.add(window)
    telling ??= new Promise((settle) => {
      const late = setTimeout(() => {
        isLate = true
        settle()
      }, patienceMs).unref()
      void tellDue().then(() => {
        clearTimeout(late)
        isLate = false
        telling = undefined
        settle()
      })
    })
    return telling
  }

  const count = (window: Window, nowMs: number): Allowance => {
    const { quota } = window
    const resetSeconds = Math.ceil((window.endsMs - nowMs) / 1000)
    if (window.used >= quota.perMinute) return { quota, remaining: 0, resetSeconds, refused: true }
    window.used += 1
    window.untold += 1
    // Counts are shared when half of that is used, so that requests rarely wait.
    if (window.untold * 2 >= mostUntoldOf(window) && isReached()) void begin(window)
    return { quota, remaining: quota.perMinute - window.used, resetSeconds, refused: false }
  }

  const takeWhenTold = async (window: Window, nowMs: number): Promise<Allowance> => {
    while (window.untold >= mostUntoldOf(window) && window.used < window.quota.perMinute && isReached())
      await begin(window)
    return count(window, nowMs)
  }

  return {
    quota: usual,
    take(client, nowMs, quota = usual) {
      if (quota.perMinute === 0 || client === '') return undefined
      let window = windows.get(client)
      if (window === undefined || nowMs >= window.endsMs) window = open(client, nowMs, quota)
      const mayCount = window.untold < mostUntoldOf(window) || window.used >= quota.perMinute || !isReached()
      return mayCount ? count(window, nowMs) : takeWhenTold(window, nowMs)
    },
  }
}

/** The header that tells a limit: draft-ietf-httpapi-ratelimit-headers-10, section 3. None where there is no limit. */
export const limitPolicy = ({ name, perMinute }: Quota): Record<string, string> =>
  perMinute === 0 ? {} : { 'ratelimit-policy': `"${name}";q=${perMinute};w=60` }

/** The headers that tell a client its limit and what is left of it: section 4. */
export function limitHeaders({ quota, remaining, resetSeconds, refused }: Allowance): Readonly<Record<string, string>> {
  const headers = limitPolicy(quota)
  headers.ratelimit = `"${quota.name}";r=${remaining};t=${resetSeconds}`
  if (refused) headers['retry-after'] = String(resetSeconds)
  return headers
}

/** The limit in words, for whoever writes a program. */
export const limitInWords = ({ quota: { perMinute } }: Limiter): string =>
  perMinute === 0
    ? 'There is no limit of requests.'
    : `A client may make ${perMinute} requests a minute; the RateLimit headers say what is left. Whoever needs more asks for a key, and sends it as X-API-Key or as Authorization: Bearer.`

/**
 * When the client's present window ends: at the same second of every minute, which follows from the client, so that all readers
 * agree on it and clients do not come back all at once.
 */
function endOfWindow(client: string, nowMs: number): number {
  const phaseMs = (hashOf(client) % 60) * 1000
  return Math.floor((nowMs - phaseMs) / windowMs + 1) * windowMs + phaseMs
}

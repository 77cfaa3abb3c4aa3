/**
 * How many requests a client may make in a minute, over all readers. Each counts for itself, in memory, and tells the others only
 * what a busy client has used up: so a request costs no statement, and the limit is one however many readers there are.
 */

const windowMs = 60_000

/** Clients remembered at once; past it, the one whose window opened longest ago is forgotten. About 10 MB. */
const mostClients = 50_000

/** The part of a client's limit that a reader lets through before it has told the others: so far over the limit each may be. */
const untoldShare = 1 / 20

/** Nobody waits longer to hear what others have let through; what is known here counts until it is heard. */
const patienceMs = 500

/** After a failure the others are left alone for so long, and each reader counts for itself. */
const restMs = 5000

/** A limit, with its name in headers; 0 requests a minute means that there is no limit. */
export type Quota = { name: 'default' | 'key'; perMinute: number }

/** What is left to a client of its limit, and the seconds until it has the whole again. */
export type Allowance = { quota: Quota; remaining: number; resetSeconds: number; refused: boolean }

/** Requests of a client that were let through in the window that ends then. */
export type ClientTally = { client: string; endsMs: number; used: number }

/** Adds these to what all readers let through; gives the sums, in the same order. */
export type Tell = (tallies: readonly ClientTally[]) => Promise<readonly number[]>

/** The limit of requests of each client, over windows of time. */
export type Limiter = {
  /** The limit of whoever has no other. */
  quota: Quota
  /**
   * Counts a request of a client, who may have another limit than most. Undefined where there is none or the client is not known; a
   * promise where a busy client's count has to be told first.
   */
  take(client: string, nowMs: number, quota?: Quota): Allowance | Promise<Allowance> | undefined
}

/** `used` is what is known of all readers, `untold` what of it the others do not know. */
type Window = { client: string; endsMs: number; quota: Quota; used: number; untold: number }

/** A limiter for one process, which counts together with all those whom `tell` reaches; without it, by itself. */
export function limiter(perMinute: number, tell?: Tell): Limiter {
  // In the order the windows opened, since a window that opens anew is put at the end.
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
        // What is forgotten elsewhere, as after a crash of the database, is still known here.
        window.used = Math.max(window.used, (sums[index] ?? 0) + window.untold)
      }
    } catch {
      restsUntilMs = performance.now() + restMs
    }
  }
  /** Tells what is due, once at a time. Settles when it is told, or when patience ends. */
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
    // Told halfway, so that hardly anybody waits.
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
export const limitPolicy = ({ name, perMinute }: Quota): Readonly<Record<string, string>> =>
  perMinute === 0 ? {} : { 'ratelimit-policy': `"${name}";q=${perMinute};w=60` }

/** The headers that tell a client its limit and what is left of it: section 4. */
export const limitHeaders = ({
  quota,
  remaining,
  resetSeconds,
  refused,
}: Allowance): Readonly<Record<string, string>> => ({
  ...limitPolicy(quota),
  ratelimit: `"${quota.name}";r=${remaining};t=${resetSeconds}`,
  ...(refused && { 'retry-after': String(resetSeconds) }),
})

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

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** How many requests a client may make: a window of a minute that opens with the client's first request. */

const windowMs = 60_000

/** Clients remembered at once; past it, the one whose window opened longest ago is forgotten. About 10 MB. */
const mostClients = 50_000

/** What is left to a client, and the seconds until it has the whole limit again. */
export type Allowance = { remaining: number; resetSeconds: number; refused: boolean }

export type Limiter = {
  /** Requests a minute; 0 is no limit. */
  perMinute: number
  /** Counts a request. Undefined where there is no limit or the client is not known. */
  take(client: string, nowMs: number): Allowance | undefined
}

/** A limiter for one process. Several instances count apart: each lets through its own limit. */
export function limiter(perMinute: number): Limiter {
  // In the order the windows opened, since a window that opens anew is put at the end.
  const windows = new Map<string, { openedMs: number; used: number }>()

  const open = (client: string, nowMs: number) => {
    windows.delete(client)
    for (const [known, { openedMs }] of windows) {
      if (windows.size < mostClients && nowMs - openedMs < windowMs) break
      windows.delete(known)
    }
    const opened = { openedMs: nowMs, used: 0 }
    windows.set(client, opened)
    return opened
  }

  return {
    perMinute,
    take(client, nowMs) {
      if (perMinute === 0 || client === '') return undefined
      let window = windows.get(client)
      if (window === undefined || nowMs - window.openedMs >= windowMs) window = open(client, nowMs)
      window.used += 1
      return {
        remaining: Math.max(perMinute - window.used, 0),
        resetSeconds: Math.ceil((window.openedMs + windowMs - nowMs) / 1000),
        refused: window.used > perMinute,
      }
    },
  }
}

/** The headers that tell a client its limit: draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4. */
export const limitHeaders = (
  { perMinute }: Limiter,
  { remaining, resetSeconds, refused }: Allowance,
): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"default";q=${perMinute};w=60`,
  ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
  ...(refused && { 'retry-after': String(resetSeconds) }),
})

/** Counts requests against their limit: by the key that they show or, without one, by the address that they come from. */
import { apiKeyOf } from './api-keys.ts'
import type { Allowance } from './limiter.ts'
import type { HttpRequest } from './request-and-reply.ts'
import type { Site } from './site.ts'

/**
 * Counts a request and gives what is left; undefined where nothing limits it. It is a promise where a key has to be looked up, or where a
 * busy client's count has to be shared first; the promise rejects for a wrong key.
 */
export function allowanceOf(
  request: HttpRequest,
  { limiter, keys }: Pick<Site, 'limiter' | 'keys'>,
  now: Date,
): Allowance | Promise<Allowance | undefined> | undefined {
  // A browser's preflight request is not counted: the reader did not choose to send it.
  if (request.method === 'OPTIONS') return undefined
  const key = apiKeyOf(request)
  const nowMs = now.getTime()
  const usual = limiter.quota.perMinute
  if (key === undefined) return usual === 0 ? undefined : limiter.take(request.client, nowMs)
  // A request with a key never has a lower limit than one without.
  return keys.find(key, request.client, nowMs).then(({ id, perMinute }) => {
    const isUnlimited = usual === 0 || perMinute === 0
    return isUnlimited
      ? undefined
      : limiter.take(`key ${id}`, nowMs, { name: 'key', perMinute: Math.max(perMinute, usual) })
  })
}

/** Why no more is answered for now. */
export const limitRefusal = ({ quota }: Allowance): string =>
  `More than ${quota.perMinute} requests came ${quota.name === 'key' ? 'with this key' : 'from you'} within a minute.`

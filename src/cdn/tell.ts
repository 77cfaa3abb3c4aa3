/** Tells each kind of CDN what to forget, in its own way. */
import type { Env } from '#src/env.ts'

/** The CDN that is told. Its address is the operator's own setting, and may well be on this machine or a private network. */
export type Cdn = { kind: Env['PURGE_KIND']; url: string; token: string | undefined }

/** The CDN of these settings; null where there is none. */
export const cdnOf = ({
  PURGE_URL,
  PURGE_KIND,
  PURGE_TOKEN,
}: Pick<Env, 'PURGE_URL' | 'PURGE_KIND' | 'PURGE_TOKEN'>): Cdn | null =>
  PURGE_URL === undefined ? null : { kind: PURGE_KIND, url: PURGE_URL, token: PURGE_TOKEN }

/** Most keys of one request: what Cloudflare takes, and in a header under 4 kB. */
export const mostKeys = 30

/** How long it may take to answer. */
const patienceMs = 10_000

/** Longest wait that it may ask for, in seconds. */
const mostWaitSeconds = 600

/** The failure of a CDN to forget, with its answer. */
export class NotForgotten extends Error {
  readonly atLeastSeconds: number

  constructor(message: string, atLeastSeconds = 0) {
    super(message)
    this.atLeastSeconds = atLeastSeconds
  }
}

type Asked = { method: string; headers: Record<string, string>; body?: string }

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

const requestTo: Readonly<Record<Cdn['kind'], (keys: readonly string[], token: string | undefined) => Asked>> = {
  varnish: (keys, token) => ({ method: 'PURGE', headers: { 'surrogate-key': keys.join(' '), ...bearer(token) } }),
  fastly: (keys, token) => ({
    method: 'POST',
    headers: { 'surrogate-key': keys.join(' '), ...(token !== undefined && { 'fastly-key': token }) },
  }),
  cloudflare: (keys, token) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ tags: keys }),
  }),
}

/** Has the CDN forget all that these keys find. Throws NotForgotten where it does not say that it did. */
export async function tellCdn({ kind, url, token }: Cdn, keys: readonly string[]): Promise<void> {
  const { host } = new URL(url)
  const answer = await fetch(url, {
    ...requestTo[kind](keys, token),
    // Redirects are not followed: only the address that the operator set gets the key.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error) => {
    const { code = error.name } = (error.cause ?? {}) as { code?: string }
    throw new NotForgotten(`The CDN at ${host} cannot be reached: ${code}.`)
  })
  await answer.body?.cancel().catch(() => {})
  if (answer.ok) return
  const seconds = Number(answer.headers.get('retry-after') ?? 0)
  const wait = Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), mostWaitSeconds) : 0
  throw new NotForgotten(`The CDN at ${host} answered ${answer.status} and forgot nothing.`, wait)
}

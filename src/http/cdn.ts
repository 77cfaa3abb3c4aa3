/**
 * Headers for the CDN in front, beside those for browsers: how long it may keep a reply, and the keys by which it is told to forget it.
 * They are sent only where a CDN is told of changes: any other cache would keep outdated replies for a day.
 */
import type { Env } from '#src/env.ts'
import { keysOfReply } from '#src/read-model/surrogate-keys.ts'
import type { Answer } from '#tools/answer.ts'

/** The kind of CDN in front, which decides the names of these headers. */
export type CdnKind = Env['PURGE_KIND']

const daySeconds = 86_400

/** Lifetimes that end with the day are rounded to a minute, so that the head of a reply is made only once a minute. */
const stepSeconds = 60

type HeadersOf = (seconds: number, keys: readonly string[]) => Record<string, string>

const surrogate: HeadersOf = (seconds, keys) => ({
  'surrogate-control': `max-age=${seconds}`,
  'surrogate-key': keys.join(' '),
})

/** The headers that each kind of CDN reads. */
const headersFor: Readonly<Record<CdnKind, HeadersOf>> = {
  varnish: surrogate,
  fastly: surrogate,
  cloudflare: (seconds, keys) => ({ 'cdn-cache-control': `max-age=${seconds}`, 'cache-tag': keys.join(',') }),
}

/**
 * Seconds a CDN may keep an answer: a day at most, and no longer than the day or minute that the answer depends on. Lists that depend on
 * how often entries are read change every minute without the CDN being told.
 */
export function cdnSeconds({ varies, sources }: Pick<Answer, 'varies' | 'sources'>, now: Date): number {
  if (varies === 'minute') return stepSeconds - now.getUTCSeconds()
  if (sources.some(({ part }) => part === 'reads')) return stepSeconds
  if (varies === 'content') return daySeconds
  const left = daySeconds - Math.floor((now.getTime() / 1000) % daySeconds)
  return Math.floor(left / stepSeconds) * stepSeconds
}

/** The headers for a CDN of this kind. */
export const cdnHeaders = (
  kind: CdnKind,
  seconds: number,
  { sources, alone }: Pick<Answer, 'sources' | 'alone'>,
): Record<string, string> => headersFor[kind](seconds, keysOfReply(sources, alone))

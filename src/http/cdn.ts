/**
 * What a CDN in front is told beside what browsers are: how long it may keep a reply until it is told to forget it, and by which
 * keys. Only where there is one that is told: all else would keep for a day what changes in a minute.
 */
import type { Env } from '#src/env.ts'
import { keysOfReply } from '#src/read-model/surrogate-keys.ts'
import type { Answer } from '#tools/answer.ts'

/** The kind of CDN in front, which decides the headers that it is told by. */
export type CdnKind = Env['PURGE_KIND']

const daySeconds = 86_400

/** What depends on the day is told the same for a minute, so that its reply is put together once. */
const stepSeconds = 60

type HeadersOf = (seconds: number, keys: readonly string[]) => Record<string, string>

const surrogate: HeadersOf = (seconds, keys) => ({
  'surrogate-control': `max-age=${seconds}`,
  'surrogate-key': keys.join(' '),
})

/** The headers that each of them reads. */
const headersFor: Readonly<Record<CdnKind, HeadersOf>> = {
  varnish: surrogate,
  fastly: surrogate,
  cloudflare: (seconds, keys) => ({ 'cdn-cache-control': `max-age=${seconds}`, 'cache-tag': keys.join(',') }),
}

/**
 * Seconds a CDN may keep an answer: a day, and what depends on the time not past the end of that time. What is sorted by how often
 * it is read changes every minute, and nobody tells of that.
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

/** How long a cache may keep an answer. */
import type { Answer } from '#tools/answer.ts'
import type { Varies } from '#tools/tool.ts'
import { type CdnKind, cdnSeconds } from './cdn.ts'
import type { Site } from './site.ts'

/** `cacheControl` is for every cache; a CDN of the kind `cdn`, if there is one, may keep an answer for `cdnSeconds`. */
export type Lifetime = { cacheControl: string; cdn: CdnKind | null; cdnSeconds: number }

const freshSeconds = 60
const staleSeconds = 600
const dayMs = 86_400_000

const forContent = `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`

/** The lifetime of an answer. */
export const lifetimeOf = (answer: Answer, { cdn }: Pick<Site, 'cdn'>, now: Date): Lifetime => ({
  cacheControl: cacheControl(answer.varies, now),
  cdn: answer.varies === 'random' ? null : cdn,
  cdnSeconds: cdn === null ? 0 : cdnSeconds(answer, now),
})

/** The Cache-Control of an answer. What depends on today is not served past the next UTC midnight, stale or fresh. */
export function cacheControl(varies: Varies, now: Date): string {
  if (varies === 'content') return forContent
  if (varies === 'random') return 'no-store'
  if (varies === 'minute') return `public, max-age=${60 - now.getUTCSeconds()}`
  const leftSeconds = Math.floor((dayMs - (now.getTime() % dayMs)) / 1000)
  if (leftSeconds >= freshSeconds + staleSeconds) return forContent
  const fresh = Math.min(freshSeconds, leftSeconds)
  return `public, max-age=${fresh}, stale-while-revalidate=${Math.min(staleSeconds, leftSeconds - fresh)}`
}

/** Replies that are kept ready by address, so that what is asked again and again costs next to nothing. */
import type { ServiceId } from '#src/services.ts'
import type { Answer } from '#tools/answer.ts'

/** A reply with status 200, complete but for what changes with the time and the reader. */
export type KeptReply = {
  answer: Answer
  headers: Readonly<Record<string, string>>
  service: ServiceId
  /** What it is true of: the service's revision, and the UTC day or, where it changes with it, the minute, since 1970. */
  revision: string
  period: number
}

/** Most characters kept; the texts are those the tools keep as well, so this is what dead ones may hold on to. */
const mostCharacters = 16_000_000

/** What an entry takes besides its text. */
const entryCharacters = 1000

const dayMs = 86_400_000
const minuteMs = 60_000

export type KeptReplies = {
  /** The reply kept for this address, while its service is at `revisionOf` and its day or minute lasts. */
  get(url: string, revisionOf: (service: ServiceId) => string | null, now: Date): KeptReply | undefined
  keep(url: string, reply: Omit<KeptReply, 'period'>, now: Date): void
}

/** An empty store. When it is full it forgets everything: what is in demand is back at once. */
export function keptReplies(): KeptReplies {
  const replies = new Map<string, KeptReply>()
  let characters = 0
  return {
    get(url, revisionOf, now) {
      const kept = replies.get(url)
      if (kept === undefined) return undefined
      const isTrue = kept.revision === revisionOf(kept.service) && kept.period === periodOf(kept.answer, now)
      return isTrue ? kept : undefined
    },
    keep(url, reply, now) {
      characters += reply.answer.text.length + url.length + entryCharacters
      if (characters > mostCharacters) {
        replies.clear()
        characters = reply.answer.text.length + url.length + entryCharacters
      }
      replies.set(url, { ...reply, period: periodOf(reply.answer, now) })
    },
  }
}

const periodOf = ({ varies }: Answer, now: Date): number =>
  Math.floor(now.getTime() / (varies === 'minute' ? minuteMs : dayMs))

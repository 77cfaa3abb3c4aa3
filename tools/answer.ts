/** What calling a tool gives. */
import { createHash } from 'node:crypto'
import type { ServiceId } from '#src/services.ts'
import type { Varies } from './tool.ts'

/** JSON or feed text, a strong validator of it where it may be kept, and the entry it gives in full, if it does. */
export type Answer = {
  text: string
  etag: string | null
  varies: Varies
  entry: { service: ServiceId; resource: string; slug: string } | null
}

/** The answer of a text; its validator is its digest, so that it changes with the text and only with it. */
export const answerOf = (text: string, varies: Varies, entry: Answer['entry'] = null): Answer => ({
  text,
  etag: varies === 'random' ? null : `"${createHash('sha1').update(text).digest('base64url')}"`,
  varies,
  entry,
})

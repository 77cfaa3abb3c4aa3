/**
 * How much may be sent to the editing server, which reads a body whole before it looks at who sent it: a form with a file, or words.
 * What is too large is refused by its head, at whichever door it comes.
 */
import type { IncomingMessage } from 'node:http'
import type { Reason } from './broken-request.ts'

/** Of a file. */
export const mostFileBytes = 20 * 1024 * 1024

/** The limit of a body without a file: ten times the longest entry with all its texts. */
export const mostWordsBytes = 4 * 1024 * 1024

/** Why the body that follows is not taken; undefined where it may be. */
export function refusedBody({ headers }: IncomingMessage): Reason | undefined {
  // A body in pieces tells its length when it is over. Browsers, and what asks as they do, know it before.
  if (headers['transfer-encoding'] !== undefined) return 'no length'
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  const most = isForm ? mostFileBytes + mostWordsBytes : mostWordsBytes
  return Number(headers['content-length'] ?? 0) > most ? 'too large' : undefined
}

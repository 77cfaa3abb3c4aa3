/**
 * How much may be sent to the editing server, which reads a whole body before it checks who sent it. A body that is too large is
 * refused by the head of its request, in readers and in the editing server alike.
 */
import type { IncomingMessage } from 'node:http'
import type { Reason } from './broken-request.ts'

/** The limit of a body with a file. */
export const mostFileBytes = 20 * 1024 * 1024

/** The limit of a body without a file: ten times the longest entry with all its texts. */
export const mostWordsBytes = 4 * 1024 * 1024

/** Why the body that follows is not taken; undefined where it may be. */
export function refusedBody({ headers }: IncomingMessage): Reason | undefined {
  // A body in chunks tells its length only at its end; browsers send theirs with a length.
  if (headers['transfer-encoding'] !== undefined) return 'no length'
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  const most = isForm ? mostFileBytes + mostWordsBytes : mostWordsBytes
  return Number(headers['content-length'] ?? 0) > most ? 'too large' : undefined
}

/** Whether a reader already has the answer: RFC 9110, sections 13.1.2 and 13.1.3. */
import type { HttpRequest } from './request-and-reply.ts'

/** Whether a reader already has the reply with this tag and Last-Modified. If-None-Match, where it is sent, decides alone. */
export function isKnown(
  etag: string | null,
  lastModified: string | undefined,
  request: Pick<HttpRequest, 'header'>,
): boolean {
  const ifNoneMatch = request.header('if-none-match')
  if (ifNoneMatch !== undefined) return etag !== null && isNamed(etag, ifNoneMatch)
  const since = lastModified === undefined ? undefined : request.header('if-modified-since')
  return since !== undefined && Date.parse(since) >= Date.parse(String(lastModified))
}

/** Whether an If-None-Match header names this strong tag. The comparison is weak, as the standard asks for here. */
function isNamed(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag) return true
  if (ifNoneMatch.trim() === '*') return true
  // Our own tags hold no comma, so a foreign one that is cut in two cannot be taken for ours.
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim()
    return (trimmed.startsWith('W/') ? trimmed.slice(2) : trimmed) === etag
  })
}

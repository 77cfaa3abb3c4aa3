/** Whether a reader already has the answer: RFC 9110, section 13.1.2. */

/** Whether an If-None-Match header names this strong tag. The comparison is weak, as the standard asks for here. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  if (ifNoneMatch.trim() === '*') return true
  // Our own tags hold no comma, so a foreign one that is cut in two cannot be taken for ours.
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim()
    return (trimmed.startsWith('W/') ? trimmed.slice(2) : trimmed) === etag
  })
}

/** The addresses rich text may link to. */

/** `//host` is left out: it borrows the scheme of the page it stands on. */
const allowed = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i

/**
 * The address without blanks around it. Throws an `Error` that names it when it is not `http:`, `https:`, `mailto:`, a path
 * from the root, or a fragment: a script must not reach a record, whose readers may render it with any tool.
 */
export const linkAddress = (url: string): string => {
  const address = url.trim()
  if (allowed.test(address)) return address
  throw new Error(`The link "${address}" must begin with https://, http://, mailto:, / or #.`)
}

/** What a reply says of what belongs to it, in its head: RFC 8288. */

/** A link to an address, by what that is to whoever has the reply. */
export type HeaderLink = { href: string; rel: string; type?: string; hreflang?: string }

/** The value of a `Link` header. Addresses are percent-encoded, so that nothing in one can end it. */
export const linkHeader = (links: readonly HeaderLink[]): string =>
  links
    .map(({ href, ...told }) =>
      [`<${href}>`, ...Object.entries(told).map(([name, value]) => `${name}="${value}"`)].join('; '),
    )
    .join(', ')

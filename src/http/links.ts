/** Links to related resources in the head of a reply: RFC 8288. */

/** A link to an address, with its relation to the reply. */
export type HeaderLink = { href: string; rel: string; type?: string; hreflang?: string }

/** The value of a `Link` header. Addresses are percent-encoded, so that nothing in one can end it. */
export const linkHeader = (links: readonly HeaderLink[]): string =>
  links
    .map(({ href, ...told }) =>
      [`<${href}>`, ...Object.entries(told).map(([name, value]) => `${name}="${value}"`)].join('; '),
    )
    .join(', ')

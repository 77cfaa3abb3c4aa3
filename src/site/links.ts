/** What pages tell programs in their head: what else there is of them, and how it may be used. */
import { apiPath } from '#src/http/address.ts'
import type { HeaderLink } from '#src/http/links.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { addressOfForm, type Form, typeOfForm } from './forms.ts'
import type { Page } from './page.ts'

/** Where all interfaces of a host are listed: RFC 9727. */
export const catalogPath = '/.well-known/api-catalog'

type Whose = { base: string; address: string; isHome: boolean; licence: Licence }

/** The links of a page in one of its forms; `base` is the address of its catalogue, or of the network. */
export function linksOf({ head, json }: Page, form: Form, { base, address, isHome, licence }: Whose): HeaderLink[] {
  const others: Form[] = ['html', 'markdown', ...(head.data ? (['json-ld'] as const) : [])]
  return [
    ...others
      .filter((other) => other !== form)
      .map((other) => ({
        href: addressOfForm(address, other, isHome),
        rel: other === 'html' ? 'canonical' : 'alternate',
        type: typeOfForm[other].split(';', 1)[0] as string,
        // Names stand in their own languages on all pages; what is written to be read is in one.
        ...(other !== 'json-ld' && { hreflang: 'en' }),
      })),
    ...(json ? [{ href: json, rel: 'alternate', type: 'application/json' }] : []),
    { href: licence.address, rel: 'license' },
    { href: `${base}${apiPath}/openapi.json`, rel: 'service-desc', type: 'application/json' },
    { href: `${base}/api`, rel: 'service-doc', type: 'text/html' },
    { href: `${base}${catalogPath}`, rel: 'api-catalog', type: 'application/linkset+json' },
  ]
}

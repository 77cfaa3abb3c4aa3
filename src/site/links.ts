/** Links for programs in the head of a page: its other forms, its licence, and the interfaces. */
import { apiPath } from '#src/http/address.ts'
import type { HeaderLink } from '#src/http/links.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { addressOfForm, type Form, typeOfForm } from './forms.ts'
import type { Page } from './page.ts'

/** Where all interfaces of a host are listed: RFC 9727. */
export const catalogPath = '/.well-known/api-catalog'

type Whose = { base: string; network: string; address: string; isHome: boolean; licence: Licence }

/** Where programs ask how to embed an address: oEmbed. */
const oembedTypes = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const

/** The links of a page in one of its forms; `base` is the address of its catalogue, or of the network. */
export function linksOf(
  { head, json, entry }: Page,
  form: Form,
  { base, network, address, isHome, licence }: Whose,
): HeaderLink[] {
  const others: Form[] = ['html', 'markdown', ...(head.data ? (['json-ld'] as const) : [])]
  return [
    ...others
      .filter((other) => other !== form)
      .map((other) => ({
        href: addressOfForm(address, other, isHome),
        rel: other === 'html' ? 'canonical' : 'alternate',
        type: typeOfForm[other].split(';', 1)[0] ?? '',
        // Names appear in their own languages on all pages; the texts are in one language.
        ...(other !== 'json-ld' && { hreflang: 'en' }),
      })),
    ...(json ? [{ href: json, rel: 'alternate', type: 'application/json' }] : []),
    ...(entry
      ? Object.entries(oembedTypes).map(([format, type]) => ({
          href: `${network}/oembed?${new URLSearchParams({ url: address, format })}`,
          rel: 'alternate',
          type,
        }))
      : []),
    { href: licence.address, rel: 'license' },
    { href: `${base}${apiPath}/openapi.json`, rel: 'service-desc', type: 'application/json' },
    { href: `${base}/api`, rel: 'service-doc', type: 'text/html' },
    { href: `${base}${catalogPath}`, rel: 'api-catalog', type: 'application/linkset+json' },
  ]
}

/** The interfaces of a host, for programs that come to it for the first time: RFC 9727, as a linkset of RFC 9264. */
import { apiPath } from '#src/http/address.ts'
import { type Addresses, addressOf, network, type OwnerId, services } from '#src/services.ts'
import { catalogPath } from './links.ts'
import type { TextFile } from './page.ts'

const profile = 'https://www.rfc-editor.org/info/rfc9727'

/** The interfaces of a service, or those of the network and of all services. */
export function apiCatalog(surface: OwnerId, addresses: Addresses): TextFile {
  const told = surface === network.id ? [surface, ...services.map(({ id }) => id)] : [surface]
  const linkset = [
    {
      anchor: `${addressOf(surface, addresses)}${catalogPath}`,
      item: told.map((id) => ({ href: `${addressOf(id, addresses)}${apiPath}` })),
    },
    ...told.map((id) => {
      const base = addressOf(id, addresses)
      return {
        anchor: `${base}${apiPath}`,
        'service-desc': [{ href: `${base}${apiPath}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${base}/api`, type: 'text/html' }],
        'service-meta': [
          { href: `${base}/llms.txt`, type: 'text/plain' },
          { href: `${base}/.well-known/mcp/server-card.json`, type: 'application/mcp-server-card+json' },
        ],
        status: [{ href: `${addresses.publicUrl}/readyz`, type: 'application/json' }],
      }
    }),
  ]
  return {
    contentType: `application/linkset+json; profile="${profile}"`,
    text: JSON.stringify({ linkset }),
    isOpen: true,
  }
}
